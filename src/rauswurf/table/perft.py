"""Counting everything that can happen: the number of event sequences of a given length.

Six faces are six branches, every choice is one. If two engines agree on these numbers they agree
on the rules; where they do not, the count for each first branch shows where to look.
"""

from collections.abc import Iterator

from rauswurf.rules.compose import RuleSet
from rauswurf.table.state import State
from rauswurf.table.table import Table, state_of

Branch = tuple[int, int]  # (face, NONE) or (0, option)


def perft(rules: RuleSet, s: State, depth: int) -> int:
    """How many sequences of ``depth`` events can follow."""
    if depth == 0:
        return 1
    return sum(perft(rules, after, depth - 1) for _, after in successors(rules, s))


def divide(table: Table, depth: int) -> dict[str, int]:
    """The count for each first branch, by its name: ``roll 6`` or a move."""
    counts: dict[str, int] = {}
    for (face, option), after in successors(table.rules, state_of(table)):
        name = f"roll {face}" if face else table.family.write_option(state_of(table), option)
        counts[name] = perft(table.rules, after, depth - 1)
    return counts


def successors(rules: RuleSet, s: State) -> Iterator[tuple[Branch, State]]:
    """Everything that can happen next, each with the state it leads to."""
    if rules.dice_wanted(s):
        for face in range(1, 7):
            after = s.copy()
            rules.roll(after, face)
            yield (face, 0), after
    for option in s.option[: s.options]:
        after = s.copy()
        rules.choose(after, option)
        yield (0, option), after
