"""What somebody chooses about a table, made into its setup."""

from collections.abc import Mapping

from rauswurf import games
from rauswurf.boards import Board
from rauswurf.games import Setup

VariantValue = str | bool


def setup_of(
    game: str,
    players: int | None,
    variants: Mapping[str, VariantValue] | None,
    board: Board | None,
) -> Setup:
    """The setup; as many play as can if nobody says how many. Raises SetupError."""
    known = games.get(game)
    chosen = {name: value_of(value) for name, value in (variants or {}).items()}
    return known.setup(players, chosen, board=board)


def value_of(value: VariantValue) -> str:
    """A variant may be switched by a truth value, too."""
    if isinstance(value, bool):
        return "on" if value else "off"
    return value
