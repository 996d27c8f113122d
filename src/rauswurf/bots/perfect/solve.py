"""Solving a race: sweep until nothing changes, write down how far it has come, check the result."""

import os
import time
from contextlib import suppress
from pathlib import Path
from typing import Any, Literal, NamedTuple

import numpy as np

from rauswurf.bots.perfect.bellman import ONE
from rauswurf.bots.perfect.checking import BLOCK, Checker, random_blocks
from rauswurf.bots.perfect.format import (
    HEADER,
    WIDTH,
    header_bytes,
    read_header,
    seal,
    table_length,
)
from rauswurf.bots.perfect.levels import Level, Schedule, levels_of
from rauswurf.bots.perfect.moves import moves_of
from rauswurf.bots.perfect.small import CannotSolve, SmallRace
from rauswurf.bots.perfect.solving import Check, Progress, Sweeper
from rauswurf.bots.perfect.sweeping import ProcessorSweeper, first_guess
from rauswurf.bots.perfect.table import TABLE

UNFINISHED = "unfinished table"
MOST_SWEEPS = 400
SETTLED = 4  # steps of a value: whatever changes by less is rounding
KEEP_EVERY = 300  # seconds between two writings of what there is so far
CHECKED = 4000  # blocks, if not all


class Solution(NamedTuple):
    """A solved race and how it was found."""

    race: SmallRace
    path: Path
    sweeps: int
    change: float  # in the last sweep
    check: Check
    first_player: float
    seconds: float


class OnProcessor(ProcessorSweeper):
    """Sweeps and checks on the processor."""

    def load(self, source: Any) -> None:
        """Go on from these values."""
        self.values[:] = source

    def save(self, target: Any) -> None:
        """Copy all values."""
        target[:] = self.values

    def residual(self, race: SmallRace, progress: Progress) -> Check:
        """Check all positions if they are few, else random blocks of them."""
        size = len(self.values)
        blocks = random_blocks(size, CHECKED, seed=0)
        checker = Checker(race, self.values, self.threads)
        found = checker.residual(blocks, lambda n: progress("check", n, len(blocks)))
        positions = sum(min(BLOCK, size - first) for _, first in blocks)
        return Check(found, positions, positions == size**2)


def sweeper_for(race: SmallRace, device: str, threads: int) -> tuple[Sweeper, list[Level]]:
    """Who sweeps, on the processor or on a graphics card; raises CannotSolve, NotInstalled."""
    moves, levels = moves_of(race), levels_of(race)
    if device == "gpu":
        from rauswurf.bots.perfect.gpu import GraphicsSweeper

        return GraphicsSweeper(moves, levels), levels
    values = first_guess(len(race.arrangements))
    return OnProcessor(moves, levels, values, threads), levels


class Draft:
    """What there is so far, on disk: a run that was stopped goes on from there."""

    def __init__(self, race: SmallRace, path: Path) -> None:
        self.race = race
        self.path = path.with_name(path.name + ".part")
        self.size = len(race.arrangements)
        self.written = time.monotonic()

    def values(self, mode: Literal["r", "r+"]) -> Any:
        """The values in the file."""
        return np.memmap(self.path, "<u4", mode, HEADER, (self.size, self.size))

    def reserve(self) -> None:
        """Take the room on the disk before the work, where the system can; raises OSError.

        The file is mapped, and a disk that fills up under it would end the program without a word.
        """
        self.path.parent.mkdir(parents=True, exist_ok=True)
        allocate = getattr(os, "posix_fallocate", None)
        if allocate is None:
            return
        is_new = not self.path.exists()
        try:
            with self.path.open("w+b" if is_new else "r+b") as file:
                allocate(file.fileno(), 0, table_length(self.size))
        except OSError as error:
            if is_new:
                self.path.unlink(missing_ok=True)
            raise OSError(error.errno, error.strerror, str(self.path)) from error

    def taken_up(self, sweeper: Sweeper) -> int:
        """Give a sweeper what there is, if there is anything; returns the sweeps done."""
        if not self.path.is_file():
            return 0
        with suppress(CannotSolve, ValueError):
            header = read_header(self.path, UNFINISHED)
            if all(header[key] == value for key, value in described(self.race).items()):
                sweeper.load(self.values("r"))
                return int(header["sweeps"])
        return 0

    def write(self, sweeper: Sweeper, sweeps: int) -> None:
        """Write down all values; the header comes last, so that half a file is none."""
        with self.path.open("r+b" if self.path.exists() else "w+b") as file:
            file.write(bytes(HEADER))
            file.truncate(HEADER + WIDTH * self.size**2)
        sweeper.save(self.values("r+"))
        with self.path.open("r+b") as file:
            file.write(header_bytes(described(self.race) | {"kind": UNFINISHED, "sweeps": sweeps}))
        self.written = time.monotonic()

    def is_due(self) -> bool:
        """Has enough been done since it was written?"""
        return time.monotonic() - self.written > KEEP_EVERY


def described(race: SmallRace) -> dict[str, Any]:
    """What was solved, for a header."""
    return {
        "game": race.setup.game.id,
        "variants": dict(race.setup.variants),
        "pieces": race.pieces,
        "arrangements": len(race.arrangements),
    }


def solve(race: SmallRace, device: str, threads: int, path: Path, progress: Progress) -> Solution:
    """Sweep over all positions until none changes, check the values, and write them to a file."""
    began = time.monotonic()
    progress("moves", 0, 1)
    sweeper, levels = sweeper_for(race, device, threads)
    draft = Draft(race, path)
    draft.reserve()
    sweeps = draft.taken_up(sweeper)
    schedule = Schedule(len(levels))
    change = ONE
    try:
        while change > SETTLED and sweeps < MOST_SWEEPS:
            change = swept(sweeper, schedule, f"sweep {sweeps + 1}", progress)
            sweeps += 1
            if draft.is_due():
                draft.write(sweeper, sweeps)
    except KeyboardInterrupt:
        draft.write(sweeper, sweeps)
        raise
    check = sweeper.residual(race, progress)
    draft.write(sweeper, sweeps)
    begin = race.beginning
    first_player = float(draft.values("r")[begin, begin]) / ONE
    found = {"sweeps": sweeps, "change": change / ONE, **check._asdict()}
    length = WIDTH * draft.size**2
    seal(draft.path, {"kind": TABLE, **described(race), **found}, length, threads)
    draft.path.replace(path)
    seconds = time.monotonic() - began
    return Solution(race, path, sweeps, change / ONE, check, first_player, seconds)


def swept(sweeper: Sweeper, schedule: Schedule, name: str, progress: Progress) -> int:
    """Go through all levels once, the highest first; returns the largest change."""
    levels = len(schedule.now)
    for level in reversed(range(levels)):
        if schedule.wants(level):
            schedule.now[level] = sweeper.settle(level)
        progress(name, 1, levels)
    return schedule.turn()
