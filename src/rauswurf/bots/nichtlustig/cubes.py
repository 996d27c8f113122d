"""Which dice to keep: exact expectations over all that the remaining rolls can bring.

The dice of one colour are seen together. Each of the three colours is an axis of a cube, with an
entry for each thing that its two dice may be:

======= ==========================================================================
0-35    both show a face: six times that of the first, from 0, plus the other's
36-41   the first shows a face, the other is still to be rolled
42-47   the other shows a face, the first is still to be rolled
48      both are still to be rolled
======= ==========================================================================

There is a cube for each face of the pink die, and one for a pink die that is still to be rolled.
What is done to a cube is done to its first axis, which then becomes the last: three times the same.

Written like the rules, but for rows of numbers as numpy has them: long rows are added and
compared at once. That is for tables; compiled games put ``cube_loops`` on top.
"""

from typing import TYPE_CHECKING, Annotated, Any

import numpy as np

from rauswurf.bots.nichtlustig import outlook
from rauswurf.bots.nichtlustig.outlook import (
    ALONE,
    BY_MACHINE,
    PAIR,
    PROFESSORS,
    SUM,
    SYMBOLS,
    changes_takes,
    foresee_nothing,
    foresee_symbols,
    foresee_takes,
    show_pink,
)
from rauswurf.rules.nichtlustig.cards import PINK, SYMBOL, State
from rauswurf.rules.state import Cell, RealRows, Reals, Rows

if TYPE_CHECKING:
    Line = Any  # numpy's rows
    Lines = Any
    Indices = Any
else:
    Line, Lines, Indices = Reals, RealRows, Rows  # what the compiler takes them for

SHOWN = 36
FIRST_KNOWN, OTHER_KNOWN, UNKNOWN = 36, 42, 48
BOTH_KEPT = 48  # once it has been chosen what to keep, nothing is unknown
VIEWS = 49
CUBE = VIEWS * VIEWS * VIEWS
SETS = 4  # of the two dice of one colour: none, the first, the other, both
COLOURED_SETS = 64

# The cubes; the last two are room to work in.
PINK_UNKNOWN, ROOM, OTHER_ROOM = 6, 7, 8
CUBES = 9

ALL_SHOWN = 46_656  # what six dice can show

CHANCE = 11  # the row of thought that is filled here

# Rows of ``shapes``: what the coloured dice show, once for all that comes to the same thing; and
# the number of the shape, for all that they can show.
PAIRS_SHOWN, NUMBERS_SHOWN, SUM_SHOWN, SYMBOLS_SHOWN, SHAPE = range(5)
SHAPE_ROWS = 5
DISTINCT = 5019  # shapes


class Mind(outlook.Mind):
    """Tables that numpy works on."""

    shapes: Annotated[Indices, Cell("i8", "SHAPE_ROWS", "ALL_SHOWN")]
    cubes: Annotated[Lines, Cell("f8", "CUBES", "CUBE")]


def weigh_sets(s: State, mind: Mind, rolls: int, weights: Reals) -> None:
    """Fill the row of chances, [set of dice]: having set them aside, with one or two rolls left.

    To set all of them aside is to stop.
    """
    if rolls == 1:
        see_cubes(s, mind, weights, rolls)
        blend_pinks(mind, COLOURED_SETS)
    else:
        see_one_roll(s, mind, weights)
        look_further(s, mind)
    for k in range(COLOURED_SETS):
        mind.thought[CHANCE][k] = mind.cubes[PINK_UNKNOWN][k]
        mind.thought[CHANCE][COLOURED_SETS + k] = mind.cubes[s.face[PINK] - 1][k]


def see_one_roll(s: State, mind: Mind, weights: Reals) -> None:
    """Fill the cubes, for each face of the pink die and for an unknown one, with one roll left."""
    see_cubes(s, mind, weights, 2)
    blend_pinks(mind, CUBE)


def see_cubes(s: State, mind: Mind, weights: Reals, rolls: int) -> None:
    """Fill the cubes of the faces of the pink die: with one roll left, for sets of dice only."""
    foresee_symbols(s, mind, weights)
    fresh = True
    for change in range(2):  # first the faces that change nothing: they share what takes are worth
        for pink in range(1, SYMBOL + 1):
            if changes_takes(s, pink) == (change == 1):
                show_pink(s, mind, pink)
                if change or fresh:
                    foresee_takes(mind, weights)
                    fresh = False
                foresee_nothing(mind, weights)
                lay_out(mind, mind.cubes[ROOM])
                if rolls == 1:
                    roll_last(s, mind, mind.cubes[pink - 1])
                else:
                    expect(mind, mind.cubes[pink - 1])


def lay_out(mind: Mind, cube: Line) -> None:
    """What everything that the coloured dice can show is worth, for one face of the pink die."""
    total = mind.shapes[SUM_SHOWN][:DISTINCT]
    pairs = mind.thought[PAIR][mind.shapes[PAIRS_SHOWN][:DISTINCT]]
    best = np.maximum(pairs, mind.thought[PROFESSORS][mind.shapes[NUMBERS_SHOWN][:DISTINCT]])
    with_sum = np.maximum(best, np.maximum(mind.thought[SUM], mind.thought[BY_MACHINE])[total])
    best = np.where(best < 0.0, mind.thought[ALONE][total], with_sum)
    best += mind.thought[SYMBOLS][mind.shapes[SYMBOLS_SHOWN][:DISTINCT]]
    cube[: len(mind.shapes[SHAPE])] = best[mind.shapes[SHAPE]]


def blend_pinks(mind: Mind, length: int) -> None:
    """What a pink die that is still to be rolled is worth: the mean over its faces."""
    blend = mind.cubes[PINK_UNKNOWN][:length]
    blend[:] = mind.cubes[0][:length]
    for pink in range(1, SYMBOL):
        blend += mind.cubes[pink][:length]
    blend /= SYMBOL


def mean_of_rows(rows: Lines, first: int, step: int, number: int) -> Line:
    """The mean of so many rows."""
    total = rows[first].copy()
    for k in range(1, number):
        total += rows[first + k * step]
    return total / number


# One roll is left.


def roll_last(s: State, mind: Mind, result: Line) -> None:
    """From all that can be shown to sets of dice: the means over the faces of the others."""
    room, other_room = mind.cubes[ROOM], mind.cubes[OTHER_ROOM]
    roll_last_axis(room, s.face[0] - 1, s.face[1] - 1, SHOWN * SHOWN, other_room)
    roll_last_axis(other_room, s.face[2] - 1, s.face[3] - 1, SHOWN * SETS, room)
    roll_last_axis(room, s.face[4] - 1, s.face[5] - 1, SETS * SETS, result)


def roll_last_axis(cube: Line, first: int, other: int, width: int, result: Line) -> None:
    """The same for one colour, whose dice show these faces, from 0."""
    row = cube[: SHOWN * width].reshape(SHOWN, width)
    after = result[: SETS * width].reshape(width, SETS)
    after[:, 0] = mean_of_rows(row, 0, 1, SHOWN)
    after[:, 1] = mean_of_rows(row, SYMBOL * first, 1, SYMBOL)
    after[:, 2] = mean_of_rows(row, other, SYMBOL, SYMBOL)
    after[:, 3] = row[SYMBOL * first + other]


# Two rolls are left.


def expect(mind: Mind, result: Line) -> None:
    """Add what is unknown to a cube of what is shown: the means over the faces."""
    expect_axis(mind.cubes[ROOM], SHOWN * SHOWN, 1, mind.cubes[OTHER_ROOM])
    expect_axis(mind.cubes[OTHER_ROOM], SHOWN, VIEWS, mind.cubes[ROOM])
    expect_axis(mind.cubes[ROOM], 1, VIEWS * VIEWS, result)


def expect_axis(cube: Line, outer: int, inner: int, result: Line) -> None:
    """The same for one colour: so many colours' blocks before it, and so long rows after it."""
    row = cube[: outer * SHOWN * inner].reshape(outer, SHOWN, inner)
    after = result[: outer * VIEWS * inner].reshape(outer, VIEWS, inner)
    after[:, :SHOWN] = row
    for face in range(SYMBOL):
        after[:, FIRST_KNOWN + face] = mean_of_six(row, SYMBOL * face, 1)
        after[:, OTHER_KNOWN + face] = mean_of_six(row, face, SYMBOL)
    after[:, UNKNOWN] = mean_of_six(after, FIRST_KNOWN, 1)


def mean_of_six(rows: Lines, first: int, step: int) -> Line:
    """The mean over faces, within each block."""
    total = rows[:, first].copy()
    for k in range(1, SYMBOL):
        total += rows[:, first + k * step]
    return total / SYMBOL


def look_further(s: State, mind: Mind) -> None:
    """From the cubes for the last roll to sets of dice before the last but one."""
    unknown = mind.cubes[PINK_UNKNOWN]
    shown = s.face[PINK] - 1
    total = np.zeros(COLOURED_SETS)
    for pink in range(SYMBOL):
        best = np.maximum(mind.cubes[pink], unknown)  # the pink die is kept, or rolled again
        choose_and_roll(s, best, mind, mind.cubes[ROOM])
        total += mind.cubes[ROOM][:COLOURED_SETS]
    choose_and_roll(s, mind.cubes[shown], mind, mind.cubes[shown])
    unknown[:COLOURED_SETS] = total / SYMBOL


def choose_and_roll(s: State, cube: Line, mind: Mind, result: Line) -> None:
    """Roll the dice that are not set aside, and then keep what is best before the last roll."""
    choose_axis(cube, s.face[0] - 1, s.face[1] - 1, mind.cubes[OTHER_ROOM])
    choose_axis(mind.cubes[OTHER_ROOM], s.face[2] - 1, s.face[3] - 1, mind.cubes[ROOM])
    choose_axis(mind.cubes[ROOM], s.face[4] - 1, s.face[5] - 1, mind.cubes[OTHER_ROOM])
    roll_axis(mind.cubes[OTHER_ROOM], VIEWS * VIEWS, mind.cubes[ROOM])
    roll_axis(mind.cubes[ROOM], VIEWS * SETS, mind.cubes[OTHER_ROOM])
    roll_axis(mind.cubes[OTHER_ROOM], SETS * SETS, result)


def choose_axis(cube: Line, first: int, other: int, result: Line) -> None:
    """What is best to keep of one colour: after both dice were rolled, after one, after none."""
    width = VIEWS * VIEWS
    row = cube.reshape(VIEWS, width)
    after = result.reshape(width, VIEWS)
    for a in range(SYMBOL):
        without_other = np.maximum(row[FIRST_KNOWN + a], row[UNKNOWN])
        for b in range(SYMBOL):
            best = np.maximum(row[SYMBOL * a + b], row[OTHER_KNOWN + b])
            after[:, SYMBOL * a + b] = np.maximum(best, without_other)
    for a in range(SYMBOL):
        both = row[SYMBOL * a + other]
        after[:, OTHER_KNOWN + a] = np.maximum(both, row[OTHER_KNOWN + other])
        both = row[SYMBOL * first + a]
        after[:, FIRST_KNOWN + a] = np.maximum(both, row[FIRST_KNOWN + first])
    after[:, BOTH_KEPT] = row[SYMBOL * first + other]


def roll_axis(cube: Line, width: int, result: Line) -> None:
    """The means over what the dice of one colour may have shown, for each set kept of them."""
    row = cube[: VIEWS * width].reshape(VIEWS, width)
    after = result[: SETS * width].reshape(width, SETS)
    after[:, 0] = mean_of_rows(row, 0, 1, SHOWN)
    after[:, 1] = mean_of_rows(row, FIRST_KNOWN, 1, SYMBOL)
    after[:, 2] = mean_of_rows(row, OTHER_KNOWN, 1, SYMBOL)
    after[:, 3] = row[BOTH_KEPT]
