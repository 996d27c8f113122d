"""What players of Jäger have to know besides: who has focus, and the hunt."""

from frozen.second.features import HITS, HUNTING, SPOT, SPOTS, Mind, activate
from frozen.second.heuristics import is_setback as plain_is_setback
from frozen.second.nueby import notice_moment as nueby_notice_moment
from rauswurf.rules.nueby.jaeger import State
from rauswurf.rules.race import COLOURS, STEP, kind_of, owner, piece_of


def spot_of(s: State, piece: int) -> int:
    """A piece with focus is seen on spots of its own."""
    spot = SPOT[owner(piece), s.where[piece]]
    return spot + SPOTS // 2 if s.focus[piece] else spot


def notice_moment(s: State, mind: Mind) -> None:
    """A hunt that goes on, and its hits."""
    nueby_notice_moment(s, mind)
    if s.hunted > 0:
        activate(mind, COLOURS * SPOTS + HUNTING)
    if s.hits > 0:
        activate(mind, COLOURS * SPOTS + HITS + (s.hits > 1))


def is_setback(s: State, option: int) -> bool:
    """Who has not hunted yet loses nothing by another round."""
    if kind_of(option) == STEP and not s.focus[piece_of(option)]:
        return False
    return plain_is_setback(s, option)
