"""At which level a bot plays like somebody, found from games that they played against bots.

Levels of a game are equally far apart: a step has the same odds everywhere. So one number says how
well somebody plays, in steps, and what they won tells which number is likely. A few games tell
little: at first everybody is taken for somebody in between.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, log

ENOUGH = 5  # games
LATELY = 40  # games; people get better
USUAL_SPREAD = 1.5  # how many steps people are apart
FINE = 20  # tries a step


@dataclass(frozen=True)
class Game:
    """One game against bots only."""

    won: bool
    against: tuple[str, ...]  # their levels
    odds: float  # of one level over the level below, at such a table


@dataclass(frozen=True)
class Likeness:
    """The level that is like somebody, and what it was found from."""

    level: str
    games: int
    won: int


def likeness(games: Sequence[Game], levels: Sequence[str]) -> Likeness | None:
    """The level that is most like whoever played these games, the latest last; None if too few."""
    known = [game for game in games if set(game.against) <= set(levels)][-LATELY:]
    if len(known) < ENOUGH:
        return None
    tries = [each / FINE for each in range((len(levels) - 1) * FINE + 1)]
    best = max(tries, key=lambda skill: likelihood(skill, known, levels))
    won = sum(game.won for game in known)
    return Likeness(levels[round(best)], len(known), won)


def likelihood(skill: float, games: Sequence[Game], levels: Sequence[str]) -> float:
    """The logarithm of how likely it is that somebody who plays so well has won what was won."""
    off = (skill - (len(levels) - 1) / 2) / USUAL_SPREAD
    total = -off * off / 2
    for game in games:
        step = log(game.odds)
        others = sum(exp(step * (levels.index(level) - skill)) for level in game.against)
        chance = 1 / (1 + others)
        total += log(chance if game.won else 1 - chance)
    return total
