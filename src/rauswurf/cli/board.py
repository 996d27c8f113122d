"""``rauswurf board``: new board files, and whether one is in order and fits a game."""

from pathlib import Path
from typing import Annotated, Any

import typer

from rauswurf import games
from rauswurf.boards import Board, BoardError, load_file, read_document
from rauswurf.boards.board import COLOURS
from rauswurf.boards.making import LEAST_FIELDS, LEAST_PART, Ring, document
from rauswurf.boards.schema import LEAST_COLOURS, MOST_FIELDS, PIECES
from rauswurf.boards.text import draw
from rauswurf.bots.families import family_of
from rauswurf.cli.common.command import Command, Group
from rauswurf.cli.common.errors import need, need_between, need_place
from rauswurf.cli.common.options import Json, known_game
from rauswurf.cli.common.output import emit, paints
from rauswurf.cli.lab.experiment import writing
from rauswurf.games import Game
from rauswurf.games.classic import FOUR
from rauswurf.messages import Message, all_of, message
from rauswurf.table.trying import ends_at_random

FAULTY = 1
MISFIT = 2
TRIALS = 3  # games played at random: does anybody come home?

app = typer.Typer(cls=Group)

File = Annotated[Path, typer.Argument(metavar="help-value-file", help="help-board-check-file")]
ForGame = Annotated[
    str | None, typer.Option("--for", metavar="help-value-game", help="help-board-check-for")
]
NewFile = Annotated[Path, typer.Argument(metavar="help-value-file", help="help-board-new-file")]
Colours = Annotated[int, typer.Option("--colours", metavar="N", help="help-board-new-colours")]
Fields = Annotated[int, typer.Option("--fields", metavar="N", help="help-board-new-fields")]
Pieces = Annotated[int, typer.Option("--pieces", metavar="N", help="help-board-new-pieces")]


@app.callback(invoke_without_command=True, help="help-board")
def boards(context: typer.Context) -> None:
    """Look at board files."""
    if context.invoked_subcommand is None:
        print(context.get_help())


@app.command("new", cls=Command, help="help-board-new")
def new(file: NewFile, colours: Colours = 4, fields: Fields = 40, pieces: Pieces = 4) -> None:
    """Write the file of a new board: a ring with a goal and a base for each colour."""
    need_between("--colours", colours, LEAST_COLOURS, len(COLOURS))
    need_between("--pieces", pieces, min(PIECES), max(PIECES))
    need_between("--fields", fields, LEAST_FIELDS, MOST_FIELDS - colours * (pieces + 1))
    even = fields % colours == 0 and fields // colours >= LEAST_PART
    need(even, message("cli-board-uneven", fields=fields, colours=colours, least=LEAST_PART))
    need(not file.exists(), message("cli-board-there", file=file))
    need_place("board new", file)
    text = document(Ring(f"ring-{fields}", colours, fields, pieces, pieces))
    with writing(file):
        file.write_text(text, encoding="utf-8")
    show(file, read_document(text, str(file)))


@app.command("check", cls=Command, help="help-board-check")
def check(file: File, game: ForGame = None, json: Json = False) -> None:
    """Say everything that is wrong with a board file, or that it is fine."""
    need(file.exists(), message("cli-no-file", file=file))
    need(file.is_file(), message("cli-not-a-file", file=file))
    known = games.get(known_game(game)) if game else None
    try:
        board = load_file(file)
    except BoardError as error:
        report_faults(file, error.faults, json)
        raise typer.Exit(FAULTY) from error
    faults = misfits(known, board) if known else []
    if json:
        ids = [fault.id for fault in faults]
        told = {"file": str(file), "fine": not faults, "faults": faults, "ids": ids}
        emit(
            {**told, **described(board), **(described_game(known, board, faults) if known else {})}
        )
    elif not faults:
        show(file, board)
    if known and not json:
        show_game(known, board, faults)
    if faults:
        raise typer.Exit(MISFIT)


def report_faults(file: Path, faults: list[Message], json: bool) -> None:
    """Every fault, one a line."""
    if json:
        ids = [fault.id for fault in faults]
        emit({"file": str(file), "fine": False, "faults": faults, "ids": ids})
        return
    print(message("cli-board-wrong", file=file, faults=len(faults)))
    for fault in faults:
        print(f"  {fault}")


def described(board: Board) -> dict[str, Any]:
    """A board for programs."""
    return {
        "id": board.id,
        "name": board.name,
        "colours": list(board.colours),
        "fields": len(board.fields),
        "pieces": board.pieces,
    }


def show(file: Path, board: Board) -> None:
    """A board for people."""
    fine = message(
        "cli-board-fine",
        file=file,
        name=board.title,
        fields=len(board.fields),
        colours=[board.colour_told(number) for number in range(len(board.colours))],
    )
    print(f"{fine}\n")
    print(draw(board, {}, paints(), names=True))


# A game on it.


def misfits(game: Game, board: Board) -> list[Message]:
    """Why a game cannot be played on a board; if nothing speaks against it, it is tried."""
    found = game.misfits(board)
    if found or any(ends_at_random(game.setup(2, board=board), seed) for seed in range(TRIALS)):
        return found
    return [message("cli-board-endless", games=TRIALS)]


def described_game(game: Game, board: Board, faults: list[Message]) -> dict[str, Any]:
    """What a game can do on a board, for programs."""
    if faults:
        return {"game": game.id, "players": [], "notes": []}
    return {
        "game": game.id,
        "players": list(game.players_on(board)),
        "notes": notes(game, board),
    }


def show_game(game: Game, board: Board, faults: list[Message]) -> None:
    """What a game can do on a board, or why it cannot be played there."""
    if faults:
        print(message("cli-board-misfit", game=game.title, faults=len(faults)))
        for fault in faults:
            print(f"  {fault}")
        return
    counts = game.players_on(board)
    told = {"least": min(counts), "most": max(counts), "pieces": board.pieces}
    print(f"\n{message('cli-board-fits', game=game.title, **told)}")
    for note in notes(game, board):
        print(f"  {note}")


def notes(game: Game, board: Board) -> list[Message]:
    """What is different from the game's own board."""
    found = []
    setup = game.setup(board=board)
    if not family_of(game).has_net(setup):
        found.append(message("cli-board-no-net"))
    shared = [
        value
        for variant in game.variants
        if variant.id == "colours" and len(board.colours) < FOUR
        for value in variant.values
        if value in variant.players
    ]
    if shared:
        found.append(message("cli-board-four", variants=all_of(f"colours={v}" for v in shared)))
    return found
