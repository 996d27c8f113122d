"""Measure what house rules change and write the files of studies (src/rauswurf/lab/findings).

    python tools/studies.py [GAME ...] [--seconds 600] [--processes N] [--seed 24] [--rounds N]

Every house rule alone, and pairs of them, of all games and numbers of players, between casual and
between strong players. All have a few games before any has many: single rules first, then pairs,
the common ones before the others, round by round, until the time is over. What was played is kept
in build/studies: the command can be stopped or killed, and goes on there, on another machine, too.
With other rules, players or nets it begins anew. Files that are there keep what was not measured
now, as long as nobody has measured every rule of that table again.
"""

import argparse
import ast
import json
import os
import time
from collections.abc import Iterable, Iterator, Mapping, Sequence
from concurrent.futures import Executor, as_completed
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import cache
from hashlib import sha256
from inspect import getsource
from itertools import combinations
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any, NamedTuple

from rauswurf import __version__, games
from rauswurf.bots.registry import own_name
from rauswurf.bots.workers import processes
from rauswurf.fast.compiler import told_constant
from rauswurf.games import GAMES, Game
from rauswurf.lab.effects import (
    OF_FAMILY,
    PLAYERS,
    STEP,
    Effect,
    Part,
    Question,
    Sums,
    effects,
    games_of_part,
    match_of,
    played,
    together,
)
from rauswurf.lab.findings import FORMAT
from rauswurf.lab.match import match_at
from rauswurf.lab.play import crew_of
from rauswurf.rules.compose import RuleSet
from shipped import Table, games_in, richer, shipped_in

ROOT = Path(__file__).parent.parent
FILES = ROOT / "src" / "rauswurf" / "lab" / "findings"
KEPT = ROOT / "build" / "studies"
SEED = 24

AT_ONCE = 6  # rules in one piece of work: they share the games by the book
NOT_IN_PAIRS = ("first", "colours")  # these say who sits where and begins, not how it is played
# What families tell that they play together: they come before all other pairs.
COMMON_PAIRS = (
    {"opening", "three-rolls"},
    {"three-rolls", "forced-capture"},
    {"opening", "forced-capture"},
    {"forced-capture", "barriers"},
    {"forced-capture", "backward-capture"},
    {"goal-jump", "forced-capture"},
    {"play-on", "extra-hits"},
)
# Steps of games that singles and pairs have in each round: (how many rules, first, how many).
SINGLE, PAIR = 1, 2
TELL = 100  # pieces of work between two lines that tell how far it is
ROUNDS = (
    (SINGLE, 0, 1),
    (PAIR, 0, 1),
    (SINGLE, 1, 1),
    (SINGLE, 2, 2),
    (PAIR, 1, 1),
    (SINGLE, 4, 4),
    (PAIR, 2, 2),
    (SINGLE, 8, 8),
    (PAIR, 4, 4),
    (SINGLE, 16, 16),
    (PAIR, 8, 8),
)

Change = tuple[tuple[str, str], ...]  # variants that are not as in the book
Stamps = Mapping[tuple[str, int, str, Part], str]  # [game, players, level, part]


class Games(NamedTuple):
    """Some games at a table, for one part of what is measured."""

    game: str
    players: int
    level: str
    part: Part
    first: int
    number: int
    seed: int

    def key(self, change: Change, stamp: str) -> str:
        """All that these games depend on, with a change of the rules.

        Not the game's name: two that have the same rules, board and players are played once.
        """
        return json.dumps([*self[1:], change, stamp])


class Work(NamedTuple):
    """Games with some changes: what one process does at a time."""

    games: Games
    changes: tuple[Change, ...]


# What there is to measure.


def changes_of(game: Game, players: int) -> Iterator[Change]:
    """Every house rule alone, and the common pairs."""
    setup = game.setup(players)
    alone = [
        (variant.id, value)
        for variant in game.variants
        for value in variant.values
        if value != setup.usual(variant.id) and players in variant.players.get(value, (players,))
    ]
    yield from ((one,) for one in alone)
    shared = [one for one in alone if one[0] not in NOT_IN_PAIRS]
    yield from ((one, two) for one, two in combinations(shared, 2) if one[0] != two[0])


def is_common(change: Change) -> bool:
    """Is it a rule alone, or a pair that many play?"""
    return len(change) == 1 or {name for name, _ in change} in COMMON_PAIRS


def games_of(game: Game, players: int, seed: int, level: str, steps: range) -> Iterator[Games]:
    """What one round plays at one table, part by part."""
    for part in Part:
        step = games_of_part(part, STEP[game.family])
        # The share of luck is that of a better player among worse ones, whoever plays otherwise.
        who = PLAYERS[0] if part is Part.LUCK else level
        yield Games(game.id, players, who, part, steps[0] * step, len(steps) * step, seed)


def works_of(game: Game, players: int, seed: int, kind: int, steps: range) -> Iterator[Work]:
    """Everything that one round does at one table."""
    tables = (each for level in PLAYERS for each in games_of(game, players, seed, level, steps))
    for table in dict.fromkeys(tables):
        for common in (True, False):
            changes = [
                change
                for change in changes_of(game, players)
                if len(change) == kind and is_common(change) is common
            ]
            for at in range(0, len(changes), AT_ONCE):
                yield Work(table, tuple(changes[at : at + AT_ONCE]))


# Playing.


def do(work: Work, deadline: float) -> list[tuple[Change, dict[str, Sums]]]:
    """Play for each of the changes, as far as there is time."""
    found = []
    at = work.games
    for change in work.changes:
        if time.time() > deadline:
            break
        question = Question.of(at.game, at.players, at.level, {}, dict(change), at.seed)
        found.append((change, played(question, at.part, at.first, at.number)))
    return found


def stamp(game: str, players: int, level: str, part: Part) -> str:
    """What rules and players say, who they are, and what they learned; on any machine the same."""
    match = match_of(part, match_at(games.get(game).setup(players), (level,)))
    names = dict.fromkeys(own_name(bot, match.setup) for bot in match.bots)
    crew = crew_of(match)
    return f"{said_by(crew.rules)} {' '.join(names)} {hashed(crew.net.tobytes())}"


def said_by(rules: RuleSet) -> str:
    """A short hash of all modules and constants of a rule set."""
    constants = (f"{name} {told_constant(each)}" for name, each in sorted(rules.constants.items()))
    return hashed("\n".join((*map(without_remarks, rules.modules), *constants)).encode())


@cache
def without_remarks(module: ModuleType) -> str:
    """What a module says to the interpreter."""
    return ast.unparse(ast.parse(getsource(module)))


def hashed(text: bytes) -> str:
    """A short hash."""
    return sha256(text).hexdigest()[:16]


def stamps_of(chosen: Iterable[Game], pool: Executor) -> Stamps:
    """The same of all tables and parts."""
    tables = [
        (game.id, players, level, part)
        for game in chosen
        for players in game.players
        for level in PLAYERS
        for part in Part
    ]
    return dict(zip(tables, pool.map(stamp, *zip(*tables, strict=True)), strict=True))


class Book:
    """What was played, in a file that only grows."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.found: dict[str, dict[str, Sums]] = {}
        path.parent.mkdir(parents=True, exist_ok=True)
        text = path.read_text(encoding="utf-8") if path.is_file() else ""
        whole, _, cut = text.rpartition("\n")
        if cut:  # somebody was killed while writing it
            path.write_text(whole + "\n" if whole else "", encoding="utf-8")
        for line in whole.splitlines():
            key, sums = json.loads(line)
            self.found[key] = {name: Sums(*each) for name, each in sums.items()}

    def add(self, found: Mapping[str, dict[str, Sums]]) -> None:
        """Keep what was played."""
        self.found |= found
        with self.path.open("a", encoding="utf-8") as file:
            file.writelines(json.dumps(item) + "\n" for item in found.items())


@dataclass(frozen=True)
class Study:
    """The games to be measured, the seed of their dice, and what was played so far."""

    games: Sequence[Game]
    seed: int
    rounds: int
    book: Book
    stamps: Stamps

    def rounds_of_work(self) -> Iterator[list[Work]]:
        """What is left to do, in a fair order."""
        asked: set[str] = set()
        for kind, first, count in ROUNDS[: self.rounds]:
            works = [
                work
                for game in self.games
                for players in game.players
                for work in works_of(game, players, self.seed, kind, range(first, first + count))
            ]
            left = [self.still_to_play(work, asked) for work in works]
            left = [work for work in left if work.changes]
            Random(self.seed).shuffle(left)  # if time is over in between, no game comes off worst
            yield sorted(left, key=lambda work: not is_common(work.changes[0]))

    def still_to_play(self, work: Work, asked: set[str]) -> Work:
        """What nobody has played or is asked to play yet; it counts as asked from now on."""
        keys = {self.key(work.games, each): each for each in work.changes}
        known = self.book.found
        left = {key: each for key, each in keys.items() if key not in known and key not in asked}
        asked.update(left)
        return work._replace(changes=tuple(left.values()))

    def key(self, games: Games, change: Change) -> str:
        """Under which games are kept."""
        return games.key(change, self.stamps[games.game, games.players, games.level, games.part])

    def find(self, games: Games, change: Change) -> dict[str, Sums] | None:
        """What games told, if they were played."""
        return self.book.found.get(self.key(games, change))

    def play(self, pool: Executor, deadline: float) -> None:
        """Play until all is done or the time is over."""
        works = [work for each in self.rounds_of_work() for work in each]
        waiting = {pool.submit(do, work, deadline): work for work in works}
        for done, future in enumerate(as_completed(waiting), 1):
            here = waiting[future].games
            self.book.add({self.key(here, change): sums for change, sums in future.result()})
            if done % TELL == 0:
                print(f"{done} of {len(works)}", flush=True)

    # What is written.

    def file_of(self, game: Game, shipped: Sequence[Table] = ()) -> dict[str, Any] | None:
        """Everything that is known of a game, also from before; None if that is nothing."""
        before = {(table["players"], table["level"]): table for table in shipped}
        tables = [
            table
            for players in game.players
            for level in PLAYERS
            if (table := richer(before.get((players, level)), self.table_of(game, players, level)))
        ]
        if not tables:
            return None
        return {
            "format": FORMAT,
            "game": game.id,
            "rules": game.version,
            "measures": OF_FAMILY[game.family],
            "tables": tables,
        }

    def table_of(self, game: Game, players: int, level: str) -> Table | None:
        """What is known of one number of players of one strength."""
        found = [
            (change, told)
            for change in changes_of(game, players)
            if (told := self.known(game, players, level, change))
        ]
        if not found:
            return None
        _, most = max(found, key=lambda item: item[1][0].games)
        changes = [
            {"set": dict(change), "by": [numbers_of(each) for each in told]}
            for change, told in found
        ]
        return {
            "players": players,
            "level": level,
            "stamp": self.stamps[game.id, players, level, Part.COUNTED],
            "made": datetime.now(UTC).date().isoformat(),
            "version": __version__,
            "seed": self.seed,
            "games": games_in(changes),
            "book": [rounded(each.before) for each in most],
            "changes": changes,
        }

    def known(self, game: Game, players: int, level: str, change: Change) -> tuple[Effect, ...]:
        """What all games of a change tell; nothing before every part was played."""
        found = [
            (here.part, sums)
            for kind, first, count in ROUNDS
            if kind == len(change)
            for here in games_of(game, players, self.seed, level, range(first, first + count))
            if (sums := self.find(here, change)) is not None
        ]
        question = Question.of(game.id, players, level, {}, dict(change), self.seed)
        if {part for part, _ in found} != {*Part}:
            return ()
        return effects(question, together(sums for _, sums in found))


def numbers_of(effect: Effect) -> list[float]:
    """A difference, its margin, and how many games it comes from."""
    return [rounded(effect.by), rounded(effect.margin or 0.0), effect.games]


def rounded(number: float) -> float:
    """Four digits that count: more is noise."""
    return float(f"{number:.4g}")


def write(study: Study, folder: Path) -> None:
    """Write the files of all games of which something is known."""
    folder.mkdir(parents=True, exist_ok=True)
    for game in study.games:
        file = folder / f"{game.id}.json"
        found = study.file_of(game, shipped_in(file, game))
        if found is None:
            print(f"{game.id}: nothing was measured yet")
            continue
        text = json.dumps(found, separators=(",", ":")).replace('{"players"', '\n{"players"')
        file.write_text(text + "\n", encoding="utf-8")
        cells = [change for table in found["tables"] for change in table["changes"]]
        least, most = (each(cell["by"][0][2] for cell in cells) for each in (min, max))
        print(f"{game.id}: {len(cells)} changes, {least} to {most} games, {len(text)} bytes")


def main() -> None:
    """Measure, and write."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("games", nargs="*", metavar="GAME", help="all if none is named")
    parser.add_argument("--seconds", type=float, default=600.0, help="how long to play")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--rounds", type=int, default=len(ROUNDS), help="no more than so many")
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--kept", type=Path, default=KEPT, help="folder of what was played")
    parser.add_argument("--files", type=Path, default=FILES, help="folder to write to")
    given = parser.parse_args()
    deadline = time.time() + given.seconds
    chosen = [games.find(each) for each in given.games] or [*GAMES.values()]
    book = Book(given.kept / "played.jsonl")
    with processes(given.processes) as pool:
        study = Study(chosen, given.seed, given.rounds, book, stamps_of(chosen, pool))
        study.play(pool, deadline)
    write(study, given.files)


if __name__ == "__main__":
    main()
