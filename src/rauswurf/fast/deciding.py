"""What there is to decide in games of any family, counted seat by seat.

Whoever asks for it pays for it: plain games count none of this.
"""

from typing import Annotated

from rauswurf.fast import series
from rauswurf.rules.state import Cell, Row

SEATS = 0  # as the rules have it

DECIDED_ON = ("choices", "options", "forced")


class Mind(series.Mind):
    """[seat]: what was noticed so far."""

    choices: Annotated[Row, Cell("i4", "SEATS")]
    offered: Annotated[Row, Cell("i4", "SEATS")]
    forced: Annotated[Row, Cell("i4", "SEATS")]


def begin_deciding(mind: Mind) -> None:
    """Nobody has decided anything yet."""
    for seat in range(SEATS):
        mind.choices[seat] = 0
        mind.offered[seat] = 0
        mind.forced[seat] = 0


def note_offer(mind: Mind, seat: int, offered: int) -> None:
    """Count a choice between so many, or a move without one."""
    if offered > 1:
        mind.choices[seat] += 1
        mind.offered[seat] += offered
    else:
        mind.forced[seat] += 1


def write_decisions(mind: Mind, tally: Row, first: int) -> None:
    """Write down what was counted, from this place on."""
    for seat in range(SEATS):
        tally[first + seat] = mind.choices[seat]
        tally[first + SEATS + seat] = mind.offered[seat]
        tally[first + 2 * SEATS + seat] = mind.forced[seat]
