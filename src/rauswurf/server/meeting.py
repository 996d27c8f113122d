"""Playing with anybody: the next free seat at a public table of a game, or a new one that waits.

Two who ask at once, at any node, are sent to one table: the database keeps one meeting place for
each game, and whoever opens a table to replace it finds out whether somebody else was first.
"""

import asyncio
from collections.abc import Sequence
from time import time

from rauswurf import games
from rauswurf.games import SetupError
from rauswurf.messages import message
from rauswurf.server.errors import AWAY, SENSELESS, Refuse, database_away, said
from rauswurf.server.house import House
from rauswurf.server.live import LiveTable
from rauswurf.server.protocol.tables import NewTable, SeatChoice
from rauswurf.server.store import StoreAway
from rauswurf.server.tokens import new_token

ATTEMPTS = 5
ANSWER = 0.5  # seconds in which other nodes say who is there


async def find_table(house: House, game: str, address: str) -> tuple[LiveTable, str | None]:
    """A table with a free seat; with the owner's token if it was opened for this. Raises Refuse."""
    choice = open_to_all(game)
    for _ in range(ATTEMPTS):
        # Read before anybody looks around: whoever moves the meeting later is noticed.
        before = await meeting_of(house, game)
        found = await joinable(house, game)
        if found:
            return found, None
        opened = await open_meeting(house, choice, before, address)
        if opened:
            return opened
    raise Refuse(message("server-busy"))


def open_to_all(game: str) -> NewTable:
    """A table for strangers: as few as can play, so that nobody waits long, and no typing."""
    try:
        players = min(count for count in games.get(game).players if count > 1)
    except SetupError as error:
        raise Refuse(said(error), SENSELESS) from error
    seats = (SeatChoice("link"),) * players
    return NewTable(game, seats, visibility="public", chat=False)


async def meeting_of(house: House, game: str) -> str | None:
    """The table where people were sent last; raises Refuse."""
    try:
        return await house.store.meeting_of(game)
    except StoreAway:
        raise database_away() from None


async def open_meeting(
    house: House, choice: NewTable, before: str | None, address: str
) -> tuple[LiveTable, str] | None:
    """Open a table where people meet from now on; None if somebody else was faster.

    It is in the list only when that is settled, so that nobody is sent to one that is given up.
    """
    await house.listing.check(address)
    owner = new_token()
    live, _ = await house.open(choice, owner, listed=False)
    try:
        if await house.store.move_meeting(choice.game, before, live.id):
            house.listing.note(address, live.id)
            return live, owner
    except StoreAway:
        raise database_away() from None
    await house.remove([live.id])
    return None


async def joinable(house: House, game: str) -> LiveTable | None:
    """The public table of a game that has waited longest and where somebody is; raises Refuse."""
    tables = [live for live in await listed(house) if live.authority.terms.choice.game == game]
    waiting = [live for live in reversed(tables) if has_room(live)]
    return next(iter(await alive(house, waiting)), None)


async def listed(house: House) -> list[LiveTable]:
    """The tables of the public list, the newest first; raises Refuse."""
    found = []
    for row in await house.listing.rows():
        try:
            found.append(await house.table(row.id))
        except Refuse as refusal:
            if refusal.status == AWAY:
                raise
            # One that is gone or cannot be read takes no other with it.
    return found


def has_room(live: LiveTable) -> bool:
    """Could somebody who comes with the code sit down before the game begins?"""
    a = live.authority
    free = [seat for seat in a.terms.people if seat not in a.words and seat not in live.seats]
    return a.stage == "waiting" and bool(free)


async def alive(house: House, tables: Sequence[LiveTable]) -> list[LiveTable]:
    """Those of these tables where somebody is, here or at another node, or about to come."""
    coming = house.settings.pauses.coming
    silent = [live for live in tables if not is_alive(live, coming)]
    if silent and house.store.is_shared:
        for live in silent:
            await house.neighbours.ask(live)
        await asyncio.sleep(ANSWER)
    return [live for live in tables if is_alive(live, coming)]


def is_alive(live: LiveTable, coming: float) -> bool:
    """Is somebody known to be at a table, or was it opened less than so many seconds ago?"""
    is_fresh = time() - live.authority.terms.created / 1000 < coming
    return is_fresh or bool(live.present) or live.spectators > 0
