"""Matches against perfect play: how much does a player give away?

Every choice is weighed by the table, so a game tells not only who has won but also what each choice
has cost. Perfect play loses nothing by its choices and luck evens out; so whoever gives away a
chance of 0.1 per game wins 0.4 of the games. That is far more precise than counting wins, which are
counted too and have to agree.

The two change seats from game to game, and both games of a pair have the same dice at the same
seats.
"""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from rauswurf.bots.perfect import copying
from rauswurf.bots.perfect.checking import OPPOSITE, RULES, STATES, board_of, looking
from rauswurf.bots.perfect.format import HEADER
from rauswurf.bots.perfect.small import SmallRace
from rauswurf.bots.perfect.table import SolvedRace
from rauswurf.bots.race.batch import net_table
from rauswurf.bots.race.heuristics import CAPTURE, DEFENSIVE, FOREMOST, MIXED
from rauswurf.bots.race.mind import mind_rules
from rauswurf.bots.race.weights import Weights
from rauswurf.fast.compiler import compiled, new_record, record_types
from rauswurf.messages.parts import need
from rauswurf.rules.compose import STATE, RuleSet, compose
from rauswurf.rules.graph import FACES
from rauswurf.rules.race import MOVE, OVER, PIECES

numba = need("numba")

CHUNK = 100  # pairs that a thread plays at a time
PERFECT = -1  # who plays instead of a player with a number
TINY = 1e-6  # what costs less is no mistake: the values are no finer than that by far
NATURAL = (FOREMOST, CAPTURE, DEFENSIVE, MIXED)  # what most people would think of
FINEST = 12  # surprising moves that are kept of each chunk
WHERE = 2 * PIECES  # numbers that tell where all pieces are

# What is told of each game.
WON, LOSS, DECISIONS, MISTAKES, STAKES, ROLLS = range(6)
COUNTS = 6


class Games(NamedTuple):
    """What was counted in games against perfect play."""

    tallies: Any  # [game, count]
    surprises: list["Surprise"]  # the most surprising first


class Surprise(NamedTuple):
    """A position in which the best move is none of those that come to mind."""

    gain: float  # over the best of those that do
    steps: tuple[int, ...]  # done by the pieces of who is to move, then of the other
    die: int


def table_values(path: Path) -> tuple[SmallRace, Any]:
    """A solved race with all its values, mapped; raises CannotSolve."""
    solved = SolvedRace.whole(path)
    size = len(solved.race.arrangements)
    return solved.race, np.asarray(np.memmap(path, "<u4", "r", HEADER, (size, size)))


class Duels:
    """Meetings of players with perfect play in one race."""

    def __init__(self, race: SmallRace, values: Any, weights: Weights, threads: int) -> None:
        minds = mind_rules(race.setup, weights.hidden)
        self.rules = compose(minds.name, [copying], minds, BEGIN=race.rules.BEGIN)
        self.play = compiled_duel(self.rules)
        self.net = net_table(weights.rows)
        self.known = values, board_of(race)
        self.threads = threads

    def meet(self, player: int, pairs: int, seed: int, progress: Callable[[int], None]) -> Games:
        """Let a player meet perfect play so many times from each seat."""
        tallies = np.zeros((2 * pairs, COUNTS))

        def chunk(first: int) -> list[Surprise]:
            part = tallies[2 * first : 2 * (first + CHUNK)]
            found = self.chunk(player, seed, 2 * first, part)
            progress(len(part) // 2)
            return found

        with ThreadPoolExecutor(self.threads) as pool:
            found = [each for part in pool.map(chunk, range(0, pairs, CHUNK)) for each in part]
        unlike = {(each.steps, each.die): each for each in found}
        return Games(tallies, sorted(unlike.values(), key=lambda each: -each.gain)[:FINEST])

    def chunk(self, player: int, seed: int, first: int, tallies: Any) -> list[Surprise]:
        """Play some games, from one number on, and count."""
        gains, finds = np.zeros(FINEST), np.zeros((FINEST, WHERE + 1), np.int64)
        states = np.zeros(STATES + 1, record_types(self.rules)[STATE]).view(np.recarray)
        mind = new_record(self.rules, "Mind")
        told = tallies, gains, finds
        self.play(states, mind, self.net, seed, first, player, self.known, told)
        return [
            Surprise(float(gain), tuple(int(n) for n in find[:WHERE]), int(find[WHERE]))
            for gain, find in zip(gains, finds, strict=True)
            if gain > TINY
        ]


def compiled_duel(rules: RuleSet) -> Any:
    """The compiled function that plays games against perfect play."""
    names = ("pick", "draw", "seed_stream", *RULES)
    on = {name: compiled(rules, name) for name in names}
    pick, draw, seed_stream, choose = (
        on[name] for name in ("pick", "draw", "seed_stream", "choose")
    )
    roll, setup, copy_into = on["roll"], on["setup"], on["copy_into"]
    jit = numba.njit(nogil=True, error_model="numpy")
    chance_after = looking(jit, on).chance_after

    @jit
    def weigh(states: Any, known: Any, chances: Any) -> Any:
        """The chances after every choice in the first state; returns which is the best."""
        s, best = states[0], 0
        for k in range(s.options):
            copy_into(s, states[1])
            choose(states[1], s.option[k])
            chances[k] = chance_after(states, 1, s.turn, known[0], known[1])
            if chances[k] > chances[best]:
                best = k
        return best

    @jit
    def place_of(s: Any, option: int) -> int:
        for k in range(s.options):
            if s.option[k] == option:
                return k
        return 0

    @jit
    def keep_surprise(s: Any, gain: float, known: Any, told: Any) -> None:
        _, gains, finds = told
        k = np.argmin(gains)
        if gain > gains[k]:
            gains[k] = gain
            for n in range(WHERE):
                colour = s.turn if n < PIECES else OPPOSITE - s.turn
                piece = PIECES * colour + n % PIECES
                finds[k, n] = known[1].steps[colour, s.where[piece]]
            finds[k, WHERE] = s.die

    @jit
    def play(
        states: Any, mind: Any, net: Any, seed: int, first: int, player: int, known: Any, told: Any
    ) -> None:
        dice = np.zeros((3, 2), np.int64)
        chances = np.zeros(FACES * PIECES)
        s = states[0]
        for game in range(len(told[0])):
            tally = told[0][game]
            pair, seat = divmod(first + game, 2)
            for n in range(3):
                seed_stream(dice[n], seed, 3 * pair + n)
            setup(s)
            while s.phase != OVER:
                if s.phase != MOVE:
                    roll(s, 1 + draw(dice[s.turn // OPPOSITE], FACES))
                    tally[ROLLS] += 1
                    continue
                if s.options == 1:
                    choose(s, s.option[0])
                    continue
                best = weigh(states, known, chances)
                taken = best
                if s.turn // OPPOSITE == seat and player != PERFECT:
                    taken = place_of(s, pick(s, mind, net, dice[2], player))
                if s.turn // OPPOSITE == seat:
                    loss = chances[best] - chances[taken]
                    tally[LOSS] += loss
                    tally[DECISIONS] += 1
                    tally[MISTAKES] += loss > TINY
                    tally[STAKES] += chances[best] - chances[: s.options].mean()
                if player == PERFECT:
                    natural = 0.0
                    for habit in NATURAL:
                        k = place_of(s, pick(s, mind, net, dice[2], habit))
                        natural = max(natural, chances[k])
                    keep_surprise(s, chances[best] - natural, known, told)
                choose(s, s.option[taken])
            tally[WON] = s.rank[seat] == 1

    return play
