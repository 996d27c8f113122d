"""The printed board: what is there before anybody sets a piece on it."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from itertools import pairwise
from math import atan2, cos, hypot, sin

from rauswurf.boards.board import Board, Spot
from rauswurf.boards.colours import Print
from rauswurf.boards.svg.frame import inside, part, whole
from rauswurf.boards.svg.paint import (
    BAND,
    CARD,
    CARD_EDGE,
    GREY,
    INK,
    LINE,
    NEUTRAL,
    PAPER,
    SIDE,
    TRAIL,
    paint_of,
)
from rauswurf.boards.svg.tags import box, circle, group, length, moved, path, shape, square, words
from rauswurf.rules.graph import FORWARD, NONE

REACH = 0.42  # radius of a field

# An arrow to the right, around the origin.
ARROW = (
    *((-0.84, -0.27), (-0.02, -0.27), (-0.02, -0.6), (0.9, 0)),
    *((-0.02, 0.6), (-0.02, 0.27), (-0.84, 0.27)),
)

Step = tuple[int, int]


class Cardboard:
    """What is printed on a board: fields, ways, names and marks; or the part around some fields."""

    def __init__(self, board: Board, around: Sequence[int] = ()) -> None:
        self.board = board
        self.graph = board.graph
        self.box = part(board, around)
        self.seen = inside(board, self.box)
        self.shared, self.own = self.steps()
        self.tint = [self.tint_of(field) for field in range(len(board.fields))]
        self.reach = min(REACH, 0.49 * self.nearest())
        self.stops = {field for field, _ in self.turnoffs()}  # from which a shortcut is taken

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

    def paint(self, colour: int) -> Print:
        return paint_of(self.board, colour)

    # The whole.

    def layers(self, taken: Collection[int]) -> Iterator[str]:
        """Everything printed, from the cardboard up; fields that are taken show no name."""
        yield from self.card()
        yield from self.die()
        yield from self.plates()
        yield from self.bands()
        yield from self.fields()
        yield from self.marked_fields()
        yield from self.arrows()
        yield from self.names(taken)

    def card(self) -> Iterator[str]:
        left, top, width, height = whole(self.board)
        for inset, radius, fill, line in ((0.06, 0.55, CARD, 0.08), (0.24, 0.42, "none", 0.025)):
            corner, size = (left + inset, top + inset), (width - 2 * inset, height - 2 * inset)
            edge = {"stroke": CARD_EDGE, "stroke_width": length(line)}
            yield box(corner, size, radius, fill=fill, **edge)

    def die(self) -> Iterator[str]:
        """Where there is room in the middle, a die that shows a six."""
        left, top, width, height = whole(self.board)
        middle = (left + width / 2, top + height / 2)
        spots = [spot for field in self.board.fields for spot in field.spots]
        room = min(hypot(x - middle[0], y - middle[1]) for x, y in spots) - self.reach
        if room < 0.5:
            return
        half = min(0.75, room * 0.56)
        line = {"stroke": LINE, "stroke_width": length(0.04)}
        x, y = map(length, middle)
        pips = [(a * half, b * half) for a in (-0.42, 0.42) for b in (-0.52, 0, 0.52)]
        parts = [square((0, 0), half, fill=PAPER, **line)]
        parts += [circle(pip, half * 0.15, fill=LINE) for pip in pips]
        yield from group(parts, transform=f"translate({x} {y}) rotate(-14)")

    # What lies under the fields.

    def plates(self) -> Iterator[str]:
        """A coloured ground under the fields on which pieces wait."""
        for number, field in enumerate(self.board.fields):
            if field.kind == "waiting" and number in self.seen:
                x, y = self.spot(number)
                spots = sorted(field.spots, key=lambda spot: atan2(spot[1] - y, spot[0] - x))
                tint = self.tint[number]
                paint = NEUTRAL if tint == NONE else self.paint(tint)
                for ground, width in ((paint.edge, 1.06), (paint.tint, 1.0)):
                    yield path(
                        spots,
                        closed=True,
                        fill=ground,
                        stroke=ground,
                        stroke_width=length(width * self.reach / REACH),
                        stroke_linejoin="round",
                    )

    def bands(self) -> Iterator[str]:
        """The ways between fields."""
        kinds = [field.kind for field in self.board.fields]
        side = [step for step in self.shared if "side" in (kinds[step[0]], kinds[step[1]])]
        plain = [step for step in self.shared if step not in side]
        for ground, width in ((CARD_EDGE, 0.4), (BAND, 0.34)):
            yield from self.band(plain, stroke=ground, stroke_width=length(width))
        dots = {"stroke_width": length(0.11), "stroke_dasharray": "0.1 7"}
        yield from self.band(side, stroke=TRAIL, **dots)
        yield from self.band(self.turnoffs(), stroke=LINE, **dots)
        for colour, steps in sorted(self.own_ways().items()):
            paint = self.paint(colour)
            yield from self.band(steps, stroke=paint.edge, stroke_width=length(0.24))
            yield from self.band(steps, stroke=paint.full, stroke_width=length(0.17))

    def own_ways(self) -> dict[int, list[Step]]:
        """The steps of one colour alone, and the lane of its stone."""
        ways: dict[int, list[Step]] = {}
        for step, colour in self.own.items():
            ways.setdefault(colour, []).append(step)
        for colour, marks in enumerate(self.board.colour_marks):
            ways.setdefault(colour, []).extend(pairwise(marks.get("lane", ())))
        return ways

    def band(self, steps: Sequence[Step], **attributes: object) -> list[str]:
        lines = [
            path([self.spot(here), self.spot(there)])
            for here, there in steps
            if here in self.seen or there in self.seen
        ]
        return group(lines, fill="none", stroke_linecap="round", **attributes)

    # Fields.

    def fields(self) -> Iterator[str]:
        for number in sorted(self.seen):
            for at in self.board.fields[number].spots:
                yield from self.field(number, at)

    def field(self, number: int, at: Spot) -> Iterator[str]:
        field = self.board.fields[number]
        tint = self.tint[number]
        width = length(0.04)
        if tint == NONE or field.kind == "grey":
            is_grey = field.kind == "grey" or number in self.stops
            fill = GREY if is_grey else SIDE if field.kind == "side" else PAPER
            edge = TRAIL if field.kind == "side" else LINE
            radius = self.reach * (0.9 if field.kind == "side" else 1)
            yield circle(at, radius, fill=fill, stroke=edge, stroke_width=width)
            return
        paint = self.paint(tint)
        line = {"stroke": paint.edge, "stroke_width": width}
        if field.kind == "lane":
            yield square(at, self.reach * 0.92, fill=paint.tint, **line)
        elif field.kind == "waiting":
            yield circle(at, self.reach, fill=PAPER, **line)
            faint = {"stroke": paint.edge, "stroke_opacity": 0.35, "stroke_width": length(0.02)}
            yield shape(tint, at, self.reach * 0.5, fill=paint.tint, **faint)
        else:
            yield circle(at, self.reach, fill=paint.full, **line)
            if number not in self.board.marks.get("arrow", ()):
                yield shape(tint, at, self.reach * 0.66, fill=paint.edge, fill_opacity=0.28)

    # What is printed on fields.

    def seen_of(self, marks: Mapping[str, Sequence[int]], mark: str) -> list[int]:
        """The fields to be seen that have a mark."""
        return [number for number in marks.get(mark, ()) if number in self.seen]

    def marked_fields(self) -> Iterator[str]:
        """Rings in the colour for which a field before the goal is marked."""
        for colour, marks in enumerate(self.board.colour_marks):
            paint = self.paint(colour)
            for number in self.seen_of(marks, "before_goal"):
                for stroke, width in ((paint.edge, 0.13), (paint.full, 0.09)):
                    yield circle(
                        self.spot(number),
                        self.reach * 0.78,
                        fill="none",
                        stroke=stroke,
                        stroke_width=length(width),
                    )

    def arrows(self) -> Iterator[str]:
        for number in self.seen_of(self.board.marks, "arrow"):
            yield self.arrow(number, NONE)
        for colour, marks in enumerate(self.board.colour_marks):
            for number in self.seen_of(marks, "arrow"):
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
        edge = {"stroke": paint.edge, "stroke_width": length(0.02), "stroke_linejoin": "round"}
        return path(moved(points, at), closed=True, fill=paint.tint, **edge)

    def pointed_at(self, number: int, colour: int) -> int:
        """The field to which the arrow on a field points."""
        special = [*self.turnoffs(), *(step for step in self.own if self.own[step] == colour)]
        steps = [*special, *self.shared]
        return next((there for here, there in steps if here == number), number)

    def names(self, taken: Collection[int]) -> Iterator[str]:
        """The names of fields, where nothing stands on them."""
        for number in sorted(self.seen):
            if number not in taken or len(self.board.fields[number].spots) > 1:
                yield from self.name(number)

    def name(self, number: int) -> Iterator[str]:
        field = self.board.fields[number]
        tint = self.tint[number]
        at = self.spot(number)
        size = 0.31 if len(field.name) < 3 else 0.25
        if tint == NONE or field.kind not in ("track", "goal"):
            yield words(at, field.name, size, fill=INK)
        elif number in self.board.marks.get("arrow", ()):  # read on the arrow and beside it
            tints = {"fill": self.paint(tint).tint, "stroke": self.paint(tint).tint}
            halo = {
                "stroke_width": length(0.09),
                "stroke_linejoin": "round",
                "aria_hidden": "true",
            }
            yield words(at, field.name, size, **tints, **halo)
            yield words(at, field.name, size, fill=INK)
        else:
            yield words(at, field.name, size, fill=self.paint(tint).text)
