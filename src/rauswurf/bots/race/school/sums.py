"""A net and its corrections for many positions on a processor, written like the rules.

``hidden`` and ``value`` are room to calculate in.
"""

from typing import Annotated, NamedTuple

from rauswurf.bots.exponential import exp
from rauswurf.bots.race.school.steps import Looks, Shares
from rauswurf.rules.state import Cell, Reals, Row

TINY = 1e-8

Units = Annotated[Reals, Cell("f4")]
Colours = Annotated[Row, Cell("i1")]


class Weights(NamedTuple):
    """The weights before and after the hidden units, the bias last; or what belongs to each."""

    inner: Shares
    outer: Shares


def judge(looks: Looks, net: Weights, hidden: Reals, value: Shares) -> None:
    """What each position is worth to each colour that still plays, clockwise from who acts."""
    for n in range(len(value)):
        excite(looks.actives[n], looks.active[n], looks.grade[n], net.inner, hidden)
        conclude(looks.seats[n], net.outer, hidden, value[n])


def study(
    looks: Looks,
    target: Shares,
    chosen: Row,
    net: Weights,
    slope: Weights,
    hidden: Reals,
    value: Units,
) -> None:
    """Add up by how much each weight should be less, for all chosen positions together."""
    for n in range(len(chosen)):
        place = chosen[n]
        excite(looks.actives[place], looks.active[place], looks.grade[place], net.inner, hidden)
        conclude(looks.seats[place], net.outer, hidden, value)
        find_errors(looks.seats[place], target[place], value)
        blame_units(value, net.outer, hidden, slope.outer)
        blame_features(
            looks.actives[place], looks.active[place], looks.grade[place], hidden, slope.inner
        )


def excite(
    count: int,
    active: Annotated[Row, Cell("i2")],
    grade: Units,
    inner: Shares,
    hidden: Reals,
) -> None:
    """From the features to the hidden units."""
    first_grade = len(inner) - 1 - len(grade)
    for unit in range(len(hidden)):
        hidden[unit] = inner[len(inner) - 1][unit]
    for k in range(count):
        for unit in range(len(hidden)):
            hidden[unit] += inner[active[k]][unit]
    for k in range(len(grade)):
        share = grade[k]
        if share != 0.0:
            for unit in range(len(hidden)):
                hidden[unit] += share * inner[first_grade + k][unit]
    for unit in range(len(hidden)):
        hidden[unit] /= 1.0 + abs(hidden[unit])


def conclude(seats: Colours, outer: Shares, hidden: Reals, value: Units) -> None:
    """From the hidden units to the values of those who still play."""
    for colour in range(len(value)):
        value[colour] = outer[len(hidden)][colour]
    for unit in range(len(hidden)):
        for colour in range(len(value)):
            value[colour] += hidden[unit] * outer[unit][colour]
    total = 0.0
    for colour in range(len(value)):
        value[colour] = exp(value[colour]) if seats[colour] >= 0 else 0.0
        total += value[colour]
    if total > 0.0:
        for colour in range(len(value)):
            value[colour] /= total


def find_errors(seats: Colours, target: Units, value: Units) -> None:
    """By how much the value of each colour is too high, shared among the colours of a seat.

    Where a game ended before anybody came home, nobody should have had anything, or less than
    all together: then so much less is learned. Values become errors.
    """
    due = 0.0
    for seat in range(len(target)):
        plays = False
        for colour in range(len(value)):
            plays = plays or seats[colour] == seat
        if plays:
            due += target[seat]
    for seat in range(len(target)):
        together = TINY
        for colour in range(len(value)):
            if seats[colour] == seat:
                together += value[colour]
        for colour in range(len(value)):
            if seats[colour] == seat:
                value[colour] *= due - target[seat] / together


def blame_units(error: Units, outer: Shares, hidden: Reals, outer_slope: Shares) -> None:
    """What the weights after the hidden units have to do with the errors; units become slopes."""
    for colour in range(len(error)):
        outer_slope[len(hidden)][colour] += error[colour]
    for unit in range(len(hidden)):
        slope = 0.0
        for colour in range(len(error)):
            slope += error[colour] * outer[unit][colour]
            outer_slope[unit][colour] += error[colour] * hidden[unit]
        room = 1.0 - abs(hidden[unit])
        hidden[unit] = slope * room * room


def blame_features(
    count: int,
    active: Annotated[Row, Cell("i2")],
    grade: Units,
    slope: Reals,
    inner_slope: Shares,
) -> None:
    """What the weights before the hidden units have to do with the errors."""
    first_grade = len(inner_slope) - 1 - len(grade)
    for unit in range(len(slope)):
        inner_slope[len(inner_slope) - 1][unit] += slope[unit]
    for k in range(count):
        for unit in range(len(slope)):
            inner_slope[active[k]][unit] += slope[unit]
    for k in range(len(grade)):
        share = grade[k]
        if share != 0.0:
            for unit in range(len(slope)):
                inner_slope[first_grade + k][unit] += share * slope[unit]
