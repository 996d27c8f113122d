"""Who plays whom: a round robin, or one challenger against each of the others."""

from collections.abc import Sequence
from itertools import combinations


def round_robin(bots: Sequence[str], seats: int) -> list[tuple[str, ...]]:
    """Every table that can be made of the bots without favour.

    With enough bots nobody sits twice; with fewer than seats nobody sits two times more often than
    another.
    """
    rounds, left = divmod(seats, len(bots))
    return [(*bots,) * rounds + extra for extra in combinations(bots, left)]


def gauntlet(bots: Sequence[str], seats: int) -> list[tuple[str, ...]]:
    """The first bot against as many of each other one as there are other seats."""
    challenger, *others = bots
    return [(challenger, *[other] * (seats - 1)) for other in others]
