"""Write docs/solved.md: what perfect play for two is like.

    python tools/solved.py [GAME PIECES] [--device cpu|gpu] [--pairs N]

What was measured is kept in tools/solved.json, so the page can be written anew without measuring.
With a game and a number of pieces that race is measured first: solved, unless its table is there,
and played by everybody against perfect play.
"""

import argparse
import json
import os
from collections.abc import Callable
from math import sqrt
from pathlib import Path
from textwrap import fill
from typing import Any

from rauswurf import bots
from rauswurf.bots.perfect.format import read_header, usual_path
from rauswurf.bots.perfect.small import BOARD, SmallRace, small_setup
from rauswurf.bots.perfect.table import TABLE
from rauswurf.games import Setup
from rauswurf.rules.race import PIECES
from rauswurf.table import Table
from rauswurf.table.drawing import draw_text
from rauswurf.table.families import family_of

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs" / "solved.md"
KEPT = ROOT / "tools" / "solved.json"
WIDTH = 128
COUNTED = ("won", "loss", "decisions", "mistakes", "stakes", "rolls")
NATURAL = ("foremost", "capture-else-foremost", "defensive", "mixed")
PERCENTILES = (5, 50, 95)
PAIRS = {"net-2ply": 500}  # of games, where a player thinks for long
MOST_PAIRS = 20_000
SHOWN = 4  # surprising moves
OPPOSITE = 2  # colours away

Figures = dict[str, Any]


def measure(game: str, pieces: int, device: str, most_pairs: int) -> None:
    """Solve a race, unless that was done, let everybody play against it, and keep the figures."""
    from rauswurf.bots.perfect.duel import PERFECT, Duels, table_values
    from rauswurf.bots.perfect.solve import solve
    from rauswurf.bots.race.habits import HABITS
    from rauswurf.bots.race.netplayer import KINDS
    from rauswurf.bots.race.weights import shipped

    path, threads = usual_path(game, pieces), os.cpu_count() or 1
    if not path.is_file():
        race = SmallRace(small_setup(game, {}), pieces)
        solve(race, device, threads, path, lambda stage, more, total: None)
    race, values = table_values(path)
    weights = shipped(game, 2, "own")
    if weights is None:
        raise SystemExit(f"There is no net for two players of {game}.")
    header = read_header(path, TABLE)
    told = {key: header[key] for key in ("sweeps", "change", "residual", "every")}
    found: Figures = {**told, "checked": header["positions"], "positions": len(values) ** 2}
    found["first_player"] = float(values[race.beginning, race.beginning]) / (2**32 - 1)
    duels = Duels(race, values, weights, threads)
    found["players"] = {}
    for name, number in {"perfect": PERFECT, **HABITS, **KINDS}.items():
        games = duels.meet(number, min(PAIRS.get(name, most_pairs), most_pairs), 1, ignored)
        found["players"][name] = tallied(games.tallies)
        if games.surprises:
            found["surprises"] = [
                [each.gain, position_of(race, each.steps, each.die)] for each in games.surprises
            ]
        print(game, pieces, name, found["players"][name]["won"], flush=True)
    kept = json.loads(KEPT.read_text(encoding="utf-8"))
    kept["races"].setdefault(f"{game} {pieces}", {}).update(found)
    KEPT.write_text(json.dumps(kept, indent=1) + "\n", encoding="utf-8")


def ignored(pairs: int) -> None:
    """Nobody watches."""


def tallied(tallies: Any) -> Figures:
    """Means and standard errors over pairs of games, and how long games are."""
    import numpy as np

    pairs = tallies.reshape(-1, 2, len(COUNTED)).mean(axis=1)
    means, errors = pairs.mean(axis=0), pairs.std(axis=0) / sqrt(len(pairs))
    found: Figures = {"games": len(tallies)}
    for k, name in enumerate(COUNTED):
        found[name] = [float(means[k]), float(errors[k])]
    found["lengths"] = [float(n) for n in np.percentile(tallies[:, -1], PERCENTILES)]
    return found


def position_of(race: SmallRace, steps: tuple[int, ...], die: int) -> str:
    """A position by the steps that the pieces of the mover and then the other's have done."""
    rules, s = race.rules, race.rules.start()
    for piece in range(PIECES):
        rules.lift(s, piece)
        rules.lift(s, PIECES * OPPOSITE + piece)
    for n, done in enumerate(steps):
        colour = OPPOSITE * (n // PIECES)
        ways = (f for f in range(rules.FIELDS) if rules.PROGRESS[colour, f] == done)
        field = next(ways) if done else rules.BASE[colour]
        rules.put(s, PIECES * colour + n % PIECES, field)
    s.turn = 0
    rules.begin_turn(s)
    rules.roll(s, die)
    return family_of(race.setup).write_position(s)


def percent(number: float, digits: int = 1) -> str:
    """A share in percent."""
    return f"{100 * number:.{digits}f} %"


def within(pair: list[float], digits: int) -> str:
    """A share in percent with its standard error."""
    return f"{100 * pair[0]:.{digits}f} ± {100 * pair[1]:.{digits}f} %"


def table(heading: list[str], rows: list[list[str]]) -> str:
    """A table of Markdown."""
    return "\n".join(f"| {' | '.join(row)} |" for row in [heading, ["---"] * len(heading), *rows])


def paragraphs(*texts: str) -> str:
    """Texts in lines of one width."""
    return "\n\n".join(fill(text, WIDTH, break_on_hyphens=False) for text in texts)


def races_part(races: dict[str, Figures]) -> str:
    """What was solved, and how well."""
    rows = []
    for name, race in races.items():
        game, pieces = name.split()
        checked = "all" if race["every"] else f"{race['checked']:,} at random"
        compared = race.get("compared")
        same = "" if compared is None else f"{race['different']} of {compared:,} differ"
        rows.append(
            [
                f"`{game}`",
                pieces,
                f"{race['positions']:,}",
                str(race["sweeps"]),
                f"{race['residual']:.1e}",
                checked,
                same,
                percent(race["first_player"], 4),
            ]
        )
    heading = ["game", "pieces each", "positions", "sweeps", "residual", "checked"]
    return table([*heading, "processor and card", "who begins wins"], rows)


def players_part(players: dict[str, Figures]) -> str:
    """How everybody fares against perfect play."""
    rows = []
    for name, told in players.items():
        if name == "perfect":
            continue
        mistakes = told["mistakes"][0]
        rows.append(
            [
                f"`{name}`",
                f"{told['games']:,}",
                within(told["won"], 2),
                percent(0.5 - told["loss"][0], 2),
                within(told["loss"], 3),
                f"{mistakes:.1f} of {told['decisions'][0]:.1f}",
                percent(told["loss"][0] / mistakes, 2),
                percent(told["loss"][0] / told["decisions"][0], 2),
            ]
        )
    heading = ["player", "games", "wins", "wins by cost", "cost of a game's choices"]
    return table([*heading, "mistakes a game", "cost of a mistake", "cost of a decision"], rows)


def lengths_part(players: dict[str, Figures]) -> str:
    """How long games are."""
    rows = []
    for name, told in players.items():
        few, middle, many = (f"{n:.0f}" for n in told["lengths"])
        mean, error = told["rolls"]
        rows.append([f"`{name}`", f"{mean:.2f} ± {error:.2f}", few, middle, many])
    return table(["who plays perfect", "rolls on average", "5 %", "half", "95 %"], rows)


def surprise_part(setup: Setup, gain: float, position: str) -> str | None:
    """One surprising move with the board; nothing if more than one move may be meant."""
    view = bots.View.at(setup, position)
    usual = {name: bots.player(name).choose(view) for name in NATURAL}
    left = [move for move in view.moves if move not in usual.values()]
    if len(left) != 1:
        return None
    board = draw_text(setup, Table(setup, position=position).view)
    habits = ", ".join(f"`{name}` {move}" for name, move in usual.items())
    text = (
        f"Yellow has rolled {view.state.die}. The best move is **{left[0]}**: it wins "
        f"{100 * gain:.1f} games in a hundred more than the best of the moves that come to mind "
        f"({habits})."
    )
    return f"{paragraphs(text)}\n\n```text\n{board}\n```\n\n`{position}`"


def surprises_part(setup: Setup, surprises: list[Any]) -> str:
    """The most surprising moves."""
    found = (surprise_part(setup, gain, position) for gain, position in surprises)
    return "\n\n".join([each for each in found if each][:SHOWN])


def worth_part(game: str, mine: Figures) -> str:
    """What a decision is worth to perfect players."""
    stakes, decisions = mine["stakes"][0], mine["decisions"][0]
    return (
        f"In a game of `{game}` between perfect players each has {decisions:.1f} decisions with "
        f"more than one move. The best move is worth {percent(stakes / decisions, 2)} more than "
        f"the mean of all moves there: whoever drew lots just once would lose that much. These "
        f"are means over {mine['games']:,} games; the standard errors are "
        f"{mine['decisions'][1]:.2f} decisions and {percent(mine['stakes'][1] / decisions, 3)}."
    )


def start_part(name: str, race: Figures) -> str:
    """Who begins is how much better off."""
    game, pieces = name.split()
    return (
        f"Whoever begins `{game}` with {pieces} pieces each wins "
        f"{percent(race['first_player'], 5)} of the games if both play perfectly."
    )


def by_game(races: dict[str, Figures], part: Callable[[str, Figures], str]) -> str:
    """Something about every race, under the name of its game."""
    parts = [(name.split()[0], race) for name, race in races.items()]
    return "\n\n".join(f"### `{game}`\n\n{part(game, race)}" for game, race in parts)


def met(game: str, race: Figures) -> str:
    """How everybody fares in a race, and what is to be said about it."""
    told = players_part(race["players"])
    return f"{told}\n\n{paragraphs(race['note'])}" if "note" in race else told


def page(kept: Figures) -> str:
    """All of docs/solved.md."""
    races, texts = kept["races"], kept["texts"]
    most = max(name.split()[1] for name, race in races.items() if "players" in race)
    whole = {name: race for name, race in races.items() if name.split()[1] == most}
    games = [(name.split()[0], race["players"]["perfect"]) for name, race in whole.items()]
    counts = " and ".join(f"{mine['games']:,} games of `{game}`" for game, mine in games)
    parts = [
        "# Solved",
        paragraphs(*texts["intro"]),
        "## What was solved",
        races_part(races),
        paragraphs(*texts["checked"]),
        "## The start",
        paragraphs(*(start_part(*each) for each in whole.items()), *texts["start"]),
        "## Everybody against perfect play",
        by_game(whole, met),
        paragraphs("**How to read and check it.** " + texts["players"][0]),
        "## What a decision is worth",
        paragraphs(*(worth_part(*each) for each in games)),
        "## How long games are",
        by_game(whole, lambda game, race: lengths_part(race["players"])),
        paragraphs(*texts["lengths"], f"Perfect play met itself in {counts}."),
        "## The most surprising moves",
        paragraphs(*texts["surprises"]),
        by_game(whole, lambda game, race: surprises_part(small_setup(game, {}), race["surprises"])),
        "## What is not known",
        paragraphs(*texts["unknown"]),
    ]
    return "\n\n".join(parts) + "\n"


def main() -> None:
    """Measure if asked to, and write the page."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game", nargs="?", help=f"a game on the board '{BOARD}'")
    parser.add_argument("pieces", nargs="?", type=int, default=2)
    parser.add_argument("--device", choices=("cpu", "gpu"), default="cpu")
    parser.add_argument("--pairs", type=int, default=MOST_PAIRS)
    parser.add_argument("--check", action="store_true", help="is the page what it would be?")
    given = parser.parse_args()
    if given.game:
        measure(given.game, given.pieces, given.device, given.pairs)
    text = page(json.loads(KEPT.read_text(encoding="utf-8")))
    if given.check:
        if PAGE.read_text(encoding="utf-8") != text:
            raise SystemExit("docs/solved.md is not up to date: make solved")
    else:
        PAGE.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
