"""Means of numbers, one for each game: how sure they are, and when two of them differ.

Games that share their dice are not independent of each other: the standard errors take each such
group, a *deal*, as one observation. With few deals the error is itself uncertain, so limits are
those of Student's t.
"""

from dataclasses import dataclass
from functools import cache
from math import exp, inf, isnan, lgamma, log, nan, sqrt
from statistics import NormalDist
from typing import Any

import numpy as np

CONFIDENCE = 0.95
NORMAL = NormalDist()
MANY = 100_000  # degrees of freedom from which on t is the normal distribution
TINY = 1e-300
ENOUGH = 1e-14
MOST_STEPS = 300


@dataclass(frozen=True)
class Estimate:
    """A mean and its standard error; the error is NaN where there is too little to tell.

    ``freedom`` is how many observations the error comes from, less one.
    """

    value: float
    error: float
    freedom: float = inf

    def interval(self, tests: int = 1) -> tuple[float, float]:
        """Between which limits the truth lies; of so many such intervals all hold together."""
        margin = limit(tests, self.freedom) * self.error
        return self.value - margin, self.value + margin

    def is_real(self, tests: int = 1) -> bool:
        """Is it told apart from nothing, even though so many things were looked at?"""
        known = not isnan(self.error)
        return known and abs(self.value) > limit(tests, self.freedom) * self.error


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
    return Estimate(mean, sqrt(square) / count, len(off) - 1)


def by_deal(numbers: Any, deal: int) -> Any:
    """The sums over deals; the last one may be cut short."""
    return np.add.reduceat(numbers, np.arange(0, len(numbers), deal))


def percentile(counts: Any, percent: int) -> int:
    """From [number]: how often it came up, the smallest that so many percent do not exceed."""
    up_to = np.cumsum(counts)
    return int(np.argmax(100 * up_to >= percent * up_to[-1]))


def deviation(counts: Any) -> float | None:
    """From the same, the standard deviation; None where there is too little to tell."""
    total = int(np.sum(counts))
    numbers = [(number, int(counts[number])) for number in np.flatnonzero(counts).tolist()]
    first = sum(number * count for number, count in numbers)
    second = sum(number * number * count for number, count in numbers)
    if total < 2:
        return None
    return sqrt((total * second - first * first) / (total * (total - 1)))


@cache
def limit(tests: int = 1, freedom: float = inf) -> float:
    """By how many standard errors chance reaches, in 95 of 100 cases, in any of the tests.

    Bonferroni's division: simple, and right however the things that are tested hang together.
    """
    beyond = (1 - CONFIDENCE) / (2 * tests)
    normal = NORMAL.inv_cdf(1 - beyond)
    if freedom > MANY:
        return normal
    low, high = normal, 2 * normal
    while beyond_t(high, freedom) > beyond:
        low, high = high, 2 * high
    for _ in range(MOST_STEPS):
        middle = (low + high) / 2
        low, high = (middle, high) if beyond_t(middle, freedom) > beyond else (low, middle)
    return high


def beyond_t(t: float, freedom: float) -> float:
    """How likely Student's t is to be higher than this, which is positive."""
    return incomplete_beta(freedom / 2, 0.5, freedom / (freedom + t * t)) / 2


def incomplete_beta(a: float, b: float, x: float) -> float:
    """The regularized incomplete beta function, by its continued fraction (Lentz's way)."""
    if x > (a + 1) / (a + b + 2):
        return 1 - incomplete_beta(b, a, 1 - x)
    if x == 0:
        return 0.0
    front = exp(lgamma(a + b) - lgamma(a) - lgamma(b) + a * log(x) + b * log(1 - x)) / a
    value, above, below = 1.0, 1.0, 0.0
    for step in range(MOST_STEPS):
        half, odd = divmod(step, 2)
        if step == 0:
            term = 1.0
        elif odd:
            term = -(a + half) * (a + b + half) * x / ((a + 2 * half) * (a + 2 * half + 1))
        else:
            term = half * (b - half) * x / ((a + 2 * half - 1) * (a + 2 * half))
        below = 1 / (1 + term * below or TINY)
        above = 1 + term / above or TINY
        value *= above * below
        if step and abs(1 - above * below) < ENOUGH:
            break
    return front * (value - 1)
