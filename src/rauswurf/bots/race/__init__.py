"""Players of the nine race games."""

from rauswurf.bots.race import habits, netplayer

PLAYERS = habits.PLAYERS | netplayer.PLAYERS
LEVELS = {
    "beginner": "random",
    "casual": "foremost",
    "strong": "net",
    "expert": "net-2ply",
}

# Where playing close calls out takes little time, the expert does.
PLAYED_OUT = ("never-mind", "dont-worry")


def levels(game: str) -> dict[str, str]:
    """Which player plays a race game at which level."""
    return LEVELS | {"expert": "net-rollout"} if game in PLAYED_OUT else LEVELS


__all__ = ["PLAYERS", "levels"]
