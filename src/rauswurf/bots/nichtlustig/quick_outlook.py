"""What ``outlook`` does, for tables: nothing is worked out twice within a turn.

What cards are worth does not depend on the dice that lie there, and a player is asked two or three
times a turn.
"""

from rauswurf.bots.nichtlustig.outlook import BY_MACHINE, PAIR, PROFESSORS, SUM, Mind
from rauswurf.bots.nichtlustig.outlook import foresee_takes as plain_foresee_takes
from rauswurf.bots.nichtlustig.remembering import LATELY, Memory
from rauswurf.rules.state import Reals


def foresee_takes(mind: Mind, weights: Reals, memory: Memory = LATELY) -> None:
    """Fill the rows of pairs, professors and sums.

    The memory comes as a default: rules that are put together know no objects of their modules.
    """
    rows = (PAIR, PROFESSORS, SUM, BY_MACHINE)
    key = memory.key_of(mind.t, weights)
    if not memory.recall(mind.thought, rows, key):
        plain_foresee_takes(mind, weights)
        memory.keep(mind.thought, rows, key)
