"""Who plays at a table when strength is measured, and what comes of it in numbers."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

import numpy as np

from rauswurf.bots import levels_of, own_name
from rauswurf.bots.families import family_of
from rauswurf.fast.statistics import Estimate
from rauswurf.games import Setup
from rauswurf.lab.ratings import pairs_of, rate

LEAST = 0.002  # of a deal: who never won is not rated infinitely low

KINDS = {
    "random": "by lot",
    "foremost": "habit",
    "rearmost": "habit",
    "capture-else-foremost": "habit",
    "defensive": "habit",
    "mixed": "habit",
    "peaceful": "odd preference",
    "chaser": "odd preference",
    "straggler": "odd preference",
    "fickle": "mixture",
    "distracted": "mixture",
    "net": "judges positions",
    "net-2ply": "looks a roll further",
    "by-eye": "habit",
    "one-roll": "calculates one roll",
    "all-rolls": "calculates all rolls",
    "first-edition": "earlier expert",
    "second-edition": "earlier expert",
}


class Pool:
    """Players that differ in kind; ``earlier`` are those of earlier editions."""

    def __init__(self, setup: Setup, earlier: Sequence[str]) -> None:
        family = family_of(setup.game)
        self.levels = levels_of(setup.game.id)
        weakened = [level for level in self.levels if own_name(level, setup) != family.best]
        own = [name for name in KINDS if name in family.players]
        self.earlier = tuple(earlier)
        self.names = [*own, *weakened, *earlier]
        simple = {name for name in own if KINDS[name] in ("by lot", "habit", "odd preference")}
        weakest = {weakened[0], "fickle", "distracted"}
        # Of these luck is taken off: among others, who hardly think, that would cost more than
        # playing more games.
        self.thinkers = {*self.names} - simple - weakest
        kinds = {name: family.kind_of(setup, name) for name in self.names}
        self.numbers = {name: kind for name, kind in kinds.items() if kind is not None}


@dataclass(frozen=True)
class Level:
    """A level among the one below."""

    name: str
    share: float
    error: float
    seats: int

    @property
    def odds(self) -> float:
        """Its odds, by those that would be fair."""
        return self.share / max(1e-9, 1 - self.share) * (self.seats - 1)

    @property
    def told(self) -> str:
        """How often it wins, and its odds."""
        return f"{100 * self.share:.1f} ± {100 * self.error:.1f} % ({self.odds:.2f})"


@dataclass(frozen=True)
class Loss:
    """What a decision costs on average, as a part of a win."""

    value: float
    error: float
    at: str  # which table
    games: int


@dataclass(frozen=True)
class Table:
    """All that was measured at one table."""

    game: str
    players: int
    ratings: Mapping[str, Estimate]
    levels: Sequence[Level]
    losses: Mapping[str, Loss]
    games: Sequence[int]  # of each pair


def rated(
    names: Sequence[str], pairs: Mapping[tuple[str, str], Sequence[float]], seats: int
) -> dict[str, Estimate]:
    """The rating of everybody who met somebody, by wins less the luck of the dice.

    By Luce's model the odds of a kind are its strength times its seats. So the wins of each kind by
    its seats are points taken from the other, as Bradley and Terry count them.
    """
    met = [name for name in names if any(name in pair for pair in pairs)]
    if not met:
        return {}
    first = seats // 2
    points = []
    for (one, other), shares in pairs.items():
        taken = np.zeros((len(shares), 2, 2))
        mean = float(np.mean(shares))
        # The mean is kept inside; what each deal differs by from it stays as it was.
        moved = np.array(shares) + min(max(mean, LEAST), 1 - LEAST) - mean
        taken[:, 0, 1] = moved / first
        taken[:, 1, 0] = (1 - moved) / (seats - first)
        points.append(replace(pairs_of(taken), who=(met.index(one), met.index(other))))
    return dict(zip(met, rate(points, len(met)), strict=True))
