"""Where the steps of many games are taken: on a graphics card, or on a processor for comparison."""

from functools import cache
from typing import Any, Protocol

import numpy as np

from rauswurf.bots.race.batch import learning_rules
from rauswurf.bots.race.school import steps, sums, truth
from rauswurf.bots.race.school.numbers import Desk, Matrix, Positions
from rauswurf.fast.compiler import compiled, record_types
from rauswurf.fast.cuda.driver import Card, Kernel
from rauswurf.fast.cuda.programs import program
from rauswurf.fast.native.calling import Compiled
from rauswurf.fast.native.module import arguments_of
from rauswurf.games import Setup
from rauswurf.messages.parts import need
from rauswurf.rules.compose import RuleSet, compose

THREADS = 128  # of a block; the games of a room are a multiple of it
STATE, BLANK, MIND, PLAN = "s", "t", "mind", "plan"
NO_PLAN = (0,) * (steps.PLAN_LENGTH - 2)  # for kernels that know all from their thread


def school_rules(setup: Setup) -> RuleSet:
    """The rules of a table with the steps of a school; its nets live elsewhere."""
    return compose(setup.game.id, [steps, truth], learning_rules(setup, 1))


class Room(Desk, Protocol):
    """Games of one table, side by side, and the arrays that go with them."""

    games: int

    def run(self, name: str, numbers: tuple[int, ...], *arrays: Any) -> None:
        """Let every game take a step, with numbers for its plan, and arrays for all games."""

    def spread_out(self, name: str, count: int, *arrays: Any) -> None:
        """Do something for each of so many positions, which needs no game."""

    def told(self, field: str) -> Matrix:
        """[game]: a whole number that its state keeps under this name."""


class Few:
    """[chosen position, binary feature]: how often it is so, as a matrix of which little is told.

    Few features of a position are so: adding up their rows takes a tenth of a whole product.
    """

    def __init__(self, positions: Positions, chosen: Matrix, features: int) -> None:
        self.told = positions.actives, positions.active, np.asarray(chosen, np.int64)
        self.features = features

    def __matmul__(self, weight: Matrix) -> Matrix:
        """[chosen position, unit]: the weights of its features together."""
        found = np.zeros((len(self.told[-1]), weight.shape[1]), np.float32)
        sum_by(sums.add_up.__name__)(*self.told, weight, found)
        return found

    @property
    def T(self) -> "Turned":  # noqa: N802 - as numpy calls it
        """The same, turned around."""
        return Turned(self)


class Turned:
    """Such a matrix turned around."""

    def __init__(self, few: Few) -> None:
        self.few = few

    def __matmul__(self, slope: Matrix) -> Matrix:
        """[binary feature, unit]: the slopes of the positions together in which it is so."""
        found = np.zeros((self.few.features, slope.shape[1]), np.float32)
        sum_by(sums.hand_out.__name__)(*self.few.told, slope, found)
        return found


@cache
def sum_by(name: str) -> Compiled:
    """One of the sums, compiled."""
    return compiled(compose("sums", [sums]), name)


class OnProcessor:
    """One game after the other."""

    xp: Any = np

    def __init__(self, setup: Setup, games: int) -> None:
        self.rules = school_rules(setup)
        self.games = games
        kinds = record_types(self.rules)
        self.states = np.zeros(games, kinds["State"]).view(np.recarray)
        self.mind = np.zeros(1, kinds["Mind"]).view(np.recarray)[0]

    def run(self, name: str, numbers: tuple[int, ...], *arrays: Any) -> None:
        """Let every game take a step."""
        self.call(name, self.states, numbers, *arrays)

    def spread_out(self, name: str, count: int, *arrays: Any) -> None:
        """Do something for each of so many positions."""
        everything = np.array([*NO_PLAN, 0, 1])
        compiled(self.rules, name)(self.states[0], self.mind, everything, *arrays)

    def told(self, field: str) -> Matrix:
        """[game]: a whole number that its state keeps under this name."""
        return self.states[field].astype(np.int64)

    def call(self, name: str, states: Any, numbers: tuple[int, ...], *arrays: Any) -> None:
        """Call a function for each state, with what it asks for."""
        run = compiled(self.rules, name)
        names = [each.name for each in arguments_of(self.rules.functions[name])]
        for number, state in enumerate(states):
            own = {STATE: state, BLANK: state, MIND: self.mind}
            own[PLAN] = np.array([*numbers, number, len(states)])
            rest = iter(arrays)
            run(*(own[each] if each in own else next(rest) for each in names))

    def weigh(self, positions: Positions, weight: Matrix) -> Matrix:
        """[position, unit]: the weights of the binary features together."""
        return self.spread(positions, np.arange(len(positions)), len(weight)) @ weight

    def spread(self, positions: Positions, chosen: Matrix, features: int) -> Few:
        """[chosen position, binary feature]: how often it is so."""
        return Few(positions, chosen, features)


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

    def weigh(self, positions: Positions, weight: Matrix) -> Matrix:
        """[position, unit]: the weights of the binary features together."""
        units = weight.shape[1]
        found = self.xp.empty((len(positions), units), np.float32)
        arrays = positions.actives, positions.active, weight, found
        self.spread_out(steps.weigh.__name__, found.size, *arrays)
        return found

    def spread(self, positions: Positions, chosen: Matrix, features: int) -> Matrix:
        """[chosen position, binary feature]: how often it is so."""
        found = self.xp.zeros((len(chosen), features), np.float32)
        arrays = positions.actives, positions.active, chosen, found
        self.spread_out(steps.spread.__name__, len(chosen), *arrays)
        return found


def words(arrays: tuple[Any, ...]) -> list[int]:
    """What a kernel is told about arrays on its card: where they are, and how long."""
    return [word for each in arrays for word in (each.data.ptr, *each.shape)]
