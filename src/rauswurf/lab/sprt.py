"""Stopping early: Wald's sequential test, on the scores of deals.

Is A no better than ``low`` (in Elo) or at least as good as ``high``? After every batch of deals the
log-likelihood ratio of the two is worked out, with the scores of deals taken as normal with the
variance that was seen (a generalised test, as those who test chess programs use it: it needs no
model of draws, places and shared dice). The match stops when the ratio leaves its bounds.
"""

from dataclasses import dataclass
from enum import StrEnum
from math import log
from typing import Any

import numpy as np

from rauswurf.lab.elo import expected_score

FEWEST_DEALS = 16  # before these the variance is not known well enough to decide anything


class Verdict(StrEnum):
    """How a test stands."""

    HIGH = "high"  # at least as good as the higher bound: H1
    LOW = "low"  # no better than the lower one: H0
    OPEN = "open"


@dataclass(frozen=True)
class Scores:
    """What is known of the scores of deals, each between 0 and 1: their sum and that of squares."""

    deals: int
    total: float
    squares: float


def scores_of(scores: Any) -> Scores:
    """The same of scores that are known one by one."""
    return Scores(len(scores), float(np.sum(scores)), float(np.square(scores).sum()))


@dataclass(frozen=True)
class Sprt:
    """What is to be told apart, in Elo, and how often either error may happen."""

    low: float
    high: float
    alpha: float = 0.05  # says high although it is low
    beta: float = 0.05  # says low although it is high

    @property
    def bounds(self) -> tuple[float, float]:
        """Between which the log-likelihood ratio decides nothing."""
        return log(self.beta / (1 - self.alpha)), log((1 - self.beta) / self.alpha)

    def ratio(self, scores: Scores) -> float:
        """The log-likelihood ratio of high over low, after deals with these scores."""
        if scores.deals < FEWEST_DEALS:
            return 0.0
        low, high = expected_score(self.low), expected_score(self.high)
        # Somebody who always wins shows no variance at all: one more deal of each kind shows some.
        count, total = scores.deals + 2, scores.total + 1.0
        variance = (scores.squares + 1.0) / count - (total / count) ** 2
        surplus = scores.total / scores.deals - (low + high) / 2
        return scores.deals * (high - low) * surplus / variance

    def verdict(self, scores: Scores) -> Verdict:
        """What may be said after deals with these scores."""
        ratio = self.ratio(scores)
        lowest, highest = self.bounds
        if ratio >= highest:
            return Verdict.HIGH
        return Verdict.LOW if ratio <= lowest else Verdict.OPEN
