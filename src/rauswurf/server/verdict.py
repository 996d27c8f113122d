"""A verdict on a record as the page shows it: what was looked at, and what is wrong."""

from collections.abc import Iterator

from rauswurf.messages import Message
from rauswurf.record import Verdict
from rauswurf.record.sentences import conclusion, dice_said, moves_said, seal_said, uncovered_said
from rauswurf.server.errors import said


def sentences_said(verdict: Verdict) -> Iterator[Message]:
    """The whole in one sentence, and what was looked at and holds."""
    yield conclusion(verdict)
    if not verdict.breaks_rules:
        yield from moves_said(verdict)
    yield from dice_said(verdict)
    if verdict.seal_problem is None:
        yield from seal_said(verdict)
    yield from uncovered_said(verdict)


def problems_said(verdict: Verdict) -> Iterator[Message]:
    """What is wrong."""
    for problem in verdict.problems:
        yield said(problem)
