"""A board drawn as text, from the places of its fields.

Pieces are capital letters: the first letter of their colour, but U for blue (B is black). Two
letters' room belongs to each place, so that several pieces on one field can be told: ``Y2``.
Free fields are ``.`` on the track, ``o`` where a colour starts, ``a`` ``b`` ``c`` ``d`` in the
goal, ``_`` where pieces wait, ``:`` on a side path, ``%`` on a grey field and ``=`` on a lane.
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from string import ascii_uppercase
from typing import NamedTuple

from rauswurf.boards.board import Board, Field
from rauswurf.boards.colours import ON_BOARDS
from rauswurf.boards.layout import CELL, Place, drawn_to_scale, layout, spots_of
from rauswurf.messages import message

SYMBOLS = {"track": ".", "waiting": "_", "side": ":", "grey": "%", "lane": "="}

NOBODY = -1


class Mark(NamedTuple):
    """What is drawn on a spot, and in whose colour."""

    text: str
    colour: int
    strong: bool = False


def draw(
    board: Board,
    pieces: Mapping[int, Sequence[int]],
    colour: bool = False,
    *,
    names: bool = False,
    things: Mapping[int, str] | None = None,
) -> str:
    """The board as lines of text with the pieces of each colour on their fields.

    ``colour`` paints it for a terminal, ``names`` writes the names of free fields where there is
    room, ``things`` are single letters for what else lies on fields, such as a stone.
    """
    spots = spots_of(board)
    cell = _cell_width(board)
    names = names and drawn_to_scale(spots, cell) is not None
    places = layout(spots, cell if names else CELL)
    occupants = _occupants(pieces)
    marks: list[Mark] = []
    notes: list[str] = []
    for number, field in enumerate(board.fields):
        here = occupants.get(number, [])
        thing = (things or {}).get(number, "")
        marks += field_marks(board, number, here, thing, names)
        if _is_crowd(field, here):
            notes.append(_crowd_note(board, field, here))
    texts = [_text(board, mark, colour) for mark in marks]
    return "\n".join([*_lines(places, marks, texts), *notes])


def letter(board: Board, colour: int) -> str:
    """The letter that stands for the pieces of a colour."""
    return _letters(board.colours)[colour]


def legend(board: Board, colours: Sequence[int], colour: bool = False) -> str:
    """Which letter is which colour."""
    marks = [Mark(letter(board, number), number, True) for number in colours]
    return "  ".join(
        f"{_text(board, mark, colour)} {board.colour_told(mark.colour)}" for mark in marks
    )


# What stands on a spot.


def _occupants(pieces: Mapping[int, Sequence[int]]) -> dict[int, list[int]]:
    """The colours of the pieces on each field, in order."""
    occupants: dict[int, list[int]] = {}
    for colour, fields in sorted(pieces.items()):
        for field in fields:
            occupants.setdefault(field, []).append(colour)
    return occupants


def field_marks(
    board: Board, number: int, here: list[int], thing: str, names: bool
) -> Iterator[Mark]:
    """What stands on each spot of a field: ``here`` are the colours of the pieces on it."""
    field = board.fields[number]
    room = len(field.spots)
    marks = list(_piece_marks(board, here, room))
    if thing:
        marks = [Mark((marks[0].text if marks else "") + thing, NOBODY, True), *marks[1:]]
    yield from marks
    for _ in range(room - len(marks)):
        yield _free_mark(board, number, names and room == 1)


def _piece_marks(board: Board, here: list[int], room: int) -> Iterator[Mark]:
    """One letter a piece as long as there is room, else one a colour with a number."""
    colours = sorted(set(here))
    if len(here) <= room:
        for colour in here:
            yield Mark(letter(board, colour), colour, True)
    elif len(colours) <= room:
        for colour in colours:
            count = here.count(colour)
            yield Mark(letter(board, colour) + (str(count) if count > 1 else ""), colour, True)
    else:
        yield Mark(f"*{len(here)}", NOBODY, True)


def _is_crowd(field: Field, here: list[int]) -> bool:
    return len(set(here)) > len(field.spots)


def _crowd_note(board: Board, field: Field, here: list[int]) -> str:
    pieces = [f"{board.colour_told(c)} {here.count(c)}" for c in sorted(set(here))]
    return str(message("picture-crowd", count=len(here), field=field.name, pieces=pieces))


def _free_mark(board: Board, number: int, names: bool) -> Mark:
    field = board.fields[number]
    starts = board.graph.start
    owner = starts.index(number) if number in starts else field.owner
    if names or field.kind == "goal":
        return Mark(field.name if names else field.name[:CELL], owner)
    return Mark("o" if number in starts else SYMBOLS[field.kind], owner)


@lru_cache
def _letters(colours: tuple[str, ...]) -> tuple[str, ...]:
    """A letter for each colour: the known one, else the first of its name that is free."""
    known = {name: ON_BOARDS[name].letter for name in colours if name in ON_BOARDS}
    for name in colours:
        free = (sign for sign in name.upper() + ascii_uppercase if sign not in known.values())
        known.setdefault(name, next(filter(str.isalpha, free), "?"))
    return tuple(known[name] for name in colours)


def _text(board: Board, mark: Mark, colour: bool) -> str:
    """A mark as it is written, with the terminal's sequences around it where it has a colour."""
    codes = ["1", "7"] if mark.strong else []  # bold and reversed, like a piece of wood
    if mark.colour != NOBODY and board.colours[mark.colour] in ON_BOARDS:
        codes.append(str(ON_BOARDS[board.colours[mark.colour]].ansi))
    return f"\x1b[{';'.join(codes)}m{mark.text}\x1b[0m" if colour and codes else mark.text


def _cell_width(board: Board) -> int:
    """Room for the longest name of a single field, and a gap."""
    return 1 + max(len(field.name) for field in board.fields if len(field.spots) == 1)


# Putting it together.


def _lines(places: Sequence[Place], marks: Sequence[Mark], texts: Sequence[str]) -> list[str]:
    rows: dict[int, list[tuple[int, int, str]]] = {}
    for place, mark, text in zip(places, marks, texts, strict=True):
        rows.setdefault(place.row, []).append((place.column, len(mark.text), text))
    return [_line(sorted(rows.get(row, []))) for row in range(max(rows) + 1)]


def _line(parts: list[tuple[int, int, str]]) -> str:
    line = ""
    width = 0
    for column, length, text in parts:
        line += " " * (column - width) + text
        width = column + length
    return line
