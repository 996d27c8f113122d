"""How a game ended: who, which place, and why."""

from collections.abc import Sequence
from dataclasses import dataclass

ENDED_EARLY = "ended-early"  # no clause of a book: the players agreed


@dataclass(frozen=True)
class Outcome:
    """``places[seat]`` counts from 1 and may be shared; ``rule`` names the clause that decided."""

    places: tuple[int, ...]
    winners: tuple[str, ...]
    rule: str
    points: tuple[int, ...] = ()  # of each seat, in games that count points


def places_by(values: Sequence[tuple[int, ...]]) -> tuple[int, ...]:
    """The place of each, the greatest value first; equal ones share a place."""
    return tuple(1 + sum(other > value for other in values) for value in values)
