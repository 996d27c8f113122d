"""Whole games without the compiler."""

from rauswurf.fast.batch import playout_rules
from rauswurf.games import Setup
from rauswurf.rules.state import Rows


def play_interpreted(setup: Setup, seed: int, tallies: Rows) -> None:
    """Play a random game for each tally, as ``simulate`` does."""
    rules = playout_rules(setup)
    numbers = list(range(len(tallies)))
    players = [[0] * len(setup.seats)] * len(tallies)
    rules.play_games(rules.new_state(), None, None, [[0, 0]], seed, numbers, players, tallies)
