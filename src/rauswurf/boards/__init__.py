"""Boards are data: one TOML file each, checked when it is read."""

from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import NoReturn

from rauswurf.boards.board import Board, Field
from rauswurf.boards.flat_toml import NotToml, read_toml
from rauswurf.boards.schema import BoardError, read_board
from rauswurf.messages import message
from rauswurf.messages.reasons import why_no_toml, why_not

__all__ = [
    "LARGEST_FILE",
    "Board",
    "BoardError",
    "Field",
    "document_of",
    "load",
    "load_file",
    "read_document",
]

LARGEST_FILE = 32 * 1024  # bytes; our own have up to 6,400


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
        with path.open("rb") as file:
            raw = file.read(LARGEST_FILE + 1)  # whatever it is, not more of it than can be used
        document = raw.decode("utf-8") if len(raw) <= LARGEST_FILE else too_large(str(path))
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
    if len(document.encode(errors="replace")) > LARGEST_FILE:
        too_large(source)
    try:
        data = read_toml(document)
    except NotToml as error:
        raise BoardError(source, [message("board-not-toml", reason=error.message)]) from error
    return read_board(data, source)


def too_large(source: str) -> NoReturn:
    """Refuse a file that no board needs; raises BoardError."""
    raise BoardError(source, [message("board-too-large", most=LARGEST_FILE)])
