"""The standard rules that the Nüby games share, mostly shown on the plainest board."""

import pytest

from rauswurf import Dice, Table
from rauswurf.games import GAMES, SetupError

from .scenes import ALL, facts_of, offers, pieces_of, refusal, rules_of, sit

PLAIN = "abkuerzungen"  # on fields that are no arrows it has the standard rules and nothing else
WITH_SIXES = [pair for pair in ALL if pair[0] != "kurzer-einsatz"]


def ids(pair: tuple[str, int]) -> str:
    return f"{pair[0]}-{pair[1]}"


# Setting up.

SIX_SEATS = {
    2: ["yellow", "black"],
    3: ["yellow", "red", "blue"],
    4: ["yellow", "green", "black", "blue"],
    5: ["yellow", "green", "red", "black", "blue"],
    6: ["yellow", "green", "red", "black", "blue", "white"],
}
FOUR_SEATS = {
    2: ["yellow", "red"],
    3: ["yellow", "green", "red"],
    4: ["yellow", "green", "red", "black"],
}
THREE_PIECES_FROM = {
    "zweite-ebene": 4,
    "einser-blocker": 4,
    "jaeger": 7,
    "werfer": 4,
    "abkuerzungen": 4,
    "kurzer-einsatz": 5,
}


def seated(game: str, players: int) -> list[str]:
    return (FOUR_SEATS if game == "einser-blocker" else SIX_SEATS)[players]


@pytest.mark.parametrize("pair", ALL, ids=ids)
def test_setting_up_four_pieces_each_or_three_with_the_fourth_in_the_last_goal_field(
    pair: tuple[str, int],
) -> None:
    game, players = pair
    table = Table(rules_of(game, players))
    three = players >= THREE_PIECES_FROM[game]
    for name in seated(game, players):
        fields = pieces_of(table, name).split()
        assert len(fields) == 4
        assert [field for field in fields if field in "abcd"] == (["d"] if three else [])


@pytest.mark.parametrize("pair", WITH_SIXES, ids=ids)
def test_setting_up_all_others_wait_at_their_colour(pair: tuple[str, int]) -> None:
    table = Table(rules_of(*pair))
    for colour, name in enumerate(SIX_SEATS[6]):
        if name in seated(*pair):
            assert set(pieces_of(table, name).split()) <= {f"W{colour}", "d"}


@pytest.mark.parametrize(("game", "few", "many"), [(PLAIN, 1, 7), ("einser-blocker", 1, 5)])
def test_setting_up_too_few_or_too_many_players_is_refused(game: str, few: int, many: int) -> None:
    for players in (few, many):
        with pytest.raises(SetupError, match="is for 2 to"):
            Table(game, players)


# turns


@pytest.mark.parametrize("pair", ALL, ids=ids)
def test_turns_go_round_clockwise_from_the_first_seat(pair: tuple[str, int]) -> None:
    # Ruling: which colours play when seats are empty.
    table = Table(rules_of(*pair), dice=Dice.by_hand())
    seen = []
    for _ in range(2 * pair[1]):
        seen.append(table.turn)
        if not table.dice_wanted:
            table.play(table.moves[0])
        table.roll(4)  # from grey fields, too, all begin with a piece that can go four
        if not table.dice_wanted and table.turn == seen[-1]:
            table.play(table.moves[-1])
    assert seen == 2 * seated(*pair)


def test_turns_pass_over_who_is_home() -> None:
    table = sit(PLAIN, "yellow 5 / red a b c d / blue 45", players=3)
    assert offers(table, 1) == {"5-6"}
    table.play("5-6")
    assert table.turn == "blue"


def test_turns_belong_to_one_colour() -> None:
    table = sit(PLAIN, "yellow 5 / black 35")
    table.roll(2)
    assert refusal(table, "black 35-37") == "turns.not-yours"


# roll-move


@pytest.mark.parametrize("face", range(1, 6))
def test_roll_move_goes_exactly_so_far_clockwise(face: int) -> None:
    table = sit(PLAIN, "yellow 12")
    assert offers(table, face) == {f"12-{12 + face}"}
    assert refusal(table, "12-18") == "roll-move.wrong-number"


def test_roll_move_any_own_piece_in_play() -> None:
    assert offers(sit(PLAIN, "yellow 2 13 44 58"), 3) == {"2-5", "13-16", "44-47", "58-1"}


def test_roll_move_counts_taken_fields_and_jumps_anybody() -> None:
    table = sit(PLAIN, "yellow 12 13 / black 14 15")
    assert offers(table, 4) == {"12-16", "13-17"}


def test_roll_move_comes_after_a_roll() -> None:
    table = sit(PLAIN, "yellow 12")
    assert refusal(table, "12-15") == "roll-move.roll-first"
    assert refusal(table, "pass") == "roll-move.roll-first"


def test_roll_move_knows_no_way_into_a_foreign_goal() -> None:
    table = sit(PLAIN, "yellow 26 / black 35")
    assert offers(table, 3) == {"26-29"}  # black's mouth is 27
    assert refusal(table, "26-b") == "roll-move.foreign-goal"


# free-entry


@pytest.mark.parametrize("pair", WITH_SIXES, ids=ids)
def test_free_entry_at_the_beginning_everybody_sets_one_and_rolls_once(
    pair: tuple[str, int],
) -> None:
    table = Table(rules_of(*pair), dice=Dice.by_hand())
    for name in seated(*pair):
        colour = SIX_SEATS[6].index(name)
        assert (table.turn, table.moves) == (name, [f"W{colour}-{10 * colour}"])
        table.play(table.moves[0])
        assert (table.turn, table.dice_wanted) == (name, 1)
        assert f"{10 * colour}-{10 * colour + 4}" in offers(table, 4)
        table.play(f"{10 * colour}-{10 * colour + 4}")


def test_free_entry_is_the_players_choice_among_the_waiting_places() -> None:
    table = sit(PLAIN, "yellow W0 W0 W2 W5")
    assert set(table.moves) == {"W0-0", "W2-20", "W5-50"}
    table.play("W5-50")
    assert pieces_of(table, "yellow") == "W0 W0 W2 50"


def test_free_entry_throws_an_opponent_who_stands_there() -> None:
    table = sit(PLAIN, "yellow W0 W0 W0 W2 / black 20")
    assert set(table.moves) == {"W0-0", "W2x20"}
    table.play("W2x20")
    assert pieces_of(table, "black") == "W3 W3 W3 W2"


def test_free_entry_is_not_optional() -> None:
    table = sit(PLAIN)
    assert refusal(table, "pass") == "free-entry.not-optional"
    assert refusal(table, "roll") == "free-entry.enter-first"
    assert not table.dice_wanted


def test_free_entry_needs_nothing_in_play() -> None:
    assert sit(PLAIN, "yellow W0 W0 W0 5").moves == ["roll"]
    assert sit(PLAIN, "yellow W0 W0 W0 g2.1").moves == ["roll"]
    assert sit("jaeger", "yellow W0 W0 W0 s2.1", facts="focus yellow s2.1").moves == ["roll"]
    assert sit("zweite-ebene", "yellow W0 W0 W0 i5").moves == ["roll"]


@pytest.mark.parametrize(
    ("home", "packed"),
    [
        ("d", True),
        ("c", False),
        ("a", False),
        ("c d", True),
        ("b d", False),
        ("a b", False),
        ("b c d", True),
        ("a c d", False),
    ],
)
def test_free_entry_needs_the_goal_pieces_as_far_in_as_they_can_be(home: str, packed: bool) -> None:
    table = sit(PLAIN, f"yellow {home}")
    assert table.moves == (["W0-0"] if packed else ["roll"])


def test_free_entry_withheld_the_goal_pieces_are_moved_in_first() -> None:
    table = sit(PLAIN, "yellow c / black 40")
    assert offers(table, 1) == {"c-d"}
    table.play("c-d")
    table.roll(1)
    table.play("40-41")
    assert table.moves == ["W0-0"]


def test_free_entry_needs_something_that_waits() -> None:
    table = sit(PLAIN, "yellow a b c d / red 23 / blue 45", turn="red", players=3)
    table.roll(1)
    table.play("23-24")
    assert table.turn == "blue"


def test_free_entry_counts_as_the_first_six() -> None:
    # Ruling
    table = sit(PLAIN, "yellow W0 W0 W2 W5 / black 26")
    table.play("W2-20")
    assert "sixes 1" in facts_of(table)
    assert offers(table, 6) == {"W0-0", "W5-50", "20x26", "pass"}
    table.play("W0-0")
    assert table.turn == "black"


def test_free_entry_gives_one_roll() -> None:
    table = sit(PLAIN)
    table.play("W0-0")
    table.roll(3)
    table.play("0-3")
    assert table.turn == "black"


def test_free_entry_and_a_six_that_is_of_no_use_ends_the_turn() -> None:
    table = sit(PLAIN)
    table.play("W0-0")
    assert offers(table, 6) == set()
    assert table.turn == "black"


# throw


@pytest.mark.parametrize("field", range(60))
def test_throw_sends_to_the_colour_in_whose_segment_it_stood(field: int) -> None:
    # Ruling: where it stands decides.
    before = (field - 3) % 60
    table = sit(PLAIN, f"yellow {before} / black {field}")
    table.roll(3)
    table.play(f"{before}x{field}")
    waits = f"W{field // 10}"
    assert pieces_of(table, "black").split().count(waits) == (4 if waits == "W3" else 1)
    assert pieces_of(table, "yellow").split().count(str(field)) == 1


def test_throw_counts_where_it_stands_not_what_it_passed_last() -> None:
    # Ruling: black went back from 10 over 9 and stands in yellow's segment.
    table = sit(PLAIN, "black 10 / yellow 9 5", turn="black")
    table.roll(1)
    table.play("10x9")
    table.roll(4)
    table.play("5x9")
    assert pieces_of(table, "black") == "W3 W3 W3 W0"


def test_throw_leaves_the_piece_to_enter_where_it_waits_and_remembers_no_round() -> None:
    # Ruling: yellow had almost come home; from black's entry it is half a round again.
    table = sit(PLAIN, "yellow 35 2 / black 33", turn="black")
    table.roll(2)
    table.play("33x35")
    assert pieces_of(table, "yellow") == "W0 W0 2 W3"
    assert offers(table, 6) == {"W0-0", "W3-30", "pass"}
    table.play("W3-30")
    assert offers(table, 3) == {"2-5", "30-33"}


def test_throw_fills_waiting_fields_of_empty_seats_with_any_number_of_any_colour() -> None:
    table = sit(PLAIN, "yellow W1 W1 W1 11 / black 13 W1 W1 W1")
    table.roll(2)
    table.play("11x13")
    assert pieces_of(table, "black") == "W1 W1 W1 W1"
    assert table.moves == ["W1-10"]


def test_throw_is_no_duty_while_another_piece_can_move() -> None:
    assert offers(sit(PLAIN, "yellow 12 40 / black 15"), 3) == {"12x15", "40-43"}


@pytest.mark.parametrize("face", range(1, 6))
def test_throw_that_is_the_only_move_must_be_made(face: int) -> None:
    table = sit(PLAIN, f"yellow 12 / black {12 + face}")
    assert offers(table, face) == {f"12x{12 + face}"}
    assert refusal(table, "pass") == "must-move.can-move"


def test_throw_with_a_six_is_never_a_duty() -> None:
    assert offers(sit(PLAIN, "yellow 12 W0 c d / black 18"), 6) == {"12x18", "W0-0", "pass"}
    assert offers(sit(PLAIN, "yellow 12 b c d / black 18"), 6) == {"12x18", "pass"}


# must-move


def test_must_move_if_a_piece_can_be_set() -> None:
    table = sit(PLAIN, "yellow 12")
    assert offers(table, 4) == {"12-16"}
    assert refusal(table, "pass") == "must-move.can-move"
    assert refusal(table, "roll") == "roll-move.move-first"


def test_must_move_never_means_onto_an_own_piece() -> None:
    table = sit(PLAIN, "yellow 12 16")
    assert offers(table, 4) == {"16-20"}
    assert refusal(table, "12-16") == "must-move.own-piece"


def test_must_move_without_a_move_loses_the_roll() -> None:
    table = sit(PLAIN, "yellow 57 c d W0 / black 40")
    assert offers(table, 2) == {"57-b", "57-59"}
    table = sit(PLAIN, "yellow a c d W0 / black 40")
    assert offers(table, 2) == set()
    assert table.turn == "black"


def test_must_move_pass_is_offered_when_only_walking_past_the_mouth_is_left() -> None:
    table = sit(PLAIN, "yellow 56 a b W0")
    assert offers(table, 3) == {"56-59", "pass"}
    table.play("pass")
    assert table.turn == "black"


def test_must_move_optional_moves_stay_on_offer_beside_duties() -> None:
    table = sit(PLAIN, "yellow 56 12 a W0 / black 59 11")
    assert offers(table, 1) == {"56-57", "12-13", "a-b", "12x11"}
    table = sit(PLAIN, "yellow 56 12 a b / black 59")
    assert offers(table, 3) == {"56x59", "12-15"}


def test_must_move_never_backwards() -> None:
    # Ruling
    table = sit(PLAIN, "yellow 12 14 15 16 / black 11")
    assert offers(table, 1) == {"12-13", "12x11", "16-17"}
    table = sit(PLAIN, "yellow 57 a b W0 / black 56")
    assert offers(table, 1) == {"57-58", "57x56", "b-c"}
    table = sit(PLAIN, "yellow 57 a c d / black 56")
    assert offers(table, 1) == {"57-58", "57x56", "a-b"}
    table = sit(PLAIN, "yellow 57 b c d / black 55 56")
    assert offers(table, 2) == {"57-59", "57x55", "pass"}


# goal-no-jump


def test_goal_no_jump_over_own_pieces() -> None:
    table = sit(PLAIN, "yellow 56 b W0 W0")
    assert offers(table, 4) == {"56-0", "pass"}
    assert refusal(table, "56-c") == "goal-no-jump.in-the-way"
    assert refusal(sit_rolled("yellow a b W0 5", 2), "a-c") == "goal-no-jump.in-the-way"


def sit_rolled(pieces: str, face: int) -> Table:
    table = sit(PLAIN, pieces)
    table.roll(face)
    return table


def test_goal_no_jump_pieces_inside_move_on_and_must() -> None:
    table = sit(PLAIN, "yellow a W0 W0 W0 / black 40")
    assert offers(table, 3) == {"a-d"}
    assert refusal(table, "pass") == "must-move.can-move"


@pytest.mark.parametrize("face", range(1, 6))
def test_goal_no_jump_the_mouth_may_be_passed_with_any_number(face: int) -> None:
    # Ruling: with any number; going in is a duty.
    table = sit(PLAIN, "yellow 57 / black 40")
    past = f"57-{(57 + face) % 60}"
    inside = {f"57-{'abcd'[face - 1]}"} if face <= 4 else {"pass"}
    assert offers(table, face) == {past} | inside
    if face <= 4:
        assert refusal(table, "pass") == "must-move.can-move"


def test_goal_no_jump_who_walked_past_has_another_round_to_go() -> None:
    table = sit(PLAIN, "yellow 58 / black 40")
    assert offers(table, 4) == {"58-2"}


def test_goal_no_jump_past_the_mouth_one_may_throw_a_runner() -> None:
    table = sit(PLAIN, "yellow 55 / black 59")
    assert offers(table, 4) == {"55x59", "55-b"}


# six


def test_six_only_enters_or_throws() -> None:
    table = sit(PLAIN, "yellow 12 55 a W0 / black 18")
    assert offers(table, 6) == {"W0-0", "12x18", "pass"}
    for move in ("55-1", "55-d"):
        assert refusal(table, move) == "six.only-to-throw"


def test_six_throws_past_the_mouth_and_backwards_too() -> None:
    table = sit(PLAIN, "yellow 55 10 W0 W0 / black 1 4 5 6")
    assert offers(table, 6) == {"W0-0", "55x1", "pass"}
    table = sit(PLAIN, "yellow 10 9 8 7 / black 6 5 4 30")
    assert offers(table, 6) == {"10x4", "pass"}


def test_six_may_always_be_declined() -> None:
    table = sit(PLAIN, "yellow 12 / black 40")
    assert offers(table, 6) == {"W0-0", "pass"}
    table.play("pass")
    assert table.turn == "yellow"
    assert pieces_of(table, "yellow") == "W0 W0 W0 12"


@pytest.mark.parametrize("use", ["W0-0", "12x18", "pass"])
def test_six_the_first_rolls_again_used_or_not(use: str) -> None:
    table = sit(PLAIN, "yellow 12 / black 18")
    table.roll(6)
    table.play(use)
    assert (table.turn, table.dice_wanted) == ("yellow", 1)


def test_six_that_nobody_can_use_rolls_again_too() -> None:
    table = sit(PLAIN, "yellow 12 b c d / black 40")
    assert offers(table, 6) == set()
    assert (table.turn, table.moves) == ("yellow", ["roll"])
    assert offers(table, 5) == {"12-17"}
    table.play("12-17")
    assert table.turn == "black"


def test_six_the_second_may_be_used_and_then_the_turn_is_over() -> None:
    table = sit(PLAIN, "yellow 12 / black 18")
    table.roll(6)
    table.play("W0-0")
    assert offers(table, 6) == {"12x18", "pass"}
    table.play("12x18")
    assert table.turn == "black"


def test_six_the_second_ends_the_turn_unused_as_well() -> None:
    table = sit(PLAIN, "yellow 12 b c d / black 40")
    table.roll(6)
    table.roll(6)
    assert (table.turn, table.dice_wanted) == ("black", 1)


def test_six_does_not_clear_the_entry() -> None:
    table = sit(PLAIN, "yellow 0 W0 W0 W0 / black 40")
    assert offers(table, 6) == set()
    table = sit(PLAIN, "yellow 0 W0 W0 W0 / black 6")
    assert offers(table, 6) == {"0x6", "pass"}


def test_six_is_forgotten_when_the_turn_is_over() -> None:
    table = sit(PLAIN, "yellow 12 b c d / black 40 a b c")
    table.roll(6)
    table.roll(1)
    table.play("12-13")
    assert not any(fact.startswith("sixes") for fact in facts_of(table))
    table.roll(6)
    assert table.turn == "black"


# enter


@pytest.mark.parametrize("colour", range(6))
def test_enter_at_the_colour_where_the_piece_waits(colour: int) -> None:
    table = sit(PLAIN, f"yellow 5 W{colour} c d / black 45")
    assert offers(table, 6) == {f"W{colour}-{10 * colour}", "pass"}
    table.play(f"W{colour}-{10 * colour}")
    assert str(10 * colour) in pieces_of(table, "yellow").split()


@pytest.mark.parametrize("face", range(1, 6))
def test_enter_only_with_a_six(face: int) -> None:
    table = sit(PLAIN, "yellow 12")
    table.roll(face)
    assert refusal(table, "W0-0") == "enter.needs-six"


def test_enter_not_onto_an_own_piece() -> None:
    table = sit(PLAIN, "yellow 20 W2 W3 W0")
    assert offers(table, 6) == {"W0-0", "W3-30", "pass"}
    assert refusal(table, "W2-20") == "enter.own-piece"


def test_enter_nowhere_else() -> None:
    table = sit(PLAIN, "yellow 12 W2")
    table.roll(6)
    assert refusal(table, "W2-0") == "enter.only-to-entry"


def test_enter_throws_an_opponent() -> None:
    table = sit(PLAIN, "yellow 12 W2 / black 20")
    table.roll(6)
    table.play("W2x20")
    assert pieces_of(table, "black") == "W3 W3 W3 W2"
    assert pieces_of(table, "yellow") == "W0 W0 12 20"


def test_enter_several_from_one_place_is_one_choice() -> None:
    table = sit(PLAIN, "yellow 12 W3 W3 W3")
    table.roll(6)
    assert [str(move) for move in table.moves].count("W3-30") == 1


# backward-throw


def test_backward_throw_with_a_one_is_always_possible() -> None:
    assert offers(sit(PLAIN, "yellow 12 / black 11"), 1) == {"12-13", "12x11"}


@pytest.mark.parametrize("face", range(2, 7))
def test_backward_throw_crosses_taken_fields_only(face: int) -> None:
    between = [12 - k for k in range(1, face)]
    own, foreign = between[::2], [*between[1::2], 12 - face]
    rows = f"yellow 12 {' '.join(map(str, own))} / black {' '.join(map(str, foreign))}"
    table = sit(PLAIN, rows)
    assert f"12x{12 - face}" in offers(table, face)
    gap = between[-1]
    if gap in own:
        rows = rows.replace(f" {gap}", "", 1)
        table = sit(PLAIN, rows)
        assert f"12x{12 - face}" not in offers(table, face)
        assert refusal(table, f"12x{12 - face}") == "backward-throw.free-field"


def test_backward_throw_hits_exactly_and_only_opponents() -> None:
    table = sit(PLAIN, "yellow 15 14 / black 13 12")
    assert offers(table, 2) == {"15-17", "14-16", "15x13", "14x12"}
    table = sit(PLAIN, "yellow 15 14 13")
    assert offers(table, 2) == {"15-17", "14-16"}
    assert refusal(table, "15-13") == "must-move.own-piece"
    assert refusal(table, "14-12") == "backward-throw.nobody-there"


def test_backward_throw_sends_where_the_victim_stood() -> None:
    table = sit(PLAIN, "yellow 10 / black 9")
    table.roll(1)
    table.play("10x9")
    assert pieces_of(table, "black") == "W3 W3 W3 W0"
    assert pieces_of(table, "yellow") == "W0 W0 W0 9"


def test_backward_throw_over_the_fields_between_entry_and_mouth_leads_straight_home() -> None:
    table = sit(PLAIN, "yellow 0 59 58 W0 / black 57 31")
    table.roll(3)
    table.play("0x57")
    table.roll(4)
    table.play("31-35")
    assert "57-b" in offers(table, 2)


def test_backward_throw_never_out_of_a_goal() -> None:
    # Ruling
    table = sit(PLAIN, "yellow 12 a b c / black 57")
    assert offers(table, 1) == {"12-13", "c-d"}
    assert refusal(table, "ax57") == "backward-throw.out-of-goal"


# highest-roll


@pytest.mark.parametrize("game", sorted({game for game, _ in ALL}))
def test_highest_roll_begins_by_default(game: str) -> None:
    assert GAMES[game].defaults["first"] == "highest-roll"
    table = Table(game, 3, dice=Dice.by_hand())
    for face in (2, 5, 3):
        table.roll(face)
    assert table.turn == seated(game, 3)[1]
    assert "contest" not in table.position


def test_highest_roll_tied_seats_roll_again_alone() -> None:
    # Ruling
    table = Table(PLAIN, 3, dice=Dice.by_hand())
    for face in (5, 2, 5):
        table.roll(face)
    assert facts_of(table) == {"turn yellow", "contest yellow - blue -"}
    table.roll(1)
    table.roll(3)
    assert (table.turn, table.moves) == ("blue", ["W4-40"])


def test_highest_roll_can_be_left_out() -> None:
    assert Table(rules_of(PLAIN, 5)).turn == "yellow"


# finish


@pytest.mark.parametrize("game", sorted({game for game, _ in ALL}))
def test_finish_the_first_with_all_pieces_home_wins(game: str) -> None:
    # Ruling
    mouth = {"zweite-ebene": "i33", "einser-blocker": "37"}.get(game, "57")
    facts = f"focus yellow {mouth}" if game == "jaeger" else ""
    table = sit(game, f"yellow {mouth} b c d", facts=facts)
    table.roll(1)
    table.play(f"{mouth}-a")
    assert table.outcome is not None
    assert table.outcome.winners == ("yellow",)
    assert table.outcome.places == (1, 2)
    assert table.outcome.rule == "finish"
    assert table.moves == []


def test_finish_with_play_on_the_others_play_for_the_places() -> None:
    table = sit(PLAIN, "yellow 57 b c d / red 17 b c d / blue 37 b c d", players=3)
    table.roll(1)
    table.play("57-a")
    assert (table.is_over, table.turn) == (False, "red")
    table.roll(2)  # past the mouth or nothing
    table.play("pass")
    assert table.turn == "blue"
    table.roll(1)
    table.play("37-a")
    assert table.outcome is not None
    assert table.outcome.places == (1, 3, 2)


def test_finish_without_play_on_all_others_share_the_second_place() -> None:
    table = sit(PLAIN, "yellow 57 b c d / red 17 b c d", players=3, play_on="off")
    table.roll(1)
    table.play("57-a")
    assert table.outcome is not None
    assert table.outcome.places == (1, 2, 2)


def test_finish_with_three_pieces_needs_three() -> None:
    table = sit(PLAIN, "yellow 57 b c d", players=4, play_on="off")
    table.roll(1)
    table.play("57-a")
    assert table.is_over
