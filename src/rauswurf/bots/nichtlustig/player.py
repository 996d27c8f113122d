"""Players of NICHTLUSTIG at a table."""

from collections.abc import Callable
from typing import Any

from rauswurf.bots.nichtlustig.eye import ALL_ROLLS, BY_EYE, ONE_ROLL, RANDOM
from rauswurf.bots.nichtlustig.mind import mind_rules, simple_rules
from rauswurf.bots.nichtlustig.weights import rows_for
from rauswurf.bots.view import ROLL, Bot, View
from rauswurf.bots.weak_names import FIRST_WEAK
from rauswurf.dice.generator import seed_stream
from rauswurf.games import Game
from rauswurf.rules.compose import RuleSet

KINDS = {"random": RANDOM, "by-eye": BY_EYE, "one-roll": ONE_ROLL, "all-rolls": ALL_ROLLS}


class CardPlayer:
    """Plays as one of these kinds."""

    def __init__(self, kind: int, seed: int) -> None:
        self.kind = kind
        self.seed = seed

    def choose(self, view: View) -> str:
        """One of the moves."""
        if not view.options:
            return ROLL
        rng = [0, 0]
        seed_stream(rng, self.seed, view.fingerprint)
        return view.text_of(self.pick(view, rng))

    def pick(self, view: View, rng: list[int]) -> int:
        """The choice."""
        thinks = self.kind >= ONE_ROLL
        rules = mind_rules(view.setup) if thinks else simple_rules(view.setup)
        mind = new_mind(rules) if thinks else rules.new("Mind")
        weights = rows_for(view.setup.players)
        option: int = rules.pick(view.state, mind, weights, rng, self.kind)
        return option


def new_mind(rules: RuleSet) -> Any:
    """A mind that calculates, with numpy's tables in it."""
    # Here, so that whoever asks another bot need not wait for numpy.
    import numpy as np

    from rauswurf.bots.nichtlustig.shapes import dice_shapes, new_cubes

    thought = np.zeros((rules.THOUGHTS, rules.LONGEST_THOUGHT))
    return rules.new("Mind", thought=thought, shapes=dice_shapes(), cubes=new_cubes())


def factory(kind: int) -> Callable[[Game, int], Bot]:
    """Makes players of this kind."""
    return lambda game, seed: CardPlayer(kind, seed)


PLAYERS = {name: factory(kind) for name, kind in KINDS.items()}


def weakened(weakness: int) -> Callable[[Game, int], Bot]:
    """Makes players of this weakness."""
    return factory(FIRST_WEAK + weakness)
