"""The classic race: Mensch ärgere Dich nicht, Never Mind! and Don't Worry!

Small variants are constants here; those that need more are modules of their own beside this one:
`barriers`, `forced_capture`, `huff`, `neutral`.
"""

from rauswurf.rules.graph import BACKWARD, FORWARD, GOAL
from rauswurf.rules.race import (
    BASE,
    EMPTY,
    KIND,
    OVER,
    PASS,
    PIECES,
    START,
    STEP,
    STEP_BACK,
    State,
    add,
    await_roll,
    encode,
    goal_is_clear,
    is_done,
    kind_of,
    list_way,
    move,
    needs_six,
    next_turn,
    owner,
    piece_of,
    settle,
    target_of,
    waiting_piece,
)

SIX = 6

# Variants.
THREE_ROLLS = 0
GOAL_JUMP = 0
BACKWARD_CAPTURE = 0


# What may be moved.


def list_options(s: State) -> None:
    """Rule must-move: offer what may be done with the die; one of it must be done."""
    list_by_duty(s)
    if BACKWARD_CAPTURE:
        list_pass(s)


def list_pass(s: State) -> None:
    """Rule backward-capture is a permission: with nothing else to do one may pass instead."""
    for k in range(s.options):
        if kind_of(s.option[k]) != STEP_BACK:
            return
    if s.options > 0:
        add(s, encode(PASS, 0, 0))


def list_by_duty(s: State) -> None:
    """Offer what the duties of the player on turn leave."""
    list_colour(s, s.turn)


def list_colour(s: State, colour: int) -> None:
    """Rules six-enters, six-start-occupied and clear-start; without a duty any piece may move."""
    if s.waiting[colour] > 0:
        starter = s.board[START[colour]]
        if owner(starter) == colour:
            before = s.options
            list_piece(s, starter)
            if s.options > before:
                return
        elif s.die == SIX and may_enter(s, colour):
            list_entering(s, colour)
            return
    list_pieces(s, colour)


def list_everything(s: State) -> None:
    """Offer all that the player on turn could do if there were no duties."""
    list_freely(s, s.turn)


def list_freely(s: State, colour: int) -> None:
    """Offer all that a colour could do if there were no duties."""
    if s.die == SIX and s.waiting[colour] > 0 and may_enter(s, colour):
        list_entering(s, colour)
    list_pieces(s, colour)


def list_pieces(s: State, colour: int) -> None:
    """Offer the moves of all pieces on the board."""
    for piece in range(PIECES * colour, PIECES * colour + PIECES):
        list_piece(s, piece)


def list_piece(s: State, piece: int) -> None:
    """Offer the moves of one piece on the board."""
    list_way(s, piece, FORWARD)
    if BACKWARD_CAPTURE:
        list_way(s, piece, BACKWARD)


def list_entering(s: State, colour: int) -> None:
    """Offer to bring a piece in."""
    add(s, encode(STEP, waiting_piece(s, colour, BASE[colour]), START[colour]))


def may_enter(s: State, colour: int) -> bool:
    """Rule six-start-occupied: nothing enters while an own piece stands on the start."""
    return owner(s.board[START[colour]]) != colour


def may_land(s: State, piece: int, way: int, to: int) -> bool:
    """Rules one-per-field and, backwards, backward-capture: only onto a stranger."""
    occupant = s.board[to]
    return owner(occupant) != owner(piece) and (way == FORWARD or occupant != EMPTY)


def may_pass(s: State, piece: int, way: int, k: int) -> bool:
    """Rules goal-no-jump and goal-jump; on the track any piece may be jumped."""
    if GOAL_JUMP or way == BACKWARD:
        return True
    return goal_is_clear(s, piece, k)


# What follows a move.


def choose(s: State, option: int) -> None:
    """The player on turn takes one of the choices."""
    if kind_of(option) == PASS:
        lose_roll(s)
        return
    piece = piece_of(option)
    move(s, piece, target_of(option))
    if KIND[target_of(option)] == GOAL:
        settle(s, piece)
        if s.phase == OVER:
            return
    if s.die == SIX and not is_done(s, s.turn):  # rule six-rolls-again
        s.rolls = 1
        await_roll(s)
    else:
        next_turn(s)


def lose_roll(s: State) -> None:
    """Rules six-rolls-again and three-rolls for a roll that moved nothing.

    Ruling: a six that moves nothing gives another roll too, but is one of the three.
    """
    left = s.rolls - 1
    if s.die == SIX and left < 1:
        left = 1
    if left > 0:
        s.rolls = left
        await_roll(s)
    else:
        next_turn(s)


def begin_turn(s: State) -> None:
    """The colour in ``turn`` begins its turn."""
    s.rolls = 3 if THREE_ROLLS and is_helpless(s) else 1
    await_roll(s)


def is_helpless(s: State) -> bool:
    """Rule three-rolls: can the player on turn do nothing without a six?"""
    return needs_six(s, s.turn)
