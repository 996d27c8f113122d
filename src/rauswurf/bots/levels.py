"""How weak a player is at each level: so many thousandths, tuned game by game.

``levels.json`` says it for each number of players, with how far the levels are apart and how that
was measured; ``make levels`` writes it. A player of any weakness can be named: ``weak-250``.
"""

import json
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any

from rauswurf.bots.race.weights import NET_OF
from rauswurf.games.levels import EXTRA_LEVEL, LEVELS

FORMAT = 1
EXPERT = LEVELS[-1]  # the best player, not weak at all
UNTUNED = {"beginner": 900, "casual": 620, "skilled": 390, "strong": 180}  # as in most games
UNTUNED_ODDS = 1.7


def levels_of(game: str) -> tuple[str, ...]:
    """The levels that are offered in a game: four, or five where four would lie far apart."""
    tuned = tuned_levels().get(NET_OF.get(game, game))
    if tuned is None or tuned["levels"] == len(LEVELS):
        return LEVELS
    return tuple(level for level in LEVELS if level != EXTRA_LEVEL)


def weakness_at(level: str, game: str, players: int) -> int:
    """How weak a level is at a table of so many players."""
    if level == EXPERT:
        return 0
    tuned = tuned_levels().get(NET_OF.get(game, game))
    if tuned is None:
        return UNTUNED[level]
    nearest = min(tuned["players"], key=lambda number: abs(int(number) - players))
    return int(tuned["players"][nearest]["weakness"][level])


def step_odds(game: str, players: int) -> float:
    """The odds of one player of a level among others of the level below, by those that are fair."""
    tuned = tuned_levels().get(NET_OF.get(game, game))
    if tuned is None:
        return UNTUNED_ODDS
    nearest = min(tuned["players"], key=lambda number: abs(int(number) - players))
    shares = tuned["players"][nearest]["wins"]
    share = sum(shares) / len(shares)
    return float(share / (1 - share) * (int(nearest) - 1))


@cache
def tuned_levels() -> Mapping[str, Any]:
    """[game]: what was tuned."""
    path = files(__name__.rpartition(".")[0]) / "levels.json"
    games: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))["games"]
    return games
