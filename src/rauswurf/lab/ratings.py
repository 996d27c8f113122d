"""Ratings by maximum likelihood: Bradley and Terry's model, in Elo points.

The chance that A comes in before B is 1 / (1 + 10^((b - a) / 400)). A table of more than two is so
many pairs; since pairs of one table, and tables with the same dice, hang together, the errors are
those of deals as a whole (the "sandwich": curvature, scores by deal, curvature).
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from rauswurf.fast.statistics import Estimate
from rauswurf.lab.elo import POINTS_PER_NAT

# Somebody who never lost would be rated infinitely high: one drawn game between any two who met
# keeps everybody on the scale, and is soon outweighed.
DRAWN_BEFORE = 1.0
ENOUGH = 1e-10
MOST_STEPS = 200


@dataclass(frozen=True)
class Pairs:
    """[deal, a, b]: how many points a took from b (half for a shared place), one array for all."""

    points: Any

    @property
    def games(self) -> Any:
        """[deal, a, b]: how often they were told apart."""
        return self.points + self.points.transpose(0, 2, 1)


def rate(pairs: Sequence[Pairs]) -> list[Estimate]:
    """The rating of each, in Elo points; the mean of all is 0."""
    points = np.sum([each.points.sum(axis=0) for each in pairs], axis=0)
    met = (points + points.T) > 0
    points = points + DRAWN_BEFORE / 2 * met
    strength = most_likely(points)
    inverse = curvature(points + points.T, strength)
    middle = sum(spread(each, strength) for each in pairs)
    covariance = inverse @ middle @ inverse
    errors = np.sqrt(np.maximum(np.diag(covariance), 0.0)) * POINTS_PER_NAT
    freedom = max(1, sum(len(each.points) - 1 for each in pairs))
    return [
        Estimate(float(value) * POINTS_PER_NAT, float(error), freedom)
        for value, error in zip(strength, errors, strict=True)
    ]


def most_likely(points: Any) -> Any:
    """The strengths that make these points most likely, by Newton's method; their mean is 0."""
    games = points + points.T
    strength = np.zeros(len(points))
    for _ in range(MOST_STEPS):
        slope = points.sum(axis=1) - (games * chances(strength)).sum(axis=1)
        step = curvature(games, strength) @ slope
        # From far away a full step can overshoot: nobody moves further than 400 points at once.
        strength = strength + step * min(1.0, np.log(10) / max(float(np.abs(step).max()), ENOUGH))
        if float(np.abs(step).max()) < ENOUGH:
            break
    return strength - strength.mean()


def chances(strength: Any) -> Any:
    """[a, b]: how likely a is to come in before b."""
    return 1 / (1 + np.exp(strength[None, :] - strength[:, None]))


def curvature(games: Any, strength: Any) -> Any:
    """The inverse of the information; only differences are known, so it is a pseudo-inverse."""
    chance = chances(strength)
    weight = games * chance * (1 - chance)
    np.fill_diagonal(weight, 0.0)
    return np.linalg.pinv(np.diag(weight.sum(axis=1)) - weight, hermitian=True)


def spread(pairs: Pairs, strength: Any) -> Any:
    """The summed squares of what deals took beyond expectation: what is surprising about them."""
    beyond = (pairs.points - pairs.games * chances(strength)).sum(axis=2)
    deals = len(beyond)
    return beyond.T @ beyond * (deals / (deals - 1) if deals > 1 else 1.0)
