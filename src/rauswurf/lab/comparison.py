"""What does a rule change? Two rule sets, the same dice, and what is surely different."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from rauswurf.fast.device import Device
from rauswurf.fast.statistics import Estimate
from rauswurf.games import Setup
from rauswurf.lab.match import Match
from rauswurf.lab.measuring import (
    SEAT_ADVANTAGE,
    WINS,
    Sample,
    called,
    is_share,
    is_worth_telling,
    measure,
)
from rauswurf.lab.pictures import Dot, Panel, drawn
from rauswurf.lab.play import Progress
from rauswurf.messages import Message, message


@dataclass(frozen=True)
class Change:
    """One measure under both rule sets. Of ``tests`` such intervals all hold together."""

    measure: str
    label: Message
    before: Estimate
    after: Estimate
    by: Estimate
    tests: int

    @property
    def interval(self) -> tuple[float, float]:
        """Between which limits the difference lies."""
        return self.by.interval(self.tests)

    @property
    def is_real(self) -> bool:
        """Is there surely a difference?"""
        return self.by.is_real(self.tests)

    @property
    def at_most(self) -> float:
        """How large the difference can be, in either direction."""
        return max(abs(limit) for limit in self.interval)

    @property
    def sentence(self) -> Message:
        """What it means, in words."""
        # Differences of shares are told in percentage points.
        kind, unit = ("share", 100) if is_share(self.measure) else ("number", 1)
        if not self.is_real:
            at_most = unit * self.at_most
            return message(f"compare-same-{kind}", measure=self.label, at_most=at_most)
        way = "more" if self.by.value > 0 else "less"
        low, high = sorted(unit * abs(limit) for limit in self.interval)
        told: dict[str, Any] = {"before": self.before.value, "after": self.after.value}
        if self.measure == SEAT_ADVANTAGE:
            told = {name: unit * value for name, value in told.items()}
        told |= {"by": unit * abs(self.by.value), "low": low, "high": high}
        if self.measure.startswith(WINS):
            return message(f"compare-wins-{way}", measure=self.label, **told)
        return message(f"compare-{self.measure}-{way}", **told)


def compare(
    before: Match,
    after: Match,
    games: int,
    workers: int | None = None,
    progress: Progress | None = None,
    device: Device = Device.CPU,
) -> list[Change]:
    """Every measure of two rule sets, from so many games each with the same dice."""
    then = measure(before, games, workers, progress, device)
    return changes(after.setup, then, measure(after, games, workers, progress, device))


def changes(setup: Setup, before: Sample, after: Sample) -> list[Change]:
    """What is different between two samples, measure by measure."""
    then, now = before.estimates(), after.estimates()
    skipped = told_otherwise(setup)
    differences = {
        name: by
        for name, by in after.since(before).items()
        if name not in skipped and is_worth_telling(name, then[name], now[name])
    }
    return [
        Change(name, called(name, setup), then[name], now[name], by, len(differences))
        for name, by in differences.items()
    ]


def picture_of(title: str, before: str, after: str, found: Sequence[Change]) -> dict[str, Any]:
    """Each measure under both rule sets; what is surely different stands out."""
    panels = [
        Panel(
            str(change.label),
            [
                Dot(before, change.before.value, *change.before.interval()),
                Dot(after, change.after.value, *change.after.interval(), change.is_real),
            ],
            is_share(change.measure),
        )
        for change in found
    ]
    return drawn(title, panels)


def told_otherwise(setup: Setup) -> list[str]:
    """Whose wins the advantage of the first seat, or of who begins, tells already."""
    if setup.game.family == "nichtlustig":  # dice decide who begins: the seats are alike
        return [f"{WINS}{seat + 1}" for seat in range(setup.players)]
    return [f"{WINS}1"]
