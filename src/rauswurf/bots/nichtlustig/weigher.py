"""The luck of every throw at a table: the compiled count, asked die by die."""

from typing import Any

import numpy as np

from rauswurf.bots.nichtlustig.batch import calculating_mind
from rauswurf.bots.nichtlustig.mind import weighing_rules
from rauswurf.bots.nichtlustig.weights import rows_for
from rauswurf.fast.compiler import compiled, new_record
from rauswurf.games import Setup


class CardWeigher:
    """Counts what throws bring to everybody."""

    def __init__(self, setup: Setup) -> None:
        rules = weighing_rules(setup)
        self.weigh = compiled(rules, "foresee")
        self.state, self.mind = new_record(rules), calculating_mind(rules)
        self.net = np.array(rows_for(setup.players))

    def begin(self) -> None:
        """A new game."""
        self.mind.luck[:] = 0.0

    @property
    def luck(self) -> list[float]:
        """[seat]: what the dice brought so far."""
        return [float(each) for each in self.mind.luck]

    def foresee(self, s: Any, face: int) -> None:
        """Count what this face brings to each seat."""
        for field in s.fields:
            self.state[field.name] = getattr(s, field.name)
        self.weigh(self.state, self.mind, self.net, face)
