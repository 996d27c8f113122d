"""What an expression stands for while it is translated: a number, a record, or rows of cells."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Annotated, Any, get_args, get_origin

from rauswurf.messages.parts import need
from rauswurf.rules.state import Cell, RealRows, Reals, Row, Rows, is_description

ir = need("llvmlite.ir")

BYTE = ir.IntType(8)
WORD = ir.IntType(64)
FRACTION = ir.DoubleType()
BIT = ir.IntType(1)
POINTER = ir.PointerType()
NOTHING = ir.VoidType()
ZERO = ir.Constant(WORD, 0)

Code = Any  # a value of llvmlite


class NotCompilable(TypeError):
    """Something in a function that the compiler does not know; the message says where."""


class Kind(Enum):
    """Kinds of numbers."""

    TRUTH = 0
    WHOLE = 1
    REAL = 2

    def type_in(self, word: Any) -> Any:
        """The machine type of such a number, where this is the one of whole numbers."""
        return {Kind.TRUTH: BIT, Kind.WHOLE: word, Kind.REAL: FRACTION}[self]


@dataclass(frozen=True)
class RecordHint:
    """Says that an argument is a record of this name."""

    name: str


@dataclass(frozen=True)
class RowsHint:
    """Says that an argument is a row, or a table, of numbers that lie as the code says."""

    code: str
    dimensions: int


@dataclass(frozen=True)
class BundleHint:
    """Says that an argument is several: the fields of a named tuple, handed over one by one."""

    parts: tuple[tuple[str, "Hint"], ...]


@dataclass(frozen=True)
class RecordsHint:
    """Says that an argument is a row of records of this name."""

    name: str


Hint = Kind | RecordHint | RecordsHint | RowsHint | BundleHint

KINDS: dict[Any, Hint] = {
    int: Kind.WHOLE,
    bool: Kind.TRUTH,
    float: Kind.REAL,
    Row: RowsHint("i8", 1),
    Rows: RowsHint("i8", 2),
    Reals: RowsHint("f8", 1),
    RealRows: RowsHint("f8", 2),
}


def hint_of(annotation: Any) -> Hint | None:
    """What an annotation says; None if that is nothing."""
    if get_origin(annotation) is Annotated:
        plain, *extras = get_args(annotation)
        cell = next((each for each in extras if isinstance(each, Cell)), None)
        found = KINDS.get(plain)
        if cell and isinstance(found, RowsHint):
            return RowsHint(cell.code, found.dimensions)
        return found
    if is_description(annotation):
        return RecordHint(annotation.__name__)
    if isinstance(annotation, type) and issubclass(annotation, tuple):
        return bundle_of(annotation.__annotations__)
    if get_origin(annotation) is list and is_description(get_args(annotation)[0]):
        return RecordsHint(get_args(annotation)[0].__name__)
    return KINDS.get(annotation)


def bundle_of(annotations: Mapping[str, Any]) -> BundleHint | None:
    """What the fields of a named tuple say; None if one of them says nothing."""
    hints = {name: hint_of(each) for name, each in annotations.items()}
    parts = tuple((name, hint) for name, hint in hints.items() if hint is not None)
    return BundleHint(parts) if parts and len(parts) == len(hints) else None


@dataclass(frozen=True)
class Number:
    """A number in a register."""

    code: Code
    kind: Kind


@dataclass(frozen=True)
class RecordAt:
    """A record somewhere in memory."""

    code: Code
    name: str


@dataclass(frozen=True)
class RecordsAt:
    """Records in memory, one after the other."""

    code: Code
    name: str
    length: Any


@dataclass(frozen=True)
class Cells:
    """How numbers lie in memory: their machine type, and what else the machine may rely on.

    Cells of different ``place`` are never the same, so writing to one changes none of the others.
    """

    code: str
    place: str
    limits: tuple[int, int] | None = None  # in a fixed table: the least, and more than the most
    in_group: bool = False  # in the memory of a group: where they are is a number of bytes there

    @property
    def kind(self) -> Kind:
        """The kind of the numbers."""
        return Kind.REAL if self.code[0] == "f" else Kind.WHOLE

    @property
    def size(self) -> int:
        """Bytes for each."""
        return int(self.code[1:])

    @property
    def type(self) -> Any:
        """Their machine type in memory."""
        if self.kind is Kind.WHOLE:
            return ir.IntType(8 * self.size)
        return FRACTION if self.size == FRACTION_SIZE else ir.FloatType()


FRACTION_SIZE = 8


@dataclass(frozen=True)
class RowsAt:
    """Numbers in memory, in one dimension or more; a length is known or worked out."""

    code: Code
    cells: Cells
    lengths: tuple[Any, ...]
    strides: tuple[int, ...] = ()  # how far apart numbers are along each dimension, if not packed


Value = Number | RecordAt | RecordsAt | RowsAt
