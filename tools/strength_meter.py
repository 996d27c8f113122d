"""Measuring one table: everybody plays everybody, a few games at a time.

Whoever was measured least comes next, so the measuring can stop at any time and go on later.
"""

import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from itertools import combinations, count, pairwise
from pathlib import Path
from typing import Any

import numpy as np

from kept import Kept
from rauswurf import games
from rauswurf.bots import own_name
from rauswurf.fast.figures import shared_wins
from rauswurf.fast.statistics import estimate
from rauswurf.games import Setup
from rauswurf.lab.match import Match, match_at
from rauswurf.lab.play import play
from strength_losses import losses_in, mark_of
from strength_tables import Level, Pool, Table, rated

sys.path.append(str(Path(__file__).parent.parent / "benchmarks"))  # where earlier players are kept

from frozen.meeting import EARLIER, won_in
from frozen.players import earlier_editions

SEED = 2  # not that by which levels are tuned
GAMES_AT_ONCE = 16  # at least, of those who think
EASY_PART = 4  # those who do not play so many times more at once
STEP_PART = 6  # and one level among another so many times more often


@dataclass(frozen=True)
class Item:
    """Something to be measured: one kind on some seats against another."""

    one: str
    other: str
    seats: int  # of the first kind
    weighed: bool  # is luck taken off?
    at_once: int  # deals
    weight: int = 1  # how often it is measured, for each time of others


class Meter:
    """Measures one table, and remembers what was measured before."""

    def __init__(self, setup: Setup, folder: Path) -> None:
        self.setup = setup
        self.seats = len(setup.seats)
        editions = earlier_editions(setup)
        self.pool = Pool(setup, [name for name, each in EARLIER.items() if each in editions])
        self.path = folder / f"{setup.game.id}-{setup.players}.jsonl"
        self.look_up()
        self.mark = mark_of(setup)
        self.pairs = [self.pair(*each) for each in evenly_paired(self.pool.names)]
        self.steps = [self.step(*each) for each in pairwise(self.pool.levels)]

    def look_up(self) -> None:
        """Read what was measured, perhaps by another process."""
        self.kept = Kept(self.path)

    def pair(self, one: str, other: str) -> Item:
        """Half of the seats, or a little less, against the others."""
        weighed = {one, other} <= self.pool.thinkers
        easy = not {one, other} & self.pool.thinkers
        at_once = max(2, GAMES_AT_ONCE // self.seats) * (EASY_PART if easy else 1)
        return Item(one, other, self.seats // 2, weighed, at_once)

    def step(self, lower: str, upper: str) -> Item:
        """One of a level among others of the level below."""
        return Item(upper, lower, 1, True, max(2, GAMES_AT_ONCE // self.seats), STEP_PART)

    def key(self, item: Item) -> str:
        """Under which the results of an item are kept, but for their number."""
        names = " ".join(own_name(name, self.setup) for name in (item.one, item.other))
        return f"{names} {item.seats} {int(item.weighed)} {item.at_once} {self.mark}"

    def measured(self, item: Item) -> list[float]:
        """[deal]: the share of wins of the first kind, as far as it was measured."""
        return joined(self.kept, self.key(item))

    def measure(self, item: Item, threads: int) -> None:
        """Play the next games of an item."""
        key = self.key(item)
        number = times(self.kept, key)
        first = (item.one,) * item.seats
        bots = first + (item.other,) * (self.seats - item.seats)
        match = match_at(self.setup, bots, SEED, rotated=True, weighed=item.weighed)
        range_of = number * item.at_once * self.seats, item.at_once * self.seats
        self.kept.remembered(f"{key} {number}", lambda: shares(match, item, *range_of, threads))

    def go_on(self, until: float, wanted: float, threads: int) -> bool:
        """Measure for a while, at least one thing; False if there was nothing left to do."""
        items = [*self.steps, *self.pairs]
        done = {item: times(self.kept, self.key(item)) for item in items}
        while True:
            item = min(items, key=lambda each: done[each] / each.weight)
            if done[item] * item.at_once * self.seats >= wanted * item.weight:
                return False
            self.measure(item, threads)
            done[item] += 1
            if time.monotonic() >= until:
                return True

    def table(self) -> Table:
        """Everybody against everybody, as far as it was measured."""
        pairs = {
            (item.one, item.other): found for item in self.pairs if (found := self.measured(item))
        }
        losses = losses_in(self.path.parent, self.setup.game.id) if self.seats == 2 else {}
        return Table(
            self.setup.game.id,
            self.setup.players,
            rated(self.pool.names, pairs, self.seats),
            [level for item in self.steps if (level := self.level(item))],
            losses,
            [len(found) * self.seats for found in pairs.values()],
        )

    def level(self, item: Item) -> Level | None:
        """How far a level is above the one below."""
        found = self.measured(item)
        if not found:
            return None
        share = estimate(np.array(found))
        return Level(item.one, share.value, share.error, self.seats)


def evenly_paired(names: Sequence[str]) -> list[tuple[str, str]]:
    """All pairs, in an order by which everybody has met about as many at any time."""

    def distance(pair: tuple[int, int]) -> int:
        """Around the table."""
        apart = pair[1] - pair[0]
        return min(apart, len(names) - apart)

    pairs = sorted(combinations(range(len(names)), 2), key=distance)
    return [(names[one], names[other]) for one, other in pairs]


def times(kept: Kept, key: str) -> int:
    """How often something was measured."""
    return next(number for number in count() if f"{key} {number}" not in kept.found)


def joined(kept: Kept, key: str) -> list[Any]:
    """All that was measured under a key."""
    return [each for number in range(times(kept, key)) for each in kept.found[f"{key} {number}"]]


def shares(match: Match, item: Item, first: int, number: int, threads: int) -> list[float]:
    """[deal]: the share of wins of the first kind in these games."""
    if item.one in EARLIER or item.other in EARLIER:
        won = won_in(match, first, number)
    else:
        found = play(match, first, number, threads)
        won = shared_wins(found.ranks) - (found.luck if item.weighed else 0.0)
    numbers = range(first, first + number)
    ours = np.array([match.seating(game) for game in numbers]) < item.seats
    by_game = (won * ours).sum(axis=1)
    deals = by_game.reshape(-1, match.deal).mean(axis=1)
    return [round(float(each), 6) for each in deals]


@cache
def meter_at(game: str, players: int, folder: Path) -> Meter:
    """The meter of a table, kept ready in a process."""
    return Meter(games.get(game).setup(players), folder)


@dataclass(frozen=True)
class Share:
    """What one process is to do next: some time at one table."""

    game: str
    players: int
    folder: Path
    seconds: float
    wanted: float  # games of each pair
    threads: int


def take_share(share: Share) -> tuple[float, bool, list[int]]:
    """Measure; returns the seconds it took, whether more is to do, and the games of each pair."""
    began = time.monotonic()
    meter = meter_at(share.game, share.players, share.folder)
    meter.look_up()
    more = meter.go_on(began + share.seconds, share.wanted, share.threads)
    played = [
        times(meter.kept, meter.key(item)) * item.at_once * meter.seats for item in meter.pairs
    ]
    return time.monotonic() - began, more, played
