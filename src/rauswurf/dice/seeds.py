"""Which numbers can be seeds."""

from rauswurf.messages import Told, message

LARGEST_SEED = 2**63 - 1


class BadSeed(Told):
    """A number that cannot be a seed, or the number of a game; says what can."""


def check_seed(seed: object) -> int:
    """The seed, or the number of a game, if it can be one; raises BadSeed."""
    if not isinstance(seed, int) or isinstance(seed, bool) or not 0 <= seed <= LARGEST_SEED:
        raise BadSeed(message("dice-bad-seed", seed=str(seed), most=str(LARGEST_SEED)))
    return seed
