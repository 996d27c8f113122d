"""``rauswurf verify``: does a record hold, its rules and its dice?"""

from collections.abc import Sequence
from typing import Any

import typer

from rauswurf import games
from rauswurf.cli.common.options import Json, chosen_board, chosen_rules
from rauswurf.cli.common.output import emit
from rauswurf.cli.replay.source import RecordBoard, RecordFile, RecordRules, opened
from rauswurf.messages import Message, message
from rauswurf.record import Fair, Fault, RecordError, Seeded, Verdict, verify
from rauswurf.record.sentences import (
    conclusion,
    dice_said,
    moves_said,
    seal_said,
    uncovered,
    uncovered_said,
)

FAILS = 1

Said = Message | str


def command(
    file: RecordFile, board: RecordBoard = None, rules: RecordRules = None, json: Json = False
) -> None:
    """Check a recorded game: every move by the rules, every roll by the dice.

    Exit code 0: everything holds. 1: something does not. 2: this cannot be read as a record.
    """
    own_board = chosen_board(board)
    chosen_rules(rules)
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
        "seats": [seat.data() for seat in verdict.seats],
        "created": header.created,
        "rolls": verdict.rolls,
        "moves": verdict.moves,
        "taken_back": verdict.taken_back,
        "rolls_taken_back": verdict.rolls_taken_back,
        "dice": header.dice.data() | {"checked": verdict.rolls_checked},
        "closed": verdict.is_closed,
        "over": verdict.table.is_over,
        "ended": verdict.table.ended,
        "outcome": vars(outcome) if outcome else None,
        "seal": verdict.seal.hex() if verdict.seal else None,
        "not_covered": uncovered(verdict),
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
    players = [seat.introduced for seat in verdict.seats]
    game = games.get(header.game).name
    print(f"{message('verify-title', game=game, created=header.created, players=players)}\n")
    paragraphs = {
        str(message("verify-rules")): rules_said(verdict),
        str(message("verify-dice")): all_dice_said(verdict),
        str(message("verify-outcome")): outcome_said(verdict),
        str(message("verify-seal")): all_seal_said(verdict),
        str(message("verify-uncovered")): uncovered_said(verdict),
    }
    width = max(map(len, paragraphs)) + 2
    for heading, sentences in paragraphs.items():
        print(f"{heading:<{width}}" + f"\n{'':<{width}}".join(map(str, sentences)))
    print(f"\n{conclusion(verdict)}")


def rules_said(verdict: Verdict) -> Sequence[Said]:
    """About the moves."""
    problem = verdict.game_problem
    if problem and verdict.breaks_rules:
        before = message("verify-rules-before", rolls=verdict.rolls, moves=verdict.moves)
        return [against_rules(problem), before]
    return moves_said(verdict)


def against_rules(problem: RecordError) -> Message:
    """What breaks the rules, and which one."""
    values = {"line": str(problem.line), "reason": problem.text}
    if problem.rule:
        return message("verify-against-rule", rule=problem.rule, **values)
    return message("verify-against-rules", **values)


def all_dice_said(verdict: Verdict) -> list[Said]:
    """About the dice, with what a reader can compare."""
    dice, problem = verdict.header.dice, verdict.dice_problem
    if problem and problem.fault is not Fault.END:
        return [as_sentence(problem)]
    said: list[Said] = [*dice_said(verdict)]
    if isinstance(dice, Seeded):
        said.append(message("verify-dice-seed-known"))
    if isinstance(dice, Fair):
        said += [message("verify-promise"), f"  {dice.commitment.hex()}"]
        if problem is None:
            said.append(message("verify-promise-seen"))
    return said


def outcome_said(verdict: Verdict) -> list[Said]:
    """About the end of the game."""
    problem = verdict.game_problem
    outcome = verdict.table.outcome
    if problem:
        unseen = message("verify-outcome-not-looked-at")
        return [unseen if verdict.breaks_rules else as_sentence(problem)]
    if outcome is None:
        return [message("verify-not-over")]
    seats = verdict.seats
    order = sorted((place, seat) for seat, place in enumerate(outcome.places))
    places = [message("verify-place", place=place, who=seats[seat].label) for place, seat in order]
    return [", ".join(map(str, places))]


def all_seal_said(verdict: Verdict) -> Sequence[Said]:
    """About the last line."""
    problem = verdict.seal_problem
    return [as_sentence(problem)] if problem else seal_said(verdict)


def as_sentence(problem: RecordError) -> str:
    """A problem as a sentence."""
    sentence = str(problem)
    return f"{sentence[:1].upper()}{sentence[1:]}."
