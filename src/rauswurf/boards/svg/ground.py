"""What everything else is printed on: cardboard in a wooden frame, and an inlay in its middle."""

from collections.abc import Iterator
from math import atan2, cos, hypot, pi, sin

from rauswurf.boards.board import Spot
from rauswurf.boards.svg.cardboard import Cardboard
from rauswurf.boards.svg.tags import box, circle, fade, group, length, path

FRAME = 0.34  # how wide the frame is
CORNER = 0.6  # radius of its corners
GRAIN = (0.09, 0.15, 0.2, 0.27)  # of the wood, from the outer edge


def lights(cardboard: Cardboard) -> Iterator[str]:
    """The light that falls on frame and cardboard, from the upper left."""
    wood, card = cardboard.palette.wood, cardboard.palette.card
    slant = {"x1": 0, "y1": 0, "x2": 1, "y2": 1}
    yield from fade("wood", [(wood[0], 1), (wood[1], 1)], **slant)
    yield from fade("card", [(card[0], 1), (card[1], 1)], **slant)


def ground(cardboard: Cardboard) -> Iterator[str]:
    """The frame, and the cardboard that lies in it."""
    palette = cardboard.palette
    yield _sheet(cardboard, 0, CORNER, fill="url(#wood)")
    for inset in GRAIN:
        yield _sheet(
            cardboard,
            inset,
            CORNER - inset,
            fill="none",
            stroke=palette.wood_edge,
            stroke_opacity=0.28 if inset in GRAIN[::2] else 0.16,
            stroke_width=length(0.018),
        )
    edge = {"stroke": palette.wood_edge, "stroke_width": length(0.05)}
    yield _sheet(cardboard, FRAME, CORNER - FRAME + 0.1, fill="url(#card)", **edge)
    yield _sheet(
        cardboard,
        FRAME + 0.1,
        CORNER - FRAME,
        fill="none",
        stroke=palette.line,
        stroke_opacity=0.45,
        stroke_width=length(0.02),
    )


def _sheet(cardboard: Cardboard, inset: float, radius: float, **attributes: object) -> str:
    left, top, width, height = cardboard.whole
    size = (width - 2 * inset, height - 2 * inset)
    return box((left + inset, top + inset), size, max(radius, 0.1), **attributes)


def lands(cardboard: Cardboard) -> Iterator[str]:
    """The ground of each colour: from its start to that of the next one."""
    middle, _ = _middle(cardboard)
    far = hypot(*cardboard.whole[2:])
    starts = [cardboard.spot(field) for field in cardboard.graph.start]
    angles = [atan2(y - middle[1], x - middle[0]) for x, y in starts]
    yield '<clipPath id="inlay">'
    yield _sheet(cardboard, FRAME + 0.1, CORNER - FRAME)
    yield "</clipPath>"
    parts = []
    for colour, angle in enumerate(angles):
        wide = (angles[(colour + 1) % len(angles)] - angle) % (2 * pi) or 2 * pi
        rim = [_at(middle, far, angle + wide * k / 4) for k in range(5)]
        paint = cardboard.paint(colour)
        parts.append(path([middle, *rim], closed=True, fill=paint.full))
    yield from group(parts, opacity=0.14, clip_path="url(#inlay)")


# Levels.


def levels(cardboard: Cardboard) -> Iterator[str]:
    """A ring that lies inside of another one lies higher: on a plate that throws a shadow."""
    palette = cardboard.palette
    for ring in _rings(cardboard)[1:]:
        corners = hull([cardboard.spot(field) for field in ring])
        broad = {"stroke_linejoin": "round", "stroke_width": length(2.9 * cardboard.reach)}
        low = [(x + 0.09, y + 0.16) for x, y in corners]
        shadow = {"fill": palette.shadow, "stroke": palette.shadow, "opacity": 0.3}
        yield path(low, closed=True, **shadow, **broad)
        yield path(corners, closed=True, fill=palette.line, stroke=palette.line, **broad)
        broad["stroke_width"] = length(2.78 * cardboard.reach)
        top = palette.card[0]
        yield path(corners, closed=True, fill=top, stroke=top, **broad)


def _rings(cardboard: Cardboard) -> list[list[int]]:
    """The rounds that are walked by all, the outermost first."""
    follow: dict[int, list[int]] = {}
    for here, there in cardboard.shared:
        follow.setdefault(here, []).append(there)
        follow.setdefault(there, []).append(here)
    rings, left = [], set(follow)
    while left:
        fresh = [min(left)]
        ring = set(fresh)
        while fresh:
            for field in follow[fresh.pop()]:
                if field not in ring:
                    ring.add(field)
                    fresh.append(field)
        rings.append(sorted(ring))
        left -= ring
    return rings


def hull(spots: list[Spot]) -> list[Spot]:
    """The corners of the smallest convex shape around some spots."""

    def half(ordered: list[Spot]) -> list[Spot]:
        found: list[Spot] = []
        for spot in ordered:
            while len(found) > 1 and _is_left(found[-2], found[-1], spot):
                found.pop()
            found.append(spot)
        return found[:-1]

    ordered = sorted(set(spots))
    return half(ordered) + half(ordered[::-1])


def _is_left(one: Spot, other: Spot, spot: Spot) -> bool:
    across = (other[0] - one[0]) * (spot[1] - one[1])
    return across - (other[1] - one[1]) * (spot[0] - one[0]) <= 0


# The middle.


def rosette(cardboard: Cardboard) -> Iterator[str]:
    """Where there is room in the middle, a star with a ray for everybody."""
    middle, room = _middle(cardboard)
    if room < 0.35:
        return
    palette = cardboard.palette
    size = min(room - 0.2, 2.0)
    ring = {"fill": "none", "stroke": palette.line, "stroke_width": length(0.03)}
    if size > 0.9:
        yield circle(middle, size, **ring, stroke_opacity=0.55)
        yield circle(middle, size * 0.9, **ring, stroke_opacity=0.35)
    for colour, angle in enumerate(_bearings(cardboard, middle)):
        paint = cardboard.paint(colour)
        half = pi / len(cardboard.graph.goal)
        tip, wings = _at(middle, size, angle), size * 0.42
        edge = {"stroke": paint.edge, "stroke_width": length(0.02), "stroke_linejoin": "round"}
        for side, fill in ((-half, paint.full), (half, paint.tint)):
            kite = [middle, _at(middle, wings, angle + side), tip]
            yield path(kite, closed=True, fill=fill, **edge)
    yield circle(middle, size * 0.17, fill=palette.paper, stroke=palette.line, stroke_width=1)


def _bearings(cardboard: Cardboard, middle: Spot) -> list[float]:
    """Where everybody's goal lies, seen from the middle; evenly, as the first one has it."""
    goals, marks = cardboard.graph.goal, cardboard.board.colour_marks[0]
    to = cardboard.spot(marks.get("lane", goals[0])[-1])
    first = atan2(to[1] - middle[1], to[0] - middle[0])
    return [first + 2 * pi * colour / len(goals) for colour in range(len(goals))]


def _middle(cardboard: Cardboard) -> tuple[Spot, float]:
    left, top, width, height = cardboard.whole
    middle = (left + width / 2, top + height / 2)
    spots = [spot for field in cardboard.board.fields for spot in field.spots]
    near = min(hypot(x - middle[0], y - middle[1]) for x, y in spots)
    return middle, near - cardboard.reach


def _at(middle: Spot, far: float, angle: float) -> Spot:
    return middle[0] + far * cos(angle), middle[1] + far * sin(angle)
