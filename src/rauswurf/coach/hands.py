"""All that seven dice may show, and what it is worth to who throws them, with up to three rolls.

A *view* says of every die what it shows, or that it is still to be rolled. So there is an axis for
each die with an entry for each face and one for not knowing. Means over what is unknown are exact.
"""

from collections.abc import Sequence
from functools import cached_property
from typing import Any, Protocol

import numpy as np

from rauswurf.bots.nichtlustig.cubes import ROOM
from rauswurf.bots.nichtlustig.mind import mind_rules
from rauswurf.bots.nichtlustig.player import new_mind
from rauswurf.games import Setup
from rauswurf.messages.parts import NotInstalled
from rauswurf.rules.nichtlustig.cards import COLOURED, DICE, SYMBOL, State
from rauswurf.rules.state import Reals

UNKNOWN = 6  # the entry of a die that is still to be rolled
SHOWN = slice(0, SYMBOL)


class Reckoner(Protocol):
    """Works out what dice are worth at one table."""

    def lying(self, s: State) -> Any:
        """[face of each die]: the chance once they lie there and nothing more is rolled."""

    def last(self, lying: Any) -> Any:
        """[view]: with one roll left."""

    def last_but_one(self, last: Any) -> Any:
        """[view]: with two rolls left, the dice that show something kept for good."""


class Hand:
    """What dice are worth to who is on turn, with the cards as they lie."""

    def __init__(self, reckoner: Reckoner, s: State) -> None:
        self.reckoner = reckoner
        self.lying = reckoner.lying(s)

    @cached_property
    def last(self) -> Any:
        """[view]: with one roll left."""
        return self.reckoner.last(self.lying)

    @cached_property
    def last_but_one(self) -> Any:
        """[view]: with two rolls left."""
        return self.reckoner.last_but_one(self.last)

    @cached_property
    def beginning(self) -> dict[int, float]:
        """[rolls]: before the first of so many rolls."""
        return {}

    def before_roll(self, rolls: int, faces: Sequence[int]) -> float:
        """The chance with so many rolls left; ``faces`` are those kept, 0 for dice to be rolled."""
        view = tuple(face - 1 if face else UNKNOWN for face in faces)
        if rolls == 1:
            return float(self.last[view])
        if any(faces):
            return float(self.last_but_one[view])
        if rolls not in self.beginning:
            views = self.last if rolls == 2 else self.last_but_one
            self.beginning[rolls] = float(best_kept(views, range(DICE)).mean())
        return self.beginning[rolls]

    def after_roll(self, rolls: int, faces: Sequence[int], kept: int) -> float:
        """The chance once all dice lie there, with so many rolls left; some are kept already."""
        lying = tuple(face - 1 for face in faces)
        if rolls == 0:
            return float(self.lying[lying])
        views = self.last if rolls == 1 else self.last_but_one
        choices = tuple([at] if kept >> die & 1 else [at, UNKNOWN] for die, at in enumerate(lying))
        return float(views[np.ix_(*choices)].max())


def reckoner_for(setup: Setup, weights: Reals) -> Reckoner:
    """Compiled, if there is a compiler."""
    try:
        from rauswurf.coach.quick_hands import CompiledReckoner

        return CompiledReckoner(setup, weights)
    except NotInstalled:
        return NumpyReckoner(setup, weights)


class NumpyReckoner:
    """The same wherever numpy is."""

    def __init__(self, setup: Setup, weights: Reals) -> None:
        self.rules = mind_rules(setup)
        self.mind = new_mind(self.rules)
        self.weights = weights

    def lying(self, s: State) -> Any:
        """[face of each die]: the chance once they lie there and nothing more is rolled."""
        rules, mind = self.rules, self.mind
        rules.foresee_symbols(s, mind, self.weights)
        found = np.empty((SYMBOL,) * DICE)
        shared = False
        for pink in sorted(range(1, SYMBOL + 1), key=lambda pink: rules.changes_takes(s, pink)):
            rules.show_pink(s, mind, pink)
            if rules.changes_takes(s, pink) or not shared:
                rules.foresee_takes(mind, self.weights)
                shared = True
            rules.foresee_nothing(mind, self.weights)
            room = mind.cubes[ROOM]
            rules.lay_out(mind, room)
            found[..., pink - 1] = room[: SYMBOL**COLOURED].reshape((SYMBOL,) * COLOURED)
        return found

    def last(self, lying: Any) -> Any:
        """[view]: with one roll left."""
        return expected(lying)

    def last_but_one(self, last: Any) -> Any:
        """[view]: with two rolls left, the dice that show something kept for good."""
        return expected_after_choice(last)


def expected(lying: Any) -> Any:
    """Views of dice that will not be kept or rolled again: means over what is unknown."""
    views = lying
    for die in range(DICE):
        views = np.concatenate([views, views.mean(axis=die, keepdims=True)], axis=die)
    return views


def best_kept(views: Any, dice: Sequence[int]) -> Any:
    """What is best to keep of these dice: an entry for each face remains on their axes."""
    for die in dice:
        views = np.maximum(at(views, die, SHOWN), at(views, die, slice(UNKNOWN, None)))
    return views


def at(views: Any, die: int, entries: slice) -> Any:
    """Some entries on one axis."""
    return views[(slice(None),) * die + (entries,)]


def expected_after_choice(views: Any) -> Any:
    """The same one roll earlier: dice that are rolled may be kept then, the others are."""
    found = np.empty_like(views)
    fill(views, 0, (), found)
    return found


def fill(views: Any, die: int, rolled: tuple[int, ...], found: Any) -> None:
    """For every set of dice that is rolled: choose after the roll, then take the means."""
    if die == DICE:
        places = tuple(slice(UNKNOWN, None) if k in rolled else SHOWN for k in range(DICE))
        found[places] = views.mean(axis=rolled, keepdims=True) if rolled else views
        return
    fill(at(views, die, SHOWN), die + 1, rolled, found)
    fill(best_kept(views, [die]), die + 1, (*rolled, die), found)
