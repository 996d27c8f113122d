"""Rauswurf: the referee, the table, the coach and the lab for dice race games."""

from rauswurf.dice import Dice
from rauswurf.table import Table

__all__ = ["Dice", "Table"]

__version__ = "2.0.0"
