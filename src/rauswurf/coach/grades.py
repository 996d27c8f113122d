"""How well somebody chose, from beginner to master.

What counts is how much of what could be lost was lost: a choice at random loses the *stake*, what
the evaluator would choose loses nothing. Where classes begin is measured on our own bots, game by
game: see ``calibrating`` and ``classes.json``.
"""

import json
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from math import exp, log

from rauswurf.coach.values import MISTAKE, Grade, Step
from rauswurf.games import Setup

CLASSES = ("beginner", "learner", "casual", "skilled", "expert", "master")
LEAST_LEFT = 0.002  # nobody is so good that nothing is left to lose
CLEARLY = log(1.25)  # how much more a class leaves to lose than the next one, at the least


def grades_of(setup: Setup, steps: Sequence[Step]) -> tuple[Grade, ...]:
    """[seat]: everybody's grade in one game."""
    return tuple(
        grade_of(setup.game.id, [step for step in steps if step.seat == seat and step.advice])
        for seat in range(setup.players)
    )


def grade_of(game: str, decisions: Sequence[Step]) -> Grade:
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
    if game not in shipped():
        return None
    return CLASSES[sum(skill >= least for least in shipped()[game]["classes"])]


@cache
def shipped() -> Mapping[str, Mapping[str, list[float]]]:
    """[game]: where each class but the first begins, as it comes with the package."""
    path = files(__name__.rpartition(".")[0]) / "classes.json"
    known: dict[str, dict[str, list[float]]] = json.loads(path.read_text(encoding="utf-8"))["games"]
    return known


def boundaries(skill: Mapping[str, float], levels: Mapping[str, str]) -> list[float]:
    """Where each class but the first begins, from the skills of bots and the anchors.

    Between the beginner and the casual level lie learners, between the best simple habit and the
    expert level lie experts. It is measured by how much is left to lose, in equal ratios.
    """
    left = {bot: log(max(LEAST_LEFT, 1 - each)) for bot, each in skill.items()}
    random = left[levels["beginner"]]
    casual = min(left[levels["casual"]], random - CLEARLY)
    simple = [left[bot] for bot in left if bot not in (levels["strong"], levels["expert"])]
    strong, best = left[levels["strong"]], left[levels["expert"]]
    # Some levels are told apart by how far they think: then the strong one takes a habit's place.
    habit = min([*simple, strong] if strong > best else simple)
    habit = min(habit, casual - CLEARLY)
    expert = min(best, habit - 3 * CLEARLY)
    found = [
        random + (casual - random) / 3,
        random + (casual - random) * 2 / 3,
        (casual + habit) / 2,
        habit + (expert - habit) / 3,
        habit + (expert - habit) * 2 / 3,
    ]
    return [round(1 - exp(each), 4) for each in found]
