"""Players with one simple habit each: those that papers on Ludo compare, and odd ones.

Written like the rules: plain functions that are composed with them, interpreted at a table and
compiled in matches. ``decide_simply`` answers with one of the options, or ROLL_FIRST.

==================== ==========================================================================
random               any choice, each equally likely
foremost             the piece that has the shortest way home
rearmost             the piece that has the longest way
capture-else-foremost throw somebody out if possible, else foremost
defensive            the move that relieves the piece most from those who could throw it out
mixed                throw out, else flee if that helps, else foremost
peaceful             throw nobody out if there is another choice, else foremost
chaser               the move after which most of the others could be hit
straggler            go into the goal last of all, else foremost
fickle               every move by another of these, drawn by lot
==================== ==========================================================================

All but random treat alike what the books do not know: they hunt whenever they may, push their stone
and set it somewhere, and rather pass than lose ground.
"""

from rauswurf.dice.generator import draw
from rauswurf.fast.playout import any_option
from rauswurf.rules.array import EMPTY_ARRAY, Array
from rauswurf.rules.graph import NONE
from rauswurf.rules.race import (
    ALL_PIECES,
    HUNT,
    MOVE,
    PASS,
    PIECES,
    STEP_BACK,
    State,
    captures,
    kind_of,
    owner,
    piece_of,
    target_of,
)
from rauswurf.rules.state import Row

RANDOM, FOREMOST, REARMOST, CAPTURE, DEFENSIVE, MIXED = range(6)
PEACEFUL, CHASER, STRAGGLER, FICKLE = range(6, 10)
LAST_HABIT = FICKLE

# See `tables`.
TO_GO: Array = EMPTY_ARRAY
THREAT: Array = EMPTY_ARRAY
FULL_WAY = 1  # from the start to the last goal field

# Scores are whole numbers; a habit that comes first counts more than all that come after it.
FIRST_HABIT = 1 << 20
SECOND_HABIT = 1 << 10
SETBACK = -(1 << 24)
DECISION = 1 << 24


def decide_simply(s: State, rng: Row, habit: int) -> int:
    """The option that a player with this habit takes, or ROLL_FIRST."""
    if habit == FICKLE and s.options > 0:  # where there is no choice, nobody draws a number
        habit = draw(rng, FICKLE)
    if habit == RANDOM:
        return any_option(s, rng)
    if s.phase != MOVE and not hunts(s):
        return any_option(s, rng)
    best = s.option[0]
    top = score(s, best, habit)
    equals = 1
    for k in range(1, s.options):
        option = s.option[k]
        value = score(s, option, habit)
        if value > top:
            top = value
            best = option
            equals = 1
        elif value == top:
            equals += 1
            if draw(rng, equals) == 0:
                best = option
    return best


def hunts(s: State) -> bool:
    """Is a hunt among the choices?"""
    return s.options > 0 and kind_of(s.option[0]) == HUNT


def score(s: State, option: int, habit: int) -> int:
    """How much a player with this habit likes a choice."""
    if kind_of(option) == PASS:
        return 0
    if kind_of(option) > STEP_BACK:
        return DECISION
    piece = piece_of(option)
    left = TO_GO[owner(piece), s.where[piece]]
    hit = throws_stranger(s, option)
    value = 1 + (left if habit == REARMOST else SECOND_HABIT // 2 - left)
    if habit in (CAPTURE, MIXED):
        value += FIRST_HABIT * hit
    if habit in (DEFENSIVE, MIXED):
        gained = relief(s, option)
        value += SECOND_HABIT * (gained if habit == DEFENSIVE or gained > 0 else 0)
    if habit > MIXED:
        value += odd_liking(s, option, habit)
    if is_setback(s, option) and not hit:
        value += SETBACK
    return value


def odd_liking(s: State, option: int, habit: int) -> int:
    """What a player with an odd preference adds to the liking of those who run."""
    piece = piece_of(option)
    if habit == PEACEFUL:
        return -FIRST_HABIT * throws_stranger(s, option)
    if habit == CHASER:
        return SECOND_HABIT * hits_from(s, target_of(option), owner(piece))
    return -FIRST_HABIT * (TO_GO[owner(piece), target_of(option)] < PIECES)


def is_setback(s: State, option: int) -> bool:
    """Does the piece end up further from home?"""
    piece = piece_of(option)
    colour = owner(piece)
    return TO_GO[colour, target_of(option)] > TO_GO[colour, s.where[piece]]


def throws_stranger(s: State, option: int) -> bool:
    """Does this choice throw out somebody who is not the player's own?"""
    if not captures(s, option):
        return False
    return owner(s.board[target_of(option)]) != s.turn


def relief(s: State, option: int) -> int:
    """By how many hits, of one die each, the piece is safer after its move than before."""
    piece = piece_of(option)
    return hits_on(s, s.where[piece], s.turn) - hits_on(s, target_of(option), s.turn)


def hits_on(s: State, field: int, colour: int) -> int:
    """With how many rolls others could throw out a piece of this colour here."""
    number = 0
    for piece in range(ALL_PIECES):
        here = s.where[piece]
        if here != NONE and owner(piece) != colour:
            number += THREAT[owner(piece), here, field]
    return number


def hits_from(s: State, field: int, colour: int) -> int:
    """With how many rolls a piece of this colour could throw out others from here."""
    number = 0
    for piece in range(ALL_PIECES):
        there = s.where[piece]
        if there != NONE and owner(piece) != colour:
            number += THREAT[colour, field, there]
    return number
