"""Which numbers can be seeds."""

from operator import index
from typing import SupportsIndex

from rauswurf.messages import Told, message

LARGEST_SEED = 2**63 - 1


class BadSeed(Told):
    """A number that cannot be a seed, or the number of a game; says what can."""


def check_seed(seed: object) -> int:
    """The seed, or the number of a game, if it can be one: numpy's can, too. Raises BadSeed."""
    if isinstance(seed, SupportsIndex) and not isinstance(seed, bool):
        number = index(seed)
        if 0 <= number <= LARGEST_SEED:
            return number
    told = (
        repr(seed) if isinstance(seed, str) else str(seed)
    )  # "7" is no number, though it looks so
    raise BadSeed(message("dice-bad-seed", seed=told, most=str(LARGEST_SEED)))
