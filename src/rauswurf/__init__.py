"""Rauswurf: the referee, the table, the coach and the lab for dice race games."""

from rauswurf.dice import Dice
from rauswurf.games import SetupError
from rauswurf.table import (
    Event,
    IllegalMove,
    Move,
    NotAMove,
    NotARoll,
    Outcome,
    Piece,
    PositionError,
    Refusal,
    Table,
)

__all__ = [
    "Dice",
    "Event",
    "IllegalMove",
    "Move",
    "NotAMove",
    "NotARoll",
    "Outcome",
    "Piece",
    "PositionError",
    "Refusal",
    "SetupError",
    "Table",
]

__version__ = "2.0.0"
