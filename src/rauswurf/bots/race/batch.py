"""Race players and learning, compiled: what needs numpy and the compiler."""

import os
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import Any

import numpy as np

from rauswurf.bots.race import learning, match
from rauswurf.bots.race.mind import (
    MOST_NOTES,
    THOUGHTS,
    is_guest,
    mind_rules,
    rollout_rules,
    thought_width,
)
from rauswurf.bots.race.rollouts import ROLLING
from rauswurf.fast import playout
from rauswurf.fast.batch import Progress, Tallies, columns
from rauswurf.fast.compiler import compiled, new_record
from rauswurf.games import Setup
from rauswurf.rules.compose import RuleSet, compose

CHUNK = 64  # games a thread plays before it looks up


@cache
def batch_rules(setup: Setup, shape: tuple[int, int], *, rolls_out: bool = False) -> RuleSet:
    """The rules of a table with players, matches and lessons, for a net of this shape."""
    players = rollout_rules if rolls_out else mind_rules
    minds = players(setup, shape[1], guest=is_guest(setup, shape))
    return compose(setup.game.id, [playout, match, learning], minds)


def new_memory(setup: Setup, hidden: int) -> tuple[Any, Any]:
    """Room for notes and thoughts, for compiled players."""
    return np.zeros(MOST_NOTES, np.int64), np.zeros((THOUGHTS, thought_width(setup, hidden)))


def play_matches(
    setup: Setup,
    net: Any,
    players: Any,
    numbers: Any,
    seed: int,
    threads: int | None = None,
    progress: Progress | None = None,
) -> Tallies:
    """Play a game for each row of ``players`` ([game, seat]); its number decides the dice."""
    hidden = net.shape[1]
    rules = batch_rules(setup, net.shape, rolls_out=bool((players >= ROLLING).any()))
    began = time.perf_counter()
    play = compiled(rules, "play_matches")
    compile_seconds = time.perf_counter() - began
    rows = np.zeros((len(players), len(columns(setup))), np.int64)
    seats = len(setup.seats)

    def play_some(first: int) -> int:
        part = slice(first, first + CHUNK)
        states = [new_record(rules) for _ in range(3)]
        dice, chance = np.zeros((seats, 2), np.int64), np.zeros(2, np.int64)
        memory = new_memory(setup, hidden)
        play(*states, dice, chance, seed, numbers[part], players[part], net, *memory, rows[part])
        return len(players[part])

    began = time.perf_counter()
    with ThreadPoolExecutor(threads or os.cpu_count() or 1) as pool:
        for played in pool.map(play_some, range(0, len(players), CHUNK)):
            if progress:
                progress(played)
    seconds = time.perf_counter() - began
    return Tallies(rows, seats, seconds, compile_seconds, setup.game.family)


class Teacher:
    """Plays games of a net at one table, and corrects it."""

    def __init__(self, setup: Setup, shape: tuple[int, int]) -> None:
        rules = batch_rules(setup, shape)
        hidden = shape[1]
        self.learn_games = compiled(rules, "learn_games")
        self.seats = len(setup.seats)
        self.states = [new_record(rules) for _ in range(3)]
        self.memory = new_memory(setup, hidden)
        pages = learning.PAGES
        self.diary = (
            np.zeros((pages, MOST_NOTES), np.int64),
            np.zeros((pages, thought_width(setup, hidden))),
            np.zeros((pages, self.seats)),
            np.zeros((pages, self.seats)),
            np.zeros((pages, self.seats + learning.FACTS), np.int64),
            np.zeros(pages, np.int64),
        )

    def lesson(
        self,
        net: Any,
        players: Sequence[int],
        guest: int,
        home: int,
        games: range,
        seed: int,
        rate: float,
        trust: float,
    ) -> None:
        """Play the games with these numbers, with these players on the seats, and learn."""
        self.learn_games(
            *self.states,
            np.zeros(2, np.int64),
            seed,
            games.start,
            len(games),
            home,
            rate,
            trust,
            np.array(players),
            guest,
            net,
            *self.memory,
            *self.diary,
        )


def net_table(rows: Sequence[Sequence[float]]) -> Any:
    """Weights as compiled players want them."""
    return np.array(rows, np.float64)
