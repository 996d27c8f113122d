"""Players who judge positions by a net, at a table."""

from collections.abc import Callable
from functools import lru_cache

from rauswurf.bots.race.habits import HabitPlayer
from rauswurf.bots.race.heuristics import CAPTURE, ROLL_FIRST
from rauswurf.bots.race.mind import (
    MOST_SETUPS,
    interpreted,
    is_guest,
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

KINDS = {"net": GREEDY, "net-2ply": DEEP, "net-rollout": ROLLING}


class NetPlayer:
    """Looks at the positions after its choices, or a roll further."""

    def __init__(self, kind: int, seed: int) -> None:
        self.kind = kind
        self.otherwise = HabitPlayer(CAPTURE, seed)
        self.seed = seed

    def choose(self, view: View) -> str:
        """One of the moves; on a board that no net knows, by a simple habit."""
        weights = weights_for(view.setup)
        if weights is None:
            return self.otherwise.choose(view)
        rng = [0, 0]
        seed_stream(rng, self.seed, view.fingerprint)
        hidden = weights.hidden
        minds = rollout_rules if self.kind == ROLLING else mind_rules
        rules = interpreted(minds(view.setup, hidden, guest=is_guest(view.setup, weights.shape)))
        scratch = rules.new_state(), rules.new_state()
        memory = new_memory(view.setup, hidden)
        option = rules.pick(view.state, *scratch, rng, self.kind, weights.rows, *memory)
        return ROLL if option == ROLL_FIRST else view.text_of(option)


@lru_cache(MOST_SETUPS)
def weights_for(setup: Setup) -> Weights | None:
    """The weights that come with the package, if they know this board."""
    weights = shipped(setup.game.id, setup.players)
    if weights is None:
        return None
    known = (net_shape(setup, weights.hidden, guest=guest) for guest in (False, True))
    return weights if weights.shape in known else None


def factory(kind: int) -> Callable[[Game, int], Bot]:
    """Makes players of this kind with the weights that come with the package."""
    return lambda game, seed: NetPlayer(kind, seed)


PLAYERS = {name: factory(kind) for name, kind in KINDS.items()}
