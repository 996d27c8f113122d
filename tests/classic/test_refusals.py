"""Refusals: every reason arises in some position, has its sentence, and names a rule."""

import ast
import inspect
from collections.abc import Iterator
from itertools import product
from typing import NamedTuple

import pytest

from rauswurf import Dice, Table
from rauswurf.games import GAMES
from rauswurf.rules.classic import judge
from rauswurf.table import IllegalMove, NotAMove
from tests.messages.catalogue import ids

from .scenes import refusal, setup, sit, sit_with

CLASSIC = ("madn", "never-mind", "dont-worry")


class Arising(NamedTuple):
    """A scene in which a move is refused, and the sentence that tells why."""

    reason: str
    pieces: str
    face: int  # 0: not rolled yet
    move: str
    text: str
    variants: dict[str, str]


def arising(reason: str, pieces: str, face: int, move: str, text: str, **variants: str) -> Arising:
    return Arising(reason, pieces, face, move, text, variants)


ARISING = [
    arising(
        *("backward-capture.nobody-there", "yellow 12 B B B", 3, "12-9"),
        "A piece moves backwards only to capture, and there is no opponent's piece on 9.",
        backward_capture="on",
    ),
    arising(
        *("backward-capture.out-of-goal", "yellow a 20 c d / red 38 B B B", 2, "ax38"),
        "Pieces never move back in the goal, or out of it.",
        backward_capture="on",
    ),
    arising(
        *("backward-capture.over-own-start", "yellow 2 B B B / red 39 B B B", 3, "2x39"),
        "A piece never moves back onto or over its own start.",
        backward_capture="on",
    ),
    arising(
        *("barriers.in-the-way", "yellow 5 20 B B / red 8 8 B B", 4, "5-9"),
        "There is a barrier on 8. Nobody can land on it or pass it.",
        barriers="on",
    ),
    arising(
        *("barriers.on-start", "yellow 12 B B B / red 0 0 B B", 6, "B-0"),
        "There is a barrier on the start, so no piece can enter.",
        barriers="on",
    ),
    arising(
        *("goal-count.once-round", "yellow 37 12 B B", 3, "37-4"),
        "A piece goes round once and turns into its goal before 0. It never gets there.",
    ),
    arising(
        *("clear-start.start-first", "yellow 0 12 B B", 3, "12-15"),
        "You have pieces in base, so the piece on your start must move first.",
    ),
    arising("finish.over", "yellow a b c d", 0, "a-b", "The game is over.", play_on="off"),
    arising(
        *("forced-capture.capture-first", "yellow 5 12 B B / red 8 B B B", 3, "12-15"),
        "You can capture, so you must.",
        forced_capture="strict",
    ),
    arising(
        *("forced-capture.no-passing", "yellow 5 12 B B / red 8 B B B", 3, "pass"),
        "You can capture. You may overlook that and move, but you cannot pass.",
        forced_capture="huff",
    ),
    arising(
        *("goal-count.does-not-fit", "yellow b 5 B B", 3, "b"),
        "No goal field is 3 steps away.",
    ),
    arising(
        *("goal-count.foreign-goal", "yellow 9 B B B", 1, "9-a"),
        "That is another colour's goal.",
    ),
    arising(
        *("goal-count.past-own-goal", "yellow 39 5 B B", 5, "39-4"),
        "5 steps would take you past your own goal.",
    ),
    arising(
        *("goal-no-jump.in-the-way", "yellow 39 a 5 B", 2, "39-b"),
        "You cannot jump over pieces in the goal, and there is one on a.",
        goal_jump="off",
    ),
    arising(
        *("must-move.can-move", "yellow 5 B B B", 3, "pass"),
        "You can move, so you must.",
    ),
    arising(
        "no-such-move.hunt", "yellow 5 B B B", 3, "hunt 3", "There is no hunting in this game."
    ),
    arising("no-such-move.push", "yellow 5 B B B", 3, "push", "There are no stones in this game."),
    arising(
        *("no-such-move.stone", "yellow 5 B B B", 3, "stone 12"),
        "There are no stones in this game.",
    ),
    arising(
        *("no-such-move.turn", "yellow 5 B B B", 3, "turn 5"),
        "No pieces are turned over in this game.",
    ),
    arising(
        *("no-such-piece.nothing-there", "yellow 5 B B B / red 7 B B B", 3, "7-10"),
        "Yellow has no piece on 7.",
    ),
    arising(
        *("one-per-field.own-piece", "yellow 5 8 B B", 3, "5-8"),
        "Your own piece is on 8.",
    ),
    arising(
        *("roll-move.forward-only", "yellow 5 B B B", 3, "5-2"),
        "Pieces move forward, and by 3.",
    ),
    arising(
        *("roll-move.move-first", "yellow 5 B B B", 3, "roll"),
        "Use your 3 before you roll again.",
    ),
    arising(
        *("roll-move.roll-first", "yellow 5 B B B", 0, "5-8"),
        "Roll first. The number you roll decides.",
    ),
    arising(
        *("roll-move.wrong-number", "yellow 5 B B B", 3, "5-9"),
        "That field is not 3 steps away.",
    ),
    arising(
        *("six-enters.must-enter", "yellow 5 B B B", 6, "5-11"),
        "You rolled a six and have a piece in base: bring it in on your start.",
    ),
    arising(
        *("six-enters.needs-six", "yellow 5 B B B", 3, "B-0"),
        "Only a six brings a piece out of base, not a 3.",
    ),
    arising(
        *("six-enters.only-to-start", "yellow B B B B", 6, "B-6"),
        "A piece from base enters on your start.",
    ),
    arising(
        *("six-start-occupied.own-on-start", "yellow 0 B B B", 6, "B-0"),
        "Your own piece is on your start, so no piece can enter.",
    ),
    arising(
        *("six-start-occupied.start-first", "yellow 0 5 B B", 6, "5-11"),
        "Your own piece is on your start. You must move that piece with your six.",
    ),
    arising(
        *("turns.not-yours", "yellow 5 B B B / red 7 B B B", 3, "red 7-10"),
        "It is Yellow's turn, and that piece belongs to Red.",
    ),
]


@pytest.mark.parametrize("scene", ARISING, ids=lambda scene: scene.reason)
def test_refusal_arises_and_is_told(scene: Arising) -> None:
    table = sit_with(scene.variants, scene.pieces)
    if scene.face:
        table.roll(scene.face)
    before = table.position
    answer = table.why_not(scene.move)
    assert answer is not None
    assert f"{answer.rule}.{answer.case}" == scene.reason
    assert answer.text == scene.text
    with pytest.raises(IllegalMove) as error:
        table.play(scene.move)
    assert error.value.refusal == answer
    assert table.position == before


# Nothing is left out.


def reasons_of_the_judge() -> set[str]:
    """Every ``rule.case`` that the source of the classic referee can answer with."""
    tree = ast.parse(inspect.getsource(judge))
    functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
    return {
        f"{rule}.{case}"
        for function in functions
        for node in ast.walk(function)
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "Reason"
        for rule, case in product(*(values(arg, function) for arg in node.args[:2]))
    }


def values(node: ast.expr, function: ast.FunctionDef) -> Iterator[str]:
    """The strings that an expression can be: itself, or what is assigned to it."""
    if ast.unparse(node) == "wish.word":
        yield from ("hunt", "push", "stone", "turn")  # the words of other race games
    elif isinstance(node, ast.Constant):
        yield str(node.value)
    elif isinstance(node, ast.IfExp):
        yield from values(node.body, function)
        yield from values(node.orelse, function)
    else:
        assert isinstance(node, ast.Name), f"teach this test to read {ast.unparse(node)}"
        for statement in ast.walk(function):
            if isinstance(statement, ast.Assign) and ast.unparse(statement.targets[0]) == node.id:
                yield from values(statement.value, function)


def test_every_reason_of_the_judge_has_its_sentence() -> None:
    assert {reason.replace(".", "-") for reason in reasons_of_the_judge()} <= ids("refuse")


def test_every_reason_of_the_judge_is_shown_to_arise() -> None:
    shown = [scene.reason for scene in ARISING]
    assert len(shown) == len(set(shown))
    lost = {"must-move.roll-lost"}  # the referee of the command shows it: a lost roll is gone
    assert set(shown) | lost == reasons_of_the_judge()


def test_refusals_name_clauses_of_the_game() -> None:
    not_clauses = {"no-such-piece", "no-such-move"}  # slips of the tongue, forbidden by no rule
    for game in CLASSIC:
        clauses = {clause.id for clause in GAMES[game].clauses}
        assert {scene.reason.split(".")[0] for scene in ARISING} - not_clauses <= clauses


# What was once told wrongly.


def test_another_goal_field_than_the_number_reaches_is_a_wrong_number() -> None:
    table = sit("yellow 37 39 c d")
    table.roll(4)
    assert "37-b" in table.moves
    assert refusal(table, "37-a") == "roll-move.wrong-number"


def test_whoever_must_capture_is_not_told_that_it_may_be_missed() -> None:
    table = sit_with({"forced-capture": "strict"}, "yellow 5 12 B B / red 8 B B B")
    table.roll(3)
    assert refusal(table, "pass") == "forced-capture.capture-first"


def test_nobody_goes_back_in_the_goal() -> None:
    table = sit("yellow 12 c B B")
    table.roll(2)
    assert refusal(table, "c-a") == "roll-move.forward-only"


# Asking about more than single moves.


def test_why_not_is_silent_about_what_is_legal() -> None:
    table = sit("yellow 5 20 B B / red 8 B B B")
    assert table.why_not("roll") is None
    table.roll(3)
    assert [table.why_not(move) for move in table.moves] == [None, None]
    assert table.why_not("5") is None


def test_why_not_of_a_piece_tells_why_it_may_not_move_at_all() -> None:
    table = sit("yellow 5 8 39 B")
    table.roll(3)
    assert refusal(table, "5") == "one-per-field.own-piece"
    assert refusal(table, "B") == "six-enters.needs-six"
    assert refusal(table, "12") == "no-such-piece.nothing-there"


def test_why_not_answers_while_the_first_turn_is_rolled_for() -> None:
    table = Table("never-mind", 4, dice=Dice.by_hand())
    assert table.why_not("roll") is None
    assert refusal(table, "B-0") == "roll-move.roll-first"


def test_refused_lists_what_one_could_want_and_may_not() -> None:
    table = sit("yellow 0 5 39 B")
    table.roll(5)
    told = {answer.move: f"{answer.rule}.{answer.case}" for answer in table.refused()}
    assert table.moves == ["5-10"]
    assert told == {
        "B-0": "six-enters.needs-six",
        "0-5": "one-per-field.own-piece",
        "39-4": "goal-count.past-own-goal",
    }


def test_refused_is_empty_when_nothing_is_to_be_moved() -> None:
    assert sit("yellow 0 5 39 B").refused() == []


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("", "is not a move"),
        ("5 to 8", "is not a move"),
        ("5--8", "is not a move"),
        ("5-8-9", "is not a move"),
        ("hop", "no field 'hop'"),
        ("5-44", "no field '44'"),
        ("5-e", "no field 'e'"),
        ("white 5-8", "nobody plays 'white'; the colours are yellow, green, red, black"),
        ("5", "say where the piece goes"),
    ],
)
def test_what_is_no_move_is_told_apart_from_a_refused_one(text: str, complaint: str) -> None:
    table = sit("yellow 5 B B B")
    table.roll(3)
    with pytest.raises(NotAMove, match=complaint):
        table.play(text)


def test_moves_may_be_written_with_odd_spaces() -> None:
    table = sit("yellow 5 B B B / black 33 B B B", players=3, colours="neutral")
    table.roll(3)
    assert table.play("  black   33-36 ") == "black 33-36"


@pytest.mark.parametrize("forced", ["off", "huff", "strict"])
@pytest.mark.parametrize("colours", ["own", "neutral"])
def test_whole_games_never_meet_a_reason_without_words(forced: str, colours: str) -> None:
    variants = {"forced-capture": forced, "colours": colours}
    variants |= dict.fromkeys(["backward-capture", "barriers", "three-rolls"], "on")
    table = Table(setup("madn", 3, tuple(variants.items())), dice=Dice.seeded(11))
    for number in range(400):
        if table.is_over:
            break
        if table.dice_wanted:
            table.roll()
            continue
        refused = {answer.move for answer in table.refused()}
        assert refused.isdisjoint(table.moves)
        table.play(table.moves[number % len(table.moves)])
