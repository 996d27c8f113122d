"""What every choice of a race was worth: put on top of ``luck`` and ``course``."""

from typing import Annotated

from rauswurf.bots.race import course, luck
from rauswurf.bots.race.course import play_game as plain_play_game
from rauswurf.bots.race.thinking import ALIKE, look, value_looked_at
from rauswurf.bots.race.trial import try_out
from rauswurf.fast.series import PARTS_OF_GAME, RANKS
from rauswurf.fast.watching import note_choice as plain_note_choice
from rauswurf.rules.race import MOVE, SEATS, State
from rauswurf.rules.state import Cell, RealRows, Reals, Row, Rows

STORY = ("errors", "stakes", "weighed")
STORY_FROM = 13  # seat counts that come before these


class Mind(luck.Mind, course.Mind):
    """[seat]: what the choices were worth."""

    errors: Annotated[Reals, Cell("f8", "SEATS")]
    stakes: Annotated[Reals, Cell("f8", "SEATS")]
    weighed: Annotated[Row, Cell("i4", "SEATS")]
    best: Annotated[Reals, Cell("f8", "SEATS")]
    taken: Annotated[Reals, Cell("f8", "SEATS")]


def play_game(s: State, mind: Mind, net: RealRows, streams: Rows, players: Row, tally: Row) -> None:
    """Play one game, and write down its story."""
    for seat in range(SEATS):
        mind.errors[seat] = 0.0
        mind.stakes[seat] = 0.0
        mind.weighed[seat] = 0
    plain_play_game(s, mind, net, streams, players, tally)
    first = RANKS + STORY_FROM * SEATS
    for seat in range(SEATS):
        tally[first + seat] = int(mind.errors[seat] * PARTS_OF_GAME)
        tally[first + SEATS + seat] = int(mind.stakes[seat] * PARTS_OF_GAME)
        tally[first + 2 * SEATS + seat] = mind.weighed[seat]


def note_choice(s: State, mind: Mind, net: RealRows, seat: int, option: int) -> None:
    """Weigh every choice: what is at stake, and what the one that was taken gives away."""
    plain_note_choice(s, mind, net, seat, option)
    if s.ranked > 0 or s.phase != MOVE or s.options < 2:
        return
    best = -1.0
    worst = 2.0
    for k in range(s.options):
        try_out(s, mind.t, s.option[k])
        value = look(mind.t, mind, net, seat, 0)
        worst = min(worst, value)
        for other in range(SEATS):
            there = value_looked_at(mind.t, other, 0, mind)
            if value > best + ALIKE:
                mind.best[other] = there
            if s.option[k] == option:
                mind.taken[other] = there
        if value > best + ALIKE:
            best = value
    mind.stakes[seat] += best - worst
    mind.weighed[seat] += 1
    for other in range(SEATS):
        mind.errors[other] += mind.taken[other] - mind.best[other]
