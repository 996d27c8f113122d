"""docs/strength.md: what was measured, in words and tables."""

import json
from collections.abc import Sequence
from pathlib import Path
from textwrap import fill

from rauswurf.bots.race import weights as race_weights
from rauswurf.bots.race.weights import load_weights
from strength_tables import KINDS, Table

TEXTS = Path(__file__).parent / "strength_texts.json"
WEIGHTS = Path(race_weights.__file__).parent / "weights"
NOTHING = "–"


def written(tables: Sequence[Table], coach: Sequence[str] = ()) -> str:
    """The whole page; ``coach`` is what was found about the coach, if anything was."""
    texts = json.loads(TEXTS.read_text(encoding="utf-8"))
    parts = {
        "levels": [levels(tables)],
        "tables": [ratings(table) for table in tables if table.ratings],
        **({"coach": [*coach]} if coach else {}),
        "nets": [nets()],
        "unknown": unknown(tables),
    }
    lines = [f"# {texts['title']}", *map(wrapped, texts["intro"])]
    for name, found in parts.items():
        lines += [f"## {texts[name]['title']}", *map(wrapped, texts[name]["text"]), *found]
    return "\n\n".join(lines) + "\n"


def wrapped(text: str) -> str:
    """A paragraph in lines that can be read in an editor."""
    return fill(text, 110, break_long_words=False, break_on_hyphens=False)


def in_markdown(head: list[str], rows: list[list[str]]) -> str:
    """A table."""
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def levels(tables: Sequence[Table]) -> str:
    """How far the levels are apart."""
    names = ["casual", "skilled", "strong", "expert"]
    rows = []
    for table in tables:
        if table.levels:
            found = {each.name: each for each in table.levels}
            told = [NOTHING if name not in found else found[name].told for name in names]
            rows.append([table.game, str(table.players), *told])
    return in_markdown(["game", "players", *names], rows)


def ratings(table: Table) -> str:
    """Everybody at one table."""
    head = f"### {table.game}, {table.players} players\n\n{games_told(table.games)}"
    exact = bool(table.losses)
    rows = []
    for name, rating in sorted(table.ratings.items(), key=lambda each: -each[1].value):
        low, high = rating.interval()
        kind = KINDS.get(name, "level")
        row = [f"`{name}`", kind, f"{rating.value:.0f}", f"{low:.0f} to {high:.0f}"]
        if exact:
            loss = table.losses.get(name)
            row.append(f"{100 * loss.value:.3f} ± {100 * loss.error:.3f}" if loss else NOTHING)
        rows.append(row)
    columns = ["player", "kind", "rating", "95 %"]
    if exact:
        (at,) = {loss.at for loss in table.losses.values()}
        columns.append(f"given away by a decision, points ({at})")
    return f"{head}\n\n{in_markdown(columns, rows)}"


def games_told(games: Sequence[int]) -> str:
    """How many games were played."""
    fewest, most = min(games), max(games)
    each = f"{fewest:,} to {most:,}" if fewest < most else f"{most:,}"
    return f"{sum(games):,} games, {each} of each pair."


def unknown(tables: Sequence[Table]) -> list[str]:
    """What these numbers do not tell."""
    missing = [f"{each.game} ({each.players})" for each in tables if not each.ratings]
    solved = [each.game for each in tables if each.losses]
    told = [
        "What a decision costs is known exactly only for two players with own colours and three "
        f"pieces on their way each: here in {' and '.join(solved) or 'no game'}. With four pieces "
        "there is more to choose, and players may be better or worse at it.",
        "For three and more nobody knows perfect play: how much is left above the best is unknown.",
    ]
    if missing:
        told.append(f"Not measured with the players of today: {', '.join(missing)}.")
    return [f"- {fill(each, 108, subsequent_indent='  ', break_on_hyphens=False)}" for each in told]


def nets() -> str:
    """How each net was made."""
    rows = []
    for path in sorted(WEIGHTS.iterdir(), key=lambda path: path.name):
        weights = load_weights(path)
        size = path.stat().st_size / 1000
        rows.append([f"`{path.name}`", f"{size:.0f} kB", f"`{weights.made['command']}`"])
    return in_markdown(["net", "size", "made by"], rows)
