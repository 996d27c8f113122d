"""What is written down of a game of NICHTLUSTIG for those who learn from it.

Put on top of the players: at the beginning of every turn, what everybody has.
"""

from typing import Annotated

from rauswurf.bots.nichtlustig import cubes
from rauswurf.bots.nichtlustig.judging import THINGS, count_things, stage_of
from rauswurf.fast.nichtlustig_playout import note_turn as plain_note_turn
from rauswurf.rules.nichtlustig.cards import SEATS, State
from rauswurf.rules.state import Cell, RealRows

MOST_TURNS = 150  # of one game that are noted
PAGE = 0  # numbers on a page: all things of all seats, and how far the game has gone


class Mind(cubes.Mind):
    """A page for each turn."""

    page: Annotated[RealRows, Cell("f8", "MOST_TURNS", "PAGE")]


def note_turn(s: State, mind: Mind, turn: int) -> None:
    """Note how far the game has gone and what everybody has."""
    plain_note_turn(s, mind, turn)
    if turn < MOST_TURNS:
        count_things(s, mind.page[turn])
        mind.page[turn][THINGS * SEATS] = stage_of(s)
