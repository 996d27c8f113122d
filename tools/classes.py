#!/usr/bin/env python3
"""Measure where the coach's classes begin, and how far off its chances are: `make classes`.

    python3 tools/classes.py [GAME ...] [--only classes|precision] [--seconds S] [--processes N]

Our own bots play, and are graded: `src/rauswurf/coach/classes.json`. Positions of such games are
played on many times, the luck taken off, and compared with what the coach says about them:
`src/rauswurf/coach/precision.json`. Run it again whenever bots, levels or nets change. What was
measured is kept in the folder as it goes: the command can be stopped, and goes on there; what was
measured with other bots or nets than those of today does not count. `--seconds 0` measures nothing
and writes what is known.
"""

import argparse
import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict
from functools import cache
from itertools import zip_longest
from pathlib import Path
from typing import Any

import shares
import truth
from kept import Kept
from rauswurf import bots, games
from rauswurf.bots.race.weights import NET_OF
from rauswurf.coach import calibrating, precision
from rauswurf.coach.calibrating import boundaries, measured_in, skill_of, steadiness, tables_needed
from rauswurf.coach.scales import scale_for
from rauswurf.coach.values import Grade
from rauswurf.games import GAMES, Game
from shares import Task
from solved_tables import PIECES

ROOT = Path(__file__).resolve().parent.parent
COACH = ROOT / "src" / "rauswurf" / "coach"
KEPT = ROOT / "build" / "classes"
POSITIONS = 40  # of each table are played on
LEAST_POSITIONS = 10  # fewer tell nothing


def grades_of_game(id: str, number: int) -> list[tuple[str, dict[str, Any]]]:
    """What one game of bots tells; which classes that is will follow from all of them."""
    return [
        (name, asdict(grade) | {"classes": None})
        for name, grade in calibrating.measure(games.get(id), number)
    ]


@cache
def evaluator_of(id: str, players: int) -> str:
    """What weighs at a table."""
    return scale_for(games.get(id).setup(players)).evaluator


@cache
def depends_on(id: str, players: int) -> str:
    """Whatever results of a table depend on: what weighs, and who plays."""
    game = games.get(id)
    setup = game.setup(players)
    players_there = [bots.own_name(name, setup) for name in measured_in(game)]
    return f"{evaluator_of(id, players)} {' '.join(players_there)}"


def game_task(game: Game, number: int) -> Task:
    """One game of bots, to be graded."""
    players = game.players[number % len(game.players)]
    key = f"choices {game.id} {number} {depends_on(game.id, players)}"
    return Task(key, grades_of_game, (game.id, number))


def position_task(game: Game, players: int, number: int) -> Task:
    """One position, to be played on."""
    often = precision.GAMES[game.family]
    key = f"position {game.id} {players} {number} x{often} {evaluator_of(game.id, players)}"
    return Task(key, precision.compare, (game.id, players, number))


def game_tasks(game: Game) -> list[Task]:
    """All games of bots in one game."""
    return [game_task(game, number) for number in range(tables_needed(game))]


def position_tasks(game: Game) -> list[Task]:
    """All positions of one game."""
    return [
        position_task(game, players, number)
        for number in range(POSITIONS)
        for players in game.players
    ]


def in_turn(tasks: Sequence[Sequence[Task]]) -> Iterator[Task]:
    """One of each, then the next of each: when time is up there is something for all."""
    for row in zip_longest(*tasks):
        yield from (task for task in row if task is not None)


def known_grades(game: Game, kept: Kept) -> dict[str, list[Grade]]:
    """[bot]: its grades, game by game."""
    found: dict[str, list[Grade]] = {name: [] for name in measured_in(game)}
    for task in game_tasks(game):
        for name, grade in kept.found.get(task.key, ()):
            found[name].append(Grade(**grade))
    return found


def class_entry(game: Game, kept: Kept) -> dict[str, Any] | None:
    """Where the classes of a game begin; None as long as somebody has too few games."""
    grades = known_grades(game, kept)
    if min(len(each) for each in grades.values()) < calibrating.ENOUGH // 2:
        return None
    skills = {name: skill_of(each) for name, each in grades.items()}
    classes = boundaries(skills)
    return {
        "classes": classes,
        "games": min(len(each) for each in grades.values()),
        "steady": round(steadiness(grades, classes), 3),
        "skill": {name: round(skill.value, 4) for name, skill in skills.items()},
        "scatter": {name: round(skill.scatter, 4) for name, skill in skills.items()},
    }


def precision_entry(game: Game, kept: Kept, truth_folder: Path) -> dict[str, Any]:
    """[players]: how far off chances are; by a solved game, where there is one."""
    found = {}
    for players in game.players:
        keys = [position_task(game, players, number).key for number in range(POSITIONS)]
        compared = [kept.found[key] for key in keys if key in kept.found]
        if len(compared) >= LEAST_POSITIONS:
            found[str(players)] = precision.summed(compared)
    exact = truth.found_in(truth_folder, PIECES) if game.id == truth.GAME else None
    if exact:
        error = round((exact.squared / exact.positions) ** 0.5, 4)
        found["2"] = {"error": error, "by": "table", "positions": exact.positions}
    return found


def write(name: str, entries: Mapping[str, Any]) -> None:
    """A line for each game; what is known about others, and other tables of it, stays."""
    path = COACH / name
    known = json.loads(path.read_text(encoding="utf-8"))["games"] if path.is_file() else {}
    known |= {game: known.get(game, {}) | entry for game, entry in entries.items() if entry}
    lines = [f'"{game}": {json.dumps(known[game])}' for game in sorted(known)]
    path.write_text('{"games": {\n' + ",\n".join(lines) + "\n}}\n", encoding="utf-8")
    print(f"wrote {path.relative_to(ROOT)}")


def main() -> None:
    """Measure, and write both files."""
    own = [game for game in GAMES if game not in NET_OF]
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game", nargs="*", help=f"{', '.join(own)}; all if none is named")
    parser.add_argument("--truth", type=Path, default=truth.KEPT, help="what `truth.py` has kept")
    parser.add_argument("--only", choices=("classes", "precision"), help="measure one of both")
    shares.options(parser, KEPT)
    chosen = parser.parse_args()
    unknown = set(chosen.game) - set(own)
    if unknown:
        parser.error(f"no such game: {', '.join(sorted(unknown))}; choose from {', '.join(own)}")
    known = [games.get(id) for id in chosen.game or own]
    kept = Kept(chosen.folder / "kept.jsonl")
    parts = {"classes": game_tasks, "precision": position_tasks}
    wanted = [chosen.only] if chosen.only else list(parts)
    tasks = [parts[part](game) for game in known for part in wanted]
    shares.work_through(in_turn(tasks), kept, chosen.processes, chosen.seconds)
    if "classes" in wanted:
        write("classes.json", {game.id: class_entry(game, kept) for game in known})
    if "precision" in wanted:
        entries = {game.id: precision_entry(game, kept, chosen.truth) for game in known}
        write("precision.json", entries)


if __name__ == "__main__":
    main()
