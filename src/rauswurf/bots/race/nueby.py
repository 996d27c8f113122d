"""What players of the Nüby games have to know besides."""

from rauswurf.bots.race.features import SIX_SEEN, SPOTS, notice
from rauswurf.bots.race.features import notice_moment as plain_notice_moment
from rauswurf.bots.race.trial import copy_state as plain_copy_state
from rauswurf.rules.nueby.standard import State
from rauswurf.rules.race import COLOURS
from rauswurf.rules.state import Row


def copy_state(s: State, t: State) -> None:
    """Sixes and duties too."""
    plain_copy_state(s, t)
    t.sixes = s.sixes
    t.forced = s.forced


def notice_moment(s: State, note: Row) -> None:
    """After a first six there is no third roll."""
    plain_notice_moment(s, note)
    if s.sixes > 0:
        notice(note, COLOURS * SPOTS + SIX_SEEN)
