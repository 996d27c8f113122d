"""Compiling a rule set for graphics cards with numba-cuda.

Each function of the set becomes a device function, in one scope, just as on the processor. What is
different: tables lie in the card's memory, and streams of random numbers are made of words of 32
bits, for which a card has registers.
"""

from collections import Counter
from types import FunctionType
from typing import Any

import numpy as np

from rauswurf.fast.compiler import global_names, record_types
from rauswurf.fast.cuda.copying import copy_state
from rauswurf.fast.cuda.tables import Table
from rauswurf.messages.parts import need
from rauswurf.rules.array import Array
from rauswurf.rules.compose import RuleSet, Scope, copied
from rauswurf.rules.state import RealRows, Reals, Row, Rows, is_description

need("numba_cuda")
cuda = need("numba.cuda")
types = cuda.types
from_dtype = need("numba.cuda.np.numpy_support").from_dtype

FEW_PLACES = 2  # from which a function may be called and still be copied into each
SMALL = 100  # bytes of Python's code: what is smaller is copied, wherever it is called

# The names of arguments that are streams of random numbers.
ONE_STREAM, ALL_STREAMS = ("rng", "chance"), "streams"


def device_functions(rules: RuleSet, root: str, *, apart: bool = True) -> Scope:
    """A scope with one function of a rule set and all it calls, for kernels to call.

    ``apart`` are functions that are called from many places: left to itself the compiler puts a
    copy of them into each, until the program does not fit into the cache for instructions.
    """
    places = Counter(
        name for function in rules.functions.values() for name in global_names(function)
    )
    scope: Scope = {name: constant(value) for name, value in rules.constants.items()}
    records = record_kinds(rules)

    def compile_one(name: str) -> None:
        function = rules.functions[name]
        for callee in global_names(function):
            if callee in rules.functions and callee not in scope:
                compile_one(callee)
        kinds = argument_kinds(function, records)
        made = copy_state if name == copy_state.__name__ else copied(function, scope)
        scope[name] = cuda.jit(kinds, device=True)(made)
        if apart and places[name] > FEW_PLACES and len(function.__code__.co_code) > SMALL:
            keep_apart(scope[name])

    compile_one(root)
    return scope


def keep_apart(function: Any) -> None:
    """Have a device function called rather than copied into its callers."""
    for made in function.overloads.values():
        for module in made.library.modules:
            for each in module.functions:
                if each.name == made.fndesc.llvm_func_name:
                    each.attributes.add("noinline")


def record_kinds(rules: RuleSet) -> dict[str, Any]:
    """What a card takes states and minds for."""
    found = record_types(rules)
    return {name: from_dtype(each) for name, each in found.items()}


def constant(value: object) -> Any:
    """A constant as a card wants it."""
    if isinstance(value, Array):
        return Table(np.array(value.flat, np.int64).reshape(value.shape))
    return value


def argument_kinds(function: FunctionType, records: dict[str, Any]) -> tuple[Any, ...]:
    """The machine types of the arguments, from annotations and names."""
    return tuple(
        argument_kind(name, hint, records)
        for name, hint in function.__annotations__.items()
        if name != "return"
    )


def argument_kind(name: str, hint: Any, records: dict[str, Any]) -> Any:
    """The machine type of one argument."""
    if is_description(hint):
        return records[hint.__name__]
    if name in ONE_STREAM:
        return types.uint32[::1]
    if name == ALL_STREAMS:
        return types.uint32[:, ::1]
    return {
        int: types.int64,
        float: types.float64,
        Row: types.int64[::1],
        Rows: types.int64[:, ::1],
        Reals: types.float64[::1],
        RealRows: types.float64[:, ::1],
    }[hint]
