"""What the Nüby games show besides: one of them may have rolled a six already."""

from rauswurf.envs.rules.race import sixes_over as plain_sixes_over
from rauswurf.rules.nueby.standard import State


def sixes_over(s: State) -> int:
    """How many sixes of this turn are over."""
    return plain_sixes_over(s) + s.sixes
