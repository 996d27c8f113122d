"""Tune the levels to the players that come with the package and write bots/levels.json.

    python tools/levels.py [GAME ...] [--players N] [--games 1600] [--seconds 480] [--processes 16]

Every level is the best player, weakened. One player sits among others who are a little weaker: so
it is measured, step by step, how much weakness costs in odds (tools/level_scale.py). Levels are set
equally far apart on that scale and played against each other; what comes of it makes the scale
finer, and they are set again, with twice as many games each time. From the weakest, a child that
knows the rules, to the expert there are three steps; four if three would each be more than twice
the fair odds; and if four would be as well, the beginner is made so much better.

All tables are tuned a little before any is tuned more, and the file is written each time: when time
is up there is something for every game. What was measured is kept in build/levels: the command can
be stopped, and goes on there; with other nets or rules it begins anew. `--players` tunes the tables
of so many alone, where one of several nets is new; a game keeps its number of levels then.
"""

import argparse
import json
import os
import time
from pathlib import Path
from typing import Any

from level_scale import TWICE, Table, levels_at
from level_steps import OutOfTime, Steps
from rauswurf import __version__, games
from rauswurf.bots.levels import FORMAT, levels_of
from rauswurf.bots.race.weights import NET_OF
from rauswurf.games import GAMES
from rauswurf.games.levels import LEVELS

ROOT = Path(__file__).parent.parent
FILE = ROOT / "src" / "rauswurf" / "bots" / "levels.json"
KEPT = ROOT / "build" / "levels"

FEW, MANY = len(LEVELS) - 2, len(LEVELS) - 1  # steps
FIRST_GAMES = 200  # of each step, at first; then twice as many
GRID_GAMES = 800  # more are not played by players who are no level
A_DAY = 86_400


Tables = dict[str, list[Table]]


def tables_of(own: list[str], players: int | None) -> Tables:
    """The tables of these games, or those of so many players."""
    found = {}
    for id in own:
        counts = games.get(id).players
        found[id] = [Table(games.get(id).setup(n)) for n in counts if players in (None, n)]
    return {id: tables for id, tables in found.items() if tables}


def tune(tables: Tables, most: int, steps: Steps, file: Path) -> None:
    """Tune these games again and again, each time with more games, and write what was found."""
    everybody = [table for each in tables.values() for table in each]
    number = min(FIRST_GAMES, most)
    while True:
        steps.play([(t, pair) for t in everybody for pair in t.grid], min(number, GRID_GAMES))
        for each in tables.values():
            scales = [table.scale(steps.known(table)) for table in each]
            game = each[0].setup.game
            whole = len(each) == len(game.players)
            spreads = [scale.spread for scale in scales]
            count = number_of_steps(spreads) if whole else len(levels_of(game.id)) - 1
            for table, scale in zip(each, scales, strict=True):
                table.set_levels(scale, count)
        steps.play([(t, pair) for t in everybody for pair in t.level_pairs], number)
        write(file, {id: told(each, steps) for id, each in tables.items()})
        if number >= most:
            return
        number = min(2 * number, most)


def number_of_steps(spreads: list[float]) -> int:
    """Of how many steps the levels of a game are, by how far apart the best and the weakest are."""
    return FEW if max(spreads) <= FEW * TWICE else MANY


def told(tables: list[Table], steps: Steps) -> dict[str, Any]:
    """What the file tells about a game."""
    found = {}
    for table in tables:
        measured = [steps.measured(table, pair) for pair in table.level_pairs]
        found[str(table.setup.players)] = {
            "weakness": levels_at(table.levels),
            "wins": [round(each.share, 4) for each in reversed(measured)],
            "errors": [round(each.error, 4) for each in reversed(measured)],
            "games": measured[0].games,
        }
        odds = " ".join(f"{each.odds:.2f}" for each in reversed(measured))
        weak = table.levels[::-1]
        print(f"{table.name}: {weak} odds {odds} ({measured[0].games} games)", flush=True)
    offered = len(tables[0].levels)
    return {"seed": steps.seed, "levels": offered, "players": found}


def write(file: Path, found: dict[str, Any]) -> None:
    """Write what was found, and leave what is known about other games."""
    shipped = json.loads((file if file.is_file() else FILE).read_text(encoding="utf-8"))
    known = shipped["games"]
    for id, game in found.items():
        others = known[id]["players"] if id in known else {}
        known[id] = game | {"players": others | game["players"]}
    written = {"format": FORMAT, "command": "make levels", "version": __version__}
    file.parent.mkdir(parents=True, exist_ok=True)
    beside = file.with_suffix(".new")
    beside.write_text(compact(written | {"games": known}), encoding="utf-8")
    os.replace(beside, file)


def compact(document: dict[str, Any]) -> str:
    """JSON with a line for each game."""
    told = json.dumps(document | {"games": {}})[: -len("{}}")]
    lines = [
        f'"{game}": {json.dumps(document["games"][game])}'
        for game in GAMES
        if game in document["games"]
    ]
    return told + "{\n" + ",\n".join(lines) + "\n}}\n"


def main() -> None:
    """Tune, and write the file."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    own = [game for game in GAMES if game not in NET_OF]
    parser.add_argument("game", nargs="*", help=f"{', '.join(own)}; all if none is named")
    parser.add_argument("--players", type=int, help="tables of so many alone")
    parser.add_argument("--games", type=int, default=1_600, help="for each step, at most")
    parser.add_argument("--seconds", type=float, default=A_DAY, help="when to stop")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=FILE, help="the file to write")
    parser.add_argument("--kept", type=Path, default=KEPT, help="the folder for what was measured")
    chosen = parser.parse_args()
    unknown = set(chosen.game) - set(own)
    if unknown:
        parser.error(f"no such game: {', '.join(sorted(unknown))}; choose from {', '.join(own)}")
    if chosen.games < 1 or chosen.processes < 1 or chosen.seconds <= 0:
        parser.error("--games, --processes and --seconds are more than 0")
    until = time.monotonic() + chosen.seconds
    with Steps(chosen.processes, chosen.seed, until, chosen.kept) as steps:
        try:
            tune(tables_of(chosen.game or own, chosen.players), chosen.games, steps, chosen.out)
        except OutOfTime:
            print("time is up; the same command goes on here")
    if chosen.out.is_file():
        print(f"wrote {chosen.out}")


if __name__ == "__main__":
    main()
