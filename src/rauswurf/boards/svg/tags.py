"""SVG as text: the few elements of which the pictures are made."""

from collections.abc import Mapping, Sequence
from html import escape

from rauswurf.boards.board import Spot
from rauswurf.boards.svg.paint import Points, outline

UNIT = 40  # what one unit of the board measures in the picture


def length(value: float) -> str:
    rounded = round(value * UNIT, 1) + 0  # no minus before a zero
    return f"{rounded:.1f}".removesuffix(".0")


def attributes_of(attributes: Mapping[str, object]) -> str:
    return "".join(f' {key.replace("_", "-")}="{value}"' for key, value in attributes.items())


def tag(name: str, **attributes: object) -> str:
    return f"<{name}{attributes_of(attributes)}/>"


def circle(at: Spot, radius: float, **attributes: object) -> str:
    x, y = map(length, at)
    return tag("circle", cx=x, cy=y, r=length(radius), **attributes)


def path(points: Sequence[Spot], closed: bool = False, **attributes: object) -> str:
    way = " L".join(f"{length(x)} {length(y)}" for x, y in points)
    return tag("path", d=f"M{way}{' Z' if closed else ''}", **attributes)


def words(at: Spot, text: str, size: float, **attributes: object) -> str:
    x, y = length(at[0]), length(at[1] + size * 0.35)
    written = attributes_of({"x": x, "y": y, "font_size": length(size), **attributes})
    return f"<text{written}>{escape(text)}</text>"


def moved(points: Points, to: Spot) -> Points:
    return [(x + to[0], y + to[1]) for x, y in points]


def square(at: Spot, half: float, **attributes: object) -> str:
    """A square with round corners, around a spot."""
    corner = (at[0] - half, at[1] - half)
    return box(corner, (2 * half, 2 * half), half * 0.4, **attributes)


def box(corner: Spot, size: Spot, radius: float, **attributes: object) -> str:
    """A rectangle with round corners, from its upper left one on."""
    (x, y), (width, height) = map(length, corner), map(length, size)
    return tag("rect", x=x, y=y, width=width, height=height, rx=length(radius), **attributes)


def shape(colour: int, at: Spot, radius: float, **attributes: object) -> str:
    points = outline(colour, radius)
    if not points:
        return circle(at, radius, **attributes)
    return path(moved(points, at), closed=True, stroke_linejoin="round", **attributes)


def group(parts: list[str], **attributes: object) -> list[str]:
    """Parts that share attributes; nothing for no parts."""
    return [f"<g{attributes_of(attributes)}>", *parts, "</g>"] if parts else []
