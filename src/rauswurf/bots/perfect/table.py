"""Solved races that can be asked: whole tables and slices of them, without numpy or compiler.

Files are not read but mapped: a look costs nothing.
"""

from mmap import ACCESS_READ, mmap
from pathlib import Path
from typing import Any, Protocol

from rauswurf.bots.perfect.format import HEADER, ONE, WIDTH, Header, read_header, table_length
from rauswurf.bots.perfect.small import PLAIN, CannotSolve, SmallRace, small_setup
from rauswurf.games import Setup
from rauswurf.messages import message
from rauswurf.rules.graph import FACES
from rauswurf.rules.race import MOVE, OVER, PIECES

DECIDING = ("three-rolls", "goal-jump", *PLAIN)  # the variants that change what is best
TABLE = "table"


class Unknown(LookupError):
    """A position that a table does not have."""


class Values(Protocol):
    """Where the chance of who begins a turn is looked up."""

    def chance(self, mover: int, other: int) -> float:
        """The chance of one arrangement against another; raises Unknown."""


class WholeTable:
    """The values of all positions; raises CannotSolve for a file that has none."""

    def __init__(self, path: Path, header: Header) -> None:
        self.size = int(header["arrangements"])
        if path.stat().st_size != table_length(self.size):
            raise CannotSolve(message("solve-bad-table", file=path.name))
        with path.open("rb") as file:
            self.data = mmap(file.fileno(), 0, access=ACCESS_READ)

    def chance(self, mover: int, other: int) -> float:
        """The chance of one arrangement against another."""
        at = HEADER + WIDTH * (mover * self.size + other)
        return int.from_bytes(self.data[at : at + WIDTH], "little") / ONE


class SolvedRace:
    """A race whose values are known, all or some of them."""

    def __init__(self, race: SmallRace, values: Values, header: Header) -> None:
        self.race = race
        self.values = values
        self.header = header

    @classmethod
    def whole(cls, path: Path) -> "SolvedRace":
        """The race of a table; raises CannotSolve."""
        header = read_header(path, TABLE)
        race = race_of(header, path)
        return cls(race, WholeTable(path, header), header)

    def knows(self, setup: Setup, s: Any) -> bool:
        """Is this the game that was solved, with no more pieces than were solved?"""
        same = has_rules(self.race.setup, setup)
        return same and all(self.fits(s, colour) for (colour,) in setup.seats)

    def fits(self, s: Any, colour: int) -> bool:
        """Do the pieces that the table leaves out stand at the end of the goal?"""
        race = self.race
        own = range(PIECES * colour, PIECES * colour + PIECES)
        done = sorted(race.rules.PROGRESS[colour, s.where[piece]] for piece in own)
        return done[race.pieces :] == list(race.done_before)

    def chance_of(self, s: Any, colour: int) -> float:
        """The chance of a colour where a roll is awaited or the game is over; raises Unknown."""
        (one,), (two,) = self.race.setup.seats
        other = two if colour == one else one
        if s.phase == OVER:
            return float(s.rank[self.race.rules.SEAT[colour]] == 1)
        if s.turn != colour:
            return 1 - self.chance_of(s, other)
        begun = s.copy()
        self.race.rules.begin_turn(begun)
        if begun.rolls == s.rolls:
            return self.values.chance(self.number(s, colour), self.number(s, other))
        return self.mean(s, colour)

    def number(self, s: Any, colour: int) -> int:
        """Which arrangement a colour has."""
        return self.race.number[self.race.arrangement_of(s, colour)]

    def mean(self, s: Any, colour: int) -> float:
        """The chance of who is to roll, over all faces: for rolls that do not begin a turn."""
        chances = []
        for face in range(1, FACES + 1):
            t = s.copy()
            self.race.rules.roll(t, face)
            if t.phase == MOVE:
                chances.append(max(chance for _, chance in self.weighed(t)))
            elif t.turn != colour or t.rolls < s.rolls:
                chances.append(self.chance_of(t, colour))
        return sum(chances) / len(chances)  # a six that moves nothing is rolled again

    def weighed(self, s: Any) -> list[tuple[int, float]]:
        """Every choice with the chance of who is on turn after it, the best first."""
        found = []
        for option in s.option[: s.options]:
            t = s.copy()
            self.race.rules.choose(t, option)
            found.append((option, self.chance_of(t, s.turn)))
        return sorted(found, key=lambda each: -each[1])


def has_rules(solved: Setup, setup: Setup) -> bool:
    """Is what was solved this game, by rules that make the same moves the best?"""
    same = setup.given_board == solved.given_board and setup.players == 2 and not setup.house
    return same and all(setup.variants[v] == solved.variants[v] for v in DECIDING)


def race_of(header: Header, path: Path) -> SmallRace:
    """The race that a header tells of; raises CannotSolve."""
    try:
        race = SmallRace(small_setup(header["game"], header["variants"]), header["pieces"])
        good = len(race.arrangements) == header["arrangements"]
    except (KeyError, TypeError, ValueError):
        good = False
    if not good:
        raise CannotSolve(message("solve-bad-table", file=path.name))
    return race
