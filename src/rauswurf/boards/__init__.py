"""Boards are data: one TOML file each, checked when it is read."""

import tomllib
from functools import cache
from importlib.resources import files
from pathlib import Path

from rauswurf.boards.board import Board, Field, misfits
from rauswurf.boards.schema import BoardError, read_board
from rauswurf.messages import message
from rauswurf.messages.reasons import why_no_toml, why_not

__all__ = [
    "Board",
    "BoardError",
    "Field",
    "document_of",
    "load",
    "load_file",
    "misfits",
    "read_document",
]


@cache
def load(name: str) -> Board:
    """One of our own boards by name."""
    return read_document(document_of(name), f"{name}.toml")


def document_of(name: str) -> str:
    """The file of one of our own boards."""
    return (files("rauswurf.boards") / f"{name}.toml").read_text(encoding="utf-8")


def load_file(path: Path) -> Board:
    """A board from a file; raises BoardError with everything that is wrong with it."""
    try:
        document = path.read_text(encoding="utf-8")
    except OSError as error:
        told = message("board-unreadable", reason=why_not(error))
        raise BoardError(str(path), [told]) from error
    except UnicodeDecodeError as error:
        raise BoardError(
            str(path), [message("board-not-toml", reason=why_no_toml(error))]
        ) from error
    return read_document(document, str(path))


def read_document(document: str, source: str) -> Board:
    """A board from the text of a file; raises BoardError with everything that is wrong with it."""
    try:
        data = tomllib.loads(document)
    except (ValueError, RecursionError) as error:
        raise BoardError(source, [message("board-not-toml", reason=why_no_toml(error))]) from error
    return read_board(data, source)
