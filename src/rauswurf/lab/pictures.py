"""Pictures of measures: differences with a line at zero, means, and how games are spread.

Drawn by Altair and turned into SVG or PNG without a browser and without a network. Numbers are
written as the reader writes them. Every axis begins at zero or shows it, and every colour has a
name in a legend.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from textwrap import wrap
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
PAINTS = (BLUE, RUST, "#6a8f3c", "#8c5aa8", "#c2902c", "#3d8f8a")
WIDTH = 270  # of a panel
ROW = 22  # height of a line in it
TALL = 140  # height of a panel that shows how games are spread
ACROSS = 2  # panels beside each other
LONGEST_NAME = 420  # of a line, in pixels
LETTERS = 40  # in a line of a panel's title: no more fit above it
LETTERS_ACROSS = 34  # in a line of the picture's title, for each panel beside another
SCALE = 2.0  # of pictures in pixels


@dataclass(frozen=True)
class Dot:
    """A mean, or a difference, with its limits, in the line of this name."""

    label: str
    value: float
    low: float
    high: float


@dataclass(frozen=True)
class Panel:
    """A line for each thing that is compared; a line at zero if they are differences."""

    title: str
    dots: Sequence[Dot]
    is_share: bool = False
    are_differences: bool = False


@dataclass(frozen=True)
class Bars:
    """How games are spread, for one of those that are compared: [bin]: its start and share."""

    label: str
    starts: Sequence[float]
    shares: Sequence[float]
    width: float


@dataclass(frozen=True)
class Spread:
    """The same for all that are compared, over each other."""

    title: str
    axis: str
    bars: Sequence[Bars]


def check_installed() -> None:
    """Raise NotInstalled if no picture could be drawn."""
    need("altair")
    need("vl_convert")


def drawn(
    title: str, panels: Sequence[Panel | Spread], notes: Sequence[str] = (), across: int = ACROSS
) -> dict[str, Any]:
    """A picture of panels beside and below each other, as Vega-Lite; raises NotInstalled.

    Notes below the title say how it is to be read.
    """
    alt = need("altair")
    parts = [
        panel(alt, each, names=names_beside(panels, place, across))
        if isinstance(each, Panel)
        else spread(alt, each)
        for place, each in enumerate(panels)
    ]
    wide = min(across, len(panels))
    heading = alt.TitleParams(
        in_lines(title, LETTERS_ACROSS * wide) or "",  # else an empty line takes room
        subtitle=[line for note in notes for line in in_lines(note, LETTERS * wide)],
        anchor="start",
        fontSize=15,
        subtitleColor=INK,
        offset=12,
    )
    picture = (
        alt.concat(*parts, columns=across, spacing=24)
        .resolve_scale(color="independent")
        .properties(title=heading)
        .configure_view(stroke=None)
        .configure(background=PAPER, font=FONT, padding=12)
    )
    found: dict[str, Any] = picture.to_dict()
    return found


def in_lines(text: str, letters: int) -> list[str]:
    """A text in lines that are not wider than the picture, so that none is cut or meets another."""
    return wrap(text, letters)


def names_beside(panels: Sequence[Panel | Spread], place: int, across: int) -> bool:
    """Are the lines of a panel named? Not if the panel to its left has the same ones."""
    here, left = panels[place], panels[place - 1] if place % across else None
    if not isinstance(here, Panel) or not isinstance(left, Panel):
        return True
    return lines_of(here) != lines_of(left)


def lines_of(panel: Panel) -> list[str]:
    """The names of its lines."""
    return list(dict.fromkeys(dot.label for dot in panel.dots))


def panel(alt: Any, each: Panel, *, names: bool) -> Any:
    """Means or differences; those whose bar does not meet the line at zero stand out."""
    lines = lines_of(each)
    values = [
        {"label": dot.label, "value": dot.value, "low": dot.low, "high": dot.high}
        | {"paint": RUST if each.are_differences and (dot.low > 0 or dot.high < 0) else BLUE}
        for dot in each.dots
    ]
    number = ".1%" if each.is_share else ",.6~f"
    axis = alt.Axis(format=number, tickCount=4, labelOverlap=True, title=None, grid=True)
    scale = alt.Scale(zero=True, nice=True, padding=8)
    beside = alt.Axis(labels=names, labelLimit=LONGEST_NAME, ticks=False, domain=False)
    y = alt.Y("label:N", sort=lines, scale=alt.Scale(domain=lines), title=None, axis=beside)
    base = alt.Chart(alt.Data(values=values)).encode(y=y, color=alt.Color("paint:N", scale=None))
    bars = base.mark_rule(strokeWidth=2).encode(
        x=alt.X("low:Q", axis=axis, scale=scale), x2=alt.X2("high:Q")
    )
    dots = base.mark_point(filled=True, size=70, opacity=1).encode(
        x=alt.X("value:Q", axis=axis, scale=scale)
    )
    layers = [bars, dots]
    if each.are_differences:
        zero = alt.Chart(alt.Data(values=[{"zero": 0}])).mark_rule(color=INK, strokeWidth=1)
        layers = [zero.encode(x=alt.X("zero:Q", axis=axis, scale=scale)), *layers]
    return alt.layer(*layers).properties(
        width=WIDTH, height=ROW * len(lines), title=above(alt, each)
    )


def above(alt: Any, each: Panel | Spread) -> Any:
    """The title of a panel."""
    lines = in_lines(each.title, LETTERS) or ""
    return alt.TitleParams(lines, anchor="start", fontSize=12, color=INK)


def spread(alt: Any, each: Spread) -> Any:
    """How games are spread: an area for each of those that are compared."""
    values = [
        {"label": bars.label, "from": start, "to": start + bars.width}
        | {"share": share, "floor": 0}
        for bars in each.bars
        for start, share in zip(bars.starts, bars.shares, strict=True)
    ]
    labels = [bars.label for bars in each.bars]
    legend = alt.Legend(title=None, orient="bottom", direction="vertical", labelLimit=LONGEST_NAME)
    colour = alt.Color(
        "label:N",
        scale=alt.Scale(domain=labels, range=list(PAINTS[: len(labels)])),
        legend=legend if any(labels) else None,
    )
    x = alt.X(
        "from:Q",
        axis=alt.Axis(format=",.6~f", tickCount=5, title=None, grid=False),
        scale=alt.Scale(zero=True, nice=True),
    )
    y = alt.Y(
        "share:Q",
        stack=None,
        axis=alt.Axis(format=".0%", tickCount=4, title=each.axis),
        scale=alt.Scale(zero=True),
    )
    chart = alt.Chart(alt.Data(values=values)).mark_bar(opacity=0.55, binSpacing=0)
    floor = alt.Y2("floor:Q")
    return chart.encode(x=x, x2=alt.X2("to:Q"), y=y, y2=floor, color=colour).properties(
        width=WIDTH, height=TALL, title=above(alt, each)
    )


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
