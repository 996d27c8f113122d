"""Compiling a rule set with Numba.

Each function of the set is compiled once for what it *says*: its code, the constants it reads and
the functions it calls, all the way down. That identity is part of the name under which Numba keeps
machine code on disk, which would otherwise go stale unnoticed when a constant changes, and it lets
rule sets that differ in one variant share everything that the variant does not touch.

Functions that are called from one or two places are merged into their callers: left to itself
LLVM keeps the larger ones apart, which costs a third of the speed. Merging those called from more
places as well makes the code so large that it gets slower, and twice as slow to compile.
"""

import hashlib
from collections import Counter
from collections.abc import Mapping
from dis import get_instructions
from types import FunctionType, ModuleType
from typing import Any

import numpy as np

from rauswurf.messages.parts import need
from rauswurf.rules.array import Array
from rauswurf.rules.compose import STATE, RuleSet, Scope, copied
from rauswurf.rules.state import Field, RealRows, Reals, Row, Rows, is_description

numba = need("numba")

MERGED_UP_TO = 2  # places

_compiled: dict[tuple[str, Any], Any] = {}


def record_types(rules: RuleSet) -> dict[str, np.dtype[Any]]:
    """The numpy records with the same fields as the ordinary objects, by the name of each."""
    found: dict[str, np.dtype[Any]] = {}
    for name, fields in rules.records.items():
        cells = [(each.name, found.get(each.code, each.code), lengths(each)) for each in fields]
        found[name] = np.dtype(cells, align=True)
    return found


def lengths(field: Field) -> tuple[int, ...]:
    """The shape of what a field holds."""
    return tuple(length for length in (field.length, field.width) if length)


def new_record(rules: RuleSet, name: str = STATE) -> Any:
    """A state, or another record that the rules describe, for compiled functions."""
    return np.zeros(1, record_types(rules)[name]).view(np.recarray)[0]


def compiled(rules: RuleSet, root: str, *, checked: bool = False) -> Any:
    """One function of a rule set with all it calls, compiled; ``checked`` adds bounds checks.

    Raises TypeError for an argument of which the annotation does not tell the machine type.
    """
    constants = {name: constant(value) for name, value in rules.constants.items()}
    merged = set() if checked else called_from_few_places(rules)
    identities = Identities(rules, merged, checked)
    records = {name: numba.from_dtype(each) for name, each in record_types(rules).items()}
    scope: Scope = dict(constants)

    def compile_one(name: str) -> None:
        function = rules.functions[name]
        for callee in global_names(function):
            if callee in rules.functions and callee not in scope:
                compile_one(callee)
        key = identities.of(function), signature(function, records)
        if key not in _compiled:
            identity, types = key
            made = jit(copied(function, scope), identity, checked, function in merged)
            made.compile(types)
            made.disable_compile()
            _compiled[key] = made
        scope[name] = _compiled[key]

    compile_one(root)
    return scope[root]


def signature(function: FunctionType, records: Mapping[str, Any]) -> tuple[Any, ...]:
    """The machine types of the arguments, from the annotations: numbers are 64 bits wide.

    One signature for each function: left to itself Numba compiles it anew for every mixture of
    8, 16 and 64 bits that it is called with. Raises TypeError for an annotation that is no type.
    """
    kinds = {
        int: numba.int64,
        float: numba.float64,
        Row: numba.int64[::1],
        Rows: numba.int64[:, ::1],
        Reals: numba.float64[::1],
        RealRows: numba.float64[:, ::1],
    }
    hints = {name: hint for name, hint in function.__annotations__.items() if name != "return"}
    found = {
        name: records.get(hint.__name__) if is_description(hint) else kinds.get(hint)
        for name, hint in hints.items()
    }
    for name, kind in found.items():
        if kind is None:
            told = f"{function.__module__}.{function.__name__}"
            raise TypeError(f"{told}: {hints[name]} says nothing about {name} to the compiler")
    return tuple(found.values())


def called_from_few_places(rules: RuleSet) -> set[FunctionType]:
    """The functions that are worth merging into their callers."""
    places = Counter(
        rules.functions[name]
        for function in rules.functions.values()
        for name in global_names(function)
        if name in rules.functions
    )
    return {function for function, count in places.items() if count <= MERGED_UP_TO}


def global_names(function: FunctionType) -> list[str]:
    """The names that a function looks up outside itself, once for each place."""
    return [step.argval for step in get_instructions(function) if step.opname == "LOAD_GLOBAL"]


def constant(value: int | Array) -> Any:
    """A constant as Numba wants it."""
    if isinstance(value, Array):
        return np.array(value.flat, dtype=np.int16).reshape(value.shape)
    return value


def jit(function: FunctionType, identity: str, checked: bool, merge: bool) -> Any:
    """Hand one function to Numba."""
    function.__qualname__ = f"{function.__name__}_{identity}"
    return numba.njit(
        nogil=True,
        cache=True,
        error_model="numpy",
        boundscheck=checked,
        forceinline=merge,
    )(function)


class Identities:
    """What the functions of a rule set say, and how they are compiled, as short hashes."""

    def __init__(self, rules: RuleSet, merged: set[FunctionType], checked: bool) -> None:
        self.functions = rules.functions
        self.constants = rules.constants
        self.merged = merged
        self.checked = checked
        self.known: dict[FunctionType, str] = {}

    def of(self, function: FunctionType) -> str:
        """The identity of one function; the rules have no recursion, so this ends."""
        if function not in self.known:
            code = function.__code__
            parts = [f"{function.__module__}.{code.co_name}", code.co_code.hex()]
            parts += [repr(code.co_consts), repr(code.co_names)]
            parts.append(f"{self.checked} {function in self.merged}")
            parts += [self.meaning(name) for name in code.co_names]
            self.known[function] = hashlib.sha256("\n".join(parts).encode()).hexdigest()[:16]
        return self.known[function]

    def meaning(self, name: str) -> str:
        """What a name stands for inside the functions."""
        if name in self.functions:
            return self.of(self.functions[name])
        value = self.constants.get(name)
        if isinstance(value, ModuleType):
            return value.__name__
        return f"{value.shape}{value.flat}" if isinstance(value, Array) else repr(value)
