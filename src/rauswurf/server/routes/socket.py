"""A client at a socket: hello, then requests, each of which gets an answer."""

import asyncio
from contextlib import suppress

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from rauswurf.messages import message
from rauswurf.server import requests, tokens
from rauswurf.server.authority import Authority
from rauswurf.server.connection import (
    NO_SEAT,
    NO_TABLE,
    NOT_UNDERSTOOD,
    TOO_MUCH,
    TOO_SLOW,
    Connection,
)
from rauswurf.server.errors import BAD, FORBIDDEN, MISSING, Refuse
from rauswurf.server.house import House
from rauswurf.server.live import LiveTable
from rauswurf.server.protocol import VERSION
from rauswurf.server.protocol.events import TableEvent
from rauswurf.server.protocol.socket import (
    Answer,
    Because,
    Chat,
    ClientMessage,
    Done,
    Hello,
    Play,
    Refused,
    Roll,
    Undo,
    Why,
)
from rauswurf.server.protocol.words import Request
from rauswurf.server.routes.endpoint import address_of
from rauswurf.server.seating import seat_of

DECODER: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)


class Numbered(msgspec.Struct):
    """As much of a request as an answer needs."""

    re: Request | None = None


CODES = {MISSING: NO_TABLE, FORBIDDEN: NO_SEAT}


async def serve_socket(house: House, socket: WebSocket, table: str) -> None:
    """Serve one client of a table from its first word to its last."""
    address = address_of(socket.scope)
    await socket.accept()
    if house.sockets_of.get(address, 0) >= house.settings.limits.sockets:
        await socket.close(TOO_MUCH)
        return
    house.sockets_of[address] = house.sockets_of.get(address, 0) + 1
    house.metrics.sockets.inc()
    limits = house.settings.limits
    connection = Connection(socket, limits.queue, limits.messages)
    try:
        await converse(house, socket, connection, table)
    except WebSocketDisconnect:
        pass
    finally:
        await connection.end()
        house.metrics.sockets.dec()
        house.sockets_of[address] -= 1
        if not house.sockets_of[address]:
            del house.sockets_of[address]


async def converse(house: House, socket: WebSocket, connection: Connection, table: str) -> None:
    """Greet a client, then do what it asks for until it goes."""
    try:
        hello = await asyncio.wait_for(first_words(socket), house.settings.pauses.hello)
        live = await house.table(table)
        await greet(house, live, connection, hello)
    except TimeoutError:
        await connection.close(TOO_SLOW)
        return
    except Refuse as refusal:
        say(connection, Refused(None, refusal.message))
        await connection.flush(1.0)
        await connection.close(CODES.get(refusal.status, NOT_UNDERSTOOD))
        return
    try:
        await listen(house, live, socket, connection)
    finally:
        live.connections.discard(connection)
        await house.tell_presence(live)


async def first_words(socket: WebSocket) -> Hello:
    """The hello of a client; raises Refuse for anything else."""
    said = understood(await socket.receive_text())
    if not isinstance(said, Hello):
        raise Refuse(message("server-say-hello"), BAD)
    if said.version != VERSION:
        raise Refuse(message("server-version", version=VERSION), BAD)
    return said


def understood(text: str) -> ClientMessage:
    """What a client says; raises Refuse for what cannot be understood."""
    try:
        return DECODER.decode(text)
    except (msgspec.DecodeError, RecursionError) as error:
        raise Refuse(message("server-not-understood", detail=str(error)), BAD) from error


def number_of(text: str) -> int | None:
    """The number of a request, also of one that could not be understood."""
    try:
        return msgspec.json.decode(text, type=Numbered).re
    except msgspec.DecodeError:
        return None


async def greet(house: House, live: LiveTable, connection: Connection, hello: Hello) -> None:
    """Tell a client all that it missed, and from then on everything; raises Refuse."""
    async with live.lock:
        if house.store.is_shared:
            await live.catch_up()
        connection.hands = seats_of(live, hello.tokens)
        missed, earlier = await live.missed(hello.seen)
        # From here nothing is awaited until the client is one of those who are told.
        connection.send(live.welcome(hello.re, connection.hands, missed, earlier))
        live.connections.add(connection)
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


async def listen(house: House, live: LiveTable, socket: WebSocket, connection: Connection) -> None:
    """Do what a client asks for, one request after the other."""
    while True:
        text = await socket.receive_text()
        if connection.is_too_fast():
            await connection.close(TOO_MUCH)
            return
        try:
            await respond(live, connection, understood(text))
        except Refuse as refusal:
            house.metrics.refused.inc()
            say(connection, Refused(number_of(text), refusal.message, refusal.rule, refusal.stale))


async def respond(live: LiveTable, connection: Connection, said: ClientMessage) -> None:
    """Answer one request; raises Refuse."""
    if isinstance(said, Why):
        move, refusal = requests.why(live.authority, said)
        reason = (refusal.message, refusal.rule) if refusal else (None, None)
        say(connection, Because(said.re, move, *reason))
        return
    if isinstance(said, Hello):
        raise Refuse(message("server-hello-once"), BAD)
    thought = live.thinking
    sequence = await live.submit(lambda a: proposed(a, connection.hands, said, thought))
    say(connection, Done(said.re, sequence))


def proposed(
    a: Authority,
    hands: frozenset[int],
    said: Roll | Play | Undo | Answer | Chat,
    thought: int,
) -> TableEvent:
    """The event that a request asks for; raises Refuse."""
    if isinstance(said, Roll):
        return requests.roll(a, hands, said.at, said.faces, thought)
    if isinstance(said, Play):
        return requests.play(a, hands, said.at, said.move, thought)
    if isinstance(said, Undo):
        return requests.ask_undo(a, hands, said.seat)
    if isinstance(said, Answer):
        return requests.answer(a, hands, said.seat, said.yes)
    return requests.chat(a, hands, said.seat, said.text)


def say(connection: Connection, answer: object) -> None:
    """Send an answer to one client."""
    connection.send(msgspec.json.encode(answer).decode())
