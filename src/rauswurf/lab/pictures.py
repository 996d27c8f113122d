"""Pictures of measures: a dot for each mean, a bar for how sure it is.

Drawn by Altair and turned into SVG or PNG without a browser and without a network. Numbers are
written as the reader writes them.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from rauswurf.messages import language
from rauswurf.messages.parts import need

# How numbers are written, by language, in the words of d3-format; others as in English.
LOCALES = {
    "de": "de-DE",
    "es": "es-ES",
    "fr": "fr-FR",
    "it": "it-IT",
    "nl": "nl-NL",
    "pt": "pt-PT",
    "pl": "pl-PL",
    "cs": "cs-CZ",
    "hu": "hu-HU",
}
BLUE, RUST, INK, PAPER = "#2f6f9f", "#b4552d", "#33302b", "#ffffff"
FONT = "Liberation Sans, Arial, Helvetica, sans-serif"  # whoever draws it measures by the first
WIDTH = 250  # of a panel
ROW = 22  # height of a line in it
ACROSS = 2  # panels beside each other
LONGEST_NAME = 420  # of a line, in pixels
SCALE = 2.0  # of pictures in pixels


@dataclass(frozen=True)
class Dot:
    """A mean with its limits; ``stands_out`` paints it in another colour."""

    label: str
    value: float
    low: float
    high: float
    stands_out: bool = False


@dataclass(frozen=True)
class Panel:
    """One measure: its name and a line for each thing that is compared."""

    title: str
    dots: Sequence[Dot]
    is_share: bool = False


def check_installed() -> None:
    """Raise NotInstalled if no picture could be drawn."""
    need("altair")
    need("vl_convert")


def drawn(title: str, panels: Sequence[Panel]) -> dict[str, Any]:
    """A picture of panels beside and below each other, as Vega-Lite; raises NotInstalled.

    The lines are the same in all panels, and are named once for each row of panels.
    """
    alt = need("altair")
    lines = list(dict.fromkeys(dot.label for each in panels for dot in each.dots))
    parts = [
        panel(alt, each, lines, named=place % ACROSS == 0) for place, each in enumerate(panels)
    ]
    picture = (
        alt.concat(*parts, columns=ACROSS, spacing=24)
        .properties(title=alt.TitleParams(title, anchor="start", fontSize=15, offset=12))
        .configure_view(stroke=None)
        .configure(background=PAPER, font=FONT, padding=12)
    )
    found: dict[str, Any] = picture.to_dict()
    return found


def panel(alt: Any, each: Panel, lines: Sequence[str], *, named: bool) -> Any:
    """One measure."""
    values = [
        {"label": dot.label, "value": dot.value, "low": dot.low, "high": dot.high}
        | {"paint": RUST if dot.stands_out else BLUE}
        for dot in each.dots
    ]
    number = ".1%" if each.is_share else ",.6~f"
    axis = alt.Axis(format=number, tickCount=4, labelOverlap=True, title=None, grid=True)
    scale = alt.Scale(zero=False, nice=True, padding=8)
    names = alt.Axis(labels=named, labelLimit=LONGEST_NAME, ticks=False, domain=False)
    y = alt.Y("label:N", sort=lines, scale=alt.Scale(domain=lines), title=None, axis=names)
    base = alt.Chart(alt.Data(values=values)).encode(y=y, color=alt.Color("paint:N", scale=None))
    bars = base.mark_rule(strokeWidth=2).encode(
        x=alt.X("low:Q", axis=axis, scale=scale), x2=alt.X2("high:Q")
    )
    dots = base.mark_point(filled=True, size=70, opacity=1).encode(
        x=alt.X("value:Q", axis=axis, scale=scale)
    )
    title = alt.TitleParams(each.title, anchor="start", fontSize=12, color=INK)
    return (bars + dots).properties(width=WIDTH, height=ROW * len(lines), title=title)


def as_svg(picture: dict[str, Any]) -> str:
    """A picture of lines and letters; raises NotInstalled."""
    found: str = need("vl_convert").vegalite_to_svg(picture, format_locale=locale())
    return found


def as_png(picture: dict[str, Any]) -> bytes:
    """A picture of pixels; raises NotInstalled."""
    found: bytes = need("vl_convert").vegalite_to_png(picture, scale=SCALE, format_locale=locale())
    return found


def locale() -> str:
    """How the reader writes numbers."""
    return LOCALES.get(language(), "en-US")
