"""Random players of NICHTLUSTIG who do not look at all 127 sets of dice to take one of them.

Put on top of ``nichtlustig_playout``: the choices are counted, and the one that is drawn is worked
out from its number. The games are the same; to write all sets down took most of the time.
"""

from rauswurf.dice.generator import draw
from rauswurf.fast.nichtlustig_playout import pick as plain_pick
from rauswurf.fast.series import Mind
from rauswurf.rules.nichtlustig.cards import (
    ALL_DICE,
    DICE,
    FOURTH,
    KEEP,
    KEEPING,
    STOP,
    State,
    encode,
)
from rauswurf.rules.nichtlustig.turns import ROLLS_OF_TURN  # noqa
from rauswurf.rules.race import MOVE
from rauswurf.rules.state import RealRows, Row


def list_keeps(s: State) -> None:
    """Rule rolls: count the sets of free dice that leave one to roll, and stopping."""
    sets = 1
    for die in range(DICE):
        sets <<= 1 - (s.kept >> die & 1)
    s.options += sets - 1 + (s.step == KEEPING)


def pick(s: State, mind: Mind, net: RealRows, chance: Row, player: int) -> int:
    """Any of the options, or ROLL_FIRST."""
    if s.phase == MOVE and (s.step == KEEPING or s.step == FOURTH):
        return nth_keep(s, draw(chance, s.options) if s.options > 1 else 0)
    return plain_pick(s, mind, net, chance, player)


def nth_keep(s: State, number: int) -> int:
    """The option of this number among those that ``list_keeps`` counts."""
    if s.step == KEEPING:
        if number == 0:
            return encode(STOP, 0)
        number -= 1
    free = ALL_DICE & ~s.kept
    dice = 0
    for die in range(DICE):
        if free >> die & 1:
            dice |= (number & 1) << die
            number >>= 1
    return encode(KEEP, dice)
