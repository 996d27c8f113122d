"""Which dice to keep: exact expectations over all that the remaining rolls can bring.

The six coloured dice span a table with one axis for each die and one entry for each face. What an
outcome is worth is laid out there once; a seventh entry on each axis holds the mean over the faces:
the worth of a die that is still to be rolled. The pink die is independent of the others, and enters
as a sum: what it scores, and the death card it brings if the others bring nothing.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from itertools import combinations
from typing import Any

import numpy as np

from rauswurf.bots.nichtlustig.prospects import Prospects
from rauswurf.rules.nichtlustig.cards import ALL_DICE, COLOURED, PINK, SYMBOL

FREE = 6  # on an axis: the die is still to be rolled
NEVER = -1e9
PINK_BIT = 1 << PINK

Table = Any  # numpy array with an axis for each coloured die


@dataclass(frozen=True)
class Outcomes:
    """What the final dice are worth: ``gain + pink + nothing * death``."""

    gain: Table
    nothing: Table  # how likely it is that a death card is to be taken
    pink: Any  # [face - 1], then the mean
    death: Any  # [face - 1], then the mean


@cache
def shapes() -> tuple[Any, Any]:
    """[entry]: the sum of the dice, and the set of numbers that all three colours show."""
    face = np.indices((SYMBOL,) * COLOURED) + 1
    total = np.where(face == SYMBOL, 0, face).sum(0)
    shown = np.zeros(face.shape[1:], np.int64)
    for number in range(1, SYMBOL):
        by_colour = [(face[k] == number) | (face[k + 1] == number) for k in range(0, COLOURED, 2)]
        shown |= np.where(by_colour[0] & by_colour[1] & by_colour[2], 1 << (number - 1), 0)
    return total, shown


def outcomes(prospects: Prospects) -> Outcomes:
    """Lay out what every outcome is worth, with the means for dice still to be rolled."""
    total, shown = shapes()
    taken = np.maximum(pairs(prospects), number_sets(prospects)[shown])
    dinosaur = np.array([NEVER if each is None else each for each in prospects.dinosaur])
    taken = np.maximum(taken, dinosaur[total])
    nothing = taken <= NEVER / 2
    gain = np.where(nothing, 0.0, taken)
    for die in range(COLOURED):
        on_axis = np.zeros(SYMBOL)
        on_axis[-1] = prospects.symbol[die]
        gain = gain + along(on_axis, die)
    dies = np.ones_like(gain) if prospects.dies_anyway else nothing
    return Outcomes(
        with_means(gain), with_means(dies), mean_last(prospects.pink), mean_last(prospects.death)
    )


def along(values: Any, die: int) -> Any:
    """A row of numbers turned along the axis of a die."""
    return values.reshape([-1 if axis == die else 1 for axis in range(COLOURED)])


def pairs(prospects: Prospects) -> Table:
    """What pairs bring together; NEVER where there is none."""
    found: Table = np.zeros((1,) * COLOURED)
    some: Table = np.zeros((1,) * COLOURED, bool)
    for kind, gains in enumerate(prospects.pair):
        square = np.zeros((2, SYMBOL, SYMBOL))  # whether, and how much
        for number, gain in enumerate(gains):
            if gain is not None:
                square[:, number, number] = 1, gain
        shape = [SYMBOL if axis // 2 == kind else 1 for axis in range(COLOURED)]
        some = some | (square[0] > 0).reshape(shape)
        found = found + square[1].reshape(shape)
    return np.where(some, found, NEVER)


def number_sets(prospects: Prospects) -> Any:
    """[set of numbers]: what the professors of these numbers bring together."""
    sets = np.full(1 << len(prospects.professor), NEVER)
    for chosen in range(1, len(sets)):
        gains = [g for k, g in enumerate(prospects.professor) if chosen >> k & 1 and g is not None]
        if gains:
            sets[chosen] = sum(gains)
    return sets


def with_means(table: Table) -> Table:
    """The same with the mean over each axis behind it."""
    for axis in range(COLOURED):
        table = np.concatenate([table, table.mean(axis, keepdims=True)], axis)
    return table.astype(np.float32)


def mean_last(values: list[float]) -> Any:
    """A row with its mean at the end."""
    return np.array([*values, sum(values) / len(values)], np.float32)


def worths(
    prospects: Prospects, face: list[int], sets: Iterable[int], rolls: int
) -> dict[int, float]:
    """What it is worth to have set these dice aside, for each set; all dice is stopping.

    ``rolls`` are left, one or two.
    """
    found = outcomes(prospects)
    worth = worth_of_one_roll if rolls == 1 else worth_of_two_rolls
    return {chosen: float(worth(found, face, chosen)) for chosen in sets}


def place(face: list[int], chosen: int) -> tuple[int, ...]:
    """Where in a table the dice of a set lie while the others are rolled."""
    return tuple(face[d] - 1 if chosen >> d & 1 else FREE for d in range(COLOURED))


def worth_of_one_roll(found: Outcomes, face: list[int], chosen: int) -> float:
    """What it is worth to set these dice aside and roll the others a last time."""
    here = place(face, chosen)
    pink = face[PINK] - 1 if chosen & PINK_BIT else FREE
    return found.gain[here] + found.pink[pink] + found.nothing[here] * found.death[pink]  # type: ignore[no-any-return]


def worth_of_two_rolls(found: Outcomes, face: list[int], chosen: int) -> float:
    """The same with another choice and another roll after it."""
    if chosen == ALL_DICE:
        return worth_of_one_roll(found, face, chosen)
    free = [d for d in range(COLOURED) if not chosen >> d & 1]
    pinks = [face[PINK] - 1] if chosen & PINK_BIT else list(range(SYMBOL + 1))
    best: Any = None
    for number in range(len(free) + 1):
        for more in combinations(free, number):
            value = second_choice(found, face, chosen, set(more), pinks)
            best = value if best is None else np.maximum(best, value)
    if not chosen & PINK_BIT:
        best = np.maximum(best[:-1], best[-1:])  # the pink die is kept, or rolled again
    return best.mean()  # type: ignore[no-any-return]


def second_choice(
    found: Outcomes, face: list[int], chosen: int, more: set[int], pinks: list[int]
) -> Table:
    """[pink, faces of the free dice]: what it is worth to keep ``more`` before the last roll."""
    index = tuple(
        slice(face[d] - 1, face[d])
        if chosen >> d & 1
        else slice(0, SYMBOL)
        if d in more
        else slice(FREE, FREE + 1)
        for d in range(COLOURED)
    )
    column = (len(pinks), *(1,) * COLOURED)
    pink = found.pink[pinks].reshape(column)
    death = found.death[pinks].reshape(column)
    shape = tuple(1 if chosen >> d & 1 else SYMBOL for d in range(COLOURED))
    value = found.gain[index] + pink + found.nothing[index] * death
    return np.broadcast_to(value, (len(pinks), *shape))
