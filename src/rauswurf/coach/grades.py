"""How well somebody chose, from beginner to master.

What counts is which part of its *stake* a choice lost: one at random loses all of it on average,
what the evaluator would choose loses nothing. A choice weighs the more the more is at stake, but
what matters at all weighs nearly alike: else a few big choices would drown all others, and a class
would hang on them. Where classes begin is measured on our own bots, game by game: see
``calibrating`` and ``classes.json``.
"""

import json
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from math import sqrt
from typing import Protocol

from rauswurf.bots.race.weights import NET_OF
from rauswurf.coach.values import MISTAKE, POINT, Grade, Step
from rauswurf.games import Setup

CLASSES = ("beginner", "learner", "casual", "skilled", "expert", "master")
ALIKE = 1.35  # so much further than independent ones do choices of one game scatter, with our bots


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


def weight_of(decision: Decided) -> float:
    """How much a decision weighs: half where one point is at stake, never more than one."""
    return decision.stake / (decision.stake + POINT)


def grade_of(game: str, decisions: Sequence[Decided]) -> Grade:
    """The grade of somebody who made these choices in one game."""
    mistakes = sum(each.loss >= MISTAKE for each in decisions)
    loss = sum(each.loss for each in decisions)
    telling = [
        (weight_of(each), 1 - each.loss / each.stake) for each in decisions if each.stake > 0
    ]
    weight = sum(part for part, _ in telling)
    if not telling:
        return Grade(len(decisions), mistakes, loss, 0.0, None, 0.0, None)
    skill = sum(part * kept for part, kept in telling) / weight
    scatter = sum((part * (kept - skill)) ** 2 for part, kept in telling)
    # The next choice may lose all of its stake, even if none has so far.
    error = ALIKE * sqrt(scatter + 1) / weight
    classes = classes_of(game, skill, error)
    return Grade(len(decisions), mistakes, loss, weight, skill, error, classes)


def together(game: str, grades: Sequence[Grade]) -> Grade:
    """The grade of somebody over several games of one kind."""
    decisions, mistakes = (
        sum(getattr(grade, part) for grade in grades) for part in ("decisions", "mistakes")
    )
    loss = sum(grade.loss for grade in grades)
    weight = sum(grade.weight for grade in grades)
    if weight == 0:
        return Grade(decisions, mistakes, loss, 0.0, None, 0.0, None)
    skill = sum(grade.weight * (grade.skill or 0.0) for grade in grades) / weight
    error = sqrt(sum((grade.weight * grade.error) ** 2 for grade in grades)) / weight
    classes = classes_of(game, skill, error)
    return Grade(decisions, mistakes, loss, weight, skill, error, classes)


def classes_of(game: str, skill: float, error: float) -> tuple[str, str] | None:
    """The lowest and the highest class that a skill may well belong to."""
    low, high = class_of(game, skill - error), class_of(game, skill + error)
    return (low, high) if low and high else None


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
