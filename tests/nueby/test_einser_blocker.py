"""Einser Blocker: stones that a 1 pushes out, that are set anywhere, and that nobody passes."""

import pytest

from rauswurf import Dice, Table

from .scenes import facts_of, offers, pieces_of, refusal, rules_of, stone_of
from .scenes import sit as sit_at

FREE_FIELDS = 40


def sit(pieces: str = "", turn: str = "yellow", facts: str = "", players: int = 3) -> Table:
    return sit_at("einser-blocker", pieces, turn, facts, players=players)


def moves_of(table: Table) -> set[str]:
    """What is on offer but for setting the stone."""
    return {move for move in table.moves if not move.startswith("stone")}


def places_of(table: Table) -> set[str]:
    """Where the stone may be set."""
    return {move.split()[1] for move in table.moves if move.startswith("stone")}


# The beginning.


@pytest.mark.parametrize(("players", "lane"), [(2, "L1"), (3, "L0"), (4, "L0")])
def test_beginning_of_the_stones_depends_on_the_players(players: int, lane: str) -> None:
    rules = rules_of("einser-blocker", players)
    state = rules.rules.start()
    for colour in range(4):
        if colour in rules.colours:
            assert rules.board.field_name(state.stone[colour]) == lane
        else:
            assert state.stone[colour] == -1


# one-pushes


def test_one_pushes_the_stone_one_step_outward() -> None:
    table = sit("yellow 5")
    assert offers(table, 1) == {"5-6", "push"}
    table.play("push")
    assert stone_of(table, "yellow") == "L1"


@pytest.mark.parametrize("face", range(2, 7))
def test_one_pushes_and_no_other_number(face: int) -> None:
    table = sit("yellow 5 W0 W0 W0")
    assert "push" not in offers(table, face)
    if table.die:
        assert refusal(table, "push") == "one-pushes.needs-one"


def test_one_pushes_and_then_a_piece_moves() -> None:
    # Ruling: the push comes before the move.
    table = sit("yellow 5")
    table.roll(1)
    table.play("push")
    assert table.moves == ["5-6"]
    assert refusal(table, "pass") == "must-move.can-move"
    table.play("5-6")
    assert (table.turn, stone_of(table, "yellow")) == ("green", "L1")


def test_one_pushes_only_once() -> None:
    table = sit("yellow 5")
    table.roll(1)
    table.play("push")
    assert refusal(table, "push") == "one-pushes.once"


def test_one_pushes_is_never_a_duty() -> None:
    table = sit("yellow 5")
    table.roll(1)
    table.play("5-6")
    assert (table.turn, stone_of(table, "yellow")) == ("green", "L0")
    table = sit("yellow W0 W0 b d / green 15")
    assert offers(table, 1) == {"b-c", "push"}


def test_one_pushes_alone_if_no_piece_can_move() -> None:
    # Ruling
    table = sit("yellow W0 W0 W0 W0 / green 15", facts="stone green 0")
    assert offers(table, 1) == {"push", "pass"}
    table.play("push")
    assert (table.turn, stone_of(table, "yellow")) == ("green", "L1")


def test_one_pushes_alone_may_be_declined() -> None:
    table = sit("yellow W0 W0 W0 W0 / green 15", facts="stone green 0")
    table.roll(1)
    table.play("pass")
    assert (table.turn, stone_of(table, "yellow")) == ("green", "L0")


def test_one_pushes_three_times_until_the_stone_is_free() -> None:
    table = sit("yellow 5 / green 15 / red 25", facts="stone yellow L2")
    table.roll(1)
    table.play("push")
    assert stone_of(table, "yellow") == "F"
    table.play("5-6")
    for name in ("15-16", "25-26"):
        table.roll(1)
        table.play(name)
    assert moves_of(table) == {"roll"}
    table.roll(1)
    assert refusal(table, "push") == "one-pushes.not-in-lane"


def test_one_pushes_not_when_the_stone_is_on_the_track() -> None:
    table = sit("yellow 5", facts="stone yellow 30")
    assert offers(table, 1) == {"5-6"}
    assert refusal(table, "push") == "one-pushes.not-in-lane"


def test_one_pushes_after_a_six_as_well() -> None:
    table = sit("yellow 5")
    table.roll(6)
    table.play("pass")
    assert offers(table, 1) == {"5-6", "push"}


def test_one_pushes_with_two_players_needs_two_ones() -> None:
    table = sit("yellow 5", players=2, facts="stone yellow L2")
    table.roll(1)
    table.play("push")
    assert stone_of(table, "yellow") == "F"


# place


def test_place_right_after_the_push() -> None:
    table = sit("yellow 5 / green 15", facts="stone yellow L2")
    table.roll(1)
    table.play("push")
    assert places_of(table) == {str(k) for k in range(40)} - {"5", "15"}
    table.play("stone 8")
    assert table.moves == ["5-6"]
    table.play("5-6")
    assert stone_of(table, "yellow") == "8"


def test_place_before_the_roll_of_a_later_turn() -> None:
    table = sit("yellow 5", facts="stone yellow F")
    assert len(places_of(table)) == FREE_FIELDS - 1
    assert "roll" in table.moves
    table.play("stone 10")
    assert (table.turn, table.moves) == ("yellow", ["roll"])
    assert stone_of(table, "yellow") == "10"


def test_place_between_roll_and_move() -> None:
    table = sit("yellow 5", facts="stone yellow F")
    table.roll(3)
    assert moves_of(table) == {"5-8"}
    table.play("stone 8")
    assert table.moves == ["5x8"]


def test_place_not_after_the_move() -> None:
    table = sit("yellow 5 / green 15", facts="stone yellow F")
    table.roll(3)
    table.play("5-8")
    assert table.turn == "green"
    assert refusal(table, "stone 33") == "place.not-free"  # green's own is in its lane
    assert places_of(table) == set()


def test_place_is_never_a_duty() -> None:
    table = sit("yellow 5 / green 15 / red 25", facts="stone yellow F")
    for name in ("5-8", "15-18", "25-28"):
        table.roll(3)
        table.play(name)
    assert (table.turn, stone_of(table, "yellow")) == ("yellow", "F")


@pytest.mark.parametrize("entry", ["0", "10", "20", "30"])
def test_place_on_entries_too(entry: str) -> None:
    table = sit("yellow 5", facts="stone yellow F")
    table.play(f"stone {entry}")
    assert stone_of(table, "yellow") == entry


def test_place_on_any_free_track_field_and_never_in_a_goal() -> None:
    table = sit("yellow 5 / green 15 W1 W1 d", facts="stone yellow F ; stone red 30")
    assert places_of(table) == {str(k) for k in range(40)} - {"5", "15", "30"}
    assert refusal(table, "stone 15") == "place.taken"
    assert refusal(table, "stone 30") == "place.taken"
    for field in ("a", "d", "L0", "F", "W0"):
        assert refusal(table, f"stone {field}") == "place.only-on-track"


def test_place_only_a_stone_that_is_free() -> None:
    table = sit("yellow 5")
    assert refusal(table, "stone 8") == "place.not-free"


def test_place_before_a_free_entry_and_after_it() -> None:
    table = sit("yellow W0 W0 W0 W0", facts="stone yellow F")
    assert moves_of(table) == {"W0-0"}
    assert len(places_of(table)) == FREE_FIELDS
    table.play("W0-0")
    assert len(places_of(table)) == FREE_FIELDS - 1


def test_place_before_a_free_entry_leaves_the_entry_to_be_made() -> None:
    table = sit("yellow W0 W0 W0 W0", facts="stone yellow F")
    table.play("stone 8")
    assert (table.turn, table.moves) == ("yellow", ["W0-0"])
    assert refusal(table, "stone 9") == "place.not-free"
    table.play("W0-0")
    assert (table.turn, "sixes 1" in facts_of(table)) == ("yellow", True)


def test_place_on_the_own_entry_gives_a_plain_roll_instead_of_the_free_entry() -> None:
    # Ruling: a stone may be set on any free field, also where it bars its owner.
    table = sit("yellow W0 W0 W0 W0 / green 15", facts="stone yellow F")
    table.play("stone 0")
    assert table.moves == ["roll"]
    assert "stuck no" in facts_of(table)  # a piece could have entered in this turn
    table.roll(3)
    assert table.turn == "green"


def test_place_in_front_of_the_only_piece_that_can_move_ends_the_duty() -> None:
    # Ruling: what must be moved is looked at after the stone was set.
    table = sit("yellow 5 / green 15", facts="stone yellow F")
    table.roll(3)
    assert refusal(table, "pass") == "must-move.can-move"
    table.play("stone 7")
    assert (table.turn, pieces_of(table, "yellow")) == ("green", "W0 W0 W0 5")


def test_beginning_of_a_lane_is_also_called_b() -> None:
    table = sit("yellow 5", facts="stone yellow B ; stone green 8", players=3)
    assert (stone_of(table, "yellow"), stone_of(table, "green")) == ("L0", "8")
    assert "stone yellow" not in table.position


def test_place_and_a_die_that_moves_nothing_passes_on() -> None:
    table = sit("yellow 5 / green 15", facts="stone yellow F")
    table.roll(3)
    table.play("stone 6")
    assert (table.turn, pieces_of(table, "yellow")) == ("green", "W0 W0 W0 5")


def test_place_with_a_roll_that_moves_nothing_stays_possible() -> None:
    table = sit("yellow W0 W0 W0 W0 / green 15", facts="stone green 0 ; stone yellow F")
    table.roll(4)
    assert moves_of(table) == {"pass"}
    assert len(places_of(table)) == FREE_FIELDS - 2


def test_place_after_a_six_before_the_next_roll() -> None:
    table = sit("yellow 5", facts="stone yellow F")
    table.roll(6)
    table.play("stone 30")
    assert set(table.moves) == {"W0-0", "pass"}
    table.play("W0-0")
    assert table.moves == ["roll"]


# blockade


def test_blockade_nobody_passes_it() -> None:
    # Ruling: its owner neither.
    for owner in ("yellow", "green"):
        table = sit("yellow 5 / green 15", facts=f"stone {owner} 7")
        assert offers(table, 3) == set()
        assert table.turn == "green"
    table = sit("yellow 5 20 / green 15", facts="stone green 7")
    assert offers(table, 3) == {"20-23"}
    assert refusal(table, "5-8") == "blockade.in-the-way"


@pytest.mark.parametrize("owner", ["yellow", "green"])
@pytest.mark.parametrize(("players", "lane"), [(3, "L0"), (2, "L1")])
def test_blockade_hit_exactly_goes_back_to_the_beginning_of_its_lane(
    owner: str, players: int, lane: str
) -> None:
    owner = "red" if owner == "green" and players == 2 else owner
    table = sit("yellow 5 / red 25", facts=f"stone {owner} 8", players=players)
    assert offers(table, 3) == {"5x8"}
    assert refusal(table, "pass") == "must-move.can-move"
    table.play("5x8")
    assert stone_of(table, owner) == lane
    assert pieces_of(table, "yellow") == "W0 W0 W0 8"


def test_blockade_is_no_opponent_for_a_six() -> None:
    table = sit("yellow 5 b c d / green 15", facts="stone green 11")
    assert offers(table, 6) == set()
    table = sit("yellow 5 W0 c d / green 15", facts="stone green 11")
    table.roll(6)
    assert refusal(table, "5x11") == "blockade.no-opponent"


def test_blockade_is_not_thrown_backwards() -> None:
    table = sit("yellow 5 / green 15", facts="stone green 4")
    assert offers(table, 1) == {"5-6", "push"}
    assert refusal(table, "5x4") == "blockade.no-opponent"


def test_blockade_is_not_crossed_by_a_backward_throw() -> None:
    table = sit("yellow 5 / green 3", facts="stone green 4")
    assert offers(table, 2) == {"5-7"}
    assert refusal(table, "5x3") == "blockade.in-the-way"


def test_blockade_is_not_crossed_by_a_six() -> None:
    table = sit("yellow 5 W0 c d / green 11", facts="stone red 8")
    assert offers(table, 6) == {"W0-0", "pass"}
    assert refusal(table, "5x11") == "blockade.in-the-way"


def test_blockade_on_an_entry_lets_nothing_enter() -> None:
    table = sit("yellow 5 W2 / green 15", facts="stone yellow 0")
    assert offers(table, 6) == {"W2-20", "pass"}
    assert refusal(table, "W0-0") == "blockade.on-entry"


def test_blockade_on_the_mouth_bars_the_way_home() -> None:
    table = sit("yellow 36 / green 15", facts="stone green 37")
    assert offers(table, 3) == set()
    table = sit("yellow 36 / green 15", facts="stone green 37")
    assert offers(table, 1) == {"36x37", "push"}


def test_blockade_behind_the_mouth_does_not_bar_the_way_home() -> None:
    table = sit("yellow 36 / green 15", facts="stone green 38")
    assert offers(table, 3) == {"36-b"}


def test_blockade_past_the_mouth_is_hit_by_choice_only() -> None:
    table = sit("yellow 37 b c d / green 15", facts="stone green 39")
    assert offers(table, 2) == {"37x39", "pass"}


def test_blockade_on_some_entries_leaves_the_free_entry_by_others() -> None:
    table = sit("yellow W0 W2 c d / green 15", facts="stone green 0")
    assert table.moves == ["W2-20"]


def test_blockade_on_all_entries_gives_a_plain_roll_instead_of_the_free_entry() -> None:
    # Ruling: a 1 pushes, a 6 rolls again.
    blocked = "stone green 0"
    table = sit("yellow W0 W0 W0 W0 / green 15", facts=blocked)
    assert table.moves == ["roll"]
    assert offers(table, 1) == {"push", "pass"}
    table = sit("yellow W0 W0 W0 W0 / green 15", facts=blocked)
    table.roll(6)
    assert (table.turn, table.moves) == ("yellow", ["roll"])
    table.roll(6)
    assert table.turn == "green"
    table = sit("yellow W0 W0 W0 W0 / green 15", facts=blocked)
    table.roll(4)
    assert table.turn == "green"


STUCK = "yellow W0 W0 W0 W0 / green W1 W1 W1 W1 / red W2 W2 W2 W2"
ALL_BLOCKED = "stone yellow 10 ; stone green 20 ; stone red 0"


def test_blockade_of_everybody_for_a_full_round_sends_the_stones_on_entries_back() -> None:
    # Ruling
    table = sit(STUCK, facts=ALL_BLOCKED)
    for name in ("yellow", "green"):
        assert (table.turn, table.moves) == (name, ["roll"])
        table.roll(3)
    assert {stone_of(table, c) for c in ("yellow", "green", "red")} == {"10", "20", "0"}
    table.roll(5)
    assert (table.turn, table.moves) == ("yellow", ["W0-0"])
    assert {stone_of(table, c) for c in ("yellow", "green", "red")} == {"L0"}


def test_blockade_of_everybody_leaves_stones_elsewhere() -> None:
    table = sit(
        "yellow W0 W0 W0 W0 / red W0 W0 W0 W0",
        facts="stone yellow 7 ; stone red 0",
        players=2,
    )
    table.roll(3)
    table.roll(3)
    assert table.moves == ["W0-0"]
    assert (stone_of(table, "yellow"), stone_of(table, "red")) == ("7", "L1")


def test_blockade_counts_only_turns_in_a_row_without_a_possible_move() -> None:
    table = sit(
        "yellow W0 W0 W0 W0 / green 15 / red W2 W2 W2 W2",
        facts="stone yellow 20 ; stone red 0",
    )
    table.roll(3)
    table.roll(3)  # green can move, so the count begins anew
    table.play("15-18")
    table.roll(3)
    table.roll(3)
    assert "stuck 2" in facts_of(table)
    assert stone_of(table, "red") == "0"


def test_blockade_pushing_and_setting_stones_are_not_moving() -> None:
    table = sit(
        "yellow W0 W0 W0 W0 / green W0 W0 W0 W0 / red W0 W0 W0 W0",
        facts="stone yellow L2 ; stone red 0",
    )
    table.roll(1)
    table.play("push")
    table.play("stone 12")
    assert (table.turn, "stuck 1" in facts_of(table)) == ("green", True)
    table.roll(2)
    table.roll(2)
    assert (stone_of(table, "red"), stone_of(table, "yellow")) == ("L0", "12")
    assert table.moves == ["W0-0"]


def test_blockade_of_everybody_counts_players_who_are_home_no_more() -> None:
    table = sit(
        "yellow a b c d / green W0 W0 W0 W0 / red W0 W0 W0 W0",
        turn="green",
        facts="stone yellow 0",
    )
    table.roll(3)
    table.roll(3)
    assert (table.turn, table.moves, stone_of(table, "yellow")) == ("green", ["W0-0"], "L0")


def test_blockade_a_six_within_a_stuck_turn_does_not_end_it() -> None:
    table = sit(STUCK, facts=ALL_BLOCKED)
    table.roll(6)
    assert "stuck 0" in facts_of(table)
    table.roll(2)
    assert "stuck 1" in facts_of(table)


def test_beginning_of_a_game_has_no_stone_facts() -> None:
    table = Table(rules_of("einser-blocker", 4), dice=Dice.by_hand())
    assert facts_of(table) == {"turn yellow"}
