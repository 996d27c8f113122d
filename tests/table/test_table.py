"""A table can be asked what would happen, and told to forget what was long ago."""

import pytest

from rauswurf import Dice, Table
from rauswurf.table import IllegalMove, NotARoll


def test_what_would_be_rolled_is_what_falls() -> None:
    table = Table("madn", dice=Dice.seeded(12))
    faces = table.would_roll()
    assert table.events == []
    assert table.roll() == faces


def test_a_roll_that_could_not_be_made_is_refused_before() -> None:
    table = Table("madn", dice=Dice.by_hand())
    with pytest.raises(NotARoll, match="1 to 6"):
        table.would_roll(7)
    table.roll(1)
    with pytest.raises(NotARoll, match="nothing to roll now"):
        table.would_roll()


def test_a_move_is_written_properly_before_it_is_made() -> None:
    table = Table("madn", dice=Dice.seeded(12))
    table.roll()
    position = table.position
    assert table.would_play(" 0-6 ") == "0-6"
    with pytest.raises(IllegalMove):
        table.would_play("B-0")
    assert table.position == position


def test_a_copy_goes_on_apart() -> None:
    table = Table("madn", players=2, dice=Dice.seeded(7))
    for _ in range(6):
        table.play(table.moves[0])
    copy, position, events = table.copy(), table.position, table.events[:]
    for _ in range(4):
        copy.play(copy.moves[0])
    assert (table.position, table.events) == (position, events)
    for _ in range(10):
        copy.undo()
    copy.play(copy.moves[0])
    assert (table.position, table.events) == (position, events)
    table.undo()
    table.play(table.moves[0])
    assert table.position == position


def test_the_move_roll_would_be_a_roll() -> None:
    table = Table("werfer", players=2, dice=Dice.seeded(7))
    assert table.would_play(" roll ") == "roll"


def test_what_is_forgotten_cannot_be_taken_back() -> None:
    table = Table("madn", dice=Dice.seeded(12))
    for _ in range(5):
        table.play(table.moves[0])
    table.forget(2)
    before = table.position
    assert [table.undo() for _ in range(2)]
    with pytest.raises(ValueError, match="nothing to undo"):
        table.undo()
    table.play(table.moves[0])
    table.play(table.moves[0])
    assert table.position == before, "the dice fall again as they did"
