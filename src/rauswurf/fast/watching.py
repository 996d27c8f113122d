"""What there is to decide in race games, and how far pieces walk: put on top of ``playout``."""

from typing import Annotated

from rauswurf.fast import deciding
from rauswurf.fast.deciding import DECIDED_ON, begin_deciding, note_offer, write_decisions
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

WATCHED = (*DECIDED_ON, "walked", "fields")
WATCHED_FROM = 2  # seat counts that come before these


class Mind(deciding.Mind):
    """[seat]: how far its pieces went, and on how many new fields; [field]: is it not new?"""

    walked: Annotated[Row, Cell("i4", "SEATS")]
    discovered: Annotated[Row, Cell("i4", "SEATS")]
    landed: Annotated[Row, Cell("i1", "FIELDS")]


def play_game(s: State, mind: Mind, net: RealRows, streams: Rows, players: Row, tally: Row) -> None:
    """Play one game, and count what each seat had to decide and how far it went."""
    begin_deciding(mind)
    for seat in range(SEATS):
        mind.walked[seat] = 0
        mind.discovered[seat] = 0
    for field in range(FIELDS):
        mind.landed[field] = 0
    plain_play_game(s, mind, net, streams, players, tally)
    first = RANKS + WATCHED_FROM * SEATS
    write_decisions(mind, tally, first)
    for seat in range(SEATS):
        tally[first + 3 * SEATS + seat] = mind.walked[seat]
        tally[first + 4 * SEATS + seat] = mind.discovered[seat]


def note_choice(s: State, mind: Mind, net: RealRows, seat: int, option: int) -> None:
    """Count a choice, or a move without one, and where it leads."""
    plain_note_choice(s, mind, net, seat, option)
    offered = s.options + (s.phase != MOVE)
    if offered > 1 or option != ROLL_FIRST:
        note_offer(mind, seat, offered)
    if option != ROLL_FIRST and kind_of(option) <= STEP_BACK:
        is_set = KIND[s.where[piece_of(option)]] == WAITING
        mind.walked[seat] += 1 if is_set else s.die
        mind.discovered[seat] += mind.landed[target_of(option)] == 0
        mind.landed[target_of(option)] = 1
