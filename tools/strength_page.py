"""docs/strength.md: what was measured, in words and tables."""

import json
from collections.abc import Sequence
from importlib.resources import files
from pathlib import Path
from textwrap import fill

from rauswurf.bots import nichtlustig as cards
from rauswurf.bots.race import weights as race_weights
from rauswurf.bots.race.weights import load_weights
from rauswurf.fast.statistics import Estimate
from solved_tables import PIECES
from strength_tables import KINDS, Level, Loss, Table

TEXTS = Path(__file__).parent / "strength_texts.json"
WEIGHTS = Path(race_weights.__file__).parent / "weights"
NOTHING = "–"
FIRST_EDITION = {"first-edition": "expert", "first-strong": "strong", "by-eye": "casual"}
BEST = "net-2ply"
MORE_PIECES = " With three pieces a decision costs more, about twice as much ([the bots](bots.md))."
DECISIONS = 36.7  # of each player, in a game of never-mind between perfect ones
WIDEST = 100  # points: a rating that may be off by more tells nothing
WIDEST_STEP = 0.04  # the same of a step between levels, as a standard error


def written(tables: Sequence[Table], coach: Sequence[str] = ()) -> str:
    """The whole page; ``coach`` is what was found about the coach, if anything was."""
    texts = json.loads(TEXTS.read_text(encoding="utf-8"))
    texts["nets"]["text"][-1] += f" `{card_values()['command']}`."
    parts = {
        "levels": [levels(tables)],
        "first": [among_first(tables)],
        "rules": [by_other_rules(tables)],
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
            told = [told_step(found.get(name)) for name in names]
            rows.append([table.place.game, str(table.place.players), *told])
    return in_markdown(["game", "players", *names], rows)


def told_step(step: Level | None) -> str:
    """How far a level is above the one below, if that is known."""
    return step.told if step and step.error <= WIDEST_STEP else NOTHING


def among_first(tables: Sequence[Table]) -> str:
    """Today's experts among players of the first edition."""
    rows = [
        [table.place.game, FIRST_EDITION[other], step.share_told, f"{step.games:,}"]
        for table in tables
        for other, step in table.compared
        if not table.place.variants
    ]
    return in_markdown(["game", "among three", "the expert wins", "games"], rows)


def by_other_rules(tables: Sequence[Table]) -> str:
    """Experts among casual players where the rules are not the usual ones."""
    rows = []
    for table in tables:
        rules = ", ".join(f"`{id}={value}`" for id, value in table.place.variants)
        for _, step in table.compared if rules else ():
            told = [table.place.game, rules, str(table.place.players), step.told, f"{step.games:,}"]
            rows.append(told)
    return in_markdown(["game", "rules", "players", "the expert wins", "games"], rows)


def ratings(table: Table) -> str:
    """Everybody at one table about whom enough is known."""
    exact = bool(table.losses)
    best_first = sorted(table.ratings.items(), key=lambda each: -each[1].value)
    sure = {name: rating for name, rating in best_first if is_sure(rating)}
    rows = []
    for name, rating in sure.items():
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
    told = [f"### {table.place.game}, {table.place.players} players", games_told(table.games)]
    told += [in_markdown(columns, rows)] if rows else []
    unsure = [f"`{name}`" for name in table.ratings if name not in sure]
    if unsure:
        told.append(wrapped(f"Too few games to rate {', '.join(unsure)}."))
    return "\n\n".join(told)


def is_sure(rating: Estimate) -> bool:
    """Is it known well enough to be told?"""
    low, high = rating.interval()
    return high - low <= 2 * WIDEST


def games_told(games: Sequence[int]) -> str:
    """How many games were played."""
    fewest, most = min(games), max(games)  # a pair that never met has none
    each = f"{fewest:,} to {most:,}" if fewest < most else f"{most:,}"
    return f"{sum(games):,} games, {each} of each pair."


def unknown(tables: Sequence[Table]) -> list[str]:
    """What these numbers do not tell."""
    missing = [each.place.name for each in tables if not each.ratings and not each.compared]
    solved = [each.place.game for each in tables if each.losses]
    told = [
        "What a decision costs is known exactly only for two players with own colours and few "
        f"pieces on their way each: here in {' and '.join(solved) or 'no game'}. With four pieces "
        "there is more to choose, and players may be better or worse at it.",
        "For three and more nobody knows perfect play: how much is left above the best is unknown.",
    ]
    told += [
        far_from_perfect(each.losses[BEST])
        for each in tables
        if each.place.game == "never-mind" and BEST in each.losses
    ]
    if missing:
        told.append(f"Not measured with the players of today: {', '.join(missing)}.")
    return [f"- {fill(each, 108, subsequent_indent='  ', break_on_hyphens=False)}" for each in told]


def far_from_perfect(loss: Loss) -> str:
    """How far the expert of never-mind for two may be from perfect play."""
    game = 100 * loss.value * DECISIONS
    more = "" if loss.at.startswith(str(PIECES)) else MORE_PIECES
    return (
        f"In a whole game of never-mind for two a player has about {DECISIONS:.0f} decisions with "
        "more than one move ([Solved](solved.md)). If each of them cost the expert as much as one "
        f"does with {loss.at}, it would be {game:.1f} points of a hundred below perfect play. The "
        f"aim was 0.2.{more} How it is with four takes the table of four pieces, 90 GB, which only "
        "a large graphics card makes."
    )


def card_values() -> dict[str, str]:
    """The file of what things are worth in NICHTLUSTIG, which tells how it was made."""
    text = files(cards).joinpath("weights.json").read_text(encoding="utf-8")
    found: dict[str, str] = json.loads(text)
    return found


def nets() -> str:
    """How each net was made."""
    rows = []
    for path in sorted(WEIGHTS.iterdir(), key=lambda path: path.name):
        weights = load_weights(path)
        size = path.stat().st_size / 1000
        rows.append([f"`{path.name}`", f"{size:.0f} kB", f"`{weights.made['command']}`"])
    return in_markdown(["net", "size", "made by"], rows)
