"""Where numbers lie: fields of records, elements of rows and tables."""

import ast
from typing import Any

from rauswurf.fast.native.arithmetic import Arithmetic
from rauswurf.fast.native.values import (
    BYTE,
    FRACTION,
    WORD,
    ZERO,
    Cells,
    Code,
    Kind,
    Number,
    RecordAt,
    RecordsAt,
    RowsAt,
    Value,
    ir,
)

Place = tuple[Code, Cells]  # of one number


class Memory(Arithmetic):
    """Writes the code that finds, reads and writes numbers."""

    def field(self, node: ast.expr, record: Value, name: str) -> Value | Place:
        """A field of a record: another record, rows, or the place of a number."""
        field = self.module.field(record, name) if isinstance(record, RecordAt) else None
        if field is None or not isinstance(record, RecordAt):
            self.refuse(node, f"there is no {name}")
        at = self.further(record.code, ir.Constant(WORD, self.module.offset(record, field)))
        if field.code in self.module.fields:
            return RecordAt(at, field.code)
        cells = self.module.cells(record, field)
        lengths = tuple(length for length in (field.length, field.width) if length)
        return RowsAt(at, cells, lengths) if lengths else (at, cells)

    def record(self, records: RecordsAt, index: Code) -> RecordAt:
        """One of several records."""
        size = ir.Constant(WORD, self.module.records[records.name].itemsize)
        place = self.builder.mul(self.inside(index, records.length), size)
        return RecordAt(self.further(records.code, place), records.name)

    def element(self, rows: RowsAt, indices: list[Code]) -> Value | Place:
        """An element of rows, or one of the rows."""
        if rows.strides:
            return self.table_entry(rows, indices)
        place = ZERO
        for depth, index in enumerate(indices):
            length = self.length(rows.lengths[depth])
            place = self.builder.mul(place, length) if depth else place
            place = self.builder.add(place, self.inside(index, length), flags=["nsw"])
        rest = rows.lengths[len(indices) :]
        for length in rest:
            place = self.builder.mul(place, self.length(length))
        at = self.further(rows.code, self.builder.mul(place, ir.Constant(WORD, rows.cells.size)))
        return RowsAt(at, rows.cells, rest) if rest else (at, rows.cells)

    def table_entry(self, rows: RowsAt, indices: list[Code]) -> Place:
        """One number of a table with strides."""
        place = ZERO
        for index, length, stride in zip(indices, rows.lengths, rows.strides, strict=True):
            inside = self.inside(index, self.length(length))
            step = self.builder.mul(inside, ir.Constant(WORD, stride * rows.cells.size))
            place = self.builder.add(place, step, flags=["nsw"])
        return self.further(rows.code, place), rows.cells

    def length(self, length: Any) -> Code:
        """How many there are."""
        return ir.Constant(WORD, length) if isinstance(length, int) else length

    def inside(self, index: Code, length: Code) -> Code:
        """The index; if checked, one that is outside is noted, and the first is taken for it."""
        if not self.module.checked:
            return index
        outside = self.builder.icmp_unsigned(">=", index, length)
        before = self.builder.load(self.module.fault, typ=WORD)
        after = self.builder.or_(before, self.builder.zext(outside, WORD))
        self.builder.store(after, self.module.fault)
        return self.builder.select(outside, ZERO, index)

    def further(self, pointer: Code, offset: Code) -> Code:
        """So many bytes further."""
        return self.builder.gep(pointer, [offset], inbounds=True, source_etype=BYTE)

    def read(self, found: Value | Place) -> Value:
        """The number at a place; records and rows are what they are."""
        if not isinstance(found, tuple):
            return found
        place, cells = found
        loaded = self.builder.load(place, typ=cells.type, align=cells.size)
        loaded.set_metadata("tbaa", self.module.place(cells.place))
        if cells.limits:
            limits = [ir.Constant(cells.type, end) for end in cells.limits]
            loaded.set_metadata("range", self.module.ir.add_metadata(limits))
        if cells.type in (WORD, FRACTION):
            return Number(loaded, cells.kind)
        if cells.kind is Kind.REAL:
            return Number(self.builder.fpext(loaded, FRACTION), Kind.REAL)
        widened = self.builder.zext if cells.code[0] == "u" else self.builder.sext
        return Number(widened(loaded, WORD), Kind.WHOLE)

    def write(self, place: Place, number: Number) -> None:
        """Write a number to a place."""
        at, cells = place
        code = self.as_kind(number, cells.kind)
        if cells.type not in (WORD, FRACTION):
            narrowed = self.builder.trunc if cells.kind is Kind.WHOLE else self.builder.fptrunc
            code = narrowed(code, cells.type)
        stored = self.builder.store(code, at, align=cells.size)
        stored.set_metadata("tbaa", self.module.place(cells.place))
