"""What is known of many games without keeping them: sums of numbers, and of their products.

Each game has a few whole numbers, its *measures*. Games that share their dice, a deal, are added
up, and of the deals only the sums of all products of two measures are kept. That is enough for
every mean and its error; and since whole numbers are added up, neither the order in which games
were played nor the machine changes a digit.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import nan, sqrt
from typing import Any

import numpy as np

from rauswurf.fast.series import FINISHED, RANKS
from rauswurf.fast.statistics import Estimate

# A win that several share is divided: so many parts are one win, for up to eight who share it.
WHOLE_WIN = 840

# What a measure is: one of these, and a number or two. ``measured`` says what each means.
DEAL, GAME, COLUMN, WINS, HIGHEST, BY_ORDER, WINS_BY_ORDER, BOT_WINS, PAIR = range(9)


@dataclass(frozen=True)
class Measure:
    """A whole number that every game has; ``parts`` of it are one of what its name says."""

    name: str
    kind: int
    first: int = 0
    second: int = 0
    parts: int = 1


# The first measures of all: they count.
COUNTING = (Measure("deals", DEAL), Measure("games", GAME))
DEALS, GAMES = range(2)


@dataclass(frozen=True)
class Moments:
    """[measure, measure]: the sums of the products of two measures, over deals; exact."""

    measures: tuple[Measure, ...]
    products: Any  # numpy array of Python's whole numbers, which never overflow

    @property
    def games(self) -> int:
        """How many games there were."""
        return int(self.products[DEALS, GAMES])

    def place(self, name: str) -> int:
        """Where a measure stands."""
        return [each.name for each in self.measures].index(name)

    def total(self, name: str) -> Fraction:
        """The sum of a measure over all games."""
        place = self.place(name)
        return Fraction(int(self.products[DEALS, place]), self.measures[place].parts)

    def estimate(self, name: str) -> Estimate:
        """The mean of a measure over all games, and its error."""
        return self.combined({name: 1})

    def combined(self, weights: Mapping[str, int | Fraction]) -> Estimate:
        """The mean of a sum of measures, each times its weight."""
        deals, games = int(self.products[DEALS, DEALS]), self.games
        if games == 0:
            return Estimate(nan, nan)
        mean = sum((weight * self.total(name) for name, weight in weights.items()), Fraction(0))
        mean /= games
        if deals < 2:
            return Estimate(float(mean), nan)
        off = {self.place(name): Fraction(weight) for name, weight in weights.items()}
        off = {place: weight / self.measures[place].parts for place, weight in off.items()}
        off[GAMES] = off.get(GAMES, Fraction(0)) - mean
        square = sum(
            one * other * int(self.products[a, b])
            for a, one in off.items()
            for b, other in off.items()
        )
        spread = sqrt(square * deals / (deals - 1))
        return Estimate(float(mean), spread / games, deals - 1)

    def __add__(self, other: "Moments") -> "Moments":
        return Moments(self.measures, self.products + other.products)


def moments_of(measures: Sequence[Measure], deals: Any) -> Moments:
    """From [deal, measure]: what was added up over the games of each deal."""
    return Moments(tuple(measures), exact(deals.T @ deals))


def exact(numbers: Any) -> Any:
    """The same whole numbers, as Python has them."""
    return np.array([[int(each) for each in row] for row in numbers], object)


def deals_of(measures: Sequence[Measure], rows: Any, seated: Any, deal: int) -> Any:
    """[deal, measure]: the sums over the games of each deal; the last one may be cut short."""
    begins = np.arange(0, len(rows), deal)
    found = np.empty((len(begins), len(measures)), np.int64)
    for place, each in enumerate(measures):
        found[:, place] = 1
        if each.kind != DEAL:
            found[:, place] = np.add.reduceat(measured(each, rows, seated), begins)
    return found


def measured(measure: Measure, rows: Any, seated: Any) -> Any:
    """[game]: one measure, from the counts of games and who sat where."""
    seats = seated.shape[1]
    number = measure.first
    order = rows[:, RANKS + seats : RANKS + 2 * seats]
    of_seats = rows[:, number : number + seats]
    if measure.kind == GAME:
        return np.ones(len(rows), np.int64)
    if measure.kind == COLUMN:
        return rows[:, number]
    if measure.kind == HIGHEST:  # of a count that all seats have, which begins in this column
        return of_seats.max(axis=1)
    if measure.kind == BY_ORDER:  # such a count, of the seat that came first, second, ...
        return (of_seats * (order == measure.second)).sum(axis=1)
    if measure.kind == PAIR:
        return pair_points(rows[:, RANKS : RANKS + seats], seated, number, measure.second)
    won = shares_of_wins(rows, seats)
    if measure.kind == WINS:  # of a seat
        return won[:, number]
    # Wins of the seat that came first, second, ...; or of a bot.
    chosen = order if measure.kind == WINS_BY_ORDER else seated
    return (won * (chosen == number)).sum(axis=1)


def pair_points(ranks: Any, seated: Any, a: int, b: int) -> Any:
    """[game]: what one bot took from another, in half points: two if it came in before the other.

    Of two who never came home nothing is known.
    """
    last = np.where(ranks == 0, ranks.shape[1] + 1, ranks)
    mine, theirs = last[:, :, None], last[:, None, :]
    counts = ((seated == a) & (ranks > 0))[:, :, None] & (seated == b)[:, None, :]
    return (counts * (2 * (mine < theirs) + (mine == theirs))).sum(axis=(1, 2))


def shares_of_wins(rows: Any, seats: int) -> Any:
    """[game, seat]: parts of a win; those who share the first place share it."""
    first = (rows[:, RANKS : RANKS + seats] == 1) & (rows[:, FINISHED] == 1)[:, None]
    return first * (WHOLE_WIN // first.sum(axis=1, keepdims=True).clip(1))
