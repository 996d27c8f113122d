"""The steps of a school for many games after each other, as a processor takes them.

Written like the rules: each function does for some games what its namesake in ``steps`` does for
one. Threads share games out, each with a mind of its own, and a plan that begins with its first.
"""

from rauswurf.bots.race.school.steps import (
    OWN_GAME,
    Judged,
    Looks,
    Mind,
    Shares,
    begin_game,
    count_positions,
    look_ahead,
    look_around,
    take_step,
)
from rauswurf.rules.race import State
from rauswurf.rules.state import Row, Rows

States = list[State]


def all_begin_game(states: States, mind: Mind, plan: Row, chances: Rows, lives: Rows) -> None:
    """New games."""
    for k in range(len(states)):
        begin_game(states[k], plan, chances, lives)
        plan[OWN_GAME] += 1


def all_count_positions(states: States, mind: Mind, plan: Row, counts: Row) -> None:
    """How many positions may come next."""
    for k in range(len(states)):
        count_positions(states[k], mind, plan, counts)
        plan[OWN_GAME] += 1


def all_look_around(states: States, mind: Mind, plan: Row, looks: Looks) -> None:
    """What the positions of the games look like."""
    for k in range(len(states)):
        look_around(states[k], mind, plan, looks)
        plan[OWN_GAME] += 1


def all_look_ahead(states: States, mind: Mind, plan: Row, first: Row, looks: Looks) -> None:
    """What the positions look like that may come next."""
    for k in range(len(states)):
        look_ahead(states[k], mind, plan, first, looks)
        plan[OWN_GAME] += 1


def all_take_step(
    states: States,
    mind: Mind,
    plan: Row,
    chances: Rows,
    lives: Rows,
    judged: Judged,
    lesson: Shares,
) -> None:
    """One step of each game."""
    for k in range(len(states)):
        take_step(states[k], mind, plan, chances, lives, judged, lesson)
        plan[OWN_GAME] += 1
