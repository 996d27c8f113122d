"""Perfect play for two: few pieces each on the classic board, solved by value iteration."""

from functools import cache
from pathlib import Path

from rauswurf.bots.perfect.small import BOARD, MOST_PIECES
from rauswurf.bots.perfect.table import PerfectPlayer, SolvedRace, usual_path
from rauswurf.bots.race import LEVELS, PLAYERS
from rauswurf.bots.view import Bot
from rauswurf.games import Game


def tables_of(game: Game) -> list[Path]:
    """The tables of a game on this machine, that with most pieces first."""
    if game.board != BOARD:
        return []
    paths = [usual_path(game.id, pieces) for pieces in range(MOST_PIECES, 0, -1)]
    return [path for path in paths if path.is_file()]


def is_solved(game: Game) -> bool:
    """Has this game been solved on this machine, with any number of pieces?"""
    return bool(tables_of(game))


def perfect_player(game: Game, seed: int) -> Bot:
    """Plays perfectly where that is known, and like an expert elsewhere."""
    player = PLAYERS[LEVELS["expert"]](game, seed)
    for path in reversed(tables_of(game)):
        player = PerfectPlayer(solved(path), player)
    return player


@cache
def solved(path: Path) -> SolvedRace:
    """A table, opened once."""
    return SolvedRace(path)
