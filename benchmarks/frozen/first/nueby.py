"""What players of the Nüby games have to know besides."""

from frozen.first.features import SIX_SEEN, SPOTS, notice
from frozen.first.features import notice_moment as plain_notice_moment
from rauswurf.rules.nueby.standard import State
from rauswurf.rules.race import COLOURS
from rauswurf.rules.state import Row


def notice_moment(s: State, note: Row) -> None:
    """After a first six there is no third roll."""
    plain_notice_moment(s, note)
    if s.sixes > 0:
        notice(note, COLOURS * SPOTS + SIX_SEEN)
