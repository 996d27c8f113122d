"""What Einser Blocker brings: a stone that is pushed out of its lane and set on the track."""

from rauswurf.envs.rules import lanes
from rauswurf.envs.rules.race import FIRST_SPECIAL, SPECIAL
from rauswurf.envs.rules.race import look_at_things as plain_look_at_things
from rauswurf.envs.rules.race import special_action as plain_special_action
from rauswurf.rules.array import EMPTY_ARRAY, Array
from rauswurf.rules.graph import NONE
from rauswurf.rules.nueby.einser_blocker import LANE, State
from rauswurf.rules.race import COLOURS, PUSH, STONE, kind_of, target_of

LANE_LENGTH = 4

# [colour, field]: the number of a track field, counted from the own start
TRACK_PLACE: Array = EMPTY_ARRAY


def special_action(s: State, option: int) -> int:
    """To push the stone, then to set it on each field of the track."""
    if kind_of(option) == PUSH:
        return FIRST_SPECIAL
    if kind_of(option) == STONE:
        return FIRST_SPECIAL + 1 + TRACK_PLACE[s.turn, target_of(option)]
    return plain_special_action(s, option)


def look_at_things(s: State, viewer: int, row: lanes.Bytes) -> None:
    """Where the stones are: in their lanes, or on the track as the viewer counts it."""
    plain_look_at_things(s, viewer, row)
    for colour in range(COLOURS):
        seen = (colour - viewer) % COLOURS
        row[SPECIAL + seen] = stone_place(s, viewer, colour)
    row[SPECIAL + COLOURS] = s.pushed
    row[SPECIAL + COLOURS + 1] = s.stuck


def stone_place(s: State, viewer: int, colour: int) -> int:
    """Where a stone is; NONE for one that does not play."""
    if s.stone[colour] == NONE:
        return NONE
    for place in range(LANE_LENGTH):
        if s.stone[colour] == LANE[colour, place]:
            return place
    return LANE_LENGTH + TRACK_PLACE[viewer, s.stone[colour]]
