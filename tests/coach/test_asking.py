"""Chances, advice and what may fall, as programs ask for them."""

import msgspec
import pytest

from rauswurf import Dice, Table, coach, games

POSITION = "yellow 3 20 B B / red 5 B B B ; turn yellow"


def small_table() -> Table:
    return Table("never-mind", 2, dice=Dice.by_hand(), position=POSITION)


@pytest.mark.parametrize("game", sorted(games.GAMES))
def test_chances_of_a_new_game_are_parts_of_one(game: str) -> None:
    table = Table(game, 2, dice=Dice.seeded(1))
    chances = table.chances()
    assert sum(chances.seats) == pytest.approx(1, abs=1e-12)
    assert chances.place == 1
    assert chances.evaluator
    assert chances == coach.chances(table)


def test_advice_is_in_order_and_the_best_costs_nothing() -> None:
    table = small_table()
    table.roll(2)
    advice = coach.advise(table)
    assert {each.move for each in advice} == set(table.moves)
    assert advice[0].loss == 0
    assert [each.loss for each in advice] == sorted(each.loss for each in advice)
    assert advice[0].move == "3x5"


def test_luck_of_all_faces_is_nothing_on_average() -> None:
    table = small_table()
    falls = coach.by_roll(table)
    assert [fall.faces for fall in falls] == [(face,) for face in range(1, 7)]
    for seat in range(2):
        mean = sum(fall.probability * fall.luck[seat] for fall in falls)
        assert mean == pytest.approx(0, abs=1e-12)
    assert falls[1].luck[0] > falls[0].luck[0]  # a two throws somebody out


def test_where_no_roll_is_awaited_nothing_falls() -> None:
    table = small_table()
    table.roll(2)
    assert coach.by_roll(table) == ()


def test_places_are_played_on() -> None:
    position = "yellow a b c d / green 3 B B B / red 5 B B B / black B B B B ; turn green"
    chances = Table("madn", 4, variants={"play-on": True}, position=position).chances()
    assert chances.place == 2
    assert chances.seats[0] == 0
    assert list(chances.places[0]) == [1, 0, 0, 0]
    for line in (*chances.places, *zip(*chances.places, strict=True)):
        assert sum(line) == pytest.approx(1, abs=1e-12)
    assert [row[1] for row in chances.places] == pytest.approx(chances.seats)


def test_what_is_over_has_a_result() -> None:
    table = Table("madn", 2, dice=Dice.seeded(3))
    table.end_early()
    assert table.chances().source == "result"
    assert coach.advise(table) == ()


def test_everything_can_be_told_as_json() -> None:
    table = small_table()
    told = msgspec.json.decode(msgspec.json.encode([table.chances(), coach.by_roll(table)]))
    assert told[0]["seats"] == list(table.chances().seats)
