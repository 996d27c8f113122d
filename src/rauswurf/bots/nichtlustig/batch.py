"""Players of NICHTLUSTIG in matches, compiled: what needs the compiler."""

import os
import time
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import Any

import numpy as np

from rauswurf.bots.nichtlustig import match
from rauswurf.bots.nichtlustig.eye import ONE_ROLL
from rauswurf.bots.nichtlustig.mind import SCRATCH, mind_rules, simple_rules
from rauswurf.bots.nichtlustig.player import new_mind
from rauswurf.bots.nichtlustig.weights import rows_for
from rauswurf.fast import nichtlustig_playout
from rauswurf.fast.batch import Progress, Tallies, columns
from rauswurf.fast.compiler import compiled, new_record
from rauswurf.games import Setup
from rauswurf.rules.compose import RuleSet, compose

CHUNK = 4  # games a thread plays before it looks up
NO_PAGES = np.zeros((0, 0))


@cache
def batch_rules(setup: Setup, *, thinks: bool) -> RuleSet:
    """The rules of a table with matches and players; those who think take longer to compile."""
    players = mind_rules(setup) if thinks else simple_rules(setup)
    return compose(setup.game.id, [nichtlustig_playout, match], players)


class Seats:
    """A table at which compiled players play one game after the other."""

    def __init__(self, setup: Setup, *, thinks: bool) -> None:
        rules = batch_rules(setup, thinks=thinks)
        self.play_matches = compiled(rules, "play_matches")
        self.states = [new_record(rules) for _ in range(1 + SCRATCH)]
        self.chance = np.zeros((setup.players, 2), np.int64), np.zeros(2, np.int64)
        self.mind = new_mind()

    def play(
        self, seed: int, games: Any, players: Any, weights: Any, pages: Any, tallies: Any
    ) -> None:
        """Play a game for each row of ``tallies``; see ``match``."""
        match_told = (seed, games, players, weights)
        self.play_matches(*self.states, *self.chance, *match_told, *self.mind, pages, tallies)


class Hall:
    """As many tables as there are threads, all alike."""

    def __init__(self, setup: Setup, threads: int | None = None, *, thinks: bool = True) -> None:
        self.threads = threads or os.cpu_count() or 1
        self.free = [Seats(setup, thinks=thinks) for _ in range(self.threads)]

    def each(self, starts: Iterable[int], play: Callable[[Seats, int], int]) -> Iterator[int]:
        """Let tables play what begins at each of these numbers; tells how much, in order."""

        def at_a_free_table(start: int) -> int:
            seats = self.free.pop()
            try:
                return play(seats, start)
            finally:
                self.free.append(seats)

        with ThreadPoolExecutor(self.threads) as pool:
            yield from pool.map(at_a_free_table, starts)


def play_matches(
    setup: Setup,
    players: Any,
    numbers: Any,
    seed: int,
    threads: int | None = None,
    progress: Progress | None = None,
) -> Tallies:
    """Play a game for each row of ``players`` ([game, seat]); its number decides the dice."""
    began = time.perf_counter()
    hall = Hall(setup, threads, thinks=bool((players >= ONE_ROLL).any()))
    compile_seconds = time.perf_counter() - began
    rows = np.zeros((len(players), len(columns(setup))), np.int64)
    weights = np.array(rows_for(setup.players))

    def play_some(seats: Seats, first: int) -> int:
        part = slice(first, first + CHUNK)
        seats.play(seed, numbers[part], players[part], weights, NO_PAGES, rows[part])
        return len(players[part])

    began = time.perf_counter()
    for played in hall.each(range(0, len(players), CHUNK), play_some):
        if progress:
            progress(played)
    seconds = time.perf_counter() - began
    return Tallies(rows, setup.players, seconds, compile_seconds, setup.game.family)
