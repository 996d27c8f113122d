"""Rule barriers, alone and with what it meets."""

from functools import partial

from .scenes import offers, pieces_of, refusal, sit

barred = partial(sit, barriers="on")


def test_barriers_arise_when_an_own_piece_joins_another() -> None:
    table = barred("yellow 5 8 B B")
    assert offers(table, 3) == {"5-8", "8-11"}
    table.play("5-8")
    assert pieces_of(table, "yellow") == "B B 8 8"


def test_barriers_are_off_unless_chosen() -> None:
    assert offers(sit("yellow 5 8 B B"), 3) == {"8-11"}


def test_barriers_let_no_stranger_land() -> None:
    table = barred("yellow 5 20 B B / green 8 8 B B")
    assert offers(table, 3) == {"20-23"}
    assert refusal(table, "5x8") == "barriers.in-the-way"


def test_barriers_let_no_stranger_pass() -> None:
    table = barred("yellow 5 20 B B / green 8 8 B B")
    assert offers(table, 4) == {"20-24"}
    assert refusal(table, "5-9") == "barriers.in-the-way"


def test_barriers_do_not_reach_further_than_they_stand() -> None:
    assert offers(barred("yellow 5 20 B B / green 8 8 B B"), 2) == {"5-7", "20-22"}
    assert offers(barred("yellow 9 20 B B / green 8 8 B B"), 2) == {"9-11", "20-22"}


def test_barriers_stop_the_owner_too() -> None:
    table = barred("yellow 5 8 8 B")
    assert offers(table, 4) == {"8-12"}
    assert refusal(table, "5-9") == "barriers.in-the-way"


def test_barriers_take_no_third_piece() -> None:
    table = barred("yellow 5 8 8 B")
    assert offers(table, 3) == {"8-11"}
    assert refusal(table, "5-8") == "barriers.in-the-way"


def test_barriers_open_when_one_of_them_leaves() -> None:
    table = barred("yellow 8 8 B B / green 5 B B B", turn="yellow")
    table.roll(3)
    table.play("8-11")
    assert pieces_of(table, "yellow") == "B B 8 11"
    assert offers(table, 3) == {"5x8"}


def test_barriers_can_be_several() -> None:
    table = barred("yellow 5 5 8 8 / green 4 B B B", turn="yellow")
    assert offers(table, 3) == {"8-11"}
    assert offers(barred("yellow 5 5 8 8"), 4) == {"8-12"}
    assert offers(barred("yellow 5 5 8 8"), 2) == {"5-7", "8-10"}


def test_barriers_that_lose_a_piece_keep_the_other() -> None:
    table = barred("yellow 8 8 B B / green 5 B B B", turn="yellow")
    table.roll(1)
    table.play("8-9")
    table.roll(4)
    table.play("5x9")
    assert pieces_of(table, "yellow") == "B B B 8"


def test_barriers_on_the_start_let_nobody_enter() -> None:
    table = barred("yellow B B B 12 / green 0 0 B B")
    assert offers(table, 6) == {"12-18"}  # another piece must take the six
    assert refusal(table, "B-0") == "barriers.on-start"


def test_barriers_on_the_start_can_cost_the_six_but_not_the_extra_roll() -> None:
    table = barred("yellow B B B B / green 0 0 B B")
    assert offers(table, 6) == set()
    assert (table.turn, table.rolls_left) == ("yellow", 1)


def test_barriers_do_not_arise_on_the_own_start() -> None:  # Ruling
    table = barred("yellow 0 12 B B")
    assert offers(table, 6) == {"0-6"}
    assert refusal(table, "B-0") == "six-start-occupied.own-on-start"


def test_barriers_may_hold_the_piece_on_the_start_and_another_takes_the_six() -> None:
    table = barred("yellow 0 12 B B / green 4 4 B B")
    assert offers(table, 6) == {"12-18"}
    assert refusal(table, "0-6") == "barriers.in-the-way"
    assert refusal(table, "B-0") == "six-start-occupied.own-on-start"


def test_barriers_may_hold_the_piece_on_the_start_when_it_should_be_cleared() -> None:
    assert offers(barred("yellow 0 12 B B / green 4 4 B B"), 5) == {"12-17"}
    assert offers(barred("yellow 0 12 B B / green 4 4 B B"), 3) == {"0-3"}


def test_barriers_may_leave_nothing_to_do_with_a_six() -> None:
    table = barred("yellow 0 B B B / green 4 4 B B")
    assert offers(table, 6) == set()
    assert (table.turn, table.rolls_left) == ("yellow", 1)


def test_barriers_may_be_made_by_clearing_the_start() -> None:
    table = barred("yellow 0 6 B B")
    assert offers(table, 6) == {"0-6"}
    table.play("0-6")
    assert pieces_of(table, "yellow") == "B B 6 6"


def test_barriers_are_not_for_the_goal() -> None:  # Ruling
    table = barred("yellow 39 b 20 c")
    assert offers(table, 2) == {"20-22", "b-d"}
    assert refusal(table, "39-b") == "one-per-field.own-piece"
    assert offers(barred("yellow a b 20 B"), 1) == {"b-c", "20-21"}


def test_barriers_before_the_goal_close_it() -> None:
    table = barred("yellow 37 20 c d / green 39 39 B B")
    assert offers(table, 3) == {"20-23"}
    assert refusal(table, "37-a") == "barriers.in-the-way"


def test_barriers_on_a_foreign_start_are_possible() -> None:
    table = barred("yellow 7 10 B B / green 20 B B B")
    assert offers(table, 3) == {"7-10", "10-13"}
    table.play("7-10")
    assert offers(table, 6) == {"20-26"}


def test_barriers_offer_the_move_of_either_piece_once() -> None:
    table = barred("yellow 8 8 B B")
    table.roll(3)
    assert table.moves == ["8-11"]


def test_barriers_keep_three_rolls_for_who_cannot_enter() -> None:
    table = barred("yellow B B B B / green 0 0 B B", three_rolls="on")
    assert table.rolls_left == 3


def test_barriers_of_the_owners_other_colour_close_the_way_too() -> None:
    table = barred("yellow 5 12 B B / red 8 8 B B", players=2, colours="two-each")
    assert offers(table, 3) == {"12-15"}
