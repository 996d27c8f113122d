"""Do the values hold? Bellman's equation, by the rules themselves.

This shares nothing with the sweeps but the rules and the order in which values are kept; see
``looking``. It runs on the processor and, for a table that lies there, on a graphics card.
"""

import random
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np

from rauswurf.bots.perfect import looking
from rauswurf.bots.perfect.looking import DIFFERENT, Known
from rauswurf.bots.perfect.small import SmallRace
from rauswurf.fast.compiler import compiled, new_record
from rauswurf.rules.compose import RuleSet, compose
from rauswurf.rules.race import PIECES

FEW_OPTIONS = 8  # of one die: no more than pieces
BLOCK = 1024  # positions that are checked together


def known_of(race: SmallRace, values: Any) -> Known:
    """All that looking up takes, for one race."""
    places = np.array([(*each, *race.done_before) for each in race.arrangements], np.int16)
    progress = race.rules.PROGRESS
    steps = np.array(progress.flat, np.int16).reshape(progress.shape)
    fields = np.zeros((len(steps), DIFFERENT), np.int16)
    for colour in range(len(steps)):
        fields[colour, np.maximum(steps[colour], 0)] = np.arange(steps.shape[1])
        fields[colour, 0] = race.rules.BASE[colour]
    number = np.zeros(DIFFERENT**PIECES, np.int32)
    digits = np.array([DIFFERENT**k for k in reversed(range(PIECES))])
    number[places @ digits] = np.arange(len(places))
    arrays: tuple[Any, ...] = places, fields, steps, number
    return Known(values, *arrays)


def checked_rules(race: SmallRace) -> RuleSet:
    """The rules with no more room for choices than one die needs."""
    return compose(race.setup.game.id, [looking], race.rules, MOST_OPTIONS=FEW_OPTIONS)


class Checker:
    """Checks positions on the processor."""

    def __init__(self, race: SmallRace, values: Any, threads: int) -> None:
        self.rules = checked_rules(race)
        self.check = compiled(self.rules, "check")
        self.known = known_of(race, values)
        self.size = len(values)
        self.threads = threads

    def largest(self, a: int, first: int, end: int) -> float:
        """The largest residual of an arrangement against some others."""
        found = np.zeros(1)
        plan = np.array([a * self.size + first, a * self.size + end, 0, 1], np.int64)
        self.check(plan, new_record(self.rules, "Desk"), self.known, found)
        return float(found[0])

    def residual(self, blocks: Sequence[tuple[int, int]], progress: Callable[[int], None]) -> float:
        """The largest residual in some blocks: an arrangement against those from another one on."""

        def check(block: tuple[int, int]) -> float:
            a, first = block
            found = self.largest(a, first, min(first + BLOCK, self.size))
            progress(1)
            return found

        with ThreadPoolExecutor(self.threads) as pool:
            return max(pool.map(check, blocks), default=0.0)


def all_blocks(size: int) -> list[tuple[int, int]]:
    """Every position."""
    return [(a, first) for a in range(size) for first in range(0, size, BLOCK)]


def random_blocks(size: int, count: int, seed: int) -> list[tuple[int, int]]:
    """Some blocks, or all if these are no more."""
    every = -(-size // BLOCK)
    if count >= size * every:
        return all_blocks(size)
    chosen = random.Random(seed).sample(range(size * every), count)
    return [(n // every, n % every * BLOCK) for n in chosen]
