"""The colours of printed boards by day and by night, and the shape that each player has."""

from math import cos, pi, radians, sin
from typing import NamedTuple

from rauswurf.boards.board import Board, Spot
from rauswurf.boards.colours import ON_BOARDS, SHAPES, Print

FONT = "Avenir Next, Avenir, Gill Sans, Segoe UI, DejaVu Sans, sans-serif"

Points = list[Spot]


class Palette(NamedTuple):
    """What a board is made of."""

    wood: tuple[str, str]  # the frame, where light falls on it and where not
    wood_edge: str
    card: tuple[str, str]  # the cardboard, likewise
    road: str  # under the fields
    line: str  # around roads and fields
    paper: str  # a field
    light: str  # a lower lip that catches the light
    ink: str
    grey: str
    grey_line: str
    side: str
    side_line: str
    shadow: str
    neutral: Print  # what belongs to nobody


DAY = Palette(
    wood=("#c08a52", "#8f5c30"),
    wood_edge="#6d431f",
    card=("#f6e9cd", "#e8d2a6"),
    road="#f1dfb9",
    line="#a68a5c",
    paper="#fffaf0",
    light="#fffdf6",
    ink="#54442f",
    grey="#c3bcb0",
    grey_line="#7d756a",
    side="#dfe8c4",
    side_line="#6f8146",
    shadow="#4a3517",
    neutral=Print("#fffaf0", "#e2d4b6", "#97805f", "#54442f", "#97805f"),
)
NIGHT = Palette(
    wood=("#4f3723", "#2f1f13"),
    wood_edge="#1a110a",
    card=("#332a22", "#262019"),
    road="#40352a",
    line="#857152",
    paper="#6a5b4a",
    light="#8a775f",
    ink="#efe4d0",
    grey="#6f675d",
    grey_line="#b0a698",
    side="#39452c",
    side_line="#9db26f",
    shadow="#000000",
    neutral=Print("#6a5b4a", "#4c4033", "#a08a68", "#efe4d0"),
)
INK, LINE, PAPER = DAY.ink, DAY.line, DAY.paper
CARD, CARD_EDGE, STONE = "#f0e0c0", "#c9ac7e", "#9b9184"

PAINTS = {name: colour.print for name, colour in ON_BOARDS.items()}
NIGHT_PAINTS = {name: colour.night or colour.print for name, colour in ON_BOARDS.items()}
OTHER_PAINTS = (
    Print("#d98a3d", "#f3d3ae", "#8f5216", "#4a2a08"),
    Print("#8c6a9e", "#dccbe3", "#573d66", "#fffdf6"),
    Print("#5aa39c", "#c2e0dc", "#2f6a64", "#fffdf6"),
)


def paint_of(board: Board, colour: int, dark: bool = False) -> Print:
    """How a colour of this board is printed, by day or by night."""
    name = board.colours[colour]
    unknown = [other for other in board.colours if other not in PAINTS]
    if name in PAINTS:
        return (NIGHT_PAINTS if dark else PAINTS)[name]
    return OTHER_PAINTS[unknown.index(name) % len(OTHER_PAINTS)]


def outline(colour: int, radius: float) -> Points:
    """The shape of a colour, around the origin; no points for the circle."""
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
