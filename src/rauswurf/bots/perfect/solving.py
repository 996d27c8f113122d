"""What those who solve tell each other, on whatever machine they work."""

from collections.abc import Callable
from typing import Any, NamedTuple, Protocol

from rauswurf.bots.perfect.small import SmallRace

Progress = Callable[[str, int, int], None]  # stage, how much more, of how much


class Check(NamedTuple):
    """How well the values hold, by the rules themselves."""

    residual: float
    positions: int  # that were looked at, pairs of arrangements that cannot be among them
    every: bool  # were these all?


class Sweeper(Protocol):
    """Who settles levels, wherever the values are."""

    def settle(self, number: int) -> int:
        """Settle one level; returns its largest change."""

    def load(self, source: Any) -> None:
        """Go on from these values."""

    def save(self, target: Any) -> None:
        """Copy all values."""

    def residual(self, race: SmallRace, progress: Progress) -> Check:
        """Check the values by the rules alone."""
