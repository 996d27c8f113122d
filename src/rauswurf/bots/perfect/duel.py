"""Matches against perfect play: how much does a player give away?

Compiled, since a small difference takes many games. The two change seats from game to game, and
both games of a pair have the same dice at the same seats.
"""

from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np

from rauswurf.bots.perfect.iteration import Moves, moves_of
from rauswurf.bots.perfect.small import TRACK_FIELDS, SmallRace
from rauswurf.bots.perfect.table import LARGEST, SolvedRace
from rauswurf.bots.race.batch import net_table
from rauswurf.bots.race.mind import mind_rules
from rauswurf.bots.race.weights import Weights
from rauswurf.fast.compiler import compiled, new_record
from rauswurf.messages.parts import need
from rauswurf.rules.compose import RuleSet, compose
from rauswurf.rules.graph import FACES
from rauswurf.rules.race import MOVE, OVER, PIECES

numba = need("numba")

Progress = Callable[[int], None]
CHUNK = 200  # pairs
STEPS = TRACK_FIELDS + PIECES + 1  # that a piece can have done


class Known(NamedTuple):
    """What perfect play looks up."""

    values: Any  # [arrangement of who begins a turn, other arrangement]
    number: Any  # [steps done by each piece, as digits]: of an arrangement
    steps: Any  # [colour, field]
    moves: Moves


def duel(
    solved: SolvedRace, player: int, weights: Weights, pairs: int, seed: int, progress: Progress
) -> Any:
    """[pair]: the share of the two games that a player has won against perfect play."""
    race = solved.race
    minds = mind_rules(race.setup, weights.hidden)
    rules = compose(minds.name, [], minds, BEGIN=race.rules.BEGIN)
    play = compiled_duel(rules)
    values = np.frombuffer(solved.data, "<u2", offset=solved.first).reshape(solved.size, -1)
    known = Known(values, numbers(race), done_steps(rules), moves_of(race, lambda n: None))
    thinking = new_record(rules), new_record(rules, "Mind"), net_table(weights.rows)
    won = np.zeros(2 * pairs)
    for first in range(0, 2 * pairs, 2 * CHUNK):
        part = won[first : first + 2 * CHUNK]
        play(*thinking, seed, first, player, known, part)
        progress(len(part) // 2)
    return won.reshape(pairs, 2).mean(axis=1)


def numbers(race: SmallRace) -> Any:
    """[steps done by each piece, as digits]: the number of an arrangement."""
    found = np.zeros((STEPS,) * race.pieces, np.int64)
    for number, arrangement in enumerate(race.arrangements):
        found[arrangement] = number
    return found.ravel()


def done_steps(rules: RuleSet) -> Any:
    """[colour, field]: how many steps a piece has done there."""
    return np.array(rules.PROGRESS.flat).reshape(rules.PROGRESS.shape)


@numba.njit(nogil=True)
def number_of(s: Any, colour: int, known: Known) -> int:
    """Which arrangement a colour has."""
    done = np.empty(PIECES, np.int64)
    for k in range(PIECES):
        done[k] = known.steps[colour, s.where[PIECES * colour + k]]
    done.sort()
    place = 0
    size = 1
    k = 0
    while size < len(known.number):  # one digit for each piece that plays
        place = place * STEPS + done[k]
        size *= STEPS
        k += 1
    return int(known.number[place])


@numba.njit(nogil=True)
def chance_of(mine: int, other: int, again: bool, known: Known) -> float:
    """The chance of one arrangement against another, with the turn or without it."""
    values, moves = known.values, known.moves
    if not again:
        return float(1.0 - values[other, mine] / LARGEST)
    if not moves.helpless[mine]:
        return float(values[mine, other] / LARGEST)
    entered = moves.to[mine, FACES - 1, 0]
    left = moves.left[moves.lands_on[mine, FACES - 1, 0], other]
    miss = LARGEST - values[other, mine]
    return float((values[entered, left] + (FACES - 1.0) * miss) / (FACES * LARGEST))


def perfect_picker(rules: RuleSet) -> Any:
    """The compiled function that finds the best choice in the table."""
    try_out = compiled(rules, "try_out")

    @numba.njit(nogil=True)
    def pick_perfectly(s: Any, t: Any, known: Known) -> int:
        best = 0
        top = -1.0
        other = number_of(s, 2 - s.turn, known)
        for k in range(s.options):
            try_out(s, t, s.option[k])
            chance = 1.0
            if t.phase != OVER:
                mine = number_of(t, s.turn, known)
                other = number_of(t, 2 - s.turn, known)
                chance = chance_of(mine, other, t.turn == s.turn, known)
            if chance > top:
                top = chance
                best = s.option[k]
        return best

    return pick_perfectly


def compiled_duel(rules: RuleSet) -> Any:
    """The compiled function that plays games against perfect play."""
    names = ("pick", "choose", "roll", "setup", "draw", "seed_stream")
    pick, choose, roll, setup, draw, seed_stream = (compiled(rules, name) for name in names)
    pick_perfectly = perfect_picker(rules)

    @numba.njit(nogil=True)
    def play(
        s: Any, mind: Any, net: Any, seed: int, first: int, player: int, known: Known, won: Any
    ) -> None:
        dice = np.zeros((2, 2), np.int64)
        for k in range(len(won)):
            pair, seat = divmod(first + k, 2)
            seed_stream(dice[0], seed, 2 * pair)
            seed_stream(dice[1], seed, 2 * pair + 1)
            setup(s)
            while s.phase != OVER:
                if s.phase != MOVE:
                    roll(s, 1 + draw(dice[s.turn // 2], FACES))
                elif s.turn // 2 == seat:
                    choose(s, pick(s, mind, net, dice[seat], player))
                else:
                    choose(s, pick_perfectly(s, mind.t, known))
            won[k] = s.rank[seat] == 1

    return play
