"""Overlooking things that could be done. Written like the rules."""

from rauswurf.bots.weak_names import WEAKEST
from rauswurf.dice.generator import draw
from rauswurf.rules.nichtlustig.cards import State
from rauswurf.rules.state import Row

# What the weakest are like: a child that knows the rules.
OVERLOOKED = 600  # of a thousand choices


def overlook(s: State, chance: Row, weakness: int) -> None:
    """Strike out what does not come to mind; of all choices at least one does."""
    left = 0
    at_least = s.option[draw(chance, s.options)]
    for k in range(s.options):
        if draw(chance, WEAKEST) * WEAKEST >= weakness * OVERLOOKED:
            s.option[left] = s.option[k]
            left += 1
    if left == 0:
        s.option[0] = at_least
        left = 1
    s.options = left
