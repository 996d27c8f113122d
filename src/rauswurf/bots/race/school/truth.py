"""Positions of a solved race as a net sees them, written like the rules."""

from rauswurf.bots.race.school.steps import OWN_GAME, Counts, Lists, Mind, Seen, Shares, write_down
from rauswurf.rules.graph import NONE
from rauswurf.rules.race import COLOURS, PIECES, SEAT, State, begin_turn, lift, put, setup
from rauswurf.rules.state import Row, Rows


def set_out(
    t: State,
    mind: Mind,
    plan: Row,
    numbers: Row,
    places: Rows,
    fields: Rows,
    actives: Counts,
    active: Lists,
    grade: Shares,
    seats: Seen,
) -> None:
    """Set a position out by its number: the first seat is to roll.

    ``places[arrangement]`` are the steps done by each piece, ``fields[colour]`` where that is.
    """
    own = plan[OWN_GAME]
    if own >= len(numbers):
        return
    setup(t)
    for piece in range(PIECES * COLOURS):
        if SEAT[piece // PIECES] != NONE:
            lift(t, piece)
    for colour in range(COLOURS):
        if SEAT[colour] == NONE:
            continue
        arrangement = numbers[own] // len(places)
        if SEAT[colour] > 0:
            arrangement = numbers[own] % len(places)
        else:
            t.turn = colour
        for k in range(PIECES):
            put(t, PIECES * colour + k, fields[colour][places[arrangement][k]])
    begin_turn(t)
    write_down(t, mind, own, actives, active, grade, seats)
