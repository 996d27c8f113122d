"""Perfect play for two on the classic board, from solved games."""

from functools import cache
from pathlib import Path

from rauswurf.bots.perfect.format import read_header, usual_path
from rauswurf.bots.perfect.player import PerfectPlayer
from rauswurf.bots.perfect.slices import SLICE, sliced_race
from rauswurf.bots.perfect.small import BOARD, MOST_PIECES, CannotSolve, small_setup
from rauswurf.bots.perfect.table import TABLE, SolvedRace, has_rules
from rauswurf.bots.race import BEST, PLAYERS
from rauswurf.bots.view import Bot
from rauswurf.games import Game, Setup
from rauswurf.messages import Message, all_of, message


def tables_of(game: Game) -> list[Path]:
    """The tables and slices of a game on this machine, those that know more first."""
    if game.board != BOARD:
        return []
    paths = [
        usual_path(game.id, pieces, kind)
        for kind in (TABLE, SLICE)
        for pieces in range(MOST_PIECES, 0, -1)
    ]
    return [path for path in paths if path.is_file()]


def is_solved(game: Game) -> bool:
    """Has this game been solved on this machine, with any number of pieces?"""
    return bool(tables_of(game))


def why_unsolved(game: Game) -> Message | None:
    """What keeps `perfect` from playing a game on this machine, and what would help."""
    if game.board != BOARD:
        return message("solve-only-classic", game=game.name)
    if is_solved(game):
        return None
    return message("bots-perfect-unsolved", game=game.name, id=game.id)


def perfect_player(game: Game, seed: int) -> Bot:
    """Plays perfectly where that is known, and like an expert elsewhere."""
    otherwise = PLAYERS[BEST](game, seed)
    return PerfectPlayer([solved(path) for path in tables_of(game)], otherwise)


def can_help(setup: Setup) -> bool:
    """Does a table or slice on this machine know any position of a game by these rules?"""
    known = (rules_of(path) for path in tables_of(setup.game))
    return any(solved is not None and has_rules(solved, setup) for solved in known)


@cache
def rules_of(path: Path) -> Setup | None:
    """The game that a table or slice is about, without opening the rest; None if it is damaged."""
    try:
        header = read_header(path, path.suffix.removeprefix("."))
        return small_setup(header["game"], header["variants"])
    except (CannotSolve, KeyError, TypeError, ValueError):
        return None


def limits(setup: Setup) -> Message | None:
    """What to tell whoever lets `perfect` play where it does not know every position."""
    paths, start = tables_of(setup.game), setup.rules.start()
    tables = [solved(path) for path in paths if path.suffix == f".{TABLE}"]
    if any(table.knows(setup, start) for table in tables):
        return None
    return message("bots-perfect-limits", tables=all_of([path.name for path in paths]))


@cache
def solved(path: Path) -> SolvedRace:
    """A table or slice, opened once; raises CannotSolve."""
    return sliced_race(path) if path.suffix == f".{SLICE}" else SolvedRace.whole(path)
