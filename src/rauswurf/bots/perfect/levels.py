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

from rauswurf.bots.perfect.bellman import compiled
from rauswurf.bots.perfect.small import TRACK_FIELDS, SmallRace
from rauswurf.rules.graph import FACES

TILE = 32
SIDES = 2


class Level(NamedTuple):
    """The positions with one sum of steps, as pairs of groups of arrangements."""

    ones: Any  # [pair, 2]: first arrangement of a group, and the first after it
    others: Any  # [pair, 2]
    tiles: Any  # [pair + 1]: the number of the first tile


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
        found.append(Level(np.array(ones), np.array(others), tiles))
    return found


def tiled(first: int, end: int) -> int:
    """How many tiles a group takes along one side."""
    return -(-(end - first) // TILE)


@compiled
def corner(tile: int, level: Level) -> tuple[int, int, int]:
    """Which pair of groups a tile belongs to, and its first arrangements."""
    low, high = 0, len(level.tiles) - 1
    while high - low > 1:
        middle = (low + high) // 2
        if level.tiles[middle] <= tile:
            low = middle
        else:
            high = middle
    across = (level.others[low, 1] - level.others[low, 0] + TILE - 1) // TILE
    row, column = divmod(tile - level.tiles[low], across)
    return low, level.ones[low, 0] + TILE * row, level.others[low, 0] + TILE * column


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
