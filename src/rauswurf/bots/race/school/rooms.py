"""Where the steps of many games are taken: on a graphics card, or on the cores of a processor."""

import os
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from itertools import pairwise
from typing import Any, Protocol

import numpy as np

from rauswurf.bots import exponential
from rauswurf.bots.race.mind import mind_rules
from rauswurf.bots.race.school import crowd, steps, sums, truth
from rauswurf.bots.race.school.numbers import Desk, Matrix, Net, Positions
from rauswurf.fast.compiler import compiled, record_types
from rauswurf.fast.cuda.driver import Card, Kernel
from rauswurf.fast.cuda.programs import program
from rauswurf.fast.native.calling import Compiled
from rauswurf.games import Setup
from rauswurf.messages.parts import need
from rauswurf.rules.compose import RuleSet, compose

THREADS = 128  # of a block; the games of a room are a multiple of it
FEW = 64  # games of a room that are not worth another thread
HALVES = 2  # of what a net is corrected by: always two, so that it does not depend on the threads
STATE, PLAN = "s", "plan"
NO_PLAN = (0,) * (steps.PLAN_LENGTH - 2)  # for kernels that know all from their thread


def school_rules(setup: Setup) -> RuleSet:
    """The rules of a table with the steps of a school; its nets live elsewhere."""
    return compose(setup.game.id, [steps, truth], mind_rules(setup))


class Room(Desk, Protocol):
    """Games of one table, side by side, and the arrays that go with them."""

    games: int
    states: Matrix  # of all games, as their place keeps them

    def run(self, name: str, numbers: tuple[int, ...], *arrays: Any) -> None:
        """Let every game take a step, with numbers for its plan, and arrays for all games."""

    def spread_out(self, name: str, count: int, *arrays: Any) -> None:
        """Do something for each of so many positions, which needs no game."""

    def told(self, field: str) -> Matrix:
        """[game]: a whole number that its state keeps under this name."""


@cache
def sum_by(name: str) -> Compiled:
    """One of the sums, compiled."""
    return compiled(compose("sums", [exponential, sums]), name)


class OnProcessor:
    """The games shared out among the cores, and one after the other on each."""

    xp: Any = np

    def __init__(self, setup: Setup, games: int, threads: int | None = None) -> None:
        self.rules = compose(setup.game.id, [crowd], school_rules(setup))
        self.games = games
        kinds = record_types(self.rules)
        self.states = np.zeros(games, kinds["State"])
        count = min(threads or os.cpu_count() or 1, -(-games // FEW))
        self.minds = np.zeros(count, kinds["Mind"])
        self.parts = shares(games, count)
        self.steps: dict[str, Compiled] = {}
        self.pool = ThreadPoolExecutor(count)

    def step(self, name: str) -> Compiled:
        """One of the steps, compiled; to find it each time would take as long as the step."""
        if name not in self.steps:
            self.steps[name] = compiled(self.rules, name)
        return self.steps[name]

    def run(self, name: str, numbers: tuple[int, ...], *arrays: Any) -> None:
        """Let every game take a step."""
        step = self.step(f"all_{name}")

        def take(mind: Any, part: slice) -> None:
            plan = np.array([*numbers, part.start, self.games])
            step(self.states[part], mind, plan, *arrays)

        list(self.pool.map(take, self.minds, self.parts))

    def spread_out(self, name: str, count: int, *arrays: Any) -> None:
        """Do something for each of so many positions."""
        do = self.step(name)
        blank = np.zeros(len(self.minds), self.states.dtype)

        def take(number: int) -> None:
            plan = np.array([*NO_PLAN, number, len(self.minds)])
            do(blank[number], self.minds[number], plan, *arrays)

        list(self.pool.map(take, range(len(self.minds))))

    def told(self, field: str) -> Matrix:
        """[game]: a whole number that its state keeps under this name."""
        return self.states[field].astype(np.int64)

    def judged(self, net: Net, positions: Positions) -> Matrix:
        """[position, colour clockwise from who acts]: how likely it is to be the next one home."""
        found = np.empty((len(positions), net.colours), np.float32)
        judge = sum_by(sums.judge.__name__)

        def take(part: slice) -> None:
            hidden = np.empty(net.inner.shape[1])
            judge(positions.part(part).all, (net.inner, net.outer), hidden, found[part])

        list(self.pool.map(take, shares(len(positions), len(self.minds))))
        return found

    def slope(self, net: Net, positions: Positions, chosen: Matrix, target: Matrix) -> Matrix:
        """[weight]: how the errors of these positions grow with it, on average."""
        study = sum_by(sums.study.__name__)
        found = np.zeros((HALVES, net.weights.size), np.float32)

        def take(part: slice, total: Matrix) -> None:
            hidden, value = np.empty(net.inner.shape[1]), np.empty(net.colours, np.float32)
            weights = (net.inner, net.outer), net.views(total)
            study(positions.all, target, chosen[part], *weights, hidden, value)

        list(self.pool.map(take, shares(len(chosen), HALVES), found))
        return found.sum(axis=0) / np.float32(len(chosen))


def shares(number: int, count: int) -> list[slice]:
    """So many things, shared out evenly."""
    edges = [number * k // count for k in range(count + 1)]
    return [slice(first, last) for first, last in pairwise(edges)]


class OnCard:
    """All games at once, each on a thread of a card."""

    def __init__(self, card: Card, setup: Setup, games: int) -> None:
        self.xp = need("cupy")
        self.rules = school_rules(setup)
        self.games = games
        self.card = card
        self.kind = record_types(self.rules)["State"]
        self.states = self.xp.zeros(games * self.kind.itemsize, np.uint8)
        self.kernels: dict[str, Kernel] = {}

    def run(self, name: str, numbers: tuple[int, ...], *arrays: Any) -> None:
        """Put a step of every game into the queue of the card."""
        self.launch(name, self.games, *numbers, self.states.data.ptr, *words(arrays))

    def spread_out(self, name: str, count: int, *arrays: Any) -> None:
        """Put something into the queue that is done for each of so many positions."""
        self.launch(name, count, *NO_PLAN, *words(arrays))

    def told(self, field: str) -> Matrix:
        """[game]: a whole number that its state keeps under this name."""
        assert self.kind.fields is not None
        kind, first = self.kind.fields[field][:2]
        rows = self.states.reshape(self.games, -1)[:, first : first + kind.itemsize]
        return self.xp.ascontiguousarray(rows).view(kind)[:, 0].astype(np.int64)

    def launch(self, name: str, threads: int, *given: int) -> None:
        """Put a kernel into the queue of the card."""
        if name not in self.kernels:
            plan = {PLAN: (steps.PLAN_LENGTH,)}
            made = program(self.rules, name, plan, kept=(STATE,))
            self.kernels[name] = self.card.kernel(made, name)
        self.kernels[name].launch(-(-threads // THREADS), THREADS, *given)

    def judged(self, net: Net, positions: Positions) -> Matrix:
        """[position, colour clockwise from who acts]: how likely it is to be the next one home."""
        weight = net.inner[: net.binary]
        weighed = self.xp.empty((len(positions), weight.shape[1]), np.float32)
        arrays = positions.actives, positions.active, weight, weighed
        self.spread_out(steps.weigh.__name__, weighed.size, *arrays)
        return net.concluded(weighed, positions.grade, positions.seats)[1]

    def slope(self, net: Net, positions: Positions, chosen: Matrix, target: Matrix) -> Matrix:
        """[weight]: how the errors of these positions grow with it, on average."""
        active = self.xp.zeros((len(chosen), net.binary), np.float32)
        arrays = positions.actives, positions.active, chosen, active
        self.spread_out(steps.spread.__name__, len(chosen), *arrays)
        grade, seats = positions.grade[chosen], positions.seats[chosen]
        return net.slope(active, grade, seats, target[chosen])


def words(arrays: tuple[Any, ...]) -> list[int]:
    """What a kernel is told about arrays on its card, and bundles of them: where, and how long."""
    told: list[int] = []
    for each in arrays:
        told += words(each) if isinstance(each, tuple) else (each.data.ptr, *each.shape)
    return told
