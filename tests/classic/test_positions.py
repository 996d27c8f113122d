"""Positions as text: read in any shape, printed in one, and every fault told at once."""

import pytest

from rauswurf import Dice, Table
from rauswurf.table import PositionError

from .scenes import setup

PLAIN = "yellow B B 0 a / green B B B B / red B B B 12 / black B B B B ; turn yellow"


def table(position: str, game: str = "madn", players: int = 4, **variants: str) -> Table:
    chosen = {"colours": "own"} | {name.replace("_", "-"): v for name, v in variants.items()}
    rules = setup(game, players, tuple(sorted(chosen.items())))
    return Table(rules, position=position, dice=Dice.by_hand())


def faults(position: str, game: str = "madn", players: int = 4) -> list[str]:
    with pytest.raises(PositionError) as error:
        table(position, game, players)
    assert str(error.value) == "; ".join(map(str, error.value.faults))
    return list(map(str, error.value.faults))


# Reading and printing.


@pytest.mark.parametrize(
    "text",
    [
        PLAIN,
        "  yellow B B 0 a/green B B B B/red 12 B B B/black B B B B;turn yellow  ",
        "yellow\tB  B\n0 a / green B B B B / red B 12 B B / black B B B B ;  turn   yellow",
        "black B B B B / red 12 B B B / yellow a 0 B B / green B B B B",
        "yellow B B 0 a / green B B B B / red B B B 12 / black B B B B ; turn yellow ;",
        "yellow B B 0 a / green B B B B / red B B B 12 / black B B B B ; rolls 1",
    ],
)
def test_reading_accepts_odd_shapes_and_printing_knows_one(text: str) -> None:
    assert table(text).position == PLAIN


def test_pieces_are_printed_in_the_order_of_their_way() -> None:
    text = "yellow c 39 0 B / green 9 10 B 1 / red 19 20 a B / black 29 30 B d"
    assert table(text).position.startswith(
        "yellow B 0 39 c / green B 10 1 9 / red B 20 19 a / black B 30 29 d ;"
    )


@pytest.mark.parametrize(
    ("facts", "game"),
    [
        ("turn red", "madn"),
        ("turn yellow ; die 4", "madn"),
        ("turn green ; rolls 2", "never-mind"),
        ("turn green ; rolls 1", "never-mind"),
        ("turn green ; rolls 2 ; die 6", "never-mind"),
        ("turn green ; die 6", "never-mind"),
    ],
)
def test_facts_round_trip(facts: str, game: str) -> None:
    text = f"yellow B B 0 a / green B B B B / red B B B 22 / black B B B B ; {facts}"
    assert table(text, game).position == text


@pytest.mark.parametrize(
    "text",
    [
        "yellow a b c d / green a b c d / red B B B 22 / black B B B B ; turn red"
        " ; home green yellow",
        "yellow a b c d / green B B B B / red B B B 22 / black B B B B ; turn red",
        "yellow a b c d / green a b c d / red a b c d / black B B B B ; home red yellow green",
    ],
)
def test_who_is_home_round_trips(text: str) -> None:
    assert table(text).position == text


@pytest.mark.parametrize(
    "contest",
    [
        "turn yellow ; contest yellow - green - red - black -",
        "turn red ; contest yellow 3 green 5 red - black -",
        "turn black ; contest yellow 3 green 5 red 1 black -",
        "turn red ; contest green 2 red -",
    ],
)
def test_contest_round_trips(contest: str) -> None:
    text = f"yellow B B B B / green B B B B / red B B B B / black B B B B ; {contest}"
    assert table(text, "never-mind").position == text


def test_contest_goes_on_where_it_stood() -> None:
    text = "yellow B B B B / green B B B B / red B B B B ; contest yellow 3 red - green 3"
    waiting = table(text, "never-mind", 3)
    assert waiting.turn == "red"
    waiting.roll(2)
    assert waiting.position.endswith("; turn yellow ; contest yellow - green -")


def test_barriers_round_trip_where_they_are_played() -> None:
    text = "yellow B B 8 8 / red B B 12 12 ; turn red"
    assert table(text, players=2, barriers="on").position == text


def test_two_each_and_neutral_round_trip() -> None:
    text = "yellow B B B 0 / green B B B B / red B B B B / black B B 30 c ; turn green"
    assert table(text, players=2, colours="two-each").position == text
    assert table(text, players=3, colours="neutral").position == text


# What the facts do.


def test_turn_is_that_of_the_first_colour_unless_said() -> None:
    board = "yellow B B B B / green B B B B / red B B B B / black B B B B"
    assert table(board).turn == "yellow"
    assert table(f"{board} ; turn black").turn == "black"


def test_rolls_are_those_of_a_turns_beginning_unless_said() -> None:
    board = "yellow B B B B / red B B B B"
    assert table(board, "never-mind", 2).rolls_left == 3
    assert table(f"{board} ; rolls 2", "never-mind", 2).rolls_left == 2


def test_die_waits_for_its_move() -> None:
    waiting = table(f"{PLAIN} ; die 4")
    assert (waiting.die, waiting.dice_wanted, waiting.moves) == (4, 0, ["0-4"])


def test_home_says_who_came_first() -> None:
    board = "yellow a b c d / green a b c d / red 19 b c d / black B B B B ; turn red"
    for order, places in (("yellow green", (1, 2, 3, 4)), ("green yellow", (2, 1, 3, 4))):
        going = table(f"{board} ; home {order}")
        going.roll(1)
        going.play("19-a")
        assert going.outcome is not None
        assert going.outcome.places == places


def test_position_of_a_finished_game_is_over() -> None:
    over = table("yellow a b c d / red B B B B", players=2)
    assert over.is_over
    assert over.position == "yellow a b c d / red B B B B"


def test_position_of_neutral_pieces_not_yet_home_is_not_over() -> None:
    board = "yellow a b c d / green a b c d / red B B B B / black 12 b c d"
    assert not table(board, players=3, colours="neutral").is_over
    over = table(board.replace("12", "a"), players=3, colours="neutral")
    assert over.is_over


# Faults.


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        (
            "yellow B B B B / / red B B B B",
            "a colour is missing: write yellow B B 0 a / green ...",
        ),
        ("yellow B B B B / red B B B B / red B B B B", "red appears twice"),
        ("yellow B B B B / red B B B B ; die 1 ; die 2", "die appears twice"),
        (
            "yellow B B B B / red B B B B / pink B B B B",
            "nobody plays 'pink'; the colours are yellow, red",
        ),
        (
            "yellow B B B B / red B B B B / green B B B B",
            "nobody plays 'green'; the colours are yellow, red",
        ),
        ("yellow B B B / red B B B B", "yellow has 3 pieces instead of 4"),
        ("yellow B B B B 5 / red B B B B", "yellow has 5 pieces instead of 4"),
        ("yellow B B B B", "red is missing"),
        ("yellow B B B 40 / red B B B B", "the board has no field '40'"),
        ("yellow B B B x / red B B B B", "the board has no field 'x'"),
        ("yellow 5 B B B / red 5 B B B", "yellow and red are on 5 together"),
        ("yellow 5 5 B B / red B B B B", "yellow has 2 pieces on 5; there is room for one"),
        ("yellow a a B B / red B B B B", "yellow has 2 pieces on a; there is room for one"),
        (
            "yellow B B B B / red B B B B ; turn green",
            "turn green: it can be the turn of yellow, red",
        ),
        (
            "yellow B B B B / red B B B B ; turn yellow red",
            "turn yellow red: it can be the turn of yellow, red",
        ),
        ("yellow B B B B / red B B B B ; rolls 0", "rolls 0: it must be a number from 1 to 3"),
        ("yellow B B B B / red B B B B ; die 7", "die 7: it must be a number from 1 to 6"),
        ("yellow B B B B / red B B B B ; die", "die : it must be a number from 1 to 6"),
        ("yellow B B B B / red B B B B ; die six", "die six: it must be a number from 1 to 6"),
        (
            "yellow B B B B / red B B B B ; weather fine",
            "there is no fact 'weather'; there are turn, rolls, die, home, contest",
        ),
        ("yellow B B B B / red B B B B ; rolls 2", "rolls 2: no more than 1 can be left"),
        (
            "yellow B B B B / red B B B B ; die 3",
            "die 3: yellow cannot move with it, so the roll is lost",
        ),
        ("yellow B B B B / red B B B B ; home red", "home red: nobody is home"),
        ("yellow a b c d / red B B B B ; home red", "home red: yellow is home"),
        (
            "yellow a b c d / red a b c d",
            "2 players are home, but the game was over with 1",
        ),
        ("yellow a b c d / red B B B B ; die 3", "die: the game is over"),
        ("yellow a b c d / red B B B B ; rolls 1", "rolls: the game is over"),
        ("yellow a b c d / red B B B B ; contest red -", "contest: the game is over"),
        (
            "yellow B B B 5 / red B B B B ; contest yellow 3 red -",
            "contest: pieces have already moved",
        ),
        (
            "yellow B B B B / red B B B B ; contest yellow 7 red -",
            "contest yellow 7: write each colour once and what it rolled, or -",
        ),
        (
            "yellow B B B B / red B B B B ; contest yellow 12 red -",
            "contest yellow 12: write each colour once and what it rolled, or -",
        ),
        (
            "yellow B B B B / red B B B B ; contest green 1 red -",
            "contest green 1: write each colour once and what it rolled, or -",
        ),
        (
            "yellow B B B B / red B B B B ; contest red 1 red -",
            "contest red -: write each colour once and what it rolled, or -",
        ),
        (
            "yellow B B B B / red B B B B ; contest yellow 1 red 2",
            "contest: at least one colour must still have to roll, as in yellow 5 green -",
        ),
        (
            "yellow B B B B / red B B B B ; contest yellow - red",
            "contest: at least one colour must still have to roll, as in yellow 5 green -",
        ),
        (
            "yellow B B B B / red B B B B ; turn yellow ; contest yellow 5 red -",
            "contest: red rolls next",
        ),
        (
            "yellow B B B B / red B B B B ; contest yellow 5 red - ; die 3",
            "die: the players are still rolling to see who begins",
        ),
    ],
)
def test_fault_is_told(text: str, fault: str) -> None:
    game = "never-mind" if "contest" in text else "madn"
    assert faults(text, game, players=2) == [fault]


def test_fault_of_a_turn_without_moves_is_told() -> None:
    text = "yellow a b c d / green B B B B / red B B B B ; turn yellow"
    assert faults(text, players=3) == ["yellow is home and has no more turns"]


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("yellow 8 8 8 B / red B B B B", "yellow has 3 pieces on 8; a barrier has two"),
        (
            "yellow 0 0 B B / red B B B B",
            "yellow has a barrier on its own start, which cannot happen",
        ),
        ("yellow a a B B / red B B B B", "yellow has 2 pieces on a; there is room for one"),
        ("yellow 8 8 B B / red 8 B B B", "yellow and red are on 8 together"),
    ],
)
def test_fault_of_a_barrier_is_told(text: str, fault: str) -> None:
    with pytest.raises(PositionError) as error:
        table(text, players=2, barriers="on")
    assert list(map(str, error.value.faults)) == [fault]


def test_neutral_colour_cannot_be_on_turn() -> None:
    text = "yellow B B B B / green B B B B / red B B B B / black B B B B ; turn black"
    with pytest.raises(PositionError, match="it can be the turn of yellow, green, red"):
        table(text, players=3, colours="neutral")


def test_all_faults_of_the_form_are_told_at_once() -> None:
    text = "yellow B B 5 / yellow B B B B / red 5 41 B B B / pink ; turn blue ; die 9 ; luck"
    assert faults(text, players=2) == [
        "yellow appears twice",
        "yellow has 3 pieces instead of 4",
        "the board has no field '41'",
        "red has 5 pieces instead of 4",
        "nobody plays 'pink'; the colours are yellow, red",
        "yellow and red are on 5 together",
        "turn blue: it can be the turn of yellow, red",
        "die 9: it must be a number from 1 to 6",
        "there is no fact 'luck'; there are turn, rolls, die, home, contest",
    ]


def test_all_faults_of_the_sense_are_told_at_once() -> None:
    text = "yellow B B B B / red B B B B ; home red yellow ; rolls 3 ; die 2"
    assert faults(text, players=2) == [
        "home red yellow: nobody is home",
        "rolls 3: no more than 1 can be left",
        "die 2: yellow cannot move with it, so the roll is lost",
    ]


def test_a_blank_position_is_full_of_faults() -> None:
    assert faults(" ", players=2) == [
        "a colour is missing: write yellow B B 0 a / green ...",
        "yellow is missing",
        "red is missing",
    ]


# Round trips of positions as they come about.


@pytest.mark.parametrize(
    ("game", "players", "variants"),
    [
        ("madn", 4, {}),
        ("never-mind", 4, {}),
        ("never-mind", 2, {}),
        ("madn", 2, {"colours": "two-each", "three-rolls": "on"}),
        ("madn", 3, {"colours": "neutral", "three-rolls": "on", "barriers": "on"}),
        ("dont-worry", 3, {"forced-capture": "huff", "backward-capture": "on"}),
    ],
)
def test_positions_of_a_whole_game_round_trip(
    game: str, players: int, variants: dict[str, str]
) -> None:
    rules = setup(game, players, tuple(variants.items()))
    played = Table(rules, dice=Dice.seeded(3))
    while not played.is_over and len(played.events) < 600:
        again = Table(rules, position=played.position)
        assert again.position == played.position
        assert sorted(again.moves) == sorted(played.moves)
        assert again.rolls_left == played.rolls_left
        assert again.outcome == played.outcome
        if played.dice_wanted:
            played.roll()
        else:
            played.play(played.moves[-1])


def test_no_contest_where_the_first_seat_begins() -> None:
    text = "yellow B B B B / red B B B B ; contest yellow 3 red -"
    variants = {"first": "seat", "opening": "all-in-base", "colours": "own"}
    with pytest.raises(PositionError, match="seat 1 begins, so nobody rolls for it"):
        Table("madn", 2, variants=variants, position=text)


def test_an_empty_text_is_no_position() -> None:
    with pytest.raises(PositionError, match="a colour is missing"):
        Table("madn", 4, position="")
