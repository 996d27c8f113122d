"""One game in progress, and how its moves and positions are written."""

from rauswurf.table.errors import IllegalMove, NotAMove, NotARoll, PositionError, Refusal
from rauswurf.table.event import Event
from rauswurf.table.outcome import Outcome
from rauswurf.table.table import Table
from rauswurf.table.values import Move, Piece

__all__ = [
    "Event",
    "IllegalMove",
    "Move",
    "NotAMove",
    "NotARoll",
    "Outcome",
    "Piece",
    "PositionError",
    "Refusal",
    "Table",
]
