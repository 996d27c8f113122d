"""Who begins, whose turn it is, the rolls of a turn, and the scoring that follows them."""

import pytest

from rauswurf import Dice, Table
from tests.nichtlustig.scenes import after, cards, refusal, table

NOBODY = "yellow / green / blue ; turn yellow"
ROLLED = "yellow / green / blue ; turn yellow ; dice b3 b5 r1 r2 w5 w5 p4"


def new_table(players: int = 3) -> Table:
    return Table("nichtlustig", players, dice=Dice.by_hand())


# first


def test_first_highest_number_begins() -> None:
    at = new_table()
    for face in (2, 5, 4):
        at.roll(face)
    assert at.turn == "green"
    assert at.dice_wanted == 7


def test_first_a_symbol_counts_nothing() -> None:
    at = new_table()
    for face in (6, 6, 1):
        at.roll(face)
    assert at.turn == "blue"


def test_first_ruling_only_tied_seats_roll_again() -> None:
    at = new_table()
    for face in (5, 2, 5):
        at.roll(face)
    assert at.position == "yellow / green / blue ; contest yellow - blue -"
    at.roll(3)
    assert at.turn == "blue"
    at.roll(4)
    assert at.turn == "blue"
    assert at.position == "yellow / green / blue ; turn blue"


def test_first_ruling_symbols_only_are_a_tie_too() -> None:
    at = new_table(2)
    at.roll(6)
    at.roll(6)
    assert at.position == "yellow / green ; contest yellow - green -"


# turns


def test_turns_go_round_clockwise() -> None:
    at = table(NOBODY)
    turns = []
    for _ in range(4):
        turns.append(at.turn)
        at.roll(1, 1, 2, 3, 4, 5, 6)
        at.play("stop")
        at.play(at.moves[0])
    assert turns == ["yellow", "green", "blue", "yellow"]


# rolls


def test_rolls_begin_with_all_seven_dice() -> None:
    at = table(NOBODY)
    assert at.dice_wanted == 7
    assert at.moves == ["roll"]
    at.roll(3, 5, 1, 2, 5, 5, 4)
    assert at.shown == ["b3", "b5", "r1", "r2", "w5", "w5", "p4"]


def test_rolls_any_dice_are_set_aside_and_the_others_rolled() -> None:
    at = after(ROLLED, "keep w5 w5 b3")
    assert at.dice_wanted == 4
    at.roll(1, 2, 3, 4)
    assert at.shown == ["b3", "b1", "r2", "r3", "w5", "w5", "p4"]


def test_rolls_nothing_needs_to_be_set_aside() -> None:
    at = after(ROLLED, "keep nothing")
    assert at.dice_wanted == 7


def test_rolls_a_die_set_aside_stays_there() -> None:
    at = after(ROLLED, "keep w5 w5")
    at.roll(1, 2, 3, 4, 6)
    assert refusal(at, "keep w5") == "rolls.aside"
    assert "keep b1" in at.moves
    at.play("keep b1")
    assert at.dice_wanted == 4


def test_rolls_every_set_of_dice_is_offered_once() -> None:
    assert len(set(table(ROLLED).moves)) == 2**7
    assert len(set(after(ROLLED, "stop").moves)) == 1


def test_rolls_one_may_stop_early() -> None:
    at = after(ROLLED, "stop")
    assert at.moves == ["take lemming 5"]


def test_rolls_there_are_three() -> None:
    at = after(ROLLED, "keep nothing")
    at.roll(3, 5, 1, 2, 5, 5, 4)
    assert at.rolls_left == 1
    at.play("keep nothing")
    at.roll(3, 5, 1, 2, 5, 5, 4)
    assert at.rolls_left == 0
    assert at.moves == ["take lemming 5"]


def test_rolls_the_pink_die_is_kept_and_rolled_like_the_others() -> None:
    at = after(ROLLED, "keep p4")
    at.roll(3, 5, 1, 2, 5, 4)
    assert at.shown[-1] == "p4"
    at.undo()
    at.undo()
    at.play("keep w5 w5")
    at.roll(1, 2, 3, 4, 1)
    assert at.shown[-1] == "p1"


def test_rolls_ruling_setting_all_aside_is_stopping() -> None:
    at = after(ROLLED, "keep b3 b5 r1 r2 w5 w5 p4")
    assert at.events[-1].text == "stop"


def test_rolls_ruling_equal_dice_are_told_apart_by_their_symbols() -> None:
    at = table(ROLLED)
    assert refusal(at, "keep w5") == "rolls.which-die"
    at.play("keep w5:virus")
    at.roll(1, 1, 1, 1, 6, 1)
    assert at.shown[4:] == ["time-machine", "w5", "p1"]


@pytest.mark.parametrize("dice", ["w5:time-machine w5", "w5 w5:time-machine", "w5:virus w5"])
def test_rolls_ruling_both_of_a_pair_may_be_said_with_one_symbol_in_any_order(dice: str) -> None:
    at = table(ROLLED)
    assert at.why_not(f"keep {dice}") is None
    at.play(f"keep {dice}")
    at.roll(1, 1, 1, 1, 1)
    assert at.shown[4:] == ["w5", "w5", "p1"]


# scoring

SCORING = (
    "yellow lemming 4, yeti 1 / green professor 4, riebmann 4 scored / blue yeti 4 "
    "; dice b3 b5 r1 r2 w5 w5 {} ; rolls 1"
)


def test_scoring_turns_everybodys_cards_of_the_pink_number() -> None:
    at = after(SCORING.format("p4"), "stop")
    assert cards(at, "yellow") == "yeti 1, lemming 4 scored"
    assert cards(at, "green") == "riebmann 4 scored, professor 4 scored"
    assert cards(at, "blue") == "yeti 4 scored"


def test_scoring_the_poodle_scores_nothing() -> None:
    at = after(SCORING.format("poodle"), "stop")
    assert cards(at, "yellow") == "yeti 1, lemming 4"
    assert cards(at, "blue") == "yeti 4"


def test_scoring_waits_for_the_end_of_the_rolls() -> None:
    at = table(SCORING.format("p4"))
    assert cards(at, "yellow") == "yeti 1, lemming 4"
    at.play("keep p4")
    assert cards(at, "yellow") == "yeti 1, lemming 4"


def test_scoring_comes_before_taking() -> None:
    at = after("yellow / green ; dice b3 b5 r1 r2 w4 w4 p4", "stop", "take lemming 4")
    assert cards(at, "yellow") == "lemming 4"


def test_scoring_comes_before_taking_from_others_too() -> None:
    at = after("yellow / green lemming 4 ; dice b3 b5 r1 r2 w4 w4 p4", "stop")
    assert refusal(at, "take lemming 4") == "scoring.safe"
    assert at.moves == ["take death 4"]


def test_scoring_makes_cards_safe() -> None:
    at = after("yellow / green lemming 5 scored ; dice b3 b5 r1 r2 w5 w5 p4", "stop")
    assert refusal(at, "take lemming 5 from green") == "scoring.safe"


# skip and two-rolls


@pytest.mark.parametrize(("skip_card", "other"), [("nf700", "ufo"), ("ufo", "nf700")])
def test_skip_whoever_has_the_card_misses_the_turn(skip_card: str, other: str) -> None:
    at = table(
        f"yellow / green {skip_card}, {other}, duck, virus, lemming 3 / blue "
        "; dice b1 b2 r1 r2 w5 w5 p3 ; rolls 1",
        skip_card,
    )
    at.play("stop")
    at.play("take lemming 5")
    assert at.turn == "blue"
    specials = sorted([other, "duck", "virus"], key=["duck", "ufo", "nf700", "virus"].index)
    assert cards(at, "green") == f"lemming 3 scored, {', '.join(specials)}"


def test_skip_with_two_players_the_same_one_goes_on() -> None:
    at = after("yellow / green nf700 ; dice b1 b2 r1 r2 w5 w5 p3", "stop", "take lemming 5")
    assert at.turn == "yellow"
    assert at.rolls_left == 3
    assert cards(at, "green") == ""


def test_scoring_ruling_a_missed_turn_has_none() -> None:
    at = after("yellow / green nf700, yeti 2 / blue yeti 1 ; dice b1 b2 r1 r2 w5 w5 p3", "stop")
    at.play("take lemming 5")
    assert cards(at, "green") == "yeti 2"
    assert cards(at, "blue") == "yeti 1"


@pytest.mark.parametrize(("skip_card", "card"), [("nf700", "ufo"), ("ufo", "nf700")])
def test_two_rolls_is_all_there_is_with_the_other_card(skip_card: str, card: str) -> None:
    at = table(f"yellow {card} / green ; turn yellow", skip_card)
    assert at.rolls_left == 2
    at.roll(1, 2, 1, 2, 5, 5, 3)
    at.play("keep w5 w5")
    at.roll(1, 2, 1, 2, 3)
    assert at.moves == ["take lemming 5"]
    at.play("take lemming 5")
    assert cards(at, "yellow") == "lemming 5"  # the card has gone back


def test_two_rolls_leaves_no_third_for_the_duck() -> None:
    at = table("yellow ufo, duck / green ; dice b1 b2 r1 r2 w5 w5 p3 ; rolls 1")
    assert refusal(at, "use duck") == "two-rolls.no-duck"
    at.play("keep w5 w5")
    at.roll(1, 2, 1, 2, 3)
    assert at.moves == ["take lemming 5"]
    assert refusal(at, "use duck") == "two-rolls.no-duck"
    at.play("take lemming 5")
    assert cards(at, "yellow") == "lemming 5, duck"
