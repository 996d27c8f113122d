"""Positions of the Nüby games as text: all their facts, and every fault told at once."""

import pytest

from rauswurf import Dice, Table
from rauswurf.table import PositionError

from .scenes import rules_of


def table(position: str, game: str, players: int = 2, **variants: str) -> Table:
    return Table(rules_of(game, players, **variants), position=position, dice=Dice.by_hand())


def faults(position: str, game: str, players: int = 2, **variants: str) -> list[str]:
    with pytest.raises(PositionError) as error:
        table(position, game, players, **variants)
    assert str(error.value) == "; ".join(map(str, error.value.faults))
    return list(map(str, error.value.faults))


# Facts that are told and read.

TWO = {
    "zweite-ebene": "yellow W0 W0 5 i3 / black W3 i20 w2 c",
    "einser-blocker": "yellow W0 W0 5 W2 / red W2 W2 22 31",
    "jaeger": "yellow W0 12 s1.3 s4.1 / black W3 W3 W3 45",
    "werfer": "yellow W0 W0 W0 5 / black W3 W3 W3 45",
    "abkuerzungen": "yellow W0 g1.1 32 c / black W3 W3 g5.2 W0",
    "kurzer-einsatz": "yellow 3 7 10 b / black 31 44 0 8",
}


@pytest.mark.parametrize(
    ("game", "facts"),
    [
        *((game, "turn yellow") for game in TWO),
        *((game, "turn yellow ; die 4") for game in TWO),
        *((game, "turn yellow ; sixes 1") for game in TWO if game != "kurzer-einsatz"),
        *((game, "turn yellow ; die 3 ; sixes 1") for game in TWO if game != "kurzer-einsatz"),
        ("kurzer-einsatz", "turn black ; die 6"),
        ("jaeger", "turn yellow ; focus yellow 12 s4.1 ; focus black 45"),
        ("jaeger", "turn yellow ; hunt 5 dice 4 hits 0"),
        ("jaeger", "turn yellow ; hunt 5 dice 2 hits 1"),
        ("jaeger", "turn yellow ; sixes 1 ; hunt 5 dice 0 hits 3"),
        ("jaeger", "turn yellow ; focus yellow s1.3 s4.1 ; hunt 5 dice 0 hits 1 of 2"),
        ("einser-blocker", "turn yellow ; stone yellow L2"),
        ("einser-blocker", "turn yellow ; stone yellow F ; stone red 33"),
        ("einser-blocker", "turn yellow ; die 1 ; stone yellow L2 ; pushed"),
        ("einser-blocker", "turn yellow ; die 1 ; stone yellow F ; pushed"),
        ("einser-blocker", "turn yellow ; stone red 0 ; stuck 1"),
        ("einser-blocker", "turn yellow ; sixes 1 ; stuck 0"),
    ],
)
def test_facts_round_trip(game: str, facts: str) -> None:
    text = f"{TWO[game]} ; {facts}"
    assert table(text, game).position == text


def test_facts_that_are_as_one_assumes_need_not_be_said() -> None:
    text = f"{TWO['einser-blocker']} ; stone yellow L1 ; stone red L1 ; stuck 0"
    assert table(text, "einser-blocker").position == f"{TWO['einser-blocker']} ; turn yellow"


def test_facts_of_several_pieces_may_be_said_together_or_apart() -> None:
    apart = f"{TWO['jaeger']} ; focus yellow s4.1 ; focus black 45 ; focus yellow 12"
    together = f"{TWO['jaeger']} ; focus yellow 12 s4.1 black 45"
    assert table(apart, "jaeger").position == table(together, "jaeger").position
    stones = f"{TWO['einser-blocker']} ; stone red 33 yellow F"
    assert table(stones, "einser-blocker").position.endswith("; stone yellow F ; stone red 33")


def test_facts_about_the_goal_are_silent_because_all_there_have_focus() -> None:
    text = "yellow W0 W0 57 a / black W3 W3 W3 45 ; turn yellow"
    going = table(text, "jaeger")
    assert going.position == text
    going.roll(1)
    assert "a-b" in going.moves
    assert table(text.replace("; turn", "; focus yellow a ; turn"), "jaeger").position == text


# What the facts do.


def test_sixes_leave_one_roll_without_another() -> None:
    going = table(f"{TWO['werfer']} ; sixes 1", "werfer")
    going.roll(6)
    going.play("pass")
    assert going.turn == "black"


def test_a_position_with_nothing_in_play_begins_with_the_free_entry() -> None:
    going = table("yellow W0 W0 W2 d / black W3 W3 W3 45 ; turn yellow", "werfer")
    assert set(going.moves) == {"W0-0", "W2-20"}


def test_hunt_goes_on_where_it_stood() -> None:
    going = table(f"{TWO['jaeger']} ; hunt 5 dice 2 hits 1", "jaeger")
    assert going.dice_wanted == 2
    going.roll(5, 1)
    assert set(going.moves) == {"turn s1.3", "turn s4.1"}
    going.play("turn s1.3")
    going.play("turn s4.1")
    assert going.turn == "black"


def test_stones_stand_in_the_way() -> None:
    going = table(f"{TWO['einser-blocker']} ; stone red 7", "einser-blocker")
    going.roll(2)
    assert going.moves == ["5x7"]


def test_pushed_says_that_a_one_has_pushed() -> None:
    going = table(f"{TWO['einser-blocker']} ; stone yellow L2 ; die 1 ; pushed", "einser-blocker")
    assert going.moves == ["5-6"]


def test_stuck_counts_on() -> None:
    text = "yellow W0 W0 W0 W0 / red W0 W0 W0 W0 ; turn red ; stone red 0 ; stuck 1"
    going = table(text, "einser-blocker")
    going.roll(3)
    assert going.moves == ["W0-0"]


# Faults.


@pytest.mark.parametrize(
    ("game", "facts", "fault"),
    [
        ("werfer", "sixes 2", "sixes 2: it must be 1 or left out"),
        ("werfer", "sixes", "sixes : it must be 1 or left out"),
        ("werfer", "rolls 2", "rolls 2: no more than 1 can be left"),
        (
            "werfer",
            "focus yellow 5",
            "there is no fact 'focus'; there are turn, rolls, die, home, contest, sixes",
        ),
        (
            "kurzer-einsatz",
            "sixes 1",
            "there is no fact 'sixes'; there are turn, rolls, die, home, contest",
        ),
        (
            "jaeger",
            "stone yellow 5",
            "there is no fact 'stone'; there are turn, rolls, die, home, contest, sixes, focus, "
            "hunt",
        ),
        (
            "einser-blocker",
            "hunt 5",
            "there is no fact 'hunt'; there are turn, rolls, die, home, contest, sixes, stone, "
            "pushed, stuck",
        ),
        ("jaeger", "focus yellow 13", "focus yellow 13: yellow has no piece in play there"),
        ("jaeger", "focus yellow W0", "focus yellow W0: yellow has no piece in play there"),
        ("jaeger", "focus yellow 45", "focus yellow 45: yellow has no piece in play there"),
        ("jaeger", "focus 12", "focus 12: write a colour that plays, then its fields"),
        ("jaeger", "focus", "focus: write a colour that plays, then its fields"),
        ("jaeger", "focus yellow", "focus: write a colour that plays, then its fields"),
        ("jaeger", "focus yellow 61", "focus 61: write a colour that plays, then its fields"),
        (
            "jaeger",
            "hunt 7 dice 4 hits 0",
            "hunt: write the number, the dice left and the hits, as in hunt 5 dice 2 hits 1",
        ),
        (
            "jaeger",
            "hunt 5",
            "hunt: write the number, the dice left and the hits, as in hunt 5 dice 2 hits 1",
        ),
        (
            "jaeger",
            "hunt 5 dice 3 hits 2",
            "hunt: write the number, the dice left and the hits, as in hunt 5 dice 2 hits 1",
        ),
        (
            "jaeger",
            "hunt 5 dice 0 hits 0",
            "hunt: write the number, the dice left and the hits, as in hunt 5 dice 2 hits 1",
        ),
        ("jaeger", "turn black ; hunt 5 dice 4 hits 0", "hunt: no piece on a side path could hunt"),
        (
            "jaeger",
            "hunt 5 dice 4 hits 0 ; focus yellow s1.3 s4.1",
            "hunt: no piece on a side path could hunt",
        ),
        ("einser-blocker", "stone yellow", "stone: write a colour that plays, then its fields"),
        ("einser-blocker", "stone yellow 5", "stone yellow 5: the field is taken"),
        (
            "einser-blocker",
            "stone yellow a",
            "stone yellow a: a stone must be in its lane or on the track",
        ),
        (
            "einser-blocker",
            "stone yellow W0",
            "stone yellow W0: a stone must be in its lane or on the track",
        ),
        (
            "einser-blocker",
            "stone yellow L0",
            "stone yellow L0: with two players stones begin on L1",
        ),
        ("einser-blocker", "stone yellow 3 4", "stone yellow: yellow has only one stone"),
        (
            "einser-blocker",
            "stone yellow F ; stone red 3 ; stone yellow L2",
            "stone yellow: yellow has only one stone",
        ),
        ("einser-blocker", "stone yellow 3 ; stone red 3", "stone red 3: the field is taken"),
        ("einser-blocker", "die 1 ; pushed", "pushed: the stone is where it begins"),
        (
            "einser-blocker",
            "die 1 ; pushed twice ; stone yellow L2",
            "pushed twice: write only pushed",
        ),
        ("einser-blocker", "stuck 2", "stuck 2: it must be a number from 0 to 1"),
    ],
)
def test_fault_is_told(game: str, facts: str, fault: str) -> None:
    assert faults(f"{TWO[game]} ; {facts}", game) == [fault]


@pytest.mark.parametrize(
    ("game", "players", "pieces", "fault"),
    [
        ("werfer", 2, "yellow B W0 W0 W0 / black 45 W3 W3 W3", "the board has no field 'B'"),
        ("werfer", 2, "yellow i3 W0 W0 W0 / black 45 W3 W3 W3", "the board has no field 'i3'"),
        ("werfer", 2, "yellow 60 W0 W0 W0 / black 45 W3 W3 W3", "the board has no field '60'"),
        (
            "werfer",
            2,
            "yellow 45 W0 W0 W0 / black 45 W3 W3 W3",
            "yellow and black are on 45 together",
        ),
        (
            "zweite-ebene",
            2,
            "yellow i5 i5 W0 W0 / black 45 W3 W3 W3",
            "yellow has 2 pieces on i5; there is room for one",
        ),
        (
            "einser-blocker",
            2,
            "yellow L0 W0 W0 W0 / red W2 W2 W2 W2",
            "yellow cannot be on L0: only a stone can",
        ),
        (
            "abkuerzungen",
            4,
            "yellow W0 W0 W0 W0 / green W1 W1 W1 d / black W3 W3 W3 d / blue W4 W4 W4 d",
            "with 4 players the fourth yellow piece is on d from the beginning",
        ),
        (
            "kurzer-einsatz",
            2,
            "yellow 1 2 3 W0 / black 31 32 33 34",
            "the board has no field 'W0'",
        ),
    ],
)
def test_fault_of_the_pieces_is_told(game: str, players: int, pieces: str, fault: str) -> None:
    assert faults(pieces, game, players) == [fault]


def test_fault_of_hits_that_nobody_needs_is_told() -> None:
    text = f"{TWO['jaeger']} ; focus yellow s1.3 s4.1 ; hunt 5 dice 0 hits 1"
    assert table(text, "jaeger").moves == ["turn s1.3", "turn s4.1"]  # another hit turned one
    assert table(text, "jaeger").position.endswith("hits 1 of 2")
    told = faults(text, "jaeger", extra_hits="ignored")
    assert told == ["hunt: no piece on a side path could hunt"]


def test_all_faults_of_the_form_are_told_at_once() -> None:
    text = (
        "yellow W0 W0 5 / green 5 / red 61 22 22 L0 ; turn blue ; die 9 ; sixes 3 ; "
        "stone pink 3 ; pushed hard ; stuck 7 ; focus yellow 5"
    )
    assert faults(text, "einser-blocker") == [
        "yellow has 3 pieces instead of 4",
        "nobody plays 'green'; the colours are yellow, red",
        "the board has no field '61'",
        "red has 2 pieces on 22; there is room for one",
        "red cannot be on L0: only a stone can",
        "turn blue: it can be the turn of yellow, red",
        "die 9: it must be a number from 1 to 6",
        "sixes 3: it must be 1 or left out",
        "stone pink: write a colour that plays, then its fields",
        "stone 3: write a colour that plays, then its fields",
        "pushed hard: write only pushed",
        "stuck 7: it must be a number from 0 to 1",
        "there is no fact 'focus'; there are turn, rolls, die, home, contest, sixes, stone, "
        "pushed, stuck",
    ]


def test_all_faults_of_the_sense_are_told_at_once() -> None:
    text = "yellow 5 a b c / red 9 W2 W2 W2 ; stone yellow 9 ; stone red L0 ; home red ; die 6"
    assert faults(text, "einser-blocker") == [
        "stone yellow 9: the field is taken",
        "stone red L0: with two players stones begin on L1",
        "home red: nobody is home",
        "die 6: yellow cannot move with it, so the roll is lost",
    ]
