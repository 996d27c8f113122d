"""``rauswurf verify``: does a record hold, its rules and its dice?"""

from collections.abc import Sequence
from typing import Any

import typer

from rauswurf import games
from rauswurf.cli.options import Json, chosen_board
from rauswurf.cli.output import emit
from rauswurf.cli.replay_source import RecordBoard, RecordFile, opened, seat_names
from rauswurf.record import Fair, Fault, Hand, RecordError, Seeded, Verdict, verify

FAILS = 1

INDENT = "         "


def command(file: RecordFile, board: RecordBoard = None, json: Json = False) -> None:
    """Check a recorded game: every move by the rules, every roll by the dice.

    Exit code 0: everything holds. 1: something does not. 2: this cannot be read as a record.
    """
    own_board = chosen_board(board)
    with opened(file) as stream:
        verdict = verify(stream, own_board)
    if json:
        emit({"file": str(file), **described(verdict)})
    else:
        show(verdict)
    if not verdict.holds:
        raise typer.Exit(FAILS)


# For programs.


def described(verdict: Verdict) -> dict[str, Any]:
    """The verdict for programs."""
    header, outcome = verdict.header, verdict.table.outcome
    return {
        "holds": verdict.holds,
        "problems": [described_problem(problem) for problem in verdict.problems],
        "game": header.game,
        "rules": header.rules,
        "players": header.players,
        "variants": dict(header.variants),
        "seats": [seat.data() for seat in header.seats],
        "created": header.created,
        "rolls": verdict.rolls,
        "moves": verdict.moves,
        "taken_back": verdict.taken_back,
        "rolls_taken_back": verdict.rolls_taken_back,
        "dice": header.dice.data() | {"checked": verdict.rolls_checked},
        "closed": verdict.is_closed,
        "over": verdict.table.is_over,
        "outcome": vars(outcome) if outcome else None,
    }


def described_problem(problem: RecordError) -> dict[str, Any]:
    """A problem for programs; line 0 is the record as a whole."""
    return {
        "fault": problem.fault,
        "line": problem.line or None,
        "rule": problem.rule or None,
        "text": problem.text,
    }


# For people.


def show(verdict: Verdict) -> None:
    """The verdict for people: what was looked at, and what came of it."""
    header = verdict.header
    print(f"{games.get(header.game).name}, {header.created}: {', '.join(seat_names(header))}\n")
    paragraphs = {
        "Rules": rules_said(verdict),
        "Dice": dice_said(verdict),
        "Outcome": outcome_said(verdict),
        "Seal": seal_said(verdict),
    }
    for heading, sentences in paragraphs.items():
        print(f"{heading:<9}" + f"\n{INDENT}".join(sentences))
    print(f"\n{conclusion(verdict)}")


def conclusion(verdict: Verdict) -> str:
    """The whole in one sentence."""
    if verdict.holds:
        return "This record holds."
    if verdict.holds_so_far:
        return "So far everything holds, but the record is not closed: its end is missing."
    return "This record does not hold."


def rules_said(verdict: Verdict) -> list[str]:
    """About the moves."""
    problem = verdict.game_problem
    done = f"{counted(verdict.rolls, 'roll')} and {counted(verdict.moves, 'move')}"
    if problem and problem.fault is Fault.RULES:
        rule = f" [{problem.rule}]" if problem.rule else ""
        return [
            f"Line {problem.line} is against the rules: {problem.text}{rule}",
            f"Before it {done} follow the rules.",
        ]
    said = [f"All {done} follow the rules."]
    if verdict.taken_back:
        said.append(f"{counted(verdict.taken_back, 'step')} taken back.")
    if verdict.rolls_taken_back:
        rolls = counted(verdict.rolls_taken_back, "roll")
        said.append(f"Among them {rolls}: who took back knew what falls next.")
    return said


def dice_said(verdict: Verdict) -> list[str]:
    """About the dice."""
    dice = verdict.header.dice
    problem = verdict.dice_problem
    if problem and problem.fault is not Fault.END:
        return [told(problem)]
    rolls = f"All {counted(verdict.rolls_checked, 'roll')} follow from"
    if isinstance(dice, Fair):
        return fair_dice_said(dice, rolls, is_told=problem is None)
    if isinstance(dice, Seeded):
        return [
            f"{rolls} the seed {dice.seed}.",
            "Whoever knew the seed could know every roll beforehand.",
        ]
    if isinstance(dice, Hand):
        return ["Real dice, typed in by hand: the dice could not be checked."]
    return ["Rolled by the computer without a promise: the dice could not be checked."]


def fair_dice_said(dice: Fair, rolls: str, *, is_told: bool) -> list[str]:
    """About fair dice with which nothing is wrong."""
    promise = ["The promise is", f"  {dice.commitment.hex()}"]
    if not is_told:
        return ["The secret is told at the end; before that the dice cannot be checked.", *promise]
    return [
        f"{rolls} the secret that was fixed before the game.",
        words_said(dice.contributions),
        *promise,
        "Is it the one that you were shown before you added your words?",
    ]


def words_said(contributions: Sequence[str]) -> str:
    """Whose words went into the dice."""
    words = sum(map(bool, contributions))
    if words == 0:
        return "No player added words, so whoever drew the secret could choose one that suits."
    return f"Words of {counted(words, 'player')} out of {len(contributions)} went into them."


def outcome_said(verdict: Verdict) -> list[str]:
    """About the end of the game."""
    problem = verdict.game_problem
    outcome = verdict.table.outcome
    if problem:
        by_rules = problem.fault is Fault.RULES
        return ["Not looked at, because of the rules." if by_rules else told(problem)]
    if outcome is None:
        return ["The game is not over."]
    order = sorted(zip(outcome.places, seat_names(verdict.header), strict=True))
    return [", ".join(f"{place}. {name}" for place, name in order)]


def seal_said(verdict: Verdict) -> list[str]:
    """About the last line."""
    problem = verdict.seal_problem
    return [told(problem) if problem else "Nothing was changed since the record was closed."]


def told(problem: RecordError) -> str:
    """A problem as a sentence."""
    sentence = str(problem)
    return f"{sentence[:1].upper()}{sentence[1:]}."


def counted(number: int, word: str) -> str:
    """A number of things: ``1 roll``, ``2 rolls``."""
    return f"{number} {word}" if number == 1 else f"{number} {word}s"
