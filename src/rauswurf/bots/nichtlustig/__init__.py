"""Players of NICHTLUSTIG."""

from rauswurf.bots.nichtlustig.player import PLAYERS

LEVELS = {"beginner": "random", "casual": "by-eye", "strong": "one-roll", "expert": "all-rolls"}

__all__ = ["LEVELS", "PLAYERS"]
