"""Rollouts: a position played on many times, with the luck of the dice taken off.

What is left scatters so little that some hundred games tell more than many thousand plain ones.
Games are numbered and results do not depend on the threads.
"""

import os
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from math import sqrt
from types import ModuleType
from typing import Any

import numpy as np

from rauswurf.bots.families import family_of
from rauswurf.coach import card_rollout_loops, playing_on, rollout_loops
from rauswurf.coach.asking import ranked_in
from rauswurf.coach.scales import scale_for
from rauswurf.coach.values import POINT, CannotWeigh, Rollout
from rauswurf.dice.seeds import check_seed
from rauswurf.fast.batch import Crew
from rauswurf.fast.compiler import compiled, new_record
from rauswurf.games import Setup
from rauswurf.messages import message
from rauswurf.rules.compose import RuleSet, compose
from rauswurf.rules.race import OVER
from rauswurf.table import Table
from rauswurf.table.state import State
from rauswurf.table.table import state_of

STANDARD_ERROR = 0.3 * POINT
MOST_GAMES = 20_000
LEAST_ROUNDS = 4  # of games at once, before a standard error means something

Progress = Callable[[int, float], None]  # games so far, and their standard error


@dataclass(frozen=True)
class Way:
    """How the games of a family are played on."""

    loops: ModuleType
    player: str
    horizon: int  # rolls after which a game is cut off
    at_once: int  # games


WAYS = {
    "race": Way(rollout_loops, "net", 120, 64),
    "nichtlustig": Way(card_rollout_loops, "all-rolls", 8, 8),
}


@dataclass(frozen=True)
class Goal:
    """When a rollout ends: as soon as it is so precise, or has so many games."""

    standard_error: float = STANDARD_ERROR
    most_games: int = MOST_GAMES
    whole: bool = False  # are games played to their end?
    seed: int = 1


def roll_out(table: Table, goal: Goal | None = None, progress: Progress | None = None) -> Rollout:
    """Everybody's chances where a table stands, by playing on; raises CannotWeigh, NotInstalled."""
    return Roller(table.setup).roll_out(state_of(table), goal or Goal(), progress)


def rolling_rules(setup: Setup, crew: Crew) -> RuleSet:
    """The rules of a table with what plays positions on."""
    return compose(setup.game.id, [playing_on, WAYS[setup.game.family].loops], crew.rules)


class Roller:
    """Plays on from positions of one table; raises CannotWeigh, and NotInstalled."""

    def __init__(self, setup: Setup, threads: int | None = None) -> None:
        family = family_of(setup.game)
        if not family.can_weigh(setup):
            raise CannotWeigh(message("coach-no-evaluator", game=setup.game.title))
        self.setup = setup
        self.threads = threads or os.cpu_count() or 1
        self.way = WAYS[setup.game.family]
        self.crew = family.weighing_crew(setup)
        self.rules = rolling_rules(setup, self.crew)
        self.play = compiled(self.rules, "roll_out")
        self.player = family.kind_of(setup, self.way.player)
        self.evaluator = scale_for(setup).evaluator

    def roll_out(self, s: State, goal: Goal, progress: Progress | None = None) -> Rollout:
        """Everybody's chances to be the next one home in a position; raises BadSeed."""
        check_seed(goal.seed)
        horizon = 0 if goal.whole else self.way.horizon
        if s.phase == OVER:
            goal = Goal(most_games=1)
        rows = np.empty((0, len(self.setup.seats)))
        error = 0.0
        for more in self.games(s, goal, horizon):
            rows = np.concatenate([rows, more])
            error = float(rows.std(axis=0, ddof=1).max() / sqrt(len(rows))) if len(rows) > 1 else 0
            if progress:
                progress(len(rows), error)
            enough = len(rows) >= LEAST_ROUNDS * self.way.at_once and error <= goal.standard_error
            if enough or len(rows) >= goal.most_games:
                break
        errors = rows.std(axis=0, ddof=1) / sqrt(len(rows)) if len(rows) > 1 else np.zeros(1)
        means = rows.mean(axis=0)
        found = tuple((means / means.sum()).tolist())
        place = ranked_in(s) + 1
        return Rollout(
            found, tuple(errors.tolist()), len(rows), horizon, goal.seed, self.evaluator, place
        )

    def games(self, s: State, goal: Goal, horizon: int) -> Iterator[Any]:
        """[game, seat]: results less their luck, some games at a time, in order."""
        size = min(self.way.at_once, goal.most_games)
        starts = range(0, goal.most_games, size)

        def some(first: int) -> Any:
            found = np.zeros((min(size, goal.most_games - first), len(self.setup.seats)))
            mind = self.crew.new_mind(self.rules)
            for field in s.fields:  # type: ignore[attr-defined]
                mind.start[field.name] = getattr(s, field.name)
            mind.player, mind.horizon, mind.ranked = self.player, horizon, ranked_in(s)
            streams = np.zeros((len(self.setup.seats) + 1, 2), np.int64)
            state = new_record(self.rules)
            self.play(state, mind, self.crew.net, streams, goal.seed, first, found)
            return found

        with ThreadPoolExecutor(self.threads) as pool:
            ahead = [pool.submit(some, first) for first in starts[: self.threads]]
            for first in [*starts[self.threads :], *[None] * self.threads]:
                if not ahead:
                    return
                yield ahead.pop(0).result()
                if first is not None:
                    ahead.append(pool.submit(some, first))
