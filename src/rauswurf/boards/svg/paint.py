"""The colours of the cardboard and of each player, and the shape that each colour has."""

from math import cos, pi, sin
from typing import NamedTuple

from rauswurf.boards.board import Board, Spot

CARD, CARD_EDGE, BAND, PAPER = "#f0e0c0", "#c9ac7e", "#f8eed6", "#fdf6e6"
INK, LINE = "#54442f", "#97805f"
GREY, SIDE, TRAIL, STONE = "#bdb4a5", "#e4e8cb", "#9aa36d", "#9b9184"
FONT = "Avenir Next, Avenir, Gill Sans, Segoe UI, DejaVu Sans, sans-serif"

Points = list[Spot]


class Paint(NamedTuple):
    """How a colour is printed: the colour, its light tint, its edge and what is read on it."""

    full: str
    tint: str
    edge: str
    text: str


PAINTS = {
    "yellow": Paint("#efba3c", "#f8e1a4", "#a87a14", "#4f3a0a"),
    "green": Paint("#6b9a55", "#c8dab6", "#41632f", "#fffdf6"),
    "red": Paint("#c9503f", "#efc0b2", "#832b1f", "#fffdf6"),
    "black": Paint("#4a4543", "#c9c1b8", "#221f1d", "#fffdf6"),
    "blue": Paint("#4c7dab", "#bfd3e2", "#2a4d70", "#fffdf6"),
    "white": Paint("#ffffff", "#fffdf8", "#857a69", "#54442f"),
}
NEUTRAL = Paint(PAPER, "#d9cdb6", LINE, INK)
OTHER_PAINTS = (
    Paint("#d98a3d", "#f3d3ae", "#8f5216", "#4a2a08"),
    Paint("#8c6a9e", "#dccbe3", "#573d66", "#fffdf6"),
    Paint("#5aa39c", "#c2e0dc", "#2f6a64", "#fffdf6"),
)


def paint_of(board: Board, colour: int) -> Paint:
    """How a colour of this board is printed."""
    name = board.colours[colour]
    unknown = [other for other in board.colours if other not in PAINTS]
    if name in PAINTS:
        return PAINTS[name]
    return OTHER_PAINTS[unknown.index(name) % len(OTHER_PAINTS)]


def outline(colour: int, radius: float) -> Points:
    """The shape of a colour's pieces, around the origin; no points for the circle."""
    shapes: tuple[Points, ...] = (
        [],
        _corners(3, radius * 1.22, -pi / 2),
        _corners(4, radius * 1.16, -pi / 2),
        _corners(4, radius * 1.16, -pi / 4),
        _corners(6, radius * 1.08, 0),
        _star(5, radius * 1.28, 0.52),
    )
    return shapes[colour % len(shapes)]


def _corners(count: int, radius: float, first: float) -> Points:
    """The corners of an even polygon, its centre in the middle of its height."""
    angles = [first + 2 * pi * k / count for k in range(count)]
    points = [(radius * cos(angle), radius * sin(angle)) for angle in angles]
    middle = (min(y for _, y in points) + max(y for _, y in points)) / 2
    return [(x, y - middle) for x, y in points]


def _star(count: int, radius: float, waist: float) -> Points:
    angles = [-pi / 2 + pi * k / count for k in range(2 * count)]
    radii = [radius * (waist if k % 2 else 1) for k in range(2 * count)]
    return [(r * cos(angle), r * sin(angle)) for r, angle in zip(radii, angles, strict=True)]
