"""Who will begin: exact chances while everybody rolls for the first turn."""

from collections.abc import Callable, Sequence
from fractions import Fraction

from rauswurf.rules.graph import FACES, NONE

TO_ROLL = 0


def chances_to_begin(
    contest: Sequence[int], worth: Callable[[int], int] = lambda face: face
) -> list[Fraction]:
    """[seat]: how likely each one is to begin; those who are out have no chance.

    Whoever ties rolls again, and so begins as likely as any other of the tied. ``worth`` tells what
    a face counts.
    """
    rolled = {seat: worth(face) for seat, face in enumerate(contest) if face not in (NONE, TO_ROLL)}
    best = max(rolled.values(), default=-1)
    # How likely it is that these seats share the highest number so far.
    leading = {(best, frozenset(seat for seat in rolled if rolled[seat] == best)): Fraction(1)}
    for seat, face in enumerate(contest):
        if face == TO_ROLL:
            leading = after_a_roll(leading, seat, worth)
    found = [Fraction(0)] * len(contest)
    for (_, tied), likely in leading.items():
        for seat in tied:
            found[seat] += likely / len(tied)
    return found


Leading = dict[tuple[int, frozenset[int]], Fraction]


def after_a_roll(leading: Leading, seat: int, worth: Callable[[int], int]) -> Leading:
    """Who leads how likely, after one more seat has rolled."""
    after: Leading = {}
    for (best, tied), likely in leading.items():
        for face in range(1, FACES + 1):
            number = worth(face)
            if number > best:
                key = number, frozenset({seat})
            else:
                key = best, tied | {seat} if number == best else tied
            after[key] = after.get(key, Fraction(0)) + likely / FACES
    return after
