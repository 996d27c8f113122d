"""The luck of every roll at a table; see ``luck``, which is compiled."""

from typing import Any

from rauswurf.bots.race.netplayer import Thought, net_for
from rauswurf.games import Setup


class RaceWeigher:
    """Counts what rolls bring to everybody, until the first is home."""

    def __init__(self, setup: Setup) -> None:
        self.net = net_for(setup)
        self.seats = len(setup.seats)
        self.begin()

    def begin(self) -> None:
        """A new game."""
        self.luck = [0.0] * self.seats

    def foresee(self, s: Any, face: int) -> None:
        """Count what this face brings to each seat."""
        if s.ranked == 0 and self.net is not None:
            brought = Thought(self.net, s).luck(face)
            self.luck = [sum(each) for each in zip(self.luck, brought, strict=True)]
