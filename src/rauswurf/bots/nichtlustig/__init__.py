"""Players of NICHTLUSTIG."""

from collections.abc import Callable

from rauswurf.bots.nichtlustig.chance import RandomPlayer
from rauswurf.bots.view import Bot
from rauswurf.games import Game

PLAYERS: dict[str, Callable[[Game, int], Bot]] = {
    "random": lambda game, seed: RandomPlayer(seed),
}
LEVELS = {"beginner": "random", "casual": "random", "strong": "random", "expert": "random"}

__all__ = ["LEVELS", "PLAYERS"]
