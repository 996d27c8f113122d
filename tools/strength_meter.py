"""Measuring one table: everybody plays everybody, a few games at a time.

Whoever was measured least comes next, so the measuring can stop at any time and go on later.
"""

import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from itertools import count, pairwise
from pathlib import Path

import numpy as np

from kept import Kept
from rauswurf.bots import own_name
from rauswurf.fast.figures import shared_wins
from rauswurf.lab.match import Match, match_at
from rauswurf.lab.play import play
from strength_compared import Place, compared_at
from strength_losses import losses_in, mark_of
from strength_sums import Items, Sums, read_file
from strength_tables import LEAST_DEALS, Level, Pool, Table, rated

sys.path.append(str(Path(__file__).parent.parent / "benchmarks"))  # where earlier players are kept

from frozen.meeting import EARLIER, VISITORS, won_in
from frozen.players import earlier_editions

SEED = 2  # not that by which levels are tuned
GAMES_AT_ONCE = 16  # at least, of those who think
EASY_PART = 4  # those who do not play so many times more at once
STEP_PART = 12  # and one level among another so many times more often
COMPARED_PART = 12  # as well as those who are compared with others
MEASURED = Path(__file__).parent / "strength.jsonl"  # what comes with the project

# Earlier experts think slowly, one game at a time: they meet those who tell most about them. (The
# first edition's, which learned against one habit, meets all: others tell how general it is.)
MEETS_ALL = "first-edition"
RIVALS = {"net-2ply", "net", "strong", "mixed", "capture-else-foremost", *EARLIER}


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

    def __init__(self, place: Place, folder: Path, shipped: Path = MEASURED) -> None:
        self.place = place
        self.setup = place.setup()
        self.seats = len(self.setup.seats)
        editions = earlier_editions(self.setup)
        self.pool = Pool(self.setup, [name for name, each in EARLIER.items() if each in editions])
        self.path = folder / f"{place.name.replace(' ', '-')}.jsonl"
        self.look_up()
        self.mark = mark_of(self.setup)
        self.shipped = read_file(shipped, place.name, self.mark)
        self.compared = [self.comparison(*each) for each in compared_at(place)]
        self.pairs: list[Item] = []
        self.steps: list[Item] = []
        if not place.variants:
            pairs = [pair for pair in evenly_paired(self.pool.names) if self.is_of_use(*pair)]
            self.pairs = [self.pair(*each) for each in pairs]
            self.steps = [self.step(*each) for each in pairwise(self.pool.levels)]

    @property
    def items(self) -> list[Item]:
        """Everything to be measured."""
        return [*self.compared, *self.steps, *self.pairs]

    def look_up(self) -> None:
        """Read what was measured, perhaps by another process."""
        self.kept = Kept(self.path)

    def is_of_use(self, one: str, other: str) -> bool:
        """Do these two meet?"""
        both = {one, other}
        return not both & {*EARLIER} or both <= RIVALS or MEETS_ALL in both

    def pair(self, one: str, other: str) -> Item:
        """Half of the seats, or a little less, against the others."""
        weighed = {one, other} <= self.pool.thinkers
        easy = not {one, other} & self.pool.thinkers
        return Item(one, other, self.seats // 2, weighed, self.deals(easy=easy))

    def step(self, lower: str, upper: str) -> Item:
        """One of a level among others of the level below."""
        weighed = lower in self.pool.thinkers
        return Item(upper, lower, 1, weighed, self.deals(easy=not weighed), STEP_PART)

    def comparison(self, one: str, others: str) -> Item:
        """One among others who are not at the table of everybody."""
        weighed = others in VISITORS or others in self.pool.thinkers
        return Item(one, others, 1, weighed, self.deals(easy=not weighed), COMPARED_PART)

    def deals(self, *, easy: bool) -> int:
        """How many are played at once: more where nobody thinks."""
        return max(2, GAMES_AT_ONCE // self.seats) * (EASY_PART if easy else 1)

    def key(self, item: Item) -> str:
        """Under which an item is known at this table."""
        names = " ".join(own_name(name, self.setup) for name in (item.one, item.other))
        return f"{names} {item.seats} {int(item.weighed)} {item.at_once}"

    def part(self, item: Item, number: int) -> str:
        """Under which the results of some games of an item are kept."""
        return f"{self.key(item)} {self.mark} {number}"

    def times(self, item: Item) -> int:
        """How often something was measured."""
        before = self.known_before(item).deals // item.at_once
        return next(k for k in count(before) if self.part(item, k) not in self.kept.found)

    def known_before(self, item: Item) -> Sums:
        """What came with the project."""
        return self.shipped.get(self.key(item), Sums())

    def measured(self, item: Item) -> Sums:
        """The share of wins of the first kind, as far as it was measured."""
        found = self.known_before(item)
        for number in range(found.deals // item.at_once, self.times(item)):
            found = found.plus(Sums(*self.kept.found[self.part(item, number)]))
        return found

    def everything(self) -> Items:
        """All that is known of this table, by what it is known under."""
        found = {self.key(item): self.measured(item) for item in self.items}
        return {key: each for key, each in found.items() if each.deals}

    def measure(self, item: Item, threads: int) -> None:
        """Play the next games of an item."""
        number = self.times(item)
        first = (item.one,) * item.seats
        bots = first + (item.other,) * (self.seats - item.seats)
        match = match_at(self.setup, bots, SEED, rotated=True, weighed=item.weighed)
        range_of = number * item.at_once * self.seats, item.at_once * self.seats
        self.kept.remembered(
            self.part(item, number), lambda: Sums.of(shares(match, item, *range_of, threads))
        )

    def go_on(self, until: float, wanted: float, threads: int) -> bool:
        """Measure for a while, at least one thing; False if there was nothing left to do."""
        items = self.items
        done = {item: self.times(item) for item in items}
        while True:
            item = min(items, key=lambda each: done[each] / each.weight)
            if done[item] * self.deals(easy=False) * self.seats >= wanted * item.weight:
                return False
            self.measure(item, threads)
            done[item] += 1
            if time.monotonic() >= until:
                return True

    def table(self) -> Table:
        """Everybody against everybody, as far as it was measured."""
        pairs = {(item.one, item.other): self.measured(item) for item in self.pairs}
        losses = (
            losses_in(self.path.parent, self.setup.game.id)
            if self.pairs and self.seats == 2
            else {}
        )
        return Table(
            self.place,
            rated(self.pool.names, pairs, self.seats),
            [level for item in self.steps if (level := self.level(item))],
            losses,
            [found.deals * self.seats for found in pairs.values()],
            [(item.other, level) for item in self.compared if (level := self.level(item))],
        )

    def level(self, item: Item) -> Level | None:
        """How far a level is above the one below."""
        found = self.measured(item)
        if found.deals < LEAST_DEALS:
            return None
        return Level(item.one, found.mean, found.error, self.seats, found.deals * self.seats)


def evenly_paired(names: Sequence[str]) -> list[tuple[str, str]]:
    """All pairs, as rounds of a tournament: everybody has met about as many at any time.

    Who meets whom first has nothing to do with how good they are, so even half of a tournament
    ties everybody to all others by short ways.
    """
    ring = [*range(len(names)), *([-1] if len(names) % 2 else [])]
    half = len(ring) // 2
    pairs = []
    for _ in range(len(ring) - 1):
        met = zip(ring[:half], reversed(ring[half:]), strict=True)
        pairs += [sorted(pair) for pair in met if min(pair) >= 0]
        ring[1:] = [ring[-1], *ring[1:-1]]
    return [(names[one], names[other]) for one, other in pairs]


def shares(match: Match, item: Item, first: int, number: int, threads: int) -> list[float]:
    """[deal]: the share of wins of the first kind in these games."""
    if {item.one, item.other} & {*VISITORS}:
        won = won_in(match, first, number)
    else:
        found = play(match, first, number, threads)
        won = shared_wins(found.ranks) - (found.luck if item.weighed else 0.0)
    numbers = range(first, first + number)
    ours = np.array([match.seating(game) for game in numbers]) < item.seats
    by_game = (won * ours).sum(axis=1)
    deals = by_game.reshape(-1, match.deal).mean(axis=1)
    return [float(each) for each in deals]


@cache
def meter_at(place: Place, folder: Path, measured: Path) -> Meter:
    """The meter of a table, kept ready in a process."""
    return Meter(place, folder, measured)


@dataclass(frozen=True)
class Share:
    """What one process is to do next: some time at one table."""

    place: Place
    folder: Path
    measured: Path  # what comes with the project
    seconds: float
    wanted: float  # games of each pair that thinks
    threads: int


def take_share(share: Share) -> tuple[float, bool, list[int]]:
    """Measure; returns the seconds it took, whether more is to do, and the games of each item."""
    began = time.monotonic()
    meter = meter_at(share.place, share.folder, share.measured)
    meter.look_up()
    more = meter.go_on(began + share.seconds, share.wanted, share.threads)
    items = meter.pairs or meter.items
    played = [meter.times(item) * item.at_once * meter.seats for item in items]
    return time.monotonic() - began, more, played
