"""What stands on a board: pieces, the stones that block it, and who has the focus."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from math import cos, pi, sin
from typing import NamedTuple

from rauswurf.boards.board import Board, Spot
from rauswurf.boards.colours import Print
from rauswurf.boards.svg.cardboard import Cardboard
from rauswurf.boards.svg.figure import BELLY, BROW, EYE, FIGURE, MARK, PUPIL, Layer
from rauswurf.boards.svg.paint import DAY, INK, PAPER, STONE, paint_of
from rauswurf.boards.svg.tags import UNIT, circle, group, length, shape, square, stamp, tag
from rauswurf.rules.graph import NONE

PIECE = 0.32  # radius of a piece
CROWDED = 0.66  # how large pieces are that share a spot, of their usual size
BESIDE = 0.22  # how far from the middle they stand


def stones(board: Board, places: Mapping[int, Spot]) -> Iterator[str]:
    """Grey blocks, each with the shape of its colour."""
    for colour, at in sorted(places.items()):
        line = {"stroke": INK, "stroke_width": length(0.05)}
        yield square((at[0] + 0.05, at[1] + 0.09), 0.34, fill=DAY.shadow, fill_opacity=0.35)
        yield square(at, 0.34, fill=STONE, **line)
        yield square((at[0] - 0.02, at[1] - 0.03), 0.26, fill=PAPER, fill_opacity=0.25)
        yield shape(colour, at, 0.18, fill=paint_of(board, colour).full, **line)


def pieces(
    cardboard: Cardboard, places: Mapping[int, Sequence[int]], focus: Collection[int]
) -> Iterator[str]:
    """The pieces of each colour; those on fields of ``focus`` have an eye."""
    for stand in stands(cardboard.board, places, focus):
        alike = stand._replace(at=(0, 0))
        kind = f"{'small' if stand.size < PIECE else ''}{'sharp' if stand.is_sharp else ''}"
        name = f"piece{stand.colour}{kind}"
        yield stamp(cardboard.stamp(name, list(piece(cardboard.board, alike))), stand.at)


class Stand(NamedTuple):
    """A piece in its place."""

    colour: int
    at: Spot = (0, 0)
    size: float = PIECE
    is_sharp: bool = False


def stands(
    board: Board, places: Mapping[int, Sequence[int]], focus: Collection[int]
) -> list[Stand]:
    """All pieces that are on the board, the nearer ones last: they hide a bit of the others."""
    found = [
        Stand(colour, place, size, number in focus)
        for number, colours in sorted(standing(places).items())
        for place, colour, size in on_spots(board.fields[number].spots, colours)
    ]
    return sorted(found, key=lambda stand: (stand.at[1], stand.at[0]))


def standing(places: Mapping[int, Sequence[int]]) -> dict[int, list[int]]:
    """The colours of the pieces on each field that is taken."""
    taken: dict[int, list[int]] = {}
    for colour, numbers in sorted(places.items()):
        for number in numbers:
            if number != NONE:
                taken.setdefault(number, []).append(colour)
    return taken


def on_spots(spots: Sequence[Spot], colours: Sequence[int]) -> Iterator[tuple[Spot, int, float]]:
    """Where each piece of a field stands, and how large it is there."""
    for k, at in enumerate(spots):
        crowd = colours[k :: len(spots)]
        size = PIECE if len(crowd) == 1 else PIECE * CROWDED
        for colour, place in zip(crowd, around(at, len(crowd)), strict=True):
            yield place, colour, size


def around(at: Spot, count: int) -> list[Spot]:
    """Places for so many pieces that share a spot."""
    if count == 1:
        return [at]
    angles = [pi + 2 * pi * k / count for k in range(count)]
    return [(at[0] + BESIDE * cos(angle), at[1] + BESIDE * sin(angle)) for angle in angles]


def piece(board: Board, stand: Stand) -> Iterator[str]:
    """A piece in its colour, with its shape, around the origin."""
    paint = paint_of(board, stand.colour)
    parts = [_layer(layer, paint) for layer in FIGURE]
    size = stand.size
    yield from group(parts, transform=f"scale({size * UNIT:g})")
    line = {"stroke": paint.edge, "stroke_width": length(0.09 * size)}
    yield shape(stand.colour, (0, BELLY * size), MARK * size, fill=paint.mark, **line)
    if stand.is_sharp:
        brow = (0.0, BROW * size)
        yield circle(brow, EYE * size, fill=PAPER, stroke=INK, stroke_width=length(0.03))
        yield circle(brow, PUPIL * size, fill=INK)


def _layer(layer: Layer, paint: Print) -> str:
    paints = {"full": paint.full, "edge": paint.edge, "shadow": DAY.shadow, "light": "#ffffff"}
    attributes: dict[str, object] = {"d": layer.form, "fill": paints[layer.paint]}
    if layer.opacity < 1:
        attributes["fill_opacity"] = layer.opacity
    if layer.outlined:
        attributes |= {"stroke": paint.edge, "stroke_width": 0.14}
    return tag("path", **attributes)
