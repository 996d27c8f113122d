"""What players have to know besides where pieces belong to nobody: in which order to look.

Who is home moves on with neutral pieces, and no net tells which: all choices are worth the same to
them, and the first is taken. Pieces are numbered by what happened in a game, which a position does
not tell. So choices are put in order by where things stand, and the same one is first at a table
and in a batch: that of the piece which has the shortest way.
"""

from rauswurf.bots.race.heuristics import TO_GO
from rauswurf.bots.race.thinking import order_options as plain_order_options
from rauswurf.rules.race import COLOURS, FIELDS, State, kind_of, owner, piece_of, target_of

FURTHER = 512  # than any way is long


def order_options(s: State) -> None:
    """Own pieces and neutral ones by their colour, and of each the foremost first."""
    plain_order_options(s)
    for k in range(1, s.options):
        option = s.option[k]
        key = place_in_order(s, option)
        at = k
        while at > 0 and place_in_order(s, s.option[at - 1]) > key:
            s.option[at] = s.option[at - 1]
            at -= 1
        s.option[at] = option


def place_in_order(s: State, option: int) -> int:
    """A smaller number is looked at earlier; whatever differs on the board has another one."""
    piece = piece_of(option)
    colour = owner(piece)
    kind = kind_of(option) * COLOURS + colour
    return (kind * FURTHER + TO_GO[colour, s.where[piece]]) * FIELDS + target_of(option)
