"""Who could throw out whom with their next roll."""

import random

import pytest

from rauswurf import Dice, Table
from rauswurf.games import GAMES
from rauswurf.table.race.threats import Threat, threats
from rauswurf.table.race.view import RaceView

RACES = [game for game in GAMES if GAMES[game].family == "race"]


def test_a_piece_is_threatened_by_the_rolls_that_reach_it() -> None:
    table = Table(
        "madn",
        players=4,
        position="yellow B B B 12 / green B B B 10 / red B B B 7 / black B B B B ; turn yellow",
    )
    assert threats(table.setup, table.position) == [
        Threat(10, 7, (3,)),
        Threat(12, 7, (5,)),
        Threat(12, 10, (2,)),
    ]


def test_a_piece_on_the_start_of_another_colour_is_threatened_from_its_base() -> None:
    table = Table(
        "madn",
        players=4,
        position="yellow B B B 12 / green B B B B / red B B B 10 / black B B B B ; turn yellow",
    )
    found = threats(table.setup, table.position)
    base = table.setup.board.fields[next(t.origin for t in found if t.place == 10)]
    assert (base.kind, base.name) == ("waiting", "B")


@pytest.mark.parametrize("game", RACES)
def test_whoever_throws_somebody_out_was_a_threat_before(game: str) -> None:
    table = Table(game, players=4, dice=Dice.seeded(5))
    chance = random.Random(5)
    told = 0
    for _ in range(2000):
        if table.is_over or told > 8:
            break
        if table.dice_wanted == 1 and "hunt" not in table.position:
            before = table.position
            seat = table.seat
            (face,) = table.roll()
            view = table.view
            if view.seat != seat or not isinstance(view, RaceView):
                continue
            for move in view.moves:
                if move.captured is None:
                    continue
                told += 1
                assert any(
                    (threat.place, threat.origin) == (move.target, move.origin)
                    and face in threat.faces
                    for threat in threats(table.setup, before)
                )
        elif table.dice_wanted:
            table.roll()
        else:
            table.play(chance.choice(table.moves))
    assert told > 0
