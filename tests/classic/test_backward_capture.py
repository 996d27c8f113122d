"""Rule backward-capture, alone and with what it meets."""

from functools import partial

import pytest

from .scenes import offers, pieces_of, refusal, sit

back = partial(sit, backward_capture="on")


def test_backward_capture_is_a_second_choice() -> None:
    table = back("yellow 12 B B B / red 9 B B B")
    assert offers(table, 3) == {"12-15", "12x9"}
    table.play("12x9")
    assert pieces_of(table, "yellow") == "B B B 9"
    assert pieces_of(table, "red") == "B B B B"


def test_backward_capture_is_off_unless_chosen() -> None:
    table = sit("yellow 12 B B B / red 9 B B B")
    assert offers(table, 3) == {"12-15"}
    assert refusal(table, "12x9") == "roll-move.forward-only"


def test_backward_capture_needs_a_stranger_at_the_end() -> None:
    table = back("yellow 12 B B B / red 10 B B B")
    assert offers(table, 3) == {"12-15"}
    assert refusal(table, "12-9") == "backward-capture.nobody-there"


def test_backward_capture_does_not_hit_an_own_piece() -> None:
    table = back("yellow 12 9 B B")
    assert offers(table, 3) == {"12-15"}
    assert refusal(table, "12-9") == "backward-capture.nobody-there"


def test_backward_capture_counts_occupied_fields() -> None:
    table = back("yellow 12 11 B B / red 9 10 B B")
    assert offers(table, 3) == {"12-15", "12x9", "11-14"}


@pytest.mark.parametrize(("origin", "face", "target"), [(3, 3, 0), (3, 4, 39), (1, 6, 35)])
def test_backward_capture_never_goes_onto_or_over_the_own_start(
    origin: int, face: int, target: int
) -> None:
    table = back(f"yellow {origin} 20 c d / red {target} B B B")
    assert offers(table, face) == {f"{origin}-{origin + face}", f"20-{20 + face}"}
    assert refusal(table, f"{origin}x{target}") == "backward-capture.over-own-start"


def test_backward_capture_goes_as_far_as_the_field_after_the_own_start() -> None:
    assert offers(back("yellow 3 20 c d / red 1 B B B"), 2) == {"3-5", "3x1", "20-22"}


def test_backward_capture_goes_over_the_starts_of_others() -> None:
    table = back("green 2 B B B / red 38 B B B", turn="green")
    assert offers(table, 4) == {"2-6", "2x38"}


def test_backward_capture_hits_a_piece_on_its_own_start() -> None:
    assert offers(back("yellow 22 B B B / red 20 B B B"), 2) == {"22-24", "22x20"}


def test_backward_capture_is_not_for_a_piece_on_its_own_start() -> None:  # Ruling
    table = back("yellow 0 20 c d / red 38 B B B")
    assert offers(table, 2) == {"0-2", "20-22"}
    assert refusal(table, "0x38") == "backward-capture.over-own-start"


def test_backward_capture_is_not_for_goal_pieces() -> None:  # Ruling
    table = back("yellow a 20 c d / red 38 B B B")
    assert offers(table, 2) == {"20-22"}
    assert refusal(table, "ax38") == "backward-capture.out-of-goal"


def test_backward_capture_by_a_six_gives_another_roll() -> None:
    table = back("yellow 12 20 c d / red 6 B B B")
    table.roll(6)
    table.play("12x6")
    assert (table.turn, table.rolls_left) == ("yellow", 1)


def test_backward_capture_may_be_passed_when_nothing_else_is_legal() -> None:  # Ruling
    table = back("yellow 38 b c d / red 33 B B B")
    assert offers(table, 5) == {"38x33", "pass"}
    table.play("pass")
    assert pieces_of(table, "red") == "B B B 33"
    assert table.turn == "green"


def test_backward_capture_passed_with_a_six_leaves_the_extra_roll() -> None:
    table = back("yellow 38 b c d / red 32 B B B")
    assert offers(table, 6) == {"38x32", "pass"}
    table.play("pass")
    assert (table.turn, table.rolls_left, table.moves) == ("yellow", 1, ["roll"])


def test_backward_capture_may_not_be_passed_when_another_move_is_legal() -> None:
    table = back("yellow 38 20 c d / red 33 B B B")
    assert offers(table, 5) == {"38x33", "20-25"}
    assert refusal(table, "pass") == "must-move.can-move"


def test_backward_capture_alone_among_several_may_still_be_passed() -> None:
    table = back("yellow 38 39 c d / red 33 34 B B")
    assert offers(table, 5) == {"38x33", "39x34", "pass"}


def test_backward_capture_waits_for_clear_start() -> None:
    table = back("yellow 0 12 B B / red 9 B B B")
    assert offers(table, 3) == {"0-3"}
    assert refusal(table, "12x9") == "clear-start.start-first"
    assert offers(back("yellow 0 3 12 B / red 9 B B B"), 3) == {"3-6", "12-15", "12x9"}


def test_backward_capture_waits_for_six_enters() -> None:
    table = back("yellow 12 B B B / red 6 B B B")
    assert offers(table, 6) == {"B-0"}
    assert refusal(table, "12x6") == "six-enters.must-enter"


def test_backward_capture_under_forced_capture_is_a_duty() -> None:
    pieces = "yellow 12 B B B / red 9 B B B"
    assert offers(back(pieces, forced_capture="strict"), 3) == {"12x9"}
    assert offers(back(pieces, forced_capture="huff"), 3) == {"12-15", "12x9"}


def test_backward_capture_under_forced_capture_comes_before_the_start_duties() -> None:
    pieces = "yellow 0 12 B B / red 6 9 B B"
    assert offers(back(pieces, forced_capture="strict"), 3) == {"12x9"}
    assert offers(back(pieces, forced_capture="strict"), 6) == {"0x6", "12x6"}


def test_backward_capture_and_forward_capture_are_both_to_choose() -> None:
    pieces = "yellow 12 B B B / red 9 15 B B"
    assert offers(back(pieces, forced_capture="strict"), 3) == {"12x9", "12x15"}


def test_backward_capture_does_not_pass_a_barrier() -> None:  # Ruling
    table = back("yellow 12 B B B / red 9 10 10 B", barriers="on")
    assert offers(table, 3) == {"12-15"}
    assert refusal(table, "12x9") == "barriers.in-the-way"


def test_backward_capture_does_not_hit_a_barrier() -> None:  # Ruling
    table = back("yellow 12 B B B / red 9 9 B B", barriers="on")
    assert offers(table, 3) == {"12-15"}
    assert refusal(table, "12x9") == "barriers.in-the-way"


def test_backward_capture_does_not_make_a_barrier() -> None:
    table = back("yellow 12 9 B B", barriers="on")
    assert offers(table, 3) == {"12-15", "9-12"}


def test_backward_capture_lets_one_piece_leave_a_barrier() -> None:
    table = back("yellow 12 12 B B / red 9 B B B", barriers="on")
    assert offers(table, 3) == {"12-15", "12x9"}
    table.play("12x9")
    assert pieces_of(table, "yellow") == "B B 9 12"
