"""What stands on a board: pieces, the stones that block it, and who has the focus."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from math import cos, pi, sin

from rauswurf.boards.board import Board, Spot
from rauswurf.boards.svg.paint import INK, PAPER, STONE, paint_of
from rauswurf.boards.svg.tags import circle, length, shape, square
from rauswurf.rules.graph import NONE

PIECE = 0.3  # radius of a piece
CROWDED = 0.66  # how large pieces are that share a spot, of their usual size
BESIDE = 0.22  # how far from the middle they stand


def stones(board: Board, places: Mapping[int, Spot]) -> Iterator[str]:
    """Grey blocks, each with the shape of its colour."""
    for colour, at in sorted(places.items()):
        line = {"stroke": INK, "stroke_width": length(0.05)}
        yield square((at[0] + 0.03, at[1] + 0.05), 0.34, fill=INK, fill_opacity=0.35)
        yield square(at, 0.34, fill=STONE, **line)
        yield shape(colour, at, 0.18, fill=paint_of(board, colour).full, **line)


def pieces(
    board: Board, places: Mapping[int, Sequence[int]], focus: Collection[int]
) -> Iterator[str]:
    """The pieces of each colour; those on the fields of ``focus`` look sharply."""
    for number, colours in sorted(standing(places).items()):
        spots = board.fields[number].spots
        for k, at in enumerate(spots):
            yield from crowd(board, colours[k :: len(spots)], at)
        if number in focus:
            yield from eye(spots[0])


def standing(places: Mapping[int, Sequence[int]]) -> dict[int, list[int]]:
    """The colours of the pieces on each field that is taken."""
    taken: dict[int, list[int]] = {}
    for colour, numbers in sorted(places.items()):
        for number in numbers:
            if number != NONE:
                taken.setdefault(number, []).append(colour)
    return taken


def crowd(board: Board, colours: Sequence[int], at: Spot) -> Iterator[str]:
    """The pieces on one spot: one in the middle, several around it."""
    size = PIECE if len(colours) == 1 else PIECE * CROWDED
    for colour, place in zip(colours, around(at, len(colours)), strict=True):
        yield from piece(board, colour, place, size)


def around(at: Spot, count: int) -> list[Spot]:
    """Places for so many pieces that share a spot."""
    if count == 1:
        return [at]
    angles = [pi + 2 * pi * k / count for k in range(count)]
    return [(at[0] + BESIDE * cos(angle), at[1] + BESIDE * sin(angle)) for angle in angles]


def piece(board: Board, colour: int, at: Spot, size: float) -> Iterator[str]:
    """A piece in its colour and its shape."""
    paint = paint_of(board, colour)
    shadow = (at[0] + size * 0.1, at[1] + size * 0.18)
    yield shape(colour, shadow, size, fill=INK, fill_opacity=0.35)
    yield shape(colour, at, size, fill=paint.full, stroke=paint.edge, stroke_width=length(0.05))
    yield shape(colour, at, size * 0.55, fill=paint.tint, fill_opacity=0.45)


def eye(at: Spot) -> Iterator[str]:
    """The mark of a piece that has the focus."""
    yield circle(at, PIECE * 0.42, fill=PAPER, stroke=INK, stroke_width=length(0.04))
    yield circle(at, PIECE * 0.18, fill=INK)
