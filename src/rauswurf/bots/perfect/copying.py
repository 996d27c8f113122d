"""Copying a state, for code that calls compiled rules one by one: written like the rules."""

from rauswurf.rules.race import State
from rauswurf.rules.state import copy_state


def copy_into(s: State, t: State) -> None:
    """Make another state the same as this one."""
    copy_state(s, t)
