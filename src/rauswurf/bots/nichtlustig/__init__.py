"""Players of NICHTLUSTIG."""

from collections.abc import Callable

from rauswurf.bots.nichtlustig.casual import CasualPlayer
from rauswurf.bots.nichtlustig.chance import RandomPlayer
from rauswurf.bots.nichtlustig.player import Thinker
from rauswurf.bots.nichtlustig.weights import shipped
from rauswurf.bots.nichtlustig.worth import by_hand
from rauswurf.bots.view import Bot
from rauswurf.games import Game

PLAYERS: dict[str, Callable[[Game, int], Bot]] = {
    "random": lambda game, seed: RandomPlayer(seed),
    "by-eye": lambda game, seed: CasualPlayer(seed),
    "one-roll": lambda game, seed: Thinker(by_hand(), lookahead=1),
    "all-rolls": lambda game, seed: Thinker(shipped(), lookahead=2),
}
LEVELS = {"beginner": "random", "casual": "by-eye", "strong": "one-roll", "expert": "all-rolls"}

__all__ = ["LEVELS", "PLAYERS"]
