"""The fields of a board, pressed into the cardboard, and what is printed on them."""

from collections.abc import Collection, Iterator
from math import atan2, cos, hypot, sin

from rauswurf.boards.svg.cardboard import Cardboard
from rauswurf.boards.svg.roads import chevron
from rauswurf.boards.svg.tags import circle, group, length, moved, path, shape, square, stamp, words
from rauswurf.rules.graph import NONE

FACE = 0.92  # how large a field is drawn, of what it reaches
PLATE = 2.36  # how broad the ground of waiting pieces is around their spots, in radii of a field

# An arrow to the right, around the origin.
ARROW = (
    *((-0.78, -0.24), (-0.02, -0.24), (-0.02, -0.6), (0.84, 0)),
    *((-0.02, 0.6), (-0.02, 0.24), (-0.78, 0.24)),
)


# Where pieces wait.


def plates(cardboard: Cardboard) -> Iterator[str]:
    """The homes of waiting pieces, and the way from there to where they enter."""
    for number, to in cardboard.entries:
        if number in cardboard.seen or to in cardboard.seen:
            yield from _gangway(cardboard, number, to)
    for number, field in enumerate(cardboard.board.fields):
        if field.kind == "waiting" and number in cardboard.seen:
            yield from _plate(cardboard, number)


def _gangway(cardboard: Cardboard, number: int, to: int) -> Iterator[str]:
    paint = cardboard.paint(cardboard.tint[number])
    here, there = cardboard.spot(number), cardboard.spot(to)
    r = cardboard.reach
    for ink, width in ((paint.edge, 1.12), (paint.tint, 1.0)):
        yield path([here, there], fill="none", stroke=ink, stroke_width=length(width * r))
    angle = atan2(there[1] - here[1], there[0] - here[0])
    rim = max(hypot(x - here[0], y - here[1]) for x, y in cardboard.board.fields[number].spots)
    out = (rim + hypot(there[0] - here[0], there[1] - here[1])) / 2
    at = (here[0] + out * cos(angle), here[1] + out * sin(angle))
    line = {"stroke": paint.edge, "stroke_width": length(0.2 * r), "fill": "none"}
    sign = chevron(cardboard, at, angle)
    yield from group([sign], **line, stroke_linecap="round", stroke_linejoin="round")


def _plate(cardboard: Cardboard, number: int) -> Iterator[str]:
    x, y = cardboard.spot(number)
    field, tint, palette = cardboard.board.fields[number], cardboard.tint[number], cardboard.palette
    spots = sorted(field.spots, key=lambda spot: atan2(spot[1] - y, spot[0] - x))
    paint, r = cardboard.paint(tint), cardboard.reach
    low = [(a + 0.05, b + 0.09) for a, b in spots]
    layers = (
        (low, palette.shadow, PLATE + 0.12, 0.28),
        (spots, paint.edge, PLATE + 0.16, 1),
        (spots, paint.full, PLATE, 1),
        (spots, paint.tint, PLATE - 0.36, 1),
    )
    for corners, ink, width, opacity in layers:
        yield path(
            corners,
            closed=True,
            fill=ink,
            stroke=ink,
            stroke_width=length(width * r),
            stroke_linejoin="round",
            **({} if opacity == 1 else {"opacity": opacity}),
        )


# Fields.


def fields(cardboard: Cardboard) -> Iterator[str]:
    """All fields that are to be seen."""
    for number in sorted(cardboard.seen):
        for at in cardboard.board.fields[number].spots:
            yield stamp(_field(cardboard, number), at)


def _field(cardboard: Cardboard, number: int) -> str:
    """The stamp with which a field is printed."""
    kind, tint, r = cardboard.kind(number), cardboard.tint[number], cardboard.reach
    palette, paint = cardboard.palette, cardboard.paint(tint)
    if kind == "grey" or number in cardboard.stops:
        return cardboard.stamp("grey", dish(cardboard, r, palette.grey, palette.grey_line))
    if kind == "side":
        return cardboard.stamp("side", dish(cardboard, r * 0.9, palette.side, palette.side_line))
    if tint == NONE:
        return cardboard.stamp("plain", dish(cardboard, r, palette.paper, palette.line))
    if kind == "lane":
        return _socket(cardboard, number)
    if kind == "waiting":
        parts = dish(cardboard, r, palette.paper, paint.edge)
        mark = {"fill": paint.full, "fill_opacity": 0.3}
        return cardboard.stamp(f"wait{tint}", [*parts, shape(tint, (0, 0), r * 0.46, **mark)])
    parts = dish(cardboard, r, paint.full, paint.edge)
    if kind == "goal":
        mark = {"fill": paint.edge, "fill_opacity": 0.3}
        return cardboard.stamp(f"goal{tint}", [*parts, shape(tint, (0, 0), r * 0.5, **mark)])
    return _start(cardboard, number)


def _socket(cardboard: Cardboard, number: int) -> str:
    """Where a stone waits; from the last field of its lane, which is bright, it is set free."""
    tint, r = cardboard.tint[number], cardboard.reach
    paint = cardboard.paint(tint)
    if number not in cardboard.board.colour_marks[tint].get("lane", ())[-1:]:
        return cardboard.stamp(f"lane{tint}", socket(cardboard, r, paint.full, paint.edge))
    parts = socket(cardboard, r, cardboard.palette.paper, paint.edge)
    mark = shape(tint, (0, 0), r * 0.46, fill=paint.full, fill_opacity=0.6)
    return cardboard.stamp(f"free{tint}", [*parts, mark])


def _start(cardboard: Cardboard, number: int) -> str:
    """Where a colour begins: a field with a ring, and its shape or an arrow."""
    tint, r = cardboard.tint[number], cardboard.reach
    paint = cardboard.paint(tint)
    parts = [
        circle((0, 0), r * 1.1, fill=paint.full, stroke=paint.edge, stroke_width=length(0.04)),
        circle((0, 0), r * 0.98, fill=cardboard.palette.light),
        *dish(cardboard, r * 0.93, paint.full, paint.edge),
    ]
    if number in cardboard.board.marks.get("arrow", ()):
        return cardboard.stamp(f"entry{tint}", parts)
    mark = {"fill": paint.mark, "stroke": paint.edge, "stroke_width": length(0.02)}
    return cardboard.stamp(f"start{tint}", [*parts, shape(tint, (0, 0), r * 0.44, **mark)])


def dish(cardboard: Cardboard, reach: float, face: str, rim: str) -> list[str]:
    """A round hollow: its upper rim lies in shadow, its lower one in the light."""
    size = reach * FACE
    return [
        circle((0.02, 0.035), size, fill=cardboard.palette.light, fill_opacity=0.7),
        circle((0, 0), size, fill=rim),
        circle((0.012, 0.024), size - 0.036, fill=face),
    ]


def socket(cardboard: Cardboard, reach: float, face: str, rim: str) -> list[str]:
    """A square hollow."""
    size = reach * 0.86
    return [
        square((0.02, 0.035), size, fill=cardboard.palette.light, fill_opacity=0.7),
        square((0, 0), size, fill=rim),
        square((0.012, 0.024), size - 0.036, fill=face),
    ]


# What is printed on fields.


def marked_fields(cardboard: Cardboard) -> Iterator[str]:
    """Rings in the colour for which a field before the goal is marked."""
    r = cardboard.reach
    for colour, marks in enumerate(cardboard.board.colour_marks):
        paint = cardboard.paint(colour)
        parts = [
            circle(cardboard.spot(number), r * 0.68)
            for number in cardboard.seen_of(marks, "before_goal")
        ]
        for ink, width in ((paint.edge, 0.34), (paint.full, 0.24)):
            yield from group(parts, fill="none", stroke=ink, stroke_width=length(width * r))


def arrows(cardboard: Cardboard) -> Iterator[str]:
    """Arrows on fields that show where they lead."""
    for number in cardboard.seen_of(cardboard.board.marks, "arrow"):
        yield _arrow(cardboard, number, NONE)
    for colour, marks in enumerate(cardboard.board.colour_marks):
        for number in cardboard.seen_of(marks, "arrow"):
            yield _arrow(cardboard, number, colour)


def _arrow(cardboard: Cardboard, number: int, colour: int) -> str:
    at = cardboard.spot(number)
    to = cardboard.spot(_pointed_at(cardboard, number, colour))
    angle = atan2(to[1] - at[1], to[0] - at[0])
    size = cardboard.reach * 0.92
    points = [
        (u * cos(angle) - v * sin(angle), u * sin(angle) + v * cos(angle))
        for u, v in [(size * u, size * v) for u, v in ARROW]
    ]
    shown = cardboard.tint[number] if colour == NONE else colour
    paint = cardboard.paint(shown)
    fill = paint.mark if colour == NONE and shown != NONE else paint.full
    edge = {"stroke": paint.edge, "stroke_width": length(0.03), "stroke_linejoin": "round"}
    return path(moved(points, at), closed=True, fill=fill, **edge)


def _pointed_at(cardboard: Cardboard, number: int, colour: int) -> int:
    """The field to which the arrow on a field points."""
    own = [step for step, who in cardboard.own.items() if who == colour]
    steps = [*cardboard.turnoffs, *own, *cardboard.shared]
    return next((there for here, there in steps if here == number), number)


# Names.


def names(cardboard: Cardboard, taken: Collection[int]) -> Iterator[str]:
    """The names of fields, where nothing stands on them."""
    for number in sorted(cardboard.seen):
        if number not in taken or len(cardboard.board.fields[number].spots) > 1:
            yield from _name(cardboard, number)


def _name(cardboard: Cardboard, number: int) -> Iterator[str]:
    field, tint = cardboard.board.fields[number], cardboard.tint[number]
    at, palette = cardboard.spot(number), cardboard.palette
    size = 0.31 if len(field.name) < 3 else 0.25
    is_on_paint = tint != NONE and field.kind in ("track", "goal", "lane")
    ink, ground = palette.ink, palette.paper
    if is_on_paint:
        ink, ground = cardboard.paint(tint).text, cardboard.paint(tint).full
    halo = {"stroke": ground, "stroke_width": length(0.12), "stroke_linejoin": "round"}
    yield words(at, field.name, size, fill=ink, **halo, paint_order="stroke")
