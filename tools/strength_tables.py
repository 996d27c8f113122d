"""Who plays at a table when strength is measured, and what comes of it in numbers."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from math import nan

import numpy as np

from rauswurf.bots import levels_of, own_name
from rauswurf.bots.families import family_of
from rauswurf.bots.weak_names import WEAKEST, weakness_named
from rauswurf.fast.statistics import Estimate
from rauswurf.games import Setup
from rauswurf.lab.ratings import Pairs, rate
from strength_compared import Place
from strength_sums import Sums

THINKING = {
    "judges positions",
    "looks a roll further",
    "calculates one roll",
    "calculates all rolls",
}
WEAKEST_THINKER = 300  # thousandths
LEAST_DEALS = 12  # with fewer even the error is not known
LEAST = 0.002  # of a deal: who never won is not rated infinitely low

KINDS = {
    "random": "by lot",
    "foremost": "habit",
    "rearmost": "habit",
    "capture-else-foremost": "habit",
    "defensive": "habit",
    "mixed": "habit",
    "peaceful": "odd preference",
    "chaser": "odd preference",
    "straggler": "odd preference",
    "fickle": "mixture",
    "distracted": "mixture",
    "net": "judges positions",
    "net-2ply": "looks a roll further",
    "by-eye": "habit",
    "one-roll": "calculates one roll",
    "all-rolls": "calculates all rolls",
    "first-edition": "earlier expert",
    "second-edition": "earlier expert",
}


class Pool:
    """Players that differ in kind; ``earlier`` are those of earlier editions."""

    def __init__(self, setup: Setup, earlier: Sequence[str]) -> None:
        family = family_of(setup.game)
        self.levels = levels_of(setup.game.id)
        weakened = [level for level in self.levels if own_name(level, setup) != family.best]
        own = [name for name in KINDS if name in family.players]
        self.earlier = tuple(earlier)
        self.names = [*own, *weakened, *earlier]
        # Of these luck is taken off. Among others that would cost more than playing more games: a
        # judgement that is worth it must foresee what both of them do. (Whoever calculates cards
        # takes so long that it is worth it for all levels.)
        weakest = WEAKEST_THINKER if setup.game.family == "race" else WEAKEST
        thinking = {name for name in own if KINDS[name] in THINKING}
        named = {level: weakness_named(own_name(level, setup)) for level in weakened}
        able = {level for level, weak in named.items() if weak is not None and weak <= weakest}
        self.thinkers = thinking | able | {*earlier}
        kinds = {name: family.kind_of(setup, name) for name in self.names}
        self.numbers = {name: kind for name, kind in kinds.items() if kind is not None}


@dataclass(frozen=True)
class Level:
    """A level among the one below."""

    name: str
    share: float
    error: float
    seats: int
    games: int = 0

    @property
    def odds(self) -> float:
        """Its odds, by those that would be fair."""
        return self.share / max(1e-9, 1 - self.share) * (self.seats - 1)

    @property
    def share_told(self) -> str:
        """How often it wins."""
        return f"{100 * self.share:.1f} ± {100 * self.error:.1f} %"

    @property
    def told(self) -> str:
        """How often it wins, and its odds."""
        return f"{self.share_told} ({self.odds:.2f})"


@dataclass(frozen=True)
class Loss:
    """What a decision costs on average, as a part of a win."""

    value: float
    error: float
    at: str  # which table
    games: int


@dataclass(frozen=True)
class Table:
    """All that was measured at one table."""

    place: Place
    ratings: Mapping[str, Estimate]
    levels: Sequence[Level]
    losses: Mapping[str, Loss]
    games: Sequence[int]  # of each pair
    compared: Sequence[tuple[str, Level]] = ()  # one among others of this name


def rated(
    names: Sequence[str], pairs: Mapping[tuple[str, str], Sums], seats: int
) -> dict[str, Estimate]:
    """The rating of everybody who met somebody, by wins less the luck of the dice."""
    known = {pair: found for pair, found in pairs.items() if found.deals}
    met = [name for name in names if any(name in pair for pair in known)]
    if not met:
        return {}
    points = [
        taken(found, seats, (met.index(one), met.index(other)))
        for (one, other), found in known.items()
    ]
    found = dict(zip(met, rate(points, len(met)), strict=True))
    deals = {name: sum(each.deals for pair, each in known.items() if name in pair) for name in met}
    return {
        name: each if deals[name] >= LEAST_DEALS else replace(each, error=nan)
        for name, each in found.items()
    }


def taken(found: Sums, seats: int, who: tuple[int, int]) -> Pairs:
    """What two kinds took from each other.

    By Luce's model the odds of a kind are its strength times its seats. So the wins of each kind by
    its seats are points taken from the other, as Bradley and Terry count them.
    """
    ours = seats // 2
    theirs = seats - ours
    # The mean is kept inside; what each deal differs by from it stays as it was.
    kept = found.moved(min(max(found.mean, LEAST), 1 - LEAST) - found.mean)
    count, won, squares = kept
    points = np.array([[0.0, won / ours], [(count - won) / theirs, 0.0]])
    products = np.zeros((2, 2, 2, 2))
    products[0, 1, 0, 1] = squares / ours**2
    products[1, 0, 1, 0] = (count - 2 * won + squares) / theirs**2
    products[0, 1, 1, 0] = products[1, 0, 0, 1] = (won - squares) / (ours * theirs)
    return Pairs(who, count, points, products)
