"""Programs for graphics cards: the kernels of one rule set, compiled."""

from dataclasses import dataclass
from functools import cache
from types import FunctionType
from typing import Any

import numpy as np

from rauswurf.fast.compiler import Identities
from rauswurf.fast.cuda import kernels, reduction
from rauswurf.fast.cuda.compiler import cuda, device_functions, record_kinds, types
from rauswurf.fast.cuda.lanes import lane_rules
from rauswurf.rules.compose import STATE, RuleSet, Scope, copied

ROOT = "play_lane"

_programs: dict[str, Any] = {}

# net, kinds, deal, seed, first, rows
PLAY_KINDS = types.void(
    types.float64[:, ::1],
    types.int64[:, ::1],
    types.int64,
    types.int64,
    types.int64,
    types.int64[:, ::1],
)


@dataclass(frozen=True)
class Reduction:
    """The kernels that make figures of rows; the same for all games."""

    measure_deals: Any
    add_products: Any
    count_values: Any


def play_function(rules: RuleSet) -> FunctionType:
    """The kernel that plays games of such rules (see ``lanes``), ready to be compiled."""
    records = record_kinds(rules)
    streams = rules.constants["SEATS"] + 1 if rules.constants["OWN_DICE"] else 1
    scope: Scope = {
        **vars(kernels),
        "cuda": cuda,
        "STATE": records[STATE],
        "MIND": records["Mind"],
        "STREAM": np.uint32,
        "NUMBER": np.int64,
        "STREAM_SHAPE": (streams, 2),
        ROOT: device_functions(rules, ROOT)[ROOT],
    }
    return in_scope(kernels.play, scope)


def play_program(rules: RuleSet) -> Any:
    """The same for rules with players in them, compiled for the cards at hand; kept by content."""
    on_lanes = lane_rules(rules)
    key = Identities(on_lanes).of(on_lanes.functions[ROOT])
    if key not in _programs:
        _programs[key] = cuda.jit(PLAY_KINDS)(play_function(on_lanes))
    return _programs[key]


def in_scope(kernel: Any, scope: Scope) -> FunctionType:
    """A kernel that finds its names in this scope."""
    return copied(kernel, scope)


@cache
def reduction_program() -> Reduction:
    """What makes figures, compiled when it is first used."""
    scope: Scope = {**vars(reduction), "cuda": cuda}
    for name in ("share_of_win", "measured"):
        scope[name] = cuda.jit(device=True)(in_scope(getattr(reduction, name), scope))
    made = (
        cuda.jit(in_scope(each, scope))
        for each in (reduction.measure_deals, reduction.add_products, reduction.count_values)
    )
    return Reduction(*made)
