"""What the coach says, as plain values: chances, advice, and the account of a game.

A vector has a number for each seat. Chances are parts of one: 0.25 is one game in four.
"""

from dataclasses import dataclass, field
from typing import Literal

from rauswurf.messages import Told

Source = Literal["result", "table", "race", "net", "rollout"]
Vector = tuple[float, ...]

POINT = 0.01  # one game in a hundred: the unit of mistakes
MISTAKE = POINT / 2  # what costs less is called no mistake


class CannotWeigh(Told):
    """A position that no evaluator of ours knows: says why, and what would help."""


@dataclass(frozen=True)
class Chances:
    """How likely each seat is to be the next one home; while nobody is, to win.

    ``places`` is [seat][place]: empty where only the winner counts. ``precision`` tells how far off
    such numbers usually are.
    """

    seats: Vector
    source: Source
    precision: float
    evaluator: str
    place: int = 1  # the place that is played for
    places: tuple[Vector, ...] = ()


@dataclass(frozen=True)
class Rollout:
    """Everybody's chances by playing on many times, the luck taken off, with standard errors.

    Games were cut off after ``horizon`` rolls, if that is more than 0, and weighed there.
    """

    seats: Vector
    errors: Vector
    games: int
    horizon: int
    seed: int
    evaluator: str  # by which luck was counted and games were cut off
    place: int = 1  # the place that is played for


@dataclass(frozen=True)
class Advice:
    """A move, everybody's chances after it, and what it costs who makes it."""

    move: str
    chances: Vector
    loss: float


@dataclass(frozen=True)
class Fall:
    """What may fall, how likely that is, and what it brings.

    ``faces`` stand for all that comes to the same thing, as the hits of a hunt.
    """

    faces: tuple[int, ...]
    probability: float
    chances: Vector
    luck: Vector
    advice: tuple[Advice, ...]


@dataclass(frozen=True)
class Step:
    """Something that happened, and what it changed for everybody.

    ``after`` is ``before`` with luck, error and estimate added. ``line`` counts the lines of a
    record, ``frame`` the pictures of its film.
    """

    line: int
    frame: int
    seat: int
    text: str
    faces: tuple[int, ...]
    place: int
    before: Vector
    after: Vector
    luck: Vector
    error: Vector
    estimate: Vector
    source: Source
    loss: float = 0.0  # of who chose, by this choice
    stake: float = 0.0  # what a choice at random would have lost on average
    advice: tuple[Advice, ...] = ()  # what could have been chosen, the best first

    @property
    def is_mistake(self) -> bool:
        """Does it cost enough to be called a mistake?"""
        return self.loss >= MISTAKE


@dataclass(frozen=True)
class Stage:
    """The race for one place: for every seat, start + luck + errors + estimate = result.

    ``luck_by`` and ``errors_by`` are [whose][for whom]: who gained by whose dice and mistakes.
    """

    place: int
    start: Vector
    luck: Vector
    errors: Vector
    estimate: Vector
    result: Vector
    luck_by: tuple[Vector, ...]
    errors_by: tuple[Vector, ...]
    without_luck: Vector  # the result less the luck
    standard_error: Vector  # of that, by what the estimates contradict themselves


@dataclass(frozen=True)
class Grade:
    """How well somebody chose: 0 as if at random, 1 never worse than the evaluator's best.

    ``error`` is the standard error of the skill; ``classes`` are those of the skill less and plus
    that, from beginner to master: the same twice where it is sure enough.
    """

    decisions: int
    mistakes: int
    loss: float
    weight: float  # of all decisions together
    skill: float | None  # None without a decision that matters
    error: float
    classes: tuple[str, str] | None  # None in a game that was not measured


@dataclass(frozen=True)
class Account:
    """What luck and choices did in one game."""

    game: str
    players: int
    seats: tuple[str, ...]  # by their colours
    names: tuple[str, ...]  # of the people there; empty for one without a name
    evaluator: str
    precision: float
    finished: bool
    stages: tuple[Stage, ...]
    steps: tuple[Step, ...]
    turning_points: tuple[int, ...]  # which steps, in order
    grades: tuple[Grade, ...] = field(default=())
    taken_back: int = 0
