"""How often a number comes up: what a mean alone does not tell."""

from dataclasses import dataclass
from typing import Any

import numpy as np

from rauswurf.lab.measuring import Sample

MOST_BINS = 40
STEPS = (1, 2, 5)  # times a power of ten: how wide bins may be

# Measures that are whole numbers, one a game, and that people want to see spread out.
SPREAD_OUT = ("turns", "rolls", "captures", "winner-points", "lead-changes", "minutes")


@dataclass(frozen=True)
class Distribution:
    """How many games had a number from each of the ``starts`` on, in bins of the same width."""

    measure: str
    starts: Any  # numpy array
    width: float
    counts: Any  # numpy array of whole numbers

    @property
    def games(self) -> int:
        """All of them."""
        return int(self.counts.sum())

    @property
    def shares(self) -> Any:
        """[bin]: its part of all games."""
        return self.counts / max(1, self.games)


def distribution(measure: str, numbers: Any, width: float | None = None) -> Distribution:
    """How the numbers of games are spread; bins are about forty, and as wide as people count."""
    step = width or round_width(
        float(np.max(numbers, initial=0)) - min(0.0, float(np.min(numbers)))
    )
    places = np.floor(np.asarray(numbers) / step).astype(np.int64)
    first, last = int(places.min()), int(places.max())
    counts = np.bincount(places - first, minlength=last - first + 1)
    return Distribution(measure, np.arange(first, last + 1) * step, step, counts)


def round_width(reach: float) -> float:
    """The smallest of 1, 2, 5, 10, 20, ... with which no more than so many bins are needed."""
    power = 1
    while True:
        for step in STEPS:
            if reach / (step * power) < MOST_BINS:
                return float(step * power)
        power *= 10


def distributions(sample: Sample) -> list[Distribution]:
    """Of every measure of a sample that is worth it."""
    known = [name for name in SPREAD_OUT if name in sample.numbers]
    return [distribution(name, sample.numbers[name]) for name in known]


def side_by_side(one: Sample, other: Sample) -> list[tuple[Distribution, Distribution]]:
    """The same of two samples, in bins of equal width."""
    found = []
    for name in SPREAD_OUT:
        if name in one.numbers and name in other.numbers:
            both = np.concatenate([one.numbers[name], other.numbers[name]])
            width = distribution(name, both).width
            pair = [distribution(name, each.numbers[name], width) for each in (one, other)]
            found.append((pair[0], pair[1]))
    return found


def table_of(found: Distribution, of: str = "") -> list[dict[str, Any]]:
    """A line for each bin, for files."""
    named = {"of": of} if of else {}
    return [
        {
            **named,
            "measure": found.measure,
            "from": float(start),
            "below": float(start + found.width),
            "games": int(count),
            "share": float(share),
        }
        for start, count, share in zip(found.starts, found.counts, found.shares, strict=True)
    ]
