"""Means with their standard errors, for results that are shown."""

from dataclasses import dataclass
from math import ceil, sqrt
from typing import Any


@dataclass(frozen=True)
class Estimate:
    """A mean, its standard error and the standard deviation; None where there is too little."""

    value: float | None
    error: float | None
    spread: float | None


def estimate(numbers: Any) -> Estimate:
    """The mean of a column of tallies."""
    count = len(numbers)
    if count < 2:
        return Estimate(float(numbers[0]) if count else None, None, None)
    spread = float(numbers.std(ddof=1))
    return Estimate(float(numbers.mean()), spread / sqrt(count), spread)


def share(part: float, whole: int) -> Estimate:
    """The share of cases in which something happened."""
    if whole == 0:
        return Estimate(None, None, None)
    value = part / whole
    spread = sqrt(value * (1 - value))
    return Estimate(value, spread / sqrt(whole) if whole > 1 else None, spread)


def percentile(numbers: Any, percent: int) -> int:
    """The smallest number that so many percent of all do not exceed."""
    ordered = numbers.copy()
    ordered.sort()
    return int(ordered[ceil(len(ordered) * percent / 100) - 1])
