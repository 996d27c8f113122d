"""Fitting what things are worth in NICHTLUSTIG to how games ended.

Players who weigh one roll play against each other; before every turn it is noted what each seat has.
The weights are those under which the winners were most likely: a softmax regression, held near the
guess by hand where the games tell little.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

from rauswurf.bots.nichtlustig.player import Thinker
from rauswurf.bots.nichtlustig.worth import by_hand, counted, lateness, shares
from rauswurf.bots.view import View
from rauswurf.dice import Dice
from rauswurf.games import Setup
from rauswurf.rules.nichtlustig.cards import ROLLING
from rauswurf.rules.race import ROLL
from rauswurf.table import Table

DOUBT = 20.0  # how many games' worth the guess by hand counts
STEPS = 400
RATE = 0.5

Progress = Callable[[int], None]


@dataclass
class Notes:
    """What was seen before turns, and how the games ended."""

    seen: list[list[list[float]]]  # [turn][seat]: what it has, early and late
    won: list[list[float]]  # [turn][seat]: its share of the win
    games: int = 0


def fitted(setup: Setup, games: int, seed: int, progress: Progress) -> list[float]:
    """The weights fitted to so many games."""
    notes = Notes([], [])
    for game in range(games):
        watch(setup, Dice.seeded(seed, game), notes)
        progress(1)
    return most_likely(np.array(notes.seen), np.array(notes.won), games).tolist()  # type: ignore[no-any-return]


def watch(setup: Setup, dice: Dice, notes: Notes) -> None:
    """Watch one game and note what is seen."""
    bot = Thinker(by_hand(), lookahead=1)
    table = Table(setup, dice=dice)
    turns = 0
    while not table.is_over:
        s = table.state
        if s.phase == ROLL and s.step == ROLLING and not any(s.face):
            notes.seen.append([row(s, seat) for seat in range(setup.players)])
            turns += 1
        table.play(bot.choose(View.of(table)) if s.options else "roll")
    notes.won += [shares(table.state.rank)] * turns
    notes.games += 1


def row(s: Any, seat: int) -> list[float]:
    """What a seat has, early and late, as it is weighed."""
    late = lateness(s)
    things = counted(s, seat)
    return [(1 - late) * x for x in things] + [late * x for x in things]


def most_likely(seen: Any, won: Any, games: int) -> Any:
    """The weights under which the winners were most likely."""
    guess = np.array(by_hand())
    weights = guess.copy()
    speed = np.zeros_like(weights)
    size = np.abs(seen).mean(axis=(0, 1)) + 0.02
    for _ in range(STEPS):
        scores = seen @ weights
        powers = np.exp(scores - scores.max(axis=1, keepdims=True))
        likely = powers / powers.sum(axis=1, keepdims=True)
        slope = np.einsum("ts,tsk->k", won - likely, seen) / len(seen)
        slope -= DOUBT / games * (weights - guess) * size
        speed = 0.9 * speed + 0.1 * slope / size
        weights = weights + RATE * speed
    return weights
