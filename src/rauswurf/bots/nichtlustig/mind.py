"""Rules and players of NICHTLUSTIG put together for one table."""

from functools import cache

from rauswurf.bots.nichtlustig import eye, judging, outlook, overlooking, trial
from rauswurf.dice import generator
from rauswurf.fast import nichtlustig_playout, series
from rauswurf.games import Setup
from rauswurf.rules.compose import RuleSet, compose

WHOLE_GAMES = (generator, series, nichtlustig_playout)


@cache
def simple_rules(setup: Setup) -> RuleSet:
    """The rules of a table with whole games and the players who do not calculate."""
    return compose(setup.game.id, [*WHOLE_GAMES, eye, overlooking], setup.rules, OWN_DICE=1)


@cache
def thinking_rules(setup: Setup) -> RuleSet:
    """The rules of a table with whole games and all players."""
    # Here, so that whoever asks another bot need not wait for numpy.
    from rauswurf.bots.nichtlustig import cubes, thinking, weakness

    seeing = (eye, overlooking, judging, trial, outlook)
    modules = [*WHOLE_GAMES, *seeing, cubes, thinking, weakness]
    return compose(setup.game.id, modules, setup.rules, OWN_DICE=1)


@cache
def mind_rules(setup: Setup) -> RuleSet:
    """The same for a table, where they are interpreted."""
    from rauswurf.bots.nichtlustig import quick_judging, quick_outlook

    return compose(setup.game.id, [quick_judging, quick_outlook], thinking_rules(setup))


@cache
def batch_rules(setup: Setup) -> RuleSet:
    """The same for the compiler: number by number, without numpy's rows."""
    from rauswurf.bots.nichtlustig import cube_loops

    return compose(setup.game.id, [cube_loops], thinking_rules(setup))


@cache
def weighing_rules(setup: Setup) -> RuleSet:
    """The same at a table where the luck of every throw is counted."""
    from rauswurf.bots.nichtlustig import luck

    return compose(setup.game.id, [luck], batch_rules(setup))
