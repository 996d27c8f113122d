"""The luck of every roll: what it brought to each seat, beyond the mean of all that could fall.

A roll is worth what the position after its best answer is worth, to be the first one home. Whatever
net gives these values, luck is nothing on average before each roll. So a result less its luck is
right on average, and moves less: what is left are choices, and what the net does not see.
"""

from typing import Annotated

from rauswurf.bots.race import thinking
from rauswurf.bots.race.thinking import ALIKE, MOST_ANSWERS, look, value_looked_at
from rauswurf.fast.playout import play_game as plain_play_game
from rauswurf.fast.series import PARTS_OF_GAME, RANKS
from rauswurf.rules.graph import FACES
from rauswurf.rules.race import MOVE, SEAT, SEATS, State, choose, roll
from rauswurf.rules.state import Cell, RealRows, Reals, Row, Rows, copy_state


class Mind(thinking.Mind):
    """What fell to everybody in this game, and what one roll would bring."""

    luck: Annotated[Reals, Cell("f8", "SEATS")]
    brought: Annotated[Reals, Cell("f8", "SEATS")]


def play_game(s: State, mind: Mind, net: RealRows, streams: Rows, players: Row, tally: Row) -> None:
    """Play one game, and count the luck of each seat after rank and order."""
    for seat in range(SEATS):
        mind.luck[seat] = 0.0
    plain_play_game(s, mind, net, streams, players, tally)
    for seat in range(SEATS):
        tally[RANKS + 2 * SEATS + seat] = int(mind.luck[seat] * PARTS_OF_GAME)


def foresee(s: State, mind: Mind, net: RealRows, face: int) -> None:
    """Count the luck of a roll, until the first one is home."""
    if s.ranked == 0:
        count_luck(s, mind, net, face)


def count_luck(s: State, mind: Mind, net: RealRows, face: int) -> None:
    """Add what this face brings, and take off what all of them bring on average."""
    for other in range(1, FACES + 1):
        weigh_roll(s, mind, net, other)
        for seat in range(SEATS):
            mind.luck[seat] += ((other == face) - 1 / FACES) * mind.brought[seat]


def weigh_roll(s: State, mind: Mind, net: RealRows, face: int) -> None:
    """What each seat has after a roll that is answered well."""
    t = mind.t
    copy_state(s, t)
    roll(t, face)
    if t.phase != MOVE or t.options > MOST_ANSWERS:
        look(t, mind, net, 0, s.ranked)
        note_values(t, s.ranked, mind)
        return
    mover = SEAT[t.turn]
    best = -1.0
    for k in range(t.options):
        copy_state(t, mind.u)
        choose(mind.u, t.option[k])
        value = look(mind.u, mind, net, mover, s.ranked)
        if value > best + ALIKE:
            best = value
            note_values(mind.u, s.ranked, mind)


def note_values(t: State, ranked: int, mind: Mind) -> None:
    """Keep what the last look says about everybody."""
    for seat in range(SEATS):
        mind.brought[seat] = value_looked_at(t, seat, ranked, mind)
