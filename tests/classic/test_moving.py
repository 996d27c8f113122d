"""Rules turns, roll-move, must-move, one-per-field and capture."""

import pytest

from rauswurf.table import IllegalMove, NotARoll

from .scenes import offers, pieces_of, refusal, sit

# turns


@pytest.mark.parametrize(
    ("players", "order"),
    [
        (2, ["yellow", "red", "yellow", "red"]),
        (3, ["yellow", "green", "red", "yellow"]),
        (4, ["yellow", "green", "red", "black"]),
    ],
)
def test_turns_go_round_clockwise(players: int, order: list[str]) -> None:
    table = sit("yellow B B B B", players=players)
    seen = []
    for _ in order:
        seen.append(table.turn)
        table.roll(1)
    assert seen == order


def test_turns_pass_after_a_move_too() -> None:
    table = sit("red 22 B B B", turn="red")
    table.roll(3)
    table.play("22-25")
    assert table.turn == "black"


def test_turns_pass_over_who_is_home() -> None:
    table = sit("green a b c d", turn="yellow")
    table.roll(1)
    assert table.turn == "red"


def test_turns_let_nobody_move_for_another() -> None:
    table = sit("yellow 5 B B B / green 12 B B B")
    table.roll(3)
    assert refusal(table, "green 12-15") == "turns.not-yours"
    with pytest.raises(IllegalMove):
        table.play("green 12-15")


# roll-move


@pytest.mark.parametrize("face", range(1, 7))
def test_roll_move_goes_forward_by_exactly_the_number(face: int) -> None:
    assert offers(sit("yellow 5 b c d"), face) == {f"5-{5 + face}"}


def test_roll_move_counts_occupied_fields_and_jumps_any_piece() -> None:
    table = sit("yellow 5 6 B B / green 7 B B B / red 8 B B B")
    assert offers(table, 4) == {"5-9", "6-10"}


def test_roll_move_leads_round_the_corner_of_the_numbering() -> None:
    assert offers(sit("green 38 B B B", turn="green"), 4) == {"38-2"}


def test_roll_move_lets_one_choose_among_the_own_pieces() -> None:
    assert offers(sit("yellow 5 20 31 d"), 2) == {"5-7", "20-22", "31-33"}


def test_roll_move_moves_one_piece_only() -> None:
    table = sit("yellow 5 20 B B")
    table.roll(2)
    table.play("5-7")
    assert pieces_of(table, "yellow") == "B B 7 20"
    assert table.turn == "green"


def test_roll_move_asks_for_the_roll_first() -> None:
    table = sit("yellow 5 B B B")
    assert table.moves == ["roll"]
    assert refusal(table, "5-8") == "roll-move.roll-first"


def test_roll_move_asks_for_the_move_before_the_next_roll() -> None:
    table = sit("yellow 5 B B B")
    table.roll(3)
    assert refusal(table, "roll") == "roll-move.move-first"
    with pytest.raises(NotARoll):
        table.roll(3)


@pytest.mark.parametrize(
    ("move", "case"),
    [("5-9", "wrong-number"), ("5-2", "forward-only"), ("5-30", "wrong-number")],
)
def test_roll_move_refuses_other_numbers_and_backwards(move: str, case: str) -> None:
    table = sit("yellow 5 B B B")
    table.roll(3)
    assert refusal(table, move) == f"roll-move.{case}"


# must-move


def test_must_move_leaves_no_passing() -> None:
    table = sit("yellow 5 B B B")
    table.roll(3)
    assert table.moves == ["5-8"]
    assert refusal(table, "pass") == "must-move.can-move"


def test_must_move_holds_for_goal_pieces_too() -> None:
    assert offers(sit("yellow a B B B"), 2) == {"a-c"}


def test_must_move_loses_a_roll_that_nobody_can_use() -> None:
    table = sit("yellow 38 B B B / green 12 B B B")
    assert offers(table, 6) == {"B-0"}
    table = sit("yellow 39 b B B / green 12 B B B")
    assert offers(table, 5) == set()
    assert table.turn == "green"
    assert pieces_of(table, "yellow") == "B B 39 b"


# one-per-field


def test_one_per_field_forbids_to_land_on_an_own_piece() -> None:
    table = sit("yellow 5 8 B B")
    assert offers(table, 3) == {"8-11"}
    assert refusal(table, "5-8") == "one-per-field.own-piece"


def test_one_per_field_holds_in_the_goal() -> None:
    table = sit("yellow 39 b B B")
    assert offers(table, 2) == {"b-d"}
    assert refusal(table, "39-b") == "one-per-field.own-piece"


def test_one_per_field_can_cost_the_roll() -> None:
    table = sit("yellow 39 a b c", goal_jump="off")
    assert offers(table, 2) == set()
    assert table.turn == "green"


# capture


def test_capture_sends_the_stranger_to_its_own_base() -> None:
    table = sit("yellow 5 B B B / green 8 12 B B")
    table.roll(3)
    table.play("5x8")
    assert pieces_of(table, "green") == "B B B 12"
    assert pieces_of(table, "yellow") == "B B B 8"


def test_capture_needs_the_exact_number() -> None:
    table = sit("yellow 5 B B B / green 7 9 B B")
    table.roll(3)
    table.play("5-8")
    assert pieces_of(table, "green") == "B B 7 9"


def test_capture_is_no_duty() -> None:
    table = sit("yellow 5 20 B B / green 8 B B B")
    assert offers(table, 3) == {"5x8", "20-23"}


def test_capture_that_is_the_only_legal_move_must_be_made() -> None:  # Ruling
    table = sit("yellow 5 B B B / green 8 B B B")
    assert offers(table, 3) == {"5x8"}
    assert refusal(table, "pass") == "must-move.can-move"


def test_capture_reaches_a_piece_on_its_own_start() -> None:
    table = sit("yellow 7 B B B / green 10 B B B")
    assert offers(table, 3) == {"7x10"}


def test_capture_gives_no_extra_roll() -> None:
    table = sit("yellow 5 B B B / red 8 B B B")
    table.roll(3)
    table.play("5x8")
    assert table.turn == "green"


def test_capture_never_hits_an_own_piece() -> None:
    table = sit("yellow 5 8 B B")
    table.roll(3)
    assert refusal(table, "5x8") == "one-per-field.own-piece"


def test_capture_can_be_written_without_its_sign() -> None:
    table = sit("yellow 5 B B B / green 8 B B B")
    table.roll(3)
    assert table.play("5-8") == "5x8"
