"""The referee and the generator, held together."""

from collections.abc import Iterable
from typing import Any

from rauswurf.rules.wish import Reason, Wish
from rauswurf.table import Table
from rauswurf.table.table import state_of


def assert_referee_agrees(table: Table, wishes: Iterable[Wish]) -> None:
    """What is offered is all that the referee allows, and what it refuses it can explain."""
    judge = table.setup.game.judge(table.setup, state_of(table))
    allowed = []
    reasons: dict[Any, tuple[Wish, Reason]] = {}  # each once, and a wish it stands against
    for wish in wishes:
        reason = judge.verdict(wish)
        if reason is None:
            allowed.append(table.family.write_wish(state_of(table), wish))
        else:
            reasons[reason.rule, reason.case, *reason.values.values()] = wish, reason
    offered = [move for move in table.moves if move != "roll"]
    assert sorted(allowed) == sorted(offered), f"{table.setup.variants}: {table.position}"
    for wish, reason in reasons.values():
        refusal = table.family.explain(state_of(table), wish, reason)
        assert refusal.text and "{" not in refusal.text
        assert refusal.rule == reason.rule
