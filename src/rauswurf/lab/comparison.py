"""What does a rule change? Two matches, the same dice, and what is different.

They may differ in anything: rules, players, boards, even games.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from math import floor, lcm, log10
from typing import Any

import numpy as np

from rauswurf.fast.device import Device
from rauswurf.fast.statistics import Estimate
from rauswurf.games import Setup
from rauswurf.lab.match import Match, check_asked
from rauswurf.lab.measuring import (
    FINISHED,
    LUCK,
    SEAT_ADVANTAGE,
    WINS,
    Part,
    Sample,
    called,
    is_share,
    is_worth_telling,
    joined,
    measure,
    measured,
    parts_of,
    shown,
)
from rauswurf.lab.pace import USUAL_PACE, Pace
from rauswurf.lab.play import Progress, play, tallies_of
from rauswurf.lab.together import Both, can_measure, measure_both
from rauswurf.messages import Message, message
from rauswurf.messages.bundle import with_digits

# Measures that have sentences of their own; of others it is told that they are higher or lower.
WITH_SENTENCES = (
    "rolls",
    "turns",
    "captures",
    "lead-changes",
    "cards-taken",
    "death-cards",
    "winner-points",
    SEAT_ADVANTAGE,
    LUCK,
    FINISHED,
)

MOST_DIGITS = 2  # after the point


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
        """Is there a difference that chance hardly explains?"""
        return self.by.is_real(self.tests)

    @property
    def at_most(self) -> float:
        """How large the difference can be, in either direction."""
        return max(abs(limit) for limit in self.interval)

    @property
    def sentence(self) -> Message:
        """What it means, in words; with fewer digits than in tables, if they say nothing."""
        # Differences of shares are told in percentage points.
        kind, unit = ("share", 100) if is_share(self.measure) else ("number", 1)
        if self.at_most == 0:
            return message("compare-identical", measure=self.label)
        if not self.is_real:
            at_most = unit * shown(self.measure, self.at_most)
            digits = digits_of(at_most, at_most)
            most = with_digits(at_most, digits)
            return message(f"compare-same-{kind}", measure=self.label, at_most=most)
        way = "more" if self.by.value > 0 else "less"
        told: dict[str, Any] = {
            "before": shown(self.measure, self.before.value),
            "after": shown(self.measure, self.after.value),
        }
        low, high = sorted(unit * abs(shown(self.measure, limit)) for limit in self.interval)
        digits = digits_of((high - low) / 2, low)
        if self.measure == SEAT_ADVANTAGE:  # it may be less than nothing, but not "-0.0"
            told = {name: round(unit * value, digits) + 0.0 for name, value in told.items()}
        told |= {"by": unit * abs(shown(self.measure, self.by.value)), "low": low, "high": high}
        told = {name: with_digits(value, digits) for name, value in told.items()}
        if self.measure.startswith(WINS):
            return message(f"compare-wins-{way}", measure=self.label, **told)
        if self.measure in WITH_SENTENCES:
            return message(f"compare-{self.measure}-{way}", **told)
        return message(f"compare-{kind}-{way}", measure=self.label, **told)


def digits_of(margin: float, least: float) -> int:
    """How many digits after the point tell something: two of the margin, but never that
    something is nothing, and no more than in tables.
    """
    wanted = 1 - floor(log10(margin)) if margin > 0 else MOST_DIGITS
    return next(
        (digits for digits in range(max(0, wanted), MOST_DIGITS) if round(least, digits)),
        MOST_DIGITS,
    )


@dataclass(frozen=True)
class Comparison:
    """Two matches and what is different between so many games of each."""

    a: Match
    b: Match
    games: int
    before: Sample  # without numbers, if only figures were kept
    after: Sample
    changes: tuple[Change, ...]


def compare(
    a: Match,
    b: Match,
    games: int,
    *,
    everything: bool = False,
    pace: Pace = USUAL_PACE,
    workers: int | None = None,
    progress: Progress | None = None,
    device: Device = Device.CPU,
) -> Comparison:
    """Every measure of two matches, from so many games each with the same dice."""
    check_asked(games, a, b)
    then, now = (
        measure(
            match, games, workers, progress, device, everything=everything, pace=pace, beside=other
        )
        for match, other in ((a, b), (b, a))
    )
    return compared(a, b, games, then, now)


def compare_figures(
    a: Match,
    b: Match,
    games: int,
    workers: int | None = None,
    progress: Progress | None = None,
    device: Device = Device.CPU,
) -> Comparison:
    """The same without the numbers of every game, where all players are compiled.

    There may be any number of games: their figures are made where they are played.
    """
    if not can_measure(a, b):
        return compare(a, b, games, workers=workers, progress=progress, device=device)
    both = measure_both(a, b, games, workers, progress, device)
    nothing = Sample({}, {})
    return told(a, b, games, nothing, nothing, changed(naming(a, b), both))


def comparing(
    a: Match,
    b: Match,
    games: int,
    *,
    chunk: int = 500,
    everything: bool = False,
    pace: Pace = USUAL_PACE,
    workers: int | None = None,
) -> Iterator[Comparison]:
    """The same, told again after each chunk of games, with all that were played so far."""
    check_asked(games, a, b)
    growing = [
        Growing(parts_of(match, everything=everything, beside=other), pace)
        for match, other in ((a, b), (b, a))
    ]
    step = whole_deals(chunk, a, b)
    for first in range(0, games, step):
        count = min(step, games - first)
        then, now = (each.grown(count, workers) for each in growing)
        yield compared(a, b, first + count, then, now)


def whole_deals(games: int, *matches: Match) -> int:
    """So many games, or a few more, that no deal of a match is cut."""
    together = lcm(*(len(match.bots) for match in matches))
    return -(-games // together) * together


class Growing:
    """The measures of a match, part by part, of which more and more games are played."""

    def __init__(self, parts: Sequence[Part], pace: Pace) -> None:
        self.parts = parts
        self.pace = pace
        self.rows: list[list[Any]] = [[] for _ in self.parts]

    def grown(self, games: int, workers: int | None = None) -> Sample:
        """Play so many more games of each part; what all games so far tell."""
        found = []
        for part, rows in zip(self.parts, self.rows, strict=True):
            played = sum(map(len, rows))
            rows.append(play(part.match, played, games, workers).rows)
            tallies = tallies_of(part.match, np.concatenate(rows))
            found.append(measured(part, tallies, self.pace))
        return joined(found)


def games_of_comparison(a: Match, b: Match, games: int, *, everything: bool = False) -> int:
    """How many games are played in all."""
    return games * sum(len(parts_of(match, everything=everything)) for match in (a, b))


def compared(a: Match, b: Match, games: int, before: Sample, after: Sample) -> Comparison:
    """What is different between two matches of which these samples are known."""
    return told(a, b, games, before, after, changes(naming(a, b), before, after))


def told(
    a: Match, b: Match, games: int, before: Sample, after: Sample, found: Sequence[Change]
) -> Comparison:
    """What is worth telling: seats are told one by one where there are as many."""
    alike = len(a.setup.seats) == len(b.setup.seats)
    left = [change for change in found if alike or not change.measure.startswith(WINS)]
    together = tuple(replace(change, tests=len(left)) for change in left)
    return Comparison(a, b, games, before, after, together)


def naming(a: Match, b: Match) -> Setup | None:
    """The table whose colours name the seats of both matches; None if they are other colours."""
    return b.setup if a.setup.seat_names == b.setup.seat_names else None


def changes(setup: Setup | None, before: Sample, after: Sample) -> list[Change]:
    """What is different between two samples, measure by measure; seats are named as at a table."""
    return changed(setup, Both(before.estimates(), after.estimates(), after.since(before)))


def changed(setup: Setup | None, both: Both) -> list[Change]:
    """The same from means and their differences."""
    then, now = both.before, both.after
    differences = {
        name: by for name, by in both.by.items() if is_worth_telling(name, then[name], now[name])
    }
    return [
        Change(name, called(name, setup), then[name], now[name], by, len(differences))
        for name, by in differences.items()
    ]
