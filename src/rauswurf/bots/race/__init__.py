"""Players of the nine race games."""

from rauswurf.bots.race.habits import PLAYERS

LEVELS = {
    "beginner": "random",
    "casual": "foremost",
    "strong": "capture-else-foremost",
    "expert": "mixed",
}

__all__ = ["LEVELS", "PLAYERS"]
