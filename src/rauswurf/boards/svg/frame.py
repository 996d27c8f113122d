"""What of a board is to be seen in a picture: all of it, or the part around some fields."""

from collections.abc import Sequence

from rauswurf.boards.board import Board

MARGIN = 0.62  # of cardboard around the fields
AROUND = 1.2  # of the board to be seen around what matters
SMALLEST = 5.0  # so that one sees where on the board it is

Box = tuple[float, float, float, float]  # left, top, width and height


def whole(board: Board) -> Box:
    """All of a board."""
    spots = [spot for field in board.fields for spot in field.spots]
    around = MARGIN + 0.5
    left, right = min(x for x, _ in spots) - around, max(x for x, _ in spots) + around
    top, bottom = min(y for _, y in spots) - around, max(y for _, y in spots) + around
    return left, top, right - left, bottom - top


def part(board: Board, fields: Sequence[int]) -> Box:
    """The part around some fields; all of the board if there are none."""
    left, top, width, height = whole(board)
    if not fields:
        return left, top, width, height
    spots = [spot for field in fields for spot in board.fields[field].spots]
    x, wide = _span([x for x, _ in spots], left, width)
    y, high = _span([y for _, y in spots], top, height)
    return x, y, wide, high


def inside(board: Board, box: Box) -> set[int]:
    """The fields of which at least an edge is to be seen."""
    left, top, width, height = box
    return {
        number
        for number, field in enumerate(board.fields)
        for x, y in field.spots
        if abs(x - left - width / 2) < width / 2 + 0.5
        and abs(y - top - height / 2) < height / 2 + 0.5
    }


def _span(values: Sequence[float], least: float, size: float) -> tuple[float, float]:
    """Where a part begins that has all values and a margin, and how long it is."""
    long = min(size, max(SMALLEST, max(values) - min(values) + 2 * AROUND))
    begin = (max(values) + min(values) - long) / 2
    return min(max(begin, least), least + size - long), long
