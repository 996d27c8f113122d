"""Pieces and moves as small typed values, beside the text that people read."""

from dataclasses import dataclass
from typing import Self


@dataclass(frozen=True)
class Piece:
    """A piece on the board; ``id`` stays the same throughout the game."""

    id: int
    colour: str
    field: str


class Move(str):
    """Something that may be done now: the text itself, with what it means.

    ``Table.play`` takes it, and it compares and prints like any text. A step has a ``colour``, an
    ``origin`` and a ``target``, by name, and ``captured`` is the piece that it throws out. Of
    other moves only what applies is there: ``stone 33`` has a target, ``roll`` nothing but a
    colour.
    """

    colour: str
    origin: str | None
    target: str | None
    captured: Piece | None

    def __new__(
        cls,
        text: str,
        colour: str,
        origin: str | None = None,
        target: str | None = None,
        captured: Piece | None = None,
    ) -> Self:
        move = super().__new__(cls, text)
        move.colour, move.origin, move.target, move.captured = colour, origin, target, captured
        return move

    def __reduce__(self) -> tuple[type[Self], tuple[object, ...]]:
        return type(self), (str(self), self.colour, self.origin, self.target, self.captured)
