"""Sweeps over all positions on the processor, in several threads."""

from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np

from rauswurf.bots.perfect import bellman, tiles
from rauswurf.bots.perfect.bellman import ONE
from rauswurf.bots.perfect.levels import SIDES, TILE, Level
from rauswurf.bots.perfect.moves import Moves
from rauswurf.bots.perfect.tiles import HALF
from rauswurf.fast.compiler import compiled, new_record
from rauswurf.rules.compose import RuleSet, compose
from rauswurf.rules.graph import FACES

CHUNK = 64  # tiles that a thread takes at a time


def sweeping_rules(moves: Moves, across: int = 1, down: int = 1) -> RuleSet:
    """What sweeps are made of, with so many lanes for each tile."""
    played = len(moves.choices) // FACES
    return compose("sweeps", [bellman, tiles], PLAYED=played, ACROSS=across, DOWN=down)


def first_guess(size: int) -> Any:
    """The values to begin with: whoever is home has won, all others are even."""
    values = np.full((size, size), HALF, np.uint32)
    values[:, -1] = 0
    values[-1] = ONE
    return values


def room_for_sums(levels: list[Level]) -> tuple[int, int]:
    """How many rows of sums the largest level takes, and how long they are."""
    return SIDES * max(int(level.tiles[-1]) for level in levels), TILE * TILE


class ProcessorSweeper:
    """The values of all positions, and the threads that settle them."""

    def __init__(self, moves: Moves, levels: list[Level], values: Any, threads: int) -> None:
        self.moves = moves
        self.levels = levels
        self.values = values
        self.sums = np.zeros(room_for_sums(levels), np.int64)
        self.threads = threads
        self.pool = ThreadPoolExecutor(threads)
        self.rules = sweeping_rules(moves)
        self.add_up_tiles = compiled(self.rules, "add_up")
        self.settle_tiles = compiled(self.rules, "settle")

    def settle(self, number: int) -> int:
        """Settle one level; returns its largest change, which does not depend on the threads."""
        level = self.levels[number]
        count = int(level.tiles[-1])
        parts = [range(first, min(first + CHUNK, count)) for first in range(0, count, CHUNK)]
        for _ in self.pool.map(lambda part: self.add_up(level, part), parts):
            pass
        return max(self.pool.map(lambda part: self.write(level, part), parts), default=0)

    def add_up(self, level: Level, part: range) -> None:
        """Add up the chances of some tiles."""
        self.add_up_tiles(*self.work(part), level, self.values, self.moves, self.sums)

    def write(self, level: Level, part: range) -> int:
        """Write some tiles down; returns the largest change."""
        change = np.zeros(1, np.int64)
        self.settle_tiles(*self.work(part), level, self.values, self.moves, self.sums, change)
        return int(change[0])

    def work(self, part: range) -> tuple[Any, Any]:
        """What one thread is to do, and with what."""
        return np.array([part.start, part.stop, 0, 1], np.int64), new_record(self.rules, "Tile")
