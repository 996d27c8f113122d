"""What whoever opened a table may do there besides playing: who may talk, and who sits there.

Nothing changes here: each wish becomes the event that is to be stored, or is refused.
"""

from collections.abc import Collection

from rauswurf.messages import message
from rauswurf.server.authority import Authority
from rauswurf.server.errors import FORBIDDEN, Refuse
from rauswurf.server.protocol.events import (
    Coached,
    Ended,
    Muted,
    Removed,
    TableEvent,
    Talking,
)
from rauswurf.server.protocol.socket import Coach, End, HostMessage, Mute, Remove, Talk
from rauswurf.server.requests import Hands, playing


def proposed(a: Authority, hands: Hands, wish: HostMessage, left: Collection[int]) -> TableEvent:
    """The event that a host asks for; ``left`` are the seats of those who have gone."""
    match wish:
        case End():
            return end(a, hands, left)
        case Talk():
            return Talking(wish.chat, wish.reactions)
        case Coach():
            seats = tuple(sorted(set(hands) & set(a.terms.people)))
            return Coached(wish.chances, wish.hints, wish.tutor, seats)
        case Mute():
            return Muted(guest(a, hands, wish.seat), wish.on)
        case Remove():
            return remove(a, hands, wish)


def end(a: Authority, hands: Hands, left: Collection[int]) -> Ended:
    """End a game that somebody has left."""
    playing(a)
    if not left:
        raise Refuse(message("server-end-nobody-left"))
    return Ended(tuple(sorted(set(hands) & set(a.terms.people))), "host")


def guest(a: Authority, hands: Hands, seat: int) -> int:
    """The seat of somebody who came by link; raises Refuse for any other."""
    links = [k for k, who in enumerate(a.terms.choice.seats) if who.kind == "link"]
    if seat not in links or seat in hands:
        raise Refuse(message("server-not-a-guest"), FORBIDDEN)
    return seat


def remove(a: Authority, hands: Hands, wish: Remove) -> Removed:
    """Free the seat of somebody; after the game all seats stay as they were."""
    if a.stage == "over":
        raise Refuse(message("server-over"))
    seat = guest(a, hands, wish.seat)
    if seat in a.free:
        raise Refuse(message("server-seat-free"))
    return Removed(seat, wish.block)
