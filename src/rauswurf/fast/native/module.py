"""One rule set as one module of LLVM: its functions, its tables, and how its records lie."""

from collections import Counter
from collections.abc import Mapping
from types import FunctionType
from typing import Any, NamedTuple

import numpy as np

from rauswurf.fast.native.group import Group
from rauswurf.fast.native.target import PROCESSOR, Target
from rauswurf.fast.native.values import (
    BYTE,
    FRACTION,
    NOTHING,
    POINTER,
    WORD,
    ZERO,
    BundleHint,
    Cells,
    Hint,
    Kind,
    NotCompilable,
    RecordAt,
    RecordHint,
    RecordsHint,
    RowsAt,
    RowsHint,
    Value,
    hint_of,
    ir,
)
from rauswurf.rules.array import Array
from rauswurf.rules.compose import STATE, RuleSet
from rauswurf.rules.state import Field, Long

MERGED_UP_TO = 2  # places: functions called from no more are merged into their callers
ALIGNMENT = 16
MOST_FILLED_UP = 1 << 14  # bytes: more would push other things out of the nearest cache
WIDE = ("i8", "f8")  # cells that may be handed on as a row: they share a place with all others
WEIGHTS = RowsHint("f8", 2)
FAULT = "fault"  # the name of a number that is not 0 after an index was outside


class Argument(NamedTuple):
    """An argument of a function."""

    name: str
    hint: Hint


def arguments_of(function: FunctionType) -> list[Argument]:
    """The arguments of a function; raises NotCompilable for one of no type."""
    found = []
    for name, annotation in function.__annotations__.items():
        if name != "return":
            hint = hint_of(annotation)
            if hint is None:
                where = f"{function.__module__}.{function.__name__}"
                told = f"{annotation} says nothing about {name} to the compiler"
                raise NotCompilable(f"{where}: {told}")
            found.append(Argument(name, hint))
    return found


def result_of(function: FunctionType) -> Kind | None:
    """The kind of number that a function returns; None if it returns nothing."""
    hint = hint_of(function.__annotations__.get("return"))
    return hint if isinstance(hint, Kind) else None


def machine_types(hint: Hint, word: Any = WORD) -> list[Any]:
    """What is handed over for an argument: a row comes with its lengths."""
    if isinstance(hint, Kind):
        return [hint.type_in(word)]
    if isinstance(hint, BundleHint):
        return [kind for _, part in hint.parts for kind in machine_types(part, word)]
    if isinstance(hint, RecordsHint):
        return [POINTER, WORD]
    return [POINTER] + [WORD] * (hint.dimensions if isinstance(hint, RowsHint) else 0)


class Module:
    """A module in the making. Functions are translated when somebody calls them."""

    def __init__(
        self,
        rules: RuleSet,
        records: Mapping[str, Any],
        *,
        checked: bool,
        target: Target = PROCESSOR,
    ) -> None:
        self.rules = rules
        self.target = target
        self.word = ir.IntType(target.bits)
        self.records = records
        self.checked = checked
        self.straight = target == PROCESSOR and not checked  # choices are offered without branches
        self.ir = ir.Module("rules")
        self.fields = {
            name: {field.name: field for field in fields} for name, fields in rules.records.items()
        }
        self.group = Group(self.ir, rules.records[STATE], target.group)
        self.calls: Counter[str] = Counter()
        self.declared: dict[str, Any] = {}
        self.waiting: list[str] = []
        self.tables: dict[str, RowsAt] = {}
        self.places: dict[str, Any] = {}
        self.fault = ir.GlobalVariable(self.ir, WORD, FAULT)
        self.fault.initializer = ZERO

    def next_function(self) -> str | None:
        """The name of a function that is called and not yet translated."""
        return self.waiting.pop() if self.waiting else None

    def function(self, name: str) -> Any:
        """A function of the rules, to be called."""
        self.calls[name] += 1
        if name not in self.declared:
            self.declared[name] = self.declare(name)
            self.waiting.append(name)
        return self.declared[name]

    def declare(self, name: str) -> Any:
        """Announce a function."""
        function = self.rules.functions[name]
        word = self.word_of(function)
        hints = [argument.hint for argument in self.arguments(function)]
        types = [kind for hint in hints for kind in machine_types(hint, word)]
        result = result_of(function)
        returned = result.type_in(word) if result else NOTHING
        made = ir.Function(self.ir, ir.FunctionType(returned, types), f"rules.{name}")
        made.linkage = "internal"
        made.attributes.add("nounwind")
        if result is Kind.TRUTH:
            made.return_value.add_attribute("zeroext")  # whoever calls reads a whole byte
        places = iter(made.args)
        for hint in hints:
            first, *_ = [next(places) for _ in machine_types(hint)]
            if isinstance(hint, RecordHint):
                first.attributes.dereferenceable = self.records[hint.name].itemsize
        return made

    def arguments(self, function: FunctionType) -> list[Argument]:
        """The arguments of a function, as they are here."""
        found = arguments_of(function)
        here = RowsHint(self.target.weights, WEIGHTS.dimensions)
        return [Argument(name, here if hint == WEIGHTS else hint) for name, hint in found]

    def word_of(self, function: FunctionType) -> Any:
        """The machine type in which a function computes whole numbers."""
        return WORD if Long in function.__annotations__.values() else self.word

    def finish(self, root: str) -> str:
        """The text of the module; ``root`` can be called from outside."""
        for name, function in self.declared.items():
            if name == root:
                function.linkage = "external"
            elif not self.checked and self.calls[name] <= MERGED_UP_TO:
                function.attributes.add("alwaysinline")
        return str(self.ir)

    # Records.

    def field(self, record: RecordAt, name: str) -> Field | None:
        """The field of a record."""
        return self.fields[record.name].get(name)

    def cells(self, record: RecordAt, field: Field) -> Cells:
        """How the numbers of a field lie."""
        shared = field.length and field.code in WIDE
        place = field.code if shared else f"{record.name}.{field.name}"
        return Cells(field.code, place, in_group=self.is_in_group(record, field))

    def is_in_group(self, record: RecordAt, field: Field) -> bool:
        """Does a field lie in the memory of a group?"""
        return record.name == STATE and field.name in self.group.offsets

    def offset(self, record: RecordAt, field: Field) -> int:
        """Where a field lies in its record."""
        if self.is_in_group(record, field):
            return self.group.offsets[field.name]
        place: int = self.records[record.name].fields[field.name][1]
        return place

    def place(self, name: str) -> Any:
        """What tells LLVM that cells of different places are never the same."""
        if name not in self.places:
            if "" not in self.places:
                self.places[""] = self.ir.add_metadata([ir.MetaDataString(self.ir, "cells")])
            kind = self.ir.add_metadata([ir.MetaDataString(self.ir, name), self.places[""], ZERO])
            self.places[name] = self.ir.add_metadata([kind, kind, ZERO])
        return self.places[name]

    # Constants.

    def table(self, name: str) -> Value:
        """A table of the board, as narrow as its numbers allow."""
        if name not in self.tables:
            self.tables[name] = self.laid_down(name, self.rules.constants[name])
        return self.tables[name]

    def laid_down(self, name: str, table: Array) -> RowsAt:
        """Write a table into the module."""
        numbers = table.flat or (0,)
        least, most = min(numbers), max(numbers)
        code = np.min_scalar_type(min(least, -2 - most))  # one number more than there is
        full = filled_up(np.array(table.flat, code).reshape(table.shape))
        strides = tuple(stride // code.itemsize for stride in full.strides)
        data = bytearray(full.tobytes())
        kind = ir.ArrayType(BYTE, len(data))
        made = ir.GlobalVariable(self.ir, kind, f"table.{name}")
        made.initializer = ir.Constant(kind, data)
        made.linkage = "internal"
        made.global_constant = True
        made.align = ALIGNMENT
        cells = Cells(f"i{code.itemsize}", name, (least, most + 1))
        return RowsAt(made, cells, table.shape, strides)

    def library_function(self, name: str, arguments: int) -> Any:
        """A function of the C library on fractions."""
        if name not in self.declared:
            kind = ir.FunctionType(FRACTION, [FRACTION] * arguments)
            self.declared[name] = ir.Function(self.ir, kind, name)
        return self.declared[name]


def filled_up(table: Any) -> Any:
    """The table with inner dimensions of powers of two, if that stays small: products are slow."""
    lengths = [1 << max(length - 1, 0).bit_length() for length in table.shape[1:]]
    full = np.zeros((*table.shape[:1], *lengths), table.dtype)
    if full.nbytes > MOST_FILLED_UP:
        return table
    full[tuple(map(slice, table.shape))] = table
    return full
