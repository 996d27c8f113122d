"""Figures of games, made where they were played: rows of counts become sums and sums of products.

Written like the rules, and compiled like them: for graphics cards, and for processors to be tried
there. ``plan`` says which thread of how many this is.
"""

from rauswurf.fast.cuda.plan import ALL_LANES, FIRST_GAME, GAMES_OF_DEAL, OWN_LANE
from rauswurf.fast.moments import (
    BOT_WINS,
    BY_ORDER,
    COLUMN,
    DEAL,
    GAME,
    HIGHEST,
    PAIR,
    WHOLE_WIN,
    WINS,
    WINS_BY_ORDER,
)
from rauswurf.fast.series import FINISHED, RANKS
from rauswurf.rules.state import Long, Row, Rows


def measure_deals(
    plan: Row, measures: Rows, seated: Rows, rows: Rows, column: int, found: Rows
) -> None:
    """Add up the measures of the games of each deal, a line for each deal, from a column on.

    ``measures`` are [measure]: its kind and two numbers; ``seated`` are [game, seat]: which bot,
    until all come round.
    """
    deal = plan[GAMES_OF_DEAL]
    line = plan[OWN_LANE]
    while line < len(found):
        for k in range(len(measures)):
            total = 0
            if measures[k][0] == DEAL:
                total = 1
            else:
                for game in range(deal * line, min(deal * (line + 1), len(rows))):
                    here = seated[(plan[FIRST_GAME] + game) % len(seated)]
                    total += measured(measures[k], rows[game], here)
            found[line][column + k] = total
        line += plan[ALL_LANES]


def measured(measure: Row, tally: Row, seated: Row) -> int:
    """One measure of a game: see ``moments.measured``."""
    kind = measure[0]
    a = measure[1]
    seats = len(seated)
    if kind == GAME:
        return 1
    if kind == COLUMN:
        return tally[a]
    if kind == WINS:
        return share_of_win(tally, seats, a)
    if kind == PAIR:
        return pair_points(tally, seated, a, measure[2])
    total = 0
    for seat in range(seats):
        order = 0
        if kind in (BY_ORDER, WINS_BY_ORDER):
            order = tally[RANKS + seats + seat]
        if kind == HIGHEST and (seat == 0 or tally[a + seat] > total):
            total = tally[a + seat]
        elif kind == BY_ORDER and order == measure[2]:
            total += tally[a + seat]
        elif (kind == WINS_BY_ORDER and order == a) or (kind == BOT_WINS and seated[seat] == a):
            total += share_of_win(tally, seats, seat)
    return total


def pair_points(tally: Row, seated: Row, a: int, b: int) -> int:
    """What one bot took from another: see ``moments.pair_points``."""
    total = 0
    for one in range(len(seated)):
        rank = tally[RANKS + one]
        if seated[one] == a and rank > 0:
            for other in range(len(seated)):
                if seated[other] == b:
                    theirs = tally[RANKS + other]
                    total += 2 if theirs == 0 or rank < theirs else rank == theirs
    return total


def share_of_win(tally: Row, seats: int, seat: int) -> int:
    """What a seat won of a game that ended, in parts: those who share a first place share it."""
    if tally[RANKS + seat] != 1 or tally[FINISHED] != 1:
        return 0
    winners = 0
    for other in range(seats):
        winners += tally[RANKS + other] == 1
    return WHOLE_WIN // winners


def add_products(plan: Row, found: Rows, sums: Rows) -> None:
    """Add up the products of all measures with all: [one * width + other].

    Threads share the lines out in as many parts as there are threads for all products.
    """
    width = len(found[0])
    pairs = width * width
    parts = max(1, plan[ALL_LANES] // pairs)
    work = plan[OWN_LANE]
    while work < parts * pairs:
        pair = work % pairs
        total = 0
        line = work // pairs
        while line < len(found):
            total += found[line][pair // width] * found[line][pair % width]
            line += parts
        add_at(sums[pair // width], pair % width, total)
        work += plan[ALL_LANES]


def count_values(plan: Row, column: int, rows: Rows, counts: Row) -> None:
    """Count how often each number stands in a column; the last place is for all higher ones."""
    game = plan[OWN_LANE]
    while game < len(rows):
        add_at(counts, min(rows[game][column], len(counts) - 1), 1)
        game += plan[ALL_LANES]


def add_at(row: Row, place: Long, more: Long) -> None:
    """Add to a number of a row; on a card, others may do that at the same time."""
    row[place] += more
