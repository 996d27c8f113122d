"""Players of NICHTLUSTIG at a table."""

from collections.abc import Callable
from typing import Any

from rauswurf.bots.nichtlustig.eye import ALL_ROLLS, BY_EYE, ONE_ROLL, RANDOM
from rauswurf.bots.nichtlustig.mind import SCRATCH, THOUGHT_SHAPE, mind_rules, simple_rules
from rauswurf.bots.nichtlustig.weights import rows_for
from rauswurf.bots.view import ROLL, Bot, View
from rauswurf.dice.generator import seed_stream
from rauswurf.games import Game

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
        s = view.state
        if self.kind < ONE_ROLL:
            option: int = simple_rules(view.setup).pick_simply(s, rng, self.kind)
            return option
        rules = mind_rules(view.setup)
        scratch = [rules.new_state() for _ in range(SCRATCH)]
        weights = rows_for(view.setup.players)
        option = rules.pick(s, *scratch, rng, self.kind, weights, *new_mind())
        return option


def new_mind() -> tuple[Any, Any, Any]:
    """Room for thoughts, the shapes of dice, and room for cubes."""
    # Here, so that whoever asks another bot need not wait for numpy.
    import numpy as np

    from rauswurf.bots.nichtlustig.shapes import dice_shapes, new_cubes

    return np.zeros(THOUGHT_SHAPE), dice_shapes(), new_cubes()


def factory(kind: int) -> Callable[[Game, int], Bot]:
    """Makes players of this kind."""
    return lambda game, seed: CardPlayer(kind, seed)


PLAYERS = {name: factory(kind) for name, kind in KINDS.items()}
