"""Players of NICHTLUSTIG at a table."""

from collections.abc import Callable
from functools import cache
from threading import local
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


MOST_MINDS = 3  # of one thread; each takes nine megabytes


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
        """The choice; who would have to calculate without numpy plays by eye instead."""
        if self.kind < ONE_ROLL or not can_calculate():
            return self.pick_by_eye(view, rng)
        rules = mind_rules(view.setup)
        weights = rows_for(view.setup.players)
        option: int = rules.pick(view.state, DESK.mind(rules), weights, rng, self.kind)
        return option

    def pick_by_eye(self, view: View, rng: list[int]) -> int:
        """The choice of one who does not calculate; the weak overlook things all the same."""
        rules = simple_rules(view.setup)
        if self.kind >= FIRST_WEAK:
            rules.overlook(view.state, rng, self.kind - FIRST_WEAK)
        option: int = rules.pick(view.state, rules.new("Mind"), [], rng, min(self.kind, BY_EYE))
        return option


@cache
def can_calculate() -> bool:
    """Is numpy there? Exact chances of dice take minutes without it."""
    try:
        import numpy as np
    except ImportError:
        return False
    return bool(np.__version__)


class Desk(local):
    """Minds that are used again, since they are large: each thread has its own."""

    def __init__(self) -> None:
        self.minds: dict[RuleSet, Any] = {}

    def mind(self, rules: RuleSet) -> Any:
        """The mind for these rules; whatever it held before is of no account."""
        if rules not in self.minds:
            if len(self.minds) == MOST_MINDS:
                self.minds.clear()
            self.minds[rules] = new_mind(rules)
        return self.minds[rules]


DESK = Desk()


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
