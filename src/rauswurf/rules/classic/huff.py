"""The variant forced-capture, by the book: who misses a capture loses the piece that missed it.

Used on top of `forced_capture`.
"""

from typing import Annotated

from rauswurf.rules import race
from rauswurf.rules.classic.forced_capture import is_owed, list_captures
from rauswurf.rules.classic.standard import BACKWARD_CAPTURE, list_by_duty, list_pass
from rauswurf.rules.graph import NONE, WAITING
from rauswurf.rules.race import (
    BASE,
    KIND,
    PROGRESS,
    STEP,
    encode,
    lift,
    owner,
    piece_of,
    put,
)
from rauswurf.rules.race import move as plain_move
from rauswurf.rules.state import Cell


class State(race.State):
    """Remembers who would be to blame."""

    culprit: Annotated[int, Cell("i1")]  # the piece that a missed capture costs, or NONE


def list_options(s: State) -> None:
    """Offer what the other duties leave and every capture; one may be missed, but not passed."""
    list_by_duty(s)
    list_captures(s)
    owed = 0
    for k in range(s.options):
        owed += is_owed(s, s.option[k])
    s.culprit = furthest_capturer(s)
    if BACKWARD_CAPTURE and owed == 0:
        list_pass(s)


def add(s: State, option: int) -> None:
    """Offer one more choice, unless it is there already."""
    for k in range(s.options):
        if s.option[k] == option:
            return
    s.option[s.options] = option
    s.options += 1


def furthest_capturer(s: State) -> int:
    """Ruling: of those that could capture the piece furthest along; never one in base.

    Ruling: an own and a neutral piece can be equally far; then the own one pays.
    """
    culprit = NONE
    most = 0
    for k in range(s.options):
        piece = piece_of(s.option[k])
        steps = PROGRESS[owner(piece), s.where[piece]]
        further = steps > most or (steps == most and owner(piece) == s.turn)
        waits = KIND[s.where[piece]] == WAITING
        if is_owed(s, s.option[k]) and not waits and further:
            culprit = piece
            most = steps
    return culprit


def move(s: State, piece: int, to: int) -> None:
    """Move a piece; if a capture was missed by it the culprit goes to base."""
    missed = s.culprit != NONE and not is_owed(s, encode(STEP, piece, to))
    plain_move(s, piece, to)
    if missed and KIND[s.where[s.culprit]] != WAITING:
        culprit = s.culprit
        lift(s, culprit)
        put(s, culprit, BASE[owner(culprit)])
    s.culprit = NONE
