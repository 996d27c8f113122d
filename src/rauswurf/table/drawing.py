"""A table drawn from its view: as text, as a picture (SVG), and any SVG in pixels (PNG)."""

from base64 import b64encode

from rauswurf.games import Setup
from rauswurf.table.nichtlustig import drawing as cards
from rauswurf.table.nichtlustig import picture as cards_as_text
from rauswurf.table.race import drawing as race
from rauswurf.table.race.view import RaceView
from rauswurf.table.view import View

MARGIN = 24  # pixels around a picture on a card
GROUND = "#8a6f4d"  # what a picture on a card lies on: wood, on which paper and cardboard stand out


def draw_svg(setup: Setup, view: View, *, names: bool = True) -> str:
    """What lies and stands on the table; the same view always gives the same text.

    ``names`` writes those of free fields.
    """
    if isinstance(view, RaceView):
        return race.draw_svg(setup, view, names=names)
    return cards.draw_svg(setup, view)


def draw_text(setup: Setup, view: View, *, paint: bool = False, names: bool = True) -> str:
    """The same as text; ``paint`` is for terminals, ``names`` writes the names of free fields."""
    if isinstance(view, RaceView):
        return race.draw_text(setup, view, paint=paint, names=names)
    return cards_as_text.draw_text(setup, view)


def to_png(svg: str, width: int | None = None) -> bytes:
    """A picture in pixels; as wide as it says itself if no width is given."""
    # Only here: whoever wants no pixels should not wait for it.
    from resvg_py import svg_to_bytes

    return bytes(svg_to_bytes(svg_string=svg, width=width))


def to_card(svg: str, size: tuple[int, int]) -> bytes:
    """A picture in pixels, in the middle of a card of just this width and height."""
    width, height = size
    data = b64encode(svg.encode()).decode()
    card = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}">'
        f'<rect width="{width}" height="{height}" fill="{GROUND}"/>'
        f'<image x="{MARGIN}" y="{MARGIN}" width="{width - 2 * MARGIN}" '
        f'height="{height - 2 * MARGIN}" href="data:image/svg+xml;base64,{data}"/></svg>'
    )
    return to_png(card)
