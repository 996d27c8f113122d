"""Players of NICHTLUSTIG."""

from rauswurf.bots.nichtlustig.player import PLAYERS, weakened

BEST = "all-rolls"

__all__ = ["BEST", "PLAYERS", "weakened"]
