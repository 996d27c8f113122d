"""A second state to try things on: what would the table look like after this choice?

The choices themselves are not copied: whoever tries something out makes new ones.
"""

from rauswurf.rules.race import COLOURS, FIELDS, PLACES, SEATS, State, choose


def try_out(s: State, t: State, option: int) -> None:
    """Make ``t`` the position after a choice in ``s``."""
    copy_state(s, t)
    choose(t, option)


def copy_state(s: State, t: State) -> None:
    """Make ``t`` the same position as ``s``, but for the choices."""
    t.phase = s.phase
    t.turn = s.turn
    t.die = s.die
    t.rolls = s.rolls
    t.ranked = s.ranked
    t.options = 0
    for piece in range(PLACES):
        t.where[piece] = s.where[piece]
    for field in range(FIELDS):
        t.board[field] = s.board[field]
    for colour in range(COLOURS):
        t.waiting[colour] = s.waiting[colour]
        t.home[colour] = s.home[colour]
        t.steps[colour] = s.steps[colour]
    for seat in range(SEATS):
        t.rank[seat] = s.rank[seat]
        t.contest[seat] = s.contest[seat]
