"""Perfect play for two: few pieces each on the classic board, solved by value iteration."""

from functools import cache

from rauswurf.bots.perfect.small import BOARD
from rauswurf.bots.perfect.table import PerfectPlayer, SolvedRace, usual_path
from rauswurf.bots.race import PLAYERS, levels
from rauswurf.bots.view import Bot
from rauswurf.games import Game


def is_solved(game: Game) -> bool:
    """Has this game been solved on this machine?"""
    return game.board == BOARD and usual_path(game.id).is_file()


def perfect_player(game: Game, seed: int) -> Bot:
    """Plays perfectly where that is known, and like an expert elsewhere."""
    return PerfectPlayer(solved(game.id), PLAYERS[levels(game.id)["expert"]](game, seed))


@cache
def solved(game: str) -> SolvedRace:
    """The table of a game, opened once."""
    return SolvedRace(usual_path(game))
