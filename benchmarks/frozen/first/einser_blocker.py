"""What players of Einser Blocker have to know besides: the stones."""

from frozen.first.features import SPOT, SPOTS, notice, seen_from
from rauswurf.rules.graph import NONE
from rauswurf.rules.nueby.einser_blocker import FREE, LANE, State
from rauswurf.rules.race import COLOURS
from rauswurf.rules.state import Row

LANE_PLACES = 4


def notice_things(s: State, first: int, note: Row) -> None:
    """A stone is seen like a piece, on spots of its own: those of the track, then its lane."""
    for colour in range(COLOURS):
        if s.stone[colour] != NONE:
            notice(note, seen_from(first, colour) * SPOTS + stone_spot(s, colour))


def stone_spot(s: State, colour: int) -> int:
    """Where a stone is, counted from its owner's start, after all spots of pieces."""
    for place in range(FREE + 1):
        if s.stone[colour] == LANE[colour, place]:
            return SPOTS - LANE_PLACES + place
    return (SPOTS - LANE_PLACES) // 2 + SPOT[colour, s.stone[colour]]
