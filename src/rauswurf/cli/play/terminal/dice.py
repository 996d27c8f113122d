"""Dice drawn large: pips on paper, and what is written on a symbol."""

from collections.abc import Sequence

from rich.style import Style
from rich.text import Text

PIPS = {
    1: ("   ", " ● ", "   "),
    2: ("●  ", "   ", "  ●"),
    3: ("●  ", " ● ", "  ●"),
    4: ("● ●", "   ", "● ●"),
    5: ("● ●", " ● ", "● ●"),
    6: ("● ●", "● ●", "● ●"),
}
BLANK = ("   ", "   ", "   ")
SMALL = 5  # columns of a small die


def large_die(face: int, style: Style, *, colours: bool) -> list[Text]:
    """A die of nine columns and five rows."""
    rows = [" ".join(row) for row in PIPS.get(face, BLANK)]
    if not colours:
        lines = ["╭───────╮", *(f"│ {row} │" for row in rows), "╰───────╯"]
        return [Text(line, style) for line in lines]
    edge = Style(color=style.bgcolor)
    return [
        Text("▄" * 9, edge),
        *(Text(f"  {row}  ", style) for row in rows),
        Text("▀" * 9, edge),
    ]


def small_die(rows: Sequence[str], style: Style) -> list[Text]:
    """A die of five columns and three rows."""
    return [Text(row[:SMALL].center(SMALL), style) for row in rows]


def pips(face: int) -> tuple[str, str, str]:
    """The three rows of a face."""
    return PIPS.get(face, BLANK)


def side_by_side(dice: Sequence[Sequence[Text]], gap: str = "  ") -> Text:
    """Several dice in a row."""
    lines = [Text(gap, end="").join(parts) for parts in zip(*dice, strict=True)]
    return Text("\n", end="").join(lines)
