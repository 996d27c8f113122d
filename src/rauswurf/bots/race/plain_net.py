"""The net at a table where numpy is not installed: number by number, but only what differs.

Positions that one thinks of together differ little from each other. Of those in which the same
colour acts, the first is worked out; for the others only the features that they do not share with
it are added and taken away. The same values as those of ``table_net``; tests hold both together.
"""

from collections import Counter
from collections.abc import Sequence
from math import exp
from operator import mul
from typing import Any

from rauswurf.bots.race.noticing import Noticer
from rauswurf.rules.compose import RuleSet
from rauswurf.rules.graph import NONE
from rauswurf.rules.state import RealRows, Reals, Row


class PlainNet:
    """The values of positions of one table, as a net with these weights gives them."""

    def __init__(self, rules: RuleSet, rows: Sequence[Sequence[float]]) -> None:
        self.rules = rules
        self.noticer = Noticer(rules)
        grades = rules.first_grade()
        units = grades + rules.ALL_GRADES + 1
        self.binary = rows[:grades]
        self.graded = rows[grades : units - 1]
        self.bias = list(rows[units - 1])
        self.outward = [[row[c] for row in rows[units:-1]] for c in range(rules.COLOURS)]
        self.outward_bias = list(rows[-1][: rules.COLOURS])
        self.seats = [rules.SEAT[colour] for colour in range(rules.COLOURS)]

    def values(self, states: Sequence[Any]) -> RealRows:
        """[state, seat]: how likely each seat is to be the next one home."""
        first: dict[int, Noticed] = {}
        return [self.value(s, first) for s in states]

    def value(self, s: Any, first: "dict[int, Noticed]") -> Reals:
        """[seat]: the same for one position; ``first`` has those worked out for each colour."""
        active, grade = self.noticer.features(s)
        if s.turn not in first:
            nothing = Noticed(Counter(), [0.0] * len(grade), self.bias)
            first[s.turn] = self.noticed(nothing, active, grade)
            hidden = first[s.turn].hidden
        else:
            hidden = self.noticed(first[s.turn], active, grade).hidden
        excited = [total / (1 + abs(total)) for total in hidden]
        found = [0.0] * self.rules.SEATS
        for colour, seat in enumerate(self.seats):
            if seat != NONE and s.rank[seat] == 0:
                seen = (colour - s.turn) % self.rules.COLOURS
                total = sum(map(mul, excited, self.outward[seen])) + self.outward_bias[seen]
                found[seat] += exp(total)
        everybody = sum(found) or 1.0  # all are home: only neutral pieces are still on their way
        return [each / everybody for each in found]

    def noticed(self, known: "Noticed", active: Row, grade: Reals) -> "Noticed":
        """What the hidden units are told by these features, from a position where it is known."""
        counted = Counter(active)
        more = [self.binary[k] for k in (counted - known.active).elements()]
        less = [self.binary[k] for k in (known.active - counted).elements()]
        hidden = known.hidden
        if more:
            hidden = list(map(sum, zip(hidden, *more, strict=True)))
        if less:
            gone = map(sum, zip(*less, strict=True))
            hidden = [one - other for one, other in zip(hidden, gone, strict=True)]
        for k, (now, before) in enumerate(zip(grade, known.grade, strict=True)):
            if now != before:
                change = now - before
                row = self.graded[k]
                hidden = [one + change * other for one, other in zip(hidden, row, strict=True)]
        return Noticed(counted, grade, hidden)


class Noticed:
    """Features of a position, and what they tell the hidden units."""

    __slots__ = ("active", "grade", "hidden")

    def __init__(self, active: Counter[int], grade: Reals, hidden: Reals) -> None:
        self.active = active
        self.grade = grade
        self.hidden = hidden
