"""Entscheidung auf zweiter Ebene: the outer ring, the arrow, the inner ring, the goal inside."""

import pytest

from rauswurf import Table

from .scenes import offers, pieces_of, refusal
from .scenes import sit as sit_at

GAME = "zweite-ebene"


def sit(pieces: str = "", turn: str = "yellow", facts: str = "", players: int = 2) -> Table:
    return sit_at(GAME, pieces, turn, facts, players=players)


# second-level: in


@pytest.mark.parametrize("colour", range(6))
def test_second_level_is_reached_over_the_own_arrow_in_one_go(colour: int) -> None:
    name = ("yellow", "green", "red", "black", "blue", "white")[colour]
    before = (10 * colour - 1) % 60
    table = sit(f"{name} {before}", turn=name, players=6)
    assert offers(table, 1) == {f"{before}-{10 * colour}", f"{before}-i{6 * colour}"}
    table = sit(f"{name} {before - 2}", turn=name, players=6)
    outside, inside = 10 * colour + 2, 6 * colour + 2
    assert offers(table, 5) == {f"{before - 2}-{outside}", f"{before - 2}-i{inside}"}


def test_second_level_is_not_reached_over_a_foreign_arrow() -> None:
    assert offers(sit("yellow 29 / black 40"), 3) == {"29-32"}


def test_second_level_may_be_left_for_another_outer_round_under_must_move() -> None:
    # Ruling: that is no walking past the goal.
    table = sit("yellow 59 i1 W0 W0 / black 40")
    assert offers(table, 2) == {"59-1", "i1-i3"}  # i1 is taken, so the outer way is a duty
    table = sit("yellow 59 i1 c d / black 40")
    assert offers(table, 2) == {"59-1", "i1-i3"}
    table = sit("yellow 59 i1 i3 i5 / black 40")
    assert offers(table, 2) == {"59-1", "i5-i7"}
    assert refusal(table, "pass") == "must-move.can-move"


def test_second_level_the_outer_ring_has_no_mouths() -> None:
    table = sit("yellow 57 / black 40")
    assert offers(table, 3) == {"57-0", "57-i0"}
    assert refusal(table, "57-a") == "roll-move.wrong-number"
    assert refusal(table, "pass") == "must-move.can-move"


def test_second_level_is_a_ring_of_its_own_with_the_goal_inside() -> None:
    table = sit("yellow i33 / black 40")
    assert offers(table, 3) == {"i33-c", "i33-i0"}
    table = sit("yellow i35 / black 40")
    assert offers(table, 3) == {"i35-i2"}


def test_second_level_past_the_inner_mouth_nobody_must_walk() -> None:
    table = sit("yellow i31 W0 W0 W0 / black 40")
    assert offers(table, 1) == {"i31-i32"}
    table = sit("yellow i33 b c d / black 40")
    assert offers(table, 2) == {"i33-i35", "pass"}


@pytest.mark.parametrize("colour", range(6))
def test_second_level_each_colour_has_its_inner_mouth_three_before_its_inner_entry(
    colour: int,
) -> None:
    name = ("yellow", "green", "red", "black", "blue", "white")[colour]
    mouth = (6 * colour - 3) % 36
    table = sit(f"{name} i{mouth}", turn=name, players=6)
    assert offers(table, 3) == {f"i{mouth}-c", f"i{mouth}-i{6 * colour}"}


# second-level: throwing and entering


@pytest.mark.parametrize("field", range(36))
def test_second_level_who_is_thrown_inside_waits_inside(field: int) -> None:
    before = (field - 2) % 36
    table = sit(f"yellow i{before} 5 / black i{field}")
    table.roll(2)
    table.play(f"i{before}xi{field}")
    assert f"w{field // 6}" in pieces_of(table, "black").split()


@pytest.mark.parametrize("colour", range(6))
def test_second_level_who_waits_inside_enters_inside(colour: int) -> None:
    table = sit(f"yellow w{colour} 5 / black 40")
    assert f"w{colour}-i{6 * colour}" in offers(table, 6)
    table.play(f"w{colour}-i{6 * colour}")
    assert f"i{6 * colour}" in pieces_of(table, "yellow").split()


def test_second_level_a_six_enters_inside_outside_or_not_at_all() -> None:
    table = sit("yellow W0 w2 W4 5 / black 40")
    assert offers(table, 6) == {"W0-0", "w2-i12", "W4x40", "pass"}


def test_second_level_a_free_entry_chooses_between_the_levels_too() -> None:
    table = sit("yellow W0 w2 c d / black 40")
    assert set(table.moves) == {"W0-0", "w2-i12"}
    table.play("w2-i12")
    assert pieces_of(table, "yellow").split() == ["W0", "i12", "c", "d"]


def test_second_level_a_piece_inside_is_in_play() -> None:
    assert sit("yellow i12 W0 W0 W0").moves == ["roll"]


def test_second_level_who_is_thrown_outside_waits_outside() -> None:
    table = sit("yellow 17 5 / black 19")
    table.roll(2)
    table.play("17x19")
    assert pieces_of(table, "black") == "W3 W3 W3 W1"


# second-level: backwards


def test_second_level_backward_throws_inside_go_against_the_inner_way() -> None:
    table = sit("yellow i7 i6 5 W0 / black i5")
    assert offers(table, 2) == {"i7-i9", "i6-i8", "5-7", "i7xi5"}


def test_second_level_backward_throws_never_change_the_level() -> None:
    table = sit("yellow i0 W0 W0 W0 / black 59 30")
    assert offers(table, 1) == {"i0-i1"}
    assert refusal(table, "i0x59") == "second-level.not-out"
    table = sit("yellow 59 W0 W0 W0 / black i35 30")
    assert offers(table, 2) == {"59-1", "59-i1"}
    assert refusal(table, "59xi35") == "roll-move.wrong-number"


def test_second_level_backward_throws_inside_may_lead_before_the_goal() -> None:
    table = sit("yellow i0 i35 i34 5 / black i33 40")
    table.roll(3)
    table.play("i0xi33")
    assert pieces_of(table, "black") == "W3 W3 40 w5"
    table.roll(1)
    table.play("40-41")
    assert "i33-a" in offers(table, 1)


def test_second_level_backward_throws_outside_may_save_the_outer_round() -> None:
    table = sit("yellow 0 / black 59 40")
    table.roll(1)
    table.play("0x59")
    table.roll(1)
    table.play("40-41")
    assert offers(table, 2) == {"59-1", "59-i1"}
