"""The scale of ratings: 400 points are ten to one."""

from math import log, log10

POINTS_PER_NAT = 400 / log(10)


def expected_score(points: float) -> float:
    """The share of points against somebody who is rated so many points lower."""
    return float(1 / (1 + 10 ** (-points / 400)))


def elo(score: float) -> float:
    """How many points higher somebody is rated who takes this share, between 0 and 1."""
    return 400 * log10(score / (1 - score))
