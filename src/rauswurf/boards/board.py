"""A board: its graph for the rules, and names, places and marks for people."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from rauswurf.rules.graph import NONE, Graph

Spot = tuple[float, float]


@dataclass(frozen=True)
class Field:
    """One field; names of goal and base fields belong to a colour, others to the whole board."""

    name: str
    kind: str
    owner: int
    spots: tuple[Spot, ...]


@dataclass(frozen=True)
class Board:
    """A board read from its file; made by :func:`rauswurf.boards.load`."""

    id: str
    name: str
    size: Spot
    colours: tuple[str, ...]
    fields: tuple[Field, ...]
    graph: Graph
    marks: Mapping[str, tuple[int, ...]]
    colour_marks: tuple[Mapping[str, tuple[int, ...]], ...]
    _numbers: dict[tuple[int, str], int] = field(repr=False, compare=False)

    def find(self, name: str, colour: int = NONE) -> int:
        """The number of the field that a player of this colour calls so; NONE if there is none."""
        return self._numbers.get((colour, name), self._numbers.get((NONE, name), NONE))

    def field_name(self, number: int) -> str:
        """The name of a field."""
        return self.fields[number].name

    def colour(self, name: str) -> int:
        """The number of a colour; NONE if the board has no such colour."""
        return self.colours.index(name) if name in self.colours else NONE
