"""A school: a net plays many games against itself, and learns from all of them together.

A lesson has some steps of all games. What a position should have been worth is what was foreseen
of it, and some part of what later ones were valued too low or too high.
"""

from dataclasses import dataclass
from math import cos, pi
from typing import Any

from rauswurf.bots.race.features import MOST_ACTIVE
from rauswurf.bots.race.heuristics import CAPTURE
from rauswurf.bots.race.school.numbers import Matrix, Net, Numbers, Positions
from rauswurf.bots.race.school.rooms import Room
from rauswurf.bots.race.thinking import GREEDY

STEPS = 32  # of a lesson
ODD_PERCENT = 3  # choices at random, so that it knows positions it would not come to
BEGINNINGS = 4  # kinds of games: some begin with pieces home, which teaches endings
WATCHED = 0.05  # of all lessons: at first it learns from others, who know how to end a game


@dataclass(frozen=True)
class Schedule:
    """How much is learned, and how fast."""

    lessons: int
    seed: int = 0
    at_once: int = 8192  # positions that the net is corrected by together
    rate: float = 2e-3  # at first; none at the end
    trust: float = 0.9  # in how it ended, rather than in what was thought later: lambda

    def rate_at(self, lesson: int) -> float:
        """Slower and slower."""
        return self.rate * (1 + cos(pi * lesson / self.lessons)) / 2


def blank(xp: Any, net: Net, count: int, most_active: int = MOST_ACTIVE) -> Positions:
    """Room for what so many positions look like."""
    return Positions(
        xp.zeros(count, xp.int16),
        xp.zeros((count, most_active), xp.int16),
        xp.zeros((count, net.inputs - net.binary), xp.float32),
        xp.zeros((count, net.colours), xp.int8),
    )


@dataclass
class Pages:
    """What the games of a room came through in a lesson."""

    positions: Positions
    target: Matrix  # [position, seat]


class Class:
    """The games of one room, and what is known about them."""

    def __init__(self, room: Room, net: Net, schedule: Schedule, seats: int) -> None:
        self.room = room
        self.xp = room.xp
        self.net = net
        self.schedule = schedule
        self.seats = seats
        games = room.games
        self.chances = self.xp.zeros((games, 2), self.xp.int64)
        self.lives = self.xp.zeros((games, 2), self.xp.int64)
        self.ahead = blank(self.xp, net, 0)
        room.run("begin_game", self.plan(GREEDY), self.chances, self.lives)

    def plan(self, player: int) -> tuple[int, ...]:
        """What the steps are told."""
        return self.schedule.seed, player, ODD_PERCENT, BEGINNINGS

    def live_through(self, player: int) -> Pages:
        """Take the steps of a lesson."""
        xp, games = self.xp, self.room.games
        pages = blank(xp, self.net, STEPS * games)
        lessons = xp.zeros((STEPS, games, 2 * self.seats + 1), xp.float32)
        for k in range(STEPS):
            page = pages.part(slice(k * games, (k + 1) * games))
            self.room.run("look_around", self.plan(player), page.all)
            self.step(player, lessons[k])
        target = self.look_back(lessons)
        return Pages(pages, target.reshape(STEPS * games, self.seats))

    def step(self, player: int, lesson: Matrix) -> None:
        """Take one step."""
        xp, plan = self.xp, self.plan(player)
        counts = xp.zeros(self.room.games, xp.int64)
        self.room.run("count_positions", plan, counts)
        ends = xp.cumsum(counts)
        first = ends - counts
        count = int(ends[-1])
        # A multiple, so that memory of few sizes is needed again and again.
        room = -(-count // self.room.games) * self.room.games
        if room > len(self.ahead):
            self.ahead = blank(xp, self.net, room)
        ahead = self.ahead.part(slice(0, room))
        self.room.run("look_ahead", plan, first, ahead.all)
        value = self.judged(ahead, counts)
        self.room.run("take_step", plan, self.chances, self.lives, (first, value), lesson)

    def judged(self, ahead: Positions, counts: Matrix) -> Matrix:
        """What the positions are worth that the games may come to, so many each; then some more."""
        return self.net.values(ahead)

    def look_back(self, lessons: Matrix) -> Matrix:
        """[step, game, seat]: what each position should have been worth, from the end backwards."""
        seats = self.seats
        target = lessons[:, :, :seats].copy()
        for k in range(STEPS - 2, -1, -1):
            goes_on = lessons[k, :, 2 * seats :] == 0
            later = target[k + 1] - lessons[k, :, seats : 2 * seats]
            target[k] += self.schedule.trust * goes_on * later
        return target


class School:
    """One net, and classes that learn with it."""

    def __init__(self, net: Net, classes: list[Class], schedule: Schedule) -> None:
        self.net = net
        self.classes = classes
        self.schedule = schedule
        self.lessons = 0

    @property
    def is_done(self) -> bool:
        """Are all lessons over?"""
        return self.lessons >= self.schedule.lessons

    def lesson(self) -> None:
        """One lesson of all classes."""
        watching = self.lessons < WATCHED * self.schedule.lessons
        player = CAPTURE if watching else GREEDY
        pages = [each.live_through(player) for each in self.classes]
        rate = self.schedule.rate_at(self.lessons)
        shuffled = self.net.shuffler(self.schedule.seed, self.lessons)
        orders = [shuffled(len(each.target)) for each in pages]
        at_once = self.schedule.at_once
        for first in range(0, len(orders[0]), at_once):
            for each, order in zip(pages, orders, strict=True):
                some = order[first : first + at_once]
                self.net.learn(each.positions, some, each.target, rate)
        self.lessons += 1

    @property
    def kept(self) -> Numbers:
        """All numbers that it takes to go on, as a processor has them."""
        numbers: Numbers = {"lessons": self.lessons, **self.net.kept}
        for k, each in enumerate(self.classes):
            games = {"states": each.room.states, "chances": each.chances, "lives": each.lives}
            numbers |= {f"{name} {k}": array for name, array in games.items()}
        return numbers

    def go_on(self, numbers: Numbers) -> None:
        """Be again as it was."""
        self.lessons = int(numbers["lessons"])
        self.net.go_on(numbers)
        for k, each in enumerate(self.classes):
            each.room.states[:] = numbers[f"states {k}"]
            each.chances[:] = numbers[f"chances {k}"]
            each.lives[:] = numbers[f"lives {k}"]
