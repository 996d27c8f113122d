"""Boards are data: one TOML file each, checked when it is read."""

import tomllib
from functools import cache
from importlib.resources import files
from pathlib import Path

from rauswurf.boards.board import Board, Field, misfits
from rauswurf.boards.schema import BoardError, read_board
from rauswurf.messages import message
from rauswurf.messages.reasons import why_no_toml, why_not

__all__ = ["Board", "BoardError", "Field", "load", "load_file", "misfits"]


@cache
def load(name: str) -> Board:
    """One of our own boards by name."""
    text = (files("rauswurf.boards") / f"{name}.toml").read_text(encoding="utf-8")
    return read_board(tomllib.loads(text), f"{name}.toml")


def load_file(path: Path) -> Board:
    """A board from a file; raises BoardError with everything that is wrong with it."""
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        told = message("board-unreadable", reason=why_not(error))
        raise BoardError(str(path), [told]) from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        told = message("board-not-toml", reason=why_no_toml(error))
        raise BoardError(str(path), [told]) from error
    return read_board(data, str(path))
