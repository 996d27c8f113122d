"""Calling machine code from Python."""

import ctypes
from collections.abc import Mapping
from itertools import chain, starmap
from typing import Any, NamedTuple

import numpy as np

from rauswurf.fast.native.machine import load
from rauswurf.fast.native.module import FAULT, Argument
from rauswurf.fast.native.values import BundleHint, Kind, RecordHint, RecordsHint

C_TYPES: dict[Kind, Any] = {
    Kind.WHOLE: ctypes.c_int64,
    Kind.REAL: ctypes.c_double,
    Kind.TRUTH: ctypes.c_bool,
}


class Form(NamedTuple):
    """What a function is called with and what it returns."""

    name: str
    arguments: list[Argument]
    result: Kind | None
    records: Mapping[str, np.dtype[Any]]


class Compiled:
    """A compiled function. Other threads run while it does."""

    def __init__(self, form: Form, code: bytes, *, from_disk: bool) -> None:
        self.form = form
        self.from_disk = from_disk
        entry = f"rules.{form.name}"
        self.library = load(code, [entry, FAULT])  # the code is there as long as this is
        self.address: int = self.library[entry]
        types = [kind for argument in form.arguments for kind in c_types(argument)]
        result = C_TYPES[form.result] if form.result else None
        self.run = ctypes.CFUNCTYPE(result, *types)(self.address)
        self.fault = ctypes.c_int64.from_address(self.library[FAULT])

    def __call__(self, *given: Any) -> Any:
        """Call it; raises TypeError for an argument that does not fit, IndexError if it checks."""
        name, arguments, *_ = self.form
        if len(given) != len(arguments):
            raise TypeError(f"{name} takes {len(arguments)} arguments, not {len(given)}")
        passed = map(self.passed, arguments, given)
        result = self.run(*chain.from_iterable(passed))
        if self.fault.value:
            self.fault.value = 0
            raise IndexError(f"{name} looked outside a row")
        return result

    def passed(self, argument: Argument, given: Any) -> tuple[Any, ...]:
        """What the machine is told for an argument."""
        hint = argument.hint
        if isinstance(hint, Kind):
            return (given,)
        if isinstance(hint, BundleHint):
            if len(given) != len(hint.parts):
                raise TypeError(f"{self.form.name}: {argument.name} has {len(hint.parts)} parts")
            parts = map(self.passed, starmap(Argument, hint.parts), given)
            return tuple(chain.from_iterable(parts))
        if isinstance(hint, RecordHint):
            fits = given.dtype == self.form.records[hint.name]
            lengths: tuple[int, ...] = ()
        elif isinstance(hint, RecordsHint):
            lengths = given.shape
            fits = given.dtype == self.form.records[hint.name] and len(lengths) == 1
            fits = fits and given.flags.c_contiguous
        else:
            lengths = given.shape
            fits = given.dtype == hint.code and len(lengths) == hint.dimensions
            fits = fits and given.flags.c_contiguous
        if not fits:
            raise TypeError(f"{self.form.name}: {given.dtype} does not fit {argument.name}")
        return (given.__array_interface__["data"][0], *lengths)


def c_types(argument: Argument) -> list[Any]:
    """The C types of what is passed for an argument."""
    if isinstance(argument.hint, Kind):
        return [C_TYPES[argument.hint]]
    if isinstance(argument.hint, BundleHint):
        return [kind for part in starmap(Argument, argument.hint.parts) for kind in c_types(part)]
    if isinstance(argument.hint, RecordsHint):
        return [ctypes.c_void_p, ctypes.c_int64]
    rows = 0 if isinstance(argument.hint, RecordHint) else argument.hint.dimensions
    return [ctypes.c_void_p] + [ctypes.c_int64] * rows
