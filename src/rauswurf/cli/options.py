"""Options that several commands share, and what is made of them."""

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer

from rauswurf import games
from rauswurf.boards import Board, load_file
from rauswurf.cli.errors import Complaint, need
from rauswurf.cli.families import family_of
from rauswurf.games import Setup

MOST_LETTERS = 4000

GameId = Annotated[
    str, typer.Argument(metavar="GAME", help="Which game; 'rauswurf games' lists them.")
]
Players = Annotated[
    int | None, typer.Option("--players", "-p", metavar="N", help="How many players.")
]
Choices = Annotated[
    list[str] | None,
    typer.Option(
        "--set",
        "-s",
        metavar="ID=VALUE",
        help="Choose a variant; may be given several times. 'rauswurf rules GAME' lists them.",
    ),
]
Position = Annotated[
    str | None,
    typer.Option(
        "--position",
        metavar="P",
        help="The position as one line, such as 'yellow B B 0 a / red 12 B B B ; turn red'; "
        "the beginning of a game if not given.",
    ),
]
BoardFile = Annotated[
    Path | None, typer.Option("--board", metavar="FILE", help="Play on the board in this file.")
]
Json = Annotated[bool, typer.Option("--json", help="Write JSON for programs, and nothing else.")]


def chosen_variants(texts: Sequence[str] | None) -> dict[str, str]:
    """The variants in ``--set id=value`` options; raises Complaint."""
    chosen: dict[str, str] = {}
    for text in texts or ():
        name, equals, value = (part.strip() for part in text.partition("="))
        if not (name and equals and value):
            raise Complaint(f"--set wants ID=VALUE, as in --set three-rolls=on, not {text!r}")
        if chosen.get(name, value) != value:
            raise Complaint(f"--set {name} is given twice: {chosen[name]} and {value}")
        chosen[name] = value
    return chosen


def chosen_board(path: Path | None) -> Board | None:
    """The board that ``--board`` names; raises Complaint or BoardError."""
    if path is None:
        return None
    need(path.is_file(), f"there is no file {path}")
    return load_file(path)


def chosen_setup(
    game: str,
    players: int | None,
    choices: Sequence[str] | None,
    board_file: Path | None = None,
    position: str | None = None,
) -> Setup:
    """The setup that the options describe; what they leave open follows from the position."""
    known = games.get(game)
    chosen = chosen_variants(choices)
    board = chosen_board(board_file)
    if position is not None:
        return family_of(known).setup_for(known, position, players, chosen, board)
    count = max(known.players) if players is None else players
    return known.setup(count, chosen, board=board)


def given_position(position: str | None) -> str | None:
    """The position as typed; raises Complaint for an empty one, and for one that is a book."""
    if position is not None:
        need(bool(position.strip()), "--position is empty: say where everything stands")
        need(len(position) <= MOST_LETTERS, f"--position is longer than {MOST_LETTERS} letters")
    return position
