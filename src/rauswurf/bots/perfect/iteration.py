"""Value iteration over all positions of a small race, compiled.

``mine[a, b]`` is the chance of the player who begins a turn with arrangement a against b;
``theirs[a, b]`` is ``mine[b, a]``, the position seen from the other side: both are kept so that
what is read lies side by side.

Gauss-Seidel, by descending pips: whatever does not throw anybody out leads to a position with more
steps done, so positions are taken in that order and find those behind them settled. Only captures
lead back, and each sweep settles one more of them. Positions that differ only in whose turn it is
lead to each other when a roll is lost; both are solved at once.
"""

from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple

import numpy as np

from rauswurf.bots.perfect.small import TRACK_FIELDS, SmallRace
from rauswurf.messages.parts import need
from rauswurf.rules.graph import FACES

numba = need("numba")


class Moves(NamedTuple):
    """What dice do, as tables: [arrangement, face - 1, choice]."""

    count: Any  # [arrangement, face - 1]
    to: Any
    lands_on: Any
    again: Any
    left: Any  # [steps, arrangement]: what is left of it when somebody lands there
    helpless: Any  # [arrangement]
    rolls: int  # how many rolls the helpless have


def moves_of(race: SmallRace, progress: Any) -> Moves:
    """Ask the rules about every arrangement and die."""
    size = len(race.arrangements)
    count = np.zeros((size, FACES), np.int64)
    to, lands_on, again = (np.zeros((size, FACES, race.pieces), np.int32) for _ in range(3))
    left = np.tile(np.arange(size, dtype=np.int32), (TRACK_FIELDS + 1, 1))
    for a, arrangement in enumerate(race.arrangements):
        for face, steps in enumerate(race.steps(arrangement)):
            count[a, face] = len(steps)
            for k, step in enumerate(steps):
                to[a, face, k], lands_on[a, face, k], again[a, face, k] = (
                    step.to,
                    step.lands_on,
                    step.again,
                )
        for place in arrangement:
            if 0 < place <= TRACK_FIELDS:
                left[place, a] = race.without(arrangement, place)
        progress(1)
    helpless = np.array([race.is_helpless(each) for each in race.arrangements])
    return Moves(count, to, lands_on, again, left, helpless, race.helpless_rolls)


@numba.njit(cache=True, nogil=True, error_model="numpy")
def improve(
    a: int, left: Any, again: int, first: int, mine: Any, theirs: Any, moves: Moves, best: Any
) -> None:
    """Raise the mover's best chances by those of a choice that leads to arrangement a."""
    if a == len(mine) - 1:
        best[:] = 1.0
    elif not again:
        row = theirs[a]
        for b in range(len(best)):
            best[b] = max(best[b], 1.0 - row[left[first + b]])
    elif not moves.helpless[a]:
        row = mine[a]
        for b in range(len(best)):
            best[b] = max(best[b], row[left[first + b]])
    else:  # one roll, and nothing but a six helps
        entered = mine[moves.to[a, FACES - 1, 0]]
        on_start = moves.left[moves.lands_on[a, FACES - 1, 0]]
        for b in range(len(best)):
            other = left[first + b]
            value = entered[on_start[other]] + (FACES - 1) * (1.0 - theirs[a, other])
            best[b] = max(best[b], value / FACES)


@numba.njit(cache=True, nogil=True, error_model="numpy")
def gains(
    a: int, first: int, end: int, mine: Any, theirs: Any, moves: Moves, best: Any, out: Any
) -> float:
    """[b]: what the rolls that can be used are worth; returns the chance that none can."""
    out[:] = 0.0
    useless = 0.0
    for face in range(FACES):
        if moves.count[a, face] == 0:
            useless += 1.0 / FACES
            continue
        best[: end - first] = 0.0
        for k in range(moves.count[a, face]):
            left = moves.left[moves.lands_on[a, face, k]]
            again = moves.again[a, face, k]
            to = moves.to[a, face, k]
            improve(to, left, again, first, mine, theirs, moves, best[: end - first])
        for b in range(end - first):
            out[b] += best[b] / FACES
    if moves.helpless[a]:  # several rolls, of which the first six counts
        lost = useless**moves.rolls
        for b in range(end - first):
            out[b] *= (1.0 - lost) / (1.0 - useless)
        return lost
    if moves.count[a, FACES - 1] == 0:  # a six that moves nothing is rolled again
        for b in range(end - first):
            out[b] *= FACES / (FACES - 1.0)
        return (useless - 1.0 / FACES) * FACES / (FACES - 1.0)
    return useless


@numba.njit(cache=True, nogil=True, error_model="numpy")
def settle(
    ones: tuple[int, int], others: tuple[int, int], mine: Any, theirs: Any, moves: Moves
) -> tuple[Any, Any]:
    """The values of the positions of two groups of arrangements, from both sides."""
    wide = ones[1] - ones[0]
    tall = others[1] - others[0]
    here, there = np.empty((wide, tall)), np.empty((tall, wide))
    lost_here, lost_there = np.empty(wide), np.empty(tall)
    best = np.empty(max(wide, tall))
    for a in range(wide):
        lost_here[a] = gains(ones[0] + a, *others, mine, theirs, moves, best, here[a])
    for b in range(tall):
        lost_there[b] = gains(others[0] + b, *ones, mine, theirs, moves, best, there[b])
    for a in range(wide):
        for b in range(tall):
            # x = here + lost (1 - y) and y = there + lost (1 - x), both at once
            p, q = lost_here[a], lost_there[b]
            both = 1.0 - p * q  # nought only where both are home, which never comes about
            x = (here[a, b] + p * (1.0 - there[b, a] - q)) / both if both > 0.0 else 0.5
            here[a, b] = x
            there[b, a] += q * (1.0 - x)
    return here, there


class Block(NamedTuple):
    """The values of the positions of two groups of arrangements, from both sides."""

    ones: slice
    others: slice
    here: Any
    there: Any


class Solver:
    """The values of all positions, swept again and again until they hold."""

    def __init__(self, race: SmallRace, moves: Moves, threads: int) -> None:
        size = len(race.arrangements)
        self.moves = moves
        self.groups = race.groups
        self.mine = np.full((size, size), 0.5, np.float32)
        self.theirs = np.full((size, size), 0.5, np.float32)
        self.threads = threads

    @property
    def levels(self) -> int:
        """How many sums of pips there are: the steps of one sweep."""
        return 2 * (len(self.groups) - 2) + 1

    def sweep(self, progress: Any, *, keep: bool = True) -> float:
        """Go through all positions once; returns the largest change, kept or not.

        Captures may lead to a position with the same sum, so one sum is written down only when all
        of it is known: the result does not depend on the threads.
        """
        largest = 0.0
        most = len(self.groups) - 2
        with ThreadPoolExecutor(self.threads) as pool:
            for total in range(2 * most, -1, -1):
                lower = range(max(0, total - most), total // 2 + 1)
                upper = [total - pips for pips in lower]
                for block in list(pool.map(self.block, lower, upper)):
                    largest = max(largest, self.written(block, keep))
                progress(1)
        return largest

    def block(self, pips: int, other: int) -> Block:
        """Solve all positions in which one has done so many steps and the other so many."""
        ones = (self.groups[pips], self.groups[pips + 1])
        others = (self.groups[other], self.groups[other + 1])
        here, there = settle(ones, others, self.mine, self.theirs, self.moves)
        return Block(slice(*ones), slice(*others), here, there)

    def written(self, block: Block, keep: bool) -> float:
        """How much a block would change; it is written down if wanted."""
        ones, others, here, there = block
        if not here.size:
            return 0.0
        change = max(
            np.abs(here - self.mine[ones, others]).max(),
            np.abs(there - self.mine[others, ones]).max(),
        )
        if keep:
            self.mine[ones, others], self.theirs[others, ones] = here, here.T
            self.mine[others, ones], self.theirs[ones, others] = there, there.T
        return float(change)
