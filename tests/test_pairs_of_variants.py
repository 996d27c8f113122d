"""Variants stack: with any two of them chosen, what is offered is what the referee allows."""

import random
from itertools import combinations

from rauswurf import Dice, Table
from rauswurf.games import GAMES, SetupError
from rauswurf.table.table import state_of
from tests.support.referee import assert_referee_agrees

MOMENTS = 25  # of each game; further on with every pair
GAME = GAMES["madn"]  # all classic games have the same; elsewhere no two change one function


def pairs() -> list[dict[str, str]]:
    """Every two values of different variants."""
    values = [(each.id, value) for each in GAME.variants for value in each.values]
    return [dict(pair) for pair in combinations(values, 2) if pair[0][0] != pair[1][0]]


def test_every_pair_of_variants_stacks() -> None:
    chance = random.Random(16)
    for number, chosen in enumerate(pairs()):
        for players in chance.sample(GAME.players, len(GAME.players)):
            try:
                setup = GAME.setup(players, chosen)
            except SetupError:
                continue  # a value that does not go with so many players
            break
        else:
            continue  # nor with any number: two-each and neutral
        table = Table(setup, dice=Dice.seeded(number))
        for moment in range(200):
            if table.is_over:
                break
            if moment % (200 // MOMENTS) == 0:
                assert_referee_agrees(table, setup.game.judge(setup, state_of(table)).wishes())
            table.play(chance.choice(table.moves))
