"""Which positions of a solved race games come through, for a slice of its table."""

from typing import Any

import numpy as np

from rauswurf.bots.perfect.bellman import best_of, compiled
from rauswurf.bots.perfect.moves import (
    NO_CHOICE,
    PASSES,
    PLACE_BITS,
    PLACE_MASK,
    TO_BITS,
    TO_MASK,
    Moves,
)
from rauswurf.rules.graph import FACES

MOST_TURNS = 400  # of a game that are followed
MOST_VISITS = 16_000_000  # that are counted: more hardly change which positions come first


@compiled
def walk(
    start: int, games: int, seed: int, slips: float, values: Any, moves: Moves, trail: Any
) -> int:
    """Write down the numbers of all positions in which a turn begins; returns how many.

    Both play perfectly, but for a share of choices that are drawn.
    """
    np.random.seed(seed)
    size = len(moves.own)
    count = 0
    for _ in range(games):
        a, b = start, start
        for _ in range(MOST_TURNS):
            if count == len(trail):
                return count
            trail[count] = a * size + b
            count += 1
            while True:
                face = np.random.randint(0, FACES)
                choice = best_of(a, b, face, values, moves)
                if choice == NO_CHOICE:
                    break
                if np.random.random() < slips:
                    choice = drawn(a, face, moves)
                a, b = choice & TO_MASK, moves.left[b, choice >> TO_BITS & PLACE_MASK]
                if choice >> TO_BITS + PLACE_BITS == PASSES:
                    break
            if size - 1 in (a, b):
                break
            a, b = b, a
    return count


@compiled
def drawn(a: int, face: int, moves: Moves) -> Any:
    """Any choice that a face offers."""
    pieces = len(moves.choices) // FACES
    count = 0
    while count < pieces and moves.choices[face * pieces + count, a] != NO_CHOICE:
        count += 1
    return moves.choices[face * pieces + np.random.randint(0, count), a]


def with_followers(numbers: Any, moves: Moves) -> Any:
    """Positions and all that choices lead to from them: what it takes to choose there."""
    size = len(moves.own)
    a, b = numbers // size, numbers % size
    found = [numbers]
    for choices in moves.choices:
        choice = choices[a].astype(np.int64)
        real = choice != NO_CHOICE
        to = choice[real] & TO_MASK
        other = moves.left[b[real], choice[real] >> TO_BITS & PLACE_MASK].astype(np.int64)
        passes = choice[real] >> TO_BITS + PLACE_BITS == PASSES
        found.append(np.where(passes, other * size + to, to * size + other))
        # Whoever has one roll, and needs a six, may pass the turn on from there.
        found.append((other * size + to)[~passes])
    return np.unique(np.concatenate(found))


def most_visited(trail: Any, moves: Moves, most: int) -> Any:
    """The positions that games come through most often, with all that is needed to choose there."""
    numbers, visits = np.unique(trail[:MOST_VISITS], return_counts=True)
    order = np.argsort(-visits, kind="stable")
    count = min(len(order), most)
    while True:
        found = with_followers(np.sort(numbers[order[:count]]), moves)
        if len(found) <= most or count < 2:
            return found
        count = int(count * most / len(found))
