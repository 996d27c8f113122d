"""Choices offered without branches, in all games: all tables, variants, sizes of boards, players.

Each program plays with bounds checks, and its games are those of the programs with branches.
`make test` takes a few of each; `make proof` takes all.
"""

from random import Random

import pytest

from rauswurf import games
from rauswurf.games import GAMES
from tests.support.own_boards import CLASSIC, Size, board_for, random_size
from tests.support.straight import check_bots, check_random_games

FEW = 3
BOARDS = 3  # for each game
RACES = [game.id for game in GAMES.values() if game.board]
SHORT = Size(colours=2, part=7, pieces=2, goals=2)  # no ring is shorter

TABLES = [(game.id, players) for game in GAMES.values() for players in game.players]
VALUES = [
    (game.id, variant.id, value)
    for game in GAMES.values()
    for variant in game.variants
    for value in variant.values
]
BOTS = [
    *((game, ("foremost", "random")) for game in RACES),
    *((game, ("net", "foremost")) for game in RACES),
    ("never-mind", ("net-2ply", "net", "random")),
    ("nichtlustig", ("by-eye", "random")),
]


def check_value(game: str, variant: str, value: str) -> None:
    """A value of a variant, at the largest table that allows it."""
    known = games.get(game)
    (limited,) = (each for each in known.variants if each.id == variant)
    players = max(limited.players.get(value, known.players))
    check_random_games(known.setup(players, {variant: value}))


def check_board(game: str, number: int) -> None:
    """A board that was drawn at random; the last is the shortest there is."""
    known = games.get(game)
    random = Random(f"straight {game} {number}")
    is_short = game in CLASSIC and number == BOARDS - 1
    board = board_for(game, SHORT if is_short else random_size(game, random))
    variants = {"barriers": "on", "backward-capture": "on"} if game in CLASSIC and number else {}
    check_random_games(known.setup(random.choice(known.players_on(board)), variants, board=board))


def check_players(game: str, bots: tuple[str, ...]) -> None:
    """Players by habit and by net."""
    check_bots(games.get(game).setup(max(games.get(game).players)), bots, played=4)


@pytest.mark.parametrize(("game", "players"), Random(1).sample(TABLES, FEW))
def test_some_tables(game: str, players: int) -> None:
    check_random_games(games.get(game).setup(players))


@pytest.mark.proof
@pytest.mark.parametrize(("game", "players"), TABLES)
def test_every_table(game: str, players: int) -> None:
    check_random_games(games.get(game).setup(players))


@pytest.mark.parametrize(("game", "variant", "value"), Random(2).sample(VALUES, FEW))
def test_some_variants(game: str, variant: str, value: str) -> None:
    check_value(game, variant, value)


@pytest.mark.proof
@pytest.mark.parametrize(("game", "variant", "value"), VALUES)
def test_every_value_of_every_variant(game: str, variant: str, value: str) -> None:
    check_value(game, variant, value)


def test_a_short_board_with_barriers() -> None:
    check_board("madn", BOARDS - 1)


@pytest.mark.proof
@pytest.mark.parametrize("number", range(BOARDS))
@pytest.mark.parametrize("game", RACES)
def test_boards_of_all_sizes(game: str, number: int) -> None:
    check_board(game, number)


@pytest.mark.parametrize(("game", "bots"), [("madn", ("net", "foremost"))])
def test_some_bots(game: str, bots: tuple[str, ...]) -> None:
    check_players(game, bots)


@pytest.mark.proof
@pytest.mark.parametrize(("game", "bots"), BOTS)
def test_bots_of_all_kinds(game: str, bots: tuple[str, ...]) -> None:
    check_players(game, bots)
