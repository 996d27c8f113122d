"""Rauswurf: the referee, the table, the coach and the lab for dice race games.

What programs need is here by name. It is fetched when it is first used, so that nobody who
imports one part of the package waits for the others.
"""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
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

_MODULES = (
    "boards",
    "bots",
    "coach",
    "dice",
    "games",
    "lab",
    "messages",
    "record",
    "rules",
    "table",
)
_ELSEWHERE = {"Dice": "dice", "SetupError": "games"}  # all others are in the table


if not TYPE_CHECKING:  # or a checker would believe in any name

    def __getattr__(name: str) -> object:
        """A name of the package, or one of its modules, when it is first asked for."""
        if name in _MODULES:
            return import_module(f"{__name__}.{name}")
        if name not in __all__:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        home = import_module(f"{__name__}.{_ELSEWHERE.get(name, 'table')}")
        found = globals()[name] = getattr(home, name)
        return found


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__, *_MODULES})
