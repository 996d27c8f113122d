"""What players of Einser Blocker have to know besides: the stones."""

from frozen.second.features import SPOT, SPOTS, Mind, activate, seen
from rauswurf.rules.graph import NONE
from rauswurf.rules.nueby.einser_blocker import FREE, LANE, State
from rauswurf.rules.race import COLOURS

LANE_PLACES = 4


def notice_things(s: State, mind: Mind) -> None:
    """A stone is seen like a piece, on spots of its own: those of the track, then its lane."""
    for colour in range(COLOURS):
        if s.stone[colour] != NONE:
            activate(mind, seen(s, colour) * SPOTS + stone_spot(s, colour))


def stone_spot(s: State, colour: int) -> int:
    """Where a stone is, counted from its owner's start, after all spots of pieces."""
    for place in range(FREE + 1):
        if s.stone[colour] == LANE[colour, place]:
            return SPOTS - LANE_PLACES + place
    return (SPOTS - LANE_PLACES) // 2 + SPOT[colour, s.stone[colour]]
