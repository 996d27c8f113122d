"""Settling the positions of tiles: see ``levels``. Written like the rules, for CPU and GPU.

First the chances of all positions of a level are added up, then all are settled: captures may lead
to a position of the same level, so nothing is written before all of it is known.

A thread of a processor takes whole tiles. On a card ACROSS * DOWN lanes share a tile, and those
next to each other go along the arrangements of one player with that of the other fixed: so what
they read lies close together. Who does what is in the ``plan``.
"""

from typing import Annotated

from rauswurf.bots.perfect.bellman import ONE, Values, best_sum, can_be, settled
from rauswurf.bots.perfect.levels import SIDES, TILE, Level
from rauswurf.bots.perfect.moves import Moves
from rauswurf.rules.state import Cell, Row, Rows

FIRST, END, OWN_LANE, ALL_LANES = range(4)  # of a plan
PLAN_LENGTH = 4

HALF = ONE // 2

# How many lanes share a tile; fixed when a race is compiled.
ACROSS = 1
DOWN = 1


class Tile:
    """A tile as seen from one side: arrangements of who moves, and of who waits."""

    mover: Annotated[int, Cell("i8")]
    movers: Annotated[int, Cell("i8")]
    waiter: Annotated[int, Cell("i8")]
    waiters: Annotated[int, Cell("i8")]


def guess(plan: Row, values: Values) -> None:
    """The values to begin with: whoever is home has won, all others are even."""
    size = len(values)
    position = plan[FIRST] + plan[OWN_LANE]
    while position < plan[END]:
        a, b = position // size, position % size
        values[a][b] = ONE if a == size - 1 else 0 if b == size - 1 else HALF
        position += plan[ALL_LANES]


def add_up(plan: Row, tile: Tile, level: Level, values: Values, moves: Moves, sums: Rows) -> None:
    """Add up the chances of all positions of some tiles, from both sides."""
    lane = plan[OWN_LANE]
    number = plan[FIRST] + lane // (ACROSS * DOWN)
    while number < plan[END]:
        pair = pair_of(number, level)
        for side in range(SIDES):
            look_from(tile, number, pair, side, level)
            add_up_side(lane, tile, values, moves, sums[SIDES * number + side])
        number += plan[ALL_LANES] // (ACROSS * DOWN)


def add_up_side(lane: int, tile: Tile, values: Values, moves: Moves, sums: Row) -> None:
    """Add up the chances of the mover in a tile."""
    for j in range(lane // ACROSS % DOWN, tile.waiters, DOWN):
        for i in range(lane % ACROSS, tile.movers, ACROSS):
            if can_be(tile.mover + i, tile.waiter + j, moves):
                sums[TILE * j + i] = best_sum(tile.mover + i, tile.waiter + j, values, moves)


def settle(
    plan: Row, tile: Tile, level: Level, values: Values, moves: Moves, sums: Rows, change: Row
) -> None:
    """Write down the positions of some tiles, and how much they have changed at most."""
    lane, largest = plan[OWN_LANE], 0
    number = plan[FIRST] + lane // (ACROSS * DOWN)
    while number < plan[END]:
        pair = pair_of(number, level)
        for side in range(SIDES):
            look_from(tile, number, pair, side, level)
            mine, theirs = sums[SIDES * number + side], sums[SIDES * number + 1 - side]
            largest = max(largest, settle_side(lane, tile, values, moves, mine, theirs))
        number += plan[ALL_LANES] // (ACROSS * DOWN)
    if largest > change[0]:
        raise_to(change, 0, largest)


def settle_side(lane: int, tile: Tile, values: Values, moves: Moves, mine: Row, theirs: Row) -> int:
    """Write down the positions of a tile in which one side moves; returns the largest change."""
    largest = 0
    for j in range(lane // ACROSS % DOWN, tile.movers, DOWN):
        for i in range(lane % ACROSS, tile.waiters, ACROSS):
            a, b = tile.mover + j, tile.waiter + i
            if can_be(a, b, moves):
                new = settled(a, b, mine[TILE * i + j], theirs[TILE * j + i], moves)
                largest = max(largest, abs(values[a][b] - new))
                values[a][b] = new
    return largest


def look_from(tile: Tile, number: int, pair: int, side: int, level: Level) -> None:
    """Find the arrangements of a tile; the first side is that of the ones."""
    ones, others = level.ones[pair], level.others[pair]
    along = (others[1] - others[0] + TILE - 1) // TILE
    place = number - level.tiles[pair]
    one, other = ones[0] + TILE * (place // along), others[0] + TILE * (place % along)
    wide, tall = min(ones[1] - one, TILE), min(others[1] - other, TILE)
    if side == 0:
        tile.mover, tile.movers, tile.waiter, tile.waiters = one, wide, other, tall
    else:
        tile.mover, tile.movers, tile.waiter, tile.waiters = other, tall, one, wide


def pair_of(number: int, level: Level) -> int:
    """Which pair of groups a tile belongs to."""
    low, high = 0, len(level.tiles) - 1
    while high - low > 1:
        middle = (low + high) // 2
        if level.tiles[middle] <= number:
            low = middle
        else:
            high = middle
    return low


def raise_to(row: Row, place: int, number: int) -> None:
    """Raise a number of a row; on a card, others may do that at the same time."""
    row[place] = max(row[place], number)
