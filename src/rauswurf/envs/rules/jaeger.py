"""What Jäger brings: hunts, hits that turn pieces over, and who has hunted."""

from rauswurf.envs.rules import lanes
from rauswurf.envs.rules.race import FIRST_SPECIAL, SPECIAL, order_of
from rauswurf.envs.rules.race import look_at_things as plain_look_at_things
from rauswurf.envs.rules.race import special_action as plain_special_action
from rauswurf.rules.graph import FACES
from rauswurf.rules.nueby.jaeger import State
from rauswurf.rules.race import (
    ALL_PIECES,
    BEGIN,
    COLOURS,
    HUNT,
    PIECES,
    TURN,
    kind_of,
    owner,
    piece_of,
    target_of,
)


def special_action(s: State, option: int) -> int:
    """Hunts by their number, then the pieces to be turned over."""
    if kind_of(option) == HUNT:
        return FIRST_SPECIAL + target_of(option) - 1
    if kind_of(option) == TURN:
        return FIRST_SPECIAL + FACES + order_of(s, piece_of(option))
    return plain_special_action(s, option)


def look_at_things(s: State, viewer: int, row: lanes.Bytes) -> None:
    """Who has hunted with success, and the hunt that is going on."""
    plain_look_at_things(s, viewer, row)
    for piece in range(ALL_PIECES):
        seen = (owner(piece) - viewer) % COLOURS
        if BEGIN[piece] < 0:
            row[SPECIAL + seen * PIECES + piece % PIECES] = 0
        else:
            row[SPECIAL + seen * PIECES + order_of(s, piece)] = s.focus[piece]
    row[SPECIAL + ALL_PIECES] = s.hunted
    row[SPECIAL + ALL_PIECES + 1] = s.hunt_dice
    row[SPECIAL + ALL_PIECES + 2] = s.hits
    row[SPECIAL + ALL_PIECES + 3] = s.struck
