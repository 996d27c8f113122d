"""Rule finish: who has won, who goes on, and when it is over."""

import pytest

from rauswurf.table import NotARoll

from .scenes import offers, refusal, sit


def test_finish_first_to_have_all_pieces_home_wins() -> None:
    table = sit("yellow 39 b c d / red 12 B B B", players=2)
    table.roll(1)
    table.play("39-a")
    assert table.is_over
    assert table.outcome is not None
    assert (table.outcome.places, table.outcome.winners) == ((1, 2), ("yellow",))
    assert table.outcome.rule == "finish"


def test_finish_needs_all_four_pieces() -> None:
    table = sit("yellow 39 20 c d", players=2)
    table.roll(1)
    table.play("39-a")
    assert table.outcome is None
    assert table.turn == "red"


def test_finish_is_not_reached_by_a_move_inside_the_goal() -> None:
    table = sit("yellow a b d 20", players=2)
    table.roll(1)
    table.play("b-c")
    assert not table.is_over


def test_finish_with_play_on_the_rest_play_for_the_places() -> None:
    table = sit("yellow 39 b c d / green 9 b c d / red 19 b c d / black 29 b c d", turn="green")
    for colour, move in (("green", "9-a"), ("red", "19-a")):
        assert table.turn == colour
        table.roll(1)
        table.play(move)
        assert table.outcome is None
    table.roll(5)  # black cannot
    assert table.turn == "yellow"
    table.roll(5)
    assert table.turn == "black"  # green and red are passed over
    table.roll(1)
    table.play("29-a")
    assert table.outcome is not None
    assert table.outcome.places == (4, 1, 2, 3)  # yellow is left over for the last place
    assert table.outcome.winners == ("green",)


@pytest.mark.parametrize("players", [3, 4])
def test_finish_without_play_on_all_others_share_the_second(players: int) -> None:
    table = sit("yellow 39 b c d / red a b c 12", players=players, play_on="off")
    table.roll(1)
    table.play("39-a")
    assert table.outcome is not None
    assert table.outcome.places == (1, *[2] * (players - 1))


def test_finish_with_play_on_ends_when_one_is_left() -> None:
    table = sit("yellow 39 b c d / green a b c d", players=3)
    table.roll(1)
    table.play("39-a")
    assert table.outcome is not None
    assert table.outcome.places == (2, 1, 3)


def test_finish_by_a_six_that_brings_the_last_piece_home() -> None:
    table = sit("yellow 34 b c d", players=2)
    table.roll(6)
    table.play("34-a")
    assert table.is_over
    assert (table.rolls_left, table.die, table.moves) == (0, 0, [])


def test_finish_by_a_six_gives_no_roll_to_who_is_home_when_others_play_on() -> None:
    table = sit("yellow 34 b c d / green 12 B B B", players=3)
    table.roll(6)
    table.play("34-a")
    assert (table.turn, table.rolls_left) == ("green", 1)


def test_finish_is_the_end() -> None:
    table = sit("yellow 39 b c d", players=2)
    table.roll(1)
    table.play("39-a")
    assert table.moves == []
    assert refusal(table, "39-a") == "finish.over"
    assert refusal(table, "roll") == "finish.over"
    assert refusal(table, "pass") == "finish.over"
    with pytest.raises(NotARoll):
        table.roll(1)


def test_finish_can_be_taken_back() -> None:
    table = sit("yellow 39 b c d", players=2)
    table.roll(1)
    before = table.position
    table.play("39-a")
    assert table.undo().text == "39-a"
    assert (table.position, table.moves, table.outcome) == (before, ["39-a"], None)


def test_finish_leaves_who_is_home_without_moves() -> None:
    table = sit("yellow a b c d / green 12 B B B / red 22 B B B", players=3, turn="green")
    assert offers(table, 2) == {"12-14"}
    table.play("12-14")
    table.roll(2)
    table.play("22-24")
    assert table.turn == "green"
