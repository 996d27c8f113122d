"""A second state to try things on: what would the table look like after this choice?"""

from rauswurf.rules.race import State, choose
from rauswurf.rules.state import copy_state


def try_out(s: State, t: State, option: int) -> None:
    """Make ``t`` the position after a choice in ``s``."""
    copy_state(s, t)
    choose(t, option)
