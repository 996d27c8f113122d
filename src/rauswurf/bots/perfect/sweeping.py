"""Sweeps over all positions on the processor, in several threads."""

from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np

from rauswurf.bots.perfect.bellman import ONE, best_sum, can_be, compiled, settled
from rauswurf.bots.perfect.levels import SIDES, TILE, Level, corner
from rauswurf.bots.perfect.moves import Moves

HALF = ONE // 2
CHUNK = 64  # tiles that a thread takes at a time


def first_guess(size: int) -> Any:
    """The values to begin with: whoever is home has won, all others are even."""
    values = np.full((size, size), HALF, np.uint32)
    values[:, -1] = 0
    values[-1] = ONE
    return values


class ProcessorSweeper:
    """The values of all positions, and the threads that settle them."""

    def __init__(self, moves: Moves, levels: list[Level], values: Any, threads: int) -> None:
        self.moves = moves
        self.levels = levels
        self.values = values
        tiles = max(int(level.tiles[-1]) for level in levels)
        self.found = np.zeros((tiles, SIDES, TILE, TILE), np.uint32)
        self.threads = threads
        self.pool = ThreadPoolExecutor(threads)

    def settle(self, number: int) -> int:
        """Settle one level; returns its largest change.

        Captures may lead to a position of the same level, so it is written down only when all of it
        is known: the result does not depend on the threads.
        """
        level = self.levels[number]
        tiles = int(level.tiles[-1])
        parts = [range(first, min(first + CHUNK, tiles)) for first in range(0, tiles, CHUNK)]
        for _ in self.pool.map(lambda part: self.find(level, part), parts):
            pass
        return max(self.pool.map(lambda part: self.write(level, part), parts), default=0)

    def find(self, level: Level, part: range) -> None:
        """Work out some tiles."""
        find_tiles(part.start, part.stop, level, self.values, self.moves, self.found)

    def write(self, level: Level, part: range) -> int:
        """Write some tiles down; returns the largest change."""
        return int(write_tiles(part.start, part.stop, level, self.values, self.moves, self.found))


@compiled
def find_tiles(first: int, end: int, level: Level, values: Any, moves: Moves, found: Any) -> None:
    """Work out the positions of some tiles, from both sides."""
    here = np.zeros((TILE, TILE), np.int64)
    there = np.zeros((TILE, TILE), np.int64)
    for tile in range(first, end):
        pair, a0, b0 = corner(tile, level)
        wide = min(level.ones[pair, 1] - a0, TILE)
        tall = min(level.others[pair, 1] - b0, TILE)
        for j in range(tall):
            for i in range(wide):
                if can_be(a0 + i, b0 + j, moves):
                    here[i, j] = best_sum(a0 + i, b0 + j, values, moves)
        for i in range(wide):
            for j in range(tall):
                if can_be(a0 + i, b0 + j, moves):
                    there[i, j] = best_sum(b0 + j, a0 + i, values, moves)
        for i in range(wide):
            for j in range(tall):
                if can_be(a0 + i, b0 + j, moves):
                    a, b, one, other = a0 + i, b0 + j, here[i, j], there[i, j]
                    found[tile, 0, i, j] = settled(a, b, one, other, moves)
                    found[tile, 1, i, j] = settled(b, a, other, one, moves)


@compiled
def write_tiles(first: int, end: int, level: Level, values: Any, moves: Moves, found: Any) -> int:
    """Write the positions of some tiles down; returns the largest change."""
    largest = 0
    for tile in range(first, end):
        pair, a0, b0 = corner(tile, level)
        for i in range(min(level.ones[pair, 1] - a0, TILE)):
            for j in range(min(level.others[pair, 1] - b0, TILE)):
                a, b = a0 + i, b0 + j
                if can_be(a, b, moves):
                    here, there = found[tile, 0, i, j], found[tile, 1, i, j]
                    largest = max(largest, abs(np.int64(values[a, b]) - here))
                    largest = max(largest, abs(np.int64(values[b, a]) - there))
                    values[a, b] = here
                    values[b, a] = there
    return largest
