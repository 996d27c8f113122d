"""A bot at a table is the bot that is measured: asked or compiled, it plays the same games.

For every value of every variant, and however games are cut into chunks and shared among threads.
Here some are sampled; `make proof` takes them all.
"""

import random

import numpy as np
import pytest

from rauswurf.games import GAMES, Setup
from rauswurf.lab.match import match_at
from rauswurf.lab.play import ignore, play, play_interpreted

# They leave nothing to chance.
BOTS = {"race": ("net-2ply", "net"), "nichtlustig": ("all-rolls", "one-roll")}


def values() -> list[Setup]:
    """A table for every value of every variant."""
    found = []
    for game in GAMES.values():
        for variant in game.variants:
            for value in variant.values:
                players = variant.players.get(value, game.players[:1])[0]
                found.append(game.setup(players, {variant.id: value}))
    return found


def described(setup: Setup) -> str:
    chosen = " ".join(f"{name}={value}" for name, value in setup.variants.items())
    return f"{setup.game.id} {setup.players} {chosen}"


def check(setup: Setup, games: int) -> None:
    seats = len(setup.seats)
    match = match_at(setup, (BOTS[setup.game.family] * seats)[:seats], 27, rotated=True)
    whole = play(match, 0, games, 2).rows
    parts = [play(match, first, 1, 1).rows for first in range(games)]
    assert (np.concatenate(parts) == whole).all(), "chunks and threads change nothing"
    asked = play_interpreted(match, 0, games, 1, ignore)
    assert (asked == whole).all(), described(setup)


@pytest.mark.slow
@pytest.mark.parametrize(
    "setup",
    [
        GAMES["madn"].setup(2, {"forced-capture": "huff", "barriers": "on"}),
        # Who is home has nothing to lose: of choices worth the same the first is taken.
        GAMES["madn"].setup(3, {"colours": "neutral"}),
        GAMES["madn"].setup(3, {"colours": "neutral", "backward-capture": "on"}),
    ],
    ids=lambda setup: described(setup),
)
def test_where_the_two_once_differed(setup: Setup) -> None:
    check(setup, 4)


@pytest.mark.slow
@pytest.mark.parametrize("setup", random.Random(27).sample(values(), 1), ids=described)
def test_a_value_of_a_variant(setup: Setup) -> None:
    check(setup, 2)


@pytest.mark.proof
@pytest.mark.parametrize("setup", values(), ids=described)
def test_all_values_of_variants(setup: Setup) -> None:
    check(setup, 4)
