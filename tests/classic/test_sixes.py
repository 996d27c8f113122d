"""Rules six-enters, six-start-occupied, clear-start, six-rolls-again and three-rolls."""

import pytest

from .scenes import offers, pieces_of, refusal, sit

# six-enters


@pytest.mark.parametrize("face", range(1, 6))
def test_six_enters_and_no_other_number_does(face: int) -> None:
    table = sit("yellow 12 B B B")
    assert offers(table, face) == {f"12-{12 + face}"}
    assert refusal(table, "B-0") == "six-enters.needs-six"


def test_six_enters_each_colour_on_its_own_start() -> None:
    starts = {}
    for colour in ("yellow", "green", "red", "black"):
        [starts[colour]] = offers(sit("yellow B B B B", turn=colour), 6)
    assert starts == {"yellow": "B-0", "green": "B-10", "red": "B-20", "black": "B-30"}


def test_six_enters_nowhere_else() -> None:
    table = sit("yellow B B B B")
    table.roll(6)
    assert refusal(table, "B-6") == "six-enters.only-to-start"


def test_six_enters_before_any_other_move() -> None:
    table = sit("yellow 12 20 B c")
    assert offers(table, 6) == {"B-0"}
    assert refusal(table, "12-18") == "six-enters.must-enter"


def test_six_enters_even_if_another_piece_could_capture() -> None:
    assert offers(sit("yellow 12 B B B / green 18 B B B"), 6) == {"B-0"}


def test_six_enters_onto_a_stranger_and_captures_it() -> None:
    table = sit("yellow B B B B / red 0 B B B")
    assert offers(table, 6) == {"Bx0"}
    table.play("Bx0")
    assert pieces_of(table, "red") == "B B B B"
    assert pieces_of(table, "yellow") == "B B B 0"


def test_six_enters_nobody_when_the_base_is_empty() -> None:
    table = sit("yellow 12 20 30 d")
    assert offers(table, 6) == {"12-18", "20-26", "30-36"}
    assert refusal(table, "B-0") == "no-such-piece.nothing-there"


# six-start-occupied


def test_six_start_occupied_moves_the_piece_on_the_start() -> None:
    table = sit("yellow 0 12 B B")
    assert offers(table, 6) == {"0-6"}
    assert refusal(table, "12-18") == "six-start-occupied.start-first"


def test_six_start_occupied_lets_nothing_enter() -> None:
    table = sit("yellow 0 12 B B")
    table.roll(6)
    assert refusal(table, "B-0") == "six-start-occupied.own-on-start"


def test_six_start_occupied_and_stuck_another_piece_moves() -> None:
    table = sit("yellow 0 6 20 B")
    assert offers(table, 6) == {"6-12", "20-26"}
    assert refusal(table, "0-6") == "one-per-field.own-piece"
    assert refusal(table, "B-0") == "six-start-occupied.own-on-start"


def test_six_start_occupied_may_capture_on_the_way_out() -> None:
    assert offers(sit("yellow 0 12 B B / green 6 B B B"), 6) == {"0x6"}


def test_six_start_occupied_binds_nobody_when_the_base_is_empty() -> None:
    assert offers(sit("yellow 0 12 c d"), 6) == {"0-6", "12-18"}


# clear-start


@pytest.mark.parametrize("face", range(1, 6))
def test_clear_start_by_every_roll(face: int) -> None:
    table = sit("yellow 0 12 B B")
    assert offers(table, face) == {f"0-{face}"}
    assert refusal(table, f"12-{12 + face}") == "clear-start.start-first"


def test_clear_start_even_if_another_piece_could_capture_or_come_home() -> None:
    assert offers(sit("yellow 0 12 39 B / green 15 B B B"), 3) == {"0-3"}


def test_clear_start_by_another_piece_when_the_start_is_stuck() -> None:
    table = sit("yellow 0 3 12 B")
    assert offers(table, 3) == {"3-6", "12-15"}


def test_clear_start_ends_when_the_base_is_empty() -> None:
    assert offers(sit("yellow 0 12 c d"), 3) == {"0-3", "12-15"}


def test_clear_start_is_about_the_own_start() -> None:
    assert offers(sit("yellow 10 20 B B"), 3) == {"10-13", "20-23"}


def test_clear_start_leaves_strangers_there_alone() -> None:
    assert offers(sit("yellow 12 20 B B / green 0 B B B"), 3) == {"12-15", "20-23"}


# six-rolls-again


def test_six_rolls_again_after_its_move_without_limit() -> None:
    table = sit("yellow B B B B")
    for move in ("B-0", "0-6", "B-0", "6-12", "0-6", "B-0"):
        assert offers(table, 6) == {move}
        table.play(move)
        assert (table.turn, table.moves, table.rolls_left) == ("yellow", ["roll"], 1)
    table.roll(1)
    table.play(table.moves[0])
    assert table.turn == "green"


def test_six_rolls_again_after_a_capture() -> None:
    table = sit("yellow 12 c d b / green 18 B B B")
    table.roll(6)
    table.play("12x18")
    assert (table.turn, table.rolls_left) == ("yellow", 1)


def test_six_rolls_again_even_if_it_could_not_be_used() -> None:  # Ruling
    table = sit("yellow 38 b c d")
    assert offers(table, 6) == set()
    assert (table.turn, table.rolls_left, table.die) == ("yellow", 1, 0)
    assert offers(table, 6) == set()
    assert (table.turn, table.rolls_left) == ("yellow", 1)
    assert offers(table, 3) == set()
    assert table.turn == "green"


def test_six_rolls_again_not_when_it_brings_the_last_piece_home() -> None:
    table = sit("yellow 34 b c d")
    table.roll(6)
    table.play("34-a")
    assert table.turn == "green"


def test_six_rolls_again_when_it_brings_a_piece_home_that_is_not_the_last() -> None:
    table = sit("yellow 34 20 c d")
    table.roll(6)
    table.play("34-a")
    assert (table.turn, table.rolls_left) == ("yellow", 1)


@pytest.mark.parametrize("face", range(1, 6))
def test_six_rolls_again_and_no_other_number_does(face: int) -> None:
    table = sit("yellow 12 B B B")
    table.roll(face)
    table.play(table.moves[0])
    assert table.turn == "green"


# three-rolls


@pytest.mark.parametrize(
    ("pieces", "rolls"),
    [
        ("B B B B", 3),
        ("B B B d", 3),
        ("B B c d", 3),
        ("B b c d", 3),
        ("B B B c", 1),  # the books' example: it could still go on to d
        ("B B B a", 1),
        ("B B b c", 1),
        ("B B b d", 1),
        ("B B a d", 1),
        ("B a c d", 1),
        ("B a b c", 1),
        ("B B B 0", 1),
        ("B B B 39", 1),
        ("B 12 c d", 1),
        ("12 b c d", 1),
    ],
)
def test_three_rolls_for_who_can_do_nothing_without_a_six(pieces: str, rolls: int) -> None:
    assert sit(f"yellow {pieces}", three_rolls="on").rolls_left == rolls
    assert sit(f"yellow {pieces}", three_rolls="off").rolls_left == 1


def test_three_rolls_and_then_the_turn_passes() -> None:
    table = sit("yellow B B B B / green 12 B B B", three_rolls="on")
    for left in (3, 2, 1):
        assert (table.turn, table.rolls_left) == ("yellow", left)
        table.roll(5)
    assert (table.turn, table.rolls_left) == ("green", 1)


@pytest.mark.parametrize("misses", [0, 1, 2])
def test_three_rolls_end_with_a_six(misses: int) -> None:  # Ruling
    table = sit("yellow B B B B", three_rolls="on")
    for _ in range(misses):
        table.roll(2)
    table.roll(6)
    table.play("B-0")
    assert (table.turn, table.rolls_left) == ("yellow", 1)
    table.roll(4)
    table.play("0-4")
    assert table.turn == "green"


def test_three_rolls_are_granted_at_the_start_of_the_turn_only() -> None:
    table = sit("yellow 0 B B d / green 6 B B B", turn="black", three_rolls="on")
    for _ in range(3):
        table.roll(1)  # black has three rolls and misses
    assert (table.turn, table.rolls_left) == ("yellow", 1)
    table.roll(6)
    table.play("0x6")
    assert (table.turn, table.rolls_left) == ("yellow", 1)


def test_three_rolls_keep_the_rest_after_a_six_that_cannot_enter() -> None:  # Ruling
    table = sit("yellow B B B B / green 0 0 B B", three_rolls="on", barriers="on")
    for left in (3, 2, 1):
        assert (table.turn, table.rolls_left) == ("yellow", left)
        assert offers(table, 6) == set()
    assert (table.turn, table.rolls_left) == ("yellow", 1)  # the third six gives one more
    table.roll(1)
    assert table.turn == "green"


def test_three_rolls_count_a_six_that_cannot_enter_as_one_of_them() -> None:  # Ruling
    table = sit("yellow B B B B / green 0 0 B B", three_rolls="on", barriers="on")
    table.roll(6)
    table.roll(1)
    assert (table.turn, table.rolls_left) == ("yellow", 1)
    table.roll(1)
    assert table.turn == "green"
