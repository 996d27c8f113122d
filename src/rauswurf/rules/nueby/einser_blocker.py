"""Einser Blocker: each colour has a stone that a 1 pushes out of its lane and that then blocks.

A stone in the lane stands on a lane field; on the track ``board`` shows it as STONE_0 plus its
colour, a number that belongs to no piece.
"""

from typing import Annotated

from rauswurf.rules.array import EMPTY_ARRAY, Array
from rauswurf.rules.graph import NONE, TRACK
from rauswurf.rules.nueby import standard
from rauswurf.rules.nueby.standard import begin_turn as plain_begin_turn
from rauswurf.rules.nueby.standard import decide as plain_decide
from rauswurf.rules.nueby.standard import end_roll as plain_end_roll
from rauswurf.rules.nueby.standard import (
    list_entering,
    list_pass,
    list_steps,
    lose_roll,
    must_throw,
)
from rauswurf.rules.nueby.standard import may_enter as plain_may_enter
from rauswurf.rules.nueby.standard import may_land as plain_may_land
from rauswurf.rules.nueby.standard import may_pass as plain_may_pass
from rauswurf.rules.race import (
    COLOURS,
    EMPTY,
    FIELDS,
    KIND,
    PATH,
    PUSH,
    ROLL,
    SEAT,
    START,
    STONE,
    add,
    await_roll,
    encode,
    is_done,
    kind_of,
    owner,
    target_of,
)
from rauswurf.rules.race import captures as plain_captures
from rauswurf.rules.race import move as plain_move
from rauswurf.rules.race import next_turn as plain_next_turn
from rauswurf.rules.race import setup as plain_setup
from rauswurf.rules.state import Cell, Row

STONE_0 = 64  # beyond all pieces
FREE = 3  # the last place of a lane, from where a stone may be set
LANE: Array = EMPTY_ARRAY  # [colour, 0..3]: the fields of its stone's lane, innermost first
LANE_BEGIN = 0  # where in its lane a stone begins
COULD_MOVE = -1  # a piece could move or enter in this turn: the next one counts from 0


class State(standard.State):
    """Where the stones are."""

    stone: Annotated[Row, Cell("i2", "COLOURS")]  # [colour]: the field of its stone
    pushed: Annotated[int, Cell("i1")]  # has this 1 pushed the stone already?
    stuck: Annotated[int, Cell("i1")]  # turns in a row without a possible move; COULD_MOVE: not now


def setup(s: State) -> None:
    """Each colour that plays has its stone in its lane."""
    for colour in range(COLOURS):
        s.stone[colour] = LANE[colour, LANE_BEGIN] if SEAT[colour] != NONE else NONE
    s.pushed = 0
    s.stuck = 0
    plain_setup(s)


# Turns.


def begin_turn(s: State) -> None:
    """Ruling: if all entries are blocked there is no free entry but a plain roll."""
    s.pushed = 0
    plain_begin_turn(s)
    if s.phase != ROLL:
        s.stuck = COULD_MOVE
        list_placing(s)


def end_roll(s: State) -> None:
    """The die is used."""
    s.pushed = 0
    plain_end_roll(s)


def next_turn(s: State) -> None:
    """Ruling: after a full round in which nobody could move the stones on entries go back."""
    s.stuck += 1
    playing = 0
    for colour in range(COLOURS):
        playing += SEAT[colour] != NONE and not is_done(s, colour)
    if s.stuck >= playing:
        clear_entries(s)
        s.stuck = 0
    plain_next_turn(s)


def clear_entries(s: State) -> None:
    """Send the stones on entries back to their lanes."""
    for colour in range(COLOURS):
        if is_stone(s.board[START[colour]]):
            send_back(s, START[colour])


# Stones.


def is_stone(occupant: int) -> bool:
    """Is this a stone, not a piece?"""
    return occupant >= STONE_0


def send_back(s: State, field: int) -> None:
    """Send the stone on this field back to the beginning of its lane."""
    colour = s.board[field] - STONE_0
    s.board[field] = EMPTY
    s.stone[colour] = LANE[colour, LANE_BEGIN]


def list_before_roll(s: State) -> None:
    """Rule place: a free stone may be set before a roll, as before a free entry."""
    list_placing(s)


def list_options(s: State) -> None:
    """Rules one-pushes and place: besides the moves, a 1 pushes and a free stone may be set."""
    s.forced = 0
    list_steps(s)
    if s.options > 0:
        s.stuck = COULD_MOVE
    list_pushing(s)
    list_placing(s)
    list_pass(s)


def list_pushing(s: State) -> None:
    """Offer to push the own stone, once for each 1."""
    if s.die == 1 and not s.pushed:
        for place in range(FREE):
            if s.stone[s.turn] == LANE[s.turn, place]:
                add(s, encode(PUSH, 0, 0))


def list_placing(s: State) -> None:
    """Offer every free track field to a stone that is free."""
    if s.stone[s.turn] == LANE[s.turn, FREE]:
        k = s.options
        for field in range(FIELDS):
            if s.board[field] == EMPTY and KIND[field] == TRACK:
                s.option[k] = encode(STONE, 0, field)
                k += 1
        s.options = k


def decide(s: State, option: int) -> None:
    """Push the stone or set it; neither uses the die up."""
    if kind_of(option) == PUSH:
        for place in range(FREE, 0, -1):
            if s.stone[s.turn] == LANE[s.turn, place - 1]:
                s.stone[s.turn] = LANE[s.turn, place]
                break
        s.pushed = 1
        go_on(s)
    elif kind_of(option) == STONE:
        field = target_of(option)
        s.stone[s.turn] = field
        s.board[field] = STONE_0 + s.turn
        go_on(s)
    else:
        plain_decide(s, option)


def go_on(s: State) -> None:
    """After a decision about the stone the free entry, the roll, or its die is still to come.

    Ruling: a stone may leave nothing to move, or bar the own entry; what is owed is looked at then.
    """
    s.options = 0
    if s.phase == ROLL:
        await_roll(s)
    elif s.die == 0:
        list_entering(s)
        if s.options == 0:
            await_roll(s)
    else:
        list_options(s)
        if s.options == 0:
            lose_roll(s)


# Blockades.


def may_enter(s: State, entry: int) -> bool:
    """Nothing enters onto a stone."""
    return not is_stone(s.board[entry]) and plain_may_enter(s, entry)


def may_land(s: State, piece: int, way: int, to: int) -> bool:
    """A stone is hit by an ordinary move only: it is no opponent."""
    if is_stone(s.board[to]):
        return not must_throw(s, way)
    return plain_may_land(s, piece, way, to)


def may_pass(s: State, piece: int, way: int, k: int) -> bool:
    """Nobody passes a stone."""
    for n in range(s.die - 1):
        if is_stone(s.board[PATH[way, owner(piece), s.where[piece], s.die, k, n]]):
            return False
    return plain_may_pass(s, piece, way, k)


def move(s: State, piece: int, to: int) -> None:
    """Move a piece; a stone that is hit goes back to its lane."""
    if is_stone(s.board[to]):
        send_back(s, to)
    plain_move(s, piece, to)


def captures(s: State, option: int) -> bool:
    """Does this choice throw an opponent out? A stone is none."""
    return plain_captures(s, option) and not is_stone(s.board[target_of(option)])
