"""What a scale is: it says what positions of one table are worth, whatever game is played there."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Protocol

from rauswurf.coach.values import Source, Vector
from rauswurf.table.state import State

ROLL = "roll"


@dataclass(frozen=True)
class Weighed:
    """The value of a position, and who says so."""

    value: Vector
    source: Source


@dataclass(frozen=True)
class Choice:
    """Something that may be done, and what everybody has after it."""

    text: str
    value: Vector


@dataclass(frozen=True)
class Outcome:
    """Something that may fall: how often, the position after it."""

    weight: float
    faces: tuple[int, ...]
    state: State


class Scale(Protocol):
    """Values of positions at one table: those of one evaluator, which has a name."""

    @property
    def evaluator(self) -> str:
        """The name of what values come from, with a mark that changes when it does."""

    def prepare(self, states: Iterable[State], ranked: int) -> None:
        """Work out all that will be asked about these positions, together."""

    def value(self, s: State, ranked: int) -> Weighed:
        """The value of a position, for the place after so many."""

    def choices(self, s: State, ranked: int) -> list[Choice]:
        """What who is on turn may do now, rolling included, as the rules list it."""

    def mean(self, s: State, ranked: int) -> Vector:
        """What a roll is worth on average: over all that may fall now."""

    def fallen(self, s: State, faces: tuple[int, ...], ranked: int) -> Vector:
        """What these dice are worth, as they are counted in the mean."""

    def outcomes(self, s: State) -> list[Outcome]:
        """What may fall, one by one; empty where that would be too much to list."""

    def precision(self, source: Source) -> float:
        """How far off values from this source usually are."""
