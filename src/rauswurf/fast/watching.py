"""What there is to decide in race games, and how far pieces walk: counted seat by seat.

Put on top of ``playout``. Whoever asks for it pays for it: plain games count none of this.
"""

from typing import Annotated

from rauswurf.fast import series
from rauswurf.fast.playout import note_choice as plain_note_choice
from rauswurf.fast.playout import play_game as plain_play_game
from rauswurf.fast.series import RANKS, ROLL_FIRST
from rauswurf.rules.graph import WAITING
from rauswurf.rules.race import (
    FIELDS,
    KIND,
    MOVE,
    SEATS,
    STEP_BACK,
    State,
    kind_of,
    piece_of,
    target_of,
)
from rauswurf.rules.state import Cell, RealRows, Row, Rows

WATCHED = ("choices", "options", "forced", "walked", "fields")
WATCHED_FROM = 2  # seat counts that come before these


class Mind(series.Mind):
    """[seat]: what was noticed so far; [field]: has a piece landed there?"""

    choices: Annotated[Row, Cell("i4", "SEATS")]
    offered: Annotated[Row, Cell("i4", "SEATS")]
    forced: Annotated[Row, Cell("i4", "SEATS")]
    walked: Annotated[Row, Cell("i4", "SEATS")]
    discovered: Annotated[Row, Cell("i4", "SEATS")]
    landed: Annotated[Row, Cell("i1", "FIELDS")]


def play_game(s: State, mind: Mind, net: RealRows, streams: Rows, players: Row, tally: Row) -> None:
    """Play one game, and count what each seat had to decide."""
    for seat in range(SEATS):
        mind.choices[seat] = 0
        mind.offered[seat] = 0
        mind.forced[seat] = 0
        mind.walked[seat] = 0
        mind.discovered[seat] = 0
    for field in range(FIELDS):
        mind.landed[field] = 0
    plain_play_game(s, mind, net, streams, players, tally)
    first = RANKS + WATCHED_FROM * SEATS
    for seat in range(SEATS):
        tally[first + seat] = mind.choices[seat]
        tally[first + SEATS + seat] = mind.offered[seat]
        tally[first + 2 * SEATS + seat] = mind.forced[seat]
        tally[first + 3 * SEATS + seat] = mind.walked[seat]
        tally[first + 4 * SEATS + seat] = mind.discovered[seat]


def note_choice(s: State, mind: Mind, net: RealRows, seat: int, option: int) -> None:
    """Count a choice, or a move without one, and where it leads."""
    plain_note_choice(s, mind, net, seat, option)
    offered = s.options + (s.phase != MOVE)
    if offered > 1:
        mind.choices[seat] += 1
        mind.offered[seat] += offered
    elif option != ROLL_FIRST:
        mind.forced[seat] += 1
    if option != ROLL_FIRST and kind_of(option) <= STEP_BACK:
        is_set = KIND[s.where[piece_of(option)]] == WAITING
        mind.walked[seat] += 1 if is_set else s.die
        mind.discovered[seat] += mind.landed[target_of(option)] == 0
        mind.landed[target_of(option)] = 1
