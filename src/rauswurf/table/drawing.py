"""A table drawn from its view: as text, as a picture (SVG), and any SVG in pixels (PNG)."""

from rauswurf.games import Setup
from rauswurf.table.nichtlustig import drawing as cards
from rauswurf.table.nichtlustig import picture as cards_as_text
from rauswurf.table.race import drawing as race
from rauswurf.table.race.view import RaceView
from rauswurf.table.view import View


def draw_svg(setup: Setup, view: View) -> str:
    """What lies and stands on the table; the same view always gives the same text."""
    if isinstance(view, RaceView):
        return race.draw_svg(setup, view)
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
