"""The colours of the cardboard, and how each player's colour and shape are drawn on it."""

from math import cos, pi, radians, sin

from rauswurf.boards.board import Board, Spot
from rauswurf.boards.colours import ON_BOARDS, SHAPES, Print

CARD, CARD_EDGE, BAND, PAPER = "#f0e0c0", "#c9ac7e", "#f8eed6", "#fdf6e6"
INK, LINE = "#54442f", "#97805f"
GREY, SIDE, TRAIL, STONE = "#bdb4a5", "#e4e8cb", "#9aa36d", "#9b9184"
FONT = "Avenir Next, Avenir, Gill Sans, Segoe UI, DejaVu Sans, sans-serif"

Points = list[Spot]


PAINTS = {name: colour.print for name, colour in ON_BOARDS.items()}
NEUTRAL = Print(PAPER, "#d9cdb6", LINE, INK)
OTHER_PAINTS = (
    Print("#d98a3d", "#f3d3ae", "#8f5216", "#4a2a08"),
    Print("#8c6a9e", "#dccbe3", "#573d66", "#fffdf6"),
    Print("#5aa39c", "#c2e0dc", "#2f6a64", "#fffdf6"),
)


def paint_of(board: Board, colour: int) -> Print:
    """How a colour of this board is printed."""
    name = board.colours[colour]
    unknown = [other for other in board.colours if other not in PAINTS]
    if name in PAINTS:
        return PAINTS[name]
    return OTHER_PAINTS[unknown.index(name) % len(OTHER_PAINTS)]


def outline(colour: int, radius: float) -> Points:
    """The shape of a colour's pieces, around the origin; no points for the circle."""
    shape = SHAPES[colour % len(SHAPES)]
    if shape.waist != 1:
        return _star(shape.corners, radius * shape.size, shape.waist)
    return _corners(shape.corners, radius * shape.size, radians(shape.turn))


def _corners(count: int, radius: float, first: float) -> Points:
    """The corners of an even polygon, its centre in the middle of its height."""
    angles = [first + 2 * pi * k / count for k in range(count)]
    points = [(radius * cos(angle), radius * sin(angle)) for angle in angles]
    if not points:
        return []
    middle = (min(y for _, y in points) + max(y for _, y in points)) / 2
    return [(x, y - middle) for x, y in points]


def _star(count: int, radius: float, waist: float) -> Points:
    angles = [-pi / 2 + pi * k / count for k in range(2 * count)]
    radii = [radius * (waist if k % 2 else 1) for k in range(2 * count)]
    return [(r * cos(angle), r * sin(angle)) for r, angle in zip(radii, angles, strict=True)]
