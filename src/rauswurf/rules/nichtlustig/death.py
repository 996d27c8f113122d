"""NICHTLUSTIG: which death card is to be taken, and what it covers."""

from rauswurf.rules.nichtlustig.cards import (
    CLOWN,
    COVER,
    COVERED,
    DEATH,
    DEATHS,
    DINOSAUR,
    LEMMING,
    NONE,
    PINK,
    SCORED,
    TABLE,
    TAKE_DEATH,
    USE,
    VALUES,
    State,
    add,
    encode,
    holds,
)


def list_deaths(s: State) -> None:
    """Rule death: offer the death card of the pink number; rule clown: or to give the clown up."""
    card = DEATH + s.face[PINK] - 1  # the symbol stands for the poodle
    if not holds(s, card):
        add(s, encode(TAKE_DEATH, card))
    else:
        list_other_deaths(s)
    if s.options > 0 and holds(s, CLOWN):
        add(s, encode(USE, CLOWN))


def list_other_deaths(s: State) -> None:
    """Rule own-death: another one from the table, else any from somebody else.

    Ruling: who has all six takes none.
    """
    for card in range(DEATH, DEATH + DEATHS):
        if s.where[card] == TABLE:
            add(s, encode(TAKE_DEATH, card))
    if s.options > 0:
        return
    for card in range(DEATH, DEATH + DEATHS):
        if not holds(s, card):
            add(s, encode(TAKE_DEATH, card))


def take_death(s: State, card: int) -> None:
    """Take a death card from wherever it lies; what it covered there counts again."""
    freed = s.covers[card - DEATH]
    if freed != NONE:
        s.mark[freed] = SCORED
        s.covers[card - DEATH] = NONE
    s.where[card] = s.turn
    s.death = card


def list_covers(s: State) -> None:
    """Rule cover: a scored lemming if there is one, else any other scored card but a dinosaur."""
    list_covers_among(s, LEMMING, LEMMING + VALUES)
    if s.options == 0:
        list_covers_among(s, 0, DINOSAUR)


def list_covers_among(s: State, first: int, end: int) -> None:
    """Offer to cover own cards that are scored and not yet covered, out of this range."""
    for card in range(first, end):
        if s.mark[card] == SCORED and holds(s, card):
            add(s, encode(COVER, card))


def cover(s: State, card: int) -> None:
    """Lay the death card in hand on one of one's cards."""
    s.covers[s.death - DEATH] = card
    s.mark[card] = COVERED
