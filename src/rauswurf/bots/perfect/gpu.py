"""Sweeps over all positions on a graphics card.

A block of threads takes a tile. First each warp goes along the arrangements of one player with that
of the other fixed, then the other way round: so what its threads read lies close together. They
find what `sweeping` finds, number by number.
"""

from typing import Any

import numpy as np

from rauswurf.bots.perfect.bellman import ONE, best_sum, can_be, settled
from rauswurf.bots.perfect.gpu_checking import residual_on_card
from rauswurf.bots.perfect.levels import SIDES, TILE, Level, corner
from rauswurf.bots.perfect.moves import Moves
from rauswurf.bots.perfect.small import CannotSolve, SmallRace
from rauswurf.bots.perfect.solving import Check, Progress
from rauswurf.bots.perfect.sweeping import HALF
from rauswurf.messages import message
from rauswurf.messages.parts import need

cuda = need("numba.cuda")

ROWS = 8  # of a tile, that a block of threads takes at a time
BLOCK = (TILE, ROWS)
PADDED = TILE + 1  # so that the columns of a tile lie in different banks
COPIED = 1 << 28  # bytes, at a time
BLOCKS_TO_FILL = 4096


@cuda.jit
def fill_kernel(values: Any) -> None:
    """The values to begin with."""
    last = len(values) - 1
    for a in range(cuda.blockIdx.x, len(values), cuda.gridDim.x):
        for b in range(cuda.threadIdx.x, len(values), cuda.blockDim.x):
            values[a, b] = ONE if a == last else 0 if b == last else HALF


@cuda.jit
def find_kernel(level: Level, values: Any, moves: Moves, found: Any) -> None:
    """Work out the positions of a tile, from both sides."""
    here = cuda.shared.array((TILE, PADDED), np.int64)
    there = cuda.shared.array((TILE, PADDED), np.int64)
    tile, i, row = cuda.blockIdx.x, cuda.threadIdx.x, cuda.threadIdx.y
    pair, a0, b0 = corner(tile, level)
    a_end, b_end = level.ones[pair, 1], level.others[pair, 1]
    for j in range(row, TILE, ROWS):
        a, b = a0 + i, b0 + j
        if a < a_end and b < b_end and can_be(a, b, moves):
            here[i, j] = best_sum(a, b, values, moves)
    for j in range(row, TILE, ROWS):
        a, b = a0 + j, b0 + i
        if a < a_end and b < b_end and can_be(a, b, moves):
            there[j, i] = best_sum(b, a, values, moves)
    cuda.syncthreads()
    for j in range(row, TILE, ROWS):
        a, b = a0 + j, b0 + i
        if a < a_end and b < b_end and can_be(a, b, moves):
            found[tile, 0, j, i] = settled(a, b, here[j, i], there[j, i], moves)
        a, b = a0 + i, b0 + j
        if a < a_end and b < b_end and can_be(a, b, moves):
            found[tile, 1, j, i] = settled(b, a, there[i, j], here[i, j], moves)


@cuda.jit
def write_kernel(
    level: Level, values: Any, moves: Moves, found: Any, change: Any, number: int
) -> None:
    """Write the positions of a tile down, and how much the level has changed."""
    tile, i, row = cuda.blockIdx.x, cuda.threadIdx.x, cuda.threadIdx.y
    pair, a0, b0 = corner(tile, level)
    a_end, b_end = level.ones[pair, 1], level.others[pair, 1]
    largest: Any = 0
    for j in range(row, TILE, ROWS):
        a, b = a0 + j, b0 + i
        if a < a_end and b < b_end and can_be(a, b, moves):
            new = found[tile, 0, j, i]
            largest = max(largest, abs(np.int64(values[a, b]) - np.int64(new)))
            values[a, b] = new
        a, b = a0 + i, b0 + j
        if a < a_end and b < b_end and can_be(a, b, moves):
            new = found[tile, 1, j, i]
            largest = max(largest, abs(np.int64(values[b, a]) - np.int64(new)))
            values[b, a] = new
    if largest > change[number]:
        cuda.atomic.max(change, number, largest)


class GraphicsSweeper:
    """The values of all positions in the memory of a graphics card; raises CannotSolve."""

    def __init__(self, moves: Moves, levels: list[Level]) -> None:
        size = len(moves.own)
        tiles = max(int(level.tiles[-1]) for level in levels)
        needed = 4 * (size * size + tiles * SIDES * TILE * TILE)
        check_memory(needed)
        self.moves = Moves(*map(cuda.to_device, moves))
        self.levels = [Level(*map(cuda.to_device, level)) for level in levels]
        self.tiles = [int(level.tiles[-1]) for level in levels]
        self.values = cuda.device_array((size, size), np.uint32)
        self.found = cuda.device_array((tiles, SIDES, TILE, TILE), np.uint32)
        self.change = cuda.to_device(np.zeros(len(levels), np.int64))
        fill_kernel[BLOCKS_TO_FILL, TILE * ROWS](self.values)

    def settle(self, number: int) -> int:
        """Settle one level; returns its largest change."""
        tiles = self.tiles[number]
        if tiles == 0:
            return 0
        self.change[number] = 0
        level, values, moves, found = self.levels[number], self.values, self.moves, self.found
        find_kernel[tiles, BLOCK](level, values, moves, found)
        write_kernel[tiles, BLOCK](level, values, moves, found, self.change, number)
        return int(self.change[number])

    def rows(self) -> range:
        """The first row of each part that is copied at once."""
        size = len(self.values)
        return range(0, size, max(1, COPIED // (4 * size)))

    def save(self, target: Any) -> None:
        """Copy all values into an array of the same shape on this side."""
        step = self.rows().step
        for first in self.rows():
            self.values[first : first + step].copy_to_host(target[first : first + step])

    def load(self, source: Any) -> None:
        """Take all values from an array of the same shape on this side."""
        step = self.rows().step
        for first in self.rows():
            self.values[first : first + step].copy_to_device(source[first : first + step])

    def residual(self, race: SmallRace, progress: Progress) -> Check:
        """Check all positions where they are."""
        size = len(self.values)
        found = residual_on_card(race, self.values, lambda n: progress("check", n, size))
        return Check(found, size * size, True)


def check_memory(needed: int) -> None:
    """Is there a card, and does it have so many bytes? Raises CannotSolve."""
    if not cuda.is_available():
        raise CannotSolve(message("solve-no-gpu"))
    free, _ = cuda.current_context().get_memory_info()
    if needed > free:
        gigabytes = f"{needed / 1e9:.1f}", f"{free / 1e9:.1f}"
        raise CannotSolve(message("solve-gpu-too-small", needed=gigabytes[0], free=gigabytes[1]))
