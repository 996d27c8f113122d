"""Means with their standard errors, and how sure one may be of them.

Games that share their dice are not independent of each other: the standard errors take each such
group, a *deal*, as one observation.
"""

from dataclasses import dataclass
from math import isnan, nan, sqrt
from statistics import NormalDist
from typing import Any

import numpy as np

CONFIDENCE = 0.95
NORMAL = NormalDist()


@dataclass(frozen=True)
class Estimate:
    """A mean and its standard error; the error is NaN where there is too little to tell."""

    value: float
    error: float

    def interval(self, tests: int = 1) -> tuple[float, float]:
        """Between which limits the truth lies; of so many such intervals all hold together."""
        margin = limit(tests) * self.error
        return self.value - margin, self.value + margin

    def is_real(self, tests: int = 1) -> bool:
        """Is it told apart from nothing, even though so many things were looked at?"""
        return not isnan(self.error) and abs(self.value) > limit(tests) * self.error


def limit(tests: int = 1) -> float:
    """By how many standard errors chance reaches, in 95 of 100 cases, in any of the tests.

    Bonferroni's division: simple, and right however the things that are tested hang together.
    """
    return NORMAL.inv_cdf(1 - (1 - CONFIDENCE) / (2 * tests))


def estimate(numbers: Any, deal: int = 1) -> Estimate:
    """The mean of numbers, one for each game, where so many games after each other are a deal."""
    count = len(numbers)
    if count == 0:
        return Estimate(nan, nan)
    mean = float(np.mean(numbers))
    off = by_deal(np.asarray(numbers, np.float64) - mean, deal)
    if len(off) < 2:
        return Estimate(mean, nan)
    square = float(off @ off) * len(off) / (len(off) - 1)
    return Estimate(mean, sqrt(square) / count)


def by_deal(numbers: Any, deal: int) -> Any:
    """The sums over deals; the last one may be cut short."""
    return np.add.reduceat(numbers, np.arange(0, len(numbers), deal))
