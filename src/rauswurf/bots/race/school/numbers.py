"""The arithmetic of a net for many positions at once, on numpy's arrays or those of a card.

The net is that of ``bots.race.net``. Here it is two matrices and what is added to them. ``xp`` is
numpy, or cupy, which has the same functions.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Protocol

FIRST_MOMENT, SECOND_MOMENT, TINY = 0.9, 0.999, 1e-8  # of Adam

Matrix = Any  # of numpy or cupy
Numbers = dict[str, Any]  # what is kept of training, by name
SEEDS, PRIME = 2**32, 1_000_003  # those that a shuffler can have, and how they are told apart


@dataclass
class Positions:
    """What many positions look like."""

    actives: Matrix  # [position]: how many binary features are so
    active: Matrix  # [position, number]: which ones
    grade: Matrix  # [position, graded feature]
    seats: Matrix  # [position, colour clockwise from who acts]: who plays it, if anybody still does

    def __len__(self) -> int:
        return len(self.actives)

    def part(self, some: slice) -> "Positions":
        """Some of them, in the same memory."""
        return Positions(self.actives[some], self.active[some], self.grade[some], self.seats[some])

    @property
    def all(self) -> tuple[Matrix, ...]:
        """The arrays, as the steps write them."""
        return self.actives, self.active, self.grade, self.seats


class Desk(Protocol):
    """Where a net is worked out: most of the work are binary features, and few of them are so."""

    xp: Any

    def judged(self, net: "Net", positions: Positions) -> Matrix:
        """[position, colour clockwise from who acts]: how likely it is to be the next one home."""

    def slope(self, net: "Net", positions: Positions, chosen: Matrix, target: Matrix) -> Matrix:
        """[weight]: how the errors of these positions grow with it, on average."""


class Net:
    """A net that is used and corrected."""

    def __init__(self, desk: Desk, table: Matrix, grades: int, colours: int) -> None:
        self.desk = desk
        self.xp = xp = desk.xp
        self.colours = colours
        hidden = table.shape[1]
        self.inputs = table.shape[0] - hidden - 2
        self.binary = self.inputs - grades
        given = xp.asarray(table, xp.float32)
        inner = given[: self.inputs + 1]
        outer = given[self.inputs + 1 :, :colours]
        self.weights = xp.concatenate([inner.ravel(), outer.ravel()])
        self.shapes = inner.shape, outer.shape
        self.inner, self.outer = self.views(self.weights)
        self.first = xp.zeros_like(self.weights)
        self.second = xp.zeros_like(self.weights)
        self.steps = 0

    @property
    def table(self) -> Matrix:
        """All weights, as they are kept."""
        filled = self.xp.zeros((len(self.outer), self.inner.shape[1]), self.xp.float32)
        filled[:, : self.colours] = self.outer
        return self.xp.concatenate([self.inner, filled])

    def values(self, positions: Positions) -> Matrix:
        """[position, colour clockwise from who acts]: how likely it is to be the next one home."""
        return self.desk.judged(self, positions)

    def concluded(self, weighed: Matrix, grade: Matrix, seats: Matrix) -> tuple[Matrix, Matrix]:
        """The hidden units and the values, once the binary features are added up."""
        xp = self.xp
        hidden = weighed + grade @ self.inner[self.binary : -1] + self.inner[-1]
        hidden /= 1 + xp.abs(hidden)
        value = hidden @ self.outer[:-1] + self.outer[-1]
        value = xp.exp(value - value.max(axis=1, keepdims=True)) * (seats >= 0)
        value /= value.sum(axis=1, keepdims=True) + TINY
        return hidden, value

    def views(self, weights: Matrix) -> tuple[Matrix, Matrix]:
        """Numbers like these weights, as those before and those after the hidden units."""
        inner, outer = self.shapes
        size = inner[0] * inner[1]
        return weights[:size].reshape(inner), weights[size:].reshape(outer)

    def learn(self, positions: Positions, chosen: Matrix, target: Matrix, rate: float) -> None:
        """Correct the net a little: ``target`` is what each seat should have."""
        self.correct(self.desk.slope(self, positions, chosen, target), rate)

    def slope(self, active: Matrix, grade: Matrix, seats: Matrix, target: Matrix) -> Matrix:
        """[weight]: how the errors grow with it, on average; ``active`` has all binary features."""
        xp = self.xp
        weighed = active @ self.inner[: self.binary]
        hidden, value = self.concluded(weighed, grade, seats)
        error = self.errors(seats, value, target) / len(target)
        slope = error @ self.outer[:-1].T * (1 - xp.abs(hidden)) ** 2
        slopes = [active.T @ slope, grade.T @ slope, slope.sum(axis=0)]
        slopes += [hidden.T @ error, error.sum(axis=0)]
        return xp.concatenate([each.ravel() for each in slopes])

    def errors(self, seats: Matrix, value: Matrix, target: Matrix) -> Matrix:
        """[position, colour]: by how much its value is too high, shared among colours of a seat.

        Where a game ended before anybody came home, nobody should have had anything, or less than
        all together: then so much less is learned.
        """
        plays = seats[:, :, None] == self.xp.arange(target.shape[1])
        together = (value[:, :, None] * plays).sum(axis=1)
        due = (plays * (target / (together + TINY))[:, None, :]).sum(axis=2)
        return value * (plays.any(axis=1) * target).sum(axis=1, keepdims=True) - value * due

    def shuffler(self, seed: int, turn: int) -> Callable[[int], Matrix]:
        """Puts so many numbers in any order, another one in each turn."""
        drawn: Callable[[int], Matrix]
        drawn = self.xp.random.RandomState((seed * PRIME + turn) % SEEDS).permutation
        return drawn

    @property
    def kept(self) -> Numbers:
        """All numbers that it takes to go on learning."""
        moments = {"first": self.first, "second": self.second}
        return {"weights": self.weights, **moments, "steps": self.steps}

    def go_on(self, numbers: Numbers) -> None:
        """Be again as it was."""
        self.weights[:] = numbers["weights"]
        self.first[:] = numbers["first"]
        self.second[:] = numbers["second"]
        self.steps = int(numbers["steps"])

    def correct(self, slope: Matrix, rate: float) -> None:
        """One step of Adam."""
        self.steps += 1
        unbiased = (1 - SECOND_MOMENT**self.steps) ** 0.5 / (1 - FIRST_MOMENT**self.steps)
        self.first *= FIRST_MOMENT
        self.first += (1 - FIRST_MOMENT) * slope
        self.second *= SECOND_MOMENT
        self.second += (1 - SECOND_MOMENT) * slope * slope
        self.weights -= rate * unbiased * self.first / (self.xp.sqrt(self.second) + TINY)
