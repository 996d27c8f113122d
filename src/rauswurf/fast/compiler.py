"""Compiling a rule set: one function of it, with all that it calls, becomes machine code.

The code is known by what it *says*: the functions, the constants they read and the functions they
call, all the way down. Under that identity it is kept on disk. How Python becomes machine code is
told in ``native``.
"""

import hashlib
import time
from functools import cache
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any

import numpy as np

from rauswurf.fast.native import disk, machine
from rauswurf.fast.native.calling import Compiled, Form
from rauswurf.fast.native.module import Module, result_of
from rauswurf.fast.native.statements import translate
from rauswurf.fast.native.target import PROCESSOR, Target
from rauswurf.fast.native.values import hint_of
from rauswurf.fast.waiting import tell
from rauswurf.rules.array import Array
from rauswurf.rules.compose import STATE, RuleSet
from rauswurf.rules.state import Field

TIMES_TRANSLATING = 6  # about so much longer than translating takes LLVM

_compiled: dict[str, Compiled] = {}


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


def compiled(
    rules: RuleSet, root: str, *, checked: bool = False, target: Target = PROCESSOR
) -> Compiled:
    """One function of a rule set with all it calls, compiled; ``checked`` adds bounds checks.

    Raises NotCompilable for something that the compiler does not know.
    """
    function = rules.functions[root]
    name = name_of(rules, root, checked=checked, target=target)
    if name not in _compiled:
        module = Module(rules, record_types(rules), checked=checked, target=target)
        kept = disk.find(name)
        code = kept or fresh_code(module, root)
        if not kept:
            disk.keep(name, code)
        form = Form(root, module.arguments(function), result_of(function), record_types(rules))
        _compiled[name] = Compiled(form, code, from_disk=kept is not None)
    return _compiled[name]


def fresh_code(module: Module, root: str) -> bytes:
    """Machine code that nobody has yet; whoever waits for it is told how long that takes."""
    began = time.process_time()
    text = translate(module, root)
    tell(TIMES_TRANSLATING * (time.process_time() - began))
    return machine.machine_code(text)


def name_of(rules: RuleSet, root: str, *, checked: bool, target: Target) -> str:
    """The name under which machine code is kept: a hash of all that it depends on."""
    identity = Identities(rules).of(rules.functions[root])
    said = (identity, checked, target, record_types(rules), compiler_identity())
    return hashlib.sha256(repr(said).encode()).hexdigest()


@cache
def compiler_identity() -> str:
    """What else machine code depends on: the compiler as it is now, and the processor."""
    files = sorted(Path(machine.__file__).parent.glob("*.py"))
    own = hashlib.sha256(b"".join(path.read_bytes() for path in files)).hexdigest()
    return f"{own} {machine.description()}"


class Identities:
    """What the functions of a rule set say, as short hashes."""

    def __init__(self, rules: RuleSet) -> None:
        self.functions = rules.functions
        self.constants = rules.constants
        self.known: dict[FunctionType, str] = {}
        self.told: dict[str, str] = {}

    def of(self, function: FunctionType) -> str:
        """The identity of one function; the rules have no recursion, so this ends."""
        if function not in self.known:
            code = function.__code__
            parts = [f"{function.__module__}.{code.co_name}", code.co_code.hex()]
            hints = {name: hint_of(each) for name, each in function.__annotations__.items()}
            parts += [repr(code.co_consts), repr(code.co_names), repr(hints)]
            parts += [self.meaning(name) for name in code.co_names]
            self.known[function] = hashlib.sha256("\n".join(parts).encode()).hexdigest()[:16]
        return self.known[function]

    def meaning(self, name: str) -> str:
        """What a name stands for inside the functions."""
        if name in self.functions:
            return self.of(self.functions[name])
        if name not in self.told:
            self.told[name] = told_constant(self.constants.get(name))
        return self.told[name]


def told_constant(value: Any) -> str:
    """A constant in words."""
    if isinstance(value, ModuleType):
        return value.__name__
    return f"{value.shape}{value.flat}" if isinstance(value, Array) else repr(value)
