"""One game in progress, and how its moves and positions are written."""

from rauswurf.table.errors import IllegalMove, NotAMove, NotARoll, PositionError, Refusal
from rauswurf.table.outcome import Outcome
from rauswurf.table.table import Event, Table

__all__ = [
    "Event",
    "IllegalMove",
    "NotAMove",
    "NotARoll",
    "Outcome",
    "PositionError",
    "Refusal",
    "Table",
]
