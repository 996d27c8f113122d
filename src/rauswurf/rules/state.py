"""How a state is described once, and the ordinary Python object that is made of it.

A rules module describes what it keeps of a game in a class called ``State``:

    class State:
        turn: Annotated[int, Cell("i1")]
        where: Annotated[Row, Cell("i2", "PLACES")]

From the annotations come an ordinary object with ints and lists (interactive play: no numpy,
no waiting for a compiler) and, in the room ``fast``, a numpy record. Code reads ``s.turn`` and
``s.where[piece]`` in both. The function that copies one state onto another comes from them too.
"""

from collections.abc import Iterable, Mapping
from functools import cache
from types import FunctionType
from typing import Annotated, Any, NamedTuple, Self, get_args, get_origin, get_type_hints

Row = list[int]
Rows = list[list[int]]

# Fractions: no rule needs them, but players that weigh chances do.
Reals = list[float]
RealRows = list[list[float]]


class Cell:
    """Describes one field of a state: its machine type and, for a row, its length by name."""

    def __init__(self, code: str, length: str = "") -> None:
        self.code = code
        self.length = length


class Field(NamedTuple):
    """One field of a state with its length worked out; length 0 means a single number."""

    name: str
    code: str
    length: int


Layout = tuple[Field, ...]


def layout(descriptions: Iterable[type], sizes: Mapping[str, int]) -> Layout:
    """The fields of all the descriptions together, in order, each name once."""
    fields: dict[str, Field] = {}
    for description in descriptions:
        for name, hint in get_type_hints(description, include_extras=True).items():
            if get_origin(hint) is Annotated:
                cell = next(extra for extra in get_args(hint)[1:] if isinstance(extra, Cell))
                length = sizes[cell.length] if cell.length else 0
                fields[name] = Field(name, cell.code, length)
    return tuple(fields.values())


class State:
    """Stands for the state of any rules, where one does not matter."""


class PlainState:
    """A state as an ordinary object; made by :func:`plain_state_type`."""

    __slots__ = ()
    fields: Layout = ()

    def __init__(self) -> None:
        for name, _, length in self.fields:
            setattr(self, name, [0] * length if length else 0)

    def copy(self) -> Self:
        """A second object with the same contents that shares nothing with this one."""
        other = self.__class__.__new__(self.__class__)
        for name, _, length in self.fields:
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


def plain_state_type(fields: Layout) -> type[PlainState]:
    """The class of ordinary state objects with these fields."""
    body = {"__slots__": tuple(field.name for field in fields), "fields": fields}
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
    lines = ["def copy_state(s: State, t: State) -> None:"]
    lines += [f"    t.{name}{'[:]' if length else ''} = s.{name}" for name, _, length in fields]
    scope: dict[str, Any] = {"State": State, "__name__": __name__}
    # Under the name of this file, for Numba keeps machine code only of what has one.
    exec(compile("\n".join([*lines, "    return"]), __file__, "exec"), scope)
    made: FunctionType = scope["copy_state"]
    return made
