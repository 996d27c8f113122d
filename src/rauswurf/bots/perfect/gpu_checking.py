"""The same check as in `checking`, of all positions, on a graphics card."""

from collections.abc import Callable
from types import CodeType, FunctionType
from typing import Any

import numpy as np

from rauswurf.bots.perfect.checking import (
    RULES,
    STATES,
    Board,
    board_of,
    checked_rules,
    looking,
    possible_function,
)
from rauswurf.bots.perfect.small import SmallRace
from rauswurf.fast.compiler import global_names, record_types
from rauswurf.messages.parts import need
from rauswurf.rules.array import Array
from rauswurf.rules.compose import STATE, RuleSet, Scope, copied
from rauswurf.rules.state import Layout

numba = need("numba")
cuda = need("numba.cuda")

BLOCKS = 132 * 16
THREADS = 128
ROWS_AT_ONCE = 64

Keep = Callable[[Any], Any]


def device_functions(rules: RuleSet, keep: Keep) -> dict[str, Any]:
    """The rules as functions of the card; ``keep`` puts their tables where they are read."""
    scope: Scope = {}
    for name, value in rules.constants.items():
        scope[name] = kept(value, keep) if isinstance(value, Array) else value

    scope["copy_state"] = cuda.jit(device=True)(copying_one_by_one(rules.fields))

    def compile_one(name: str) -> None:
        for callee in global_names(rules.functions[name]):
            if callee in rules.functions and callee not in scope:
                compile_one(callee)
        scope[name] = cuda.jit(device=True)(copied(rules.functions[name], scope))

    for name in RULES:
        if name not in scope:
            compile_one(name)
    return {name: scope[name] for name in RULES}


def kept(table: Array, keep: Keep) -> Any:
    """A table of the rules where the card reads it; an empty one has no place there."""
    made = np.array(table.flat, np.int16).reshape(table.shape)
    return keep(made) if made.size else made


def copying_one_by_one(fields: Layout) -> FunctionType:
    """The function ``copy_state`` for the card, which cannot assign rows."""
    lines = ["def copy_state(s, t):"]
    for name, _, length, _ in fields:
        if length:
            lines += [f"    for k in range({length}):", f"        t.{name}[k] = s.{name}[k]"]
        else:
            lines.append(f"    t.{name} = s.{name}")
    module = compile("\n".join(lines), __file__, "exec")
    code = next(each for each in module.co_consts if isinstance(each, CodeType))
    return FunctionType(code, {"__name__": __name__, "range": range}, "copy_state")


def check_kernel(rules: RuleSet, keep: Keep) -> Any:
    """The kernel that looks for the largest residual in some rows."""
    jit = cuda.jit(device=True)
    doubt = looking(jit, device_functions(rules, keep)).doubt
    possible = possible_function(jit)
    kind = numba.from_dtype(record_types(rules)[STATE])

    def check(first: int, end: int, values: Any, board: Board, found: Any) -> None:
        states = cuda.local.array(STATES, kind)
        size = len(values)
        largest = 0.0
        for n in range(cuda.grid(1), (end - first) * size, cuda.gridsize(1)):
            a, b = first + n // size, n % size
            if possible(a, b, board):
                largest = max(largest, doubt(states, a, b, values, board))
        if largest > found[0]:
            cuda.atomic.max(found, 0, largest)

    return check


def residual_on_card(race: SmallRace, values: Any, progress: Callable[[int], None]) -> float:
    """The largest residual of all positions."""
    kernel = cuda.jit(check_kernel(checked_rules(race), cuda.to_device))
    board = Board(*map(cuda.to_device, board_of(race)))
    found = cuda.to_device(np.zeros(1))
    for first in range(0, len(values), ROWS_AT_ONCE):
        end = min(first + ROWS_AT_ONCE, len(values))
        kernel[BLOCKS, THREADS](first, end, values, board, found)
        float(found[0])  # waits, so that progress is told as it is made
        progress(end - first)
    return float(found[0])
