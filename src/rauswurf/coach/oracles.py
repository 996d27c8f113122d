"""Who knows what a position of a race game is worth, where somebody is to roll."""

import hashlib
from array import array
from collections.abc import Sequence
from functools import lru_cache
from typing import Protocol

from rauswurf.bots import perfect
from rauswurf.bots.perfect.format import PRECISION
from rauswurf.bots.perfect.small import CannotSolve
from rauswurf.bots.perfect.table import SolvedRace, Unknown
from rauswurf.bots.race.mind import MOST_SETUPS
from rauswurf.bots.race.netplayer import net_for, weights_for
from rauswurf.coach.precision import precision_of
from rauswurf.coach.running import RunningOracle, can_run_alone
from rauswurf.coach.values import Source, Vector
from rauswurf.games import Setup
from rauswurf.rules.race import State

EDITION = 1  # goes up whenever the same weights would lead to other values
DIGITS = 8  # of a hash


class Oracle(Protocol):
    """Says what positions are worth, or that it does not know."""

    name: str
    source: Source
    precision: float

    def values(self, states: Sequence[State]) -> list[Vector | None]:
        """[state]: the chances of every seat to be the next one home."""


def oracles_for(setup: Setup) -> tuple[Oracle, ...]:
    """Those who know a table, the most exact first."""
    known: list[Oracle] = [*tables_for(setup)]
    if can_run_alone(setup):
        known.append(RunningOracle(setup))
    if net_for(setup) is not None:
        known.append(NetOracle(setup))
    return tuple(known)


class TableOracle:
    """An exact table, or a slice of one."""

    source: Source = "table"
    precision = PRECISION

    def __init__(self, setup: Setup, solved: SolvedRace) -> None:
        self.setup = setup
        self.solved = solved
        header = repr(sorted(solved.header.items())).encode()
        self.name = f"table {marked(header)}"

    def values(self, states: Sequence[State]) -> list[Vector | None]:
        """[state]: exact chances, where they are in the table."""
        return [self.value(s) for s in states]

    def value(self, s: State) -> Vector | None:
        """The exact chances in one position."""
        if not self.solved.knows(self.setup, s):
            return None
        try:
            first = self.solved.chance_of(s, self.setup.seats[0][0])
        except Unknown:
            return None
        return first, 1 - first


def tables_for(setup: Setup) -> list[TableOracle]:
    """The tables on this machine that may know something; files that are none are left alone."""
    found = []
    if setup.players == 2:
        for path in perfect.tables_of(setup.game):
            try:
                found.append(TableOracle(setup, perfect.solved(path)))
            except CannotSolve:
                continue
    return found


class NetOracle:
    """The net that comes with the package."""

    source: Source = "net"

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.precision = precision_of(setup)
        self.name = f"net {net_mark(setup)}"

    def values(self, states: Sequence[State]) -> list[Vector | None]:
        """[state]: what the net says."""
        net = net_for(self.setup)
        assert net is not None, "whoever asks the net has made sure that there is one"
        return [tuple(row) for row in net.values(states)]


@lru_cache(MOST_SETUPS)
def net_mark(setup: Setup) -> str:
    """The mark of the net of a table."""
    weights = weights_for(setup)
    assert weights is not None, "whoever asks the net has made sure that there is one"
    return marked(b"".join(array("d", row).tobytes() for row in weights.rows))


def marked(data: bytes) -> str:
    """A short mark of what values come from."""
    return hashlib.sha256(b"%d\n" % EDITION + data).hexdigest()[:DIGITS]
