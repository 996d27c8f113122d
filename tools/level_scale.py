"""How much weakness costs: a scale in logarithms of odds, and levels equally far apart on it."""

import math
from dataclasses import dataclass, field
from itertools import pairwise

import numpy as np

from rauswurf.bots.families import family_of
from rauswurf.bots.weak_names import WEAKEST, weak_name
from rauswurf.games import Setup
from rauswurf.games.levels import EXTRA_LEVEL, LEVELS

GRID = (0, 50, 100, 200, 300, 450, 600, 800, WEAKEST)
CARD_GRID = (0, 250, 600, WEAKEST)  # for those who calculate long
CARD_PART = 5  # they play so many times fewer games
TWICE = math.log(2)  # the largest step
LEAST_STEP = 0.01  # what is weaker is never better, whatever chance says
SUREST = 0.005  # shares nearer to none and all than this tell nothing about odds

Pair = tuple[int, int]  # the weakness of the one, and of the others


@dataclass(frozen=True)
class Measured:
    """How often one player wins among others."""

    share: float
    error: float
    games: int
    seats: int

    @property
    def likely(self) -> float:
        """The share, but never none or all."""
        return min(1 - SUREST, max(SUREST, self.share))

    @property
    def odds(self) -> float:
        """The odds of the one, by the odds that would be fair."""
        return self.likely / (1 - self.likely) * (self.seats - 1)

    @property
    def certainty(self) -> float:
        """One by the standard error of the logarithm of the odds."""
        usual = math.sqrt(self.likely * (1 - self.likely) / self.games)
        return self.likely * (1 - self.likely) / max(self.error, usual / 4)


@dataclass(frozen=True)
class Scale:
    """How far below the best players of some weaknesses are."""

    weaknesses: tuple[int, ...]
    below: tuple[float, ...]

    @property
    def spread(self) -> float:
        """How far the weakest are below the best."""
        return self.below[-1]

    def set_apart(self, steps: int) -> list[int]:
        """Weaknesses, from the best on, so many equal steps apart."""
        step = min(TWICE, self.spread / steps)
        at = [step * k for k in range(steps + 1)]
        return [round(float(each)) for each in np.interp(at, self.below, self.weaknesses)]


@dataclass
class Table:
    """One table whose levels are tuned."""

    setup: Setup
    levels: list[int] = field(default_factory=list)  # their weaknesses, from the best on

    @property
    def name(self) -> str:
        """The game and the number of players."""
        return f"{self.setup.game.id} {self.setup.players}"

    @property
    def is_slow(self) -> bool:
        """Do its players calculate long?"""
        return self.setup.game.family != "race"

    @property
    def weaknesses(self) -> tuple[int, ...]:
        """Those between which the scale is straight."""
        return CARD_GRID if self.is_slow else GRID

    @property
    def grid(self) -> list[Pair]:
        """Pairs that the scale begins with."""
        return list(pairwise(self.weaknesses))

    @property
    def level_pairs(self) -> list[Pair]:
        """Each level among others of the level below, from the best on."""
        return list(pairwise(self.levels))

    def player(self, weakness: int) -> str:
        """A player of this weakness; the best one if it has none."""
        return weak_name(weakness) if weakness else family_of(self.setup.game).best

    def set_levels(self, scale: Scale, steps: int) -> None:
        """Set the levels, so many steps, equally far apart."""
        self.levels = scale.set_apart(steps)

    def scale(self, measured: dict[Pair, Measured]) -> Scale:
        """The scale that fits everything that was measured, what is surer the closer."""
        knots = self.weaknesses
        rows, told = [], []
        for (stronger, weaker), each in measured.items():
            row = hat(weaker, knots) - hat(stronger, knots)
            rows.append(row[1:] * each.certainty)  # the best are at 0
            told.append(math.log(each.odds) * each.certainty)
        below = np.linalg.lstsq(np.array(rows), np.array(told), rcond=None)[0]
        risen = [0.0]
        for each in below:
            risen.append(max(risen[-1] + LEAST_STEP, float(each)))
        return Scale(knots, tuple(risen))


def hat(weakness: int, knots: tuple[int, ...]) -> np.ndarray[tuple[int], np.dtype[np.float64]]:
    """[knot]: what part of it is in a point between two of them."""
    return np.array([np.interp(weakness, knots, np.eye(len(knots))[k]) for k in range(len(knots))])


def levels_at(weaknesses: list[int]) -> dict[str, int]:
    """[level]: how weak it is; the best is not told, the extra level can be named everywhere."""
    steps = len(weaknesses) - 1
    names = [level for level in LEVELS if steps == len(LEVELS) - 1 or level != EXTRA_LEVEL]
    tuned = dict(zip(names, reversed(weaknesses), strict=True))
    if EXTRA_LEVEL not in tuned:
        tuned[EXTRA_LEVEL] = (tuned["casual"] + tuned["strong"]) // 2
    return {level: tuned[level] for level in LEVELS[:-1]}
