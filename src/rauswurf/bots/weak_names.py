"""Players of a given weakness, in thousandths: their names, and their numbers when compiled."""

import re

WEAKEST = 1000
FIRST_WEAK = 1000  # compiled, a weak player's number is this and its weakness
WEAK_NAME = re.compile(r"weak-(0|[1-9][0-9]{0,3})")


def weak_name(weakness: int) -> str:
    """The name of a player of this weakness."""
    return f"weak-{weakness}"


def weakness_named(name: str) -> int | None:
    """How weak the player of this name is; None if it is no such name."""
    found = WEAK_NAME.fullmatch(name)
    return int(found[1]) if found and int(found[1]) <= WEAKEST else None
