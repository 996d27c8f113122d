"""A board drawn as a picture (SVG), from the places and the ways of its fields.

It looks like printed cardboard in a wooden frame. Nothing is told by colour alone: each colour has
a shape of its own, which its pieces bear and its start and waiting fields show. The same board
and pieces always give the same text, but for the title, which is in the language of the reader.
"""

from collections.abc import Collection, Iterator, Mapping, Sequence
from html import escape

from rauswurf.boards.board import Board
from rauswurf.boards.svg.cardboard import REACH, Cardboard, Look
from rauswurf.boards.svg.fields import arrows as printed_arrows
from rauswurf.boards.svg.fields import fields, marked_fields, names, plates
from rauswurf.boards.svg.frame import whole
from rauswurf.boards.svg.ground import ground, lands, levels, lights, rosette
from rauswurf.boards.svg.marks import Arrow
from rauswurf.boards.svg.marks import arrows as drawn_arrows
from rauswurf.boards.svg.paint import FONT, PAINTS, outline, paint_of
from rauswurf.boards.svg.roads import roads
from rauswurf.boards.svg.standing import pieces as drawn_pieces
from rauswurf.boards.svg.standing import standing
from rauswurf.boards.svg.standing import stones as drawn_stones
from rauswurf.boards.svg.tags import UNIT, group, length

WIDEST = 640  # how wide or high the picture is if nobody says otherwise


def draw_svg(
    board: Board,
    pieces: Mapping[int, Sequence[int]],
    *,
    stones: Mapping[int, int] | None = None,
    focus: Collection[int] = (),
    arrows: Sequence[Arrow] = (),
    around: Sequence[int] = (),
    look: Look | None = None,
) -> str:
    """The board as an SVG picture with the pieces of each colour on their fields.

    ``pieces`` has the fields of each colour's pieces, ``stones`` the field of each colour's stone,
    ``focus`` the fields of pieces that have the focus. With ``around`` only that part of the board
    is to be seen.
    """
    blocks = stones or {}
    cardboard = Cardboard(board, around, look)
    shown = cardboard.board
    parts = [
        *_printed(cardboard, {*standing(pieces), *blocks.values()}),
        *drawn_stones(shown, {colour: shown.fields[at].spots[0] for colour, at in blocks.items()}),
        *drawn_pieces(cardboard, pieces, focus),
        *drawn_arrows(cardboard, arrows),
    ]
    return "\n".join([*_head(cardboard), *_definitions(cardboard), *parts, "</svg>", ""])


def _printed(cardboard: Cardboard, taken: Collection[int]) -> Iterator[str]:
    """Everything printed, from the frame up; fields that are taken show no name."""
    yield from ground(cardboard)
    yield from lands(cardboard)
    yield from levels(cardboard)
    yield from rosette(cardboard)
    yield from plates(cardboard)
    yield from roads(cardboard)
    yield from fields(cardboard)
    yield from marked_fields(cardboard)
    yield from printed_arrows(cardboard)
    if cardboard.look.names:
        yield from names(cardboard, taken)


def _definitions(cardboard: Cardboard) -> Iterator[str]:
    """What is printed more than once, and the light; known when all is drawn."""
    yield "<defs>"
    yield from lights(cardboard)
    for name, parts in sorted(cardboard.stamps.items()):
        yield from group(parts, id=name)
    yield "</defs>"


def view_box(board: Board) -> tuple[float, float, float, float]:
    """Left, top, width and height of the picture, in its own units."""
    left, top, width, height = whole(board)
    return UNIT * left, UNIT * top, UNIT * width, UNIT * height


def _head(cardboard: Cardboard) -> Iterator[str]:
    left, top, width, height = cardboard.box
    scale = WIDEST / max(width, height)
    box = " ".join(map(length, (left, top, width, height)))
    yield (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}" '
        f'width="{round(width * scale)}" height="{round(height * scale)}" '
        f'role="img" font-family="{FONT}" text-anchor="middle">'
    )
    yield f"<title>{escape(str(cardboard.board.title))}</title>"


__all__ = [
    "PAINTS",
    "REACH",
    "UNIT",
    "Arrow",
    "Look",
    "draw_svg",
    "outline",
    "paint_of",
    "view_box",
]
