"""What happened at a table, in whole sentences: a roll or move, and all that followed from it."""

from collections.abc import Callable, Sequence
from typing import Any

from rauswurf.games import Setup
from rauswurf.messages import Message
from rauswurf.table.nichtlustig.telling import told as told_nichtlustig
from rauswurf.table.race.telling import told as told_race
from rauswurf.table.scene import Called, Scene
from rauswurf.table.table import Event, Table

FAMILIES: dict[str, Callable[[Scene], list[Message]]] = {
    "race": told_race,
    "nichtlustig": told_nichtlustig,
}


def told(
    setup: Setup, before: Any, event: Event, table: Table, names: Sequence[Called] = ()
) -> list[Message]:
    """The sentences about an event; ``before`` is the state before it, ``table`` stands after it.

    ``names`` says what the seats are called; without it they are called by their colours.
    """
    return FAMILIES[setup.game.family](Scene(setup, before, event, table, names))
