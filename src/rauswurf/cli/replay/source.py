"""The record that a command is given."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, BinaryIO

import typer

from rauswurf.cli.common.errors import Complaint, need
from rauswurf.messages import message
from rauswurf.messages.reasons import why_not
from rauswurf.record import RecordError

RecordFile = Annotated[Path, typer.Argument(metavar="help-value-file", help="help-record-file")]
RecordBoard = Annotated[
    Path | None,
    typer.Option("--board", metavar="help-value-file", help="help-record-board"),
]

RecordRules = Annotated[
    Path | None,
    typer.Option("--rules", metavar="help-value-file", help="help-record-rules"),
]


@contextmanager
def opened(file: Path) -> Iterator[BinaryIO]:
    """The bytes of a record; whatever makes it unreadable raises Complaint."""
    try:
        if str(file) == "-":
            yield sys.stdin.buffer
            return
        need(file.exists(), message("replay-no-file", file=file))
        need(not file.is_dir(), message("replay-folder", file=file))
        with file.open("rb") as stream:
            yield stream
    except OSError as error:
        told = message("replay-unreadable", file=file, reason=why_not(error))
        raise Complaint(told) from error
    except RecordError as error:
        raise Complaint(message("replay-no-record", file=file, reason=error.message)) from error
