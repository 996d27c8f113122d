"""What commands need to know of a family of games: who sits where, and how a table looks."""

from collections.abc import Mapping
from typing import Any, Protocol

from rauswurf.boards import Board
from rauswurf.cli.race import RaceFamily
from rauswurf.games import Game, Setup
from rauswurf.table import Table


class Family(Protocol):
    """The side of a family of games that people see."""

    def setup_for(
        self,
        game: Game,
        position: str,
        players: int | None,
        chosen: Mapping[str, str],
        board: Board | None,
    ) -> Setup:
        """The setup that a position asks for where the options leave it open."""

    def seat(self, table: Table) -> int:
        """The seat that decides now."""

    def seat_names(self, setup: Setup) -> list[str]:
        """What the seats are called."""

    def picture(self, table: Table, *, paint: bool, names: bool) -> str:
        """The table drawn as text; ``names`` writes the names of fields."""

    def consequences(self, table: Table, before: Any) -> list[str]:
        """What happened by itself since the state ``before``, in sentences."""

    def counts(self) -> dict[str, int]:
        """What simulations count in each game: its name, and the number of the tally."""


class PlainFamily:
    """A family that brings nothing of its own: seats by name, the position for a picture."""

    def setup_for(
        self,
        game: Game,
        position: str,
        players: int | None,
        chosen: Mapping[str, str],
        board: Board | None,
    ) -> Setup:
        """The setup that the options ask for; a plain position says nothing about it."""
        count = max(game.players) if players is None else players
        return game.setup(count, chosen, board=board)

    def seat(self, table: Table) -> int:
        """The seat whose turn it is."""
        return int(table.state.turn)

    def seat_names(self, setup: Setup) -> list[str]:
        """The names that the game gives its seats."""
        return list(setup.names[: setup.players])

    def picture(self, table: Table, *, paint: bool, names: bool) -> str:
        """The position, a part on each line."""
        return "\n".join(part.strip() for part in table.position.replace(";", "/").split("/"))

    def consequences(self, table: Table, before: Any) -> list[str]:
        """Nothing that it knows of."""
        return []

    def counts(self) -> dict[str, int]:
        """Nothing besides what every game counts."""
        return {}


FAMILIES: dict[str, Family] = {"race": RaceFamily()}
PLAIN: Family = PlainFamily()


def family_of(game: Game) -> Family:
    """The family of a game."""
    return FAMILIES.get(game.family, PLAIN)
