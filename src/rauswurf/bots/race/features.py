"""The features of a position: what a net is told about it.

Binary ones: on which spot of its way each piece stands, colour by colour, clockwise from the one
who acts; and who stands how far before whom. Graded ones: what a beginner's book would tell, such
as the way still to go and the hits that threaten.
"""

from typing import Annotated

from rauswurf.bots.race.heuristics import FULL_WAY, THREAT, TO_GO
from rauswurf.rules.array import EMPTY_ARRAY, Array
from rauswurf.rules.graph import FACES, NONE, WAITING
from rauswurf.rules.race import (
    ALL_PIECES,
    COLOURS,
    GOAL_FIELD,
    GOALS,
    KIND,
    MOVE,
    PIECES,
    State,
    needs_six,
    owner,
)
from rauswurf.rules.state import Cell, Reals, Row

# See `tables` and `mind`.
SPOT: Array = EMPTY_ARRAY  # [colour, field]
SPOTS = 0
HELPLESS_FACES = 1.0  # what three rolls for a six, or a free entry, are worth in faces
NEAR: Array = EMPTY_ARRAY  # [colour, from, to]: how near, from 1 on; 0 for out of sight
NEARNESS = 0  # kinds of it that the net is told; it may do without

# Graded features, for each colour.
WAY, HOME, WAITS, THREATENED, THREATENED_NEXT, THREATENS = range(6)
GRADES = 6
ALL_GRADES = 0  # COLOURS * GRADES

# Binary features, after the spots of all colours.
DIE = 0  # the first of six
MORE_ROLLS = 6
SIX_SEEN = 7
HUNTING = 8
HITS = 9  # the first of two
MOMENTS = 11

# Then the meetings of each colour with each: how near the hunter is, and what the prey would lose.
STAGES = 4  # quarters of the way

MOST_ACTIVE = 320  # pieces, and meetings of each with each other one within sight


class Mind:
    """What a player notices."""

    actives: Annotated[int, Cell("i2")]  # how many binary features are so
    active: Annotated[Row, Cell("i2", "MOST_ACTIVE")]  # which ones
    grade: Annotated[Reals, Cell("f8", "ALL_GRADES")]  # [seen colour * GRADES + which]


def first_grade() -> int:
    """How many binary features there are: the graded ones come after them."""
    return COLOURS * SPOTS + MOMENTS + COLOURS * COLOURS * STAGES * NEARNESS


def seen(s: State, colour: int) -> int:
    """How many colours clockwise of the one who acts a colour is."""
    return (colour - s.turn) % COLOURS


def activate(mind: Mind, feature: int) -> None:
    """One more binary feature is so."""
    mind.active[mind.actives] = feature
    mind.actives += 1


def extract_features(s: State, mind: Mind) -> None:
    """Everything there is to notice in a position."""
    mind.actives = 0
    for k in range(ALL_GRADES):
        mind.grade[k] = 0.0
    for piece in range(ALL_PIECES):
        if s.where[piece] != NONE:
            notice_piece(s, piece, mind)
    notice_moment(s, mind)
    notice_things(s, mind)
    notice_meetings(s, mind)


def notice_piece(s: State, piece: int, mind: Mind) -> None:
    """Where a piece stands and how far it has to go."""
    colour = owner(piece)
    first = seen(s, colour) * GRADES
    here = s.where[piece]
    activate(mind, seen(s, colour) * SPOTS + spot_of(s, piece))
    mind.grade[first + WAY] += TO_GO[colour, here] / (PIECES * FULL_WAY)
    if KIND[here] == WAITING:
        mind.grade[first + WAITS] += 1 / PIECES
    elif is_home(colour, here):
        mind.grade[first + HOME] += 1 / PIECES


def is_home(colour: int, field: int) -> bool:
    """Is this a goal field of the colour? They are few."""
    return GOAL_FIELD[colour, 0] <= field <= GOAL_FIELD[colour, GOALS - 1]


def spot_of(s: State, piece: int) -> int:
    """On which spot of its way a piece stands."""
    return SPOT[owner(piece), s.where[piece]]


def notice_moment(s: State, mind: Mind) -> None:
    """What is rolled and what may still be."""
    if s.phase == MOVE and s.die > 0:
        activate(mind, COLOURS * SPOTS + DIE + s.die - 1)
    if s.rolls > 1:
        activate(mind, COLOURS * SPOTS + MORE_ROLLS)


def notice_things(s: State, mind: Mind) -> None:
    """What else lies on the board."""


def notice_meetings(s: State, mind: Mind) -> None:
    """Who stands before whom, who could throw out whom, and how much way that would cost."""
    for prey in range(ALL_PIECES):
        there = s.where[prey]
        if there == NONE or KIND[there] == WAITING or is_home(owner(prey), there):
            continue
        for colour in range(COLOURS):
            if colour != owner(prey):
                notice_hunters(s, colour, prey, mind)


def notice_hunters(s: State, colour: int, prey: int, mind: Mind) -> None:
    """Who of a colour could throw out a piece."""
    there = s.where[prey]
    for hunter in range(PIECES * colour, PIECES * (colour + 1)):
        here = s.where[hunter]
        if here == NONE:
            continue
        near = NEAR[colour, here, there]
        if near > 0 and (KIND[here] != WAITING or is_first_waiting(s, hunter)):
            notice_meeting(s, hunter, prey, near, mind)


def notice_meeting(s: State, hunter: int, prey: int, near: int, mind: Mind) -> None:
    """One piece could throw out another, at once or soon."""
    here = s.where[hunter]
    there = s.where[prey]
    by = seen(s, owner(hunter))
    of = seen(s, owner(prey))
    lost = FULL_WAY - TO_GO[owner(prey), there]
    stage = min(STAGES - 1, max(0, STAGES * lost // FULL_WAY))
    if NEARNESS > 0:
        meeting = (of * COLOURS + by) * STAGES + stage
        activate(mind, COLOURS * SPOTS + MOMENTS + meeting * NEARNESS + near - 1)
    faces = float(THREAT[owner(hunter), here, there])
    if faces == 0.0:
        return
    if KIND[here] == WAITING:
        faces = HELPLESS_FACES if needs_six(s, owner(hunter)) else 1.0
    weight = faces * (FULL_WAY // 4 + lost) / (FACES * FULL_WAY)
    mind.grade[of * GRADES + THREATENED] += weight
    mind.grade[by * GRADES + THREATENS] += weight
    if owner(hunter) == s.turn:
        mind.grade[of * GRADES + THREATENED_NEXT] += weight


def is_first_waiting(s: State, piece: int) -> bool:
    """Only the first of several that wait together can come in."""
    for other in range(PIECES * owner(piece), piece):
        if s.where[other] == s.where[piece]:
            return False
    return True
