"""A roll that nobody can use: whoever asks the referee whether to roll again is told the truth."""

import random
from collections import Counter
from collections.abc import Iterator

import pytest

from rauswurf import Dice, Table
from rauswurf.games import GAMES
from rauswurf.table.referee import Report, report

RACES = sorted(game.id for game in GAMES.values() if game.family == "race")
ENOUGH = 60  # lost rolls in each game


def lost_rolls(game: str) -> Iterator[Report]:
    """What the referee says about lost rolls of random games, in which sixes are frequent."""
    chance = random.Random(f"lost rolls of {game}")
    while True:
        table = Table(game, dice=Dice.by_hand())
        while not table.is_over:
            if "roll" not in table.moves:
                table.play(chance.choice(table.moves))
                continue
            faces = [chance.choice((6, chance.randint(1, 6))) for _ in range(table.dice_wanted)]
            answer = report(table.setup, table.position, *faces)
            if answer.lost:
                yield answer
            table.roll(*faces)


@pytest.mark.parametrize("game", RACES)
def test_after_a_lost_roll_rolling_is_legal_for_whoever_rolls_again_and_nobody_else(
    game: str,
) -> None:
    asked: Counter[bool] = Counter()
    for answer, _ in zip(lost_rolls(game), range(ENOUGH), strict=False):
        assert answer.after is not None
        rolls_again = answer.after.turn == answer.turn
        refused = answer.table.why_not("roll")
        assert (refused is None) is rolls_again, (answer.position, answer.roll, refused)
        assert refused is None or refused.rule == "must-move"
        asked[rolls_again] += 1
    assert asked[False]
    assert bool(asked[True]) is (game != "kurzer-einsatz")  # there a six is nothing special
