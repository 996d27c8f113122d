"""What all race games share: the state, pieces on fields, rolling, turns and places.

Plain functions over a plain state. They draw no random number and do no I/O; a roll is an event
that somebody else brings. The same functions run interpreted and compiled, so they allocate
nothing, raise nothing and use whole numbers only.

The contract of a game, which the table and the simulations rely on:

* ``setup(s)`` makes the beginning of a game;
* ``s.phase`` says what is awaited: CONTEST or ROLL (a die), MOVE (a choice), nothing (OVER);
* ``roll(s, face)`` brings one die; a roll that nobody can use is lost at once;
* ``s.option[:s.options]`` are the choices: in MOVE one of them must be taken, in ROLL they may
  be taken instead of rolling;
* ``choose(s, option)`` takes one.

A piece is known by a number: PIECES times its colour, and on from there. A field holds such a
number, or EMPTY. Any number of pieces may stand on a waiting field, so ``board`` does not show
those.
"""

from typing import Annotated

from rauswurf.rules.array import EMPTY_ARRAY, Array
from rauswurf.rules.graph import FORWARD, GOAL, NONE, WAITING
from rauswurf.rules.state import Cell, Row

# What is awaited.
CONTEST, ROLL, MOVE, OVER = range(4)

# Kinds of choices; see `encode`. Those after PASS are decisions of single games.
STEP, STEP_BACK, PASS, HUNT, TURN, PUSH, STONE = range(7)

EMPTY = -1
PIECES = 4  # of each colour; a board may have others
MOST_OPTIONS = 96

# The board's tables: see `graph.tables`.
COLOURS = 0
FIELDS = 0
ALL_PIECES = 0  # COLOURS * PIECES
PATHS = 0
GOALS = 0
REACH: Array = EMPTY_ARRAY
PATH: Array = EMPTY_ARRAY
KIND: Array = EMPTY_ARRAY
ENTRY: Array = EMPTY_ARRAY
THROWN_TO: Array = EMPTY_ARRAY
PROGRESS: Array = EMPTY_ARRAY
START: Array = EMPTY_ARRAY
BASE: Array = EMPTY_ARRAY
GOAL_FIELD: Array = EMPTY_ARRAY

# Who plays.
SEATS = 0
SEAT: Array = EMPTY_ARRAY  # [colour]: the seat that plays it, or NONE
FIRST_COLOUR: Array = EMPTY_ARRAY  # [seat]: the colour of its first turn
FOLLOWS: Array = EMPTY_ARRAY  # [colour]: the colour that has the turn next, clockwise
BEGIN: Array = EMPTY_ARRAY  # [piece]: the field it begins on, or NONE for one that does not play

# Variants known to all race games.
HIGHEST_ROLL = 0
PLAY_ON = 1


class State:
    """A race game at one moment."""

    phase: Annotated[int, Cell("i1")]
    turn: Annotated[int, Cell("i1")]  # the colour whose turn it is
    die: Annotated[int, Cell("i1")]  # what was rolled and waits for its move; else 0
    rolls: Annotated[int, Cell("i1")]  # how many rolls are left now
    where: Annotated[Row, Cell("i2", "ALL_PIECES")]  # [piece]: its field
    board: Annotated[Row, Cell("i1", "FIELDS")]  # [field]: the piece on it, or EMPTY
    waiting: Annotated[Row, Cell("i1", "COLOURS")]  # how many pieces wait to enter
    home: Annotated[Row, Cell("i1", "COLOURS")]  # how many stand in the goal
    steps: Annotated[Row, Cell("i2", "COLOURS")]  # sum of the progress of all pieces
    rank: Annotated[Row, Cell("i1", "SEATS")]  # in which order the seats came home; 0: not yet
    ranked: Annotated[int, Cell("i1")]  # how many seats are home
    contest: Annotated[Row, Cell("i1", "SEATS")]  # rolls for the first turn; 0: to roll, NONE: out
    options: Annotated[int, Cell("i2")]
    option: Annotated[Row, Cell("i4", "MOST_OPTIONS")]


# Choices are single numbers.


def encode(kind: int, piece: int, to: int) -> int:
    """A choice as one number."""
    return kind << 16 | piece << 8 | to


def kind_of(option: int) -> int:
    """STEP, STEP_BACK, PASS, ..."""
    return option >> 16


def piece_of(option: int) -> int:
    """The piece that moves."""
    return option >> 8 & 255


def target_of(option: int) -> int:
    """The field it goes to."""
    return option & 255


def owner(piece: int) -> int:
    """The colour of a piece; NONE for an empty field."""
    return piece // PIECES


# Pieces on fields.


def lift(s: State, piece: int) -> None:
    """Take a piece off its field."""
    colour = owner(piece)
    here = s.where[piece]
    kind = KIND[here]
    s.steps[colour] -= PROGRESS[colour, here]
    if kind == WAITING:
        s.waiting[colour] -= 1
    else:
        s.board[here] = EMPTY
        if kind == GOAL:
            s.home[colour] -= 1


def put(s: State, piece: int, there: int) -> None:
    """Set a piece on a field."""
    colour = owner(piece)
    kind = KIND[there]
    s.where[piece] = there
    s.steps[colour] += PROGRESS[colour, there]
    if kind == WAITING:
        s.waiting[colour] += 1
    else:
        s.board[there] = piece
        if kind == GOAL:
            s.home[colour] += 1


def throw_out(s: State, piece: int) -> None:
    """Send a piece that was landed on to where it has to wait."""
    colour = owner(piece)
    there = THROWN_TO[colour, s.where[piece]]
    lift(s, piece)
    put(s, piece, there)


def move(s: State, piece: int, to: int) -> None:
    """Move a piece; a stranger on the field is thrown out."""
    lift(s, piece)
    victim = s.board[to]
    if victim != EMPTY and owner(victim) != owner(piece):
        throw_out(s, victim)
    put(s, piece, to)


def captures(s: State, option: int) -> bool:
    """Does this choice throw a stranger out?"""
    if kind_of(option) > STEP_BACK:
        return False
    victim = s.board[target_of(option)]
    return victim != EMPTY and owner(victim) != owner(piece_of(option))


def waiting_piece(s: State, colour: int, field: int) -> int:
    """The first piece of a colour that waits on this field; NONE if there is none."""
    for piece in range(PIECES * colour, PIECES * colour + PIECES):
        if s.where[piece] == field:
            return piece
    return NONE


def needs_six(s: State, colour: int) -> bool:
    """Nothing in play, something waiting, and the goal pieces packed at the far end."""
    if s.waiting[colour] == 0 or s.waiting[colour] + s.home[colour] < PIECES:
        return False
    for k in range(GOALS - s.home[colour], GOALS):
        if s.board[GOAL_FIELD[colour, k]] == EMPTY:
            return False
    return True


# Listing choices.


def add(s: State, option: int) -> None:
    """Offer one more choice."""
    s.option[s.options] = option
    s.options += 1


def list_way(s: State, piece: int, way: int) -> None:
    """Offer every field that a piece on the board may reach with the die, going this way."""
    colour = owner(piece)
    here = s.where[piece]
    for k in range(PATHS):
        to = REACH[way, colour, here, s.die, k]
        if to == NONE:
            return
        if may_land(s, piece, way, to) and may_pass(s, piece, way, k):
            offer_step(s, piece, way, k, to)


def offer_step(s: State, piece: int, way: int, k: int, to: int) -> None:
    """Offer to move a piece along its k-th path to this field."""
    add(s, encode(STEP if way == FORWARD else STEP_BACK, piece, to))


def may_land(s: State, piece: int, way: int, to: int) -> bool:
    """May this piece end its move here?"""
    return owner(s.board[to]) != owner(piece)


def may_pass(s: State, piece: int, way: int, k: int) -> bool:
    """May this piece go along its k-th path? Occupied fields count and may be jumped."""
    return True


def goal_is_clear(s: State, piece: int, k: int) -> bool:
    """Rule goal-no-jump: is no goal field on the way taken?"""
    colour = owner(piece)
    here = s.where[piece]
    if KIND[REACH[FORWARD, colour, here, s.die, k]] != GOAL:
        return True
    for n in range(s.die - 1):
        field = PATH[FORWARD, colour, here, s.die, k, n]
        if KIND[field] == GOAL and s.board[field] != EMPTY:
            return False
    return True


# The contest for the first turn.


def setup(s: State) -> None:
    """The beginning of a game."""
    for field in range(FIELDS):
        s.board[field] = EMPTY
    for colour in range(COLOURS):
        s.waiting[colour] = 0
        s.home[colour] = 0
        s.steps[colour] = 0
    for piece in range(ALL_PIECES):
        s.where[piece] = NONE
        if BEGIN[piece] != NONE:
            put(s, piece, BEGIN[piece])
    for seat in range(SEATS):
        s.rank[seat] = 0
        s.contest[seat] = NONE
    s.ranked = 0
    s.options = 0
    if HIGHEST_ROLL:
        open_contest(s)
    else:
        s.turn = FIRST_COLOUR[0]
        begin_turn(s)


def open_contest(s: State) -> None:
    """Rule highest-roll: each seat rolls once, the highest begins."""
    for seat in range(SEATS):
        s.contest[seat] = 0
    await_contest_roll(s)


def await_contest_roll(s: State) -> None:
    """The next seat that still has to roll in the contest is to roll now."""
    s.phase = CONTEST
    s.die = 0
    s.rolls = 1
    for seat in range(SEATS):
        if s.contest[seat] == 0:
            s.turn = FIRST_COLOUR[seat]
            return


def roll_in_contest(s: State, face: int) -> None:
    """One seat's roll for the first turn. Ruling: tied seats, and only those, roll again."""
    s.contest[SEAT[s.turn]] = face
    best = 0
    winners = 0
    for seat in range(SEATS):
        if s.contest[seat] == 0:
            await_contest_roll(s)
            return
        if s.contest[seat] > best:
            best = s.contest[seat]
            winners = 0
        winners += s.contest[seat] == best
    for seat in range(SEATS - 1, -1, -1):
        if s.contest[seat] == best:
            s.turn = FIRST_COLOUR[seat]
            s.contest[seat] = 0
        else:
            s.contest[seat] = NONE
    if winners > 1:
        await_contest_roll(s)
    else:
        s.contest[SEAT[s.turn]] = NONE
        begin_turn(s)


# Turns.


def begin_turn(s: State) -> None:
    """The colour in ``turn`` begins its turn."""
    s.rolls = 1
    await_roll(s)


def dice_wanted(s: State) -> int:
    """How many dice are to be rolled now."""
    return 1 if s.phase == ROLL or s.phase == CONTEST else 0


def await_roll(s: State) -> None:
    """The player is to roll now."""
    s.phase = ROLL
    s.die = 0
    s.options = 0
    list_before_roll(s)


def list_before_roll(s: State) -> None:
    """Offer what may be done instead of rolling, or before it."""


def next_turn(s: State) -> None:
    """Rule turns: clockwise, passing over those who have nothing left to move."""
    s.turn = FOLLOWS[s.turn]
    while is_done(s, s.turn):
        s.turn = FOLLOWS[s.turn]
    begin_turn(s)


def is_done(s: State, colour: int) -> bool:
    """Has the player nothing left to move on the turns of this colour?"""
    return s.home[colour] == PIECES


def roll(s: State, face: int) -> None:
    """A die shows ``face``."""
    if s.phase == CONTEST:
        roll_in_contest(s, face)
        return
    s.die = face
    s.options = 0
    list_options(s)
    if s.options > 0:
        s.phase = MOVE
    else:
        lose_roll(s)


def list_options(s: State) -> None:
    """Offer every choice there is for the die."""


def lose_roll(s: State) -> None:
    """Nobody can, or wants to, use the die."""
    next_turn(s)


def choose(s: State, option: int) -> None:
    """The player on turn takes one of the choices."""
    move(s, piece_of(option), target_of(option))
    next_turn(s)


# Places.


def settle(s: State, piece: int) -> None:
    """Rule finish: a piece came home; has its player, and is the game over?"""
    seat = SEAT[s.turn]
    if s.rank[seat] == 0 and is_seat_home(s, seat):
        s.ranked += 1
        s.rank[seat] = s.ranked
        if not PLAY_ON or s.ranked >= SEATS - 1:
            end_game(s)


def is_seat_home(s: State, seat: int) -> bool:
    """Are all colours of this seat home?"""
    for colour in range(COLOURS):
        if SEAT[colour] == seat and s.home[colour] < PIECES:
            return False
    return True


def end_game(s: State) -> None:
    """Nothing more can happen."""
    s.phase = OVER
    s.die = 0
    s.rolls = 0
    s.options = 0
