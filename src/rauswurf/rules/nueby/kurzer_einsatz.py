"""Kurzer Einsatz: all pieces are always in play, a six is a number like any other, and whoever is
thrown goes back to the last entry and pushes on whoever stands there.
"""

from rauswurf.rules.array import EMPTY_ARRAY, Array
from rauswurf.rules.graph import BACKWARD, GREY
from rauswurf.rules.nueby.standard import PAST_MOUTH, State
from rauswurf.rules.nueby.standard import may_land as plain_may_land
from rauswurf.rules.race import (
    EMPTY,
    KIND,
    THROWN_TO,
    lift,
    next_turn,
    owner,
    put,
)

ONWARD: Array = EMPTY_ARRAY  # [field]: the next field along the track


def end_roll(s: State) -> None:
    """No second roll."""
    next_turn(s)


def must_throw(s: State, way: int) -> bool:
    """Only backwards one goes just to throw."""
    return way == BACKWARD


def is_forced(s: State, piece: int, way: int, k: int, to: int) -> bool:
    """A six is a duty like any other number."""
    if way == BACKWARD:
        return False
    return PAST_MOUTH[way, owner(piece), s.where[piece], s.die, k] == 0


def may_land(s: State, piece: int, way: int, to: int) -> bool:
    """Nobody is thrown on a grey field."""
    if KIND[to] == GREY and s.board[to] != EMPTY:
        return False
    return plain_may_land(s, piece, way, to)


def move(s: State, piece: int, to: int) -> None:
    """Move a piece; whoever is thrown goes to the last entry, before anybody is pushed."""
    lift(s, piece)
    victim = s.board[to]
    if victim != EMPTY:
        lift(s, victim)
    put(s, piece, to)
    if victim != EMPTY:
        set_back(s, victim, THROWN_TO[owner(victim), to])


def set_back(s: State, piece: int, field: int) -> None:
    """Rule short-throw: set a piece on a field and push on who stands there, to a free field.

    Ruling: pushes run along the track, never into a goal.
    """
    while piece != EMPTY:
        pushed = s.board[field]
        if pushed != EMPTY:
            lift(s, pushed)
        put(s, piece, field)
        piece = pushed
        field = ONWARD[field]
