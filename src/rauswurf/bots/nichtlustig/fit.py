"""Fitting what things are worth in NICHTLUSTIG to how games ended.

Players who weigh one roll play against each other, and before every turn it is noted what each seat
has. The weights are those under which the winners were most likely: a softmax regression, held near
the guess by hand where the games tell little.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from rauswurf.bots.nichtlustig.player import Thinker
from rauswurf.bots.nichtlustig.worth import by_hand, counted, lateness, shares
from rauswurf.bots.view import View
from rauswurf.dice import Dice
from rauswurf.games import Setup
from rauswurf.games import get as get_game
from rauswurf.rules.nichtlustig.cards import ROLLING
from rauswurf.rules.race import ROLL
from rauswurf.table import Table

USUAL_GAMES = 300
DOUBT = 1000.0  # how many games the guess counts for; with less, unseen games are told worse
STEPS = 400
RATE = 0.5
LEAST_SIZE = 0.02  # so that what is hardly ever seen is not learned in leaps

Progress = Callable[[int], None]


@dataclass
class Notes:
    """What was seen before turns at one table, and how the games ended."""

    seen: list[list[list[float]]]  # [turn][seat]: what it has, early and late
    won: list[list[float]]  # [turn][seat]: its share of the win


def fitted(games: int, seed: int, progress: Progress) -> list[float]:
    """The weights fitted to so many games, for two to four players in turn."""
    game = get_game("nichtlustig")
    setups = [game.setup(players) for players in game.players]
    notes = [Notes([], []) for _ in setups]
    for number in range(games):
        table = number % len(setups)
        watch(setups[table], Dice.seeded(seed, number), notes[table])
        progress(1)
    found = most_likely([(np.array(n.seen), np.array(n.won)) for n in notes if n.seen], games)
    return [round(float(weight), 4) for weight in found]


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


def row(s: Any, seat: int) -> list[float]:
    """What a seat has, early and late, as it is weighed."""
    late = lateness(s)
    things = counted(s, seat)
    return [(1 - late) * x for x in things] + [late * x for x in things]


def most_likely(noted: Sequence[tuple[Any, Any]], games: int) -> Any:
    """The weights under which the winners were most likely."""
    guess = np.array(by_hand())
    weights = guess.copy()
    speed = np.zeros_like(weights)
    size = np.mean([np.abs(seen).mean(axis=(0, 1)) for seen, _ in noted], axis=0) + LEAST_SIZE
    for _ in range(STEPS):
        slope = np.mean([slope_of(weights, seen, won) for seen, won in noted], axis=0)
        slope -= DOUBT / games * (weights - guess) * size
        speed = 0.9 * speed + 0.1 * slope / size
        weights = weights + RATE * speed
    return weights


def slope_of(weights: Any, seen: Any, won: Any) -> Any:
    """Which way the winners become more likely, for each weight."""
    scores = seen @ weights
    powers = np.exp(scores - scores.max(axis=1, keepdims=True))
    likely = powers / powers.sum(axis=1, keepdims=True)
    return np.einsum("ts,tsk->k", won - likely, seen) / len(seen)
