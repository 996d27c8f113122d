"""Rule forced-capture, strict and huff, and what it does to the other duties."""

from functools import partial

import pytest

from .scenes import offers, pieces_of, refusal, sit

strict = partial(sit, forced_capture="strict")
huff = partial(sit, forced_capture="huff")


# strict


def test_forced_capture_strict_offers_captures_only() -> None:
    table = strict("yellow 5 12 20 B / green 8 B B B")
    assert offers(table, 3) == {"5x8"}
    assert refusal(table, "12-15") == "forced-capture.capture-first"


def test_forced_capture_off_offers_everything() -> None:
    assert offers(sit("yellow 5 12 20 B / green 8 B B B"), 3) == {"5x8", "12-15", "20-23"}


def test_forced_capture_strict_lets_one_choose_among_captures() -> None:
    table = strict("yellow 5 12 20 B / green 8 B B B / red 15 B B B")
    assert offers(table, 3) == {"5x8", "12x15"}


def test_forced_capture_strict_changes_nothing_where_nobody_can_be_captured() -> None:
    assert offers(strict("yellow 5 12 B B / green 9 B B B"), 3) == {"5-8", "12-15"}
    assert offers(strict("yellow 5 12 B B"), 6) == {"B-0"}
    assert offers(strict("yellow 0 12 B B"), 6) == {"0-6"}
    assert offers(strict("yellow 0 12 B B"), 3) == {"0-3"}


def test_forced_capture_strict_comes_before_six_enters() -> None:  # Ruling
    table = strict("yellow 5 B B B / green 11 B B B")
    assert offers(table, 6) == {"5x11"}
    assert refusal(table, "B-0") == "forced-capture.capture-first"


def test_forced_capture_strict_comes_before_six_start_occupied() -> None:  # Ruling
    table = strict("yellow 0 5 B B / green 11 B B B")
    assert offers(table, 6) == {"5x11"}
    assert refusal(table, "0-6") == "forced-capture.capture-first"


def test_forced_capture_strict_comes_before_clear_start() -> None:  # Ruling
    table = strict("yellow 0 5 B B / green 8 B B B")
    assert offers(table, 3) == {"5x8"}
    assert refusal(table, "0-3") == "forced-capture.capture-first"


def test_forced_capture_strict_counts_entering_onto_a_stranger() -> None:
    table = strict("yellow 5 B B B / green 11 B B B / red 0 B B B")
    assert offers(table, 6) == {"Bx0", "5x11"}
    assert offers(strict("yellow 5 B B B / red 0 B B B"), 6) == {"Bx0"}


def test_forced_capture_strict_lets_the_start_piece_or_another_capture() -> None:
    table = strict("yellow 0 5 B B / green 3 B B B / red 8 B B B")
    assert offers(table, 3) == {"0x3", "5x8"}


def test_forced_capture_strict_lets_a_piece_that_captures_leave_the_way_home() -> None:
    assert offers(strict("yellow 39 5 c d / green 6 B B B"), 1) == {"5x6"}


def test_forced_capture_strict_does_not_ask_for_the_impossible() -> None:
    table = strict("yellow 38 b c d / green 0 B B B")
    assert offers(table, 2) == {"38-a"}  # past its own goal nobody is captured


# huff


def test_forced_capture_huff_may_be_missed() -> None:
    table = huff("yellow 5 12 B B / green 8 B B B")
    assert offers(table, 3) == {"5x8", "12-15"}


def test_forced_capture_huff_sends_the_piece_that_missed_it_to_base() -> None:
    table = huff("yellow 5 12 B B / green 8 B B B")
    table.roll(3)
    table.play("12-15")
    assert pieces_of(table, "yellow") == "B B B 15"
    assert pieces_of(table, "green") == "B B B 8"
    assert table.turn == "green"


def test_forced_capture_huff_costs_nothing_when_the_capture_is_made() -> None:
    table = huff("yellow 5 12 B B / green 8 B B B")
    table.roll(3)
    table.play("5x8")
    assert pieces_of(table, "yellow") == "B B 8 12"


def test_forced_capture_huff_is_fulfilled_by_any_capture() -> None:  # Ruling
    table = huff("yellow 5 12 B B / green 8 15 B B")
    assert offers(table, 3) == {"5x8", "12x15"}
    table.play("5x8")
    assert pieces_of(table, "yellow") == "B B 8 12"


def test_forced_capture_huff_punishes_the_piece_furthest_along() -> None:  # Ruling
    table = huff("yellow 5 12 30 B / green 8 15 B B")
    assert offers(table, 3) == {"5x8", "12x15", "30-33"}
    table.play("30-33")
    assert pieces_of(table, "yellow") == "B B 5 33"


def test_forced_capture_huff_measures_along_the_own_way() -> None:  # Ruling
    table = huff("red 2 35 25 B / green 5 38 B B", turn="red")
    table.roll(3)
    table.play("25-28")
    assert pieces_of(table, "red") == "B B 28 35"  # 2 is further along for red than 35


def test_forced_capture_huff_reaches_a_piece_on_the_start() -> None:
    table = huff("yellow 0 12 c d / green 3 B B B")
    table.roll(3)
    table.play("12-15")
    assert pieces_of(table, "yellow") == "B 15 c d"


def test_forced_capture_huff_spares_who_only_had_captures() -> None:
    table = huff("yellow 5 B B B / green 8 B B B")
    assert offers(table, 3) == {"5x8"}


def test_forced_capture_huff_opens_captures_beside_six_enters() -> None:  # Ruling
    table = huff("yellow 5 12 B B / green 11 B B B")
    assert offers(table, 6) == {"B-0", "5x11"}
    assert refusal(table, "12-18") == "six-enters.must-enter"
    table.play("B-0")
    assert pieces_of(table, "yellow") == "B B 0 12"


def test_forced_capture_huff_opens_captures_beside_six_start_occupied() -> None:  # Ruling
    table = huff("yellow 0 5 B B / green 11 B B B")
    assert offers(table, 6) == {"0-6", "5x11"}
    table.play("0-6")
    assert pieces_of(table, "yellow") == "B B B 6"


def test_forced_capture_huff_opens_captures_beside_clear_start() -> None:  # Ruling
    table = huff("yellow 0 5 B B / green 8 B B B")
    assert offers(table, 3) == {"0-3", "5x8"}
    assert refusal(table, "5x8") == ""


def test_forced_capture_huff_leaves_the_other_duties_to_who_misses() -> None:  # Ruling
    table = huff("yellow 0 5 12 B / green 8 B B B")
    assert offers(table, 3) == {"0-3", "5x8"}
    assert refusal(table, "12-15") == "clear-start.start-first"


def test_forced_capture_huff_leaves_the_extra_roll() -> None:  # Ruling
    table = huff("yellow 5 B B B / green 11 B B B")
    table.roll(6)
    table.play("B-0")
    assert pieces_of(table, "yellow") == "B B B 0"
    assert (table.turn, table.rolls_left) == ("yellow", 1)


def test_forced_capture_huff_finds_the_culprit_wherever_it_went() -> None:  # Ruling
    table = huff("yellow 12 B B B / red 9 B B B", backward_capture="on")
    assert offers(table, 3) == {"12-15", "12x9"}
    table.play("12-15")
    assert pieces_of(table, "yellow") == "B B B B"


def test_forced_capture_huff_comes_before_finish() -> None:  # Ruling
    table = huff("yellow 38 b c d / red 36 B B B", backward_capture="on", play_on="off")
    assert offers(table, 2) == {"38-a", "38x36"}
    table.play("38-a")
    assert not table.is_over
    assert pieces_of(table, "yellow") == "B b c d"
    assert table.turn == "green"


def test_forced_capture_huff_keeps_the_extra_roll_of_a_six_that_would_have_finished() -> None:
    table = huff("yellow 34 b c d / red 28 B B B", backward_capture="on", three_rolls="on")
    assert offers(table, 6) == {"34-a", "34x28"}
    table.play("34-a")
    assert pieces_of(table, "yellow") == "B b c d"
    # One roll for the six; three rolls are for the start of a turn.
    assert (table.turn, table.rolls_left) == ("yellow", 1)


def test_forced_capture_huff_judges_what_was_possible_before_the_move() -> None:  # Ruling
    table = huff("yellow 5 12 B B / green 15 B B B")
    table.roll(1)
    table.play("12-13")  # 13 could be followed by 15, but not with this roll
    assert pieces_of(table, "yellow") == "B B 5 13"


@pytest.mark.parametrize(("forced", "case"), [("huff", "no-passing"), ("strict", "capture-first")])
def test_forced_capture_leaves_no_passing(forced: str, case: str) -> None:  # Ruling
    table = sit("yellow 38 b c d / red 32 B B B", forced_capture=forced, backward_capture="on")
    assert offers(table, 6) == {"38x32"}
    assert refusal(table, "pass") == f"forced-capture.{case}"


@pytest.mark.parametrize("forced", ["huff", "strict"])
def test_forced_capture_does_not_hit_barriers(forced: str) -> None:
    pieces = "yellow 5 12 B B / green 8 8 B B"
    assert offers(sit(pieces, forced_capture=forced, barriers="on"), 3) == {"12-15"}


def test_forced_capture_huff_sends_one_piece_out_of_a_barrier() -> None:
    table = huff("yellow 5 5 12 B / green 8 B B B", barriers="on")
    assert offers(table, 3) == {"5x8", "12-15"}
    table.play("12-15")
    assert pieces_of(table, "yellow") == "B B 5 15"
