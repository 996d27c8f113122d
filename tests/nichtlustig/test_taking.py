"""Which target cards the dice bring, and from where."""

import pytest

from rauswurf import Move
from rauswurf.rules.nichtlustig.cards import State
from rauswurf.table.table import state_of
from tests.nichtlustig.scenes import after, cards, refusal, table

NOBODY = "yellow / green / blue ; dice {} ; rolls 1"


def takes(dice: str, position: str = NOBODY) -> list[Move]:
    """What is offered after stopping with these dice."""
    return after(position.format(dice), "stop").moves


# take


def test_take_from_the_table() -> None:
    at = after(NOBODY.format("b1 b2 r1 r2 w5 w5 p3"), "stop", "take lemming 5")
    assert cards(at, "yellow") == "lemming 5"


def test_take_a_fresh_card_from_another_player() -> None:
    at = after("yellow / green yeti 2 / blue ; dice b1 b3 r2 r2 w5 w4 p3", "stop")
    assert at.moves == ["take yeti 2 from green"]
    at.play("take yeti 2")
    assert cards(at, "yellow") == "yeti 2"
    assert cards(at, "green") == ""


def test_take_says_where_a_card_lies() -> None:
    at = after("yellow / green yeti 2 / blue ; dice b1 b3 r2 r2 w5 w4 p3", "stop")
    assert refusal(at, "take yeti 2 from blue") == "take.elsewhere"
    assert refusal(at, "take yeti 2 from table") == "take.elsewhere"


def test_take_own_cards_do_not_count() -> None:
    at = after("yellow yeti 2 / green ; dice b1 b3 r2 r2 w5 w4 p3", "stop")
    assert refusal(at, "take yeti 2") == "take.own"
    assert at.moves == ["take death 3"]


def test_take_one_at_least_must_be_taken() -> None:
    at = after(NOBODY.format("b1 b2 r1 r2 w5 w5 p3"), "stop")
    assert refusal(at, "take nothing") == "take.must-take"


def test_take_more_than_one_is_free() -> None:
    assert takes("b1 b1 r2 r2 w4 w3 p3") == [
        "take riebmann 1",
        "take yeti 2",
        "take riebmann 1, yeti 2",
    ]


def test_take_ruling_all_cards_are_named_together() -> None:
    at = after("yellow / green yeti 2 ; dice b1 b1 r2 r2 w4 w4 p3", "stop")
    at.play("take lemming 4, yeti 2, riebmann 1")
    assert at.events[-1].text == "take riebmann 1, yeti 2 from green, lemming 4"
    assert cards(at, "yellow") == "riebmann 1, yeti 2, lemming 4"


# pairs


@pytest.mark.parametrize(
    ("dice", "card"),
    [
        ("b4 b4 r1 r2 w3 w5 p3", "riebmann 4"),
        ("b1 b2 r4 r4 w3 w5 p3", "yeti 4"),
        ("b1 b2 r3 r5 w4 w4 p3", "lemming 4"),
    ],
)
def test_pairs_both_dice_of_the_colour(dice: str, card: str) -> None:
    assert takes(dice) == [f"take {card}"]


def test_pairs_symbols_make_none() -> None:
    assert takes("duck ufo clown nf700 w1 w2 p3") == ["take death 3"]


def test_pairs_need_both_dice() -> None:
    at = after(NOBODY.format("b4 b4 r1 r2 w3 w5 p3"), "stop")
    assert refusal(at, "take lemming 5") == "pairs.not-shown"
    assert refusal(at, "take riebmann 3") == "pairs.not-shown"


# professors


def test_professors_one_die_of_each_colour() -> None:
    assert takes("b4 b1 r2 r4 w4 w5 p3") == ["take professor 4"]


def test_professors_two_at_once() -> None:
    assert takes("b4 b1 r1 r4 w4 w1 p3") == [
        "take professor 1",
        "take professor 4",
        "take professor 1, professor 4",
    ]


def test_professors_need_all_three_colours() -> None:
    at = after(NOBODY.format("b4 b4 r4 r4 w1 w2 p4"), "stop")
    assert refusal(at, "take professor 4") == "professors.not-shown"


def test_professors_symbols_make_none() -> None:
    assert takes("duck b1 clown r2 virus w3 p3") == ["take death 3"]


# dinosaurs


def test_dinosaurs_need_the_sum_of_the_coloured_dice() -> None:
    position = "yellow professor 5 / green ; dice {}"
    offered = takes("b5 b4 r5 r3 w5 w3 p1", position)
    assert offered == ["take dinosaur 24", "take dinosaur 25"]


def test_dinosaurs_the_pink_die_does_not_count() -> None:
    at = after(NOBODY.format("b5 b4 r5 r3 w3 w2 p5"), "stop")
    assert refusal(at, "take dinosaur 24") == "dinosaurs.too-low"


def test_dinosaurs_symbols_count_nothing() -> None:
    at = after(NOBODY.format("b5 ufo r5 r4 w5 w4 p5"), "stop")
    assert refusal(at, "take dinosaur 24") == "dinosaurs.too-low"


def test_dinosaurs_are_turned_to_points_at_once() -> None:
    at = after(NOBODY.format("b5 b4 r5 r3 w5 w3 p1"), "stop", "take dinosaur 25")
    assert state_of(at, State).mark[21] == 1
    at = after("yellow / green dinosaur 25 ; dice b5 b4 r5 r3 w5 w3 p1", "stop")
    assert refusal(at, "take dinosaur 25") == "scoring.safe"


def test_dinosaurs_only_one() -> None:
    at = after(NOBODY.format("b5 b4 r5 r3 w5 w3 p1"), "stop")
    assert refusal(at, "take dinosaur 24, dinosaur 25") == "dinosaurs.only-one"


def test_dinosaurs_ruling_any_that_the_sum_reaches() -> None:
    at = after("yellow / green dinosaur 26 ; dice b5 b5 r5 r5 w5 w5 p1", "stop")
    offered = [move for move in at.moves if "dinosaur" in move]
    assert offered == [f"take dinosaur {number}" for number in (24, 25, 27, 28)]


# each-die-once


def test_each_die_once_three_pairs_or_a_professor() -> None:
    at = after(NOBODY.format("b3 b3 r3 r3 w3 w3 p1"), "stop")
    assert "take riebmann 3, yeti 3, lemming 3" in at.moves
    assert "take professor 3" in at.moves
    assert refusal(at, "take riebmann 3, professor 3") == "each-die-once.not-together"


def test_each_die_once_a_dinosaur_uses_all() -> None:
    at = after(NOBODY.format("b5 b5 r4 r3 w5 w3 p1"), "stop")
    assert refusal(at, "take riebmann 5, dinosaur 24") == "each-die-once.not-together"


def test_each_die_once_never_more_than_thirteen_ways() -> None:
    assert len(takes("b5 b5 r5 r5 w5 w5 p1")) == 7 + 1 + 5


def test_only_when_the_rolls_are_over() -> None:
    at = table(NOBODY.format("b3 b3 r3 r3 w3 w3 p1"))
    assert refusal(at, "take riebmann 3") == "take.stop-first"
