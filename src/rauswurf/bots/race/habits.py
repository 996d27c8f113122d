"""Players with a simple habit, at a table."""

from collections.abc import Callable
from functools import cache
from types import ModuleType

from rauswurf.bots.race import heuristics, jaeger_habits
from rauswurf.bots.race.tables import player_tables
from rauswurf.bots.view import ROLL, Bot, View
from rauswurf.dice import generator
from rauswurf.dice.generator import seed_stream
from rauswurf.games import Game, Setup
from rauswurf.rules.compose import RuleSet, extended

HABITS = {
    "random": heuristics.RANDOM,
    "foremost": heuristics.FOREMOST,
    "rearmost": heuristics.REARMOST,
    "capture-else-foremost": heuristics.CAPTURE,
    "defensive": heuristics.DEFENSIVE,
    "mixed": heuristics.MIXED,
}

# What single games change.
MODULES: dict[str, tuple[ModuleType, ...]] = {"jaeger": (jaeger_habits,)}


def habit_modules(setup: Setup) -> list[ModuleType]:
    """What is composed with the rules of a table for players with simple habits."""
    return [generator, heuristics, *MODULES.get(setup.game.id, ())]


@cache
def habit_rules(setup: Setup) -> RuleSet:
    """The rules of a table with these players beside them."""
    return extended(setup.rules, habit_modules(setup), **player_tables(setup))


class HabitPlayer:
    """A player with one simple habit."""

    def __init__(self, habit: int, seed: int) -> None:
        self.habit = habit
        self.seed = seed

    def choose(self, view: View) -> str:
        """One of the moves."""
        rng = [0, 0]
        seed_stream(rng, self.seed, view.fingerprint)
        option = habit_rules(view.setup).decide_simply(view.state, rng, self.habit)
        return ROLL if option == heuristics.ROLL_FIRST else view.text_of(option)


def factory(habit: int) -> Callable[[Game, int], Bot]:
    """Makes players with this habit."""
    return lambda game, seed: HabitPlayer(habit, seed)


PLAYERS = {name: factory(habit) for name, habit in HABITS.items()}
