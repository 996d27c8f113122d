"""Which positions of a solved race games come through, for a slice of its table."""

from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np

from rauswurf.bots.perfect import bellman, wandering
from rauswurf.bots.perfect.moves import (
    NO_CHOICE,
    ONE_ROLL,
    PASSES,
    PLACE_BITS,
    PLACE_MASK,
    TO_BITS,
    TO_MASK,
    Moves,
)
from rauswurf.dice import generator
from rauswurf.fast.compiler import compiled
from rauswurf.rules.compose import compose
from rauswurf.rules.graph import FACES

MOST_VISITS = 16_000_000  # that are counted: more hardly change which positions come first
SLIPS = (0, 100, 300)  # of a thousand choices, in a third of the games each
WALKS = 12  # that share the visits: always as many, so threads change nothing


def walk(start: int, visits: int, number: int, values: Any, moves: Moves) -> Any:
    """The numbers of so many positions that games come through, one walk with its own dice."""
    played = len(moves.choices) // FACES
    rules = compose("walks", [generator, bellman, wandering], PLAYED=played)
    trail, stream = np.zeros(visits, np.int64), [0, 0]
    generator.seed_stream(stream, 0, number)
    slips = SLIPS[number % len(SLIPS)]
    chance = np.array(stream, np.int64)
    count = compiled(rules, "wander")(start, visits, slips, chance, values, moves, trail)
    return trail[:count]


def walks(start: int, visits: int, values: Any, moves: Moves, threads: int) -> Any:
    """The numbers of the positions of all walks."""
    with ThreadPoolExecutor(threads) as pool:
        each = -(-visits // WALKS)
        return np.concatenate(
            list(pool.map(lambda n: walk(start, each, n, values, moves), range(WALKS)))
        )


def with_followers(numbers: Any, moves: Moves) -> Any:
    """Positions and all that choices lead to from them: what it takes to choose there."""
    size, tables = len(moves.own), np.asarray(moves.choices)
    pieces = len(tables) // FACES
    found = [numbers]
    for choices in tables:
        to, other, then = after_choices(choices, numbers // size, numbers % size, moves)
        passes = then == PASSES
        found.append(np.where(passes, other * size + to, to * size + other))
        # Whoever has one roll, and needs a six, may pass the turn on from there, or enter.
        found.append((other * size + to)[~passes])
        single = then == ONE_ROLL
        enter = tables[pieces * (FACES - 1)]
        to, other, _ = after_choices(enter, to[single], other[single], moves)
        found.append(to * size + other)
    return np.unique(np.concatenate(found))


def after_choices(choices: Any, a: Any, b: Any, moves: Moves) -> tuple[Any, Any, Any]:
    """Where those who have a choice come to, what is left of the others, and what comes then."""
    choice = choices[a].astype(np.int64)
    real = choice != NO_CHOICE
    choice, left = choice[real], np.asarray(moves.left)
    other = left[b[real], choice >> TO_BITS & PLACE_MASK].astype(np.int64)
    return choice & TO_MASK, other, choice >> TO_BITS + PLACE_BITS


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
