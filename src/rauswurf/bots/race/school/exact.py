"""A net for two that learns the truth: the exact chances in positions of a solved race."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from math import cos, pi
from pathlib import Path
from typing import Any

import numpy as np

from rauswurf.bots.perfect.format import ONE
from rauswurf.bots.perfect.slices import positions as positions_of
from rauswurf.bots.perfect.slices import sliced_race
from rauswurf.bots.perfect.small import TRACK_FIELDS, SmallRace
from rauswurf.bots.race.features import MOMENTS
from rauswurf.bots.race.school import truth
from rauswurf.bots.race.school.lessons import blank
from rauswurf.bots.race.school.numbers import Matrix, Net, Numbers, Positions
from rauswurf.bots.race.school.rooms import Room
from rauswurf.bots.race.school.training import HIDDEN, CannotTrain, Rooms, Schooling, first_net
from rauswurf.messages import message

AT_ONCE = {"gpu": 4096, "cpu": 1024}  # positions that the net is corrected by together
IN_A_LESSON = 100  # times that the net is corrected
USUAL_LESSONS = 850
RATE = 2e-3  # at first; none at the end
SET_OUT_AT_ONCE = 1 << 20  # positions
NO_SIX = 5 / 6


@dataclass(frozen=True)
class TruthPlan:
    """Everything that decides what comes out, but for how a card adds up fractions."""

    game: str
    truth: str  # the name of the slice
    lessons: int = USUAL_LESSONS
    seed: int = 0
    hidden: int = HIDDEN
    device: str = "gpu"

    @property
    def command(self) -> str:
        """The words that train such a net again."""
        how = f"--device {self.device} --lessons {self.lessons} --seed {self.seed}"
        return f"rauswurf train {self.game} --players 2 --truth {self.truth} {how}"

    @property
    def plain(self) -> Mapping[str, Any]:
        """The plan as it is written down."""
        return asdict(self)


class TruthTraining(Schooling):
    """A net that is fitted to the positions of a slice."""

    plan: TruthPlan

    def __init__(self, plan: TruthPlan, race: SmallRace, known: "Known", rooms: Rooms) -> None:
        self.plan = plan
        self.rooms = rooms
        self.setups = [race.setup]
        self.room = rooms(race.setup, 1)
        self.net = first_net(self.room, race.setup, plan.hidden, plan.seed)
        known = known.with_last_rolls(race)
        self.positions = set_out(self.room, race, known, self.net)
        xp = self.room.xp
        chance = xp.asarray(known.chance, xp.float32)
        self.target = xp.stack([chance, 1 - chance], axis=1)
        self.order: Matrix = xp.zeros(0, xp.int64)
        self.turn = -1  # how often all positions were learned
        self.played = 0

    @classmethod
    def by_slice(cls, plan: TruthPlan, path: Path, rooms: Rooms) -> "TruthTraining":
        """Training by the positions in a file; raises CannotSolve and CannotTrain."""
        race = sliced_race(path).race
        if race.setup.game.id != plan.game:
            other = race.setup.game.id
            raise CannotTrain(message("train-truth-other-game", file=path.name, game=other))
        every = (number for each in positions_of(path) for number in each)
        numbers, values = np.fromiter(every, np.int64).reshape(-1, 2).T
        return cls(plan, race, Known(numbers, values / ONE), rooms)

    @property
    def is_done(self) -> bool:
        """Are all lessons over?"""
        return self.played >= self.plan.lessons

    def lesson(self) -> int:
        """Correct the net by some more positions."""
        rate = RATE * (1 + cos(pi * self.played / self.plan.lessons)) / 2
        for k in range(IN_A_LESSON):
            some = self.chosen(self.played * IN_A_LESSON + k)
            self.net.learn(self.positions, some, self.target, rate)
        self.played += 1
        return 1

    def chosen(self, correction: int) -> Matrix:
        """The positions of a correction: all are learned in turn, then again in another order."""
        at_once = AT_ONCE[self.plan.device]
        turn, number = divmod(correction, -(-len(self.target) // at_once))
        if turn != self.turn:
            self.turn = turn
            self.order = self.net.shuffler(self.plan.seed, turn)(len(self.target))
        return self.order[number * at_once : (number + 1) * at_once]

    @property
    def kept(self) -> Numbers:
        """All numbers that it takes to go on."""
        return {"played": self.played, **self.net.kept}

    def go_on(self, numbers: Numbers) -> None:
        """Be again as it was."""
        self.played = int(numbers["played"])
        self.net.go_on(numbers)


@dataclass(frozen=True)
class Known:
    """Positions of a solved race, and what is known about them."""

    number: Matrix
    chance: Matrix  # of who is to roll
    rolls: Matrix | int = 0  # that are left; 0 for as many as a turn begins with

    def with_last_rolls(self, race: SmallRace) -> "Known":
        """These, and those in which two of three rolls for a six are gone.

        In a table every turn begins. What a last roll is worth follows from what all three are
        worth, and from what one has when it is the other's turn, where both are known.
        """
        if not race.setup.is_on("three-rolls"):
            return self
        size = len(race.arrangements)
        mine, other = self.number // size, self.number % size
        order = np.argsort(self.number)
        after = self.number[order].searchsorted(other * size + mine).clip(0, len(order) - 1)
        turned = order[after]
        is_known = self.number[turned] == other * size + mine
        some = np.flatnonzero(needing_six(race)[mine] & is_known)
        without = 1 - self.chance[turned[some]]
        six = (self.chance[some] - NO_SIX**3 * without) / (1 - NO_SIX**3)
        last = (1 - NO_SIX) * six + NO_SIX * without
        rolls = np.repeat([0, 1], [len(self.number), len(some)])
        numbers = np.concatenate([self.number, self.number[some]])
        return Known(numbers, np.concatenate([self.chance, last]), rolls)


def needing_six(race: SmallRace) -> Matrix:
    """[arrangement]: can nothing be done without a six?"""
    done = np.array(race.arrangements)
    waits, packed = done == 0, done == TRACK_FIELDS + 1 + np.arange(race.pieces)
    return waits.any(axis=1) & (waits | packed).all(axis=1)


def set_out(room: Room, race: SmallRace, known: Known, net: Net) -> Positions:
    """What these positions look like."""
    xp = room.xp
    count = len(known.number)
    found = blank(xp, net, count, most_active(race))
    rolls = np.broadcast_to(known.rolls, count)
    for first in range(0, count, SET_OUT_AT_ONCE):
        some = slice(first, first + SET_OUT_AT_ONCE)
        part = found.part(some)
        fields = fields_of(race, known.number[some])
        where = xp.asarray(np.hstack([fields, rolls[some, None]]))
        room.spread_out(truth.set_out.__name__, len(part), where, part.all)
    return found


def most_active(race: SmallRace) -> int:
    """How many binary features of a position can be so: pieces, meetings, and the moment."""
    each = race.pieces + len(race.done_before)
    return 2 * each + 2 * each**2 + MOMENTS


def fields_of(race: SmallRace, numbers: Matrix) -> Matrix:
    """[position, piece]: where the pieces of who is to roll stand, and then those of the other."""
    size = len(race.arrangements)
    done = np.array([(*each, *race.done_before) for each in race.arrangements])
    (mine,), (other,) = race.setup.seats
    sides = (mine, numbers // size), (other, numbers % size)
    return np.hstack([fields_after(race, colour)[done[each]] for colour, each in sides])


def fields_after(race: SmallRace, colour: int) -> Matrix:
    """[steps]: the field where a piece of a colour is after them."""
    rules = race.rules
    after = {rules.PROGRESS[colour, f]: f for f in range(rules.FIELDS)}
    after[0] = rules.BASE[colour]
    return np.array([after[steps] for steps in range(max(after) + 1)], np.int64)
