"""Checking a file that somebody else has made: its checksums, then Bellman's equation.

All of a table is too much, so random blocks of it are checked, by compiled rules. A slice is
checked position by position, in plain Python, wherever it knows all that follows.
"""

import random
from pathlib import Path
from typing import Any

import numpy as np

from rauswurf.bots.perfect.checking import BLOCK, Checker, random_blocks
from rauswurf.bots.perfect.format import HEADER, WIDTH, Header, is_whole, kind_of
from rauswurf.bots.perfect.looking import OPPOSITE
from rauswurf.bots.perfect.slices import SLICE, positions, sliced_race
from rauswurf.bots.perfect.small import CannotSolve, SmallRace, opposite
from rauswurf.bots.perfect.solving import Check, Progress
from rauswurf.bots.perfect.table import SolvedRace, Unknown
from rauswurf.messages import message
from rauswurf.rules.race import PIECES

BLOCKS = 1000  # of a table
POSITIONS = 1000  # of a slice
SEED = 1
STAGE = "check"


def verified(path: Path, threads: int, progress: Progress) -> tuple[SolvedRace, Check]:
    """A table or slice, and how well its values hold; raises CannotSolve if it is damaged."""
    if kind_of(path) == SLICE:
        known = sliced_race(path)
        need_whole(path, known.header, int(known.header["length"]))
        return known, checked_slice(known, path, progress)
    known = SolvedRace.whole(path)
    size = len(known.race.arrangements)
    need_whole(path, known.header, WIDTH * size**2)
    values = np.asarray(np.memmap(path, "<u4", "r", HEADER, (size, size)))
    blocks = random_blocks(size, BLOCKS, SEED)
    told = Checker(known.race, values, threads)
    residual = told.residual(blocks, lambda n: progress(STAGE, n, len(blocks)))
    looked_at = sum(min(BLOCK, size - first) for _, first in blocks)
    return known, Check(residual, looked_at, looked_at == size**2)


def need_whole(path: Path, header: Header, length: int) -> None:
    """Raise CannotSolve unless the checksums of a file agree."""
    if "sha256" not in header or not is_whole(path, header, length, lambda n: None):
        raise CannotSolve(message("solve-damaged", file=path.name))


def checked_slice(known: SolvedRace, path: Path, progress: Progress) -> Check:
    """The largest residual of random positions whose followers are in the slice, too."""
    listed = list(positions(path))
    random.Random(SEED).shuffle(listed)
    size = len(known.race.arrangements)
    residual, checked = 0.0, 0
    for number, _ in listed:
        mover, other = divmod(number, size)
        if size - 1 in (mover, other) or not can_be(known.race, mover, other):
            continue  # the game is over, or it never comes to this
        try:
            mean = known.mean(state_of(known.race, mover, other), 0)
        except Unknown:
            continue
        residual = max(residual, abs(mean - known.values.chance(mover, other)))
        checked += 1
        progress(STAGE, 1, POSITIONS)
        if checked == POSITIONS:
            break
    return Check(residual, checked, False)


def can_be(race: SmallRace, mover: int, other: int) -> bool:
    """Do no two pieces stand on one field?"""
    here = {steps for steps in race.arrangements[mover] if steps}
    return here.isdisjoint(map(opposite, race.arrangements[other]))


def state_of(race: SmallRace, mover: int, other: int) -> Any:
    """The board with these arrangements, where the first colour begins a turn."""
    rules, s = race.rules, race.rules.start()
    for colour in (0, OPPOSITE):
        for piece in range(race.pieces):
            rules.lift(s, PIECES * colour + piece)
    for colour, arrangement in ((0, mover), (OPPOSITE, other)):
        fields = {rules.PROGRESS[colour, field]: field for field in range(rules.FIELDS)}
        fields[0] = rules.BASE[colour]
        for piece, steps in enumerate(race.arrangements[arrangement]):
            rules.put(s, PIECES * colour + piece, fields[steps])
    s.turn = 0
    rules.begin_turn(s)
    return s
