"""Jäger: side paths, the hunt with four dice, and the focus without which nobody goes home."""

import pytest

from rauswurf import Table
from rauswurf.table import NotARoll

from .scenes import facts_of, focus_of, offers, refusal
from .scenes import sit as sit_at

HUNTS = {f"hunt {number}" for number in range(1, 7)}


def sit(
    pieces: str = "",
    turn: str = "yellow",
    facts: str = "",
    *,
    players: int = 2,
    extra_hits: str = "turn-back",
) -> Table:
    return sit_at("jaeger", pieces, turn, facts, players=players, extra_hits=extra_hits)


# side-path


@pytest.mark.parametrize("segment", range(6))
def test_side_path_leaves_after_the_third_field_and_joins_at_the_seventh(segment: int) -> None:
    first, last = f"s{segment}.1", f"s{segment}.6"
    fork, join = 10 * segment + 2, 10 * segment + 6
    table = sit(f"yellow {fork} / black 29")
    assert offers(table, 1) == {f"{fork}-{fork + 1}", f"{fork}-{first}"}
    table = sit(f"yellow {last} / black 29", facts=f"focus yellow {last}")
    assert offers(table, 1) == {f"{last}-{join}"}


@pytest.mark.parametrize("segment", range(6))
def test_side_path_has_six_fields_and_the_normal_way_is_shorter(segment: int) -> None:
    fork = 10 * segment + 2
    ends = set()
    for face in range(1, 6):
        moves = offers(sit(f"yellow {fork} / black 29"), face)
        ends |= {move.split("-")[1] for move in moves if "-s" in move}
    assert ends == {f"s{segment}.{k}" for k in range(1, 6)}
    assert offers(sit(f"yellow s{segment}.5 / black 29"), 1) == {f"s{segment}.5-s{segment}.6"}
    assert f"{fork}-{fork + 4}" in offers(sit(f"yellow {fork} / black 29"), 4)


def test_side_path_is_chosen_in_passing_and_by_anybody() -> None:
    assert offers(sit("yellow 31 / black 45"), 4) == {"31-35", "31-s3.3"}


def test_side_path_is_used_in_its_direction_only() -> None:
    table = sit("yellow 6 / black s0.6")
    assert offers(table, 1) == {"6-7"}
    assert refusal(table, "6xs0.6") == "side-path.from-its-entrance"
    table = sit("yellow s0.4 W0 W0 W0 / black s0.3 29")
    assert offers(table, 1) == {"s0.4-s0.5"}
    assert refusal(table, "s0.4xs0.3") == "side-path.taken"


@pytest.mark.parametrize("face", range(1, 7))
def test_side_path_pieces_are_never_thrown(face: int) -> None:
    side = "black s1.1 s1.3 s1.4 s1.6"
    for origin in [str(k) for k in range(9, 23)] + ["s1.2", "s1.5"]:
        moves = offers(sit(f"yellow {origin} W0 W0 W0 / {side}"), face)
        assert not any("xs" in move for move in moves), origin


def test_side_path_fields_that_are_taken_are_not_landed_on() -> None:
    table = sit("yellow 12 14 W0 W0 / black s1.2 29")
    assert offers(table, 2) == {"14-16"}
    assert refusal(table, "12xs1.2") == "side-path.taken"
    assert refusal(table, "12-14") == "must-move.own-piece"
    table = sit("yellow 12 s1.2 W0 W0 / black 29")
    table.roll(2)
    assert refusal(table, "12-s1.2") == "must-move.own-piece"


def test_side_path_pieces_may_be_jumped() -> None:
    assert offers(sit("yellow 12 / black s1.1 s1.2 29"), 3) == {"12-15", "12-s1.3"}


def test_side_path_backward_throws_lead_out_of_it_over_taken_fields() -> None:
    assert "s1.1x12" in offers(sit("yellow s1.1 / black 12"), 1)
    table = sit("yellow s1.3 s1.2 s1.1 W0 / black 12 11")
    assert "s1.3x12" in offers(table, 3)
    table = sit("yellow s1.3 s1.2 s1.1 W0 / black 12 11")
    assert "s1.3x11" in offers(table, 4)
    table = sit("yellow s1.3 s1.1 W0 W0 / black 12")
    table.roll(3)
    assert refusal(table, "s1.3x12") == "backward-throw.free-field"


def test_side_path_backward_throws_never_turn_onto_the_normal_way() -> None:
    table = sit("yellow s1.1 W0 W0 W0 / black 12 13")
    assert offers(table, 2) == {"s1.1-s1.3"}


def test_side_path_left_by_a_backward_throw_may_be_taken_again_or_not() -> None:
    table = sit("yellow s1.1 / black 12 29")
    table.roll(1)
    table.play("s1.1x12")
    table.roll(1)
    table.play("29-30")
    assert offers(table, 2) == {"12-14", "12-s1.2"}


def test_side_path_nobody_throws_into_it() -> None:
    table = sit("yellow 16 / black 15 s1.6")
    assert offers(table, 1) == {"16-17", "16x15"}


def test_side_path_six_throws_out_of_it() -> None:
    table = sit("yellow s1.3 b c d / black 18", facts="focus yellow s1.3")
    assert offers(table, 6) == {"s1.3x18", "pass"}


# hunt: when


def test_hunt_is_offered_instead_of_the_roll() -> None:
    table = sit("yellow s1.3 / black 29")
    assert set(table.moves) == {"roll"} | HUNTS


@pytest.mark.parametrize("field", ["12", "0", "b", "W0"])
def test_hunt_needs_a_piece_on_a_side_path(field: str) -> None:
    table = sit(f"yellow {field} 5 W0 W0 / black 29")
    assert table.moves == ["roll"]
    assert refusal(table, "hunt 3") == "hunt.no-hunter"


def test_hunt_needs_a_piece_without_focus() -> None:
    table = sit("yellow s1.3 5 / black 29", facts="focus yellow s1.3")
    assert table.moves == ["roll"]
    assert refusal(table, "hunt 3") == "hunt.no-hunter"
    table = sit("yellow s1.3 s2.2 / black 29", facts="focus yellow s1.3")
    assert set(table.moves) == {"roll"} | HUNTS


def test_hunt_of_an_opponents_piece_is_none() -> None:
    assert sit("yellow 5 / black s1.3").moves == ["roll"]


def test_hunt_after_a_first_six_instead_of_the_second_roll() -> None:
    table = sit("yellow s1.3 / black 29")
    table.roll(6)
    table.play("W0-0")
    assert set(table.moves) == {"roll"} | HUNTS
    table.play("hunt 2")
    table.roll(1, 1, 1, 1)
    assert table.turn == "black"


def test_hunt_not_once_the_die_has_fallen() -> None:
    table = sit("yellow s1.3 / black 29")
    table.roll(3)
    assert refusal(table, "hunt 3") == "hunt.instead-of-a-roll"


def test_hunt_not_before_a_free_entry() -> None:
    table = sit()
    assert refusal(table, "hunt 3") == "free-entry.enter-first"


@pytest.mark.parametrize("number", [0, 7])
def test_hunt_names_a_number_of_a_die(number: int) -> None:
    table = sit("yellow s1.3 / black 29")
    assert refusal(table, f"hunt {number}") == "hunt.no-such-number"


# hunt: the dice


def test_hunt_rolls_four_dice() -> None:
    table = sit("yellow s1.3 / black 29")
    table.play("hunt 5")
    assert (table.dice_wanted, table.moves) == (4, ["roll"])
    with pytest.raises(NotARoll, match="4 dice"):
        table.roll(5)
    assert refusal(table, "s1.3-s1.4") == "hunt.dice-first"
    assert refusal(table, "pass") == "hunt.dice-first"


def test_hunt_that_misses_is_the_end_of_the_turn() -> None:
    table = sit("yellow s1.3 / black 29")
    table.play("hunt 5")
    table.roll(1, 2, 3, 4)
    assert (table.turn, focus_of(table, "yellow")) == ("black", set())


def test_hunt_that_hits_turns_the_hunter_and_ends_the_turn() -> None:
    table = sit("yellow s1.3 / black 29")
    table.play("hunt 5")
    assert offers(table, 1, 5, 3, 4) == {"turn s1.3", "pass"}
    assert refusal(table, "s1.3-s1.4") == "hunt.turn-first"
    assert refusal(table, "roll") == "hunt.turn-first"
    table.play("turn s1.3")
    assert (table.turn, focus_of(table, "yellow")) == ("black", {"s1.3"})


def test_hunt_with_one_hit_may_leave_the_hunter_as_it_is() -> None:
    table = sit("yellow s1.3 / black 29")
    table.play("hunt 5")
    table.roll(1, 5, 3, 4)
    table.play("pass")
    assert (table.turn, focus_of(table, "yellow")) == ("black", set())
    assert table.moves == ["roll"]


def test_hunt_with_several_hits_must_turn_a_piece_for_each() -> None:
    table = sit("yellow s1.3 s4.1 s5.5 W0 / black 29")
    table.play("hunt 2")
    assert offers(table, 2, 1, 2, 1) == {"turn s1.3", "turn s4.1", "turn s5.5"}
    assert refusal(table, "pass") == "hunt.several-must"
    table.play("turn s1.3")
    assert "hunt 2 dice 0 hits 1 of 2" in facts_of(table)
    assert refusal(table, "pass") == "hunt.several-must"


def test_hunt_that_still_rolls_cannot_be_passed() -> None:
    table = sit("yellow s1.3 / black 29")
    table.play("hunt 5")
    assert refusal(table, "pass") == "hunt.dice-first"


def test_hunt_sixes_give_nothing() -> None:
    table = sit("yellow s1.3 / black 29")
    table.play("hunt 5")
    table.roll(6, 6, 6, 6)
    assert table.turn == "black"
    table = sit("yellow s1.3 / black 29")
    table.play("hunt 6")
    table.roll(6, 1, 1, 1)
    table.play("turn s1.3")
    assert table.turn == "black"


def test_hunt_the_player_chooses_whom_a_hit_turns() -> None:
    table = sit("yellow s1.3 s4.1 5 W0 / black 29")
    table.play("hunt 2")
    assert offers(table, 2, 1, 1, 1) == {"turn s1.3", "turn s4.1", "pass"}
    table.play("turn s4.1")
    assert focus_of(table, "yellow") == {"s4.1"}


def test_hunt_turns_only_own_pieces_on_side_paths() -> None:
    table = sit("yellow s1.3 5 W0 W0 / black s2.2 29")
    table.play("hunt 2")
    table.roll(2, 1, 1, 1)
    for field in ("5", "s2.2", "s1.4"):
        assert refusal(table, f"turn {field}") == "hunt.not-beside"


def test_hunt_turns_those_without_focus_first() -> None:
    table = sit("yellow s1.3 s4.1 / black 29", facts="focus yellow s1.3")
    table.play("hunt 2")
    assert offers(table, 2, 1, 1, 1) == {"turn s4.1", "pass"}
    assert refusal(table, "turn s1.3") == "hunt.others-first"


def test_hunt_each_hit_turns_a_piece() -> None:
    table = sit("yellow s1.3 s4.1 s5.5 W0 / black 29")
    table.play("hunt 2")
    table.roll(2, 1, 2, 1)
    table.play("turn s1.3")
    assert set(table.moves) == {"turn s4.1", "turn s5.5"}
    table.play("turn s5.5")
    assert (table.turn, focus_of(table, "yellow")) == ("black", {"s1.3", "s5.5"})


def test_hunt_a_hit_too_many_turns_back() -> None:
    # Ruling: the literal reading of the book.
    table = sit("yellow s1.3 / black 29")
    table.play("hunt 2")
    table.roll(2, 2, 1, 1)
    table.play("turn s1.3")
    assert table.moves == ["turn s1.3"]
    table.play("turn s1.3")
    assert (table.turn, focus_of(table, "yellow")) == ("black", set())


@pytest.mark.parametrize(("hits", "focus"), [(1, {"s1.3"}), (2, set()), (3, {"s1.3"}), (4, set())])
def test_hunt_alone_an_odd_number_of_hits_gives_focus(hits: int, focus: set[str]) -> None:
    table = sit("yellow s1.3 / black 29")
    table.play("hunt 2")
    table.roll(*[2] * hits, *[1] * (4 - hits))
    for _ in range(hits):
        table.play("turn s1.3")
    assert (table.turn, focus_of(table, "yellow")) == ("black", focus)


def test_hunt_a_hit_too_many_turns_any_piece_back() -> None:
    table = sit("yellow s1.3 s4.1 W0 W0 / black 29", facts="focus yellow s4.1")
    table.play("hunt 2")
    table.roll(2, 2, 1, 1)
    table.play("turn s1.3")
    assert set(table.moves) == {"turn s1.3", "turn s4.1"}
    table.play("turn s4.1")
    assert focus_of(table, "yellow") == {"s1.3"}


def test_hunt_a_hit_too_many_is_ignored_where_that_was_agreed() -> None:
    table = sit("yellow s1.3 / black 29", extra_hits="ignored")
    table.play("hunt 2")
    table.roll(2, 2, 2, 2)
    table.play("turn s1.3")
    assert (table.turn, focus_of(table, "yellow")) == ("black", {"s1.3"})


def test_hunt_and_nothing_to_turn_without_a_hit() -> None:
    table = sit("yellow s1.3 / black 29")
    assert refusal(table, "turn s1.3") == "hunt.no-hit"


def test_hunt_that_is_going_on_allows_no_second() -> None:
    table = sit("yellow s1.3 / black 29")
    table.play("hunt 2")
    assert refusal(table, "hunt 3") == "hunt.dice-first"


# focus-to-go-home


def test_focus_to_go_home_nobody_begins_with_it() -> None:
    table = sit("yellow W0 W0 W0 W0")
    assert not any(fact.startswith("focus") for fact in facts_of(table))


def test_focus_to_go_home_is_needed() -> None:
    table = sit("yellow 56 / black 29")
    assert offers(table, 3) == {"56-59", "pass"}
    assert refusal(table, "56-b") == "focus-to-go-home.no-focus"
    table = sit("yellow 56 / black 29", facts="focus yellow 56")
    assert offers(table, 3) == {"56-59", "56-b"}
    assert refusal(table, "pass") == "must-move.can-move"


def test_focus_to_go_home_belongs_to_each_piece() -> None:
    table = sit("yellow 56 55 W0 W0 / black 29", facts="focus yellow 55")
    assert offers(table, 4) == {"56-0", "55-59", "55-b"}


def test_focus_to_go_home_without_it_nobody_must_walk_past_the_mouth() -> None:
    table = sit("yellow 57 / black 29")
    assert offers(table, 1) == {"57-58", "pass"}


def test_focus_to_go_home_travels_with_the_piece() -> None:
    table = sit("yellow s5.6 12 / black 29", facts="focus yellow s5.6")
    table.roll(2)
    table.play("s5.6-57")
    assert focus_of(table, "yellow") == {"57"}


def test_focus_to_go_home_stays_inside_the_goal() -> None:
    table = sit("yellow 57 12 / black 29", facts="focus yellow 57")
    table.roll(1)
    table.play("57-a")
    assert focus_of(table, "yellow") == set()
    table.roll(1)
    table.play("29-30")
    assert "a-c" in offers(table, 2)


def test_focus_to_go_home_is_lost_when_thrown() -> None:
    table = sit("yellow 12 2 / black 9", turn="black", facts="focus yellow 12")
    table.roll(3)
    table.play("9x12")
    assert focus_of(table, "yellow") == set()
    table.roll(6)
    table.play("W1-10")
    assert focus_of(table, "yellow") == set()


def test_focus_to_go_home_is_gained_by_leaping_back_over_the_fields_before_the_entry() -> None:
    table = sit("yellow 0 59 58 W0 / black 57 29")
    table.roll(3)
    table.play("0x57")
    assert focus_of(table, "yellow") == {"57"}
    table.roll(1)
    table.play("29-30")
    assert "57-a" in offers(table, 1)


@pytest.mark.parametrize(
    ("origin", "target", "others", "gained"),
    [
        (0, 57, "59 58", True),  # onto the mouth
        (1, 56, "0 59 58", True),  # beyond the mouth; black stands on it
        (0, 58, "59", False),  # not over all fields between
        (0, 59, "", False),
        (59, 57, "58", False),  # from between them
        (58, 57, "", False),
        (57, 56, "", False),
    ],
)
def test_focus_to_go_home_is_gained_only_over_all_fields_between(
    origin: int, target: int, others: str, gained: bool
) -> None:
    black = "57 56 29" if target == 56 and origin == 1 else f"{target} 29"
    table = sit(f"yellow {origin} {others} / black {black}")
    table.roll((origin - target) % 60)
    table.play(f"{origin}x{target}")
    assert focus_of(table, "yellow") == ({str(target)} if gained else set())


def test_focus_to_go_home_is_not_gained_over_a_foreign_gap() -> None:
    table = sit("yellow 30 29 28 W0 / black 27 45")
    table.roll(3)
    table.play("30x27")
    assert focus_of(table, "yellow") == set()


def test_focus_to_go_home_is_not_gained_by_walking_over_the_gap() -> None:
    table = sit("yellow 57 / black 29")
    table.roll(4)
    table.play("57-1")
    assert focus_of(table, "yellow") == set()


# side-path-pass


def test_side_path_pass_a_piece_without_focus_need_not_leave() -> None:
    table = sit("yellow s1.5 / black 29")
    assert offers(table, 3) == {"s1.5-17", "pass"}


def test_side_path_pass_not_with_focus() -> None:
    table = sit("yellow s1.5 / black 29", facts="focus yellow s1.5")
    assert offers(table, 3) == {"s1.5-17"}
    assert refusal(table, "pass") == "must-move.can-move"


def test_side_path_pass_not_while_another_piece_can_move() -> None:
    table = sit("yellow s1.5 43 / black 29")
    assert offers(table, 3) == {"s1.5-17", "43-46"}


def test_side_path_pass_moving_on_inside_is_a_duty() -> None:
    table = sit("yellow s1.2 / black 29")
    assert offers(table, 3) == {"s1.2-s1.5"}
    assert refusal(table, "pass") == "must-move.can-move"


@pytest.mark.parametrize("origin", [48, 49, 50, 51, 52])
def test_side_path_pass_before_the_last_one_when_its_field_is_taken(origin: int) -> None:
    side = f"s5.{origin + 5 - 52}"
    table = sit(f"yellow {origin} b c d / black {side} 29", facts=f"focus yellow {origin}")
    assert offers(table, 5) == {f"{origin}-{origin + 5}", "pass"}


def test_side_path_pass_before_the_last_one_when_an_own_piece_stands_there() -> None:
    table = sit("yellow 50 s5.3 c d / black 29")
    assert offers(table, 5) == {"50-55", "s5.3-57", "pass"}  # the hunter need not leave either


def test_side_path_pass_not_when_the_field_there_is_free() -> None:
    table = sit("yellow 50 b c d / black s5.2 29")
    assert offers(table, 5) == {"50-55", "50-s5.3"}


def test_side_path_pass_not_before_another_side_path() -> None:
    table = sit("yellow 40 b c d / black s4.3 29")
    assert offers(table, 5) == {"40-45"}


def test_side_path_pass_not_when_the_number_does_not_reach_it() -> None:
    table = sit("yellow 50 b c d / black s5.1 29")
    assert offers(table, 2) == {"50-52"}
