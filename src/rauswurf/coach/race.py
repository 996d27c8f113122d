"""The scale of race games: tables where they are exact, races without contact, else the net."""

from collections.abc import Iterable
from functools import cached_property
from typing import cast

from rauswurf.coach.oracles import Oracle, oracles_for
from rauswurf.coach.scale import ROLL, Choice, Outcome, Weighed
from rauswurf.coach.tree import Draw, Fork, Leaf, Node, Settled, chosen, falls, leaves, tree
from rauswurf.coach.values import CannotWeigh, Source, Vector
from rauswurf.coach.vectors import first_best, mean
from rauswurf.games import Setup
from rauswurf.messages import message
from rauswurf.rules import race
from rauswurf.rules.race import MOVE
from rauswurf.table.families import family_of
from rauswurf.table.state import State

# What follows from the rest of a state.
FOLLOWS = {"board", "waiting", "home", "steps", "options", "option", "forced"}
LOOKED_AT_AGAIN = 4  # choices before a roll that are compared by what may fall after them

Key = tuple[object, ...]


class RaceScale:
    """Values of the positions of one table; it remembers what it was asked."""

    def __init__(self, setup: Setup, oracles: tuple[Oracle, ...] | None = None) -> None:
        self.setup = setup
        self.rules = setup.rules
        self.family = family_of(setup)
        self.oracles = oracles_for(setup) if oracles is None else oracles
        self.known: dict[Key, Weighed] = {}
        self.trees: dict[Key, Node] = {}
        self.drawn: dict[Key, list[Outcome]] = {}
        kept = [field.name for field in self.rules.fields if field.name not in FOLLOWS]
        self.names = kept

    @cached_property
    def evaluator(self) -> str:
        """The name of all that values come from."""
        return " + ".join(oracle.name for oracle in self.oracles)

    def precision(self, source: Source) -> float:
        """How far off values from this source usually are."""
        return max((each.precision for each in self.oracles if each.source == source), default=0.0)

    # What is asked.

    def prepare(self, states: Iterable[State], ranked: int) -> None:
        """Work out all that will be asked about these positions, together."""
        ends: list[race.State] = []
        for state in states:
            s = cast(race.State, state)
            ends += leaves(self.tree(s, ranked))
            if self.awaits_roll(s, ranked):
                for fall in self.falls(s):
                    ends += leaves(self.tree(cast(race.State, fall.state), ranked))
                for option in s.option[: s.options]:
                    ends += leaves(self.tree(chosen(self.rules, s, option), ranked))
        self.weigh(ends)

    def value(self, s: State, ranked: int) -> Weighed:
        """The value of a position, for the place after so many."""
        node = self.tree(cast(race.State, s), ranked)
        self.weigh(list(leaves(node)))
        return self.fold(node)

    def choices(self, s: State, ranked: int) -> list[Choice]:
        """What who is on turn may do now, rolling included, as the rules list it.

        Before a roll one compares what may fall after each choice: rolling at once would else be
        judged by a value that counts on all the others.
        """
        t = cast(race.State, s)
        if not self.awaits_roll(t, ranked):
            return [
                Choice(self.family.write_option(s, option), self.after(t, option, ranked))
                for option in t.option[: t.options]
            ]
        return [Choice(ROLL, self.mean(s, ranked)), *self.instead_of_rolling(t, ranked)]

    def mean(self, s: State, ranked: int) -> Vector:
        """What a roll is worth on average: over all that may fall now."""
        outcomes = self.falls(cast(race.State, s))
        return mean([(each.weight, self.value(each.state, ranked).value) for each in outcomes])

    def fallen(self, s: State, faces: tuple[int, ...], ranked: int) -> Vector:
        """What these dice are worth."""
        t = s.copy()
        for face in faces:
            self.rules.roll(t, face)
        return self.value(t, ranked).value

    def outcomes(self, s: State) -> list[Outcome]:
        """What may fall, one by one."""
        return self.falls(cast(race.State, s))

    # How it is done.

    def instead_of_rolling(self, s: race.State, ranked: int) -> list[Choice]:
        """Choices before a roll; the most promising are looked at again, one roll further."""
        seat = self.setup.seat_of(s.turn)
        options = s.option[: s.options]
        worth = [self.after(s, option, ranked) for option in options]
        order = sorted(range(len(options)), key=lambda k: -worth[k][seat])
        least = None
        for k in order:
            t = chosen(self.rules, s, options[k])
            if k in order[:LOOKED_AT_AGAIN]:
                if self.awaits_roll(t, ranked):
                    worth[k] = self.mean(cast(State, t), ranked)
                if least is None or worth[k][seat] < least[seat]:
                    least = worth[k]
            elif least is not None and worth[k][seat] > least[seat]:
                worth[k] = least
        texts = [self.family.write_option(cast(State, s), option) for option in options]
        return [Choice(text, value) for text, value in zip(texts, worth, strict=True)]

    def after(self, s: race.State, option: int, ranked: int) -> Vector:
        """What everybody has after a choice."""
        return self.value(cast(State, chosen(self.rules, s, option)), ranked).value

    def awaits_roll(self, s: race.State, ranked: int) -> bool:
        """May dice fall now?"""
        return s.phase != MOVE and s.ranked <= ranked and self.rules.dice_wanted(s) > 0

    def falls(self, s: race.State) -> list[Outcome]:
        """All that may fall now."""
        key = self.key(s)
        if key not in self.drawn:
            self.drawn[key] = falls(self.rules, s)
        return self.drawn[key]

    def tree(self, s: race.State, ranked: int) -> Node:
        """What may follow a position until somebody is to roll."""
        key = (ranked, *self.key(s))
        if key not in self.trees:
            self.trees[key] = tree(self.rules, s, ranked)
        return self.trees[key]

    def key(self, s: race.State) -> Key:
        """What tells a position from others."""
        found: list[object] = []
        for name in self.names:
            value = getattr(s, name)
            found.append(tuple(value) if isinstance(value, list) else value)
        return tuple(found)

    def weigh(self, states: Iterable[race.State]) -> None:
        """Ask the oracles about all positions that are not known yet: the first that knows it."""
        left = {key: s for s in states if (key := self.key(s)) not in self.known}
        for oracle in self.oracles:
            if not left:
                return
            keys = list(left)
            said = oracle.values([left[key] for key in keys])
            for key, value in zip(keys, said, strict=True):
                if value is not None:
                    self.known[key] = Weighed(value, oracle.source)
                    del left[key]
        if left:
            raise CannotWeigh(message("coach-no-evaluator", game=self.setup.game.title))

    def fold(self, node: Node) -> Weighed:
        """The value of a position from those at the ends of its tree."""
        if isinstance(node, Settled):
            return Weighed(node.value, "result")
        if isinstance(node, Leaf):
            return self.known[self.key(node.state)]
        found = [self.fold(branch) for branch in node.branches]
        if isinstance(node, Fork):
            return found[first_best([each.value for each in found], node.seat)]
        assert isinstance(node, Draw)
        likely = zip(node.weights, (each.value for each in found), strict=True)
        return Weighed(mean(list(likely)), found[0].source)
