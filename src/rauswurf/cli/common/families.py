"""What commands need to know of a family of games: who sits where."""

from collections.abc import Mapping
from typing import Protocol

from rauswurf.boards import Board
from rauswurf.cli.common.nichtlustig import NichtlustigFamily
from rauswurf.cli.common.race import RaceFamily
from rauswurf.games import Game, Setup


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

    def seat_names(self, setup: Setup) -> list[str]:
        """What the seats are called."""


FAMILIES: dict[str, Family] = {"race": RaceFamily(), "nichtlustig": NichtlustigFamily()}


def family_of(game: Game) -> Family:
    """The family of a game."""
    return FAMILIES[game.family]
