"""The net at a table: the values of many positions at once, by numpy.

The same as ``net``, which is compiled; tests hold both to the same choices.
"""

from collections.abc import Sequence
from typing import Any

import numpy as np

from rauswurf.bots.race.noticing import Noticer
from rauswurf.rules.compose import RuleSet
from rauswurf.rules.graph import NONE
from rauswurf.rules.state import RealRows


class TableNet:
    """The values of positions of one table, as a net with these weights gives them."""

    def __init__(self, rules: RuleSet, rows: Sequence[Sequence[float]]) -> None:
        self.rules = rules
        self.noticer = Noticer(rules)
        table = np.array(rows)  # in the precision of its file
        grades = rules.first_grade()
        units = grades + rules.ALL_GRADES + 1
        self.binary = table[:grades]
        self.graded = table[grades : units - 1].astype(np.float64)
        self.bias = table[units - 1]
        self.outward = table[units:-1, : rules.COLOURS].astype(np.float64)
        self.outward_bias = table[-1, : rules.COLOURS]
        seats = [rules.SEAT[colour] for colour in range(rules.COLOURS)]
        self.plays = np.array([[seat == each for each in range(rules.SEATS)] for seat in seats])

    def values(self, states: Sequence[Any]) -> RealRows:
        """[state, seat]: how likely each seat is to be the next one home."""
        value = np.exp(self.by_colour(states)) * self.still_playing(states)
        total = value.sum(axis=1, keepdims=True)
        total[total == 0] = 1  # all are home: only neutral pieces are still on their way
        found: RealRows = (value @ self.plays / total).tolist()
        return found

    def by_colour(self, states: Sequence[Any]) -> Any:
        """[state, colour]: what the output units say."""
        hidden = self.features(states)
        hidden /= 1 + np.abs(hidden)
        seen = hidden @ self.outward + self.outward_bias
        turns = np.array([s.turn for s in states])
        places = (np.arange(self.rules.COLOURS) - turns[:, None]) % self.rules.COLOURS
        return np.take_along_axis(seen, places, axis=1)

    def features(self, states: Sequence[Any]) -> Any:
        """[state, unit]: the features, weighed for each hidden unit."""
        active: list[int] = []
        begins, grades = [], []
        for s in states:
            noticed, graded = self.noticer.features(s)
            begins.append(len(active))
            active += noticed
            grades.append(graded)
        return (
            np.add.reduceat(self.binary[active], begins, axis=0, dtype=np.float64)
            + np.array(grades) @ self.graded
            + self.bias
        )

    def still_playing(self, states: Sequence[Any]) -> Any:
        """[state, colour]: does somebody play it who is not home yet?"""
        waiting = np.array([s.rank for s in states]) == 0
        seats = [self.rules.SEAT[colour] for colour in range(self.rules.COLOURS)]
        return waiting[:, seats] & (np.array(seats) != NONE)
