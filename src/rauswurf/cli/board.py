"""``rauswurf board check``: is a board file in order?"""

from pathlib import Path
from typing import Annotated, Any

import typer

from rauswurf.boards import Board, BoardError, load_file
from rauswurf.boards.text import draw
from rauswurf.cli.common.command import Command, Group
from rauswurf.cli.common.errors import need
from rauswurf.cli.common.options import Json
from rauswurf.cli.common.output import emit, paints
from rauswurf.messages import Message, message

FAULTY = 1

app = typer.Typer(cls=Group)

File = Annotated[Path, typer.Argument(metavar="help-value-file", help="help-board-check-file")]


@app.callback(invoke_without_command=True, help="help-board")
def boards(context: typer.Context) -> None:
    """Look at board files."""
    if context.invoked_subcommand is None:
        print(context.get_help())


@app.command("check", cls=Command, help="help-board-check")
def check(file: File, json: Json = False) -> None:
    """Say everything that is wrong with a board file, or that it is fine."""
    need(file.exists(), message("cli-no-file", file=file))
    need(file.is_file(), message("cli-not-a-file", file=file))
    try:
        board = load_file(file)
    except BoardError as error:
        report_faults(file, error.faults, json)
        raise typer.Exit(FAULTY) from error
    if json:
        emit({"file": str(file), "fine": True, "faults": [], "ids": [], **described(board)})
    else:
        show(file, board)


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
