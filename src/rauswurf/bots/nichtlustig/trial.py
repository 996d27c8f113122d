"""A second state to try things on: what would the table look like after this choice?

The choices themselves are not copied: whoever tries something out makes new ones.
"""

from rauswurf.rules.nichtlustig.cards import State
from rauswurf.rules.nichtlustig.turns import choose


def try_out(s: State, t: State, option: int) -> None:
    """Make ``t`` the position after a choice in ``s``."""
    copy_state(s, t)
    choose(t, option)


def copy_state(s: State, t: State) -> None:
    """Make ``t`` the same position as ``s``, but for the choices."""
    t.phase = s.phase
    t.step = s.step
    t.turn = s.turn
    t.rolls = s.rolls
    t.wanted = s.wanted
    t.kept = s.kept
    t.death = s.death
    t.on_table = s.on_table
    t.options = 0
    t.face[:] = s.face
    t.where[:] = s.where
    t.mark[:] = s.mark
    t.covers[:] = s.covers
    t.contest[:] = s.contest
    t.points[:] = s.points
    t.rank[:] = s.rank
