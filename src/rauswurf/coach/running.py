"""Races without contact: when nobody can meet anybody any more, how many turns does each one need?

Then everybody runs alone. How many turns that takes is a distribution, worked out exactly by the
rules for somebody who goes home in as few turns as possible on average; who is first follows from
all distributions together. Pieces of the Nüby games may go round again, so this is for the classic
games, with one colour for each seat.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from rauswurf.bots.race.mind import MOST_SETUPS
from rauswurf.coach.tree import copied
from rauswurf.coach.values import Source, Vector
from rauswurf.games import Setup
from rauswurf.rules.graph import FACES, FORWARD, GOAL, WAITING, Graph
from rauswurf.rules.race import MOVE, OVER, ROLL, State

TURNS = 160  # nobody needs more, but for one time in many millions
MOST_NEW = 1500  # arrangements that are worked out for one question
CLASSIC = "cross"
LONGEST_RUN = 4 * 44  # steps of all pieces together, for which that is so

Arrangement = tuple[int, ...]  # the fields of somebody's pieces, in order
Spread = list[float]  # [turns]: how likely it is to need just so many


class TooMany(Exception):
    """This would take too long: somebody else is asked."""


class RunningOracle:
    """Knows positions in which nobody can meet anybody any more."""

    source: Source = "race"
    precision = 0.002
    name = "races"

    def __init__(self, setup: Setup) -> None:
        self.setup = setup

    def values(self, states: Sequence[State]) -> list[Vector | None]:
        """[state]: the chances of every seat, where all run alone."""
        return [self.value(s) for s in states]

    def value(self, s: State) -> Vector | None:
        """The chances in one position; None if somebody may still meet somebody."""
        runners = runners_for(self.setup)
        still = [seat for seat in range(self.setup.players) if s.rank[seat] == 0]
        if s.phase != ROLL or runners.may_meet(s, [self.setup.seats[seat][0] for seat in still]):
            return None
        now = self.setup.seat_of(s.turn)
        order = sorted(still, key=lambda seat: (seat - now) % self.setup.players)
        try:
            spreads = [
                runners.needed(s, self.setup.seats[seat][0], is_rolling=seat == now)
                for seat in order
            ]
        except TooMany:
            return None
        first = chances_to_be_first(spreads)
        return tuple(
            first[order.index(seat)] if seat in order else 0.0 for seat in range(len(s.rank))
        )


def can_run_alone(setup: Setup) -> bool:
    """Is this a game in which pieces part for good? By rules of somebody's own nobody knows."""
    if setup.game.board != CLASSIC or setup.variants["colours"] != "own" or setup.house:
        return False
    runs = [way_home(setup.board.graph, colour) for (colour,) in setup.seats]
    short = setup.board.pieces * max(map(len, runs)) <= LONGEST_RUN
    return all(runs) and short and not setup.is_on("backward-capture")


def way_home(graph: Graph, colour: int) -> list[int]:
    """The fields from the start to the end of the goal; empty where there is more than one way."""
    way = [graph.start[colour]]
    while way[-1] != graph.goal[colour][-1]:
        follow = graph.next[FORWARD][colour][way[-1]] + graph.turnoffs[colour][way[-1]]
        if len(follow) != 1 or follow[0] in way:
            return []
        way += follow
    return way


def chances_to_be_first(spreads: Sequence[Spread]) -> list[float]:
    """How likely each runner is home before all others; they have their turns in this order."""
    found = [0.0] * len(spreads)
    left = [1.0] * len(spreads)  # how likely each is still under way
    for turn in range(TURNS):
        for k, spread in enumerate(spreads):
            chance = spread[turn]
            for other in range(len(spreads)):
                if other != k:
                    chance *= left[other]
            found[k] += chance
            left[k] -= spread[turn]
    return [each / sum(found) for each in found]


@dataclass
class Known:
    """How many further turns somebody needs, who is about to roll with so many rolls left."""

    rolls: int  # with which a turn begins
    further: dict[int, Spread]
    mean: dict[int, float]


class Runners:
    """All that is known about running alone at one table."""

    def __init__(self, setup: Setup) -> None:
        self.rules = setup.rules
        self.pieces_of = setup.board.pieces_of
        self.known: dict[tuple[int, Arrangement], Known] = {}
        self.too_far: set[tuple[int, Arrangement]] = set()
        self.new = 0
        rules = self.rules
        self.track = [f for f in range(rules.FIELDS) if rules.KIND[f] not in (GOAL, WAITING)]

    def may_meet(self, s: State, colours: Sequence[int]) -> bool:
        """Can a piece of one colour still come to where one of another is, or will be?"""
        taken = 0
        for colour in colours:
            mine = 0
            for piece in self.pieces_of(colour):
                mine |= self.ahead(colour, s.where[piece])
            if mine & taken:
                return True
            taken |= mine
        return False

    @lru_cache(maxsize=1024)  # noqa: B019 - as many as there are fields and colours
    def ahead(self, colour: int, field: int) -> int:
        """The fields of the track on which a piece stands or may still come, as bits."""
        rules = self.rules
        if rules.KIND[field] == GOAL:
            return 0
        done = 0 if rules.KIND[field] == WAITING else rules.PROGRESS[colour, field]
        return sum(1 << f for f in self.track if rules.PROGRESS[colour, f] >= max(1, done))

    def arrangement(self, s: State, colour: int) -> Arrangement:
        """Where a colour's pieces are; they are alike."""
        return tuple(sorted(s.where[piece] for piece in self.pieces_of(colour)))

    def needed(self, s: State, colour: int, *, is_rolling: bool) -> Spread:
        """How many turns a colour needs after this one; raises TooMany."""
        self.new = 0
        known = self.solve(s, colour)
        rolls = s.rolls if is_rolling else known.rolls
        return known.further[rolls]

    def solve(self, s: State, colour: int) -> Known:
        """Work out an arrangement, and all that follow it; raises TooMany."""
        key = colour, self.arrangement(s, colour)
        if key in self.known:
            return self.known[key]
        if key in self.too_far:
            raise TooMany
        self.new += 1
        if self.new > MOST_NEW:
            self.too_far.add(key)
            raise TooMany
        begun = copied(s)
        begun.turn = colour
        self.rules.begin_turn(begun)
        most = max(begun.rolls, s.rolls if s.turn == colour else 1)
        try:
            parts = {rolls: self.parts(begun, rolls) for rolls in range(1, most + 1)}
        except TooMany:
            self.too_far.add(key)
            raise
        further = spread_over(parts, begun.rolls)
        mean = {rolls: sum(t * p for t, p in enumerate(each)) for rolls, each in further.items()}
        self.known[key] = Known(begun.rolls, further, mean)
        return self.known[key]

    def parts(self, begun: State, rolls: int) -> "Parts":
        """What the faces lead to, with so many rolls left."""
        found = Parts([0.0] * TURNS, 0, 0, 0)
        for face in range(1, FACES + 1):
            t = copied(begun)
            t.rolls = rolls
            self.rules.roll(t, face)
            if t.phase == MOVE:
                best = min(
                    (self.after(t, option) for option in t.option[: t.options]),
                    key=lambda each: each[0],
                )
                for turn in range(TURNS):
                    found.known[turn] += best[1][turn] / FACES
            elif t.turn != begun.turn:
                found.passed += 1
            elif t.rolls < rolls:
                found.fewer += 1
            else:
                found.same += 1
        return found

    def after(self, s: State, option: int) -> tuple[float, Spread]:
        """How many turns are needed after a choice: on average, and how likely how many."""
        colour = s.turn
        t = copied(s)
        self.rules.choose(t, option)
        if t.phase == OVER or t.ranked > s.ranked:
            return 0.0, [1.0, *[0.0] * (TURNS - 1)]
        known = self.solve(t, colour)
        if t.turn == colour and t.rolls in known.further and rolls_again(s):
            return known.mean[t.rolls], known.further[t.rolls]
        spread = known.further[known.rolls]
        return known.mean[known.rolls] + 1, [0.0, *spread[:-1]]


def rolls_again(s: State) -> bool:
    """Does the die that is moved now give another roll?"""
    return s.die == FACES


@dataclass
class Parts:
    """Where the faces lead: to what is known, and to the same pieces with other rolls."""

    known: Spread
    passed: int  # faces after which the turn is over and nothing has moved
    fewer: int  # faces after which one roll less is left
    same: int  # faces after which as many are left


def spread_over(parts: dict[int, Parts], begins_with: int) -> dict[int, Spread]:
    """The distribution of further turns, for every number of rolls left, turn by turn."""
    found = {rolls: [0.0] * TURNS for rolls in parts}
    for turn in range(TURNS):
        for rolls in sorted(parts):
            part = parts[rolls]
            value = part.known[turn]
            if part.passed and turn > 0:
                value += part.passed / FACES * found[begins_with][turn - 1]
            if part.fewer:
                value += part.fewer / FACES * found[rolls - 1][turn]
            found[rolls][turn] = value / (1 - part.same / FACES)
    return found


@lru_cache(MOST_SETUPS)
def runners_for(setup: Setup) -> Runners:
    """What is known about a table, kept for the next question."""
    return Runners(setup)
