"""The record that a command is given, and how its seats are called."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, BinaryIO

import typer

from rauswurf.cli.errors import Complaint, need
from rauswurf.record import Header, RecordError

RecordFile = Annotated[
    Path, typer.Argument(metavar="FILE", help="A record (JSON lines); - reads standard input.")
]
RecordBoard = Annotated[
    Path | None,
    typer.Option(
        "--board", metavar="FILE", help="The board it was played on, if not the game's own."
    ),
]


@contextmanager
def opened(file: Path) -> Iterator[BinaryIO]:
    """The bytes of a record; whatever makes it unreadable raises Complaint."""
    try:
        if str(file) == "-":
            yield sys.stdin.buffer
            return
        need(file.exists(), "there is no such file")
        need(not file.is_dir(), "this is a folder")
        with file.open("rb") as stream:
            yield stream
    except OSError as error:
        raise Complaint(f"{file}: cannot be read: {error.strerror}") from error
    except (RecordError, Complaint) as error:
        raise Complaint(f"{file}: {error}") from error


def seat_names(header: Header) -> list[str]:
    """What the seats are called: ``Ada (yellow)``, ``red+blue``, ``green (bot)``."""
    names = []
    for seat in header.seats:
        plays = "+".join(seat.plays)
        name = f"{seat.name} ({plays})" if seat.name else plays
        names.append(f"{name} (bot)" if seat.bot else name)
    return names
