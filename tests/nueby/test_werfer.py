"""Werfer: forwards or backwards, arrow fields that are one-way, and the wait before the goal."""

import pytest

from rauswurf import Table

from .scenes import offers, pieces_of, refusal
from .scenes import sit as sit_at


def sit(pieces: str = "", turn: str = "yellow", facts: str = "") -> Table:
    return sit_at("werfer", pieces, turn, facts)


# either-way


@pytest.mark.parametrize("face", range(1, 6))
def test_either_way_over_free_fields_too(face: int) -> None:
    assert offers(sit("yellow 16"), face) == {f"16-{16 + face}", f"16-{16 - face}"}


def test_either_way_throws_backwards_over_free_fields() -> None:
    table = sit("yellow 18 / black 14")
    assert offers(table, 4) == {"18-22", "18x14"}
    table.play("18x14")
    assert pieces_of(table, "black") == "W3 W3 W3 W1"


def test_either_way_is_one_direction_for_a_whole_move() -> None:
    table = sit("yellow 15")
    assert offers(table, 4) == {"15-19", "15-11"}
    for target in ("15", "17", "13"):
        assert refusal(table, f"15-{target}") in ("roll-move.wrong-number", "must-move.own-piece")


def test_either_way_backward_moves_are_duties_like_any() -> None:
    # Ruling
    table = sit("yellow 15 19 b c / black 40")
    assert offers(table, 4) == {"15-11", "19-23"}
    table = sit("yellow 15 19 23 27")
    assert offers(table, 4) == {"15-11", "27-31"}
    assert refusal(table, "pass") == "must-move.can-move"


def test_either_way_a_backward_move_that_is_the_only_duty_must_be_made() -> None:
    # Ruling: 52 is before the goal and may stay, so only 48-44 is a duty.
    table = sit("yellow 48 52 c d / black 20")
    assert offers(table, 4) == {"48-44", "52-56"}
    assert refusal(table, "pass") == "must-move.can-move"


def test_either_way_the_goal_is_entered_forwards_only() -> None:
    table = sit("yellow 58 W0 W0 W0 / black 40")
    assert offers(table, 2) == {"58-0", "58-56"}
    assert refusal(table, "58-a") == "roll-move.wrong-number"
    table = sit("yellow 56 W0 W0 W0 / black 40")
    assert offers(table, 2) == {"56-a", "56-58", "56-54", "pass"}


def test_either_way_goal_pieces_never_move_back() -> None:
    # Ruling
    table = sit("yellow 15 b W0 W0 / black 40")
    assert offers(table, 1) == {"15-16", "15-14", "b-c"}
    assert refusal(table, "b-a") == "either-way.out-of-goal"
    assert refusal(table, "b-57") == "either-way.out-of-goal"


def test_either_way_back_past_the_mouth_is_not_past_the_goal() -> None:
    table = sit("yellow 59 W0 W0 1 / black 40")
    assert offers(table, 2) == {"59-57", "1-3"}  # a piece of ours stands on 1
    table = sit("yellow 59 0 1 2 / black 40")
    assert offers(table, 3) == {"59-56", "0-3", "1-4", "2-5"}


def test_either_way_back_past_the_mouth_must_be_gone_when_nothing_else_can() -> None:
    table = sit("yellow 59 3 a d / black 40")
    assert offers(table, 4) == {"59-55", "3-7"}
    table = sit("yellow 58 2 6 10 / black 40")
    assert offers(table, 4) == {"58-54", "10-14"}
    assert refusal(table, "pass") == "must-move.can-move"


def test_either_way_a_six_throws_in_both_directions_and_does_nothing_else() -> None:
    table = sit("yellow 19 b c d / black 13 25 40")
    assert offers(table, 6) == {"19x25", "19x13", "pass"}
    table = sit("yellow 19 b c d / black 40")
    assert offers(table, 6) == set()
    table.roll(1)
    assert refusal(table, "19-13") == "roll-move.wrong-number"


def test_either_way_back_and_forth_until_somebody_comes_by() -> None:
    table = sit("yellow 15 / black 40")
    for face, move in ((2, "15-17"), (2, "17-15")):
        table.roll(face)
        table.play(move)
        table.roll(1)
        table.play(table.moves[0])
    assert pieces_of(table, "yellow") == "W0 W0 W0 15"


# arrow


@pytest.mark.parametrize("entry", range(0, 60, 10))
def test_arrow_fields_are_all_entries_and_not_passed_against_the_arrow(entry: int) -> None:
    here = entry + 2
    table = sit(f"yellow {here} / black 35 34")
    assert f"{here}-{(entry - 1) % 60}" not in offers(table, 3)
    assert refusal(table, f"{here}-{(entry - 1) % 60}") == "arrow.against"


@pytest.mark.parametrize("entry", range(0, 60, 10))
def test_arrow_fields_are_landed_on_from_ahead(entry: int) -> None:
    here = entry + 2
    assert f"{here}-{entry}" in offers(sit(f"yellow {here} / black 35"), 2)


@pytest.mark.parametrize("entry", range(10, 60, 10))
def test_arrow_fields_who_stands_on_one_is_thrown_from_ahead_too(entry: int) -> None:
    here = entry + 3
    table = sit(f"yellow {here} / black {entry}")
    assert f"{here}x{entry}" in offers(table, 3)


def test_arrow_before_one_only_those_coming_from_behind_throw() -> None:
    table = sit("yellow 22 W0 W0 W0 / black 19")
    assert offers(table, 3) == {"22-25"}
    assert refusal(table, "22x19") == "arrow.against"
    assert offers(sit("yellow 16 W0 W0 W0 / black 19"), 3) == {"16x19", "16-13"}


@pytest.mark.parametrize("face", range(1, 7))
def test_arrow_from_one_nobody_goes_back_but_to_throw_with_a_one(face: int) -> None:
    field = 20 - face
    table = sit(f"yellow 20 W0 W0 W0 / black {field}")
    back = f"20x{field}"
    if face == 1:
        assert offers(table, face) == {"20-21", "20x19"}
    else:
        assert back not in offers(table, face)
    if 1 < face < 6:
        assert refusal(table, back) == "arrow.from-arrow"


def test_arrow_a_one_without_anybody_to_throw_goes_forward() -> None:
    table = sit("yellow 20 / black 40")
    assert offers(table, 1) == {"20-21"}
    assert refusal(table, "20-19") == "arrow.from-arrow"


def test_arrow_a_one_from_the_own_entry_saves_the_whole_round() -> None:
    table = sit("yellow 0 / black 59 40")
    table.roll(1)
    table.play("0x59")
    table.roll(1)
    table.play("40-41")
    table.roll(2)
    table.play("59-57")
    table.roll(1)
    table.play("41-42")
    assert "57-a" in offers(table, 1)


def test_arrow_forward_they_are_fields_like_others() -> None:
    assert "18-22" in offers(sit("yellow 18"), 4)
    assert "20-24" in offers(sit("yellow 20"), 4)


def test_arrow_throwing_back_from_one_is_no_shelter_from_a_duty() -> None:
    table = sit("yellow 20 21 b c / black 19")
    assert offers(table, 1) == {"20x19", "21-22", "c-d"}
    table = sit("yellow 20 21 22 23 / black 19 24")
    assert offers(table, 1) == {"20x19", "23x24"}


# before-goal


@pytest.mark.parametrize("field", range(48, 60))
def test_before_goal_the_six_fields_up_to_the_mouth_are_marked(field: int) -> None:
    table = sit(f"yellow {field} b c d / black 20")
    marked = 52 <= field <= 57
    assert ("pass" in offers(table, 2)) == marked


def test_before_goal_means_the_own_goal() -> None:
    assert "pass" not in offers(sit("yellow 24 / black 40"), 2)
    table = sit("black 24 b c d / yellow 5", turn="black")
    assert "pass" in offers(table, 2)


def test_before_goal_not_while_another_piece_can_be_moved() -> None:
    table = sit("yellow 54 15 c d / black 20")
    assert offers(table, 2) == {"54-56", "54-52", "15-17", "15-13"}
    assert refusal(table, "pass") == "must-move.can-move"


def test_before_goal_even_going_in_is_no_duty() -> None:
    table = sit("yellow 57 W0 W0 W0 / black 20")
    assert offers(table, 1) == {"57-a", "57-58", "57-56", "pass"}


def test_before_goal_a_piece_inside_the_goal_can_still_be_moved() -> None:
    table = sit("yellow 54 a d W0 / black 20")
    assert offers(table, 2) == {"54-56", "54-52", "a-c"}
