"""A verdict on a record, in sentences: what was looked at, and what is wrong."""

from collections.abc import Iterator

from rauswurf.messages import Message, message
from rauswurf.record import Fair, Fault, Hand, Seeded, Verdict
from rauswurf.server.errors import said


def sentences_said(verdict: Verdict) -> Iterator[Message]:
    """What was looked at and holds, and the whole in one sentence."""
    if verdict.holds:
        yield message("verify-holds")
    else:
        so_far = verdict.holds_so_far
        yield message("verify-holds-so-far" if so_far else "verify-does-not-hold")
    if verdict.game_problem is None:
        yield message("verify-rules-followed", rolls=verdict.rolls, moves=verdict.moves)
    if verdict.taken_back:
        yield message("verify-taken-back", steps=verdict.taken_back)
    if verdict.rolls_taken_back:
        yield message("verify-rolls-taken-back", rolls=verdict.rolls_taken_back)
    yield from dice_said(verdict)
    if verdict.seal_problem is None:
        yield message("verify-sealed")


def dice_said(verdict: Verdict) -> Iterator[Message]:
    """About dice with which nothing is wrong."""
    dice, problem = verdict.header.dice, verdict.dice_problem
    if problem:
        if problem.fault is Fault.END:
            yield message("verify-dice-not-told")
    elif isinstance(dice, Fair):
        yield message("verify-dice-fair", rolls=verdict.rolls_checked)
        words = sum(map(bool, dice.contributions))
        if words:
            yield message("verify-words", players=words, all=len(dice.contributions))
        else:
            yield message("verify-no-words")
    elif isinstance(dice, Seeded):
        yield message("verify-dice-seed", rolls=verdict.rolls_checked, seed=str(dice.seed))
    else:
        yield message("verify-dice-hand" if isinstance(dice, Hand) else "verify-dice-computer")


def problems_said(verdict: Verdict) -> Iterator[Message]:
    """What is wrong."""
    for problem in verdict.problems:
        yield said(problem)
