"""Players of NICHTLUSTIG who can weigh all rolls and are weak all the same, as people are.

Often they act at first sight: greedily, for the most points at once, and afraid to lose what they
have, so that they stop as soon as cards are won. And they overlook things that could be done. How
weak a player is, in thousandths, is a part of its number; the levels are such players.

Written like the rules.
"""

from typing import Annotated

from rauswurf.bots.nichtlustig import cubes
from rauswurf.bots.nichtlustig.eye import ALL_ROLLS, BY_EYE
from rauswurf.bots.nichtlustig.overlooking import overlook
from rauswurf.bots.nichtlustig.thinking import pick as strong_pick
from rauswurf.bots.weak_names import FIRST_WEAK, WEAKEST
from rauswurf.dice.generator import draw
from rauswurf.rules.nichtlustig.cards import State
from rauswurf.rules.state import Cell, RealRows, Row, copy_state


class Mind(cubes.Mind):
    """The position with what comes to mind in it."""

    noticed: Annotated[State, Cell("State")]


def pick(s: State, mind: Mind, net: RealRows, chance: Row, player: int) -> int:
    """The option that a player takes, or ROLL_FIRST."""
    if player < FIRST_WEAK or s.options < 2:
        return strong_pick(s, mind, net, chance, min(player, ALL_ROLLS))
    weakness = player - FIRST_WEAK
    copy_state(s, mind.noticed)
    overlook(mind.noticed, chance, weakness)
    at_first_sight = draw(chance, WEAKEST) < weakness
    return strong_pick(mind.noticed, mind, net, chance, BY_EYE if at_first_sight else ALL_ROLLS)
