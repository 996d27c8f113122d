"""How often one player wins among weaker ones: played in chunks by many processes."""

import math
import time
from concurrent.futures import Future, as_completed
from concurrent.futures import TimeoutError as TookTooLong
from dataclasses import replace
from multiprocessing import active_children
from pathlib import Path
from types import TracebackType
from typing import Self

import numpy as np

from kept import Kept
from level_scale import CARD_PART, Measured, Pair, Table
from rauswurf.bots.workers import processes
from rauswurf.fast.batch import Tallies
from rauswurf.fast.statistics import by_deal
from rauswurf.fast.survey import Lineup
from rauswurf.lab.match import Match, match_at
from rauswurf.lab.measuring import won_by_first
from rauswurf.lab.play import fingerprint, ignore, lineup_of, play_compiled
from rauswurf.rules.compose import compose

CHUNK = 100  # games, about: nobody waits for one long after time is up
LONGEST = 50_000  # rolls: ten times as many as any game that ended; a longer one is won by nobody

Reals = np.ndarray[tuple[int], np.dtype[np.float64]]

# Of the games of a chunk: how many deals, and the sum and the sum of squares of what they brought.
Sums = list[float]


class OutOfTime(Exception):
    """What is still to be measured waits until the next time."""


class Steps:
    """Plays steps and remembers what came of them."""

    def __init__(self, count: int, seed: int, until: float, folder: Path) -> None:
        self.pool = processes(count)
        self.seed = seed
        self.until = until
        self.folder = folder
        self.kept: dict[str, Kept] = {}
        self.marks: dict[str, str] = {}
        self.chunks: dict[str, dict[Pair, int]] = {}  # [table][pair]: how many were played

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        self.pool.shutdown(wait=False, cancel_futures=True)
        for each in active_children():  # a net may play so badly that its games never end
            each.terminate()

    def play(self, wanted: list[tuple[Table, Pair]], games: int) -> None:
        """Play so many games of each step, those that are known not again; raises OutOfTime.

        First a chunk of each, of one table after the other, so that every process begins by
        compiling another table.
        """
        chunks = max(1, games // CHUNK)
        tasks = [(k, table, pair) for k in range(chunks) for table, pair in wanted]
        tasks.sort(key=lambda task: (task[0], task[2]))
        running: dict[Future[Sums], tuple[Table, str]] = {}
        for k, table, pair in tasks:
            known = self.chunks.setdefault(table.name, {})
            known[pair] = max(k + 1, known.get(pair, 0))
            key = self.key(table, pair, k)
            if key not in self.memory(table).found:
                size = deals(table)
                running[self.pool.submit(played, self.match(table, pair), k * size, size)] = (
                    table,
                    key,
                )
        self.gather(running)

    def gather(self, running: dict[Future[Sums], tuple[Table, str]]) -> None:
        """Keep what comes, until time is up."""
        try:
            for done in as_completed(running, timeout=max(0.0, self.until - time.monotonic())):
                table, key = running[done]
                self.memory(table).found[key] = done.result()
        except TookTooLong:
            raise OutOfTime from None
        finally:
            for kept in self.kept.values():
                kept.write()

    def known(self, table: Table) -> dict[Pair, Measured]:
        """Everything that was measured of a table in this run."""
        return {pair: self.measured(table, pair) for pair in self.chunks[table.name]}

    def measured(self, table: Table, pair: Pair) -> Measured:
        """What all chunks of a step tell together."""
        found = self.memory(table).found
        chunks = range(self.chunks[table.name][pair])
        parts = np.array([found[self.key(table, pair, k)] for k in chunks])
        count, total, squares = parts.sum(axis=0)
        mean = total / count
        spread = max(0.0, squares / count - mean * mean)
        seats = len(table.setup.seats)
        return Measured(float(mean), math.sqrt(spread / count), round(count * seats), seats)

    def match(self, table: Table, pair: Pair) -> Match:
        """One player among weaker ones; whose games take long, from them luck is taken off."""
        stronger, weaker = (table.player(weakness) for weakness in pair)
        others = len(table.setup.seats) - 1
        bots = (stronger, *[weaker] * others)
        return match_at(table.setup, bots, self.seed, rotated=True, weighed=table.is_slow)

    def memory(self, table: Table) -> Kept:
        """What was measured of a table, now and before."""
        if table.name not in self.kept:
            self.kept[table.name] = Kept(self.folder / f"{table.name.replace(' ', '-')}.jsonl")
        return self.kept[table.name]

    def key(self, table: Table, pair: Pair, chunk: int) -> str:
        """Under what a chunk is kept: all that it depends on."""
        if table.name not in self.marks:
            ends = table.grid[0], table.grid[-1]
            self.marks[table.name] = " ".join(fingerprint(self.match(table, end)) for end in ends)
        stronger, weaker = pair
        return f"{stronger} {weaker} {chunk} {deals(table)} {self.seed} {self.marks[table.name]}"


def deals(table: Table) -> int:
    """How many deals a chunk has."""
    games = CHUNK // CARD_PART if table.is_slow else CHUNK
    return -(-games // len(table.setup.seats))


def played(match: Match, first: int, count: int, longest: int = LONGEST) -> Sums:
    """Play so many deals of a match, in this process."""
    games = first * match.deal
    lineup = broken_off(lineup_of(match), longest)
    tallies = play_compiled(lineup, games, count * match.deal, 1, ignore)
    won = won_by_first(match, tallies, games)
    if match.weighed:
        won = won - luck_of_first(match, tallies, games)
    each = by_deal(won, match.deal) / match.deal
    return [len(each), float(each.sum()), float(each @ each)]


def luck_of_first(match: Match, tallies: Tallies, first: int) -> Reals:
    """[game]: what the dice brought to the first bot of a match, wherever it sat."""
    numbers = range(first, first + len(tallies.rows))
    at = np.array([match.seating(number).index(0) for number in numbers])
    luck: Reals = tallies.luck[np.arange(len(at)), at]
    return luck


def broken_off(lineup: Lineup, longest: int) -> Lineup:
    """The same players, whose games end after so many rolls: a net may play so that none does."""
    rules = compose(lineup.setup.game.id, [], lineup.crew.rules, MOST_ROLLS=longest)
    return replace(lineup, crew=replace(lineup.crew, rules=rules))
