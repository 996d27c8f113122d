"""A stand-in for a graphics card: its threads one after the other, interpreted.

Numba has a simulator of its own, which knows no attributes of local records.
"""

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import numpy as np

from rauswurf.fast.cuda import kernels, reduction
from rauswurf.fast.cuda.lanes import lane_rules
from rauswurf.rules.compose import STATE, RuleSet, Scope, copied

RECORDS = (STATE, "Mind")


class Thread:
    """What a kernel sees of the card, on one of its threads."""

    def __init__(self, blocks: int, threads: int, number: int, rules: RuleSet | None) -> None:
        self.number = number
        self.all = blocks * threads
        self.rules = rules
        self.gridDim = SimpleNamespace(x=blocks)
        self.blockDim = SimpleNamespace(x=threads)
        self.blockIdx = SimpleNamespace(x=number // threads)
        self.threadIdx = SimpleNamespace(x=number % threads)
        self.local = SimpleNamespace(array=self.array)
        self.atomic = SimpleNamespace(add=add)

    def grid(self, dimensions: int) -> int:
        return self.number

    def gridsize(self, dimensions: int) -> int:
        return self.all

    def array(self, shape: Any, kind: Any) -> Any:
        if kind in RECORDS:
            assert self.rules is not None
            return [self.rules.new(kind)]
        return np.zeros(shape, kind).tolist()


def add(numbers: Any, place: Any, more: int) -> None:
    """Add to one number of many."""
    numbers[place] += more


def launch(
    kernel: Callable[..., None],
    blocks: int,
    threads: int,
    arguments: tuple[Any, ...],
    scope: Scope,
    rules: RuleSet | None = None,
) -> None:
    """Run a kernel, thread after thread."""
    for number in range(blocks * threads):
        here: Scope = {**scope, "cuda": Thread(blocks, threads, number, rules)}
        copied(kernel, here)(*arguments)  # type: ignore[arg-type]


def play(
    rules: RuleSet, net: Any, kinds: Any, deal: int, seed: int, games: range, rows: Any
) -> None:
    """Play games as the kernel does, on six threads."""
    on_lanes = lane_rules(rules)
    scope: Scope = {
        **vars(kernels),
        "STATE": STATE,
        "MIND": "Mind",
        "STREAM": np.int64,
        "NUMBER": np.int64,
        "STREAM_SHAPE": (rules.SEATS + 1 if rules.OWN_DICE else 1, 2),
        "play_lane": on_lanes.play_lane,
    }
    launch(kernels.play, 2, 3, (net, kinds, deal, seed, games.start, rows), scope, on_lanes)


def reduce(name: str, *arguments: Any) -> None:
    """Run one of the kernels that make figures."""
    launch(getattr(reduction, name), 2, 4, arguments, dict(vars(reduction)))
