"""How NICHTLUSTIG ends."""

from dataclasses import replace

from rauswurf.games import Setup
from rauswurf.rules.nichtlustig.cards import DICE, State
from rauswurf.table.outcome import ENDED_EARLY, Outcome


def card_outcome(setup: Setup, s: State) -> Outcome:
    """By points, of equal ones by death cards."""
    winners = tuple(name for name, rank in zip(setup.names, s.rank, strict=True) if rank == 1)
    best = s.points.count(max(s.points))
    rule = "points" if best == 1 else "winner"
    return Outcome(tuple(s.rank), winners, rule, tuple(s.points))


def card_standing(setup: Setup, s: State) -> Outcome:
    """Ruling ended-early: all cards count as at the end, but nobody rolls for their professors."""
    end = setup.rules.start()
    setup.rules.copy_state(s, end)
    for die in range(DICE):
        end.face[die] = 0
    setup.rules.end_game(end)
    return replace(card_outcome(setup, end), rule=ENDED_EARLY)
