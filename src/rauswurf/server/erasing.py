"""What people may have forgotten: a table that they opened, and their name at any."""

import msgspec

from rauswurf.messages import message
from rauswurf.server import tokens
from rauswurf.server.authority import Authority
from rauswurf.server.errors import FORBIDDEN, Refuse, database_away
from rauswurf.server.house import House
from rauswurf.server.live import LiveTable
from rauswurf.server.protocol.events import Joined, Unnamed
from rauswurf.server.reading import read_event
from rauswurf.server.seating import seat_of
from rauswurf.server.store import StoreAway


async def delete_table(house: House, id: str, token: str) -> None:
    """Delete a table for whoever opened it; raises Refuse."""
    live = await house.table(id)
    if not is_owner(live, tokens.hashed(token)):
        raise Refuse(message("server-not-your-table"), FORBIDDEN)
    async with live.lock:
        await house.remove([id])


def is_owner(live: LiveTable, token_hash: bytes) -> bool:
    """Did whoever shows this open the table? Then they have its key, or a seat that was there."""
    terms = live.authority.terms
    return token_hash == terms.owner or seat_of(live, token_hash) in terms.here


async def take_name_off(house: House, id: str, token: str) -> LiveTable:
    """Forget the name of whoever has a seat, also in the log; raises Refuse."""
    live = await house.table(id)
    seat = seat_of(live, tokens.hashed(token))
    if seat is None:
        raise Refuse(message("server-not-your-seat"), FORBIDDEN)
    try:
        for line in await house.store.log(id):
            event = read_event(line)
            if isinstance(event, Joined) and event.seat == seat and event.name:
                nameless = msgspec.json.encode(msgspec.structs.replace(event, name=""))
                await house.store.rewrite(id, line.sequence, nameless.decode())
    except StoreAway:
        raise database_away() from None

    def propose(a: Authority) -> Unnamed | None:
        return Unnamed(seat) if a.names.get(seat) else None

    await live.submit(propose)
    return live
