"""What a command does about bad input: one clear line, and exit code 2."""

import sys

from rauswurf.boards import BoardError
from rauswurf.games import SetupError
from rauswurf.table import IllegalMove, NotAMove, NotARoll, PositionError

BAD_INPUT = 2


class Complaint(ValueError):
    """Bad input that only the command can know of; says what would be right."""


# Everything that a user can cause. Anything else is a bug of ours and may show itself.
FAULTS_OF_INPUT = (
    Complaint,
    SetupError,
    BoardError,
    PositionError,
    NotAMove,
    NotARoll,
    IllegalMove,
)


def complain(message: str, command: str = "rauswurf") -> None:
    """Say on standard error, in one line, what is wrong."""
    print(f"{command}: {' '.join(message.split())}", file=sys.stderr)


def need(good: bool, message: str) -> None:
    """Raise Complaint unless something holds."""
    if not good:
        raise Complaint(message)
