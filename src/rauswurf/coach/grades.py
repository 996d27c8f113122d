"""How well somebody chose, from beginner to master.

What counts is how much of what could be lost was lost: a choice at random loses the *stake*, what
the evaluator would choose loses nothing. Where classes begin is measured on our own bots, game by
game: see ``calibrating`` and ``classes.json``.
"""

import json
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Protocol

from rauswurf.bots.race.weights import NET_OF
from rauswurf.coach.values import MISTAKE, Grade, Step
from rauswurf.games import Setup

CLASSES = ("beginner", "learner", "casual", "skilled", "expert", "master")


def grades_of(setup: Setup, steps: Sequence[Step]) -> tuple[Grade, ...]:
    """[seat]: everybody's grade in one game."""
    return tuple(
        grade_of(setup.game.id, [step for step in steps if step.seat == seat and step.advice])
        for seat in range(setup.players)
    )


class Decided(Protocol):
    """Something that was decided."""

    @property
    def loss(self) -> float:
        """What it lost."""

    @property
    def stake(self) -> float:
        """What a choice at random would have lost on average."""


def grade_of(game: str, decisions: Sequence[Decided]) -> Grade:
    """The grade of somebody who made these choices."""
    mistakes = sum(step.loss >= MISTAKE for step in decisions)
    loss, stake = (sum(getattr(step, part) for step in decisions) for part in ("loss", "stake"))
    return graded(game, len(decisions), mistakes, loss, stake)


def together(game: str, grades: Sequence[Grade]) -> Grade:
    """The grade of somebody over several games."""
    decisions, mistakes = (
        sum(getattr(grade, part) for grade in grades) for part in ("decisions", "mistakes")
    )
    loss, stake = (sum(getattr(grade, part) for grade in grades) for part in ("loss", "stake"))
    return graded(game, decisions, mistakes, loss, stake)


def graded(game: str, decisions: int, mistakes: int, loss: float, stake: float) -> Grade:
    """A grade with its class."""
    skill = 1 - loss / stake if stake > 0 else None
    name = class_of(game, skill) if skill is not None else None
    return Grade(decisions, mistakes, loss, stake, skill, name)


def class_of(game: str, skill: float) -> str | None:
    """The class of a skill; None in a game that was not measured."""
    known = shipped().get(NET_OF.get(game, game))
    return None if known is None else CLASSES[place_of(skill, known["classes"])]


def place_of(skill: float, classes: Sequence[float]) -> int:
    """Which class a skill belongs to: each but the first begins at one of these."""
    return sum(skill >= least for least in classes)


@cache
def shipped() -> Mapping[str, Mapping[str, list[float]]]:
    """[game]: where each class but the first begins, as it comes with the package."""
    path = files(__name__.rpartition(".")[0]) / "classes.json"
    known: dict[str, dict[str, list[float]]] = json.loads(path.read_text(encoding="utf-8"))["games"]
    return known
