"""The variant colours: neutral: three players, and a fourth colour that all of them may move."""

from rauswurf.rules.classic.standard import list_colour, list_freely
from rauswurf.rules.race import PIECES, PLAY_ON, SEAT, SEATS, State, end_game, needs_six, owner

NEUTRAL = 3  # the colour that belongs to nobody


def list_by_duty(s: State) -> None:
    """Ruling: duties are looked at for each colour; what is legal for either may be chosen."""
    list_colour(s, s.turn)
    list_colour(s, NEUTRAL)


def list_everything(s: State) -> None:
    """Offer all that the player on turn could do if there were no duties."""
    list_freely(s, s.turn)
    list_freely(s, NEUTRAL)


def is_helpless(s: State) -> bool:
    """Ruling: three rolls only if both colours need a six; one that is wholly home is left out."""
    own = s.home[s.turn] == PIECES or needs_six(s, s.turn)
    neutral = s.home[NEUTRAL] == PIECES or needs_six(s, NEUTRAL)
    return own and neutral


def is_done(s: State, colour: int) -> bool:
    """Ruling: a player who is home goes on with the neutral pieces."""
    return s.home[colour] == PIECES and s.home[NEUTRAL] == PIECES


def settle(s: State, piece: int) -> None:
    """Rule neutral: nobody has won before the neutral pieces are home too.

    Rulings: places are in order of coming home, except that whoever brings the last neutral piece
    home, being home already, is first.
    """
    seat = SEAT[s.turn]
    if s.rank[seat] == 0 and s.home[s.turn] == PIECES:
        s.ranked += 1
        s.rank[seat] = s.ranked
    if s.home[NEUTRAL] < PIECES:
        return
    if owner(piece) == NEUTRAL and s.rank[seat] > 1:
        promote(s, seat)
    if s.ranked > 0 and (not PLAY_ON or s.ranked >= SEATS - 1):
        end_game(s)


def promote(s: State, seat: int) -> None:
    """Put one seat before all those that came home earlier."""
    for other in range(SEATS):
        if 0 < s.rank[other] < s.rank[seat]:
            s.rank[other] += 1
    s.rank[seat] = 1
