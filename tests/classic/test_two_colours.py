"""Rule two-colours: two players with two opposite colours each."""

from functools import partial

from rauswurf import Table

from .scenes import offers, pieces_of, refusal, sit

two = partial(sit, players=2, colours="two-each")


def test_two_colours_are_opposite_each_other() -> None:
    table = two("yellow B B B B")
    seats = [[table.setup.board.colours[c] for c in seat] for seat in table.setup.seats]
    assert seats == [["yellow", "red"], ["green", "black"]]


def test_two_colours_are_what_madn_advises_two_players() -> None:
    assert Table("madn", 2).setup.seats == ((0, 2), (1, 3))
    assert Table("never-mind", 2).setup.seats == ((0,), (2,))


def test_two_colours_turn_goes_round_by_colour() -> None:  # Ruling
    table = two("yellow B B B B")
    seen = []
    for _ in range(5):
        seen.append(table.turn)
        table.roll(1)
    assert seen == ["yellow", "green", "red", "black", "yellow"]


def test_two_colours_are_each_played_on_its_own() -> None:
    table = two("yellow 5 B B B / red 25 B B B")
    assert offers(table, 3) == {"5-8"}
    assert refusal(table, "red 25-28") == "turns.not-yours"


def test_two_colours_duties_are_those_of_the_colour_on_turn() -> None:
    table = two("yellow 5 20 c d / red B B B B")
    assert offers(table, 6) == {"5-11", "20-26"}


def test_two_colours_other_colour_of_the_owner_is_a_stranger() -> None:  # Ruling
    table = two("yellow 5 B B B / red 8 B B B")
    assert offers(table, 3) == {"5x8"}
    table.play("5x8")
    assert pieces_of(table, "red") == "B B B B"


def test_two_colours_owe_the_capture_of_the_owners_other_colour() -> None:
    table = two("yellow 5 12 B B / red 8 B B B", forced_capture="strict")
    assert offers(table, 3) == {"5x8"}


def test_two_colours_that_is_home_is_passed_over() -> None:  # Ruling
    table = two("yellow 39 b c d / green a b c d / red 12 B B B")
    table.roll(1)
    table.play("39-a")
    assert table.outcome is None
    assert table.turn == "red"
    table.roll(1)
    table.play("12-13")
    table.roll(1)
    assert table.turn == "red"  # after black; yellow and green are home


def test_two_colours_player_has_finished_when_both_are_home() -> None:  # Ruling
    table = two("yellow a b c d / red 19 b c d / green a b c d", turn="red")
    table.roll(1)
    table.play("19-a")
    assert table.outcome is not None
    assert table.outcome.places == (1, 2)
    assert table.outcome.winners == ("yellow", "red")
    assert table.outcome.rule == "two-colours"


def test_two_colours_of_different_players_at_home_end_nothing() -> None:
    table = two("yellow a b c d / green 9 b c d / red 12 B B B", turn="green")
    table.roll(1)
    table.play("9-a")
    assert table.outcome is None
    assert table.turn == "red"


def test_two_colours_six_that_brings_the_last_piece_of_a_colour_home_gives_no_roll() -> None:
    table = two("yellow 34 b c d / red 12 B B B")
    table.roll(6)
    table.play("34-a")
    assert table.outcome is None
    assert table.turn == "green"


def test_two_colours_have_three_rolls_each_for_itself() -> None:
    table = two("yellow B B B B / red 12 B B B", three_rolls="on")
    assert table.rolls_left == 3
    assert two("yellow B B B B / red 12 B B B", "red", three_rolls="on").rolls_left == 1
