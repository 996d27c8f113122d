"""The steps of a school for many games after each other, as a processor takes them.

Written like the rules: each function does for the games from ``first_game`` on what its namesake
in ``steps`` does for one. Threads share games out, each with a mind and a plan of its own.
"""

from rauswurf.bots.race.school.steps import (
    OWN_GAME,
    Counts,
    Lists,
    Mind,
    Seen,
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


def all_begin_game(
    states: States, mind: Mind, plan: Row, first_game: int, chances: Rows, lives: Rows
) -> None:
    """New games."""
    for k in range(len(states)):
        plan[OWN_GAME] = first_game + k
        begin_game(states[k], plan, chances, lives)


def all_count_positions(
    states: States, mind: Mind, plan: Row, first_game: int, counts: Row
) -> None:
    """How many positions may come next."""
    for k in range(len(states)):
        plan[OWN_GAME] = first_game + k
        count_positions(states[k], mind, plan, counts)


def all_look_around(
    states: States,
    mind: Mind,
    plan: Row,
    first_game: int,
    actives: Counts,
    active: Lists,
    grade: Shares,
    seats: Seen,
) -> None:
    """What the positions of the games look like."""
    for k in range(len(states)):
        plan[OWN_GAME] = first_game + k
        look_around(states[k], mind, plan, actives, active, grade, seats)


def all_look_ahead(
    states: States,
    mind: Mind,
    plan: Row,
    first_game: int,
    first: Row,
    actives: Counts,
    active: Lists,
    grade: Shares,
    seats: Seen,
) -> None:
    """What the positions look like that may come next."""
    for k in range(len(states)):
        plan[OWN_GAME] = first_game + k
        look_ahead(states[k], mind, plan, first, actives, active, grade, seats)


def all_take_step(
    states: States,
    mind: Mind,
    plan: Row,
    first_game: int,
    chances: Rows,
    lives: Rows,
    first: Row,
    value: Shares,
    lesson: Shares,
) -> None:
    """One step of each game."""
    for k in range(len(states)):
        plan[OWN_GAME] = first_game + k
        take_step(states[k], mind, plan, chances, lives, first, value, lesson)
