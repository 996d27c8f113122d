"""Rule neutral: three players, and a black that all of them may move."""

from functools import partial

import pytest

from rauswurf import Dice, Table

from .scenes import offers, pieces_of, refusal, sit

three = partial(sit, players=3, colours="neutral")


def places(table: Table) -> tuple[int, ...] | None:
    return table.outcome.places if table.outcome else None


# What may be moved.


def test_neutral_is_what_madn_advises_three_players() -> None:
    assert Table("madn", 3).setup.variants["colours"] == "neutral"
    assert Table("madn", 3).position.endswith("/ black B B B 30 ; turn yellow")


def test_neutral_pieces_are_set_up_like_the_others() -> None:  # Ruling
    table = Table("never-mind", 3, variants={"colours": "neutral"})
    assert "/ black B B B B ;" in table.position


def test_neutral_or_own_piece_moves() -> None:
    table = three("yellow 5 B B B / black 33 B B B")
    assert offers(table, 2) == {"5-7", "black 33-35"}
    table.play("black 33-35")
    assert pieces_of(table, "black") == "B B B 35"
    assert table.turn == "green"


def test_neutral_colour_has_no_turn() -> None:
    table = three("yellow B B B B")
    seen = []
    for _ in range(4):
        seen.append(table.turn)
        table.roll(1)
    assert seen == ["yellow", "green", "red", "yellow"]


def test_neutral_leaves_the_others_colours_alone() -> None:
    table = three("yellow 5 B B B / green 12 B B B / black 33 B B B")
    table.roll(2)
    assert refusal(table, "green 12-14") == "turns.not-yours"
    assert refusal(table, "black 33-35") == ""


def test_neutral_pieces_capture_and_are_captured() -> None:
    table = three("yellow 5 B B B / red 35 B B B / black 33 7 B B")
    assert offers(table, 2) == {"5x7", "black 7-9", "black 33x35"}
    table.play("black 33x35")
    assert pieces_of(table, "red") == "B B B B"
    table = three("yellow 5 B B B / black 7 B B B")
    table.roll(2)
    table.play("5x7")
    assert pieces_of(table, "black") == "B B B B"


def test_neutral_pieces_go_home_into_their_own_goal() -> None:
    assert offers(three("yellow B B B B / black 29 B B B"), 2) == {"black 29-b"}


def test_neutral_duties_are_looked_at_for_each_colour() -> None:  # Ruling
    table = three("yellow 0 5 B B / black 33 35 B B")
    assert offers(table, 3) == {"0-3", "black 33-36", "black 35-38"}
    assert refusal(table, "5-8") == "clear-start.start-first"
    table = three("yellow 5 7 B B / black 30 35 B B")
    assert offers(table, 3) == {"5-8", "7-10", "black 30-33"}
    assert refusal(table, "black 35-38") == "clear-start.start-first"


def test_neutral_or_own_piece_enters_with_a_six() -> None:  # Ruling
    table = three("yellow 5 B B B / black 33 B B B")
    assert offers(table, 6) == {"B-0", "black B-30"}
    assert refusal(table, "black 33-39") == "six-enters.must-enter"


def test_neutral_piece_may_move_six_while_an_own_one_waits() -> None:  # Ruling
    table = three("yellow 5 B B B / black 33 c d b")
    assert offers(table, 6) == {"B-0", "black 33-39"}


def test_neutral_roll_is_lost_only_if_neither_colour_can_move() -> None:  # Ruling
    table = three("yellow B B B B / black 33 B B B")
    assert offers(table, 2) == {"black 33-35"}
    assert refusal(table, "pass") == "must-move.can-move"
    table = three("yellow 38 b c d / black 28 b c d")
    assert offers(table, 5) == set()
    assert table.turn == "green"


def test_neutral_backward_capture_may_be_passed_only_if_neither_can_move_else() -> None:  # Ruling
    table = three("yellow 38 b c d / red 33 B B B / black B B B B", backward_capture="on")
    assert offers(table, 5) == {"38x33", "pass"}
    table = three("yellow 38 b c d / red 33 B B B / black 31 B B B", backward_capture="on")
    assert offers(table, 5) == {"38x33", "black 31-36"}


def test_neutral_backward_capture_of_an_own_piece_may_be_passed() -> None:
    pieces = "yellow 38 d B B / red 6 6 B B / black 3 B B B"
    for forced in ("off", "huff", "strict"):  # to capture oneself is never a duty
        table = three(pieces, backward_capture="on", barriers="on", forced_capture=forced)
        assert offers(table, 5) == {"black 3x38", "pass"}


# forced-capture


def test_neutral_duty_to_capture_is_the_players_over_both() -> None:  # Ruling
    table = three("yellow 5 B B B / red 36 B B B / black 33 B B B", forced_capture="strict")
    assert offers(table, 3) == {"black 33x36"}
    assert refusal(table, "5-8") == "forced-capture.capture-first"
    table = three("yellow 5 B B B / red 8 B B B / black 33 B B B", forced_capture="strict")
    assert offers(table, 3) == {"5x8"}
    assert refusal(table, "black 33-36") == "forced-capture.capture-first"


def test_neutral_piece_may_capture_the_movers_own_but_never_must() -> None:  # Ruling
    pieces = "yellow 36 5 B B / black 33 B B B"
    for forced in ("off", "huff", "strict"):
        table = three(pieces, forced_capture=forced)
        assert offers(table, 3) == {"36-39", "5-8", "black 33x36"}
    table.play("black 33x36")
    assert pieces_of(table, "yellow") == "B B B 5"


def test_neutral_piece_that_captures_the_movers_own_does_not_fulfil_the_duty() -> None:
    pieces = "yellow 36 5 B B / green 8 B B B / black 33 B B B"
    assert offers(three(pieces, forced_capture="strict"), 3) == {"5x8"}
    table = three(pieces, forced_capture="huff")
    assert offers(table, 3) == {"36-39", "5x8", "black 33x36"}
    table.play("black 33x36")
    assert pieces_of(table, "yellow") == "B B B B"


def test_neutral_piece_is_a_stranger_to_be_captured() -> None:
    table = three("yellow 5 20 B B / black 8 B B B", forced_capture="strict")
    assert offers(table, 3) == {"5x8"}


def test_neutral_piece_that_misses_a_capture_goes_to_its_own_base() -> None:
    table = three("yellow 5 B B B / red 36 B B B / black 33 B B B", forced_capture="huff")
    assert offers(table, 3) == {"5-8", "black 33x36"}
    table.play("5-8")
    assert pieces_of(table, "black") == "B B B B"
    assert pieces_of(table, "yellow") == "B B B 8"


def test_neutral_piece_that_misses_a_capture_from_its_start_goes_to_base_too() -> None:
    table = three("yellow 5 B B B / red 33 B B B / black 30 B B B", forced_capture="huff")
    table.roll(3)
    table.play("5-8")
    assert pieces_of(table, "black") == "B B B B"


def test_neutral_and_own_capturers_are_compared_by_how_far_they_are() -> None:
    pieces = "yellow 5 30 B B / green 8 B B B / red 36 B B B / black 33 B B B"
    table = three(pieces, forced_capture="huff")
    table.roll(3)
    table.play("30x33")  # black itself was captured, which fulfils the duty
    assert pieces_of(table, "yellow") == "B B 5 33"
    pieces = "yellow 5 20 B B / green 8 B B B / red 36 B B B / black 33 B B B"
    table = three(pieces, forced_capture="huff")
    table.roll(3)
    table.play("20-23")
    assert pieces_of(table, "yellow") == "B B B 23"  # 5 has gone six steps, 33 only four
    assert pieces_of(table, "black") == "B B B 33"


def test_neutral_and_own_capturer_equally_far_the_own_one_pays() -> None:  # Ruling
    pieces = "yellow 9 6 B B / red 3 5 20 B / black 38 39 2 30"
    table = three(pieces, forced_capture="huff", backward_capture="on")
    assert {"9x3", "black 39x5", "B-0"} <= offers(table, 6)
    table.play("B-0")
    assert pieces_of(table, "yellow") == "B B 0 6"
    assert pieces_of(table, "black") == "30 38 39 2"


def test_neutral_move_past_a_capture_from_base_costs_nothing() -> None:  # Ruling
    table = three("yellow B B B B / red 0 B B B / black 33 d c b", forced_capture="huff")
    assert offers(table, 6) == {"Bx0", "black 33-39"}
    table.play("black 33-39")
    assert pieces_of(table, "yellow") == "B B B B"
    assert pieces_of(table, "red") == "B B B 0"


# three-rolls and sixes


@pytest.mark.parametrize(
    ("yellow", "black", "rolls"),
    [
        ("B B B B", "B B B B", 3),
        ("B B c d", "B b c d", 3),
        ("B B B B", "30 B B B", 1),
        ("12 B B B", "B B B B", 1),
        ("B B B B", "c B B B", 1),
        ("B B B B", "a b c d", 3),
        ("a b c d", "B B B B", 3),
        ("a b c d", "30 B B B", 1),
    ],
)
def test_neutral_three_rolls_need_both_colours_to_qualify(  # Ruling
    yellow: str, black: str, rolls: int
) -> None:
    table = three(f"yellow {yellow} / black {black}", three_rolls="on")
    assert table.rolls_left == rolls


def test_neutral_extra_roll_stays_while_something_is_left_to_move() -> None:  # Ruling
    table = three("yellow 34 b c d / black 33 B B B")
    table.roll(6)
    table.play("34-a")
    assert (table.turn, table.rolls_left) == ("yellow", 1)
    assert offers(table, 2) == {"black 33-35"}
    table = three("yellow 12 b c d / black 24 b c d")
    table.roll(6)
    table.play("black 24-a")
    assert (table.turn, table.rolls_left) == ("yellow", 1)


def test_neutral_extra_roll_is_lost_when_nothing_is_left_to_move() -> None:  # Ruling
    table = three("yellow 34 b c d / black a b c d")
    table.roll(6)
    table.play("34-a")
    assert table.turn == "green"
    table = three("yellow a b c d / black 24 b c d")
    table.roll(6)
    table.play("black 24-a")
    assert table.outcome is None
    assert table.turn == "green"


# Who wins.


def test_neutral_player_who_is_home_goes_on_with_neutral_pieces() -> None:  # Ruling
    table = three("yellow a b c d / black 33 B B B")
    assert table.turn == "yellow"
    assert offers(table, 2) == {"black 33-35"}
    assert offers(three("yellow a b c d / black B B B B"), 6) == {"black B-30"}


def test_neutral_pieces_must_be_home_before_anybody_wins() -> None:
    table = three("yellow 39 b c d / black 33 c d B", play_on="off")
    table.roll(1)
    table.play("39-a")
    assert table.outcome is None


def test_neutral_last_piece_decides_for_who_brings_it() -> None:
    table = three("yellow a b c d / green a b c d / black 29 b c d", "green", "home yellow green")
    table.roll(1)
    table.play("black 29-a")
    assert places(table) == (2, 1, 3)
    assert table.outcome is not None
    assert table.outcome.winners == ("green",)
    assert table.outcome.rule == "neutral"


def test_neutral_last_piece_brought_by_the_first_home_changes_nothing() -> None:
    table = three("yellow a b c d / green a b c d / black 29 b c d", "yellow", "home yellow green")
    table.roll(1)
    table.play("black 29-a")
    assert places(table) == (1, 2, 3)


def test_neutral_last_piece_puts_its_mover_before_all_who_are_home() -> None:
    table = three(
        "yellow a b c d / green a b c d / red a b c d / black 29 b c d",
        "red",
        "home green yellow red",
    )
    table.roll(1)
    table.play("black 29-a")
    assert places(table) == (3, 2, 1)


def test_neutral_last_piece_brought_by_somebody_not_home_lets_the_first_home_win() -> None:
    pieces = "yellow a b c d / green a b c d / red 12 B B B / black 29 b c d"  # Ruling
    table = three(pieces, "red", "home green yellow")
    table.roll(1)
    table.play("black 29-a")
    assert places(table) == (2, 1, 3)


def test_neutral_last_piece_with_only_one_home_is_played_on_for_the_second_place() -> None:
    pieces = "yellow a b c d / green 9 b c d / red 12 B B B / black 29 b c d"
    table = three(pieces, "red")
    table.roll(1)
    table.play("black 29-a")
    assert table.outcome is None
    assert table.turn == "green"  # yellow has nothing left to move
    table.roll(1)
    table.play("9-a")
    assert places(table) == (1, 2, 3)


def test_neutral_pieces_home_first_leave_the_win_to_the_first_player_home() -> None:  # Ruling
    table = three("yellow 12 b c d / green 9 b c d / black 29 b c d")
    table.roll(1)
    table.play("black 29-a")
    assert table.outcome is None
    table.roll(1)
    table.play("9-a")
    assert table.outcome is None  # green is first; the others play for the second place
    table = three("yellow 12 b c d / green 9 b c d / black a b c d", "green", play_on="off")
    table.roll(1)
    table.play("9-a")
    assert places(table) == (2, 1, 2)


@pytest.mark.parametrize("play_on", ["off", "on"])
def test_neutral_pieces_home_before_anybody_end_nothing(play_on: str) -> None:  # Ruling
    table = three("yellow 12 b c d / green 9 b c d / black 29 b c d", play_on=play_on)
    table.roll(1)
    table.play("black 29-a")
    assert table.outcome is None
    assert table.turn == "green"


def test_neutral_further_places_are_in_order_of_coming_home() -> None:  # Ruling
    table = three(
        "yellow a b c d / green a b c d / red a b c d / black 29 b c d",
        "yellow",
        "home red green yellow",
    )
    table.roll(1)
    table.play("black 29-a")
    assert places(table) == (1, 3, 2)


def test_neutral_without_play_on_is_over_with_the_first_winner() -> None:
    table = three("yellow a b c d / green 12 B B B / black 29 b c d", play_on="off")
    table.roll(1)
    table.play("black 29-a")
    assert places(table) == (1, 2, 2)


# barriers


def test_neutral_barriers_close_the_way_for_all() -> None:
    table = three("yellow 5 20 B B / black 8 8 B B", barriers="on")
    assert offers(table, 3) == {"20-23", "black 8-11"}
    table = three("yellow 8 8 20 B / black 5 B B B", barriers="on")
    assert offers(table, 3) == {"8-11", "20-23"}
    assert refusal(table, "black 5-8") == "barriers.in-the-way"


def test_neutral_barrier_on_an_own_start_leaves_the_six_to_another_piece() -> None:
    table = three("yellow 12 B B B / black 0 0 B B", barriers="on")
    assert offers(table, 6) == {"12-18", "black B-30"}


def test_neutral_without_play_on_all_others_share_the_second_place() -> None:
    home = "yellow a b c d / green a b c d / red a b c d / black 29 b c d ; turn red"
    variants = {"colours": "neutral", "play-on": "off"}
    order = f"{home} ; home green yellow red"
    table = Table("madn", 3, dice=Dice.by_hand(), variants=variants, position=order)
    table.roll(1)
    table.play("black 29-a")
    assert places(table) == (2, 2, 1)
