"""The coach: everybody's chances, the best moves, and what luck and choices did in a game.

    coach.chances(table)          # Chances: of the position that a table stands at
    coach.advise(table)           # what may be done, the best first
    coach.account(film)           # the whole game: luck, errors, estimate; the sums are exact
    coach.rollouts.roll_out(table)  # chances by playing on, with standard errors

Rollouts need the compiler: ``from rauswurf.coach import rollouts``. Numpy is fetched when something
is weighed, not before. See docs/coach.md.
"""

from rauswurf.coach.accounting import account
from rauswurf.coach.asking import advise, by_roll, chances
from rauswurf.coach.values import (
    Account,
    Advice,
    CannotWeigh,
    Chances,
    Fall,
    Grade,
    Rollout,
    Source,
    Stage,
    Step,
    Vector,
)

__all__ = [
    "Account",
    "Advice",
    "CannotWeigh",
    "Chances",
    "Fall",
    "Grade",
    "Rollout",
    "Source",
    "Stage",
    "Step",
    "Vector",
    "account",
    "advise",
    "by_roll",
    "chances",
]
