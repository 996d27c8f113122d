"""What happens at a table."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Event:
    """Something that happened: ``roll`` with the dice, or a move as text."""

    text: str
    faces: tuple[int, ...] = ()
