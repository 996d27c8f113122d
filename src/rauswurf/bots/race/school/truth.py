"""Positions of a solved race as a net sees them, written like the rules."""

from rauswurf.bots.race.school.steps import ALL_GAMES, OWN_GAME, Looks, Mind, write_down
from rauswurf.rules.graph import NONE
from rauswurf.rules.race import COLOURS, PIECES, SEAT, SEATS, State, begin_turn, lift, put, setup
from rauswurf.rules.state import Row, Rows


def set_out(t: State, mind: Mind, plan: Row, where: Rows, looks: Looks) -> None:
    """Set positions out: every so many-th, from the own one on; on a card that is just one."""
    place = plan[OWN_GAME]
    while place < len(where):
        arrange(t, where[place])
        write_down(t, mind, place, looks)
        place += plan[ALL_GAMES]


def arrange(t: State, where: Row) -> None:
    """Set a position up: ``where`` are the fields of the pieces of the first seat, which is to
    roll, those of the second, and how many rolls are left; 0 for as many as a turn begins with.
    """
    setup(t)
    for piece in range(PIECES * COLOURS):
        if SEAT[piece // PIECES] != NONE:
            lift(t, piece)
    for colour in range(COLOURS):
        if SEAT[colour] != NONE:
            for k in range(PIECES):
                put(t, PIECES * colour + k, where[PIECES * SEAT[colour] + k])
            if SEAT[colour] == 0:
                t.turn = colour
    begin_turn(t)
    if where[PIECES * SEATS] > 0:
        t.rolls = where[PIECES * SEATS]
