"""Working out what may not be wanted, without doing harm: no read leaves its memory, nothing traps.

Code without branches reads ``s.board[to]`` before it knows whether there is a ``to``. Whether the
result is wanted says the ``guard``, a bit that is worked out beside it. A read is made as it stands
only where that is safe whatever the guard turns out to be:

- The guard is ALWAYS: the rules make this read themselves, right here.
- The index is inside the row. We know so of constants, of numbers out of tables, of loops over
  known ranges, of sums of these, and of everything that the rules used as such an index before.
- The row is part of a record, and even the lowest and the highest index stay within that record.

Else the index is replaced by 0 where the guard is not so. That costs an instruction, so the rest of
this file is about knowing more. Divisors, shifts and sums are made harmless in the same way.
"""

import ast
from collections.abc import Callable
from types import FunctionType
from typing import Any, NamedTuple

from rauswurf.fast.native.arithmetic import known_size
from rauswurf.fast.native.expressions import Expressions
from rauswurf.fast.native.memory import Place
from rauswurf.fast.native.module import Module
from rauswurf.fast.native.values import BIT, Code, Kind, Number, RecordAt, RowsAt, Value, ir

ALWAYS = ir.Constant(BIT, 1)


class Bounds(NamedTuple):
    """The least and the most that a number can be."""

    least: int
    most: int

    def fits(self, length: int) -> bool:
        """Is every such number an index into a row of this length?"""
        return self.least >= 0 and self.most < length


ANYTHING = Bounds(-(1 << 63), (1 << 63) - 1)
SHIFTS = 64  # by 0 to 63 bits


class Window(NamedTuple):
    """The memory of a record as a row in it sees it: so many bytes before its start and after."""

    before: int
    after: int

    def holds(self, bounds: Bounds, size: int) -> bool:
        """Are numbers of this size with such indices inside?"""
        return -bounds.least * size <= self.before and (bounds.most + 1) * size <= self.after


class Known:
    """What is known at one place of the code; functions that are merged there share it."""

    def __init__(self) -> None:
        self.bounds: dict[int, Bounds] = {}  # by the identity of the code of a number
        self.windows: dict[int, Window] = {}  # by that of the start of a row
        self.places: dict[Any, Value | Place] = {}  # where fields and elements are
        self.numbers: dict[int, Value] = {}  # what was read there

    def of(self, code: Code) -> Bounds:
        """What a number can be."""
        if isinstance(code, ir.Constant):
            return Bounds(known_size(code), known_size(code))
        return self.bounds.get(id(code), ANYTHING)

    def learn(self, code: Code, bounds: Bounds) -> None:
        """A number is within these bounds, and within those that were known before."""
        if isinstance(code, ir.Constant):
            return
        before = self.of(code)
        self.bounds[id(code)] = Bounds(
            max(before.least, bounds.least), min(before.most, bounds.most)
        )


class Ahead(Expressions):
    """Writes expressions that may not be wanted; they are where ``guard`` is so."""

    def __init__(self, module: Module, builder: Any, function: FunctionType, known: Known) -> None:
        super().__init__(module, builder, function)
        self.guard: Code = ALWAYS
        self.facts = known

    def wanted(self, code: Code, otherwise: Code) -> Code:
        """A number where the guard is so, else another one."""
        return code if self.guard is ALWAYS else self.builder.select(self.guard, code, otherwise)

    # Rows.

    def field(self, node: ast.expr, record: Value, name: str) -> Value | Place:
        """A field of a record; asked again, the same."""
        key = id(record.code), name
        if key not in self.facts.places:
            found = super().field(node, record, name)
            self.facts.places[key] = found
            if isinstance(found, RowsAt) and isinstance(record, RecordAt):
                size = self.module.records[record.name].itemsize
                offset = self.module.offset(record, self.module.fields[record.name][name])
                self.facts.windows[id(found.code)] = Window(offset, size - offset)
        return self.facts.places[key]

    def element(self, rows: RowsAt, indices: list[Code]) -> Value | Place:
        """An element of rows, or one of the rows; never outside of the memory they are in."""
        safe = [self.safe(rows, *each) for each in zip(indices, rows.lengths, strict=False)]
        key = id(rows.code), *map(same, safe)
        if key not in self.facts.places:
            self.facts.places[key] = super().element(rows, safe)
        return self.facts.places[key]

    def safe(self, rows: RowsAt, index: Code, length: Any) -> Code:
        """The index; where it might be outside and is not wanted, the first."""
        bounds = self.facts.of(index)
        if not isinstance(length, int):
            return self.wanted(index, self.zero)
        if self.guard is ALWAYS:
            self.facts.learn(index, Bounds(0, length - 1))
            return index
        window = self.facts.windows.get(id(rows.code))
        is_alone = len(rows.lengths) == 1 and not self.module.checked
        if bounds.fits(length) or (is_alone and window and window.holds(bounds, rows.cells.size)):
            return index
        return self.wanted(index, self.zero)

    def read(self, found: Value | Place) -> Value:
        """The number at a place; records and rows are what they are."""
        if not isinstance(found, tuple):
            return found
        place, cells = found
        if id(place) not in self.facts.numbers:
            number = super().read(found)
            self.facts.numbers[id(place)] = number
            if cells.limits:
                least, end = cells.limits
                self.facts.learn(number.code, Bounds(least, end - 1))
        return self.facts.numbers[id(place)]

    # Sums.

    def combined(self, node: ast.AST, op: ast.operator, left: Number, right: Number) -> Number:
        """The result of an operation, and what it can be."""
        made = super().combined(node, op, left, right)
        if left.kind is right.kind is made.kind is Kind.WHOLE and type(op) in RESULTS:
            bounds = RESULTS[type(op)](self.facts.of(left.code), self.facts.of(right.code))
            if ANYTHING.least <= bounds.least and bounds.most <= ANYTHING.most:
                self.facts.learn(made.code, bounds)
        return made

    def makers(self, kind: Kind) -> dict[type, Any]:
        """What works out which operation; numbers that are not wanted may be of any size."""
        makers = super().makers(kind)
        if kind is Kind.WHOLE and self.guard is not ALWAYS:
            makers |= {
                ast.Add: self.builder.add,
                ast.Sub: self.builder.sub,
                ast.LShift: lambda a, b: self.builder.shl(a, self.possible_shift(b)),
                ast.RShift: lambda a, b: self.builder.ashr(a, self.possible_shift(b)),
            }
        return makers

    def possible_shift(self, bits: Code) -> Code:
        """So many bits that a machine can shift by them."""
        if self.facts.of(bits).fits(SHIFTS):
            return bits
        return self.builder.and_(bits, self.whole_constant(SHIFTS - 1))

    def not_zero(self, divisor: Code) -> Code:
        """The machine must not be asked to divide by 0, nor the least number by -1."""
        if known_size(divisor):
            return divisor
        return super().not_zero(self.wanted(divisor, self.one))


def same(code: Code) -> Any:
    """What tells that two codes are the same number."""
    return ("constant", code.constant) if isinstance(code, ir.Constant) else id(code)


def quotient(a: Bounds, b: Bounds) -> Bounds:
    """What a quotient can be; known for a divisor that is."""
    if b.least != b.most or b.least <= 0:
        return ANYTHING
    return Bounds(a.least // b.least, a.most // b.least)


def rest(_: Bounds, b: Bounds) -> Bounds:
    """What a rest can be."""
    return Bounds(0, b.most - 1) if b.least > 0 else ANYTHING


RESULTS: dict[type, Callable[[Bounds, Bounds], Bounds]] = {
    ast.Add: lambda a, b: Bounds(a.least + b.least, a.most + b.most),
    ast.Sub: lambda a, b: Bounds(a.least - b.most, a.most - b.least),
    ast.FloorDiv: quotient,
    ast.Mod: rest,
}
