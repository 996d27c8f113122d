"""Race games as learning programs see them. All is seen from the colour that acts.

Colours are counted clockwise from it. Pieces of a colour are counted from the foremost to the
rearmost, and a piece stands on a *place*: the fields of its way, numbered in the order of steps. So
the same numbers mean the same thing to every player.
"""

from rauswurf.envs.rules import lanes
from rauswurf.rules.array import EMPTY_ARRAY, Array
from rauswurf.rules.graph import BACKWARD, FORWARD, NONE
from rauswurf.rules.race import (
    BEGIN,
    COLOURS,
    FIRST_COLOUR,
    MOVE,
    OVER,
    PASS,
    PATHS,
    PIECES,
    REACH,
    SEAT,
    SEATS,
    STEP,
    STEP_BACK,
    State,
    choose,
    dice_wanted,
    kind_of,
    owner,
    piece_of,
    roll,
    setup,
    target_of,
)

PLACE: Array = EMPTY_ARRAY  # [colour, field]: its number on the way of the colour, or NONE

# Actions: rolling is 0.
PASSING = 1
FIRST_STEP = 2  # (piece, path)
FIRST_BACK = 0  # (piece, path)
FIRST_SPECIAL = 0  # those of single games
BACK_PATHS = 1

# Observations, each after the places of all pieces of all colours.
WHOSE = 0  # [colour]: the seat, counted from the own; SEATS for pieces that all may move
RANK = 0  # [colour]: in which place its seat came home
MOMENT = 0
ON_TURN, DIE_SHOWN, ROLLS_LEFT, ROLL_AWAITED, SIXES_OVER = range(5)
MOMENT_LENGTH = 5
SPECIAL = 0  # what single games show


def begin(s: State) -> None:
    """The beginning of a game."""
    setup(s)


def fall(s: State, face: int) -> None:
    """A die shows this face."""
    roll(s, face)


def act(s: State, option: int) -> None:
    """Whoever is to act takes one of the choices."""
    choose(s, option)


def is_over(s: State) -> bool:
    """Can nothing more happen?"""
    return s.phase == OVER


def acting_seat(s: State) -> int:
    """The seat whose turn it is."""
    return SEAT[s.turn]


def place_of(s: State, seat: int) -> int:
    """In which place a seat ended; those that never came home share the last."""
    return s.rank[seat] if s.rank[seat] > 0 else SEATS + 1


def choices(s: State) -> int:
    """How many choices there are."""
    return s.options


def choice(s: State, k: int) -> int:
    """One of them."""
    return s.option[k]


def may_roll(s: State) -> bool:
    """May one roll although there are choices?"""
    return s.phase != MOVE and dice_wanted(s) > 0


# Actions.


def action_of(s: State, option: int) -> int:
    """The action that is one of the choices, the same number in all positions."""
    kind = kind_of(option)
    if kind == STEP:
        return FIRST_STEP + moved(s, piece_of(option)) * PATHS + path_of(s, FORWARD, option)
    if kind == STEP_BACK:
        return FIRST_BACK + moved(s, piece_of(option)) * BACK_PATHS + path_of(s, BACKWARD, option)
    if kind == PASS:
        return PASSING
    return special_action(s, option)


def special_action(s: State, option: int) -> int:
    """The same for what only single games know."""
    return NONE


def moved(s: State, piece: int) -> int:
    """Which of the pieces that one may move it is: first the own, then those of nobody."""
    number = order_of(s, piece)
    return number if owner(piece) == s.turn else PIECES + number


def order_of(s: State, piece: int) -> int:
    """How many of its colour come before a piece, the foremost first."""
    colour = owner(piece)
    here = PLACE[colour, s.where[piece]]
    number = 0
    for other in range(PIECES * colour, PIECES * colour + PIECES):
        there = PLACE[colour, s.where[other]]
        number += there > here or (there == here and other < piece)
    return number


def path_of(s: State, way: int, option: int) -> int:
    """Along which of its paths a piece goes; entering is the first."""
    piece = piece_of(option)
    if PATHS > 1:
        for k in range(PATHS):
            if REACH[way, owner(piece), s.where[piece], s.die, k] == target_of(option):
                return k
    return 0


# Observations.


def look(s: State, seat: int, row: lanes.Bytes) -> None:
    """Write down what a seat sees."""
    viewer = viewer_of(s, seat)
    for colour in range(COLOURS):
        look_at_colour(s, seat, colour, (colour - viewer) % COLOURS, row)
    row[MOMENT + ON_TURN] = (s.turn - viewer) % COLOURS
    row[MOMENT + DIE_SHOWN] = s.die
    row[MOMENT + ROLLS_LEFT] = s.rolls
    row[MOMENT + ROLL_AWAITED] = dice_wanted(s) > 0
    row[MOMENT + SIXES_OVER] = sixes_over(s)
    look_at_things(s, viewer, row)


def viewer_of(s: State, seat: int) -> int:
    """The colour from which a seat sees the board: the one on turn, if that is its own."""
    return s.turn if SEAT[s.turn] == seat else FIRST_COLOUR[seat]


def look_at_colour(s: State, seat: int, colour: int, seen: int, row: lanes.Bytes) -> None:
    """Where the pieces of a colour stand, whose they are, and whether those are home."""
    first = seen * PIECES
    if BEGIN[PIECES * colour] == NONE:
        for k in range(PIECES):
            row[first + k] = NONE
        row[WHOSE + seen] = NONE
        row[RANK + seen] = 0
        return
    a = PLACE[colour, s.where[PIECES * colour]]
    b = PLACE[colour, s.where[PIECES * colour + 1]]
    c = PLACE[colour, s.where[PIECES * colour + 2]]
    d = PLACE[colour, s.where[PIECES * colour + 3]]
    inner = min(max(a, b), max(c, d))
    other = max(min(a, b), min(c, d))
    row[first] = max(max(a, b), max(c, d))
    row[first + 1] = max(inner, other)
    row[first + 2] = min(inner, other)
    row[first + 3] = min(min(a, b), min(c, d))
    if SEAT[colour] == NONE:
        row[WHOSE + seen] = SEATS
        row[RANK + seen] = 0
    else:
        row[WHOSE + seen] = (SEAT[colour] - seat) % SEATS
        row[RANK + seen] = s.rank[SEAT[colour]]


def sixes_over(s: State) -> int:
    """How many sixes of this turn are over, where that matters."""
    return 0


def look_at_things(s: State, viewer: int, row: lanes.Bytes) -> None:
    """What else lies on the board."""
