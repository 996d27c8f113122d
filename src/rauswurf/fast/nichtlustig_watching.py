"""What there is to decide in games of NICHTLUSTIG, counted seat by seat: see ``watching``."""

from typing import Annotated

from rauswurf.fast import series
from rauswurf.fast.nichtlustig_playout import note_choice as plain_note_choice
from rauswurf.fast.nichtlustig_playout import play_game as plain_play_game
from rauswurf.fast.series import RANKS
from rauswurf.rules.nichtlustig.cards import SEATS, State
from rauswurf.rules.state import Cell, RealRows, Row, Rows

WATCHED = ("choices", "options", "forced")
WATCHED_FROM = 3  # seat counts that come before these


class Mind(series.Mind):
    """[seat]: what was noticed so far."""

    choices: Annotated[Row, Cell("i4", "SEATS")]
    offered: Annotated[Row, Cell("i4", "SEATS")]
    forced: Annotated[Row, Cell("i4", "SEATS")]


def play_game(s: State, mind: Mind, net: RealRows, streams: Rows, players: Row, tally: Row) -> None:
    """Play one game, and count what each seat had to decide."""
    for seat in range(SEATS):
        mind.choices[seat] = 0
        mind.offered[seat] = 0
        mind.forced[seat] = 0
    plain_play_game(s, mind, net, streams, players, tally)
    first = RANKS + WATCHED_FROM * SEATS
    for seat in range(SEATS):
        tally[first + seat] = mind.choices[seat]
        tally[first + SEATS + seat] = mind.offered[seat]
        tally[first + 2 * SEATS + seat] = mind.forced[seat]


def note_choice(s: State, mind: Mind, seat: int) -> None:
    """Count a choice, or a move without one."""
    plain_note_choice(s, mind, seat)
    mind.choices[seat] += s.options > 1
    mind.offered[seat] += s.options if s.options > 1 else 0
    mind.forced[seat] += s.options == 1
