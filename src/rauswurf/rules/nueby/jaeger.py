"""Jäger: side paths to hide on, and nobody goes home who has not hunted.

A hunt is four dice instead of a roll. Each hit turns an own piece on a side path over: without
focus first, then, if the variant says so, back again. A single hit may be declined.
"""

from typing import Annotated

from rauswurf.rules.array import EMPTY_ARRAY, Array
from rauswurf.rules.graph import BACKWARD, FORWARD, GOAL, NONE, SIDE
from rauswurf.rules.nueby import standard
from rauswurf.rules.nueby.standard import decide as plain_decide
from rauswurf.rules.nueby.standard import is_forced as plain_is_forced
from rauswurf.rules.nueby.standard import may_land as plain_may_land
from rauswurf.rules.race import (
    ALL_PIECES,
    EMPTY,
    HUNT,
    KIND,
    MOVE,
    PASS,
    PATHS,
    PIECES,
    REACH,
    STEP_BACK,
    TURN,
    add,
    encode,
    kind_of,
    next_turn,
    owner,
    piece_of,
    target_of,
)
from rauswurf.rules.race import dice_wanted as plain_dice_wanted
from rauswurf.rules.race import move as plain_move
from rauswurf.rules.race import roll as plain_roll
from rauswurf.rules.race import setup as plain_setup
from rauswurf.rules.race import throw_out as plain_throw_out
from rauswurf.rules.state import Cell, Row

HUNT_DICE = 4
TURN_BACK = 1  # variant extra-hits: do hits beyond the last piece without focus turn one back?
LAST_SIDE: Array = EMPTY_ARRAY  # [colour, field]: is it on the last side path before the own goal?
# [way, colour, field, die, path]: back over all fields between the own entry and mouth?
LEAPS_HOME: Array = EMPTY_ARRAY


class State(standard.State):
    """Who has hunted, and the hunt that is going on."""

    focus: Annotated[Row, Cell("i1", "ALL_PIECES")]  # [piece]: has it hunted with success?
    hunted: Annotated[int, Cell("i1")]  # the number named; 0 when nobody hunts
    hunt_dice: Annotated[int, Cell("i1")]  # dice of the hunt still to be rolled
    hits: Annotated[int, Cell("i1")]  # hits that have not turned a piece yet
    struck: Annotated[int, Cell("i1")]  # all hits of this hunt


def setup(s: State) -> None:
    """All begin without focus."""
    for piece in range(ALL_PIECES):
        s.focus[piece] = 0
    s.hunted = 0
    s.hunt_dice = 0
    s.hits = 0
    s.struck = 0
    plain_setup(s)


# Hunting.


def list_before_roll(s: State) -> None:
    """Rule hunt: with a piece without focus on a side path one may hunt instead of rolling."""
    for piece in range(PIECES * s.turn, PIECES * s.turn + PIECES):
        if is_beside(s, piece) and not s.focus[piece]:
            for number in range(1, 7):
                add(s, encode(HUNT, 0, number))
            return


def is_beside(s: State, piece: int) -> bool:
    """Does this piece stand on a side path?"""
    return KIND[s.where[piece]] == SIDE


def decide(s: State, option: int) -> None:
    """A hunt begins, or a hit turns a piece."""
    if kind_of(option) == HUNT:
        s.hunted = target_of(option)
        s.hunt_dice = HUNT_DICE
        s.hits = 0
        s.struck = 0
        s.options = 0
    elif kind_of(option) == TURN:
        piece = piece_of(option)
        s.focus[piece] = 1 - s.focus[piece]
        s.hits -= 1
        await_turning(s)
    elif s.hunted > 0:
        end_hunt(s)
    else:
        plain_decide(s, option)


def dice_wanted(s: State) -> int:
    """How many dice are to be rolled now."""
    return s.hunt_dice if s.hunt_dice > 0 else plain_dice_wanted(s)


def roll(s: State, face: int) -> None:
    """A die shows ``face``; in a hunt it hits or it does not."""
    if s.hunt_dice == 0:
        plain_roll(s, face)
        return
    s.hunt_dice -= 1
    s.hits += face == s.hunted
    s.struck = s.hits
    if s.hunt_dice == 0:
        await_turning(s)


def await_turning(s: State) -> None:
    """A single hit may turn a piece, several must, each as chosen; then the hunt is over."""
    s.options = 0
    if s.hits > 0:
        list_turning(s, 0)
        if TURN_BACK and s.options == 0:
            list_turning(s, 1)
    if s.options == 0:
        end_hunt(s)
        return
    s.phase = MOVE
    if s.struck == 1:
        add(s, encode(PASS, 0, 0))


def end_hunt(s: State) -> None:
    """A hunt ends the turn."""
    s.hunted = 0
    s.hits = 0
    s.struck = 0
    next_turn(s)


def list_turning(s: State, focus: int) -> None:
    """Offer to turn each own piece on a side path that has, or has not, focus."""
    for piece in range(PIECES * s.turn, PIECES * s.turn + PIECES):
        if is_beside(s, piece) and s.focus[piece] == focus:
            add(s, encode(TURN, piece, s.where[piece]))


# Moving.


def may_land(s: State, piece: int, way: int, to: int) -> bool:
    """Nobody is thrown on a side path; only pieces with focus go home."""
    kind = KIND[to]
    if kind == SIDE and s.board[to] != EMPTY:
        return False
    if kind == GOAL and not s.focus[piece]:
        return False
    return plain_may_land(s, piece, way, to)


def is_forced(s: State, piece: int, way: int, k: int, to: int) -> bool:
    """No duty to leave a side path before having hunted, nor to walk past the last one."""
    if is_beside(s, piece) and not s.focus[piece] and KIND[to] != SIDE:
        return False
    if KIND[to] != SIDE and last_side_is_taken(s, piece):
        return False
    return plain_is_forced(s, piece, way, k, to)


def last_side_is_taken(s: State, piece: int) -> bool:
    """Would the die lead into the last side path before the own goal, onto a taken field?"""
    colour = owner(piece)
    here = s.where[piece]
    if KIND[here] == SIDE:
        return False
    for k in range(PATHS):
        to = REACH[FORWARD, colour, here, s.die, k]
        if to != NONE and LAST_SIDE[colour, to] and s.board[to] != EMPTY:
            return True
    return False


def travel(s: State, option: int) -> None:
    """Move a piece; who leaps back over all between entry and mouth needs no hunt any more."""
    piece = piece_of(option)
    to = target_of(option)
    if kind_of(option) == STEP_BACK and leaps_home(s, piece, to):
        s.focus[piece] = 1
    plain_move(s, piece, to)


def leaps_home(s: State, piece: int, to: int) -> bool:
    """Does the way back to this field cross everything between the own entry and mouth?"""
    colour = owner(piece)
    here = s.where[piece]
    for k in range(PATHS):
        if (
            REACH[BACKWARD, colour, here, s.die, k] == to
            and LEAPS_HOME[BACKWARD, colour, here, s.die, k]
        ):
            return True
    return False


def throw_out(s: State, piece: int) -> None:
    """A thrown piece loses its focus."""
    s.focus[piece] = 0
    plain_throw_out(s, piece)
