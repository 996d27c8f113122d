"""A table as a picture: SVG for all ten games, and PNG of any SVG."""

from typing import Any

from rauswurf.boards.svg import draw_svg as draw_board
from rauswurf.games import Setup
from rauswurf.rules.graph import NONE, WAITING
from rauswurf.table.nichtlustig.drawing import draw_svg as draw_cards


def draw_svg(setup: Setup, s: Any) -> str:
    """What lies and stands on the table; the same state always gives the same text."""
    if setup.game.family == "nichtlustig":
        return draw_cards(setup, s)
    return draw_board(setup.board, pieces(setup, s), stones=stones(s), focus=focus(setup, s))


def to_png(svg: str, width: int | None = None) -> bytes:
    """A picture in pixels; as wide as it says itself if no width is given."""
    # Only here: whoever wants no pixels should not wait for it.
    from resvg_py import svg_to_bytes

    return bytes(svg_to_bytes(svg_string=svg, width=width))


def pieces(setup: Setup, s: Any) -> dict[int, list[int]]:
    """The fields of the pieces of each colour that plays."""
    size = setup.rules.PIECES
    return {
        colour: [field for field in s.where[size * colour : size * colour + size] if field != NONE]
        for colour in setup.colours
    }


def stones(s: Any) -> dict[int, int]:
    """The field of each colour's stone, in games that have them."""
    return {colour: at for colour, at in enumerate(getattr(s, "stone", [])) if at != NONE}


def focus(setup: Setup, s: Any) -> list[int]:
    """The fields of pieces in play that have the focus, in games that know it."""
    kind = setup.board.graph.kind
    marked = (s.where[piece] for piece, has_it in enumerate(getattr(s, "focus", [])) if has_it)
    return sorted({field for field in marked if field != NONE and kind[field] != WAITING})
