"""SVG as text: the few elements of which the pictures are made."""

from collections.abc import Iterable, Mapping, Sequence
from html import escape
from math import degrees

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
    return tag("path", d=_way(points, closed), **attributes)


def paths(lines: Iterable[Sequence[Spot]], **attributes: object) -> list[str]:
    """Many open lines as one element; nothing for none."""
    ways = "".join(_way(line, False) for line in lines)
    return [tag("path", d=ways, **attributes)] if ways else []


def _way(points: Sequence[Spot], closed: bool) -> str:
    way = "L".join(f"{length(x)} {length(y)}" for x, y in points)
    return f"M{way}{'Z' if closed else ''}"


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


def stamp(name: str, at: Spot, angle: float = 0.0) -> str:
    """What was defined under a name, put somewhere and perhaps turned (in radians)."""
    x, y = map(length, at)
    if angle:
        turn = f"translate({x} {y}) rotate({round(degrees(angle))})"
        return tag("use", href=f"#{name}", transform=turn)
    return tag("use", href=f"#{name}", x=x, y=y)


def fade(name: str, stops: Sequence[tuple[str, float]], **direction: object) -> list[str]:
    """A gradient along the board: colours from one end to the other, with their opacity."""
    parts = [
        tag("stop", offset=f"{k / (len(stops) - 1):g}", stop_color=colour, stop_opacity=opacity)
        for k, (colour, opacity) in enumerate(stops)
    ]
    return [f'<linearGradient id="{name}"{attributes_of(direction)}>', *parts, "</linearGradient>"]
