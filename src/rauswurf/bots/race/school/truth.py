"""Positions of a solved race as a net sees them, written like the rules."""

from rauswurf.bots.race.school.steps import (
    ALL_GAMES,
    OWN_GAME,
    Counts,
    Lists,
    Mind,
    Seen,
    Shares,
    write_down,
)
from rauswurf.rules.graph import NONE
from rauswurf.rules.race import COLOURS, PIECES, SEAT, SEATS, State, begin_turn, lift, put, setup
from rauswurf.rules.state import Row, Rows


def set_out(
    t: State,
    mind: Mind,
    plan: Row,
    where: Rows,
    actives: Counts,
    active: Lists,
    grade: Shares,
    seats: Seen,
) -> None:
    """Set a position out: ``where`` are the fields of the pieces of the first seat, which is to
    roll, those of the second, and how many rolls are left; 0 for as many as a turn begins with.
    """
    own = plan[OWN_GAME]
    if own >= len(where):
        return
    setup(t)
    for piece in range(PIECES * COLOURS):
        if SEAT[piece // PIECES] != NONE:
            lift(t, piece)
    for colour in range(COLOURS):
        if SEAT[colour] != NONE:
            for k in range(PIECES):
                put(t, PIECES * colour + k, where[own][PIECES * SEAT[colour] + k])
            if SEAT[colour] == 0:
                t.turn = colour
    begin_turn(t)
    if where[own][PIECES * SEATS] > 0:
        t.rolls = where[own][PIECES * SEATS]
    write_down(t, mind, own, actives, active, grade, seats)


def set_out_each(
    t: State,
    mind: Mind,
    plan: Row,
    where: Rows,
    actives: Counts,
    active: Lists,
    grade: Shares,
    seats: Seen,
) -> None:
    """Set all positions out, one after the other."""
    for own in range(plan[ALL_GAMES]):
        plan[OWN_GAME] = own
        set_out(t, mind, plan, where, actives, active, grade, seats)
