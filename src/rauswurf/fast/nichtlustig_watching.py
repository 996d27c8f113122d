"""What there is to decide in games of NICHTLUSTIG: put on top of ``nichtlustig_playout``."""

from rauswurf.fast.deciding import (
    DECIDED_ON,
    Mind,
    begin_deciding,
    note_offer,
    write_decisions,
)
from rauswurf.fast.nichtlustig_playout import note_choice as plain_note_choice
from rauswurf.fast.nichtlustig_playout import play_game as plain_play_game
from rauswurf.fast.series import RANKS
from rauswurf.rules.nichtlustig.cards import SEATS, State
from rauswurf.rules.state import RealRows, Row, Rows

WATCHED = DECIDED_ON
WATCHED_FROM = 3  # seat counts that come before these


def play_game(s: State, mind: Mind, net: RealRows, streams: Rows, players: Row, tally: Row) -> None:
    """Play one game, and count what each seat had to decide."""
    begin_deciding(mind)
    plain_play_game(s, mind, net, streams, players, tally)
    write_decisions(mind, tally, RANKS + WATCHED_FROM * SEATS)


def note_choice(s: State, mind: Mind, seat: int) -> None:
    """Count a choice, or a move without one."""
    plain_note_choice(s, mind, seat)
    note_offer(mind, seat, s.options)
