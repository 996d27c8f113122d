"""What a player notices in a position.

Raw: on which spot of its way each piece stands, colour by colour, clockwise from the one who is
seen first: whoever acts, but a guest sees itself first.
Derived: who stands how far before whom, and what a beginner's book would tell, such as the way
still to go and the hits that threaten.

``note`` holds what is simply so, as a list of inputs of the net: their number, then they
themselves. What comes in degrees stands in a row of its own.
"""

from frozen.first.heuristics import THREAT, TO_GO
from rauswurf.rules.array import EMPTY_ARRAY, Array
from rauswurf.rules.graph import NONE, WAITING
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
from rauswurf.rules.state import Reals, Row

# See `tables` and `mind`.
SPOT: Array = EMPTY_ARRAY  # [colour, field]
SPOTS = 0
HELPLESS_FACES = 1.0  # what three rolls for a six, or a free entry, are worth in faces
FULL_WAY = 1  # from the start to the last goal field
NEAR: Array = EMPTY_ARRAY  # [colour, from, to]: how near, from 1 on; 0 for out of sight
NEARNESS = 0  # kinds of it that the net is told; it may do without

# Degrees, for each colour.
WAY, HOME, WAITS, THREATENED, THREATENED_NEXT, THREATENS = range(6)
DEGREES = 6

# Inputs that are simply so, after the spots of all colours.
DIE = 0  # the first of six
MORE_ROLLS = 6
SIX_SEEN = 7
HUNTING = 8
HITS = 9  # the first of two
MOMENTS = 11

# Then the meetings of each colour with each: how near the hunter is, and what the prey would lose.
STAGES = 4  # quarters of the way

# At last, for a guest only: who acts.
GUEST = 0  # 1: has learned among others who play by habit, and sees them from its own place

FACES = 6


def degrees_begin() -> int:
    """How many inputs there are before the degrees."""
    return acting_begins() + COLOURS * GUEST


def acting_begins() -> int:
    """How many inputs there are before those that tell a guest who acts."""
    return COLOURS * SPOTS + MOMENTS + COLOURS * COLOURS * STAGES * NEARNESS


def seen_from(first: int, colour: int) -> int:
    """How many colours clockwise of the one that is seen first a colour is."""
    return (colour - first) % COLOURS


def notice(note: Row, what: int) -> None:
    """One more thing is so."""
    note[0] += 1
    note[note[0]] = what


def notice_position(s: State, first: int, note: Row, degree: Reals) -> None:
    """Everything there is to notice."""
    note[0] = 0
    for k in range(COLOURS * DEGREES):
        degree[k] = 0.0
    for piece in range(ALL_PIECES):
        if s.where[piece] != NONE:
            notice_piece(s, first, piece, note, degree)
    notice_moment(s, note)
    notice_things(s, first, note)
    notice_meetings(s, first, note, degree)


def notice_who_acts(s: State, first: int, note: Row) -> None:
    """Whose turn it is, for those to whom it is not always the first."""
    notice(note, acting_begins() + seen_from(first, s.turn))


def notice_piece(s: State, first: int, piece: int, note: Row, degree: Reals) -> None:
    """Where a piece stands and how far it has to go."""
    colour = owner(piece)
    seen = seen_from(first, colour)
    here = s.where[piece]
    notice(note, seen * SPOTS + spot_of(s, piece))
    degree[seen * DEGREES + WAY] += TO_GO[colour, here] / (PIECES * FULL_WAY)
    if KIND[here] == WAITING:
        degree[seen * DEGREES + WAITS] += 1 / PIECES
    elif is_home(colour, here):
        degree[seen * DEGREES + HOME] += 1 / PIECES


def is_home(colour: int, field: int) -> bool:
    """Is this a goal field of the colour? They are few."""
    return GOAL_FIELD[colour, 0] <= field <= GOAL_FIELD[colour, GOALS - 1]


def spot_of(s: State, piece: int) -> int:
    """On which spot of its way a piece stands."""
    return SPOT[owner(piece), s.where[piece]]


def notice_moment(s: State, note: Row) -> None:
    """What is rolled and what may still be."""
    if s.phase == MOVE and s.die > 0:
        notice(note, COLOURS * SPOTS + DIE + s.die - 1)
    if s.rolls > 1:
        notice(note, COLOURS * SPOTS + MORE_ROLLS)


def notice_things(s: State, first: int, note: Row) -> None:
    """What else lies on the board."""


def notice_meetings(s: State, first: int, note: Row, degree: Reals) -> None:
    """Who stands before whom, who could throw out whom, and how much way that would cost."""
    for prey in range(ALL_PIECES):
        there = s.where[prey]
        if there == NONE or KIND[there] == WAITING or is_home(owner(prey), there):
            continue
        for colour in range(COLOURS):
            if colour != owner(prey):
                notice_hunters(s, first, colour, prey, note, degree)


def notice_hunters(s: State, first: int, colour: int, prey: int, note: Row, degree: Reals) -> None:
    """Who of a colour could throw out a piece."""
    there = s.where[prey]
    for hunter in range(PIECES * colour, PIECES * (colour + 1)):
        here = s.where[hunter]
        if here == NONE:
            continue
        near = NEAR[colour, here, there]
        if near > 0 and (KIND[here] != WAITING or is_first_waiting(s, hunter)):
            notice_meeting(s, first, hunter, prey, near, note, degree)


def notice_meeting(
    s: State, first: int, hunter: int, prey: int, near: int, note: Row, degree: Reals
) -> None:
    """One piece could throw out another, at once or soon."""
    here = s.where[hunter]
    there = s.where[prey]
    seen_hunter = seen_from(first, owner(hunter))
    seen_prey = seen_from(first, owner(prey))
    lost = FULL_WAY - TO_GO[owner(prey), there]
    stage = min(STAGES - 1, max(0, STAGES * lost // FULL_WAY))
    meeting = (seen_prey * COLOURS + seen_hunter) * STAGES + stage
    if NEARNESS > 0:
        notice(note, COLOURS * SPOTS + MOMENTS + meeting * NEARNESS + near - 1)
    faces = float(THREAT[owner(hunter), here, there])
    if faces == 0.0:
        return
    if KIND[here] == WAITING:
        faces = HELPLESS_FACES if needs_six(s, owner(hunter)) else 1.0
    weight = faces * (FULL_WAY // 4 + lost) / (FACES * FULL_WAY)
    degree[seen_prey * DEGREES + THREATENED] += weight
    degree[seen_hunter * DEGREES + THREATENS] += weight
    if owner(hunter) == s.turn:
        degree[seen_prey * DEGREES + THREATENED_NEXT] += weight


def is_first_waiting(s: State, piece: int) -> bool:
    """Only the first of several that wait together can come in."""
    for other in range(PIECES * owner(piece), piece):
        if s.where[other] == s.where[piece]:
            return False
    return True
