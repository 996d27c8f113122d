"""Players who judge positions by a net, at a table."""

from collections.abc import Callable
from functools import lru_cache
from typing import Any

import numpy as np

from rauswurf.bots.race import vector
from rauswurf.bots.race.habits import HabitPlayer
from rauswurf.bots.race.heuristics import CAPTURE, ROLL_FIRST
from rauswurf.bots.race.mind import (
    MOST_SETUPS,
    mind_rules,
    net_shape,
    new_memory,
    rollout_rules,
)
from rauswurf.bots.race.rollouts import ROLLING
from rauswurf.bots.race.thinking import DEEP, GREEDY
from rauswurf.bots.race.weights import Weights, shipped
from rauswurf.bots.view import ROLL, Bot, View
from rauswurf.dice.generator import seed_stream
from rauswurf.games import Game, Setup
from rauswurf.rules.compose import RuleSet, extended

KINDS = {"net": GREEDY, "net-2ply": DEEP, "net-rollout": ROLLING}


class NetPlayer:
    """Looks at the positions after its choices, or a roll further."""

    def __init__(self, kind: int, seed: int) -> None:
        self.kind = kind
        self.otherwise = HabitPlayer(CAPTURE, seed)
        self.seed = seed

    def choose(self, view: View) -> str:
        """One of the moves; on a board that no net knows, by a simple habit."""
        net = net_for(view.setup)
        if net is None:
            return self.otherwise.choose(view)
        rng = [0, 0]
        seed_stream(rng, self.seed, view.fingerprint)
        hidden = net.shape[1]
        rules = table_rules(view.setup, hidden, self.kind == ROLLING)
        scratch = rules.new_state(), rules.new_state()
        memory = new_memory(view.setup, hidden)
        option = rules.pick(view.state, *scratch, rng, self.kind, net, *memory)
        return ROLL if option == ROLL_FIRST else view.text_of(option)


@lru_cache(MOST_SETUPS)
def table_rules(setup: Setup, hidden: int, rolls_out: bool) -> RuleSet:
    """The rules of a table with players who are asked one by one."""
    return extended((rollout_rules if rolls_out else mind_rules)(setup, hidden), [vector])


@lru_cache(MOST_SETUPS)
def net_for(setup: Setup) -> Any:
    """The net that knows this table, as numpy has it; None if there is none."""
    weights = weights_for(setup)
    return None if weights is None else np.array(weights.rows)


def weights_for(setup: Setup) -> Weights | None:
    """The weights that come with the package, if they know this board."""
    weights = shipped(setup.game.id, setup.players)
    fits = weights is not None and len(weights.rows) == net_shape(setup, weights.hidden)[0]
    return weights if fits else None


def factory(kind: int) -> Callable[[Game, int], Bot]:
    """Makes players of this kind with the weights that come with the package."""
    return lambda game, seed: NetPlayer(kind, seed)


PLAYERS = {name: factory(kind) for name, kind in KINDS.items()}
