"""What there is to print on a board: its ways, whose they are, and how it lies there."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import cached_property
from math import cos, hypot, radians, sin
from typing import NamedTuple

from rauswurf.boards.board import Board, Spot
from rauswurf.boards.colours import Print
from rauswurf.boards.svg.frame import Box, inside, part, whole
from rauswurf.boards.svg.paint import DAY, NIGHT, paint_of
from rauswurf.rules.graph import FORWARD, NONE

REACH = 0.42  # radius of a field

Step = tuple[int, int]


class Look(NamedTuple):
    """How a board is to be shown."""

    names: bool = True  # of the fields
    dark: bool = False
    turn: int = 0  # degrees, clockwise


class Cardboard:
    """A board as it is printed, or the part of it around some fields."""

    def __init__(self, board: Board, around: Sequence[int] = (), look: Look | None = None) -> None:
        self.look = look or Look()
        self.whole = whole(board)
        self.board = turned(board, self.whole, self.look.turn)
        self.graph = board.graph
        self.box = part(self.board, around) if around else self.whole
        self.seen = inside(self.board, self.box)
        self.shared, self.own = self.steps()
        self.tint = [self.tint_of(field) for field in range(len(board.fields))]
        self.reach = min(REACH, 0.49 * self.nearest())
        self.stops = {field for field, _ in self.turnoffs}  # from which a shortcut is taken
        self.palette = NIGHT if self.look.dark else DAY
        self.stamps: dict[str, list[str]] = {}  # what is printed more than once

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
        into_goal = self.kind(step[1]) == "goal"
        return len(takers) == 1 and (into_goal or self.graph.colours > 2)

    @cached_property
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

    @cached_property
    def entries(self) -> list[Step]:
        """From where to where waiting pieces are set."""
        return sorted(
            {
                (field, to)
                for entry in self.graph.entry
                for field, to in enumerate(entry)
                if to != NONE
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

    @cached_property
    def segment(self) -> list[int]:
        """For each field the colour in whose segment it lies; on some boards there are none.

        Where everybody waits at home it does not matter where somebody was thrown, and nothing
        is said about it.
        """
        found = [NONE] * len(self.board.fields)
        homes = [self.board.fields[field] for field in self.graph.base if field != NONE]
        if any(home.owner != NONE for home in homes):
            return found
        after = dict(reversed(self.shared))
        entries = {self.graph.start[colour]: colour for colour in range(self.graph.colours)}
        entries |= {to: self.tint[to] for _, to in self.entries if self.tint[to] != NONE}
        for first, colour in entries.items():
            here = first
            while found[here] == NONE and (here == first or here not in entries):
                found[here] = colour
                here = after.get(here, here)
        return found

    def nearest(self) -> float:
        """How far apart the nearest two spots are."""
        spots = [spot for field in self.board.fields for spot in field.spots]
        return min(hypot(x - a, y - b) for k, (x, y) in enumerate(spots) for a, b in spots[k + 1 :])

    def kind(self, number: int) -> str:
        return self.board.fields[number].kind

    def spot(self, number: int) -> Spot:
        """The middle of a field."""
        spots = self.board.fields[number].spots
        return sum(x for x, _ in spots) / len(spots), sum(y for _, y in spots) / len(spots)

    def seen_of(self, marks: Mapping[str, Sequence[int]], mark: str) -> list[int]:
        """The fields to be seen that have a mark."""
        return [number for number in marks.get(mark, ()) if number in self.seen]

    def seen_steps(self, steps: Sequence[Step]) -> list[Step]:
        """Those steps of which an end is to be seen."""
        return [step for step in steps if step[0] in self.seen or step[1] in self.seen]

    def paint(self, colour: int) -> Print:
        """How a colour is printed; what belongs to nobody has a paint, too."""
        if colour == NONE:
            return self.palette.neutral
        return paint_of(self.board, colour, self.look.dark)

    def stamp(self, name: str, parts: list[str]) -> str:
        """Keep what is printed more than once under a name."""
        self.stamps.setdefault(name, parts)
        return name


def turned(board: Board, box: Box, degrees: int) -> Board:
    """The board after it was turned around the middle of its box, clockwise."""
    if degrees % 360 == 0:
        return board
    middle = (box[0] + box[2] / 2, box[1] + box[3] / 2)
    across, down = cos(radians(degrees)), sin(radians(degrees))

    def turn(spot: Spot) -> Spot:
        x, y = spot[0] - middle[0], spot[1] - middle[1]
        return middle[0] + x * across - y * down, middle[1] + x * down + y * across

    fields = (replace(field, spots=tuple(map(turn, field.spots))) for field in board.fields)
    return replace(board, fields=tuple(fields))
