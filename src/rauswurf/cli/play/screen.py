"""What the drawn table needs of a terminal."""

import os
import sys
from shutil import get_terminal_size
from typing import NamedTuple

from rauswurf.messages import Message, message


class Size(NamedTuple):
    """How large a window is, in letters."""

    columns: int
    rows: int


SMALLEST = Size(78, 23)  # on which every board and its side fit


def has_screen() -> bool:
    """Is this a terminal on which a table can be drawn?"""
    letters = (sys.stdout.encoding or "").lower().replace("-", "")
    is_terminal = sys.stdin.isatty() and sys.stdout.isatty()
    return is_terminal and letters == "utf8" and os.environ.get("TERM") not in ("dumb", "unknown")


def window() -> Size:
    """How large the window is now."""
    return Size(*get_terminal_size())


def why_too_small(size: Size) -> Message | None:
    """What the table would need, if this is less."""
    if size.columns >= SMALLEST.columns and size.rows >= SMALLEST.rows:
        return None
    least = {"least_columns": SMALLEST.columns, "least_rows": SMALLEST.rows}
    return message("play-small-screen", **least, columns=size.columns, rows=size.rows)
