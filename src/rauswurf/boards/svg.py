"""A board drawn as a picture (SVG), from the places and the ways of its fields.

It looks like printed cardboard. Nothing is told by colour alone: each colour has a shape of its
own, which its pieces have and its start and waiting fields show. The same board and pieces always
give the same text.
"""

from collections.abc import Iterator, Mapping, Sequence
from html import escape
from itertools import pairwise
from math import atan2, cos, hypot, pi, sin
from typing import NamedTuple

from rauswurf.boards.board import Board, Spot
from rauswurf.rules.graph import FORWARD, NONE

UNIT = 40  # what one unit of the board measures in the picture
WIDEST = 640  # how wide or high the picture is if nobody says otherwise
MARGIN = 0.62  # of cardboard around the fields
REACH = 0.42  # radius of a field
PIECE = 0.3  # radius of a piece

CARD, CARD_EDGE, BAND, PAPER = "#f0e0c0", "#c9ac7e", "#f8eed6", "#fdf6e6"
INK, LINE = "#54442f", "#97805f"
GREY, SIDE, TRAIL, STONE = "#bdb4a5", "#e4e8cb", "#9aa36d", "#9b9184"
FONT = "Avenir Next, Avenir, Gill Sans, Segoe UI, DejaVu Sans, sans-serif"

# An arrow to the right, around the origin.
ARROW = (
    *((-0.84, -0.27), (-0.02, -0.27), (-0.02, -0.6), (0.9, 0)),
    *((-0.02, 0.6), (-0.02, 0.27), (-0.84, 0.27)),
)

Points = list[Spot]
Step = tuple[int, int]


class Paint(NamedTuple):
    """How a colour is printed: the colour, its light tint, its edge and what is read on it."""

    full: str
    tint: str
    edge: str
    text: str


PAINTS = {
    "yellow": Paint("#efba3c", "#f8e1a4", "#a87a14", "#4f3a0a"),
    "green": Paint("#6b9a55", "#c8dab6", "#41632f", "#fffdf6"),
    "red": Paint("#c9503f", "#efc0b2", "#832b1f", "#fffdf6"),
    "black": Paint("#4a4543", "#c9c1b8", "#221f1d", "#fffdf6"),
    "blue": Paint("#4c7dab", "#bfd3e2", "#2a4d70", "#fffdf6"),
    "white": Paint("#ffffff", "#fffdf8", "#857a69", "#54442f"),
}
NEUTRAL = Paint(PAPER, "#d9cdb6", LINE, INK)
OTHER_PAINTS = (
    Paint("#d98a3d", "#f3d3ae", "#8f5216", "#4a2a08"),
    Paint("#8c6a9e", "#dccbe3", "#573d66", "#fffdf6"),
    Paint("#5aa39c", "#c2e0dc", "#2f6a64", "#fffdf6"),
)


def draw_svg(
    board: Board,
    pieces: Mapping[int, Sequence[int]],
    *,
    stones: Mapping[int, int] | None = None,
) -> str:
    """The board as an SVG picture with the pieces of each colour on their fields.

    ``pieces`` has the fields of each colour's pieces, ``stones`` the field of each colour's stone.
    """
    return _Drawing(board).picture(pieces, stones or {})


def paint_of(board: Board, colour: int) -> Paint:
    """How a colour of this board is printed."""
    name = board.colours[colour]
    unknown = [other for other in board.colours if other not in PAINTS]
    if name in PAINTS:
        return PAINTS[name]
    return OTHER_PAINTS[unknown.index(name) % len(OTHER_PAINTS)]


# Shapes.


def outline(colour: int, radius: float) -> Points:
    """The shape of a colour's pieces, around the origin; no points for the circle."""
    shapes: tuple[Points, ...] = (
        [],
        _corners(3, radius * 1.22, -pi / 2),
        _corners(4, radius * 1.16, -pi / 2),
        _corners(4, radius * 1.16, -pi / 4),
        _corners(6, radius * 1.08, 0),
        _star(5, radius * 1.28, 0.52),
    )
    return shapes[colour % len(shapes)]


def _corners(count: int, radius: float, first: float) -> Points:
    """The corners of an even polygon, its centre in the middle of its height."""
    angles = [first + 2 * pi * k / count for k in range(count)]
    points = [(radius * cos(angle), radius * sin(angle)) for angle in angles]
    middle = (min(y for _, y in points) + max(y for _, y in points)) / 2
    return [(x, y - middle) for x, y in points]


def _star(count: int, radius: float, waist: float) -> Points:
    angles = [-pi / 2 + pi * k / count for k in range(2 * count)]
    radii = [radius * (waist if k % 2 else 1) for k in range(2 * count)]
    return [(r * cos(angle), r * sin(angle)) for r, angle in zip(radii, angles, strict=True)]


# Writing.


def _number(value: float) -> str:
    rounded = round(value * UNIT, 1) + 0  # no minus before a zero
    return f"{rounded:.1f}".removesuffix(".0")


def _written(attributes: Mapping[str, object]) -> str:
    return "".join(f' {key.replace("_", "-")}="{value}"' for key, value in attributes.items())


def _tag(name: str, **attributes: object) -> str:
    return f"<{name}{_written(attributes)}/>"


def _circle(at: Spot, radius: float, **attributes: object) -> str:
    x, y = map(_number, at)
    return _tag("circle", cx=x, cy=y, r=_number(radius), **attributes)


def _line(points: Sequence[Spot], closed: bool = False, **attributes: object) -> str:
    way = " L".join(f"{_number(x)} {_number(y)}" for x, y in points)
    return _tag("path", d=f"M{way}{' Z' if closed else ''}", **attributes)


def _words(at: Spot, text: str, size: float, **attributes: object) -> str:
    x, y = _number(at[0]), _number(at[1] + size * 0.35)
    written = _written({"x": x, "y": y, "font_size": _number(size), **attributes})
    return f"<text{written}>{escape(text)}</text>"


def _moved(points: Points, to: Spot) -> Points:
    return [(x + to[0], y + to[1]) for x, y in points]


def _shape(colour: int, at: Spot, radius: float, **attributes: object) -> str:
    points = outline(colour, radius)
    if not points:
        return _circle(at, radius, **attributes)
    return _line(_moved(points, at), closed=True, stroke_linejoin="round", **attributes)


def _group(parts: list[str], **attributes: object) -> list[str]:
    """Parts that share attributes; nothing for no parts."""
    return [f"<g{_written(attributes)}>", *parts, "</g>"] if parts else []


# The drawing.


class _Drawing:
    def __init__(self, board: Board) -> None:
        self.board = board
        self.graph = board.graph
        self.shared, self.own = self.steps()
        self.tint = [self.tint_of(field) for field in range(len(board.fields))]
        self.reach = min(REACH, 0.49 * self.nearest())

    # What there is to draw.

    def steps(self) -> tuple[list[Step], dict[Step, int]]:
        """The steps that several colours can take, and those of one colour alone."""
        takers: dict[Step, list[int]] = {}
        for colour, successors in enumerate(self.graph.next[FORWARD]):
            for field, follow in enumerate(successors):
                for after in follow:
                    takers.setdefault((field, after), []).append(colour)
        own = {step: who[0] for step, who in takers.items() if self.is_own(step, who)}
        return [step for step in takers if step not in own], own

    def is_own(self, step: Step, takers: list[int]) -> bool:
        """Is this the way of one colour: into its goal, or where none of several others goes?"""
        into_goal = self.board.fields[step[1]].kind == "goal"
        return len(takers) == 1 and (into_goal or self.graph.colours > 2)

    def turnoffs(self) -> list[Step]:
        """The steps that may be taken from a stop only."""
        return sorted(
            {
                (field, after)
                for successors in self.graph.turnoffs
                for field, follow in enumerate(successors)
                for after in follow
            }
        )

    def tint_of(self, number: int) -> int:
        """The colour in which a field is printed: its owner's, or that of whoever enters there."""
        field = self.board.fields[number]
        if field.owner != NONE:
            return field.owner
        if field.kind == "waiting":
            entries = {entry[number] for entry in self.graph.entry} - {NONE}
            return self.tint_of(min(entries)) if entries else NONE
        if number in self.graph.start:
            return self.graph.start.index(number)
        return next((colour for (_, to), colour in self.own.items() if to == number), NONE)

    def nearest(self) -> float:
        """How far apart the nearest two spots are."""
        spots = [spot for field in self.board.fields for spot in field.spots]
        return min(hypot(x - a, y - b) for k, (x, y) in enumerate(spots) for a, b in spots[k + 1 :])

    def spot(self, number: int) -> Spot:
        """The middle of a field."""
        spots = self.board.fields[number].spots
        return sum(x for x, _ in spots) / len(spots), sum(y for _, y in spots) / len(spots)

    def paint(self, colour: int) -> Paint:
        return paint_of(self.board, colour)

    # The whole.

    def picture(self, pieces: Mapping[int, Sequence[int]], stones: Mapping[int, int]) -> str:
        standing: dict[int, list[int]] = {}
        for colour, numbers in sorted(pieces.items()):
            for number in numbers:
                standing.setdefault(number, []).append(colour)
        taken = {*standing, *stones.values()}
        layers = [
            *self.card(),
            *self.die(),
            *self.plates(),
            *self.bands(),
            *self.fields(),
            *self.marked_fields(),
            *self.arrows(),
            *self.names(taken),
            *self.stones(stones),
            *self.pieces(standing),
        ]
        return "\n".join([*self.head(), *layers, "</svg>", ""])

    def head(self) -> Iterator[str]:
        left, top, width, height = self.frame()
        scale = WIDEST / max(width, height)
        box = " ".join(map(_number, (left, top, width, height)))
        yield (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}" '
            f'width="{round(width * scale)}" height="{round(height * scale)}" '
            f'role="img" font-family="{FONT}" text-anchor="middle">'
        )
        yield f"<title>{escape(self.board.name)}</title>"

    def frame(self) -> tuple[float, float, float, float]:
        """Left, top, width and height of the picture."""
        spots = [spot for field in self.board.fields for spot in field.spots]
        around = MARGIN + 0.5
        left, right = min(x for x, _ in spots) - around, max(x for x, _ in spots) + around
        top, bottom = min(y for _, y in spots) - around, max(y for _, y in spots) + around
        return left, top, right - left, bottom - top

    def card(self) -> Iterator[str]:
        left, top, width, height = self.frame()
        for inset, radius, fill, line in ((0.06, 0.55, CARD, 0.08), (0.24, 0.42, "none", 0.025)):
            yield _tag(
                "rect",
                x=_number(left + inset),
                y=_number(top + inset),
                width=_number(width - 2 * inset),
                height=_number(height - 2 * inset),
                rx=_number(radius),
                fill=fill,
                stroke=CARD_EDGE,
                stroke_width=_number(line),
            )

    def die(self) -> Iterator[str]:
        """Where there is room in the middle, a die that shows a six."""
        left, top, width, height = self.frame()
        middle = (left + width / 2, top + height / 2)
        spots = [spot for field in self.board.fields for spot in field.spots]
        room = min(hypot(x - middle[0], y - middle[1]) for x, y in spots) - self.reach
        if room < 0.5:
            return
        half = min(0.75, room * 0.56)
        line = {"stroke": LINE, "stroke_width": _number(0.04)}
        x, y = map(_number, middle)
        pips = [(a * half, b * half) for a in (-0.42, 0.42) for b in (-0.52, 0, 0.52)]
        parts = [self.square((0, 0), half, fill=PAPER, **line)]
        parts += [_circle(pip, half * 0.15, fill=LINE) for pip in pips]
        yield from _group(parts, transform=f"translate({x} {y}) rotate(-14)")

    # What lies under the fields.

    def plates(self) -> Iterator[str]:
        """A coloured ground under the fields on which pieces wait."""
        for number, field in enumerate(self.board.fields):
            if field.kind == "waiting":
                x, y = self.spot(number)
                spots = sorted(field.spots, key=lambda spot: atan2(spot[1] - y, spot[0] - x))
                tint = self.tint[number]
                paint = NEUTRAL if tint == NONE else self.paint(tint)
                for ground, width in ((paint.edge, 1.06), (paint.tint, 1.0)):
                    yield _line(
                        spots,
                        closed=True,
                        fill=ground,
                        stroke=ground,
                        stroke_width=_number(width * self.reach / REACH),
                        stroke_linejoin="round",
                    )

    def bands(self) -> Iterator[str]:
        """The ways between fields."""
        kinds = [field.kind for field in self.board.fields]
        side = [step for step in self.shared if "side" in (kinds[step[0]], kinds[step[1]])]
        plain = [step for step in self.shared if step not in side]
        for ground, width in ((CARD_EDGE, 0.4), (BAND, 0.34)):
            yield from self.band(plain, stroke=ground, stroke_width=_number(width))
        dots = {"stroke_width": _number(0.11), "stroke_dasharray": "0.1 7"}
        yield from self.band(side, stroke=TRAIL, **dots)
        yield from self.band(self.turnoffs(), stroke=LINE, **dots)
        for colour, steps in sorted(self.own_ways().items()):
            paint = self.paint(colour)
            yield from self.band(steps, stroke=paint.edge, stroke_width=_number(0.24))
            yield from self.band(steps, stroke=paint.full, stroke_width=_number(0.17))

    def own_ways(self) -> dict[int, list[Step]]:
        """The steps of one colour alone, and the lane of its stone."""
        ways: dict[int, list[Step]] = {}
        for step, colour in self.own.items():
            ways.setdefault(colour, []).append(step)
        for colour, marks in enumerate(self.board.colour_marks):
            ways.setdefault(colour, []).extend(pairwise(marks.get("lane", ())))
        return ways

    def band(self, steps: Sequence[Step], **attributes: object) -> list[str]:
        lines = [_line([self.spot(here), self.spot(there)]) for here, there in steps]
        return _group(lines, fill="none", stroke_linecap="round", **attributes)

    # Fields.

    def fields(self) -> Iterator[str]:
        for number, field in enumerate(self.board.fields):
            for at in field.spots:
                yield from self.field(number, at)

    def field(self, number: int, at: Spot) -> Iterator[str]:
        field = self.board.fields[number]
        tint = self.tint[number]
        width = _number(0.04)
        if tint == NONE or field.kind == "grey":
            fill = {"grey": GREY, "side": SIDE}.get(field.kind, PAPER)
            edge = TRAIL if field.kind == "side" else LINE
            radius = self.reach * (0.9 if field.kind == "side" else 1)
            yield _circle(at, radius, fill=fill, stroke=edge, stroke_width=width)
            return
        paint = self.paint(tint)
        line = {"stroke": paint.edge, "stroke_width": width}
        if field.kind == "lane":
            yield self.square(at, self.reach * 0.92, fill=paint.tint, **line)
        elif field.kind == "waiting":
            yield _circle(at, self.reach, fill=PAPER, **line)
            faint = {"stroke": paint.edge, "stroke_opacity": 0.35, "stroke_width": _number(0.02)}
            yield _shape(tint, at, self.reach * 0.5, fill=paint.tint, **faint)
        else:
            yield _circle(at, self.reach, fill=paint.full, **line)
            if number not in self.board.marks.get("arrow", ()):
                yield _shape(tint, at, self.reach * 0.66, fill=paint.edge, fill_opacity=0.28)

    def square(self, at: Spot, half: float, **attributes: object) -> str:
        return _tag(
            "rect",
            x=_number(at[0] - half),
            y=_number(at[1] - half),
            width=_number(2 * half),
            height=_number(2 * half),
            rx=_number(half * 0.4),
            **attributes,
        )

    # What is printed on fields.

    def marked_fields(self) -> Iterator[str]:
        """Rings in the colour for which a field before the goal is marked."""
        for colour, marks in enumerate(self.board.colour_marks):
            paint = self.paint(colour)
            for number in marks.get("before_goal", ()):
                for stroke, width in ((paint.edge, 0.13), (paint.full, 0.09)):
                    yield _circle(
                        self.spot(number),
                        self.reach * 0.78,
                        fill="none",
                        stroke=stroke,
                        stroke_width=_number(width),
                    )

    def arrows(self) -> Iterator[str]:
        for number in self.board.marks.get("arrow", ()):
            yield self.arrow(number, NONE)
        for colour, marks in enumerate(self.board.colour_marks):
            for number in marks.get("arrow", ()):
                yield self.arrow(number, colour)

    def arrow(self, number: int, colour: int) -> str:
        """An arrow on a field that shows where it leads."""
        at = self.spot(number)
        to = self.spot(self.pointed_at(number, colour))
        angle = atan2(to[1] - at[1], to[0] - at[0])
        points = [
            (u * cos(angle) - v * sin(angle), u * sin(angle) + v * cos(angle))
            for u, v in [(self.reach * u, self.reach * v) for u, v in ARROW]
        ]
        shown = self.tint[number] if colour == NONE else colour
        paint = NEUTRAL if shown == NONE else self.paint(shown)
        edge = {"stroke": paint.edge, "stroke_width": _number(0.02), "stroke_linejoin": "round"}
        return _line(_moved(points, at), closed=True, fill=paint.tint, **edge)

    def pointed_at(self, number: int, colour: int) -> int:
        """The field to which the arrow on a field points."""
        special = [*self.turnoffs(), *(step for step in self.own if self.own[step] == colour)]
        steps = [*special, *self.shared]
        return next((there for here, there in steps if here == number), number)

    def names(self, taken: set[int]) -> Iterator[str]:
        """The names of fields, where nothing stands on them."""
        for number, field in enumerate(self.board.fields):
            if number not in taken or len(field.spots) > 1:
                yield from self.name(number)

    def name(self, number: int) -> Iterator[str]:
        field = self.board.fields[number]
        tint = self.tint[number]
        at = self.spot(number)
        size = 0.31 if len(field.name) < 3 else 0.25
        if tint == NONE or field.kind not in ("track", "goal"):
            yield _words(at, field.name, size, fill=INK)
        elif number in self.board.marks.get("arrow", ()):  # read on the arrow and beside it
            tints = {"fill": self.paint(tint).tint, "stroke": self.paint(tint).tint}
            halo = {
                "stroke_width": _number(0.09),
                "stroke_linejoin": "round",
                "aria_hidden": "true",
            }
            yield _words(at, field.name, size, **tints, **halo)
            yield _words(at, field.name, size, fill=INK)
        else:
            yield _words(at, field.name, size, fill=self.paint(tint).text)

    # What stands on the board.

    def stones(self, stones: Mapping[int, int]) -> Iterator[str]:
        """A grey block with the shape of its colour."""
        for colour, number in sorted(stones.items()):
            at = self.spot(number)
            yield self.square((at[0] + 0.03, at[1] + 0.05), 0.34, fill=INK, fill_opacity=0.35)
            line = {"stroke": INK, "stroke_width": _number(0.05)}
            yield self.square(at, 0.34, fill=STONE, **line)
            yield _shape(colour, at, 0.18, fill=self.paint(colour).full, **line)

    def pieces(self, standing: Mapping[int, Sequence[int]]) -> Iterator[str]:
        for number, colours in sorted(standing.items()):
            spots = self.board.fields[number].spots
            for k, at in enumerate(spots):
                yield from self.crowd(colours[k :: len(spots)], at)

    def crowd(self, colours: Sequence[int], at: Spot) -> Iterator[str]:
        """The pieces on one spot: one in the middle, several around it."""
        if len(colours) == 1:
            yield from self.piece(colours[0], at, PIECE)
            return
        for k, colour in enumerate(colours):
            angle = pi + 2 * pi * k / len(colours)
            place = (at[0] + 0.22 * cos(angle), at[1] + 0.22 * sin(angle))
            yield from self.piece(colour, place, PIECE * 0.66)

    def piece(self, colour: int, at: Spot, size: float) -> Iterator[str]:
        paint = self.paint(colour)
        shadow = (at[0] + size * 0.1, at[1] + size * 0.18)
        yield _shape(colour, shadow, size, fill=INK, fill_opacity=0.35)
        yield _shape(
            colour, at, size, fill=paint.full, stroke=paint.edge, stroke_width=_number(0.05)
        )
        yield _shape(colour, at, size * 0.55, fill=paint.tint, fill_opacity=0.45)
