"""Players of the nine race games."""

from rauswurf.bots.race import habits, netplayer

PLAYERS = habits.PLAYERS | netplayer.PLAYERS
LEVELS = {
    "beginner": "random",
    "casual": "foremost",
    "strong": "net",
    "expert": "net-2ply",
}

__all__ = ["LEVELS", "PLAYERS"]
