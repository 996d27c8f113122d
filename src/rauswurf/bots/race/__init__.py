"""Players of the nine race games."""

from rauswurf.bots.race import habits, netplayer

PLAYERS = habits.PLAYERS | netplayer.PLAYERS
LEVELS = {
    "beginner": "random",
    "casual": "foremost",
    "strong": "net",
    "expert": "net-2ply",
}

# Where a net knows what to expect of the others, the expert plays close calls out.
PLAYED_OUT = ("never-mind", "dont-worry")


def levels(game: str) -> dict[str, str]:
    """Which player plays a race game at which level."""
    return LEVELS | {"expert": "net-rollout"} if game in PLAYED_OUT else LEVELS


__all__ = ["PLAYERS", "levels"]
