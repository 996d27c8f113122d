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

# Somebody who never lost would be rated infinitely high: one drawn game of everybody, shared out
# over the others, keeps everybody on the scale and is soon outweighed. One against each of them
# would not be: whoever is far above would be drawn down by every opponent it hardly ever loses to.
DRAWN_BEFORE = 1.0
ENOUGH = 1e-10
NOTHING = 1e-9  # of the largest: what is less in a matrix than this is rounding
MOST_STEPS = 200


@dataclass(frozen=True)
class Pairs:
    """What those who sat at one table took from each other in so many deals.

    ``who`` tells them apart from others, by their numbers. ``points`` are [a, b]: how many a took
    from b (half for a shared place); ``products`` are [a, b, c, d]: the sums over deals of what a
    took from b times what c took from d.
    """

    who: tuple[int, ...]
    deals: int
    points: Any
    products: Any


def pairs_of(points: Any) -> Pairs:
    """The same from [deal, a, b]: what was taken in each deal."""
    products = np.einsum("dab,dce->abce", points, points)
    return Pairs(tuple(range(points.shape[1])), len(points), points.sum(axis=0), products)


def rate(pairs: Sequence[Pairs], count: int) -> list[Estimate]:
    """The rating of each of so many, in Elo points; the mean of all is 0."""
    points = np.zeros((count, count))
    for each in pairs:
        points[np.ix_(each.who, each.who)] += each.points
    met = (points + points.T) > 0
    points = points + DRAWN_BEFORE / 2 / max(1, count - 1) * met
    strength = most_likely(points)
    inverse = curvature(points + points.T, strength)
    middle = np.zeros((count, count))
    for each in pairs:
        middle[np.ix_(each.who, each.who)] += spread(each, strength[list(each.who)])
    covariance = inverse @ middle @ inverse
    errors = np.sqrt(np.maximum(np.diag(covariance), 0.0)) * POINTS_PER_NAT
    freedom = max(1, sum(each.deals - 1 for each in pairs))
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
    """The inverse of the information; only differences are known, so it is a pseudo-inverse.

    What all have in common is exactly nothing, but rounding may leave a trace of it: whoever
    inverts that has errors of millions of points.
    """
    chance = chances(strength)
    weight = games * chance * (1 - chance)
    np.fill_diagonal(weight, 0.0)
    information = np.diag(weight.sum(axis=1)) - weight
    return np.linalg.pinv(information, rcond=NOTHING, hermitian=True)


def spread(pairs: Pairs, strength: Any) -> Any:
    """The summed squares of what deals took beyond expectation: what is surprising about them."""
    chance = chances(strength)
    own = np.eye(len(strength))
    # [a, b, c]: how much of what b took from c is beyond the expectation of a.
    beyond = own[:, :, None] * (1 - chance)[None] - own[:, None, :] * chance.T[None]
    squares = np.einsum("abc,bcde,fde->af", beyond, pairs.products, beyond)
    return squares * (pairs.deals / (pairs.deals - 1) if pairs.deals > 1 else 1.0)
