"""How a state is described once, and the ordinary Python object that is made of it.

A rules module describes what it keeps of a game in a class called ``State``:

    class State:
        turn: Annotated[int, Cell("i1")]
        where: Annotated[Row, Cell("i2", "ALL_PIECES")]

From the annotations come an ordinary object with ints and lists (interactive play: no numpy,
no waiting for a compiler) and, in the room ``fast``, a numpy record. Code reads ``s.turn`` and
``s.where[piece]`` in both. The function that copies one state onto another comes from them too.
"""

from collections.abc import Iterable, Mapping
from functools import cache
from types import CodeType, FunctionType
from typing import Annotated, Any, NamedTuple, Self, get_args, get_origin

Row = list[int]
Rows = list[list[int]]

# Fractions: no rule needs them, but players that weigh chances do.
Reals = list[float]
RealRows = list[list[float]]


class Cell:
    """Describes one field: its machine type and, for a row or a table, its lengths by name.

    A field may also hold what another class describes: then its name stands for the type.
    """

    def __init__(self, code: str, *lengths: str) -> None:
        self.code = code
        self.lengths = lengths

    def __repr__(self) -> str:
        return f"Cell{(self.code, *self.lengths)}"


# A whole number that 32 bits may be too few for: a function that says so computes in 64 everywhere.
Long = Annotated[int, Cell("i8")]


class Field(NamedTuple):
    """One field with its lengths worked out; no length means a single number."""

    name: str
    code: str
    length: int = 0  # of a row, or how many rows there are
    width: int = 0  # of the rows of a table


Layout = tuple[Field, ...]


def cell_of(hint: object) -> Cell | None:
    """The cell in an annotation, if there is one."""
    extras = get_args(hint)[1:] if get_origin(hint) is Annotated else ()
    return next((extra for extra in extras if isinstance(extra, Cell)), None)


@cache
def cells_of(description: type) -> dict[str, Cell]:
    """The fields that a class describes, those of the classes that it extends first."""
    hints = [vars(each).get("__annotations__", {}) for each in reversed(description.__mro__)]
    cells = {name: cell_of(hint) for each in hints for name, hint in each.items()}
    return {name: cell for name, cell in cells.items() if cell is not None}


def is_description(value: object) -> bool:
    """Is this a class that describes fields? Named tuples say what is handed over, nothing more."""
    is_class = isinstance(value, type) and not issubclass(value, tuple)
    return is_class and (value is State or bool(cells_of(value)))


def layout(descriptions: Iterable[type], sizes: Mapping[str, int]) -> Layout:
    """The fields of all the descriptions together, in order, each name once."""
    fields: dict[str, Field] = {}
    for description in descriptions:
        for name, cell in cells_of(description).items():
            fields[name] = Field(name, cell.code, *(sizes[length] for length in cell.lengths))
    return tuple(fields.values())


class State:
    """Stands for the state of any rules, where it does not matter which."""


class PlainState:
    """A state, or another record, as an ordinary object; made by :func:`plain_state_type`."""

    __slots__ = ()
    fields: Layout = ()
    others: Mapping[str, type["PlainState"]] = {}  # the types of fields that are records

    def __init__(self, **given: Any) -> None:
        for field in self.fields:
            value = given[field.name] if field.name in given else empty(field, self.others)
            setattr(self, field.name, value)

    def copy(self) -> Self:
        """A second object with the same contents that shares nothing with this one."""
        other = self.__class__.__new__(self.__class__)
        for name, _, length, _ in self.fields:
            value = getattr(self, name)
            setattr(other, name, value[:] if length else value)
        return other

    def as_dict(self) -> dict[str, Any]:
        """The contents by name, for comparing and for looking at."""
        return {field.name: getattr(self, field.name) for field in self.fields}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, PlainState) and self.as_dict() == other.as_dict()

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"State({', '.join(f'{k}={v}' for k, v in self.as_dict().items())})"


def empty(field: Field, others: Mapping[str, type[PlainState]]) -> Any:
    """What a field holds at first."""
    if field.code in others:
        return others[field.code]()
    zero = 0.0 if field.code.startswith("f") else 0
    if field.width:
        return [[zero] * field.width for _ in range(field.length)]
    return [zero] * field.length if field.length else zero


def plain_state_type(
    fields: Layout, others: Mapping[str, type[PlainState]] | None = None
) -> type[PlainState]:
    """The class of ordinary objects with these fields; ``others`` are types that they may hold."""
    names = tuple(field.name for field in fields)
    body = {"__slots__": names, "fields": fields, "others": others or {}}
    return type("State", (PlainState,), body)


def copy_state(s: Any, t: Any) -> None:
    """Make ``t`` the same position as ``s``; both are states of one rule set.

    Every rule set has a function of this name of its own, made by :func:`copying`: it does the
    same at both speeds. So whoever tries something out imports this one and forgets no field.
    """
    copying(s.fields)(s, t)


@cache
def copying(fields: Layout) -> FunctionType:
    """The function ``copy_state`` for states with these fields."""
    lines = [f"    t.{name}{'[:]' if length else ''} = s.{name}" for name, _, length, _ in fields]
    source = "\n".join(["def copy_state(s, t):", *lines, "    return"])
    module = compile(source, __file__, "exec")
    code = next(each for each in module.co_consts if isinstance(each, CodeType))
    made = FunctionType(code, {"__name__": __name__}, "copy_state")
    made.__annotations__ = {"s": State, "t": State, "return": None}
    return made
