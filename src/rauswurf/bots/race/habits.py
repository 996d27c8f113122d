"""Players with a simple habit, at a table."""

from collections.abc import Callable

from rauswurf.bots.race import heuristics
from rauswurf.bots.race.mind import mind_rules
from rauswurf.bots.view import ROLL, Bot, View
from rauswurf.dice.generator import seed_stream
from rauswurf.fast.series import ROLL_FIRST
from rauswurf.games import Game

HABITS = {
    "random": heuristics.RANDOM,
    "foremost": heuristics.FOREMOST,
    "rearmost": heuristics.REARMOST,
    "capture-else-foremost": heuristics.CAPTURE,
    "defensive": heuristics.DEFENSIVE,
    "mixed": heuristics.MIXED,
    "peaceful": heuristics.PEACEFUL,
    "chaser": heuristics.CHASER,
    "straggler": heuristics.STRAGGLER,
    "fickle": heuristics.FICKLE,
}


class HabitPlayer:
    """A player with one simple habit."""

    def __init__(self, habit: int, seed: int) -> None:
        self.habit = habit
        self.seed = seed

    def choose(self, view: View) -> str:
        """One of the moves."""
        rng = [0, 0]
        seed_stream(rng, self.seed, view.fingerprint)
        option = mind_rules(view.setup).decide_simply(view.state, rng, self.habit)
        return ROLL if option == ROLL_FIRST else view.text_of(option)


def factory(habit: int) -> Callable[[Game, int], Bot]:
    """Makes players with this habit."""
    return lambda game, seed: HabitPlayer(habit, seed)


PLAYERS = {name: factory(habit) for name, habit in HABITS.items()}
