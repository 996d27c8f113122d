"""Arithmetic with a number for each seat; fractions stay fractions."""

from collections.abc import Iterable, Sequence

from rauswurf.coach.values import Vector

ALIKE = 1e-9  # what differs by less differs by how it was added up: the first is taken


def plus(one: Vector, other: Vector) -> Vector:
    """The sum, seat by seat."""
    return tuple(a + b for a, b in zip(one, other, strict=True))


def minus(one: Vector, other: Vector) -> Vector:
    """The difference, seat by seat."""
    return tuple(a - b for a, b in zip(one, other, strict=True))


def total(vectors: Iterable[Vector], seats: int) -> Vector:
    """The sum of any number of vectors."""
    found: Vector = (0,) * seats
    for each in vectors:
        found = plus(found, each)
    return found


def mean(weighted: Sequence[tuple[float, Vector]]) -> Vector:
    """What is to be expected of outcomes with these weights."""
    whole = sum(weight for weight, _ in weighted)
    seats = len(weighted[0][1])
    return tuple(sum(w * value[seat] for w, value in weighted) / whole for seat in range(seats))


def first_best(vectors: Sequence[Vector], seat: int) -> int:
    """Which is best for a seat; of those that are alike, the first."""
    best = 0
    for k, each in enumerate(vectors):
        if each[seat] > vectors[best][seat] + ALIKE:
            best = k
    return best
