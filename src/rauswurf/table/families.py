"""Which family of games a table asks."""

from typing import cast

from rauswurf.games import Setup
from rauswurf.table.family import Family
from rauswurf.table.nichtlustig.family import CardFamily
from rauswurf.table.race.family import RaceFamily
from rauswurf.table.state import State

FAMILIES: dict[str, type[RaceFamily] | type[CardFamily]] = {
    "race": RaceFamily,
    "nichtlustig": CardFamily,
}


def family_of(setup: Setup) -> Family[State]:
    """The family of the game that is played at this table."""
    # It is asked about states of this table only, and those are of its kind.
    return cast(Family[State], FAMILIES[setup.game.family](setup))
