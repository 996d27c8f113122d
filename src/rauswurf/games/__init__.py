"""The games: one small file each, a preset of rules and variants with its clauses."""

import copyreg
from difflib import get_close_matches
from typing import Any

from rauswurf.games import (
    abkuerzungen,
    dont_worry,
    einser_blocker,
    jaeger,
    kurzer_einsatz,
    madn,
    never_mind,
    nichtlustig,
    werfer,
    zweite_ebene,
)
from rauswurf.games.game import Clause, Game, Seating, Setup, SetupError, Variant
from rauswurf.games.naming import called, nearest
from rauswurf.messages import any_of, message, quoted

__all__ = ["GAMES", "Clause", "Game", "Seating", "Setup", "SetupError", "Variant", "find", "get"]

_MODULES = (
    madn,
    never_mind,
    dont_worry,
    zweite_ebene,
    einser_blocker,
    jaeger,
    werfer,
    abkuerzungen,
    kurzer_einsatz,
    nichtlustig,
)

GAMES: dict[str, Game] = {module.GAME.id: module.GAME for module in _MODULES}


def _kept(game: Game) -> Any:
    """How a game is pickled: ours by name."""
    return (get, (game.id,)) if GAMES.get(game.id) is game else object.__reduce_ex__(game, 2)


copyreg.pickle(Game, _kept)


def get(game: str) -> Game:
    """A game by its id; raises SetupError that names what exists."""
    if game in GAMES:
        return GAMES[game]
    near = next(iter(get_close_matches(game, GAMES, n=1)), None) or nearest(game, GAMES)
    if near:
        raise SetupError(message("setup-no-game-near", game=quoted(game), near=near))
    raise SetupError(message("setup-no-game", game=quoted(game), known=list(GAMES)))


def find(said: str) -> Game:
    """A game by its id or by what people call it; raises SetupError."""
    if said in GAMES:
        return GAMES[said]
    meant = called(said, GAMES)
    if len(meant) > 1:
        raise SetupError(message("setup-game-several", game=quoted(said), known=any_of(meant)))
    return get(meant[0] if meant else said)
