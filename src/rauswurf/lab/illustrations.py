"""Pictures of what was found: differences first, then how games are spread."""

from collections.abc import Sequence
from math import isnan
from typing import Any

from rauswurf.lab.comparison import Change, Comparison
from rauswurf.lab.distributions import Distribution, distributions, side_by_side
from rauswurf.lab.measuring import Sample, called, is_share
from rauswurf.lab.pictures import Bars, Dot, Panel, Spread, drawn
from rauswurf.messages import message


def picture_of_comparison(title: str, a: str, b: str, found: Comparison) -> dict[str, Any]:
    """Every difference with its limits and a line at zero, then how the games are spread."""
    panels = difference_panels(a, found.changes)
    spreads = [
        spread(pair[0].measure, list(zip((a, b), pair, strict=True)))
        for pair in side_by_side(found.before, found.after)
    ]
    notes = [str(message("lab-picture-zero")), str(message("compare-sure"))]
    return drawn(title, [*panels, *spreads], notes)


def difference_panels(a: str, changes: Sequence[Change]) -> list[Panel]:
    """A line for each measure: shares in percentage points, others in percent of what they were."""
    shares = [change for change in changes if is_share(change.measure)]
    others = [
        change for change in changes if not is_share(change.measure) and change.before.value != 0
    ]
    panels = []
    if others:
        title = str(message("lab-picture-percent-of", before=a))
        dots = [difference(change, 1 / abs(change.before.value)) for change in others]
        panels.append(Panel(title, dots, is_share=True, are_differences=True))
    if shares:
        title = str(message("lab-picture-points"))
        dots = [difference(change, 100) for change in shares]
        panels.append(Panel(title, dots, are_differences=True))
    return panels


def difference(change: Change, unit: float) -> Dot:
    """One line: the difference in this unit."""
    return Dot(str(change.label), unit * change.by.value, *limits(change, unit))


def limits(change: Change, unit: float) -> tuple[float, float]:
    """Between which it lies; the difference alone if nothing is known about that."""
    if isnan(change.by.error):
        return unit * change.by.value, unit * change.by.value
    low, high = change.interval
    return unit * low, unit * high


def picture_of_games(title: str, sample: Sample) -> dict[str, Any]:
    """How the games of one table are spread."""
    return drawn(title, [spread(each.measure, [("", each)]) for each in distributions(sample)])


def spread(measure: str, found: Sequence[tuple[str, Distribution]]) -> Spread:
    """How games are spread, for one measure and all that are compared."""
    bars = [
        Bars(label, each.starts.tolist(), each.shares.tolist(), each.width) for label, each in found
    ]
    return Spread(str(called(measure)), str(message("lab-picture-games")), bars)
