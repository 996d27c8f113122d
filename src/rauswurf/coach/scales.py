"""Which scale a table is weighed on."""

from rauswurf.coach.cards import CardScale
from rauswurf.coach.race import RaceScale
from rauswurf.coach.scale import Scale
from rauswurf.games import Setup

SCALES: dict[str, type[RaceScale] | type[CardScale]] = {"race": RaceScale, "nichtlustig": CardScale}


def scale_for(setup: Setup) -> Scale:
    """A fresh scale for a table: it remembers what it was asked, so keep it for one game only."""
    return SCALES[setup.game.family](setup)
