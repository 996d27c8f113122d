"""The player who looks everything up, and what it can say about a position."""

from collections.abc import Sequence
from typing import NamedTuple

from rauswurf.bots.perfect.table import SolvedRace, Unknown
from rauswurf.bots.view import ROLL, Bot, View
from rauswurf.rules.race import MOVE


class Weighed(NamedTuple):
    """A move and the chance of winning after it."""

    move: str
    chance: float


class PerfectPlayer:
    """Plays perfectly where a table knows the position, else as somebody else would."""

    def __init__(self, tables: Sequence[SolvedRace], otherwise: Bot) -> None:
        self.tables = tables
        self.otherwise = otherwise

    def choose(self, view: View) -> str:
        """One of the moves."""
        if view.state.phase != MOVE and ROLL in view.moves:
            return ROLL
        weighed = moves_with_chances(self.tables, view)
        return weighed[0].move if weighed else self.otherwise.choose(view)


def moves_with_chances(tables: Sequence[SolvedRace], view: View) -> list[Weighed]:
    """Every move with its chance, best first, from the first table that knows all; else nothing."""
    for table in tables:
        if table.knows(view.setup, view.state):
            try:
                weighed = table.weighed(view.state)
            except Unknown:
                continue
            return [Weighed(view.text_of(option), chance) for option, chance in weighed]
    return []


def chance_to_roll(tables: Sequence[SolvedRace], view: View) -> float | None:
    """The chance of who is to roll, if a table knows it."""
    for table in tables:
        if table.knows(view.setup, view.state):
            try:
                return table.chance_of(view.state, view.state.turn)
            except Unknown:
                continue
    return None
