"""What commands write: JSON for programs, plain or painted text for people."""

import json
import os
import sys
from collections.abc import Iterator, Sequence
from io import StringIO
from typing import TYPE_CHECKING, Any, TypeVar

from rauswurf.messages import Message, message

if TYPE_CHECKING:
    from rich.console import Console
    from rich.table import Table


Item = TypeVar("Item")

FEW = 10  # more than this is listed in columns


def emit(data: Any) -> None:
    """Write data as JSON, the only thing on standard output then."""
    plain = (sys.stdout.encoding or "").lower().replace("-", "") != "utf8"
    print(json.dumps(data, ensure_ascii=plain, indent=2, default=json_form))


def json_form(value: Any) -> str:
    """What JSON has no form for: messages are told in the language that is spoken."""
    if not isinstance(value, Message):
        raise TypeError(f"no JSON for {value!r}")
    return str(value)


def console(*, stderr: bool = False) -> "Console":
    """Where tables and wrapped text are written."""
    from rich.console import Console

    return Console(stderr=stderr, highlight=False)


def show_table(out: "Console", table: "Table") -> None:
    """A table; where the window is too narrow to keep its words and numbers whole, a list of it."""
    if fits(table, out.width):
        out.print(table)
        return
    heads = [column.header for column in table.columns]
    for first, *others in zip(*(column.cells for column in table.columns), strict=True):
        out.print(first)
        for head, cell in zip(heads[1:], others, strict=True):
            out.print(f"  {head}: {cell}")
    out.print()


def fits(table: "Table", width: int) -> bool:
    """Is nothing cut or broken in a table of this width?"""
    from rich.console import Console
    from rich.markup import render

    drawn = StringIO()
    Console(file=drawn, width=width).print(table)
    whole = set(drawn.getvalue().split())
    cells = (cell for column in table.columns for cell in (column.header, *column.cells))
    return all(set(render(str(cell)).plain.split()) <= whole for cell in cells)


def with_progress(items: Sequence[Item], doing: Message) -> Iterator[Item]:
    """Go through items with a bar on standard error, if that is a terminal."""
    from rich.progress import track

    out = console(stderr=True)
    return iter(track(items, str(doing), console=out, transient=True, disable=not out.is_terminal))


def paints() -> bool:
    """Does standard output show colours?"""
    return sys.stdout.isatty() and "NO_COLOR" not in os.environ and os.getenv("TERM") != "dumb"


def in_columns(items: Sequence[str], width: int = 78) -> str:
    """Items under and beside each other, read downwards."""
    cell = max(map(len, items)) + 3
    across = max(1, width // cell)
    rows = -(-len(items) // across)
    lines = [items[row::rows] for row in range(rows)]
    return "\n".join("".join(f"{item:<{cell}}" for item in line).rstrip() for line in lines)


def whole(value: float) -> str:
    """A large number, rounded, as people write it."""
    return str(message("cli-whole", value=value))


def number(value: float | None) -> str:
    """A mean or an error with two digits; a dash where there is none."""
    return "-" if value is None else str(message("cli-number", value=round(value, 2) + 0.0))


def percent(value: float | None) -> str:
    """A share or its error; a dash where there is none."""
    return "-" if value is None else str(message("cli-percent", value=round(value, 4) + 0.0))


def colour_name(colour: str) -> Message:
    """What people call a colour that is written ``yellow`` in positions."""
    return message(f"colour-{colour}")
