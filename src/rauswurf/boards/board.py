"""A board: its graph for the rules, and names, places and marks for people."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from rauswurf.messages import Message, message
from rauswurf.messages.languages import ENGLISH
from rauswurf.rules.graph import NONE, Graph

Spot = tuple[float, float]

COLOURS = ("yellow", "green", "red", "black", "blue", "white")
OURS = (  # the boards that come with Rauswurf
    *("cross", "einser-blocker", "jaeger", "werfer"),
    *("abkuerzungen", "kurzer-einsatz", "zweite-ebene"),
)


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
    pieces: int  # of each colour
    graph: Graph
    marks: Mapping[str, tuple[int, ...]]
    colour_marks: tuple[Mapping[str, tuple[int, ...]], ...]
    _numbers: dict[tuple[int, str], int] = field(repr=False, compare=False)

    def __hash__(self) -> int:
        return hash((self.id, self.fields))  # marks are no keys; boards that differ differ here

    @property
    def title(self) -> Message:
        """What people call the board; a name that is not ours stays as the file has it."""
        ours = message(f"board-name-{self.id}")
        is_ours = self.id in OURS and self.name == ours.text(ENGLISH)
        return ours if is_ours else message("list-one", item=self.name)

    def find(self, name: str, colour: int = NONE) -> int:
        """The number of the field that a player of this colour calls so; NONE if there is none."""
        return self._numbers.get((colour, name), self._numbers.get((NONE, name), NONE))

    def colour_told(self, number: int) -> Message:
        """What people call a colour; a name that we do not know stays as the file has it."""
        name = self.colours[number]
        return message(f"colour-{name}") if name in COLOURS else message("list-one", item=name)

    def field_name(self, number: int) -> str:
        """The name of a field."""
        return self.fields[number].name

    def owner(self, piece: int) -> int:
        """The colour of a piece; NONE for an empty field."""
        return piece // self.pieces

    def pieces_of(self, colour: int) -> range:
        """The pieces of a colour: those of one colour follow each other."""
        return range(self.pieces * colour, self.pieces * (colour + 1))

    def colour(self, name: str) -> int:
        """The number of a colour; NONE if the board has no such colour."""
        return self.colours.index(name) if name in self.colours else NONE
