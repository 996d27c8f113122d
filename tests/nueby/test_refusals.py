"""Refusals of the Nüby referees: every reason arises, has its sentence, and names a rule."""

import ast
import inspect
from itertools import product
from typing import NamedTuple

import pytest

from rauswurf import Dice, Table
from rauswurf.games import GAMES
from rauswurf.rules.nueby import game_judges, judge
from rauswurf.table import IllegalMove
from tests.classic.test_refusals import values
from tests.messages.catalogue import ids

from .reference import PLAYERS
from .scenes import refusal, rules_of, sit


class Arising(NamedTuple):
    """A scene in which a move is refused, and the sentence that tells why."""

    reason: str
    game: str
    pieces: str
    before: str  # what happens first: dice and moves
    move: str
    text: str
    facts: str = ""


ARISING = [
    Arising(
        *("arrow.against", "werfer", "yellow 12", "3", "12-9"),
        "You cannot pass the arrow field (10) against its arrow.",
    ),
    Arising(
        *("arrow.from-arrow", "werfer", "yellow 10", "3", "10-7"),
        "From the arrow field (10) you can move back only to capture with a 1.",
    ),
    Arising(
        *("backward-throw.free-field", "zweite-ebene", "yellow 12 / black 9", "3", "12x9"),
        "You can capture backwards only over occupied fields, and 11 is free.",
    ),
    Arising(
        *("backward-throw.nobody-there", "kurzer-einsatz", "yellow 15", "3", "15-12"),
        "A piece moves backwards only to capture, and there is no opponent's piece on 12.",
    ),
    Arising(
        *("blockade.in-the-way", "einser-blocker", "yellow 5 15", "3", "5-8"),
        "A stone on 6 blocks the way. Nobody can pass it.",
        "stone red 6",
    ),
    Arising(
        *("blockade.no-opponent", "einser-blocker", "yellow 5", "1", "5x4"),
        "The stone on 4 is not an opponent's piece. Only an ordinary move can hit it.",
        "stone red 4",
    ),
    Arising(
        *("blockade.on-entry", "einser-blocker", "yellow 5 W1", "6", "W0-0"),
        "There is a stone on the entry, so no piece can enter there.",
        "stone red 0",
    ),
    Arising(
        *("enter.needs-six", "werfer", "yellow 12", "3", "W0-0"),
        "Only a six brings in a waiting piece, not a 3.",
    ),
    Arising(
        *("enter.only-to-entry", "abkuerzungen", "yellow W0 W2 W2 W2", "", "W2-0"),
        "This waiting piece enters on 20.",
    ),
    Arising(
        *("enter.own-piece", "jaeger", "yellow 0 W2 W0 W0", "6", "W0-0"),
        "Your own piece is on the entry.",
    ),
    Arising("finish.over", "werfer", "yellow a b c d", "", "a-b", "The game is over."),
    Arising(
        *("focus-to-go-home.no-focus", "jaeger", "yellow 57 12", "2", "57-b"),
        "This piece has not hunted yet. Only pieces with focus can go home.",
    ),
    Arising(
        *("free-entry.enter-first", "werfer", "yellow W0", "", "roll"),
        "You have no piece in play, so bring in a waiting piece first.",
    ),
    Arising(
        *("free-entry.not-optional", "werfer", "yellow W0", "", "pass"),
        "You have no piece in play, so you must bring in a waiting piece.",
    ),
    Arising(
        *("goal-no-jump.in-the-way", "zweite-ebene", "yellow i33 a", "2", "i33-b"),
        "You cannot jump over pieces in the goal, and there is one on a.",
    ),
    Arising(
        *("grey.taken", "kurzer-einsatz", "yellow 9 15 16 17 / black 12", "3", "9x12"),
        "Pieces cannot be captured on a grey field, and 12 is taken.",
    ),
    Arising(
        *("hunt.dice-first", "jaeger", "yellow s1.1", "hunt 3", "pass"),
        "You are hunting: roll the dice first.",
    ),
    Arising(
        *("hunt.instead-of-a-roll", "jaeger", "yellow s1.1", "2", "hunt 3"),
        "You hunt instead of rolling, and you have already rolled.",
    ),
    Arising(
        *("hunt.no-hit", "jaeger", "yellow s1.1", "", "turn s1.1"),
        "You have no hit left that could turn a piece over.",
    ),
    Arising(
        *("hunt.no-hunter", "jaeger", "yellow 12", "", "hunt 3"),
        "You have no piece without focus on a side path.",
    ),
    Arising(
        *("hunt.no-such-number", "jaeger", "yellow s1.1", "", "hunt 7"),
        "Hunt for a number from 1 to 6.",
    ),
    Arising(
        *("hunt.not-beside", "jaeger", "yellow s1.1 5", "hunt 3, 3 1 1 1", "turn 5"),
        "You have no piece on a side path at 5.",
    ),
    Arising(
        *("hunt.others-first", "jaeger", "yellow s1.1 s2.2", "hunt 3, 3 1 1 1", "turn s2.2"),
        "Turn over your pieces without focus first.",
        "focus yellow s2.2",
    ),
    Arising(
        *("hunt.several-must", "jaeger", "yellow s1.1", "hunt 3, 3 3 1 1", "pass"),
        "Your hunt hit more than once, so you must turn over a piece for each hit.",
    ),
    Arising(
        *("second-level.not-out", "zweite-ebene", "yellow i5 12", "3", "i5-12"),
        "A piece on the inner ring never goes back to the outer ring.",
    ),
    Arising(
        *("second-level.own-arrow", "zweite-ebene", "yellow 28 5", "3", "28-i19"),
        "You can go inside only over your own arrow, after 59.",
    ),
    Arising(
        *("side-path.from-its-entrance", "jaeger", "yellow 15 / black s1.4", "1", "15xs1.4"),
        "A side path begins after 12. You cannot enter it, or capture into it, anywhere else.",
    ),
    Arising(
        *("side-path.to-its-end", "jaeger", "yellow s1.2 5", "2", "s1.2-14"),
        "A side path leads to 16. You cannot leave it sideways.",
    ),
    Arising(
        *("shortcut.to-its-end", "abkuerzungen", "yellow g1.1 5", "2", "g1.1-14"),
        "The grey fields lead to 16. You cannot leave a shortcut sideways.",
    ),
    Arising(
        *("either-way.out-of-goal", "werfer", "yellow c 5", "2", "c-a"),
        "Pieces never move back in the goal, or out of it.",
    ),
    Arising(
        *("backward-throw.out-of-goal", "zweite-ebene", "yellow c 5", "2", "c-a"),
        "Pieces never move back in the goal, or out of it.",
    ),
    Arising(
        *("hunt.turn-first", "jaeger", "yellow s1.1", "hunt 3, 3 1 1 1", "s1.1-s1.4"),
        "Turn over pieces for your hits first.",
    ),
    Arising(
        *("must-move.can-move", "werfer", "yellow 12", "3", "pass"),
        "You can move, so you must.",
    ),
    Arising(
        *("must-move.own-piece", "abkuerzungen", "yellow 12 15", "3", "12-15"),
        "Your own piece is on 15.",
    ),
    Arising(
        *("no-such-move.hunt", "werfer", "yellow 12", "", "hunt 3"),
        "There is no hunting in this game.",
    ),
    Arising(
        *("no-such-move.push", "jaeger", "yellow 12", "1", "push"),
        "There are no stones in this game.",
    ),
    Arising(
        *("no-such-move.stone", "jaeger", "yellow 12", "", "stone 3"),
        "There are no stones in this game.",
    ),
    Arising(
        *("no-such-move.turn", "einser-blocker", "yellow 12", "", "turn 12"),
        "No pieces are turned over in this game.",
    ),
    Arising(
        *("no-such-piece.nothing-there", "zweite-ebene", "yellow 12 / black 13", "3", "13-16"),
        "Yellow has no piece on 13.",
    ),
    Arising(
        *("one-pushes.needs-one", "einser-blocker", "yellow 12", "3", "push"),
        "Only a 1 pushes your stone.",
    ),
    Arising(
        *("one-pushes.not-in-lane", "einser-blocker", "yellow 12", "1", "push"),
        "Your stone has left its lane, or is already free.",
        "stone yellow 30",
    ),
    Arising(
        *("one-pushes.once", "einser-blocker", "yellow 12", "1, push", "push"),
        "You have already pushed your stone with this 1.",
    ),
    Arising(
        *("place.not-free", "einser-blocker", "yellow 12", "", "stone 30"),
        "Your stone is not free yet.",
    ),
    Arising(
        *("place.only-on-track", "einser-blocker", "yellow 12", "", "stone a"),
        "You can place a stone on the track only.",
        "stone yellow F",
    ),
    Arising(
        *("place.taken", "einser-blocker", "yellow 12", "3", "stone 12"),
        "12 is taken.",
        "stone yellow F",
    ),
    Arising(
        *("roll-move.foreign-goal", "werfer", "yellow 26", "3", "26-b"),
        "That is another colour's goal.",
    ),
    Arising(
        *("roll-move.move-first", "werfer", "yellow 12", "3", "roll"),
        "Use your 3 before you roll again.",
    ),
    Arising(
        *("roll-move.roll-first", "kurzer-einsatz", "yellow 12", "", "12-15"),
        "Roll first. The number you roll decides.",
    ),
    Arising(
        *("roll-move.too-far", "werfer", "yellow 12 c", "3", "c"),
        "There is no field 3 steps ahead of this piece.",
    ),
    Arising(
        *("roll-move.wrong-number", "jaeger", "yellow 12", "3", "12-16"),
        "That field is not 3 steps away.",
    ),
    Arising(
        *("shortcut.from-a-stop", "abkuerzungen", "yellow 0", "2", "0-g0.1"),
        "You can take a shortcut only if your piece has stopped on its arrow field.",
    ),
    Arising(
        *("side-path.taken", "jaeger", "yellow 12 / black s1.2", "2", "12xs1.2"),
        "Pieces cannot be captured on a side path, and s1.2 is taken.",
    ),
    Arising(
        *("six.only-to-throw", "abkuerzungen", "yellow 12", "6", "12-18"),
        "You can use a six only to bring in a waiting piece or to capture.",
    ),
    Arising(
        *("turns.not-yours", "werfer", "yellow 12 / black 15", "3", "black 15-18"),
        "It is Yellow's turn, and that piece belongs to Black.",
    ),
]


def let_happen(table: Table, before: str) -> None:
    """Dice and moves, one after the other: ``hunt 3, 3 1 1 1``."""
    for event in filter(None, before.split(", ")):
        if event.replace(" ", "").isdecimal():
            table.roll(*map(int, event.split()))
        else:
            table.play(event)


@pytest.mark.parametrize("scene", ARISING, ids=lambda scene: scene.reason)
def test_refusal_arises_and_is_told(scene: Arising) -> None:
    table = sit(scene.game, scene.pieces, facts=scene.facts)
    let_happen(table, scene.before)
    before = table.position
    answer = table.why_not(scene.move)
    assert answer is not None
    assert f"{answer.rule}.{answer.case}" == scene.reason
    assert answer.text == scene.text
    with pytest.raises(IllegalMove) as error:
        table.play(scene.move)
    assert error.value.refusal == answer
    assert table.position == before


def test_refusal_to_hunt_while_the_first_turn_is_rolled_for() -> None:
    table = Table("jaeger", 2, dice=Dice.by_hand())
    assert refusal(table, "hunt 3") == "hunt.not-yet"
    assert refusal(table, "W0-0") == "roll-move.roll-first"


def test_refusal_to_set_a_stone_while_the_first_turn_is_rolled_for() -> None:
    table = Table("einser-blocker", 2, dice=Dice.by_hand())
    assert refusal(table, "stone 3") == "place.not-now"


def test_refusal_of_a_wrong_number_inside_the_goal_is_not_one_of_going_back() -> None:
    table = sit("zweite-ebene", "yellow a 5")
    let_happen(table, "2")
    assert refusal(table, "a-b") == "roll-move.wrong-number"


# Nothing is left out.


def reasons_of_the_judges() -> set[str]:
    """Every ``rule.case`` that the source of the Nüby referees can answer with."""
    tree = ast.parse(inspect.getsource(judge) + inspect.getsource(game_judges))
    functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
    return {
        f"{rule}.{case}"
        for function in functions
        for node in ast.walk(function)
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "Reason"
        for rule, case in product(*(values(arg, function) for arg in node.args[:2]))
    }


def test_every_reason_of_the_judges_has_its_sentence() -> None:
    assert {reason.replace(".", "-") for reason in reasons_of_the_judges()} <= ids("refuse")


def test_every_reason_of_the_judges_is_shown_to_arise() -> None:
    shown = [scene.reason for scene in ARISING]
    assert len(shown) == len(set(shown))
    elsewhere = {"hunt.not-yet", "place.not-now", "must-move.roll-lost"}  # without a move to make
    assert set(shown) | elsewhere == reasons_of_the_judges()


def test_refusals_name_clauses_of_their_game() -> None:
    slips = {"no-such-piece", "no-such-move"}  # forbidden by no rule
    for scene in ARISING:
        clauses = {clause.id for clause in GAMES[scene.game].clauses}
        assert scene.reason.split(".")[0] in clauses | slips, scene


@pytest.mark.parametrize("game", PLAYERS)
def test_refusals_of_whole_games_name_clauses_of_the_game(game: str) -> None:
    clauses = {clause.id for clause in GAMES[game].clauses}
    table = Table(rules_of(game, 4), dice=Dice.seeded(5))
    for number in range(500):
        told = table.refused()
        assert {answer.rule for answer in told} <= clauses
        assert {answer.move for answer in told}.isdisjoint(table.moves)
        choices = [move for move in table.moves if move != "roll"]
        if table.dice_wanted and (not choices or number % 2):
            table.roll()
        else:
            table.play(choices[number % len(choices)])


# Asking about pieces.


def test_why_not_of_a_piece_in_the_goal_at_a_free_entry_tells_what_comes_first() -> None:
    table = sit("werfer", "yellow W0 W0 W0 d")
    assert refusal(table, "d") == "free-entry.enter-first"
    assert [f"{r.rule}.{r.case}" for r in table.refused()] == ["free-entry.enter-first"]


def test_why_not_of_a_piece_that_may_move_is_silent() -> None:
    table = sit("werfer", "yellow 12 25")
    table.roll(3)
    assert table.why_not("12") is None
    assert table.why_not("25") is None


def test_why_not_of_a_piece_tells_the_first_obstacle() -> None:
    table = sit("jaeger", "yellow 57 12 / black s1.2")
    table.roll(2)
    assert refusal(table, "57-b") == "focus-to-go-home.no-focus"
    assert refusal(table, "12") == ""


def test_why_not_of_grey_fields_of_kurzer_einsatz_is_about_numbers() -> None:
    table = sit("kurzer-einsatz", "yellow 9 15 16 17")
    table.roll(3)
    assert refusal(table, "9-11") == "roll-move.wrong-number"


def test_refused_lists_what_one_could_want_and_may_not() -> None:
    table = sit("einser-blocker", "yellow 5 8 36 W0 / red 39", facts="stone red 10")
    table.roll(3)
    told = {answer.move: f"{answer.rule}.{answer.case}" for answer in table.refused()}
    assert set(table.moves) == {"36x39", "36-b"}
    assert told == {
        "W0-0": "enter.needs-six",
        "5-8": "must-move.own-piece",
        "8-11": "blockade.in-the-way",
    }
