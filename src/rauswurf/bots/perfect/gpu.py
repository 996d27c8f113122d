"""Sweeps over all positions, and the check of all of them, on a graphics card.

A block of lanes takes a tile. They find what `sweeping` finds, number by number.
"""

from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any

import numpy as np

from rauswurf.bots.perfect.checking import checked_rules, known_of
from rauswurf.bots.perfect.levels import TILE, Level
from rauswurf.bots.perfect.looking import Known
from rauswurf.bots.perfect.moves import Moves
from rauswurf.bots.perfect.small import CannotSolve, SmallRace
from rauswurf.bots.perfect.solving import Check, Progress
from rauswurf.bots.perfect.sweeping import room_for_sums, sweeping_rules
from rauswurf.bots.perfect.tiles import PLAN_LENGTH
from rauswurf.fast.cuda.driver import Card, Kernel, Memory, cards
from rauswurf.fast.cuda.programs import program
from rauswurf.messages import message
from rauswurf.rules.compose import RuleSet

ROWS = 8  # of a tile, that a block of lanes takes at a time
ACROSS = TILE
LANES = ACROSS * ROWS
COPIED = 1 << 28  # bytes, at a time
WRITERS = 8  # threads that put copies where they belong
BLOCKS_TO_FILL = 4096
CHECK_BLOCKS = 16  # for each multiprocessor
CHECK_LANES = 128
ROWS_AT_ONCE = 64  # that are checked before progress is told

VALUE, SUM = np.dtype(np.uint32), np.dtype(np.int64)


def solving_program(rules: RuleSet, kernel: str) -> str:
    """The program of something that has a plan."""
    return program(rules, kernel, {"plan": (PLAN_LENGTH,)})


class GraphicsSweeper:
    """The values of all positions in the memory of a graphics card; raises CannotSolve, NoCard."""

    def __init__(self, moves: Moves, levels: list[Level]) -> None:
        self.card = Card(cards()[0])
        self.size = len(moves.own)
        rows, length = room_for_sums(levels)
        check_memory(self.card, VALUE.itemsize * self.size**2 + SUM.itemsize * rows * length)
        rules = sweeping_rules(moves, ACROSS, ROWS)
        self.add_up, self.write = (self.kernel(rules, name) for name in ("add_up", "settle"))
        self.moves = [self.card.put(each) for each in moves]
        self.levels = [[self.card.put(each) for each in level] for level in levels]
        self.tiles = [int(level.tiles[-1]) for level in levels]
        self.values = Memory(self.card, (self.size, self.size), VALUE)
        self.sums = Memory(self.card, (rows, length), SUM)
        self.change = self.card.room((1,))
        self.kernel(rules, "guess").launch(BLOCKS_TO_FILL, LANES, 0, self.size**2, self.values)

    def kernel(self, rules: RuleSet, name: str) -> Kernel:
        """A function of these rules for the card."""
        return self.card.kernel(solving_program(rules, name), name)

    def settle(self, number: int) -> int:
        """Settle one level; returns its largest change."""
        tiles, level = self.tiles[number], self.levels[number]
        if tiles == 0:
            return 0
        work = 0, tiles, level, self.values, self.moves, self.sums
        self.change.clear()
        self.add_up.launch(tiles, LANES, *work)
        self.write.launch(tiles, LANES, *work, self.change)
        return int(self.change.read()[0])

    def parts(self) -> list[range]:
        """The rows that are copied at once."""
        step = max(1, COPIED // (VALUE.itemsize * self.size))
        return [range(first, min(first + step, self.size)) for first in range(0, self.size, step)]

    def save(self, target: Any) -> None:
        """Copy all values into an array of the same shape on this side."""
        parts = self.parts()
        buffers = [np.empty((len(parts[0]), self.size), VALUE) for _ in range(WRITERS)]
        writing: list[Future[None]] = []
        with ThreadPoolExecutor(WRITERS) as pool:
            for number, part in enumerate(parts):
                if number >= WRITERS:
                    writing[number - WRITERS].result()  # its buffer is free again
                copied = buffers[number % WRITERS][: len(part)]
                self.values.part(part.start, part.stop).read_into(copied)
                writing.append(pool.submit(np.copyto, target[part.start : part.stop], copied))
            for each in writing:
                each.result()

    def load(self, source: Any) -> None:
        """Take all values from an array of the same shape on this side."""
        for part in self.parts():
            self.values.part(part.start, part.stop).write(source[part.start : part.stop])

    def residual(self, race: SmallRace, progress: Progress) -> Check:
        """Check all positions where they are."""
        found = self.largest_residual(race, lambda n: progress("check", n, self.size))
        return Check(found, self.size**2, True)

    def largest_residual(self, race: SmallRace, progress: Callable[[int], None]) -> float:
        """How far any value is from what its rolls are worth."""
        check = self.kernel(checked_rules(race), "check")
        tables = Known(*known_of(race, None))[1:]
        known = [self.values, *map(self.card.put, tables)]
        blocks = CHECK_BLOCKS * self.card.multiprocessors
        found = Memory(self.card, (blocks * CHECK_LANES,), np.float64)
        found.clear()
        for first in range(0, self.size, ROWS_AT_ONCE):
            end = min(first + ROWS_AT_ONCE, self.size)
            check.launch(blocks, CHECK_LANES, first * self.size, end * self.size, known, found)
            self.card.wait()  # so that progress is told as it is made
            progress(end - first)
        return float(found.read().max())


def check_memory(card: Card, needed: int) -> None:
    """Does the card have so many bytes? Raises CannotSolve."""
    free = card.free_memory()
    if needed > free:
        gigabytes = f"{needed / 1e9:.1f}", f"{free / 1e9:.1f}"
        raise CannotSolve(message("solve-gpu-too-small", needed=gigabytes[0], free=gigabytes[1]))
