"""Werfer: pieces move forwards or backwards, and arrow fields are one-way."""

from rauswurf.rules.array import EMPTY_ARRAY, Array
from rauswurf.rules.graph import BACKWARD, FORWARD
from rauswurf.rules.nueby.standard import PAST_MOUTH, SIX, State
from rauswurf.rules.nueby.standard import may_land as plain_may_land
from rauswurf.rules.race import EMPTY, PATH, goal_is_clear, owner

ARROW: Array = EMPTY_ARRAY  # [field]: is it an arrow field?
BEFORE_GOAL: Array = EMPTY_ARRAY  # [colour, field]: is it one of the marked fields before the goal?


def must_throw(s: State, way: int) -> bool:
    """Rule either-way: going back is an ordinary move; only a six is for throwing alone."""
    return s.die == SIX


def may_land(s: State, piece: int, way: int, to: int) -> bool:
    """From an arrow field one goes back only to throw with a 1."""
    if way == BACKWARD and ARROW[s.where[piece]] and (s.die > 1 or s.board[to] == EMPTY):
        return False
    return plain_may_land(s, piece, way, to)


def may_pass(s: State, piece: int, way: int, k: int) -> bool:
    """No arrow field is passed against its arrow."""
    if way == FORWARD:
        return goal_is_clear(s, piece, k)
    for n in range(s.die - 1):
        if ARROW[PATH[BACKWARD, owner(piece), s.where[piece], s.die, k, n]]:
            return False
    return True


def is_forced(s: State, piece: int, way: int, k: int, to: int) -> bool:
    """Rule before-goal: pieces on the marked fields need not move, and nobody past the mouth."""
    colour = owner(piece)
    here = s.where[piece]
    if s.die == SIX:
        return False
    return not BEFORE_GOAL[colour, here] and not PAST_MOUTH[way, colour, here, s.die, k]
