"""Many random games at once, on all cores, with results that do not depend on how many."""

import os
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from types import ModuleType
from typing import Any

import numpy as np

from rauswurf.dice import generator
from rauswurf.fast import nichtlustig_playout, playout
from rauswurf.fast.compiler import compiled, new_record
from rauswurf.fast.playout import CAPTURES, FINISHED, LEAD_CHANGES, RANKS, ROLLS, TURNS
from rauswurf.games import Setup
from rauswurf.rules.compose import RuleSet, compose

CHUNK = 256  # games a thread plays before it looks up

Progress = Callable[[int], None]

# The random players of each family and what they count. The first counts and the ranks are the
# same in all of them.
PLAYOUTS: dict[str, ModuleType] = {"race": playout, "nichtlustig": nichtlustig_playout}


@dataclass(frozen=True)
class Tallies:
    """What was counted, one row for each game in order of their numbers."""

    rows: Any  # numpy array of whole numbers
    seats: int
    seconds: float
    compile_seconds: float
    family: str = "race"
    deal: int = 1  # so many games after each other have the same dice

    def column(self, name: int) -> Any:
        """One kind of count for all games; see ``playout`` for the names."""
        return self.rows[:, name]

    @property
    def counts(self) -> dict[str, Any]:
        """[game]: everything that is counted once for each game, by name."""
        names = PLAYOUTS[self.family].COUNTS
        return {name: self.rows[:, k] for k, name in enumerate(names)}

    @property
    def seat_counts(self) -> dict[str, Any]:
        """[game, seat]: everything that is counted for each seat, by name."""
        first = len(PLAYOUTS[self.family].COUNTS)
        names = PLAYOUTS[self.family].SEAT_COUNTS
        blocks = range(first, self.rows.shape[1], self.seats)
        return {
            name: self.rows[:, k : k + self.seats] for name, k in zip(names, blocks, strict=True)
        }

    @property
    def ranks(self) -> Any:
        """[game, seat]: in which order the seats came home; 0 for those that did not."""
        return self.rows[:, RANKS : RANKS + self.seats]


def playout_rules(setup: Setup) -> RuleSet:
    """The rules of a table together with the random players."""
    return compose(setup.game.id, [generator, PLAYOUTS[setup.game.family]], setup.rules)


def columns(setup: Setup) -> list[str]:
    """What the numbers in a row of tallies are, in order."""
    module = PLAYOUTS[setup.game.family]
    by_seat = [f"{name} {seat}" for name in module.SEAT_COUNTS for seat in range(len(setup.seats))]
    return [*module.COUNTS, *by_seat]


def simulate(
    setup: Setup,
    games: int,
    seed: int = 0,
    threads: int | None = None,
    progress: Progress | None = None,
    *,
    first: int = 0,
) -> Tallies:
    """Play so many random games from the ``first`` on; game k has the k-th stream of the seed."""
    rules = playout_rules(setup)
    began = time.perf_counter()
    width = len(columns(setup))
    play_games = warmed_up(rules, width)
    compile_seconds = time.perf_counter() - began
    rows = np.zeros((games, width), np.int64)

    def play(at: int) -> int:
        part = rows[at : at + CHUNK]
        play_games(new_record(rules), np.zeros(2, np.int64), seed, first + at, part)
        return len(part)

    began = time.perf_counter()
    with ThreadPoolExecutor(threads or os.cpu_count() or 1) as pool:
        for played in pool.map(play, range(0, games, CHUNK)):
            if progress:
                progress(played)
    seconds = time.perf_counter() - began
    return Tallies(rows, len(setup.seats), seconds, compile_seconds, setup.game.family)


def warmed_up(rules: RuleSet, width: int) -> Any:
    """The compiled function that plays games, compiled now rather than at its first use."""
    play_games = compiled(rules, "play_games")
    nothing = np.zeros((0, width), np.int64)
    play_games(new_record(rules), np.zeros(2, np.int64), 0, 0, nothing)
    return play_games


__all__ = ["CAPTURES", "FINISHED", "LEAD_CHANGES", "ROLLS", "TURNS", "Tallies", "simulate"]
