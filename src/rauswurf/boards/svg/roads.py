"""The ways on a board: roads between fields, the way home, ramps, side paths and shortcuts."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from math import atan2, hypot

from rauswurf.boards.board import Spot
from rauswurf.boards.svg.cardboard import Cardboard, Step
from rauswurf.boards.svg.tags import group, length, path, paths, stamp
from rauswurf.rules.graph import NONE

ROAD = 2.3  # how wide a road is, in radii of a field
NARROW = 2.0
LANE = 1.5  # of a colour's own way between rings


def roads(cardboard: Cardboard) -> Iterator[str]:
    """Everything that leads from field to field."""
    yield from side_paths(cardboard)
    yield from shortcuts(cardboard)
    yield from common_road(cardboard)
    yield from own_ways(cardboard)


def common_road(cardboard: Cardboard) -> Iterator[str]:
    """The road of all, in each segment in the colour of those who wait there."""
    palette = cardboard.palette
    steps = cardboard.seen_steps([step for step in cardboard.shared if _is_plain(cardboard, step)])
    yield from _wide(cardboard, steps, palette.line, ROAD + 0.12, stroke_opacity=0.8)
    for colour in sorted({cardboard.segment[here] for here, _ in steps}):
        mine = [step for step in steps if cardboard.segment[step[0]] == colour]
        paint = cardboard.paint(colour)
        ground = palette.road if colour == NONE else paint.tint
        yield from _wide(cardboard, mine, ground, ROAD)
    for colour in sorted({cardboard.segment[here] for here, _ in steps}):
        mine = [step for step in steps if cardboard.segment[step[0]] == colour]
        yield from chevrons(cardboard, mine, cardboard.paint(colour).edge, 0.75)


def _is_plain(cardboard: Cardboard, step: Step) -> bool:
    return not _is_side(cardboard, step) and not _is_shortcut(cardboard, step)


def _is_side(cardboard: Cardboard, step: Step) -> bool:
    return "side" in (cardboard.kind(step[0]), cardboard.kind(step[1]))


def _is_shortcut(cardboard: Cardboard, step: Step) -> bool:
    """Does this lead on from where one comes to by a turn-off only?"""
    return step[0] in _behind_turnoffs(cardboard)


def _behind_turnoffs(cardboard: Cardboard) -> set[int]:
    """The fields beside the track to which a turn-off leads."""
    after: dict[int, list[int]] = {}
    for here, there in cardboard.shared:
        after.setdefault(here, []).append(there)
    found: set[int] = set()
    fresh = [there for _, there in cardboard.turnoffs]
    while fresh:
        here = fresh.pop()
        if here not in found and cardboard.kind(here) != "track":
            found.add(here)
            fresh += after.get(here, [])
    return found


def side_paths(cardboard: Cardboard) -> Iterator[str]:
    """A path through the green: narrow, with a hem, one way."""
    palette = cardboard.palette
    steps = [step for step in cardboard.shared if _is_side(cardboard, step)]
    steps = cardboard.seen_steps(steps)
    yield from _wide(cardboard, steps, palette.side_line, NARROW + 0.3, stroke_opacity=0.9)
    yield from _wide(cardboard, steps, palette.side, NARROW + 0.16)
    hem = {"stroke_dasharray": f"{length(0.08)} {length(0.22)}"}
    yield from _wide(cardboard, steps, palette.side, NARROW + 0.3, **hem, stroke_linecap="butt")
    yield from chevrons(cardboard, steps, palette.side_line, 1)


def shortcuts(cardboard: Cardboard) -> Iterator[str]:
    """Stones to step on, across the meadow: from a stop only."""
    palette = cardboard.palette
    turns = cardboard.seen_steps(cardboard.turnoffs)
    on = [step for step in cardboard.shared if _is_shortcut(cardboard, step)]
    on = cardboard.seen_steps(on)
    yield from _wide(cardboard, turns + on, palette.grey_line, 1.5, stroke_opacity=0.8)
    yield from _wide(cardboard, turns + on, palette.grey, 1.36)
    yield from chevrons(cardboard, turns + on, palette.grey_line, 1)


def own_ways(cardboard: Cardboard) -> Iterator[str]:
    """The way home of each colour, its way up to a higher ring, and the lane of its stone."""
    for colour in range(cardboard.graph.colours):
        own = [step for step, who in cardboard.own.items() if who == colour]
        own = cardboard.seen_steps(own)
        home = [step for step in own if cardboard.kind(step[1]) == "goal"]
        inner = [step for step in home if cardboard.kind(step[0]) == "goal"]
        yield from _lane(cardboard, colour, inner, ROAD)
        yield from _lane(cardboard, colour, [step for step in own if step not in home], LANE)
        marks = cardboard.board.colour_marks[colour]
        rail = cardboard.seen_steps(list(pairwise(marks.get("lane", ()))))
        yield from _lane(cardboard, colour, rail, ROAD)
        paint = cardboard.paint(colour)
        yield from chevrons(cardboard, home, paint.edge, 1)
        yield from chevrons(cardboard, rail, paint.edge, 1)
        yield from stairs(cardboard, [step for step in own if step not in home], paint.edge)


def _lane(cardboard: Cardboard, colour: int, steps: Sequence[Step], width: float) -> Iterator[str]:
    paint = cardboard.paint(colour)
    yield from _wide(cardboard, steps, paint.edge, width + 0.12)
    yield from _wide(cardboard, steps, paint.tint, width)


def stairs(cardboard: Cardboard, steps: Iterable[Step], ink: str) -> Iterator[str]:
    """Steps across a ramp that leads from one ring to another."""
    half, apart = 0.5 * LANE * cardboard.reach, 0.24
    lines = []
    for step in steps:
        here, there = cardboard.spot(step[0]), cardboard.spot(step[1])
        far = hypot(there[0] - here[0], there[1] - here[1])
        u, v = (there[0] - here[0]) / far, (there[1] - here[1]) / far
        count = int((far - 2.6 * cardboard.reach) / apart)
        for k in range(count):
            at = far / 2 + (k - (count - 1) / 2) * apart
            x, y = here[0] + at * u, here[1] + at * v
            lines.append([(x - v * half, y + u * half), (x + v * half, y - u * half)])
    yield from paths(lines, stroke=ink, stroke_width=length(0.05), stroke_opacity=0.8)


def _wide(
    cardboard: Cardboard, steps: Sequence[Step], ink: str, width: float, **more: object
) -> list[str]:
    """Steps as broad lines; the width is in radii of a field."""
    lines = [(cardboard.spot(here), cardboard.spot(there)) for here, there in steps]
    form = {"stroke_linecap": "round", "stroke_linejoin": "round"} | more
    return paths(lines, stroke=ink, stroke_width=length(width * cardboard.reach), **form)


def chevrons(cardboard: Cardboard, steps: Sequence[Step], ink: str, opacity: float) -> list[str]:
    """Small signs between fields that say which way one goes."""
    parts = [chevron(cardboard, *_between(cardboard, step)) for step in steps]
    return group(
        parts,
        fill="none",
        stroke=ink,
        stroke_opacity=opacity,
        stroke_width=length(0.16 * cardboard.reach),
        stroke_linecap="round",
        stroke_linejoin="round",
    )


def chevron(cardboard: Cardboard, at: Spot, angle: float) -> str:
    """One of these signs, pointing along an angle."""
    r = cardboard.reach
    lines = [(-0.12 * r, -0.46 * r), (0.1 * r, 0), (-0.12 * r, 0.46 * r)]
    return stamp(cardboard.stamp("way", [path(lines)]), at, angle)


def _between(cardboard: Cardboard, step: Step) -> tuple[Spot, float]:
    (x, y), (a, b) = cardboard.spot(step[0]), cardboard.spot(step[1])
    return ((x + a) / 2, (y + b) / 2), atan2(b - y, a - x)
