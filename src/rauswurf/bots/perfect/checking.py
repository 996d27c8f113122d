"""Do the values hold? Bellman's equation, by the rules themselves.

This shares nothing with the sweeps but the rules and the order in which values are kept. It sets
both players' pieces on the board, rolls every face, makes every choice, and looks up what follows:
the functions of the rules, compiled as they are, know nothing of arrangements. They run on the
processor and on a graphics card.
"""

import random
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple

import numpy as np

from rauswurf.bots.perfect import copying
from rauswurf.bots.perfect.small import TRACK_FIELDS, SmallRace
from rauswurf.fast.compiler import compiled, record_types
from rauswurf.messages.parts import need
from rauswurf.rules.compose import STATE, RuleSet, compose
from rauswurf.rules.graph import FACES
from rauswurf.rules.race import MOVE, OVER, PIECES

numba = need("numba")

ONE = 2**32 - 1  # a chance of one
BASE = TRACK_FIELDS + PIECES + 1  # so many different steps can a piece have done
FEW_OPTIONS = 8  # of one die: no more than pieces
RULES = ("setup", "lift", "put", "begin_turn", "roll", "choose", "copy_into")
OPPOSITE = 2  # colours away
BLOCK = 1024  # positions that are checked together
STATES = 5  # that checking one position takes


class Board(NamedTuple):
    """What tells pieces on fields from numbers of arrangements."""

    places: Any  # [arrangement, piece]: steps done
    fields: Any  # [colour, steps]
    steps: Any  # [colour, field]
    number: Any  # [steps of each piece in ascending order, as digits]: of the arrangement


def board_of(race: SmallRace) -> Board:
    """The tables for one race."""
    places = np.array([(*each, *race.done_before) for each in race.arrangements], np.int16)
    progress = race.rules.PROGRESS
    steps = np.array(progress.flat, np.int16).reshape(progress.shape)
    fields = np.zeros((len(steps), BASE), np.int16)
    for colour in range(len(steps)):
        fields[colour, np.maximum(steps[colour], 0)] = np.arange(steps.shape[1])
        fields[colour, 0] = race.rules.BASE[colour]
    number = np.zeros(BASE**PIECES, np.int32)
    digits = np.array([BASE**k for k in reversed(range(PIECES))])
    number[places @ digits] = np.arange(len(places))
    return Board(places, fields, steps, number)


Jit = Callable[[Any], Any]


class Looking(NamedTuple):
    """Functions that look values up, put together from rules that are compiled likewise."""

    doubt: Any  # how far a value is from what its rolls are worth
    chance_after: Any  # of a colour in the n-th of some states, after a choice
    looked_up: Any  # the same where a turn begins or the game is over


def looking(jit: Jit, on: Mapping[str, Any]) -> Looking:
    """Functions that look values up, by functions of the rules for the same machine."""
    setup, lift, put, begin_turn, roll, choose, copy_into = (on[name] for name in RULES)

    @jit
    def clear(s: Any, colour: int) -> None:
        for k in range(PIECES):
            lift(s, PIECES * colour + k)

    @jit
    def place(s: Any, colour: int, a: int, board: Any) -> None:
        for k in range(PIECES):
            put(s, PIECES * colour + k, board.fields[colour, board.places[a, k]])

    @jit
    def number_of(s: Any, colour: int, board: Any) -> Any:
        found, last, left = 0, -1, PIECES
        while left > 0:
            least, equal = BASE, 0
            for piece in range(PIECES * colour, PIECES * colour + PIECES):
                done = board.steps[colour, s.where[piece]]
                if last < done < least:
                    least, equal = done, 1
                elif done == least:
                    equal += 1
            for _ in range(equal):
                found = found * BASE + least
            left -= equal
            last = least
        return board.number[found]

    @jit
    def looked_up(states: Any, n: int, colour: int, values: Any, board: Any) -> Any:
        s = states[n]
        if s.phase == OVER:
            return 1.0 if s.rank[colour // OPPOSITE] == 1 else 0.0
        mine = number_of(s, colour, board)
        theirs = number_of(s, OPPOSITE - colour, board)
        if s.turn == colour:
            return values[mine, theirs] / ONE
        return 1.0 - values[theirs, mine] / ONE

    def mean_over_faces(chance_after: Any) -> Any:
        @jit
        def mean(
            states: Any, n: int, with_one: float, with_two: float, values: Any, board: Any
        ) -> Any:
            s, t, u = states[n], states[n + 1], states[n + 2]
            colour, total, counted = s.turn, 0.0, FACES
            for face in range(1, FACES + 1):
                copy_into(s, t)
                roll(t, face)
                if t.phase == MOVE:
                    best = 0.0
                    for k in range(t.options):
                        copy_into(t, u)
                        choose(u, t.option[k])
                        best = max(best, chance_after(states, n + 2, colour, values, board))
                    total += best
                elif t.turn != colour:
                    total += looked_up(states, n + 1, colour, values, board)
                elif t.rolls == s.rolls:  # a six that moved nothing: as if it had not been rolled
                    counted -= 1
                else:
                    total += with_one if t.rolls == 1 else with_two
            return total / counted

        return mean

    last_mean = mean_over_faces(looked_up)

    @jit
    def chance_after(states: Any, n: int, colour: int, values: Any, board: Any) -> Any:
        s, t = states[n], states[n + 1]
        copy_into(s, t)
        begin_turn(t)
        if s.phase == OVER or s.turn != colour or s.rolls == t.rolls:
            return looked_up(states, n, colour, values, board)
        # The player goes on with fewer rolls than a turn would begin with.
        return last_mean(states, n, 0.0, 0.0, values, board)

    mean = mean_over_faces(chance_after)

    @jit
    def doubt(states: Any, a: int, b: int, values: Any, board: Any) -> Any:
        s = states[0]
        setup(s)
        clear(s, 0)  # all pieces first: one may come to stand where the other began
        clear(s, OPPOSITE)
        place(s, 0, a, board)
        place(s, OPPOSITE, b, board)
        s.turn = 0
        begin_turn(s)
        rolls, with_one, with_two, chance = s.rolls, 0.0, 0.0, 0.0
        for left in range(1, rolls + 1):
            s.rolls = left
            chance = mean(states, 0, with_one, with_two, values, board)
            with_one = chance if left == 1 else with_one
            with_two = chance if left == 2 else with_two
        return abs(chance - values[a, b] / ONE)

    return Looking(doubt, chance_after, looked_up)


def checked_rules(race: SmallRace) -> RuleSet:
    """The rules with no more room for choices than one die needs."""
    return compose(race.setup.game.id, [copying], race.rules, MOST_OPTIONS=FEW_OPTIONS)


class Checker:
    """Checks positions on the processor."""

    def __init__(self, race: SmallRace, values: Any, threads: int) -> None:
        rules = checked_rules(race)
        self.board = board_of(race)
        self.values = values
        self.kind = record_types(rules)[STATE]
        self.threads = threads
        jit = numba.njit(nogil=True, error_model="numpy")
        doubt = looking(jit, {name: compiled(rules, name) for name in RULES}).doubt

        @jit
        def largest(states: Any, a: int, first: int, end: int, values: Any, board: Any) -> Any:
            found = 0.0
            for b in range(first, end):
                if possible(a, b, board):
                    found = max(found, doubt(states, a, b, values, board))
            return found

        possible = possible_function(jit)
        self.largest = largest

    def residual(self, blocks: Sequence[tuple[int, int]], progress: Callable[[int], None]) -> float:
        """The largest residual in some blocks: an arrangement against those from another one on."""

        def check(block: tuple[int, int]) -> float:
            a, first = block
            states = np.zeros(STATES, self.kind).view(np.recarray)
            end = min(first + BLOCK, len(self.values))
            found = self.largest(states, a, first, end, self.values, self.board)
            progress(1)
            return float(found)

        with ThreadPoolExecutor(self.threads) as pool:
            return max(pool.map(check, blocks), default=0.0)


def possible_function(jit: Jit) -> Any:
    """The function that tells whether two arrangements can be on the board together."""

    @jit
    def possible(a: int, b: int, board: Any) -> bool:
        last = len(board.places) - 1
        if last in (a, b):
            return False  # the game is over
        for k in range(PIECES):
            if 0 < board.places[a, k] <= TRACK_FIELDS:
                here = board.fields[0, board.places[a, k]]
                for n in range(PIECES):
                    if here == board.fields[OPPOSITE, board.places[b, n]]:
                        return False
        return True

    return possible


def all_blocks(size: int) -> list[tuple[int, int]]:
    """Every position."""
    return [(a, first) for a in range(size) for first in range(0, size, BLOCK)]


def random_blocks(size: int, count: int, seed: int) -> list[tuple[int, int]]:
    """Some blocks, or all if these are no more."""
    every = -(-size // BLOCK)
    if count >= size * every:
        return all_blocks(size)
    chosen = random.Random(seed).sample(range(size * every), count)
    return [(n // every, n % every * BLOCK) for n in chosen]
