"""Kurzer Einsatz: nobody waits, a six is a number, and who is thrown pushes others on."""

import pytest

from rauswurf import Table

from .scenes import offers, pieces_of, refusal, rules_of
from .scenes import sit as sit_at

COLOURS = ("yellow", "green", "red", "black", "blue", "white")


def sit(pieces: str = "", turn: str = "yellow", facts: str = "", players: int = 2) -> Table:
    return sit_at("kurzer-einsatz", pieces, turn, facts, players=players)


# The beginning.


@pytest.mark.parametrize("players", range(2, 7))
def test_beginning_on_the_grey_fields_from_the_one_after_the_entry_on(players: int) -> None:
    table = Table(rules_of("kurzer-einsatz", players))
    for colour in table.setup.colours:
        grey = [str(10 * colour + k) for k in (1, 2, 3, 4)]
        expected = [*grey[:3], "d"] if players >= 5 else grey
        assert pieces_of(table, COLOURS[colour]).split() == expected


def test_beginning_with_all_pieces_in_play_there_is_no_free_entry() -> None:
    assert Table(rules_of("kurzer-einsatz", 2)).moves == ["roll"]
    assert sit("yellow b c d 5").moves == ["roll"]


# six-is-ordinary


def test_six_is_ordinary_and_moved_like_any_number() -> None:
    table = sit("yellow 15 36 58 b / black 40 41 43 44")
    assert offers(table, 6) == {"15-21", "36-42", "58-4"}


def test_six_is_ordinary_and_must_be_moved() -> None:
    table = sit("yellow 15 b c d")
    assert offers(table, 6) == {"15-21"}
    assert refusal(table, "pass") == "must-move.can-move"


def test_six_is_ordinary_and_gives_no_second_roll() -> None:
    table = sit("yellow 15 b c d")
    table.roll(6)
    table.play("15-21")
    assert table.turn == "black"
    table = sit("yellow 56 b c d / black 41 42 43 44")
    assert offers(table, 6) == {"56-2", "pass"}
    table.play("pass")
    assert table.turn == "black"


def test_six_is_ordinary_and_leads_into_the_goal() -> None:
    table = sit("yellow 55 15 16 17 / black 41 42 43 44")
    assert offers(table, 6) >= {"55-d", "55-1"}


# short-throw


@pytest.mark.parametrize("field", [f for f in range(60) if f % 10 >= 5])
def test_short_throw_sets_on_the_entry_of_the_segment(field: int) -> None:
    before = field - 1
    table = sit(f"yellow {before} b c d / black {field} b c d")
    table.roll(1)
    table.play(f"{before}x{field}")
    assert pieces_of(table, "black").split()[0] == str(field // 10 * 10)
    assert pieces_of(table, "yellow").split()[0] == str(field)


def test_short_throw_pushes_whoever_stands_on_the_entry_one_field_on() -> None:
    table = sit("yellow 17 b c d / black 18 10 c d")
    table.roll(1)
    table.play("17x18")
    assert pieces_of(table, "black") == "10 11 c d"


def test_short_throw_pushes_on_and_on_to_a_free_field() -> None:
    table = sit("yellow 16 10 12 d / black 18 11 13 d")
    table.roll(2)
    table.play("16x18")
    assert pieces_of(table, "yellow") == "11 13 18 d"
    assert pieces_of(table, "black") == "10 12 14 d"


def test_short_throw_pushes_the_thrower_too() -> None:
    # The chain begins on 10 and reaches 15, where the thrower has just landed, and beyond.
    table = sit("yellow 9 10 11 12 / black 13 14 15 16")
    table.roll(6)
    table.play("9x15")
    assert pieces_of(table, "yellow") == "11 12 13 16"
    assert pieces_of(table, "black") == "10 14 15 17"


def test_short_throw_ends_on_the_field_that_the_thrower_left() -> None:
    table = sit("yellow 14 10 12 13 / black 15 11 c d")
    table.roll(1)
    table.play("14x15")
    assert pieces_of(table, "yellow") == "11 13 14 15"
    assert pieces_of(table, "black") == "10 12 c d"


@pytest.mark.parametrize("colour", range(6))
def test_short_throw_on_an_entry_sets_there_and_pushes_the_thrower(colour: int) -> None:
    entry = 10 * colour
    before = (entry - 2) % 60
    table = sit(f"yellow {before} b c d / black {entry} b c d")
    table.roll(2)
    table.play(f"{before}x{entry}")
    assert pieces_of(table, "black").split()[0] == str(entry)
    assert pieces_of(table, "yellow").split()[0] == str(entry + 1)


def test_short_throw_pushes_are_no_throws_even_on_grey_fields() -> None:
    table = sit("yellow 8 b c d / black 10 11 12 d")
    table.roll(2)
    table.play("8x10")
    assert pieces_of(table, "yellow") == "11 b c d"
    assert pieces_of(table, "black") == "10 12 13 d"


def test_short_throw_never_pushes_into_a_goal() -> None:
    # Ruling: green's mouth is 7; its piece there is pushed to 8, not home.
    table = sit(
        "yellow 0 1 2 d / green 3 4 7 d / red 5 21 22 d / black 6 31 32 d / blue 59 41 42 d",
        turn="blue",
        players=5,
    )
    table.roll(6)
    table.play("59x5")
    assert pieces_of(table, "red") == "21 22 0 d"
    assert pieces_of(table, "yellow") == "1 2 3 d"
    assert pieces_of(table, "green") == "4 5 8 d"
    assert pieces_of(table, "blue") == "41 42 6 d"
    assert pieces_of(table, "black") == "31 32 7 d"


def test_short_throw_backwards_works_the_same_way() -> None:
    table = sit("yellow 17 b c d / black 16 10 c d")
    table.roll(1)
    table.play("17x16")
    assert pieces_of(table, "black") == "10 11 c d"
    assert pieces_of(table, "yellow") == "16 b c d"


def test_short_throw_of_who_went_back_over_an_entry_counts_where_it_stands() -> None:
    table = sit("yellow 7 b c d / black 9 b c d")  # it threw somebody from 10, say
    table.roll(2)
    table.play("7x9")
    assert pieces_of(table, "black") == "0 b c d"


# grey


@pytest.mark.parametrize("field", [f for f in range(60) if f % 10 in (1, 2, 3, 4)])
def test_grey_fields_are_safe_and_nobody_lands_there(field: int) -> None:
    ahead = (field - 5) % 60
    table = sit(f"yellow {ahead} {(field + 9) % 60} c d / black {field} b c d")
    moves = offers(table, 5)
    assert f"{ahead}x{field}" not in moves
    assert refusal(table, f"{ahead}x{field}") == "grey.taken"


def test_grey_fields_are_safe_from_backward_throws() -> None:
    table = sit("yellow 14 b c d / black 13 b c d")
    assert offers(table, 1) == {"14-15"}
    assert refusal(table, "14x13") == "grey.taken"


def test_grey_fields_that_are_free_are_landed_on() -> None:
    assert offers(sit("yellow 9 b c d"), 4) == {"9-13"}


def test_grey_fields_taken_make_no_duty() -> None:
    table = sit("yellow 10 b c d / black 13 b c d")
    assert offers(table, 3) == set()
    assert table.turn == "black"


def test_grey_fields_of_all_colours_are_for_everybody() -> None:
    table = sit("yellow 31 32 33 34 / black 1 2 3 4")
    assert table.moves == ["roll"]


def test_grey_plain_fields_and_entries_are_not_safe() -> None:
    table = sit("yellow 4 8 c d / black 5 10 c d")
    assert offers(table, 1) == {"4x5", "8-9"}
    assert offers(sit("yellow 9 b c d / black 10 b c d"), 1) == {"9x10"}


# The standard rules that stay.


def test_must_move_never_backwards_in_kurzer_einsatz_either() -> None:
    table = sit("yellow 57 b c d / black 55 56 41 42")
    assert offers(table, 2) == {"57x55", "57-59", "pass"}
    table = sit("yellow 57 b c d / black 56 55 41 42")
    assert offers(table, 1) == {"57x56", "57-58", "57-a"}


def test_backward_throw_in_kurzer_einsatz_crosses_grey_fields_that_are_taken() -> None:
    table = sit("yellow 15 14 13 d / black 12 11 10 44")
    assert "15x10" in offers(table, 5)
    table.play("15x10")
    assert pieces_of(table, "black") == "44 10 12 13"
    assert pieces_of(table, "yellow") == "11 14 15 d"


def test_short_throw_may_put_everything_back_where_it_was() -> None:
    # Ruling: it is a move like any other, and nobody has to make it.
    table = sit("yellow 41 5 6 7 / black 40 25 26 28")
    before = (pieces_of(table, "yellow"), pieces_of(table, "black"))
    assert offers(table, 1) >= {"41x40", "7-8"}
    table.play("41x40")
    assert (pieces_of(table, "yellow"), pieces_of(table, "black")) == before
    assert table.turn == "black"
