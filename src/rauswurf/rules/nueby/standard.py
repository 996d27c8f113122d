"""The standard rules of the six Nüby games; each game adds or replaces some of them.

A roll from 1 to 5 is moved; what is a duty and what only a permission is decided step by step in
`is_forced`, and `pass` is offered exactly where no duty is left. A 6 is special: it enters a
waiting piece or throws somebody, always by choice, and the first 6 of a turn gives another roll.
"""

from typing import Annotated

from rauswurf.rules import race
from rauswurf.rules.array import EMPTY_ARRAY, Array
from rauswurf.rules.graph import BACKWARD, FORWARD, GOAL, WAITING
from rauswurf.rules.race import (
    EMPTY,
    ENTRY,
    KIND,
    MOVE,
    OVER,
    PASS,
    PATH,
    PIECES,
    STEP,
    STEP_BACK,
    add,
    await_roll,
    encode,
    goal_is_clear,
    kind_of,
    list_way,
    move,
    needs_six,
    next_turn,
    owner,
    piece_of,
    settle,
    target_of,
)
from rauswurf.rules.state import Cell

SIX = 6
SIXES = 2  # after so many sixes the turn is over

# [way, colour, field, die, path]: does the path lead on past the own mouth?
PAST_MOUTH: Array = EMPTY_ARRAY


class State(race.State):
    """What the Nüby games remember besides."""

    sixes: Annotated[int, Cell("i1")]  # sixes of this turn that are over; a free entry is one
    forced: Annotated[int, Cell("i1")]  # how many of the options are duties


# Turns.


def begin_turn(s: State) -> None:
    """Rule free-entry: who has nothing in play sets a piece first, as if with a six."""
    s.rolls = 1
    s.sixes = 0
    s.forced = 0
    s.die = 0
    s.options = 0
    if needs_six(s, s.turn):
        list_entering(s)
    if s.options > 0:
        s.phase = MOVE
    else:
        await_roll(s)


def choose(s: State, option: int) -> None:
    """The player on turn takes one of the choices."""
    if kind_of(option) > STEP_BACK:
        decide(s, option)
        return
    piece = piece_of(option)
    travel(s, option)
    if KIND[s.where[piece]] == GOAL:
        settle(s, piece)
        if s.phase == OVER:
            return
    end_roll(s)


def travel(s: State, option: int) -> None:
    """Move a piece as the choice says."""
    move(s, piece_of(option), target_of(option))


def decide(s: State, option: int) -> None:
    """A choice that moves no piece; here there is only passing."""
    if kind_of(option) == PASS:
        end_roll(s)


def lose_roll(s: State) -> None:
    """Nothing can be done with the die."""
    end_roll(s)


def end_roll(s: State) -> None:
    """Rule six: after the first six one rolls again, used or not; a free entry counts as one."""
    free_entry = s.die == 0
    if s.die == SIX or free_entry:
        s.sixes += 1
    if free_entry or (s.die == SIX and s.sixes < SIXES):
        await_roll(s)
    else:
        next_turn(s)


# What may be done with a die.


def list_options(s: State) -> None:
    """Rules must-move and six: offer all moves, and passing where none of them is a duty."""
    s.forced = 0
    list_steps(s)
    list_pass(s)


def list_pass(s: State) -> None:
    """Passing is offered exactly where there is something to do but no duty."""
    if s.options > 0 and s.forced == 0:
        add(s, encode(PASS, 0, 0))


def list_steps(s: State) -> None:
    """Offer the moves of all own pieces; a six also enters."""
    if s.die == SIX:
        list_entering(s)
    for piece in range(PIECES * s.turn, PIECES * s.turn + PIECES):
        list_way(s, piece, FORWARD)
        list_way(s, piece, BACKWARD)


def list_entering(s: State) -> None:
    """Rule enter: offer each place where an own piece waits."""
    first = PIECES * s.turn
    for piece in range(first, first + PIECES):
        here = s.where[piece]
        if KIND[here] == WAITING and may_enter(s, ENTRY[s.turn, here]):
            waits_with_another = False
            for other in range(first, piece):
                waits_with_another = waits_with_another or s.where[other] == here
            if not waits_with_another:
                add(s, encode(STEP, piece, ENTRY[s.turn, here]))


def may_enter(s: State, entry: int) -> bool:
    """Nothing enters onto an own piece."""
    return owner(s.board[entry]) != s.turn


def offer_step(s: State, piece: int, way: int, k: int, to: int) -> None:
    """Offer to move a piece, and note whether that is a duty."""
    if is_forced(s, piece, way, k, to):
        s.forced += 1
    add(s, encode(STEP if way == FORWARD else STEP_BACK, piece, to))


def is_forced(s: State, piece: int, way: int, k: int, to: int) -> bool:
    """No duty with a six or past the own mouth. Ruling: nor to throw backwards."""
    if s.die == SIX or way == BACKWARD:
        return False
    return PAST_MOUTH[way, owner(piece), s.where[piece], s.die, k] == 0


def may_land(s: State, piece: int, way: int, to: int) -> bool:
    """Never onto an own piece; backwards and with a six only onto an opponent."""
    occupant = s.board[to]
    if owner(occupant) == owner(piece):
        return False
    return occupant != EMPTY or not must_throw(s, way)


def must_throw(s: State, way: int) -> bool:
    """Is this move only good for throwing somebody?"""
    return way == BACKWARD or s.die == SIX


def may_pass(s: State, piece: int, way: int, k: int) -> bool:
    """Rules goal-no-jump and, backwards, no free field on the way."""
    if way == BACKWARD:
        return all_taken(s, piece, k)
    return goal_is_clear(s, piece, k)


def all_taken(s: State, piece: int, k: int) -> bool:
    """Rule backward-throw: is every field on the way back taken?"""
    colour = owner(piece)
    here = s.where[piece]
    for n in range(s.die - 1):
        if s.board[PATH[BACKWARD, colour, here, s.die, k, n]] == EMPTY:
            return False
    return True
