"""Where numbers lie: fields of records, elements of rows and tables."""

import ast
from typing import Any

from rauswurf.fast.native.arithmetic import Arithmetic
from rauswurf.fast.native.group import GROUP_WORD
from rauswurf.fast.native.values import (
    BYTE,
    FRACTION,
    WORD,
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
        cells = self.module.cells(record, field)
        offset = self.module.offset(record, field)
        if cells.in_group:
            at = ir.Constant(GROUP_WORD, offset)
        else:
            at = self.further(record.code, ir.Constant(WORD, offset))
        if field.code in self.module.fields:
            self.module.group.keep_alone(field.code)
            return RecordAt(at, field.code)
        lengths = tuple(length for length in (field.length, field.width) if length)
        return RowsAt(at, cells, lengths) if lengths else (at, cells)

    def record(self, records: RecordsAt, index: Code) -> RecordAt:
        """One of several records."""
        size = ir.Constant(WORD, self.module.records[records.name].itemsize)
        inside = self.resized(self.inside(index, records.length), WORD)
        place = self.builder.mul(inside, size)
        return RecordAt(self.further(records.code, place), records.name)

    def element(self, rows: RowsAt, indices: list[Code]) -> Value | Place:
        """An element of rows, or one of the rows."""
        if rows.strides:
            return self.table_entry(rows, indices)
        # What has no known length may be large.
        word = self.word if all(isinstance(each, int) for each in rows.lengths) else WORD
        place = ir.Constant(word, 0)
        for depth, index in enumerate(indices):
            inside = self.resized(self.inside(index, rows.lengths[depth]), word)
            if depth:
                place = self.builder.mul(place, self.length_in(word, rows.lengths[depth]))
            place = self.builder.add(place, inside, flags=["nsw"])
        rest = rows.lengths[len(indices) :]
        for length in rest:
            place = self.builder.mul(place, self.length_in(word, length))
        at = self.further(rows.code, self.builder.mul(place, ir.Constant(word, rows.cells.size)))
        return RowsAt(at, rows.cells, rest) if rest else (at, rows.cells)

    def table_entry(self, rows: RowsAt, indices: list[Code]) -> Place:
        """One number of a table with strides."""
        place = self.zero
        for index, length, stride in zip(indices, rows.lengths, rows.strides, strict=True):
            inside = self.inside(index, length)
            step = self.builder.mul(inside, self.whole_constant(stride * rows.cells.size))
            place = self.builder.add(place, step, flags=["nsw"])
        return self.further(rows.code, place), rows.cells

    def length(self, length: Any) -> Code:
        """How many there are, as it is handed over."""
        return self.length_in(WORD, length)

    def length_in(self, word: Any, length: Any) -> Code:
        """The same as a number in this word."""
        known = isinstance(length, int)
        return ir.Constant(word, length) if known else self.resized(length, word)

    def inside(self, index: Code, length: Any) -> Code:
        """The index; if checked, one that is outside is noted, and the first is taken for it."""
        if not self.module.checked:
            return index
        outside = self.builder.icmp_unsigned(">=", self.resized(index, WORD), self.length(length))
        before = self.builder.load(self.module.fault, typ=WORD)
        after = self.builder.or_(before, self.builder.zext(outside, WORD))
        self.builder.store(after, self.module.fault)
        return self.builder.select(outside, self.zero, index)

    def further(self, pointer: Code, offset: Code) -> Code:
        """So many bytes further."""
        if pointer.type == GROUP_WORD:
            return self.builder.add(pointer, self.resized(offset, GROUP_WORD), flags=["nsw"])
        return self.builder.gep(pointer, [offset], inbounds=True, source_etype=BYTE)

    def pointer(self, place: Code, cells: Cells) -> Code:
        """Where a number is: in the memory of a group, the words of its threads take turns."""
        return self.module.group.pointer(self.builder, place) if cells.in_group else place

    def read(self, found: Value | Place) -> Value:
        """The number at a place; records and rows are what they are."""
        if not isinstance(found, tuple):
            return found
        place, cells = found
        loaded = self.builder.load(self.pointer(place, cells), typ=cells.type, align=cells.size)
        loaded.set_metadata("tbaa", self.module.place(cells.place))
        if cells.limits:
            limits = [ir.Constant(cells.type, end) for end in cells.limits]
            loaded.set_metadata("range", self.module.ir.add_metadata(limits))
        if cells.kind is Kind.WHOLE:
            if cells.code[0] == "u" and cells.type.width < self.word.width:
                loaded = self.builder.zext(loaded, self.word)
            return Number(self.resized(loaded, self.word), Kind.WHOLE)
        whole = cells.type == FRACTION
        return Number(loaded if whole else self.builder.fpext(loaded, FRACTION), Kind.REAL)

    def write(self, place: Place, number: Number) -> None:
        """Write a number to a place."""
        at, cells = place
        code = self.as_kind(number, cells.kind)
        if cells.kind is Kind.WHOLE:
            code = self.resized(code, cells.type)
        elif cells.type != FRACTION:
            code = self.builder.fptrunc(code, cells.type)
        stored = self.builder.store(code, self.pointer(at, cells), align=cells.size)
        stored.set_metadata("tbaa", self.module.place(cells.place))
