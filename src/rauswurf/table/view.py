"""What is to be seen of a table, as plain data for those who draw it and know no rules.

A view holds what everybody at the table sees and may know; nothing in it tells a number to come.
It is made of a setup and a state alone, so a picture of a record is one as well as a table.
"""

from collections.abc import Callable
from typing import Any

from rauswurf.games import Setup
from rauswurf.table.nichtlustig.view import CardsView, cards_view
from rauswurf.table.race.view import RaceView, race_view

View = RaceView | CardsView

VIEWS: dict[str, Callable[[Setup, Any], View]] = {"race": race_view, "nichtlustig": cards_view}


def view_of(setup: Setup, state: Any) -> View:
    """What is to be seen of a game in this state."""
    return VIEWS[setup.game.family](setup, state)
