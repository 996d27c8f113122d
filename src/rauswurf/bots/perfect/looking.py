"""Looking up what follows from a position, by the rules themselves: written like them, on top.

The pieces are set on the board, every face is rolled and every choice made. This knows nothing of
how the values were found, only in which order they are kept.
"""

from typing import Annotated, NamedTuple

from rauswurf.bots.perfect.small import TRACK_FIELDS
from rauswurf.rules.graph import FACES
from rauswurf.rules.race import (
    MOVE,
    OVER,
    PIECES,
    State,
    begin_turn,
    choose,
    lift,
    put,
    roll,
    setup,
)
from rauswurf.rules.state import Cell, Reals, Row, Rows, copy_state

CERTAIN = 2**32 - 1  # a chance of one
DIFFERENT = TRACK_FIELDS + PIECES + 1  # so many different steps can a piece have done
OPPOSITE = 2  # colours away

FIRST, END, OWN_LANE, ALL_LANES = range(4)  # of a plan
PLAN_LENGTH = 4


class Known(NamedTuple):
    """The values, and what tells pieces on fields from numbers of arrangements."""

    values: Annotated[Rows, Cell("u4")]  # [mover's arrangement, other's]
    places: Annotated[Rows, Cell("i2")]  # [arrangement, piece]: steps done
    fields: Annotated[Rows, Cell("i2")]  # [colour, steps]
    steps: Annotated[Rows, Cell("i2")]  # [colour, field]
    # [steps of each piece in ascending order, as digits]: of the arrangement
    number: Annotated[Row, Cell("i4")]


class Desk:
    """Positions to try things on: one, after its roll, after a choice; then the same again."""

    s: Annotated[State, Cell("State")]
    t: Annotated[State, Cell("State")]
    u: Annotated[State, Cell("State")]
    v: Annotated[State, Cell("State")]
    w: Annotated[State, Cell("State")]


def check(plan: Row, desk: Desk, known: Known, found: Reals) -> None:
    """Find how far any value is from what its rolls are worth; a plan has numbers of positions."""
    size, lane = len(known.values), plan[OWN_LANE]
    position = plan[FIRST] + lane
    while position < plan[END]:
        a, b = position // size, position % size
        if possible(a, b, known):
            found[lane] = max(found[lane], doubt(desk, a, b, known))
        position += plan[ALL_LANES]


def possible(a: int, b: int, known: Known) -> bool:
    """Can two arrangements be on the board together, with nobody home?"""
    last = len(known.places) - 1
    if last in (a, b):
        return False
    for k in range(PIECES):
        if 0 < known.places[a][k] <= TRACK_FIELDS:
            here = known.fields[0][known.places[a][k]]
            for n in range(PIECES):
                if here == known.fields[OPPOSITE][known.places[b][n]]:
                    return False
    return True


def doubt(desk: Desk, a: int, b: int, known: Known) -> float:
    """How far a value is from what its rolls are worth."""
    set_up(desk.s, a, b, known)
    rolls, with_one, with_two, chance = desk.s.rolls, 0.0, 0.0, 0.0
    for left in range(1, rolls + 1):
        desk.s.rolls = left
        chance = mean(desk, with_one, with_two, known)
        with_one = chance if left == 1 else with_one
        with_two = chance if left == 2 else with_two
    return abs(chance - known.values[a][b] / CERTAIN)


def set_up(s: State, a: int, b: int, known: Known) -> None:
    """The beginning of a turn with these arrangements."""
    setup(s)
    for k in range(PIECES):  # all pieces first: one may come to stand where the other began
        lift(s, k)
        lift(s, PIECES * OPPOSITE + k)
    for k in range(PIECES):
        put(s, k, known.fields[0][known.places[a][k]])
        put(s, PIECES * OPPOSITE + k, known.fields[OPPOSITE][known.places[b][k]])
    s.turn = 0
    begin_turn(s)


def mean(desk: Desk, with_one: float, with_two: float, known: Known) -> float:
    """The chance of who is to roll, over all faces, given that with one and two rolls left."""
    colour, total, counted = desk.s.turn, 0.0, FACES
    for face in range(1, FACES + 1):
        copy_state(desk.s, desk.t)
        roll(desk.t, face)
        if desk.t.phase == MOVE:
            total += best_chance(desk, known)
        elif desk.t.turn != colour:
            total += looked_up(desk.t, colour, known)
        elif desk.t.rolls == desk.s.rolls:
            counted -= 1  # a six that moved nothing: as if it had not been rolled
        else:
            total += with_one if desk.t.rolls == 1 else with_two
    return total / counted


def best_chance(desk: Desk, known: Known) -> float:
    """The chance of who has rolled, with the best choice."""
    best = 0.0
    for k in range(desk.t.options):
        copy_state(desk.t, desk.u)
        choose(desk.u, desk.t.option[k])
        best = max(best, chance_after(desk, desk.t.turn, known))
    return best


def chance_after(desk: Desk, colour: int, known: Known) -> float:
    """The chance of a colour after a choice."""
    copy_state(desk.u, desk.v)
    begin_turn(desk.v)
    if desk.u.phase == OVER or desk.u.turn != colour or desk.u.rolls == desk.v.rolls:
        return looked_up(desk.u, colour, known)
    return last_mean(desk, known)


def last_mean(desk: Desk, known: Known) -> float:
    """The chance of who goes on with one roll, where a turn would begin with more."""
    colour, total, counted = desk.u.turn, 0.0, FACES
    for face in range(1, FACES + 1):
        copy_state(desk.u, desk.v)
        roll(desk.v, face)
        best = 0.0
        if desk.v.phase == MOVE:
            for k in range(desk.v.options):
                copy_state(desk.v, desk.w)
                choose(desk.w, desk.v.option[k])
                best = max(best, looked_up(desk.w, colour, known))
        elif desk.v.turn != colour:
            best = looked_up(desk.v, colour, known)
        else:
            counted -= 1
        total += best
    return total / counted


def looked_up(s: State, colour: int, known: Known) -> float:
    """The chance of a colour where a turn begins or the game is over."""
    if s.phase == OVER:
        return 1.0 if s.rank[colour // OPPOSITE] == 1 else 0.0
    mine = number_of(s, colour, known)
    theirs = number_of(s, OPPOSITE - colour, known)
    if s.turn == colour:
        return known.values[mine][theirs] / CERTAIN
    return 1.0 - known.values[theirs][mine] / CERTAIN


def number_of(s: State, colour: int, known: Known) -> int:
    """The number of a colour's arrangement."""
    found, last, left = 0, -1, PIECES
    while left > 0:
        least, equal = DIFFERENT, 0
        for piece in range(PIECES * colour, PIECES * colour + PIECES):
            done = known.steps[colour][s.where[piece]]
            if last < done < least:
                least, equal = done, 1
            elif done == least:
                equal += 1
        for _ in range(equal):
            found = found * DIFFERENT + least
        left -= equal
        last = least
    return known.number[found]
