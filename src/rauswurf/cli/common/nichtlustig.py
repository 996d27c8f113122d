"""How NICHTLUSTIG looks to people: cards and dice."""

from collections.abc import Mapping

from rauswurf.boards import Board
from rauswurf.games import Game, Setup
from rauswurf.table import Table
from rauswurf.table.nichtlustig import picture


class NichtlustigFamily:
    """A game without a board: seats have cards."""

    def setup_for(
        self,
        game: Game,
        position: str,
        players: int | None,
        chosen: Mapping[str, str],
        board: Board | None,
    ) -> Setup:
        """The setup for as many players as the position tells of."""
        if players is None:
            told = len(position.partition(";")[0].split("/"))
            players = told if told in game.players else max(game.players)
        return game.setup(players, chosen, board=board)

    def seat(self, table: Table) -> int:
        """The seat whose turn it is."""
        return int(table.state.turn)

    def seat_names(self, setup: Setup) -> list[str]:
        """The names that the game gives its seats."""
        return list(setup.names[: setup.players])

    def picture(self, table: Table, *, paint: bool, names: bool) -> str:
        """The cards on the table and of each seat, and the dice."""
        return picture(table.setup, table.state)
