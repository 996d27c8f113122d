"""How NICHTLUSTIG looks to people: cards and dice."""

from collections.abc import Mapping

from rauswurf.boards import Board
from rauswurf.games import Game, Setup


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

    def seat_names(self, setup: Setup) -> list[str]:
        """The names that the game gives its seats."""
        return list(setup.names[: setup.players])
