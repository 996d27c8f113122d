"""In which order positions are settled, and in which pieces.

Whatever throws nobody out leads to a position with more steps done, so positions are taken by
*levels*, sums of steps done by both, the highest first, and find those behind them settled. Only
captures lead back, and each sweep settles one more of them.

A level is cut into *tiles*: so many arrangements of one player, all with the same sum of steps,
against so many of the other. A tile holds its positions from both sides, whoever is to roll, since
these lead to each other when a roll is lost.
"""

from typing import Any, NamedTuple

import numpy as np

from rauswurf.bots.perfect.small import TRACK_FIELDS, SmallRace
from rauswurf.rules.graph import FACES
from rauswurf.rules.state import Row, Rows

TILE = 32
SIDES = 2


class Level(NamedTuple):
    """The positions with one sum of steps, as pairs of groups of arrangements."""

    ones: Rows  # [pair, 2]: first arrangement of a group, and the first after it
    others: Rows  # [pair, 2]
    tiles: Row  # [pair + 1]: the number of the first tile


def levels_of(race: SmallRace) -> list[Level]:
    """[sum of steps]: all levels."""
    groups = race.groups
    most = len(groups) - 2
    found = []
    for total in range(2 * most + 1):
        higher = list(range((total + 1) // 2, min(total, most) + 1))
        ones = [(groups[pips], groups[pips + 1]) for pips in higher]
        others = [(groups[total - pips], groups[total - pips + 1]) for pips in higher]
        sizes = [tiled(*one) * tiled(*other) for one, other in zip(ones, others, strict=True)]
        tiles = np.cumsum([0, *sizes])
        arrays: list[Any] = [np.array(each, np.int64) for each in (ones, others, tiles)]
        found.append(Level(*arrays))
    return found


def tiled(first: int, end: int) -> int:
    """How many tiles a group takes along one side."""
    return -(-(end - first) // TILE)


class Schedule:
    """Which levels a sweep may pass over: those that nothing they depend on has changed."""

    FORWARD = 2 * FACES  # a six, and the six of one who has a single roll then
    BACK = TRACK_FIELDS  # a capture

    def __init__(self, levels: int) -> None:
        self.before = np.ones(levels, np.int64)  # how much each level changed in the sweep before
        self.now = np.zeros(levels, np.int64)

    def wants(self, level: int) -> bool:
        """Can this level have changed?"""
        ahead = self.now[level + 1 : level + 1 + self.FORWARD]
        behind = self.before[max(0, level - self.BACK) : level + 1]
        return bool(ahead.any() or behind.any())

    def turn(self) -> int:
        """The sweep is over; returns the largest change in it."""
        largest = int(self.now.max())
        self.before, self.now = self.now, np.zeros_like(self.now)
        return largest
