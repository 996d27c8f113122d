"""Rules goal-count, goal-no-jump and goal-jump."""

import pytest

from .scenes import offers, pieces_of, refusal, sit

# goal-count


@pytest.mark.parametrize(("face", "field"), [(1, "a"), (2, "b"), (3, "c"), (4, "d")])
def test_goal_count_one_by_one(face: int, field: str) -> None:
    assert offers(sit("yellow 39 B B B"), face) == {f"39-{field}"}


@pytest.mark.parametrize(
    ("colour", "origin", "face", "target"),
    [
        ("yellow", 38, 2, "a"),
        ("green", 8, 5, "d"),
        ("red", 19, 1, "a"),
        ("black", 27, 5, "c"),
    ],
)
def test_goal_count_for_each_colour(colour: str, origin: int, face: int, target: str) -> None:
    table = sit(f"{colour} {origin} B B B", turn=colour)
    assert offers(table, face) == {f"{origin}-{target}"}


def test_goal_count_goes_on_from_the_track_into_the_goal() -> None:
    table = sit("green 7 12 d b", turn="green")
    assert offers(table, 6) == {"12-18"}  # 7 would lead to d, which is taken
    assert offers(sit("green 7 12 c b", turn="green"), 6) == {"7-d", "12-18"}


def test_goal_count_lets_only_a_fitting_number_move() -> None:
    table = sit("yellow 39 5 B B")
    assert offers(table, 5) == {"5-10"}
    assert refusal(table, "39") == "goal-count.past-own-goal"
    assert refusal(table, "39-d") == "goal-count.does-not-fit"


def test_goal_count_never_leads_past_the_own_goal() -> None:
    table = sit("yellow 38 5 B B")
    table.roll(5)
    assert refusal(table, "38-3") == "goal-count.past-own-goal"


def test_goal_count_never_leads_onto_the_own_start_again() -> None:
    table = sit("yellow 38 5 B B")
    assert offers(table, 2) == {"38-a", "5-7"}
    assert refusal(table, "38-0") == "goal-count.past-own-goal"


def test_goal_count_keeps_strangers_out() -> None:
    table = sit("yellow 9 B B B")
    assert offers(table, 1) == {"9-10"}
    assert refusal(table, "9-a") == "goal-count.foreign-goal"


def test_goal_count_holds_inside_the_goal() -> None:
    table = sit("yellow b 5 B B")
    assert offers(table, 3) == {"5-8"}
    assert refusal(table, "b") == "goal-count.does-not-fit"
    assert refusal(table, "b-d") == "goal-count.does-not-fit"


@pytest.mark.parametrize("goal_jump", ["off", "on"])
def test_goal_count_advancing_inside_is_a_move_like_any_other(goal_jump: str) -> None:
    assert offers(sit("yellow a 5 B B", goal_jump=goal_jump), 2) == {"a-c", "5-7"}
    assert offers(sit("yellow c B B B", goal_jump=goal_jump), 1) == {"c-d"}


def test_goal_count_piece_in_the_goal_is_safe() -> None:
    table = sit("yellow a B B B / green 38 B B B", turn="green")
    assert offers(table, 2) == {"38-0"}
    table.play("38-0")
    assert pieces_of(table, "yellow") == "B B B a"


# goal-no-jump


def test_goal_no_jump_over_an_own_piece_from_the_track() -> None:
    table = sit("yellow 38 a B B", goal_jump="off")
    assert offers(table, 3) == {"a-d"}
    assert refusal(table, "38-b") == "goal-no-jump.in-the-way"


def test_goal_no_jump_over_an_own_piece_inside_the_goal() -> None:
    table = sit("yellow a b B B", goal_jump="off")
    assert offers(table, 2) == {"b-d"}
    assert refusal(table, "a-c") == "goal-no-jump.in-the-way"


def test_goal_no_jump_leaves_the_last_piece_only_a() -> None:
    for face in range(1, 7):
        expected = {"39-a"} if face == 1 else set()
        assert offers(sit("yellow 39 b c d", goal_jump="off"), face) == expected


def test_goal_no_jump_can_leave_a_gap_that_nobody_fills() -> None:
    table = sit("yellow 39 a c B", goal_jump="off")
    assert offers(table, 2) == set()
    assert offers(sit("yellow 39 a c B", goal_jump="on"), 2) == {"39-b"}


def test_goal_no_jump_does_not_hold_on_the_track() -> None:
    table = sit("yellow 37 39 B B / green 38 B B B", goal_jump="off")
    assert offers(table, 3) == {"37-a", "39-c"}


# goal-jump


def test_goal_jump_over_pieces_from_the_track() -> None:
    table = sit("yellow 38 a b B", goal_jump="on")
    assert offers(table, 4) == {"38-c"}


def test_goal_jump_over_pieces_inside_the_goal() -> None:
    table = sit("yellow a b B B", goal_jump="on")
    assert offers(table, 2) == {"a-c", "b-d"}


def test_goal_jump_still_needs_a_free_field_and_a_fitting_number() -> None:
    table = sit("yellow 38 a c B", goal_jump="on")
    assert offers(table, 4) == set()
    assert offers(sit("yellow 38 a c B", goal_jump="on"), 5) == {"38-d"}


@pytest.mark.parametrize(
    ("game", "jump"), [("madn", True), ("never-mind", False), ("dont-worry", False)]
)
def test_goal_jump_is_the_rule_of_madn_alone(game: str, jump: bool) -> None:
    assert (offers(sit("yellow 38 a B B", game=game), 3) == {"38-b", "a-d"}) is jump
