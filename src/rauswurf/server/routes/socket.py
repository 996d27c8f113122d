"""A client at a socket: hello, then requests, each of which gets an answer."""

import asyncio
from contextlib import suppress

import msgspec

from rauswurf.messages import message
from rauswurf.server import requests, tokens
from rauswurf.server.connection import (
    NO_SEAT,
    NO_TABLE,
    NOT_UNDERSTOOD,
    TOO_MUCH,
    TOO_SLOW,
    TRY_LATER,
    Connection,
)
from rauswurf.server.erasing import is_owner
from rauswurf.server.errors import AWAY, BAD, FORBIDDEN, MISSING, NOT_NOW, Refuse
from rauswurf.server.house import House
from rauswurf.server.live import LiveTable
from rauswurf.server.logs import LOGGER, short
from rauswurf.server.protocol import VERSION
from rauswurf.server.protocol.socket import ClientMessage, Hello, Refused
from rauswurf.server.protocol.words import Request
from rauswurf.server.seating import seat_of

DECODER: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)


class Numbered(msgspec.Struct):
    """As much of a request as an answer needs."""

    re: Request | None = None


CODES = {MISSING: NO_TABLE, NOT_NOW: NO_TABLE, FORBIDDEN: NO_SEAT, AWAY: TRY_LATER}


async def serve_socket(house: House, connection: Connection, table: str) -> None:
    """Serve one client of a table from its first word to its last."""
    address = connection.address
    if house.sockets_of.get(address, 0) >= house.settings.limits.sockets:
        connection.close(TOO_MUCH)
        return
    house.sockets_of[address] = house.sockets_of.get(address, 0) + 1
    house.metrics.sockets.inc()
    try:
        await converse(house, connection, table)
    finally:
        house.metrics.sockets.dec()
        house.sockets_of[address] -= 1
        if not house.sockets_of[address]:
            del house.sockets_of[address]


async def converse(house: House, connection: Connection, table: str) -> None:
    """Greet a client, then do what it asks for until it goes."""
    try:
        hello = await asyncio.wait_for(first_words(connection), house.settings.pauses.hello)
        live = await house.table(table)
        await greet(house, live, connection, hello)
    except TimeoutError:
        connection.close(TOO_SLOW)
        return
    except Refuse as refusal:
        say(connection, Refused(None, refusal.message))
        connection.close(CODES.get(refusal.status, NOT_UNDERSTOOD))
        return
    try:
        await listen(house, live, connection)
    finally:
        live.connections.discard(connection)
        await house.tell_presence(live)


async def first_words(connection: Connection) -> Hello:
    """The hello of a client; raises Refuse for anything else."""
    said = understood(await connection.receive())
    if not isinstance(said, Hello):
        raise Refuse(message("server-say-hello"), BAD)
    if said.version != VERSION:
        raise Refuse(message("server-version", version=VERSION), BAD)
    return said


def understood(frame: str | bytes) -> ClientMessage:
    """What a client says; raises Refuse for what cannot be understood."""
    if isinstance(frame, bytes):
        raise Refuse(message("server-not-understood", detail="send text, not bytes"), BAD)
    try:
        return DECODER.decode(frame)
    except (msgspec.DecodeError, RecursionError) as error:
        raise Refuse(message("server-not-understood", detail=str(error)), BAD) from error


def number_of(frame: str | bytes) -> int | None:
    """The number of a request, also of one that could not be understood."""
    try:
        return msgspec.json.decode(frame, type=Numbered).re
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None


async def greet(house: House, live: LiveTable, connection: Connection, hello: Hello) -> None:
    """Tell a client all that it missed, and from then on everything; raises Refuse."""
    async with live.lock:
        live.check_here()
        if house.store.is_shared:
            await live.catch_up()
        connection.hands = seats_of(live, hello.tokens)
        keys = [*hello.tokens, *([hello.owner] if hello.owner else [])]
        connection.is_host = any(is_owner(live, tokens.hashed(key)) for key in keys)
        missed, earlier = await live.missed(hello.seen)
        # From here nothing is awaited until the client is one of those who are told.
        connection.send(live.welcome(hello.re, connection, missed, earlier))
        live.connections.add(connection)
        if live.chances and live.authority.shows_chances:
            say(connection, live.chances)
    await house.tell_presence(live)
    for seat in connection.hands:
        with suppress(Refuse):
            await live.submit(lambda a, seat=seat: requests.come_back(a, seat))  # type: ignore[misc]


def seats_of(live: LiveTable, shown: tuple[str, ...]) -> frozenset[int]:
    """The seats whose tokens are shown; raises Refuse if one is no token of this table."""
    found = [seat_of(live, tokens.hashed(token)) for token in shown]
    if None in found:
        raise Refuse(message("server-no-such-seat"), FORBIDDEN)
    return frozenset(seat for seat in found if seat is not None)


async def listen(house: House, live: LiveTable, connection: Connection) -> None:
    """Do what a client asks for, one request after the other."""
    while True:
        frame = await connection.receive()
        try:
            said = understood(frame)
            host = connection.is_host
            say(connection, await live.answer(connection.hands, said, is_host=host))
        except Refuse as refusal:
            house.metrics.refused.inc()
            told = (refusal.message, refusal.rule, refusal.stale)
            say(connection, Refused(number_of(frame), *told))
        except Exception:  # a mistake of ours: the log has the details, the client an answer
            LOGGER.exception("a request failed", extra={"facts": {"table": short(live.id)}})
            say(connection, Refused(number_of(frame), message("server-broken")))


def say(connection: Connection, answer: object) -> None:
    """Send an answer to one client."""
    connection.send(msgspec.json.encode(answer).decode())
