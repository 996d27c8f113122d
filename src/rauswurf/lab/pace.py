"""How long a game takes people: a simple model, whose numbers are assumptions and can be set.

Nobody has timed families for us. A roll, a choice and every field that a piece walks take so many
seconds, the same for all: good for comparing rules, and for a first idea of an evening.
"""

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Pace:
    """How many seconds things take."""

    roll: float = 4.0  # pick up the die, throw it, read it, or hand it on
    choice: float = 3.0  # decide between two or more moves
    field: float = 0.5  # lead a piece over one field

    def __post_init__(self) -> None:
        for name, seconds in (("roll", self.roll), ("choice", self.choice), ("field", self.field)):
            if seconds < 0:
                raise ValueError(f"{name} is {seconds}: nothing takes less than no time")

    def minutes(self, rolls: Any, choices: Any, fields: Any) -> Any:
        """How long a game with so many of them takes; works for arrays, too."""
        return (self.roll * rolls + self.choice * choices + self.field * fields) / 60


USUAL_PACE = Pace()
