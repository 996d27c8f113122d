"""Means with their standard errors, for results that are shown."""

from dataclasses import dataclass
from math import ceil, isnan
from typing import Any


@dataclass(frozen=True)
class Estimate:
    """A mean, its standard error and the standard deviation; None where there is too little."""

    value: float | None
    error: float | None
    spread: float | None


def estimate(numbers: Any, deal: int = 1) -> Estimate:
    """The mean of a column of tallies, where so many games after each other share their dice."""
    count = len(numbers)
    if count < 2:
        return Estimate(float(numbers[0]) if count else None, None, None)
    from rauswurf.lab.statistics import estimate as of_deals

    mean = of_deals(numbers, deal)
    error = None if isnan(mean.error) else mean.error
    return Estimate(mean.value, error, float(numbers.std(ddof=1)))


def percentile(numbers: Any, percent: int) -> int:
    """The smallest number that so many percent of all do not exceed."""
    ordered = numbers.copy()
    ordered.sort()
    return int(ordered[ceil(len(ordered) * percent / 100) - 1])
