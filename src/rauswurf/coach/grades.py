"""How well somebody chose, from beginner to master."""

from collections.abc import Sequence

from rauswurf.coach.values import MISTAKE, Grade, Step
from rauswurf.games import Setup


def grade_of(setup: Setup, steps: Sequence[Step]) -> Grade:
    """The grade of one seat in one game."""
    decisions = [step for step in steps if step.advice]
    loss = sum(step.loss for step in decisions)
    stake = sum(step.stake for step in decisions)
    mistakes = sum(step.loss >= MISTAKE for step in decisions)
    skill = 1 - loss / stake if stake > 0 else None
    return Grade(len(decisions), mistakes, loss, stake, skill, None)
