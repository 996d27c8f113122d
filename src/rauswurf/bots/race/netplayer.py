"""Players who judge positions by a net, at a table."""

from collections.abc import Callable
from functools import lru_cache

from rauswurf.bots.race.habits import HabitPlayer
from rauswurf.bots.race.heuristics import CAPTURE, ROLL_FIRST
from rauswurf.bots.race.mind import MOST_SETUPS, mind_rules, net_shape, new_memory, rollout_rules
from rauswurf.bots.race.rollouts import ROLLING
from rauswurf.bots.race.thinking import DEEP, GREEDY
from rauswurf.bots.race.weights import Weights, shipped
from rauswurf.bots.view import ROLL, Bot, View
from rauswurf.dice.generator import seed_stream
from rauswurf.games import Game, Setup

KINDS = {"net": GREEDY, "net-2ply": DEEP, "net-rollout": ROLLING}


class NetPlayer:
    """Looks at the positions after its choices, or a roll further."""

    def __init__(self, kind: int, weights: Weights, seed: int) -> None:
        self.kind = kind
        self.weights = weights
        self.otherwise = HabitPlayer(CAPTURE, seed)
        self.seed = seed

    def choose(self, view: View) -> str:
        """One of the moves; on a board that the net does not know, by a simple habit."""
        hidden = self.weights.hidden
        if len(self.weights.rows) != rows_needed(view.setup, hidden):
            return self.otherwise.choose(view)
        rng = [0, 0]
        seed_stream(rng, self.seed, view.fingerprint)
        rules = (rollout_rules if self.kind == ROLLING else mind_rules)(view.setup, hidden)
        scratch = rules.new_state(), rules.new_state()
        memory = new_memory(view.setup, hidden)
        option = rules.pick(view.state, *scratch, rng, self.kind, self.weights.rows, *memory)
        return ROLL if option == ROLL_FIRST else view.text_of(option)


@lru_cache(MOST_SETUPS)
def rows_needed(setup: Setup, hidden: int) -> int:
    """How many rows of weights a net for this table has."""
    return net_shape(setup, hidden)[0]


def factory(kind: int) -> Callable[[Game, int], Bot]:
    """Makes players of this kind with the weights that come with the package."""

    def make(game: Game, seed: int) -> Bot:
        weights = shipped(game.id)
        return NetPlayer(kind, weights, seed) if weights else HabitPlayer(CAPTURE, seed)

    return make


PLAYERS = {name: factory(kind) for name, kind in KINDS.items()}
