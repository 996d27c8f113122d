"""What a position is worth by the positions that follow: the heart of solving, for CPU and GPU.

A chance is a whole number of steps from 0 to ONE, 32 bits wide: evenly fine everywhere, so that
what is left of an error does not hide near one half. ``values[a][b]`` is the chance of who begins a
turn with arrangement a against b. Whoever is home has won: their row is ONE and their column 0, and
that is all that is said about the end.

These functions are written like the rules and compiled like them, for either machine. They compute
with whole numbers and round once, so both machines find the same.
"""

from typing import Annotated

from rauswurf.bots.perfect.moves import (
    NO_CHOICE,
    ONE_ROLL,
    PASSES,
    PLACE_BITS,
    PLACE_MASK,
    TO_BITS,
    TO_MASK,
    WHOLE,
    Moves,
)
from rauswurf.rules.graph import FACES
from rauswurf.rules.state import Cell, Rows

ONE = 0xFFFFFFFF
LAST_FACE = FACES - 1
PLAYED = 4  # pieces that each has; fixed when a race is compiled

Values = Annotated[Rows, Cell("u4")]


def one_roll(a: int, b: int, values: Values, moves: Moves) -> int:
    """The chance of one who needs a six to enter, and has a single roll."""
    enter = moves.choices[LAST_FACE * PLAYED][a]
    entered = values[enter & TO_MASK][moves.left[b][enter >> TO_BITS & PLACE_MASK]]
    missed = ONE - values[b][a]
    return (entered + LAST_FACE * missed + FACES // 2) // FACES


def after(choice: int, b: int, values: Values, moves: Moves) -> int:
    """The chance of the mover after a choice."""
    to = choice & TO_MASK
    other = moves.left[b][choice >> TO_BITS & PLACE_MASK]
    then = choice >> TO_BITS + PLACE_BITS
    if then == PASSES:
        return ONE - values[other][to]
    if then == ONE_ROLL:
        return one_roll(to, other, values, moves)
    return values[to][other]


def best_sum(a: int, b: int, values: Values, moves: Moves) -> int:
    """The chances of who has arrangement a against b, added up over the faces that can be used."""
    total = 0
    for face in range(FACES):
        best = 0
        for k in range(PLAYED * face, PLAYED * face + PLAYED):
            choice = moves.choices[k][a]
            if choice == NO_CHOICE:
                break
            best = max(best, after(choice, b, values, moves))
        total += best
    return total


def best_of(a: int, b: int, face: int, values: Values, moves: Moves) -> int:
    """The best choice with a face (from 0); NO_CHOICE if there is none."""
    best, top = NO_CHOICE, -1
    for k in range(PLAYED * face, PLAYED * face + PLAYED):
        choice = moves.choices[k][a]
        if choice == NO_CHOICE:
            break
        chance = after(choice, b, values, moves)
        if chance > top:
            best, top = choice, chance
    return best


def settled(a: int, b: int, one: int, other: int, moves: Moves) -> int:
    """The chance x of a against b, given the sums of both; they may lose their roll to each other.

    x = one + lost (1 - y) and y = other + other_lost (1 - x), solved for x. The division is the
    only thing that is rounded: all before it are whole numbers below 2**53.
    """
    lost, other_lost = moves.lost[a], moves.lost[b]
    then = ONE * (WHOLE - other_lost) - moves.gain[b] * other
    x = (WHOLE * moves.gain[a] * one + lost * then) / (WHOLE * WHOLE - lost * other_lost)
    return min(ONE, max(0, int(x + 0.5)))


def can_be(a: int, b: int, moves: Moves) -> bool:
    """Do no two pieces stand on one field, and is nobody home?"""
    last = len(moves.own) - 1
    return moves.own[a] & moves.across[b] == 0 and a != last and b != last
