"""What may follow a position of a race game, until somebody is to roll: a small tree.

All trees of a game are made first. Then the positions at their ends are weighed together, which is
much quicker than one by one.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import comb
from typing import cast

from rauswurf.coach.contest import chances_to_begin
from rauswurf.coach.scale import Outcome
from rauswurf.coach.values import Vector
from rauswurf.rules.compose import RuleSet
from rauswurf.rules.graph import FACES, NONE
from rauswurf.rules.nueby import jaeger
from rauswurf.rules.race import CONTEST, MOVE, OVER, State
from rauswurf.table.state import State as TableState


@dataclass(frozen=True)
class Settled:
    """It is known who came home next."""

    value: Vector


@dataclass(frozen=True)
class Leaf:
    """Somebody is to roll: an evaluator says what that is worth."""

    state: State


@dataclass(frozen=True)
class Fork:
    """Somebody has to choose, and takes what is best."""

    seat: int
    options: Sequence[int]
    branches: Sequence["Node"]


@dataclass(frozen=True)
class Draw:
    """Chance decides, with these weights."""

    weights: Sequence[float]
    branches: Sequence["Node"]


Node = Settled | Leaf | Fork | Draw


def tree(rules: RuleSet, s: State, ranked: int) -> Node:
    """What follows a position; ``ranked`` seats were home when the race for this place began."""
    if s.phase == OVER or s.ranked > ranked:
        return Settled(result(s, ranked))
    if s.phase == CONTEST:
        return contest_tree(rules, s, ranked)
    if s.phase == MOVE:
        options = s.option[: s.options]
        branches = [tree(rules, chosen(rules, s, option), ranked) for option in options]
        return Fork(rules.SEAT[s.turn], options, branches)
    return Leaf(s)


def result(s: State, ranked: int) -> Vector:
    """Who came home next has all of it."""
    return tuple(int(rank == ranked + 1) for rank in s.rank)


def contest_tree(rules: RuleSet, s: State, ranked: int) -> Draw:
    """Every seat that may still begin, and the position in which it does."""
    weights, branches = [], []
    for seat, likely in enumerate(chances_to_begin(s.contest)):
        if likely:
            begun = copied(s)
            for other in range(len(begun.contest)):
                begun.contest[other] = NONE
            begun.turn = rules.FIRST_COLOUR[seat]
            rules.begin_turn(begun)
            weights.append(cast(float, likely))  # a fraction, which does as well
            branches.append(tree(rules, begun, ranked))
    return Draw(weights, branches)


def chosen(rules: RuleSet, s: State, option: int) -> State:
    """The position after a choice."""
    t = copied(s)
    rules.choose(t, option)
    return t


def falls(rules: RuleSet, s: State) -> list[Outcome]:
    """All that may fall now; of several dice only how many hit matters."""
    if not in_hunt(s):
        return [rolled(rules, s, 1, (face,)) for face in range(1, FACES + 1)]
    dice = rules.dice_wanted(s)
    hunted = cast(jaeger.State, s).hunted
    miss = hunted % FACES + 1
    found = []
    for hits in range(dice + 1):
        ways = comb(dice, hits) * (FACES - 1) ** (dice - hits)
        found.append(rolled(rules, s, ways, (hunted,) * hits + (miss,) * (dice - hits)))
    return found


def in_hunt(s: State) -> bool:
    """Are dice of a hunt to be rolled?"""
    return getattr(s, "hunt_dice", 0) > 0


def rolled(rules: RuleSet, s: State, weight: int, faces: tuple[int, ...]) -> Outcome:
    """The position after these dice."""
    t = copied(s)
    for face in faces:
        rules.roll(t, face)
    return Outcome(weight, faces, cast(TableState, t))


def copied(s: State) -> State:
    """A second position with the same contents."""
    return cast(State, cast(TableState, s).copy())


def leaves(node: Node) -> Iterator[State]:
    """The positions at the ends of a tree."""
    if isinstance(node, Leaf):
        yield node.state
    elif not isinstance(node, Settled):
        for branch in node.branches:
            yield from leaves(branch)
