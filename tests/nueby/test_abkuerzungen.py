"""Abkürzungen: the two grey fields that are a way for those who stopped before them."""

import pytest

from rauswurf import Table

from .scenes import offers, pieces_of, refusal
from .scenes import sit as sit_at


def sit(pieces: str = "", turn: str = "yellow", facts: str = "") -> Table:
    return sit_at("abkuerzungen", pieces, turn, facts)


SHORT = ("g0.1", "g0.2", "6", "7", "8")  # where the shortcut leads from 1


# shortcut: taking it


@pytest.mark.parametrize("segment", range(6))
def test_shortcut_is_open_from_a_stop_on_the_arrow_field(segment: int) -> None:
    here = 10 * segment + 1
    short = [f"g{segment}.1", f"g{segment}.2", str(here + 5), str(here + 6), str(here + 7)]
    for face in range(1, 6):
        table = sit(f"yellow {here} / black 29")
        assert offers(table, face) >= {f"{here}-{here + face}", f"{here}-{short[face - 1]}"}


def test_shortcut_is_not_taken_in_passing() -> None:
    table = sit("yellow 0 / black 40")
    assert offers(table, 2) == {"0-2"}
    assert refusal(table, "0-g0.1") == "shortcut.from-a-stop"


def test_shortcut_is_not_entered_from_elsewhere() -> None:
    table = sit("yellow 4 / black 40")
    table.roll(2)
    assert refusal(table, "4-g0.2") == "shortcut.from-a-stop"


def test_shortcut_from_the_arrow_field_needs_the_right_number_all_the_same() -> None:
    table = sit("yellow 1 / black 40")
    table.roll(4)
    assert refusal(table, "1-g0.1") == "roll-move.wrong-number"


def test_shortcut_is_no_duty_but_moving_is() -> None:
    table = sit("yellow 1 / black 40")
    assert offers(table, 2) == {"1-3", "1-g0.2"}
    assert refusal(table, "pass") == "must-move.can-move"


def test_shortcut_is_no_duty_where_nothing_else_can_be_set() -> None:
    table = sit("yellow 40 W0 W0 W0 / black 21 24 27 c", turn="black")
    assert offers(table, 3) == {"21-26", "27-30", "pass"}
    table.play("pass")
    assert (table.turn, pieces_of(table, "black")) == ("yellow", "21 24 27 c")


@pytest.mark.parametrize("face", range(1, 6))
def test_shortcut_is_no_duty_with_any_number(face: int) -> None:
    table = sit(f"yellow 1 {1 + face} c d / black 40")
    table.roll(face)
    assert {move for move in table.moves if move.startswith("1-")} == {f"1-{SHORT[face - 1]}"}
    others = [move for move in table.moves if not move.startswith("1-") and move != "pass"]
    assert ("pass" in table.moves) == (others == [])


def test_shortcut_that_was_taken_is_gone_on_by_duty() -> None:
    assert offers(sit("yellow g0.1 W0 W0 W0 / black 40"), 2) == {"g0.1-6"}


def test_shortcut_leads_on_to_the_track() -> None:
    table = sit("yellow g0.1 g2.2 / black 40")
    assert offers(table, 3) == {"g0.1-7", "g2.2-28"}
    table = sit("yellow g0.1 / black 40")
    assert offers(table, 1) == {"g0.1-g0.2"}


def test_shortcut_before_the_own_goal_leads_before_the_mouth() -> None:
    table = sit("yellow 51 / black 40")
    assert offers(table, 5) == {"51-56", "51-58", "51-a"}


def test_shortcut_pieces_enter_nowhere_but_are_in_play() -> None:
    assert sit("yellow g3.1 W0 W0 W0").moves == ["roll"]


# shortcut: throwing


def test_shortcut_pieces_on_it_are_thrown_by_those_who_took_it() -> None:
    table = sit("yellow 11 / black g1.2")
    assert offers(table, 2) == {"11-13", "11xg1.2"}
    table.play("11xg1.2")
    assert pieces_of(table, "black") == "W3 W3 W3 W1"
    assert offers(sit("yellow g1.1 / black g1.2"), 1) == {"g1.1xg1.2"}


def test_shortcut_the_second_throws_back_onto_the_first() -> None:
    assert offers(sit("yellow g1.2 / black g1.1"), 1) == {"g1.2-16", "g1.2xg1.1"}


@pytest.mark.parametrize("face", range(1, 7))
def test_shortcut_pieces_on_it_are_never_thrown_from_the_track(face: int) -> None:
    # Ruling: nor backwards.
    for field in (*range(0, 11), *range(12, 30)):
        moves = offers(sit(f"yellow {field} W0 W0 W0 / black g1.1 g1.2 55 54"), face)
        assert not any("xg" in move for move in moves), field


def test_shortcut_backward_throws_from_the_track_keep_to_the_track() -> None:
    # Ruling: field 6 has both 5 and the second grey field before it.
    table = sit("yellow 6 / black 5 g0.2")
    assert offers(table, 1) == {"6-7", "6x5"}
    table = sit("yellow 6 / black g0.2 44")
    assert offers(table, 1) == {"6-7"}
    assert refusal(table, "6xg0.2") == "shortcut.from-a-stop"


def test_shortcut_backward_throws_from_it_go_over_the_arrow_field_and_on() -> None:
    assert offers(sit("yellow g1.1 / black 11"), 1) == {"g1.1-g1.2", "g1.1x11"}
    assert offers(sit("yellow g1.2 g1.1 11 W0 / black 10"), 3) >= {"g1.2x10"}
    table = sit("yellow g1.1 W0 W0 W0 / black 11 10 9")
    assert offers(table, 3) == {"g1.1-17", "g1.1x9"}


def test_shortcut_backward_throws_from_it_never_turn_onto_the_long_way() -> None:
    table = sit("yellow g1.1 W0 W0 W0 / black 11 12 13")
    assert offers(table, 2) == {"g1.1-16"}
    assert refusal(table, "g1.1x12") == "shortcut.to-its-end"


def test_shortcut_backward_throws_need_taken_fields_there_too() -> None:
    table = sit("yellow g1.2 W0 W0 W0 / black 11")
    assert offers(table, 2) == {"g1.2-17"}
    assert refusal(table, "g1.2x11") == "backward-throw.free-field"


def test_shortcut_a_six_throws_along_it() -> None:
    table = sit("yellow 11 b c d / black 19")
    assert offers(table, 6) == {"11x19", "pass"}
