"""What decisions cost exactly, where a table of perfect play for two is there."""

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from rauswurf.bots.perfect.format import usual_path
from rauswurf.bots.perfect.small import CannotSolve, small_setup
from rauswurf.bots.race.weights import shipped
from rauswurf.games import Setup
from strength_tables import Loss

MOST_PIECES = 4  # the most that there is a table for is taken
PAIRS_AT_ONCE = 50  # of games
DIGITS = 9


class Exact:
    """Everybody can meet perfect play here."""

    def __init__(self, game: str, race: Any, values: Any, pieces: int, threads: int) -> None:
        # Here, since few have a table.
        from rauswurf.bots.perfect.duel import Duels

        weights = shipped(game, 2)
        assert weights is not None
        self.pieces = pieces
        self.duels = Duels(race, values, weights, threads)

    def met(self, kind: int, number: int, seed: int) -> list[list[float]]:
        """[pair of games]: what decisions have cost, and how many there were."""
        from rauswurf.bots.perfect.dueling import DECISIONS, LOSS

        found = self.duels.meet(kind, PAIRS_AT_ONCE, seed + number, lambda played: None).tallies
        pairs = found[:, [LOSS, DECISIONS]].reshape(-1, 2, 2).sum(axis=1)
        return [[round(float(cost), DIGITS), int(made)] for cost, made in pairs]


def exact_at(setup: Setup, threads: int) -> Exact | None:
    """The table of perfect play with the most pieces that is there for this game.

    Only where its usual table for two is the one that can be solved.
    """
    try:
        solvable = setup == small_setup(setup.game.id, {})
    except CannotSolve:
        return None
    return found_exact(setup.game.id, threads) if solvable else None


@cache
def found_exact(game: str, threads: int) -> Exact | None:
    """The same by the name of the game."""
    if shipped(game, 2) is None:
        return None
    for pieces in range(MOST_PIECES, 0, -1):
        path: Path = usual_path(game, pieces)
        if path.is_file():
            from rauswurf.bots.perfect.duel import table_values

            return Exact(game, *table_values(path), pieces, threads)
    return None


def loss_of(pairs: Sequence[Sequence[float]], pieces: int) -> Loss | None:
    """The mean over all decisions, if there were any; pairs of games are independent."""
    if not any(made for _, made in pairs):
        return None
    cost, made = np.array(pairs).T
    mean = cost.sum() / made.sum()
    beyond = cost - mean * made  # the error of a ratio, by the delta method
    return Loss(float(mean), float(beyond.std()) * len(pairs) ** 0.5 / float(made.sum()), pieces)
