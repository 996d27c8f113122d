"""Games with visitors, who are asked from outside: written like the rules, on top of the players.

Today's players and those of an earlier edition are different programs. So today's play on, compiled
as always, until a visitor has to choose. Visitors have numbers below zero.
"""

from rauswurf.bots.race.thinking import Mind
from rauswurf.bots.race.weakness import pick
from rauswurf.dice.generator import draw
from rauswurf.fast.playout import foresee
from rauswurf.fast.series import MOST_ROLLS, ROLL_FIRST
from rauswurf.rules.graph import FACES
from rauswurf.rules.race import MOVE, OVER, SEAT, SEATS, State, choose, roll
from rauswurf.rules.state import RealRows, Row, Rows

NOBODY = -1  # is asked: the game is over


def play_on(s: State, mind: Mind, net: RealRows, streams: Rows, players: Row) -> int:
    """Play until a visitor has to choose; returns its seat, or NOBODY once somebody has won.

    Who comes home later does not matter here, and some who think never let that happen.
    """
    rolls = 0
    while s.phase != OVER and s.ranked == 0 and rolls < MOST_ROLLS:
        seat = SEAT[s.turn]
        if players[seat] >= 0:
            option = pick(s, mind, net, streams[SEATS], players[seat])
        elif s.options >= 2 - (s.phase != MOVE):
            return seat
        else:
            option = s.option[0] if s.options > 0 else ROLL_FIRST
        rolls += option == ROLL_FIRST
        take(s, mind, net, streams, option)
    return NOBODY


def take(s: State, mind: Mind, net: RealRows, streams: Rows, option: int) -> None:
    """Make a choice, or roll."""
    if option == ROLL_FIRST:
        face = 1 + draw(streams[SEAT[s.turn]], FACES)
        foresee(s, mind, net, face)
        roll(s, face)
    else:
        choose(s, option)
