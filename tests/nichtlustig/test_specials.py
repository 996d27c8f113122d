"""How special cards are won and what they do."""

import pytest

from tests.nichtlustig.scenes import after, cards, refusal, table

# specials


@pytest.mark.parametrize(
    ("die", "face"), [(0, "duck"), (2, "clown"), (4, "time-machine"), (5, "virus")]
)
def test_specials_a_symbol_brings_its_card(die: int, face: str) -> None:
    dice = ["b1", "b2", "r1", "r3", "w4", "w5"]
    dice[die] = face
    at = after(f"yellow / green ; dice {' '.join(dice)} p3", "stop", "take death 3")
    assert cards(at, "yellow") == f"death 3, {face}"


def test_specials_ufo_and_nf700_too() -> None:
    at = after("yellow / green ; dice b1 ufo r1 nf700 w4 w5 p3", "stop", "take death 3")
    assert cards(at, "yellow") == "death 3, ufo, nf700"


def test_specials_come_from_other_players_too() -> None:
    at = after("yellow / green clown ; dice b1 b2 clown r3 w4 w5 p3", "stop", "take death 3")
    assert cards(at, "yellow") == "death 3, clown"
    assert cards(at, "green") == ""


def test_specials_count_at_the_end_of_the_turn_only() -> None:
    at = after("yellow / green ; dice duck b2 r1 r3 w4 w5 p3 ; rolls 2", "keep b2 r1 r3 w4 w5 p3")
    at.roll(1)
    at.play("stop")
    at.play("take death 3")
    assert cards(at, "yellow") == "death 3"


def test_specials_save_nobody_from_death() -> None:
    at = after("yellow / green ; dice duck b2 r1 r3 w4 w5 p3", "stop")
    assert at.moves == ["take death 3"]


def test_specials_the_poodle_brings_none() -> None:
    at = after("yellow / green ; dice b1 b2 r1 r3 w4 w5 poodle", "stop", "take poodle")
    assert cards(at, "yellow") == "poodle"


def test_specials_are_not_taken_like_target_cards() -> None:
    at = after("yellow / green ; dice duck b2 r1 r3 w5 w5 p3", "stop")
    assert refusal(at, "take duck") == "specials.by-symbol"


def test_specials_must_be_held_and_work_from_the_next_turn_on() -> None:
    at = after("yellow / green ; dice duck b2 clown r3 w4 w5 p3", "stop")
    assert refusal(at, "use clown") == "specials.not-held"


def test_specials_unused_ones_stay() -> None:
    at = after("yellow duck, clown, time-machine / green ; dice b1 b2 r1 r3 w5 w5 p3", "stop")
    at.play("take lemming 5")
    assert cards(at, "yellow") == "lemming 5, duck, clown, time-machine"


def test_specials_some_work_by_themselves() -> None:
    at = after("yellow virus / green ; dice b1 b2 r1 r3 w5 w5 p3", "stop")
    assert refusal(at, "use virus") == "specials.by-itself"


@pytest.mark.parametrize("card", ["virus", "ufo"])
def test_specials_ruling_a_used_card_may_be_won_back_at_once(card: str) -> None:
    dice = "b1 ufo r1 r3 w4 virus p3"
    at = after(f"yellow {card} / green ; dice {dice}", "stop", "take death 3")
    assert cards(at, "yellow") == "death 3, ufo, virus"


def test_specials_ruling_the_clown_too() -> None:
    at = after("yellow clown / green ; dice b1 b2 clown r3 w4 w5 p3", "stop", "use clown")
    assert cards(at, "yellow") == "clown"


# duck

THIRD = "yellow duck / green ; dice b1 b2 r1 r3 w5 w4 p3 ; kept w5 ; rolls 0"


def test_duck_gives_a_fourth_roll() -> None:
    at = table(THIRD)
    assert at.moves == ["use duck", "stop"]
    at.play("use duck")
    assert cards(at, "yellow") == ""
    at.play("keep nothing")
    assert at.dice_wanted == 6
    at.roll(1, 2, 1, 3, 5, 3)
    assert at.moves == ["take lemming 5"]


def test_duck_may_be_kept() -> None:
    at = after(THIRD, "stop", "take death 3")
    assert cards(at, "yellow") == "death 3, duck"


def test_duck_ruling_dice_may_be_set_aside_before_it_but_not_all() -> None:
    at = after(THIRD, "use duck")
    assert len(at.moves) == 2**6 - 1
    assert refusal(at, "stop") == "duck.must-roll"
    assert refusal(at, "keep b1 b2 r1 r3 w4 p3") == "duck.must-roll"
    at.play("keep b1 b2 r1 r3 p3")
    assert at.dice_wanted == 1


def test_duck_only_once() -> None:
    at = after(THIRD, "use duck", "keep nothing")
    at.roll(6, 2, 1, 3, 1, 3)
    assert at.moves == ["take death 3"]
    at.play("take death 3")
    assert cards(at, "yellow") == "death 3, duck"  # its own symbol brought it back


def test_duck_ruling_only_after_a_real_third_roll() -> None:
    at = table("yellow duck / green ; dice b1 b2 r1 r3 w5 w4 p3 ; rolls 1")
    assert refusal(at, "use duck") == "duck.after-third"
    at.play("stop")
    assert refusal(at, "use duck") == "duck.too-late"


# time-machine


def test_time_machine_adds_two_for_a_dinosaur() -> None:
    at = after("yellow professor 5, time-machine / green ; dice b5 b4 r5 r3 w5 w3 p1", "stop")
    assert at.moves == [
        "take dinosaur 24",
        "take dinosaur 25",
        "take dinosaur 26 with time-machine",
        "take dinosaur 27 with time-machine",
    ]
    at.play("take dinosaur 27")
    assert cards(at, "yellow") == "professor 5, dinosaur 27"


def test_time_machine_stays_if_it_is_not_needed() -> None:
    at = after("yellow time-machine / green ; dice b5 b4 r5 r3 w5 w3 p1", "stop")
    assert refusal(at, "take dinosaur 25 with time-machine") == "time-machine.not-needed"
    assert refusal(at, "use time-machine") == "time-machine.say-dinosaur"
    at.play("take dinosaur 25")
    assert cards(at, "yellow") == "dinosaur 25, time-machine"


def test_time_machine_ruling_it_may_be_kept_and_nothing_taken() -> None:
    at = after("yellow time-machine / green ; dice b5 b2 r5 r3 w4 w3 p1", "stop")
    assert at.moves == ["take dinosaur 24 with time-machine", "take nothing"]
    at.play("take nothing")
    assert at.moves == ["take death 1"]
    assert refusal(at, "take nothing") == "death.must-take"


def test_time_machine_is_no_excuse_if_another_card_can_be_taken() -> None:
    at = after("yellow time-machine / green ; dice b5 b2 r4 r4 w4 w3 p1", "stop")
    assert at.moves == ["take yeti 4", "take dinosaur 24 with time-machine"]


def test_time_machine_must_be_held() -> None:
    at = after("yellow / green time-machine ; dice b5 b4 r5 r3 w5 w3 p1", "stop")
    assert refusal(at, "take dinosaur 26") == "dinosaurs.too-low"
    assert refusal(at, "take dinosaur 25 with time-machine") == "specials.not-held"


# clown


def test_clown_in_place_of_a_death_card() -> None:
    at = after("yellow clown / green ; dice b1 b2 r1 r3 w4 w5 p3", "stop")
    assert at.moves == ["take death 3", "use clown"]
    at.play("use clown")
    assert at.turn == "green"
    assert cards(at, "yellow") == ""


def test_clown_may_be_kept() -> None:
    at = after("yellow clown / green ; dice b1 b2 r1 r3 w4 w5 p3", "stop", "take death 3")
    assert cards(at, "yellow") == "death 3, clown"


def test_clown_only_when_death_is_there() -> None:
    at = after("yellow clown, yeti 1 scored / green ; dice b1 b2 r1 r3 w5 w5 p3", "stop")
    assert refusal(at, "use clown") == "clown.no-death"


def test_clown_whatever_the_cause() -> None:
    at = after("yellow clown, death 3 / green ; dice b1 b2 r1 r3 w4 w5 p3", "stop")
    assert "use clown" in at.moves


def test_clown_ruling_stays_if_there_is_no_death_card_to_take() -> None:
    six = "death 1, death 2, death 3, death 4, death 5, poodle"
    at = after(f"yellow {six}, clown / green ; dice b1 b2 r1 r3 w4 w5 p3", "stop")
    assert at.turn == "green"
    assert cards(at, "yellow") == f"{six}, clown"


# virus


def test_virus_brings_a_death_card_in_spite_of_target_cards() -> None:
    at = after("yellow virus / green ; dice b1 b2 r1 r3 w5 w5 p3", "stop", "take lemming 5")
    assert at.moves == ["take death 3"]
    assert refusal(at, "take lemming 5") == "take.own"
    at.play("take death 3")
    assert cards(at, "yellow") == "lemming 5, death 3"


def test_virus_and_clown_cancel_each_other() -> None:
    at = after("yellow clown, virus / green ; dice b1 b2 r1 r3 w5 w5 p3", "stop", "take lemming 5")
    assert at.moves == ["take death 3", "use clown"]
    at.play("use clown")
    assert cards(at, "yellow") == "lemming 5"


def test_virus_the_card_just_won_cannot_be_covered() -> None:
    at = after("yellow virus, yeti 3 / green ; dice b1 b2 r1 r3 w3 w3 p3", "stop")
    at.play("take lemming 3")
    at.play("take death 3")
    assert at.moves == ["cover yeti 3"]
    assert refusal(at, "cover lemming 3") == "cover.fresh"


def test_virus_a_dinosaur_just_won_neither() -> None:
    at = after("yellow virus / green ; dice b5 b4 r5 r3 w5 w3 p1", "stop", "take dinosaur 25")
    at.play("take death 1")
    assert cards(at, "yellow") == "dinosaur 25, death 1"


def test_virus_ruling_one_death_card_and_one_clown_even_without_a_target_card() -> None:
    at = after("yellow clown, virus / green ; dice b1 b2 r1 r3 w4 w5 p3", "stop", "use clown")
    assert at.turn == "green"
    assert cards(at, "yellow") == ""


def test_virus_ruling_goes_back_even_if_no_death_card_is_left() -> None:
    six = "death 1, death 2, death 3, death 4, death 5, poodle"
    at = after(f"yellow {six}, virus / green ; dice b1 b2 r1 r3 w4 w5 p3", "stop")
    assert cards(at, "yellow") == six


def test_virus_works_with_two_rolls_and_both_go_back() -> None:
    at = after("yellow ufo, virus / green ; dice b1 b2 r1 r3 w5 w5 p3", "stop", "take lemming 5")
    at.play("take death 3")
    assert cards(at, "yellow") == "lemming 5, death 3"
