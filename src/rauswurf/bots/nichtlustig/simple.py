"""Matches in which nobody calculates: these compile in seconds. Replaces ``thinking.pick``."""

from rauswurf.bots.nichtlustig.eye import pick_simply
from rauswurf.rules.nichtlustig.cards import State
from rauswurf.rules.state import RealRows, Row, Rows


def pick(
    s: State,
    t: State,
    u: State,
    v: State,
    w: State,
    rng: Row,
    player: int,
    weights: RealRows,
    thought: RealRows,
    shapes: Rows,
    cubes: RealRows,
) -> int:
    """The option that a player takes."""
    return pick_simply(s, rng, player)
