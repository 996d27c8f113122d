"""How NICHTLUSTIG ends."""

from rauswurf.games import Setup
from rauswurf.rules.nichtlustig.cards import State
from rauswurf.table.outcome import Outcome


def card_outcome(setup: Setup, s: State) -> Outcome:
    """By points, of equal ones by death cards."""
    winners = tuple(name for name, rank in zip(setup.names, s.rank, strict=True) if rank == 1)
    best = s.points.count(max(s.points))
    rule = "points" if best == 1 else "winner"
    return Outcome(tuple(s.rank), winners, rule, tuple(s.points))
