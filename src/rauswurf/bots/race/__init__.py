"""Players of the nine race games."""

from rauswurf.bots.race import habits, netplayer, weakplayer
from rauswurf.bots.race.weakplayer import weakened

PLAYERS = habits.PLAYERS | netplayer.PLAYERS | weakplayer.PLAYERS
BEST = "net-2ply"
WITHOUT_NET = {
    "beginner": "fickle",
    "casual": "foremost",
    "skilled": "mixed",
    "strong": "capture-else-foremost",
    "expert": "capture-else-foremost",
}

__all__ = ["BEST", "PLAYERS", "WITHOUT_NET", "weakened"]
