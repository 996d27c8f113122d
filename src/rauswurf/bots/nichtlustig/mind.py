"""Rules and players of NICHTLUSTIG put together for one table."""

from functools import cache

from rauswurf.bots.nichtlustig import eye, judging, outlook, simple, trial
from rauswurf.dice import generator
from rauswurf.games import Setup
from rauswurf.rules.compose import RuleSet, compose

SCRATCH = 4  # states to try things on
THOUGHT_SHAPE = (12, outlook.PAIR_CODES)  # rows of `thought`, and the longest


@cache
def simple_rules(setup: Setup) -> RuleSet:
    """The rules of a table with the players who do not calculate beside them."""
    return compose(setup.game.id, [generator, eye, judging, simple], setup.rules)


@cache
def mind_rules(setup: Setup) -> RuleSet:
    """The rules of a table with all players beside them."""
    # Here, so that whoever asks another bot need not wait for numpy.
    from rauswurf.bots.nichtlustig import cubes, thinking

    modules = [generator, eye, judging, trial, outlook, cubes, thinking]
    return compose(setup.game.id, modules, setup.rules)
