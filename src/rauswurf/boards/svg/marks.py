"""What is drawn over a board to explain something: arrows along the way of a piece."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import atan2, cos, hypot, pi, sin

from rauswurf.boards.board import Spot
from rauswurf.boards.svg.cardboard import Cardboard
from rauswurf.boards.svg.paint import PAPER
from rauswurf.boards.svg.tags import length, path

ALLOWED, REFUSED = "#17613a", "#a3211b"
APART = 0.3  # how far before the middle of its last field an arrow ends
HEAD, CROSS = 0.3, 0.24


@dataclass(frozen=True)
class Arrow:
    """A way over some fields; one that is refused is broken and ends in a cross."""

    fields: tuple[int, ...]
    is_allowed: bool = True


def arrows(cardboard: Cardboard, shown: Sequence[Arrow]) -> Iterator[str]:
    """The arrows, bright at the edges so that they are seen on any colour."""
    for arrow in shown:
        spots = [cardboard.spot(field) for field in arrow.fields]
        way = [*spots[:-1], _before(spots[-2], spots[-1])]
        colour = ALLOWED if arrow.is_allowed else REFUSED
        broken = {} if arrow.is_allowed else {"stroke_dasharray": "7 6"}
        for ink, width, more in ((PAPER, 0.22, {}), (colour, 0.12, broken)):
            yield path(way, False, **_line(ink, width), **more)
        if arrow.is_allowed:
            yield from _drawn([_head(spots[-2], spots[-1])], ALLOWED)
        else:
            yield from cross(spots[-1])


def cross(at: Spot) -> Iterator[str]:
    """Where one may not go, or what one may not take."""
    x, y = at
    strokes = [
        [(x - CROSS, y - CROSS), (x + CROSS, y + CROSS)],
        [(x - CROSS, y + CROSS), (x + CROSS, y - CROSS)],
    ]
    yield from _drawn(strokes, REFUSED)


def _drawn(strokes: Sequence[Sequence[Spot]], colour: str) -> Iterator[str]:
    for ink, width in ((PAPER, 0.24), (colour, 0.13)):
        yield from (path(stroke, False, **_line(ink, width)) for stroke in strokes)


def _line(ink: str, width: float) -> dict[str, object]:
    return {
        "fill": "none",
        "stroke": ink,
        "stroke_width": length(width),
        "stroke_linecap": "round",
        "stroke_linejoin": "round",
    }


def _before(here: Spot, there: Spot) -> Spot:
    """A little before the end of a way."""
    far = hypot(there[0] - here[0], there[1] - here[1]) or 1.0
    part = max(far - APART, 0) / far
    return here[0] + part * (there[0] - here[0]), here[1] + part * (there[1] - here[1])


def _head(here: Spot, there: Spot) -> list[Spot]:
    tip = _before(here, there)
    angle = atan2(there[1] - here[1], there[0] - here[0])
    wings = [
        (tip[0] - HEAD * cos(angle + turn), tip[1] - HEAD * sin(angle + turn))
        for turn in (-pi / 5, pi / 5)
    ]
    return [wings[0], tip, wings[1]]
