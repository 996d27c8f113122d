"""Abkürzungen: whoever stops on an arrow field may take the shortcut over grey fields, or not."""

from rauswurf.rules.graph import FORWARD, GREY
from rauswurf.rules.nueby.standard import State
from rauswurf.rules.nueby.standard import is_forced as plain_is_forced
from rauswurf.rules.race import KIND, PATH, owner


def is_forced(s: State, piece: int, way: int, k: int, to: int) -> bool:
    """Rule shortcut: to turn into one is never a duty."""
    return not turns_off(s, piece, k, to) and plain_is_forced(s, piece, way, k, to)


def turns_off(s: State, piece: int, k: int, to: int) -> bool:
    """Does the k-th path forward lead from the track onto the grey fields?"""
    here = s.where[piece]
    first = to if s.die == 1 else PATH[FORWARD, owner(piece), here, s.die, k, 0]
    return KIND[here] != GREY and KIND[first] == GREY
