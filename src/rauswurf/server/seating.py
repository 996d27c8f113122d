"""Sitting down at a table, and going on at another one."""

from dataclasses import replace

from msgspec import structs

from rauswurf.messages import message
from rauswurf.server import requests, tokens
from rauswurf.server.authority import Authority
from rauswurf.server.errors import FORBIDDEN, Refuse
from rauswurf.server.house import House
from rauswurf.server.live import LiveTable
from rauswurf.server.protocol.events import Joined, Rematched
from rauswurf.server.protocol.http import Join
from rauswurf.server.terms import Terms


async def join(house: House, id: str, wish: Join, address: str) -> tuple[LiveTable, int, str]:
    """Sit down; returns the table, the seat and its token. Raises Refuse."""
    live = await house.table(id)
    token = wish.token or tokens.new_token()
    token_hash = tokens.hashed(token)

    def propose(a: Authority) -> Joined | None:
        # Looked up here, where requests wait for each other: one token may come twice at once.
        own = seat_of(live, token_hash)
        if own is not None:
            again = own in a.words  # the answer was lost
            return None if again else requests.join(a, own, wish.name, wish.words, reserved=())
        if wish.code != a.terms.code:
            raise Refuse(message("server-wrong-code"), FORBIDDEN)
        if any(a.terms.mark(seat, address) == mark for seat, mark in a.blocked):
            raise Refuse(message("server-blocked"), FORBIDDEN)
        event = requests.join(a, wish.seat, wish.name, wish.words, reserved=live.seats)
        return structs.replace(event, mark=a.terms.mark(event.seat, address))

    await live.submit(propose, token_hash)
    seat = seat_of(live, token_hash)
    assert seat is not None, "it was stored together with the event"
    return live, seat, token


def seat_of(live: LiveTable, token_hash: bytes) -> int | None:
    """The seat that a token is; None if it is none here."""
    return next((seat for seat, known in live.seats.items() if known == token_hash), None)


async def rematch(house: House, id: str, token: str) -> LiveTable:
    """The table on which these players go on; raises Refuse."""
    live = await house.table(id)
    if seat_of(live, tokens.hashed(token)) is None:
        raise Refuse(message("server-not-your-seat"), FORBIDDEN)
    a = live.authority
    if a.stage != "over":
        raise Refuse(message("server-rematch-later"))
    if a.rematch is None:
        assert a.table is not None and a.table.outcome is not None, "it is over"
        again = structs.replace(a.terms.rotated(), chat=a.chat, reactions=a.reactions)
        series = a.terms.series_after(a.table.outcome.places, a.newcomers)
        terms = replace(Terms.new(again), owner=a.terms.owner, series=series)
        hashes = {a.terms.seat_after(seat): known for seat, known in live.seats.items()}
        await house.keep(terms, hashes)
        house.sharing.pass_on(live.id, terms.id)
        await live.submit(lambda a: None if a.rematch else Rematched(terms.id))
    assert live.authority.rematch is not None, "ours, or that of somebody who was first"
    return await house.table(live.authority.rematch)
