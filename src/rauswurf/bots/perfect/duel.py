"""Matches against perfect play: how much does a player give away?

Every choice is weighed by the table, so a game tells not only who has won but also what each choice
has cost. Perfect play loses nothing by its choices and luck evens out; so whoever gives away a
chance of 0.1 per game wins 0.4 of the games. That is far more precise than counting wins, which are
counted too and have to agree.
"""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from rauswurf.bots.perfect import dueling, looking
from rauswurf.bots.perfect.checking import known_of
from rauswurf.bots.perfect.dueling import COUNTS, LOSS, PERFECT, TINY, WHERE, WON, Notes
from rauswurf.bots.perfect.format import HEADER
from rauswurf.bots.perfect.small import SmallRace
from rauswurf.bots.perfect.table import SolvedRace
from rauswurf.bots.race.batch import net_table
from rauswurf.bots.race.mind import mind_rules
from rauswurf.bots.race.weights import Weights
from rauswurf.fast.compiler import compiled, new_record
from rauswurf.rules.compose import compose
from rauswurf.rules.race import PIECES

CHUNK = 100  # pairs that a thread plays at a time
FINEST = 12  # surprising moves that are kept of each chunk


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
        self.rules = compose(minds.name, [looking, dueling], minds, BEGIN=race.rules.BEGIN)
        self.play = compiled(self.rules, "play_duels")
        self.net = net_table(weights.rows)
        self.known = known_of(race, values)
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
        records = [new_record(self.rules, name) for name in ("State", "Desk", "Mind")]
        schedule = np.array([seed, first, player], np.int64)
        notes: tuple[Any, ...] = tallies, gains, finds
        self.play(*records, self.net, schedule, self.known, Notes(*notes))
        return [
            Surprise(float(gain), in_order(find[:WHERE].tolist()), int(find[WHERE]))
            for gain, find in zip(gains, finds, strict=True)
            if gain > TINY
        ]


def in_order(steps: list[int]) -> tuple[int, ...]:
    """The same position with the pieces of each in order, so that it is found to be the same."""
    return (*sorted(steps[:PIECES]), *sorted(steps[PIECES:]))


__all__ = ["COUNTS", "LOSS", "PERFECT", "WON", "Duels", "Games", "Surprise", "table_values"]
