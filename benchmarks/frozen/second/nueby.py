"""What players of the Nüby games have to know besides."""

from frozen.second.features import SIX_SEEN, SPOTS, Mind, activate
from frozen.second.features import notice_moment as plain_notice_moment
from rauswurf.rules.nueby.standard import State
from rauswurf.rules.race import COLOURS


def notice_moment(s: State, mind: Mind) -> None:
    """After a first six there is no third roll."""
    plain_notice_moment(s, mind)
    if s.sixes > 0:
        activate(mind, COLOURS * SPOTS + SIX_SEEN)
