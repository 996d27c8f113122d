"""Many random games at once, on all cores, with results that do not depend on how many."""

import os
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import numpy as np

from rauswurf.dice import generator
from rauswurf.fast import playout
from rauswurf.fast.compiler import compiled, record_type
from rauswurf.fast.playout import CAPTURES, FINISHED, LEAD_CHANGES, RANKS, ROLLS, TURNS
from rauswurf.games import Setup
from rauswurf.rules.compose import RuleSet, extended

CHUNK = 256  # games a thread plays before it looks up

Progress = Callable[[int], None]


@dataclass(frozen=True)
class Tallies:
    """What was counted, one row for each game in order of their numbers."""

    rows: Any  # numpy array of whole numbers
    seats: int
    seconds: float
    compile_seconds: float

    def column(self, name: int) -> Any:
        """One kind of count for all games; see ``playout`` for the names."""
        return self.rows[:, name]

    @property
    def ranks(self) -> Any:
        """[game, seat]: in which order the seats came home; 0 for those that did not."""
        return self.rows[:, RANKS : RANKS + self.seats]


def playout_rules(setup: Setup) -> RuleSet:
    """The rules of a table together with the random players."""
    return extended(setup.rules, [generator, playout])


def simulate(
    setup: Setup,
    games: int,
    seed: int = 0,
    threads: int | None = None,
    progress: Progress | None = None,
) -> Tallies:
    """Play so many random games; game k always has the k-th stream of the seed."""
    rules = playout_rules(setup)
    began = time.perf_counter()
    play_games = warmed_up(rules)
    compile_seconds = time.perf_counter() - began
    rows = np.zeros((games, RANKS + len(setup.seats)), np.int64)

    def play(first: int) -> int:
        part = rows[first : first + CHUNK]
        play_games(new_record(rules), np.zeros(2, np.int64), seed, first, part)
        return len(part)

    began = time.perf_counter()
    with ThreadPoolExecutor(threads or os.cpu_count() or 1) as pool:
        for played in pool.map(play, range(0, games, CHUNK)):
            if progress:
                progress(played)
    return Tallies(rows, len(setup.seats), time.perf_counter() - began, compile_seconds)


def new_record(rules: RuleSet) -> Any:
    """A state for compiled functions."""
    return np.zeros(1, record_type(rules.fields)).view(np.recarray)[0]


def warmed_up(rules: RuleSet) -> Any:
    """The compiled function that plays games, compiled now rather than at its first use."""
    play_games = compiled(rules, "play_games")
    nothing = np.zeros((0, RANKS + rules.SEATS), np.int64)
    play_games(new_record(rules), np.zeros(2, np.int64), 0, 0, nothing)
    return play_games


__all__ = ["CAPTURES", "FINISHED", "LEAD_CHANGES", "ROLLS", "TURNS", "Tallies", "simulate"]
