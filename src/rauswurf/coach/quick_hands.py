"""Hands of NICHTLUSTIG by compiled loops: several times as quick as numpy."""

from threading import local
from typing import Any

import numpy as np

from rauswurf.bots.nichtlustig.batch import calculating_mind
from rauswurf.bots.nichtlustig.cubes import ALL_SHOWN
from rauswurf.bots.nichtlustig.mind import batch_rules
from rauswurf.coach import hand_loops
from rauswurf.coach.hand_loops import ENTRIES, ROOM_SIZE, ROOMS
from rauswurf.fast.compiler import compiled, new_record
from rauswurf.games import Setup
from rauswurf.rules.compose import RuleSet, compose
from rauswurf.rules.nichtlustig.cards import COLOURED, DICE, SYMBOL, State
from rauswurf.rules.state import Reals


class Desk(local):
    """Room to work in: one for each thread."""

    def __init__(self, rules: RuleSet) -> None:
        self.state = new_record(rules)
        self.mind = calculating_mind(rules)
        self.room = np.empty((ROOMS, ROOM_SIZE))


class CompiledReckoner:
    """Works out what dice are worth; several threads may do so at once."""

    def __init__(self, setup: Setup, weights: Reals) -> None:
        rules = compose(setup.game.id, [hand_loops], batch_rules(setup))
        self.weigh_lying = compiled(rules, "weigh_lying")
        self.look_at_last = compiled(rules, "look_at_last")
        self.look_back = compiled(rules, "look_back")
        self.desk = Desk(rules)
        self.weights = np.array(weights)

    def lying(self, s: State) -> Any:
        """[face of each die]: the chance once they lie there and nothing more is rolled."""
        state = self.desk.state
        for field in s.fields:  # type: ignore[attr-defined]
            state[field.name] = getattr(s, field.name)
        found = np.empty((SYMBOL, ALL_SHOWN))
        self.weigh_lying(state, self.desk.mind, self.weights, found)
        return np.moveaxis(found.reshape((SYMBOL,) * DICE), 0, COLOURED)

    def last(self, lying: Any) -> Any:
        """[view]: with one roll left."""
        found = np.empty(ENTRIES**DICE)
        by_pink = np.moveaxis(lying, COLOURED, 0).reshape(SYMBOL, ALL_SHOWN)
        self.look_at_last(by_pink, self.desk.room, found)
        return found.reshape((ENTRIES,) * DICE)

    def last_but_one(self, last: Any) -> Any:
        """[view]: with two rolls left, the dice that show something kept for good."""
        found = np.empty(ENTRIES**DICE)
        self.look_back(last.reshape(-1), self.desk.room, found)
        return found.reshape((ENTRIES,) * DICE)
