"""Which family of games a table asks."""

from typing import Any

from rauswurf.games import Setup
from rauswurf.table.family import Family
from rauswurf.table.nichtlustig.family import CardFamily
from rauswurf.table.race.family import RaceFamily

FAMILIES: dict[str, type[RaceFamily] | type[CardFamily]] = {
    "race": RaceFamily,
    "nichtlustig": CardFamily,
}


def family_of(setup: Setup) -> Family[Any]:
    """The family of the game that is played at this table."""
    return FAMILIES[setup.game.family](setup)
