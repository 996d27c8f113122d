"""Small functions, written like rules, that use everything that the compiler knows."""

from math import exp
from typing import Annotated, NamedTuple

from rauswurf.rules.array import Array
from rauswurf.rules.state import Cell, RealRows, Reals, Row, Rows, copy_state

LENGTH = 6
OFF = 0
HALF = 0.5
TABLE = Array((2, 3), (-7, 100, 300, 5, 0, -300))
SMALL = Array.row((127, 3))
ON = 1


class State:
    """A few fields of every kind."""

    tiny: Annotated[int, Cell("i1")]
    short: Annotated[Row, Cell("i2", "LENGTH")]
    long: Annotated[Row, Cell("i8", "LENGTH")]
    part: Annotated[Reals, Cell("f8", "LENGTH")]


class Mind:
    """Holds a state, and a table."""

    grid: Annotated[Rows, Cell("i1", "LENGTH", "LENGTH")]
    t: Annotated[State, Cell("State")]


class Bundle(NamedTuple):
    """Several things that are handed on together."""

    narrow: Annotated[Rows, Cell("u4")]
    reals: Reals
    more: int


def divided(a: int, b: int) -> int:
    return a // b * 1000 + a % b


def by_constants(a: int, b: int) -> int:
    return a // 4 + a % 8 * 10 + b // 7 * 100 + b % -3 * 1000 + (a + b) // -5


def bits(a: int, b: int) -> int:
    return (a << 3 | b & 63 ^ 5) + (a >> 2) + ~b + -a


def logic(a: int, b: int) -> int:
    return (a and b) + 10 * (a or b) + 100 * (not a) + 1000 * (a > 2 and b > 2) + (a and b > 1)


def truths(a: int, b: int) -> bool:
    return (a < b) ^ (a != 3) and (b >= 0 or a in (1, 2, b))


def chained(a: int, b: int) -> int:
    known = 1 if 0 <= a <= b < 50 else 2 if a == b != 4 else 3
    return known + (OFF or 5) + (ON and 7) + (9 if OFF else 11)


def fractions(a: int, b: int) -> float:
    total = a / 7 + b * HALF - 3
    total -= abs(total) * 0.25
    total /= 1.0 + abs(a)
    return (
        max(total, float(b)) + min(a, b) + exp(-abs(total)) + int(total) + (HALF**b if b > 0 else a)
    )


def loops(a: int, b: int) -> int:
    total = 0
    for k in range(a):
        if k == b:
            continue
        if k > 20:
            break
        for j in range(k, -1, -2):
            total += j
    while total > 100:
        total -= 99
        if total % 13 == 0:
            break
    for k in range(3, a, 4):
        total += k
    return total


def tables(a: int, b: int) -> int:
    return TABLE[a % 2, b % 3] * 2 + SMALL[a % 2] + len(SMALL) + TABLE[1, 2]


def wraps(a: int, b: int) -> int:
    return ((a & 0xFFFFFFFF) * 0x9E3779BB + b) & 0xFFFFFFFF


def keep_records(s: State, mind: Mind, a: int) -> int:
    s.tiny = a
    t = mind.t
    copy_state(s, t)
    row, other = s.short, s.long
    for k in range(LENGTH):
        row[k] += k * a
        other[k] = row[k] > a
        mind.grid[k][k] = k
        mind.grid[k][0] -= 1
        s.part[k] = a
        s.part[k] *= HALF
    t.short[0] += 1
    return total_of(s.long) + total_of(other) + t.tiny + len(other) + mind.grid[2][2]


def total_of(row: Row) -> int:
    total = 0
    for k in range(len(row)):
        total += row[k]
    return total


def rows(table: Rows, reals: RealRows, a: int) -> float:
    line = reals[a]
    line[0] = total_of(table[a])
    return line[0] + line[1]


def bundled(bundle: Bundle, a: int) -> float:
    bundle.narrow[a][0] += bundle.more
    return part_of(bundle, a) + bundle.reals[a]


def part_of(bundle: Bundle, a: int) -> int:
    return bundle.narrow[a][0] + bundle.narrow[1][1] + len(bundle.reals) - bundle.more // 2


def no_bundle(s: State) -> int:
    return part_of(s, 1)  # type: ignore[arg-type]


def outside(s: State, a: int) -> int:
    return s.short[a]


def unknown_call(a: int) -> int:
    return len(str(a))


def fraction_into_whole(s: State, a: int) -> None:
    s.tiny = a / 2  # type: ignore[assignment]


def set_later(a: int) -> int:
    total = 0
    for k in range(a):
        if k > 0:
            total += before  # type: ignore[has-type]  # noqa: F821
        before = k  # noqa: F841
    return total
