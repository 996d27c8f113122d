"""Jäger: what its players with simple habits do otherwise."""

from rauswurf.bots.race.heuristics import is_setback as plain_is_setback
from rauswurf.rules.nueby.jaeger import State
from rauswurf.rules.race import STEP, kind_of, piece_of


def is_setback(s: State, option: int) -> bool:
    """Who has not hunted yet loses nothing by another round."""
    if kind_of(option) == STEP and not s.focus[piece_of(option)]:
        return False
    return plain_is_setback(s, option)
