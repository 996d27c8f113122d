"""A verdict on a record as the page shows it: what was looked at, and what is wrong."""

from collections.abc import Iterator

from rauswurf.messages import Message, message
from rauswurf.record import Verdict
from rauswurf.record.sentences import conclusion, dice_said, moves_said, names_said
from rauswurf.server.errors import said


def sentences_said(verdict: Verdict) -> Iterator[Message]:
    """The whole in one sentence, and what was looked at and holds."""
    yield conclusion(verdict)
    if verdict.game_problem is None:
        yield from moves_said(verdict)
    yield from dice_said(verdict)
    if verdict.seal_problem is None:
        yield message("verify-sealed")
    yield from names_said(verdict)


def problems_said(verdict: Verdict) -> Iterator[Message]:
    """What is wrong."""
    for problem in verdict.problems:
        yield said(problem)
