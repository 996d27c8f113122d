"""A new board from four numbers: a ring with a goal and a base for each colour, as a file."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from math import ceil, cos, pi, sin

from rauswurf.boards.board import COLOURS, Spot

APART = 1.05  # between neighbours on the ring
OUTSIDE = 1.7  # from the ring to the first places of a base
CLOSE = 0.95  # between places of a base
MARGIN = 0.5
LEAST_FIELDS = 14  # on a smaller ring some fields are as far ahead as behind
LEAST_PART = 4  # from one start to the next
GOALS = "abcdefghijklmnopqrstuvwxyz"


@dataclass(frozen=True)
class Ring:
    """What is chosen about a new board; ``fields`` are those of the ring."""

    name: str
    colours: int
    fields: int
    pieces: int
    goals: int

    @property
    def part(self) -> int:
        """From the start of one colour to the next."""
        return self.fields // self.colours

    @property
    def goal_names(self) -> str:
        """The goal fields of each colour, outermost first."""
        return GOALS[: self.goals]

    @property
    def radius(self) -> float:
        """Of the ring: neighbours have room, and so have the goals where they meet inside."""
        in_the_middle = APART / (2 * sin(pi / self.colours))
        return max(self.fields * APART / (2 * pi), in_the_middle + self.goals)


def document(ring: Ring) -> str:
    """The file of a board."""
    spots = [*on_ring(ring), *(spot for k in range(ring.colours) for spot in inside(ring, k))]
    spots += [spot for k in range(ring.colours) for spot in outside(ring, k)]
    left, top = (min(spot[axis] for spot in spots) - MARGIN for axis in (0, 1))
    size = [
        round(max(s[axis] for s in spots) - low + MARGIN, 2) for axis, low in ((0, left), (1, top))
    ]

    def told(name: str, places: Sequence[Spot]) -> str:
        numbers = [f"{x - left:.2f}, {y - top:.2f}" for x, y in places]
        return f'    ["{name}", {", ".join(numbers)}],'

    return "\n".join([*heading(ring, size), *colours(ring), *groups(ring, told)]) + "\n"


def heading(ring: Ring, size: Sequence[float]) -> Iterator[str]:
    """What holds for the whole board."""
    last = ring.fields - 1
    yield f'id = "{ring.name}"'
    yield f'name = "Ring of {ring.fields}"'
    yield f"size = {list(size)}"
    yield f"pieces = {ring.pieces}  # of each colour"
    yield ""
    yield "[ways]"
    yield f'forward = ["0..{last} 0"]'
    yield f'backward = ["{last}..0 {last}"]'


def colours(ring: Ring) -> Iterator[str]:
    """Where each colour starts, and where it turns off into its goal: just before its start."""
    for number in range(ring.colours):
        start = number * ring.part
        mouth = (start - 1) % ring.fields
        yield from (
            "",
            "[[colour]]",
            f'name = "{COLOURS[number]}"',
            f'start = "{start}"',
            'base = "B"',
            f'goal = "{" ".join(ring.goal_names)}"',
            f'enter = ["B {start}"]',
            f'forward = ["{mouth} {" ".join(ring.goal_names)}"]',
            f'not_forward = ["{mouth} {start}"]',
            f'not_backward = ["{(start + 1) % ring.fields} {start} {mouth}"]',
        )


def groups(ring: Ring, told: Callable[[str, Sequence[Spot]], str]) -> Iterator[str]:
    """All fields with their places."""
    yield from ("", "[[group]]", 'kind = "track"', 'thrown_to = "B"', "fields = [")
    yield from (told(str(number), [spot]) for number, spot in enumerate(on_ring(ring)))
    yield "]"
    for number in range(ring.colours):
        owner = f'owner = "{COLOURS[number]}"'
        yield from ("", "[[group]]", 'kind = "goal"', owner, "fields = [")
        for name, spot in zip(ring.goal_names, inside(ring, number), strict=True):
            yield told(name, [spot])
        yield "]"
        yield from ("", "[[group]]", 'kind = "waiting"', owner, "fields = [")
        yield told("B", outside(ring, number))
        yield "]"


# Places, around the middle of the ring.


def on_ring(ring: Ring) -> list[Spot]:
    """The places of the track, clockwise; the first start is at the top."""
    return [at(ring, number, ring.radius) for number in range(ring.fields)]


def inside(ring: Ring, colour: int) -> list[Spot]:
    """The places of a goal: straight inwards from where a colour turns off."""
    return [at(ring, colour * ring.part - 1, ring.radius - 1 - k) for k in range(ring.goals)]


def outside(ring: Ring, colour: int) -> list[Spot]:
    """The places of a base: two rows outside of the start."""
    start = colour * ring.part
    in_a_row = max(2, ceil(ring.pieces / 2))
    angle = turn(ring, start)
    places = []
    for piece in range(ring.pieces):
        row, column = divmod(piece, in_a_row)
        x, y = at(ring, start, ring.radius + OUTSIDE + CLOSE * row)
        aside = CLOSE * (column - (in_a_row - 1) / 2)
        places.append((x + aside * cos(angle), y + aside * sin(angle)))
    return places


def at(ring: Ring, field: int, radius: float) -> Spot:
    """A place so far from the middle, in the direction of a field of the ring."""
    angle = turn(ring, field)
    return radius * sin(angle), -radius * cos(angle)


def turn(ring: Ring, field: int) -> float:
    """How far a field is turned clockwise from the top."""
    return 2 * pi * field / ring.fields
