"""The games: one small file each, a preset of rules and variants with its clauses."""

from difflib import get_close_matches

from rauswurf.games import dont_worry, madn, never_mind
from rauswurf.games.game import Clause, Game, Seating, Setup, SetupError, Variant

__all__ = ["GAMES", "Clause", "Game", "Seating", "Setup", "SetupError", "Variant", "get"]

GAMES: dict[str, Game] = {module.GAME.id: module.GAME for module in (madn, never_mind, dont_worry)}


def get(game: str) -> Game:
    """A game by its id; raises SetupError that names what exists."""
    if game in GAMES:
        return GAMES[game]
    near = get_close_matches(game, GAMES, n=1)
    hint = f"did you mean {near[0]}?" if near else f"there are {', '.join(GAMES)}"
    raise SetupError(f"there is no game {game!r}; {hint}")
