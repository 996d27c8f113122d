"""Through which positions of a solved race games come: written like the rules."""

from rauswurf.bots.perfect.bellman import PLAYED, Values, best_of
from rauswurf.bots.perfect.moves import (
    NO_CHOICE,
    PASSES,
    PLACE_BITS,
    PLACE_MASK,
    TO_BITS,
    TO_MASK,
    Moves,
)
from rauswurf.dice.generator import draw
from rauswurf.rules.graph import FACES
from rauswurf.rules.state import Row

MOST_TURNS = 400  # of a game that are followed
PARTS = 1000  # in which the share of slips is told


def wander(
    start: int, games: int, slips: int, chance: Row, values: Values, moves: Moves, trail: Row
) -> int:
    """Write down the numbers of all positions in which a turn begins; returns how many.

    Both play perfectly, but for a share of choices that are drawn.
    """
    size, count = len(moves.own), 0
    for _ in range(games):
        a, b, turns = start, start, 0
        while turns < MOST_TURNS and a != size - 1 and b != size - 1:
            if count == len(trail):
                return count
            trail[count] = a * size + b
            count += 1
            turns += 1
            goes_on = 1
            while goes_on:
                choice = chosen(a, b, slips, chance, values, moves)
                goes_on = choice != NO_CHOICE and choice >> TO_BITS + PLACE_BITS != PASSES
                if choice != NO_CHOICE:
                    a, b = choice & TO_MASK, moves.left[b][choice >> TO_BITS & PLACE_MASK]
            a, b = b, a
    return count


def chosen(a: int, b: int, slips: int, chance: Row, values: Values, moves: Moves) -> int:
    """What is done with the next roll; NO_CHOICE if nothing can be."""
    face = draw(chance, FACES)
    best = best_of(a, b, face, values, moves)
    if best == NO_CHOICE or draw(chance, PARTS) >= slips:
        return best
    count = 0
    while count < PLAYED and moves.choices[face * PLAYED + count][a] != NO_CHOICE:
        count += 1
    return moves.choices[face * PLAYED + draw(chance, count)][a]
