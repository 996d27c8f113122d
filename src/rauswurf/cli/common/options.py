"""Options that several commands share, and what is made of them."""

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer

from rauswurf import games
from rauswurf.boards import Board, load_file
from rauswurf.cli.common.errors import Complaint, need
from rauswurf.cli.common.seating import Wanted, setup_for
from rauswurf.games import Game, Setup
from rauswurf.games.house import HouseRules, load_rules
from rauswurf.messages import any_of, message

MOST_LETTERS = 4000


def known_game(said: str) -> str:
    """The id of the game that somebody calls like this; raises SetupError."""
    return games.find(said).id


GameId = Annotated[
    str, typer.Argument(metavar="help-value-game", help="help-game", callback=known_game)
]
Players = Annotated[int | None, typer.Option("--players", "-p", metavar="N", help="help-players")]
Choices = Annotated[
    list[str] | None,
    typer.Option(
        "--set",
        "-s",
        metavar="help-value-variant",
        help="help-set",
    ),
]
Position = Annotated[
    str | None,
    typer.Option("--position", metavar="P", help="help-position"),
]
BoardFile = Annotated[
    Path | None, typer.Option("--board", metavar="help-value-file", help="help-board-file")
]
RulesFile = Annotated[
    Path | None, typer.Option("--rules", metavar="help-value-file", help="help-rules-file")
]
Json = Annotated[bool, typer.Option("--json", help="help-json")]


def chosen_variants(
    texts: Sequence[str] | None,
    game: Game,
    players: int | None = None,
    board: Board | None = None,
) -> dict[str, str]:
    """The variants in ``--set id=value`` options; raises Complaint and SetupError."""
    chosen: dict[str, str] = {}
    for text in texts or ():
        name, equals, value = (
            part.strip() for part in completed(text, game, players, board).partition("=")
        )
        if not (name and equals and value):
            raise Complaint(message("cli-set-form", text=text))
        if chosen.get(name, value) != value:
            twice = message("cli-set-twice", variant=name, first=chosen[name], second=value)
            raise Complaint(twice)
        chosen[name] = value
    return chosen


def completed(text: str, game: Game, players: int | None, board: Board | None) -> str:
    """``--set X`` alone: the value that the book does not have, if there are two.

    Raises Complaint and SetupError.
    """
    name = text.strip()
    if "=" in name or not name:
        return text
    variant = game.variant(name)
    by_the_book = game.usual(players or 0, board)
    others = [value for value in variant.values if value != by_the_book[name]]
    if len(others) > 1:
        told = {"variant": name, "values": any_of(variant.values), "example": others[-1]}
        raise Complaint(message("compare-which-value", **told))
    return f"{name}={others[0]}"


def chosen_board(path: Path | None) -> Board | None:
    """The board that ``--board`` names; raises Complaint or BoardError."""
    if path is None:
        return None
    need(path.is_file(), message("cli-no-file", file=path))
    return load_file(path)


def chosen_setup(
    game: str,
    players: int | None,
    choices: Sequence[str] | None,
    board_file: Path | None = None,
    position: str | None = None,
    rules_file: Path | None = None,
) -> Setup:
    """The setup that the options describe; what they leave open follows from the position."""
    known = games.get(game)
    board = chosen_board(board_file)
    house = chosen_rules(rules_file)
    if position is not None:
        chosen = chosen_variants(choices, known, players, board)
        return setup_for(Wanted(known, players, chosen, board, house), position)
    if board is not None:
        known.fitting(board)
    count = max(known.players_on(board)) if players is None else players
    chosen = chosen_variants(choices, known, count, board)
    return known.setup(count, chosen, board=board, house=house)


def chosen_rules(path: Path | None) -> HouseRules | None:
    """The rules that ``--rules`` names; raises Complaint and RulesError."""
    if path is None:
        return None
    need(path.is_file(), message("cli-no-file", file=path))
    return load_rules(path)


def given_position(position: str | None) -> str | None:
    """The position as typed; raises Complaint for an empty one, and for one that is a book."""
    if position is not None:
        need(bool(position.strip()), message("cli-position-empty"))
        need_short("--position", position)
    return position


def need_short(option: str, text: str) -> None:
    """Raise Complaint if somebody gives an option a book to read."""
    told = message("cli-too-long", option=option, most=MOST_LETTERS)
    need(len(text) <= MOST_LETTERS, told)
