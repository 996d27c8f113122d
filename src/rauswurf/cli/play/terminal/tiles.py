"""The tiles of a race board: what each shows, where it lies, and to which field it belongs."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import combinations, product
from typing import NamedTuple

from rich.style import Style
from rich.text import Text

from rauswurf.boards import Board
from rauswurf.boards.layout import CELL, Fit, Place, Places, Room, Spots, fitted, spots_of
from rauswurf.boards.text import NOBODY, Mark, field_marks, letter
from rauswurf.cli.play.terminal.palette import SHAPES, Palette
from rauswurf.table.race.view import RaceView

SMALL = 3  # columns of a tile of one row
LARGE = Room(7, 3)
IN_PLAY = ("track", "side", "grey")
SIGNS = {".": "·", "_": "·", ":": "·", "%": "▒", "=": "=", "o": "○"}


@dataclass(frozen=True)
class Lights:
    """Which fields stand out, and why."""

    chosen: frozenset[int] = frozenset()  # where the move begins and ends
    path: frozenset[int] = frozenset()
    targets: frozenset[int] = frozenset()  # where the piece in hand could go
    trace: frozenset[int] = frozenset()  # where the last move went


class Tile(NamedTuple):
    """One spot of the board as it is drawn."""

    field: int
    place: Place
    text: str
    style: Style


@dataclass(frozen=True)
class Picture:
    """A board in a window: lines of text, and which field lies where."""

    lines: list[Text]
    fields: Mapping[tuple[int, int], int] = field(repr=False)  # by row and column
    width: int


def paint_board(
    board: Board, view: RaceView, lights: Lights, room: Room, palette: Palette
) -> Picture:
    """The board with everything on it, as large as the window allows."""
    fit, wide, high = plot(spots_of(board), room)
    marks = _marks(board, view, names=fit.cell > CELL, wide=wide)
    numbers = [number for number, each in enumerate(board.fields) for _ in each.spots]
    tiles = [
        Tile(number, place, *_look(board, number, mark, wide, lights, palette))
        for number, place, mark in zip(numbers, fit.places, marks, strict=True)
    ]
    return _put_together(tiles, wide, high)


class Plot(NamedTuple):
    """Where the tiles of a board lie in a window, and how large they are."""

    fit: Fit
    wide: int
    high: int


@lru_cache
def plot(spots: Spots, room: Room) -> Plot:
    """Tiles of three rows where they fit with gaps between them, else of one row."""
    roomy = fitted(spots, Room(room.columns, max(1, room.rows - LARGE.rows + 1)))
    wide = min(roomy.cell - 1, LARGE.columns)
    if wide > SMALL and not _overlap(roomy.places, wide + 1, LARGE.rows + 1):
        return Plot(roomy, wide, LARGE.rows)
    fit = fitted(spots, room)
    return Plot(fit, fit.cell if fit.cell == CELL else min(fit.cell - 1, SMALL), 1)


def _overlap(places: Places, wide: int, high: int) -> bool:
    """Would any two tiles of this size, gaps included, lie on each other?"""
    return any(
        abs(here.row - there.row) < high and abs(here.column - there.column) < wide
        for here, there in combinations(places, 2)
    )


def _marks(board: Board, view: RaceView, *, names: bool, wide: int) -> list[Mark]:
    """What stands on each spot, field by field."""
    here: dict[int, list[int]] = {}
    for piece in view.pieces:
        here.setdefault(piece.place, []).append(board.colour(piece.colour))
    things = {stone.place: "#" + letter(board, board.colour(stone.colour)) for stone in view.stones}
    hunters = [piece.place for piece in view.pieces if piece.focus]
    things |= {place: "!" for place in hunters if board.fields[place].kind in IN_PLAY}
    marks: list[Mark] = []
    for number, each in enumerate(board.fields):
        named = names and len(each.name) <= wide
        colours = sorted(here.get(number, []))
        marks += field_marks(board, number, colours, things.get(number, ""), named)
    return marks


def _look(
    board: Board, number: int, mark: Mark, wide: int, lights: Lights, palette: Palette
) -> tuple[str, Style]:
    """The letters of a tile and how they look."""
    colour = _colour_of(board, number, mark)
    text = mark.text if mark.strong else SIGNS.get(mark.text, mark.text)
    if mark.strong and not palette.colours and colour and len(mark.text) == 1:
        text = SHAPES.get(colour, "") + text
    if number in lights.chosen or number in lights.targets:
        text = _pointed_at(text, wide) if not palette.colours else text
    style = _style(number, mark, colour, lights, palette)
    return text[:wide].center(wide), style


def _colour_of(board: Board, number: int, mark: Mark) -> str:
    """The colour of the piece or stone on a spot, or of the field itself; none if it has none."""
    if mark.colour != NOBODY:
        return board.colours[mark.colour]
    if not mark.strong:
        return ""
    letters = {letter(board, colour): name for colour, name in enumerate(board.colours)}
    return letters.get(mark.text.strip("#!")[:1], "")


def _style(number: int, mark: Mark, colour: str, lights: Lights, palette: Palette) -> Style:
    if number in lights.chosen:
        return palette.chosen
    if number in lights.targets:
        return palette.target(colour if mark.strong else "")
    if mark.strong:
        return palette.piece(colour)
    if number in lights.path:
        return palette.path
    if number in lights.trace:
        return palette.trace
    return palette.home(colour) if colour else palette.free


def _pointed_at(text: str, wide: int) -> str:
    """Without colours a sign points at a tile."""
    return (f">{text[-1]}<" if wide > CELL else f">{text[-1]}")[:wide]


def _put_together(tiles: list[Tile], wide: int, high: int) -> Picture:
    """Lines of text in which every tile has its place; the words stand in its middle row."""
    cells: dict[tuple[int, int], tuple[str, Style]] = {}
    fields: dict[tuple[int, int], int] = {}
    for tile in tiles:
        for row, column in product(range(high), range(wide)):
            place = tile.place.row + row, tile.place.column + column
            cells[place] = tile.text[column] if row == high // 2 else " ", tile.style
            fields[place] = tile.field
    height = 1 + max(row for row, _ in cells)
    width = 1 + max(column for _, column in cells)
    lines = [_line(cells, row, width) for row in range(height)]
    return Picture(lines, fields, width)


def _line(cells: Mapping[tuple[int, int], tuple[str, Style]], row: int, width: int) -> Text:
    line = Text(no_wrap=True, end="")
    for column in range(width):
        line.append(*cells.get((row, column), (" ", Style())))
    return line
