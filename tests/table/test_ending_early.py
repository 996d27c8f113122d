"""Ruling ended-early: a game that players end before it is over, and how the places stand then."""

import pytest

from rauswurf.dice import Dice
from rauswurf.games import GAMES
from rauswurf.messages import Told
from rauswurf.table import NotAMove, NotARoll, Table


def places(game: str, position: str, **options: object) -> tuple[int, ...]:
    """The places as they stand."""
    return Table(game, position=position, **options).end_early().places  # type: ignore[arg-type]


def test_pieces_in_the_goal_come_before_fields() -> None:
    position = "yellow 39 38 37 36 / green B B B d / red B B c d / black B B B B ; turn red"
    assert places("madn", position) == (3, 2, 1, 4)


def test_fields_decide_between_equals_and_the_rest_is_shared() -> None:
    position = "yellow B B B 5 / green B B B 17 / red B B B 25 / black B B B B ; turn yellow"
    assert places("madn", position) == (2, 1, 2, 4)


def test_who_is_home_keeps_the_place() -> None:
    table = Table(
        "madn",
        position="yellow a b c d / green 39 a b c / red a b c d / black B B B B "
        "; turn green ; home red yellow",
        variants={"play-on": True},
    )
    outcome = table.end_early([1])
    assert outcome.places == (2, 3, 1, 4)
    assert outcome.winners == ("red",)
    assert outcome.rule == "ended-early"


def test_two_colours_of_one_player_count_together() -> None:
    position = "yellow B B c d / green B a c d / red B B B B / black B B B 0 ; turn red"
    assert places("madn", position, players=2) == (2, 1)


def test_cards_count_as_at_the_end_without_the_professors_dice() -> None:
    table = Table(
        "nichtlustig",
        position="yellow riebmann 3 scored, professor 1 scored / green lemming 2 scored "
        "/ blue ; turn blue",
        players=3,
    )
    outcome = table.end_early()
    assert outcome.points == (2, 4, 0)
    assert outcome.places == (2, 1, 3)


@pytest.mark.parametrize("game", GAMES)
def test_nothing_can_happen_afterwards(game: str) -> None:
    table = Table(game, dice=Dice.seeded(5))
    for _ in range(40):
        table.play(table.moves[0])
    position = table.position
    assert sorted(table.end_early([0]).places)[0] == 1
    assert table.is_over
    assert table.ended == (0,)
    assert table.moves == []
    assert table.refused() == []
    assert table.dice_wanted == 0
    assert table.position == position, "one could go on from here"
    view = table.view
    assert (view.phase, view.seat, view.moves) == ("over", None, ())
    assert view.outcome == table.outcome
    for act in (table.end_early, lambda: table.play("pass"), lambda: table.why_not("pass")):
        with pytest.raises(NotAMove):
            act()
    with pytest.raises(NotARoll):
        table.roll()
    with pytest.raises(Told):
        table.undo()
    assert not Table(game, position=position).is_over


def test_a_copy_goes_its_own_way() -> None:
    table = Table("madn", dice=Dice.seeded(5))
    other = table.copy()
    table.end_early()
    assert not other.is_over
