"""Matches between our own players, compiled together with the rules."""

from collections.abc import Callable
from functools import cache
from hashlib import sha256
from typing import Any

import numpy as np

from rauswurf.bots.matches import kind_of, play_compiled
from rauswurf.bots.nichtlustig import batch as nichtlustig
from rauswurf.bots.nichtlustig.eye import ONE_ROLL
from rauswurf.bots.nichtlustig.weights import rows_for
from rauswurf.bots.race.batch import batch_rules, net_table
from rauswurf.bots.race.netplayer import weights_for
from rauswurf.bots.race.rollouts import ROLLING
from rauswurf.fast.batch import Tallies
from rauswurf.fast.compiler import Identities, called_from_few_places
from rauswurf.games import Setup
from rauswurf.lab.match import Match
from rauswurf.rules.compose import RuleSet


def knows(match: Match) -> bool:
    """Can all bots of a match play compiled?"""
    return all(kind_of(match.setup, name) is not None for name in match.bots)


def play(
    match: Match, first: int, count: int, threads: int, progress: Callable[[int], None]
) -> Tallies:
    """What was counted in these games."""
    kinds = [kind_of(match.setup, name) for name in match.bots]
    numbers = range(first, first + count)
    seated = [[kinds[bot] for bot in match.seating(number)] for number in numbers]
    dice = np.array([match.dice(number) for number in numbers], np.int64)
    players = np.array(seated, np.int64)
    return play_compiled(match.setup, players, dice, match.seed, threads, progress)


def net(setup: Setup) -> Any:
    """The net of those who have one; a table of one number where nobody has."""
    weights = weights_for(setup)
    return net_table(weights.rows if weights else [[0.0]])


@cache
def fingerprint(setup: Setup, names: tuple[str, ...]) -> str:
    """What the games depend on besides the match: the rules, the players and what they learned."""
    kinds = [kind_of(setup, name) or 0 for name in names]
    if setup.game.family == "race":
        weights = net(setup)
        rules = batch_rules(setup, weights.shape, rolls_out=max(kinds) >= ROLLING)
    else:
        weights = np.array(rows_for(setup.players))
        rules = nichtlustig.batch_rules(setup, thinks=max(kinds) >= ONE_ROLL)
    learned = sha256(weights.tobytes()).hexdigest()[:16]
    return f"{identity(rules, 'play_matches')} {kinds} {learned}"


def identity(rules: RuleSet, root: str) -> str:
    """What a function of the rules says, with all that it calls, as a short hash."""
    identities = Identities(rules, called_from_few_places(rules), checked=False)
    return identities.of(rules.functions[root])
