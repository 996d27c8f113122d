"""What ``cubes`` does with numpy's rows, number by number: for the compiler.

At a table whole rows are added at once, since Python is slow; compiled, plain loops are faster.
Put on top of ``cubes``, which tells what the cubes are. Numbers are added in the same order.
"""

from rauswurf.bots.nichtlustig.cubes import (
    ALL_SHOWN,
    BOTH_KEPT,
    CHANCE,
    COLOURED_SETS,
    CUBE,
    DISTINCT,
    FIRST_KNOWN,
    NUMBERS_SHOWN,
    OTHER_KNOWN,
    OTHER_ROOM,
    PAIRS_SHOWN,
    PINK_UNKNOWN,
    ROOM,
    SETS,
    SHAPE,
    SHOWN,
    SUM_SHOWN,
    SYMBOLS_SHOWN,
    UNKNOWN,
    VIEWS,
    Mind,
    choose_and_roll,
)
from rauswurf.bots.nichtlustig.outlook import ALONE, BY_MACHINE, PAIR, PROFESSORS, SUM, SYMBOLS
from rauswurf.rules.nichtlustig.cards import PINK, SYMBOL, State
from rauswurf.rules.state import Reals


def lay_out(mind: Mind, cube: Reals) -> None:
    """What everything that the coloured dice can show is worth, for one face of the pink die."""
    worth = mind.cubes[OTHER_ROOM]
    for shape in range(DISTINCT):
        worth[shape] = worth_of(mind, shape)
    shape_of = mind.shapes[SHAPE]
    for shown in range(ALL_SHOWN):
        cube[shown] = worth[shape_of[shown]]


def worth_of(mind: Mind, shape: int) -> float:
    """What one of the shapes is worth."""
    total = mind.shapes[SUM_SHOWN][shape]
    pairs = mind.thought[PAIR][mind.shapes[PAIRS_SHOWN][shape]]
    best = max(pairs, mind.thought[PROFESSORS][mind.shapes[NUMBERS_SHOWN][shape]])
    if best < 0.0:
        best = mind.thought[ALONE][total]
    else:
        best = max(best, max(mind.thought[SUM][total], mind.thought[BY_MACHINE][total]))
    best += mind.thought[SYMBOLS][mind.shapes[SYMBOLS_SHOWN][shape]]
    return float(best)


def blend_pinks(mind: Mind, length: int) -> None:
    """What a pink die that is still to be rolled is worth: the mean over its faces."""
    blend = mind.cubes[PINK_UNKNOWN]
    for k in range(length):
        total = mind.cubes[0][k]
        for pink in range(1, SYMBOL):
            total += mind.cubes[pink][k]
        blend[k] = total / SYMBOL


def mean_at(cube: Reals, at: int, step: int, number: int) -> float:
    """The mean of so many numbers, so many places apart."""
    total = cube[at]
    for k in range(1, number):
        total += cube[at + k * step]
    return total / number


def roll_last_axis(cube: Reals, first: int, other: int, width: int, result: Reals) -> None:
    """With one roll left, one colour, whose dice show these faces, from 0: the means."""
    for k in range(width):
        after = SETS * k
        result[after] = mean_at(cube, k, width, SHOWN)
        result[after + 1] = mean_at(cube, k + SYMBOL * first * width, width, SYMBOL)
        result[after + 2] = mean_at(cube, k + other * width, SYMBOL * width, SYMBOL)
        result[after + 3] = cube[k + (SYMBOL * first + other) * width]


def add_up(cube: Reals, at: int, step: int, inner: int, result: Reals, to: int) -> None:
    """The mean of six rows that lie so many places apart, number by number."""
    for k in range(inner):
        total = cube[at + k]
        total += cube[at + step + k]
        total += cube[at + 2 * step + k]
        total += cube[at + 3 * step + k]
        total += cube[at + 4 * step + k]
        total += cube[at + 5 * step + k]
        result[to + k] = total / SYMBOL


def expect_axis(cube: Reals, outer: int, inner: int, result: Reals) -> None:
    """Add what is unknown of one colour: the means over its faces."""
    for block in range(outer):
        at = block * SHOWN * inner
        to = block * VIEWS * inner
        for k in range(SHOWN * inner):
            result[to + k] = cube[at + k]
        for face in range(SYMBOL):
            first = to + (FIRST_KNOWN + face) * inner
            add_up(cube, at + SYMBOL * face * inner, inner, inner, result, first)
            other = to + (OTHER_KNOWN + face) * inner
            add_up(cube, at + face * inner, SYMBOL * inner, inner, result, other)
        add_up(result, to + FIRST_KNOWN * inner, inner, inner, result, to + UNKNOWN * inner)


def look_further(s: State, mind: Mind) -> None:
    """From the cubes for the last roll to sets of dice before the last but one."""
    unknown, room, total = mind.cubes[PINK_UNKNOWN], mind.cubes[ROOM], mind.thought[CHANCE]
    shown = mind.cubes[s.face[PINK] - 1]
    for k in range(COLOURED_SETS):
        total[k] = 0.0
    for pink in range(SYMBOL):
        kept = mind.cubes[pink]
        for k in range(CUBE):
            room[k] = max(kept[k], unknown[k])  # the pink die is kept, or rolled again
        choose_and_roll(s, room, mind, room)
        for k in range(COLOURED_SETS):
            total[k] += room[k]
    choose_and_roll(s, shown, mind, shown)
    for k in range(COLOURED_SETS):
        unknown[k] = total[k] / SYMBOL


def choose_axis(cube: Reals, first: int, other: int, result: Reals) -> None:
    """What is best to keep of one colour: after both dice were rolled, after one, after none."""
    width = VIEWS * VIEWS
    for k in range(width):
        after = VIEWS * k
        for a in range(SYMBOL):
            first_kept = max(cube[k + (FIRST_KNOWN + a) * width], cube[k + UNKNOWN * width])
            for b in range(SYMBOL):
                both = cube[k + (SYMBOL * a + b) * width]
                best = max(both, cube[k + (OTHER_KNOWN + b) * width])
                result[after + SYMBOL * a + b] = max(best, first_kept)
        for a in range(SYMBOL):
            both = cube[k + (SYMBOL * a + other) * width]
            alone = cube[k + (OTHER_KNOWN + other) * width]
            result[after + OTHER_KNOWN + a] = max(both, alone)
            both = cube[k + (SYMBOL * first + a) * width]
            alone = cube[k + (FIRST_KNOWN + first) * width]
            result[after + FIRST_KNOWN + a] = max(both, alone)
        result[after + BOTH_KEPT] = cube[k + (SYMBOL * first + other) * width]


def roll_axis(cube: Reals, width: int, result: Reals) -> None:
    """The means over what the dice of one colour may have shown, for each set kept of them."""
    for k in range(width):
        after = SETS * k
        result[after] = mean_at(cube, k, width, SHOWN)
        result[after + 1] = mean_at(cube, k + FIRST_KNOWN * width, width, SYMBOL)
        result[after + 2] = mean_at(cube, k + OTHER_KNOWN * width, width, SYMBOL)
        result[after + 3] = cube[k + BOTH_KEPT * width]
