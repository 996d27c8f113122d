"""A solved race as a file, and the player who reads it.

One line of JSON tells what was solved, and how precise the rest is. Then comes the chance of
whoever begins a turn, for every pair of arrangements, in steps of 1/65535. The file is not read but
mapped: a look costs nothing.
"""

import json
from mmap import ACCESS_READ, mmap
from pathlib import Path
from typing import Any

from platformdirs import user_data_path

from rauswurf.bots.perfect.small import PLAIN, CannotSolve, SmallRace, small_setup
from rauswurf.bots.view import ROLL, Bot, View
from rauswurf.messages import message
from rauswurf.rules.race import OVER, PIECES
from rauswurf.rules.race import ROLL as AWAITS_ROLL

FORMAT = 1
LARGEST = 65535
PRECISION = 0.5 / LARGEST  # what is written lies no further from what was found
WIDTH = 2  # bytes
LONGEST_HEADER = 10_000
DECIDING = ("three-rolls", "goal-jump", *PLAIN)  # the variants that change what is best


def usual_path(game: str, pieces: int = 3) -> Path:
    """Where the table of a game is kept on this machine."""
    return user_data_path("rauswurf") / f"{game}-{pieces}.table"


class SolvedRace:
    """The values of all positions of a small race; raises CannotSolve for a file that has none."""

    def __init__(self, path: Path) -> None:
        with path.open("rb") as file:
            header = read_header(file.readline(LONGEST_HEADER), path)
            self.first = file.tell()
            self.data = mmap(file.fileno(), 0, access=ACCESS_READ)
        setup = small_setup(header["game"], header["variants"])
        self.race = SmallRace(setup, header["pieces"])
        self.size = len(self.race.arrangements)
        if len(self.data) != self.first + WIDTH * self.size**2:
            raise CannotSolve(message("solve-bad-table", file=path.name))

    def chance(self, mover: int, other: int) -> float:
        """The chance of whoever begins a turn with one arrangement against another."""
        at = self.first + WIDTH * (mover * self.size + other)
        return int.from_bytes(self.data[at : at + WIDTH], "little") / LARGEST

    def number(self, s: Any, colour: int) -> int:
        """Which arrangement a colour has; raises KeyError for more pieces than were solved."""
        return self.race.number[self.race.arrangement_of(s, colour)]

    def chance_of(self, s: Any, colour: int, other: int) -> float:
        """The chance of a colour in a position in which a roll is awaited."""
        if s.phase == OVER:
            return float(s.rank[self.race.rules.SEAT[colour]] == 1)
        if s.turn != colour:
            return 1 - self.chance_of(s, other, colour)
        mine, theirs = self.number(s, colour), self.number(s, other)
        if s.rolls < self.race.helpless_rolls and self.race.is_helpless(
            self.race.arrangements[mine]
        ):
            return self.chance_with(s, colour, other, s.rolls)
        return self.chance(mine, theirs)

    def chance_with(self, s: Any, colour: int, other: int, rolls: int) -> float:
        """The same for a player who can do nothing without a six, with so many rolls left."""
        entered = s.copy()
        self.race.rules.roll(entered, 6)
        self.race.rules.choose(entered, entered.option[0])
        miss = (5 / 6) ** rolls
        passed = 1 - self.chance(self.number(s, other), self.number(s, colour))
        return (1 - miss) * self.chance_of(entered, colour, other) + miss * passed


def read_header(line: bytes, path: Path) -> dict[str, Any]:
    """What the first line tells; raises CannotSolve."""
    try:
        header = json.loads(line)
        good = header["format"] == FORMAT and isinstance(header["variants"], dict)
    except (ValueError, KeyError, TypeError):
        good = False
    if not good:
        raise CannotSolve(message("solve-bad-table", file=path.name))
    return dict(header)


def header_line(race: SmallRace) -> bytes:
    """The first line of a file."""
    header = {
        "format": FORMAT,
        "game": race.setup.game.id,
        "variants": dict(race.setup.variants),
        "pieces": race.pieces,
        "precision": PRECISION,
    }
    return json.dumps(header).encode() + b"\n"


class PerfectPlayer:
    """Plays perfectly where the table knows the position, else as somebody else would."""

    def __init__(self, solved: SolvedRace, otherwise: Bot) -> None:
        self.solved = solved
        self.otherwise = otherwise

    def choose(self, view: View) -> str:
        """One of the moves."""
        if not self.knows(view):
            return self.otherwise.choose(view)
        s = view.state
        if s.phase <= AWAITS_ROLL:
            return ROLL
        (one,), (two,) = view.setup.seats
        other = two if s.turn == one else one
        return view.text_of(max(view.options, key=lambda o: self.chance_after(view, o, other)))

    def knows(self, view: View) -> bool:
        """Is this the game that was solved, with no more pieces than were solved?"""
        race = self.solved.race
        same = view.setup.game.board == race.setup.game.board and view.setup.players == 2
        if not same or any(view.setup.variants[v] != race.setup.variants[v] for v in DECIDING):
            return False
        seats = [colour for (colour,) in view.setup.seats]
        return all(self.fits(view.state, colour) for colour in seats)

    def fits(self, s: Any, colour: int) -> bool:
        """Do the pieces that the table leaves out stand at the end of the goal?"""
        race = self.solved.race
        own = range(PIECES * colour, PIECES * colour + PIECES)
        done = sorted(race.rules.PROGRESS[colour, s.where[piece]] for piece in own)
        end = race.rules.PROGRESS[colour, race.setup.board.graph.goal[colour][-1]]
        left_out = PIECES - race.pieces
        return done[race.pieces :] == list(range(end - left_out + 1, end + 1))

    def chance_after(self, view: View, option: int, other: int) -> float:
        """The chance of the player on turn after a choice."""
        t = view.state.copy()
        self.solved.race.rules.choose(t, option)
        return self.solved.chance_of(t, view.state.turn, other)
