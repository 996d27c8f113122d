"""Figures of games, made on the graphics card: rows of counts become sums and sums of products.

``measure_deals`` adds up the measures of the games of each deal, ``add_products`` the products of
all of them with each other, and ``count_values`` counts how often a number comes up. Plain
functions, like the rules; where a thread is, and how numbers are added up by many of them at once,
they are told by ``cuda``, which tests bring in a version of their own.
"""

from typing import Any

from rauswurf.fast.moments import (
    BOT_WINS,
    BY_ORDER,
    COLUMN,
    DEAL,
    GAME,
    HIGHEST,
    WHOLE_WIN,
    WINS,
    WINS_BY_ORDER,
)
from rauswurf.fast.series import FINISHED, RANKS
from rauswurf.rules.state import Row

Table = Any  # numpy's arrays, of which places have two numbers

cuda: Any = None  # put into the scope of these functions when they are compiled


def measured(kind: int, a: int, b: int, tally: Row, seated: Row) -> int:
    """One measure of a game: see ``moments.measured``."""
    seats = len(seated)
    if kind == GAME:
        return 1
    if kind == COLUMN:
        return tally[a]
    if kind == WINS:
        return share_of_win(tally, seats, a)
    total = 0
    for seat in range(seats):
        order = 0
        if kind in (BY_ORDER, WINS_BY_ORDER):
            order = tally[RANKS + 2 * seats + seat]
        if kind == HIGHEST and (seat == 0 or tally[a + seat] > total):
            total = tally[a + seat]
        elif kind == BY_ORDER and order == b:
            total += tally[a + seat]
        elif (kind == WINS_BY_ORDER and order == a) or (kind == BOT_WINS and seated[seat] == a):
            total += share_of_win(tally, seats, seat)
    return total


def share_of_win(tally: Row, seats: int, seat: int) -> int:
    """What a seat won of a game that ended, in parts: those who share a first place share it."""
    if tally[RANKS + seat] != 1 or tally[FINISHED] != 1:
        return 0
    winners = 0
    for other in range(seats):
        winners += tally[RANKS + other] == 1
    return WHOLE_WIN // winners


def measure_deals(
    measures: Table, deal: int, first: int, seated: Table, rows: Table, found: Table
) -> None:
    """Add up the measures of the games of each deal; the number of the first game is told."""
    for line in range(cuda.grid(1), len(found), cuda.gridsize(1)):
        for k in range(len(measures)):
            total = 0
            if measures[k, 0] == DEAL:
                total = 1
            else:
                for game in range(deal * line, min(deal * (line + 1), len(rows))):
                    here = seated[(first + game) % len(seated)]
                    kind = measures[k, 0]
                    total += measured(kind, measures[k, 1], measures[k, 2], rows[game], here)
            found[line, k] = total


def add_products(found: Table, sums: Table) -> None:
    """Add up the products of all measures with all, over some deals for each block of threads."""
    width = len(sums)
    size = -(-len(found) // cuda.gridDim.x)
    begin = size * cuda.blockIdx.x
    end = min(begin + size, len(found))
    for pair in range(cuda.threadIdx.x, width * width, cuda.blockDim.x):
        one = pair // width
        other = pair % width
        total = 0
        for line in range(begin, end):
            total += found[line, one] * found[line, other]
        cuda.atomic.add(sums, (one, other), total)


def count_values(rows: Table, column: int, counts: Row) -> None:
    """Count how often each number stands in a column; the last place is for all higher ones."""
    for game in range(cuda.grid(1), len(rows), cuda.gridsize(1)):
        cuda.atomic.add(counts, min(rows[game, column], len(counts) - 1), 1)
