"""How the chances go in a race: everybody's, whenever a turn begins.

Put on top of ``watching``. The chances are those of the net, to be the first one home: nothing is
counted any more when somebody is. One look a turn is all it costs.
"""

from typing import Annotated

from rauswurf.bots.race import thinking
from rauswurf.bots.race.net import evaluate, value_for
from rauswurf.fast import watching
from rauswurf.fast.playout import note_turn as plain_note_turn
from rauswurf.fast.series import PARTS_OF_GAME, RANKS
from rauswurf.fast.watching import play_game as plain_play_game
from rauswurf.rules.graph import NONE
from rauswurf.rules.race import ROLL, SEAT, SEATS, State
from rauswurf.rules.state import Cell, RealRows, Reals, Row, Rows

COURSE = ("lowest", "behind", "undecided", "begun", "leads")
COURSE_FROM = watching.WATCHED_FROM + len(watching.WATCHED)  # seat counts that come before these

LEAD = 0.05  # by so much the best chance must be higher than the next one, to be a lead
DECIDED = 0.9  # a chance from which on a game is decided


class Mind(thinking.Mind, watching.Mind):
    """[seat]: chances now, and what is kept of all of them."""

    turn: Annotated[int, Cell("i4")]
    leader: Annotated[int, Cell("i1")]
    chance: Annotated[Reals, Cell("f8", "SEATS")]
    lowest: Annotated[Reals, Cell("f8", "SEATS")]
    behind: Annotated[Reals, Cell("f8", "SEATS")]
    undecided: Annotated[Row, Cell("i4", "SEATS")]
    begun: Annotated[Row, Cell("i4", "SEATS")]
    leads: Annotated[Row, Cell("i4", "SEATS")]


def play_game(s: State, mind: Mind, net: RealRows, streams: Rows, players: Row, tally: Row) -> None:
    """Play one game, and write down how the chances went."""
    mind.turn = 0
    mind.leader = NONE
    for seat in range(SEATS):
        mind.lowest[seat] = 1.0
        mind.behind[seat] = 0.0
        mind.undecided[seat] = 0
        mind.begun[seat] = 0
        mind.leads[seat] = 0
    plain_play_game(s, mind, net, streams, players, tally)
    first = RANKS + COURSE_FROM * SEATS
    for seat in range(SEATS):
        tally[first + seat] = int(mind.lowest[seat] * PARTS_OF_GAME)
        tally[first + SEATS + seat] = int(mind.behind[seat] * PARTS_OF_GAME)
        tally[first + 2 * SEATS + seat] = mind.undecided[seat]
        tally[first + 3 * SEATS + seat] = mind.begun[seat]
        tally[first + 4 * SEATS + seat] = mind.leads[seat]


def note_turn(s: State, mind: Mind, net: RealRows) -> None:
    """Look at everybody's chances when a turn begins."""
    plain_note_turn(s, mind, net)
    if s.ranked > 0 or s.phase != ROLL:
        return
    evaluate(s, mind, net)
    mind.turn += 1
    mind.begun[SEAT[s.turn]] += 1
    top = 0.0
    for seat in range(SEATS):
        mind.chance[seat] = value_for(s, seat, mind)
        top = max(top, mind.chance[seat])
    for seat in range(SEATS):
        chance = mind.chance[seat]
        mind.lowest[seat] = min(mind.lowest[seat], chance)
        mind.behind[seat] = max(mind.behind[seat], top - chance)
        if chance < DECIDED:
            mind.undecided[seat] = mind.turn
    note_leader(mind, top)


def note_leader(mind: Mind, top: float) -> None:
    """Count a change of the lead, if somebody is clearly ahead of all others."""
    leader = NONE
    near = 0
    for seat in range(SEATS):
        if mind.chance[seat] > top - LEAD:
            near += 1
            leader = seat
    if near == 1 and leader != mind.leader:
        mind.leads[leader] += mind.leader != NONE
        mind.leader = leader
