"""A verdict on a record in sentences, for the command and for the page."""

from collections.abc import Sequence

from rauswurf.messages import Message, message
from rauswurf.record.errors import Fault
from rauswurf.record.policy import Fair, Hand, Seeded
from rauswurf.record.verifier import Verdict


def conclusion(verdict: Verdict) -> Message:
    """The whole in one sentence."""
    if verdict.holds:
        return message("verify-holds")
    if not verdict.holds_so_far:
        return message("verify-does-not-hold")
    return message("verify-no-end" if verdict.end_problem else "verify-holds-so-far")


def moves_said(verdict: Verdict) -> list[Message]:
    """About moves that follow the rules."""
    said = [message("verify-rules-followed", rolls=verdict.rolls, moves=verdict.moves)]
    if verdict.table.ended is not None:
        said.append(message("verify-ended"))
    if verdict.taken_back:
        said.append(message("verify-taken-back", steps=verdict.taken_back))
    if about_rules := verdict.header.about_rules:
        said.append(about_rules)
    if verdict.rolls_taken_back:
        said.append(message("verify-rolls-taken-back", rolls=verdict.rolls_taken_back))
    return said


def dice_said(verdict: Verdict) -> list[Message]:
    """About dice with which nothing is wrong; none if something is."""
    dice, problem = verdict.header.dice, verdict.dice_problem
    if problem:
        return [message("verify-dice-not-told")] if problem.fault is Fault.END else []
    rolls = verdict.rolls_checked
    if isinstance(dice, Fair):
        return [message("verify-dice-fair", rolls=rolls), words_said(dice.contributions)]
    if isinstance(dice, Seeded):
        return [message("verify-dice-seed", rolls=rolls, seed=str(dice.seed))]
    return [message("verify-dice-hand" if isinstance(dice, Hand) else "verify-dice-computer")]


def seal_said(verdict: Verdict) -> list[Message]:
    """About a seal that fits."""
    assert verdict.seal is not None, "only a closed record has a seal"
    return [message("verify-sealed"), message("verify-seal-compare", seal=verdict.seal.hex())]


def uncovered(verdict: Verdict) -> list[str]:
    """What could be otherwise without anybody noticing, as the last words of message ids."""
    is_promised = isinstance(verdict.header.dice, Fair)
    found = []
    if not is_promised and any(seat.name for seat in verdict.seats):
        found.append("names-unbound")
    elif verdict.are_named:
        found.append("names-given")
    if any(not (seat.name or seat.bot) for seat in verdict.seats):
        found.append("names-absent")
    if verdict.table.ended is not None:
        found.append("ended")
    return [*found, "moves" if is_promised else "game"]


def uncovered_said(verdict: Verdict) -> list[Message]:
    """About what nothing in the record proves."""
    return [message(f"verify-uncovered-{what}") for what in uncovered(verdict)]


def words_said(contributions: Sequence[str]) -> Message:
    """Whose words went into fair dice."""
    words = sum(map(bool, contributions))
    if words == 0:
        return message("verify-no-words")
    return message("verify-words", players=words, all=len(contributions))
