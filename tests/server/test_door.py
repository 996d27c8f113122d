"""Before a request is complete, and while an answer is not taken: limits of bytes and time."""

import asyncio
import json
import os
import struct
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect

from rauswurf.server.addresses import BadProxy, Proxies, counted
from rauswurf.server.connection import Connection
from rauswurf.server.door import Door
from rauswurf.server.limits import Rate
from rauswurf.server.settings import Limits
from rauswurf.server.visitor import MOST_AHEAD
from tests.server.kit import (
    AT_ONCE,
    GENEROUS,
    PATIENCE,
    Client,
    Node,
    begin,
    eventually,
    running,
    scenario,
)
from tests.server.test_command import fails

MEGABYTE = 1024 * 1024
Pipe = tuple[asyncio.StreamReader, asyncio.StreamWriter]


@asynccontextmanager
async def piped(node: Node, first: bytes = b"") -> AsyncIterator[Pipe]:
    """A connection that has said this, and nothing else yet."""
    host, port = node.base.removeprefix("http://").split(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    writer.write(first)
    try:
        yield reader, writer
    finally:
        writer.close()
        with suppress(ConnectionError):
            await writer.wait_closed()


async def answer_to(node: Node, sent: bytes) -> tuple[int, str]:
    """The status and the message that a whole request gets; 0 if the connection just ends."""
    async with piped(node) as (reader, writer):
        with suppress(ConnectionError):
            writer.write(sent)
            await writer.drain()
        return await told(reader)


async def told(reader: asyncio.StreamReader) -> tuple[int, str]:
    got = b""
    with suppress(ConnectionError):
        async with asyncio.timeout(PATIENCE):
            got = await reader.read()
    if not got:
        return 0, ""
    head, _, body = got.partition(b"\r\n\r\n")
    return int(head.split()[1]), json.loads(body)["message"]["id"]


async def is_ended(reader: asyncio.StreamReader) -> bool:
    """Does the other end close the connection, in time?"""
    async with asyncio.timeout(PATIENCE):
        with suppress(ConnectionError):
            while await reader.read(65536):
                pass
    return True


# Size.


@scenario
async def test_an_endless_address_or_header_is_refused(own_database: str) -> None:
    async with running(own_database) as node:
        for sent in (
            b"GET /" + b"x" * 40_000,
            b"GET / HTTP/1.1\r\nX: " + b"x" * 40_000,
            b"GET / HTTP/1.1\r\nHost: localhost\r\nX: " + b"x" * 40_000 + b"\r\n\r\n",
        ):
            assert await answer_to(node, sent) == (431, "server-head-too-large")
        usual = await node.http.get("/api/tables", headers={"X-Long": "x" * 12_000})
        assert usual.status_code == 200


@scenario
async def test_too_many_headers_are_refused_and_those_behind_a_body_not_kept(
    own_database: str,
) -> None:
    async with running(own_database, limits=GENEROUS._replace(record=100_000)) as node:
        many = b"GET / HTTP/1.1\r\nHost: localhost\r\n" + b"a: b\r\n" * 200
        assert await answer_to(node, many) == (431, "server-many-headers")
        posted = (
            b"POST /api/verify HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n"
            b"1\r\nx\r\n0\r\n"
        )
        status, _ = await answer_to(node, posted + b"a: b\r\n" * 100_000)
        assert status in (0, 413), "it does not go on for ever"
        short = posted.replace(b"chunked", b"chunked\r\nConnection: close")
        status, _ = await answer_to(node, short + b"a: b\r\n" * 500 + b"\r\n")
        assert status == 422, "what is behind a body is not looked at"


@scenario
async def test_what_is_not_http_gets_an_answer_in_words(own_database: str) -> None:
    async with running(own_database) as node:
        for sent in (b"hello\r\n\r\n", b"\x16\x03\x01\x02\x00", b"GET / HTTP/9.9\r\n\r\n"):
            assert await answer_to(node, sent) == (400, "server-bad-http")


@scenario
async def test_nobody_asks_for_everything_before_taking_an_answer(own_database: str) -> None:
    async with running(own_database) as node:
        one = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n"
        for too_many in (MOST_AHEAD + 1, 500):
            async with piped(node, one * too_many) as (reader, _):
                assert await is_ended(reader)
        async with piped(node, one * MOST_AHEAD) as (reader, _):
            got = b""
            async with asyncio.timeout(PATIENCE):
                while got.count(b"ok\n") < MOST_AHEAD:
                    more = await reader.read(65536)
                    assert more, "all of them are answered"
                    got += more


# Time.


@pytest.mark.parametrize(
    "sent",
    [
        b"",
        b"GET / HTTP/1.1\r\nHost: local",
        b"\r\n",
        b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n{",
        b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n",
        b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n\r\n",
        b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\nGET /heal",
    ],
    ids=["nothing", "half-head", "line", "half-body", "one-request", "line-after", "half-after"],
)
@scenario
async def test_who_says_no_more_is_shown_out(own_database: str, sent: bytes) -> None:
    pauses = AT_ONCE._replace(head=0.3, body=0.3, quiet=1)
    async with running(own_database, pauses=pauses) as node:
        async with piped(node, sent) as (reader, _):
            assert await is_ended(reader)
        await eventually(lambda: not node.server.house.door.guests)


@scenario
async def test_who_goes_in_the_middle_of_a_body_is_not_our_trouble(own_database: str) -> None:
    async with running(own_database) as node:
        half = b"POST /api/verify HTTP/1.1\r\nHost: localhost\r\nContent-Length: 99\r\n\r\nx"
        async with piped(node, half):
            await eventually(lambda: node.server.server_state.tasks)
        await eventually(lambda: not node.server.server_state.tasks)
        counted_so = (await node.http.get("/metrics")).text
        assert 'status="500"' not in counted_so


@scenario
async def test_a_head_that_trickles_in_is_not_waited_for(own_database: str) -> None:
    async with (
        running(own_database, pauses=AT_ONCE._replace(head=0.5)) as node,
        piped(node, b"GET / HTTP/1.1\r\n") as (reader, writer),
    ):
        ending = asyncio.create_task(is_ended(reader))
        with suppress(ConnectionError):
            while not ending.done():
                writer.write(b"X: y\r\n")
                await asyncio.sleep(0.05)
        assert await ending


@scenario
async def test_who_takes_no_answer_is_cut_off(own_database: str) -> None:
    pauses = AT_ONCE._replace(taking=0.3)
    async with running(own_database, pauses=pauses) as node:
        asks = b"GET /api/games HTTP/1.1\r\nHost: localhost\r\n\r\n"
        async with piped(node) as (reader, writer):
            reader._transport.pause_reading()  # type: ignore[attr-defined]
            for _ in range(400):  # until the system takes no more for us
                if not node.server.house.door.guests and _:
                    break
                with suppress(ConnectionError):
                    writer.write(asks)
                    await writer.drain()
                await asyncio.sleep(0.02)
            await eventually(lambda: not node.server.house.door.guests)
        assert (await node.http.get("/healthz")).status_code == 200


# Number.


def test_connections_are_counted_by_address_and_for_ipv6_by_home() -> None:
    door = Door(Limits(connections=2), Proxies(["10.0.0.1"]))
    assert [door.enter("192.0.2.1") for _ in range(3)] == [True, True, False]
    assert door.enter("192.0.2.2")
    assert [door.enter(f"2001:db8::{k}") for k in range(1, 4)] == [True, True, False]
    assert door.enter("2001:db8:0:1::1")
    assert all(door.enter("10.0.0.1") for _ in range(50)), "a proxy brings everybody"
    door.leave("2001:db8::2")
    assert door.enter("2001:db8::ffff")
    for _ in range(2):
        door.leave("192.0.2.1")
    assert [door.enter("192.0.2.1") for _ in range(3)] == [True, True, False]


@scenario
async def test_too_many_connections_of_one_address_are_refused(own_database: str) -> None:
    async with running(own_database, limits=GENEROUS._replace(connections=3)) as node:
        table = await begin(node, "madn", "here", "here")
        client = await Client.at(node, table, [0, 1])
        async with piped(node) as (_, first):
            async with piped(node) as (reader, _):
                assert await told(reader) == (429, "server-too-many-connections")
            assert (await client.roll())["type"] == "done", "who is in stays in"
            first.close()
        await client.close()
        await eventually(lambda: len(node.server.house.door.guests) == 1)
        async with piped(node) as (_, _), piped(node) as (reader, writer):
            writer.write(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
            assert b"200 OK" in await asyncio.wait_for(reader.read(), PATIENCE)


# Addresses.


@pytest.mark.parametrize(
    ("address", "as_one"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("192.0.2.7:1234", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("[2001:db8:1:2::9]:80", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("unix", "unix"),
        ("x" * 1000, "x" * 64),
    ],
)
def test_what_is_counted_as_one(address: str, as_one: str) -> None:
    assert counted(address) == as_one


@pytest.mark.parametrize(
    ("peer", "forwarded", "asker"),
    [
        ("192.0.2.1", [], "192.0.2.1"),
        ("192.0.2.1", ["198.51.100.9"], "192.0.2.1"),  # anybody could say so
        ("127.0.0.1", ["198.51.100.9"], "198.51.100.9"),
        ("127.0.0.1", ["1.1.1.1, 198.51.100.9"], "198.51.100.9"),  # what a client says itself
        ("127.0.0.1", ["1.1.1.1", "198.51.100.9, 10.1.2.3"], "198.51.100.9"),
        ("127.0.0.1", ["10.0.0.5"], "10.0.0.5"),
        ("127.0.0.1", [""], "127.0.0.1"),
        ("127.0.0.1", [], "127.0.0.1"),
    ],
)
def test_only_a_trusted_proxy_is_believed(peer: str, forwarded: list[str], asker: str) -> None:
    assert Proxies(["127.0.0.1", "10.0.0.0/8"]).asker(peer, forwarded) == asker


def test_what_is_no_address_of_a_proxy_is_refused_at_the_start() -> None:
    with pytest.raises(BadProxy):
        Proxies(["localhost"])
    assert "--trusted-proxy 127.0.0.1" in fails("serve", "--port=0", "--trusted-proxy=nginx")


@scenario
async def test_players_behind_one_proxy_are_counted_apart(own_database: str) -> None:
    limits = GENEROUS._replace(requests=Rate(2, per=3600), sockets=1)

    async def codes(node: Node, *askers: str) -> list[int]:
        asked = [{"X-Forwarded-For": asker} for asker in askers]
        return [(await node.http.get("/api/tables", headers=who)).status_code for who in asked]

    async with running(own_database, limits=limits, proxies=("127.0.0.1",)) as node:
        assert await codes(node, *["192.0.2.1"] * 3) == [200, 200, 429]
        assert await codes(node, "192.0.2.2", "2001:db8::1", "2001:db8::2") == [200] * 3
        assert await codes(node, "2001:db8::3") == [429], "one home"
        address = node.socket("a" * 26)
        first = await connect(address, additional_headers={"X-Forwarded-For": "192.0.2.1"})
        other = await connect(address, additional_headers={"X-Forwarded-For": "192.0.2.2"})
        same = await connect(address, additional_headers={"X-Forwarded-For": "192.0.2.1"})
        await asyncio.wait_for(same.wait_closed(), PATIENCE)
        assert same.close_code == 4429
        for socket in (first, other):
            assert socket.close_code is None
            await socket.close()
    async with running(own_database, limits=limits) as node:
        assert await codes(node, "192.0.2.1", "192.0.2.2", "192.0.2.3") == [200, 200, 429]


# Sockets.


def memory() -> int:
    """The bytes that this process uses now."""
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


def frame(opcode: int, payload: bytes, fin: bool = True) -> bytes:
    """A frame as a client sends it."""
    head = struct.pack("!BB", (0x80 if fin else 0) | opcode, 0x80 | len(payload))
    return head + bytes(4) + payload


def upgrade(table: str) -> bytes:
    """A request to become a socket."""
    return (
        f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    ).encode()


async def opened(reader: asyncio.StreamReader) -> None:
    """Wait until the connection is a socket; whatever is sent before is lost."""
    async with asyncio.timeout(PATIENCE):
        await reader.readuntil(b"\r\n\r\n")


PING, TEXT, CONTINUED = 0x9, 0x1, 0x0
HELLO = frame(TEXT, b'{"type":"hello","re":0,"version":1}')


@pytest.mark.parametrize("kind", [frame(PING, b"x" * 125), frame(CONTINUED, b"", fin=False)])
@scenario
async def test_frames_of_any_kind_count(own_database: str, kind: bytes) -> None:
    async with running(own_database, limits=GENEROUS._replace(messages=Rate(60, per=6))) as node:
        table = await begin(node, "madn", "here", "here")
        async with piped(node, upgrade(table.id)) as (reader, writer):
            await opened(reader)
            writer.write(HELLO + frame(TEXT, b"", fin=False) * (kind[0] == CONTINUED) + kind * 200)
            async with asyncio.timeout(PATIENCE):
                got = await reader.read()
        assert struct.pack("!H", 4429) in got


@scenario
async def test_pings_of_one_who_never_reads_do_not_fill_the_memory(own_database: str) -> None:
    async with running(own_database) as node:  # no limit by rate: by bytes alone
        table = await begin(node, "madn", "here", "here")
        before = memory()
        burst = frame(PING, b"x" * 125) * 2000

        async def attack() -> None:
            async with piped(node, upgrade(table.id)) as (reader, writer):
                await opened(reader)
                reader._transport.pause_reading()  # type: ignore[attr-defined]
                with suppress(ConnectionError):
                    for _ in range(200):  # fifty megabytes, if they were taken
                        writer.write(burst)
                        await writer.drain()
                assert writer.transport.is_closing(), "cut off while it was sending"

        await asyncio.gather(*(attack() for _ in range(3)))
        assert memory() - before < 40 * MEGABYTE
        dropped = (await node.http.get("/metrics")).text
        assert "rauswurf_dropped_clients_total 3.0" in dropped
        await eventually(lambda: not sockets_of(node))


def sockets_of(node: Node) -> list[object]:
    found = node.server.server_state.connections
    return [each for each in found if isinstance(each, Connection)]


@scenario
async def test_who_asks_and_never_reads_is_really_closed(own_database: str) -> None:
    async with running(own_database, limits=GENEROUS._replace(waiting=50_000)) as node:
        table = await begin(node, "madn", "here", "here")
        async with piped(node, upgrade(table.id)) as (reader, writer):
            await opened(reader)
            reader._transport.pause_reading()  # type: ignore[attr-defined]
            ask = frame(TEXT, b'{"type":"why","re":1,"move":"0-1"}') * 100
            writer.write(HELLO)
            with suppress(ConnectionError):
                async with asyncio.timeout(PATIENCE):
                    while sockets_of(node):
                        writer.write(ask)
                        await writer.drain()
        live = await node.server.house.table(table.id)
        await eventually(lambda: not live.connections)
        assert node.server.house.sockets_of == {}


@scenario
async def test_who_does_not_answer_a_goodbye_is_cut_off(
    own_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("rauswurf.server.connection.SECONDS_TO_CLOSE", 0.2)
    async with running(own_database) as node:
        async with piped(node, upgrade("a" * 26)) as (reader, writer):
            await opened(reader)
            writer.write(HELLO)  # no such table: the server closes, and we say nothing to that
            assert await is_ended(reader)
        await eventually(lambda: not sockets_of(node))


@scenario
async def test_who_gives_no_sign_of_life_is_cut_off(
    own_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("rauswurf.server.connection.PING", 0.2)
    async with running(own_database) as node:
        table = await begin(node, "madn", "here", "here")
        alive = await Client.at(node, table, [0, 1])
        async with piped(node, upgrade(table.id)) as (reader, writer):
            await opened(reader)
            writer.write(HELLO)
            assert await is_ended(reader)  # it never answers a ping
        assert (await alive.roll())["type"] == "done", "the other one does"


@scenario
async def test_text_that_is_none_closes_the_socket(own_database: str) -> None:
    async with running(own_database) as node:
        table = await begin(node, "madn", "here", "here")
        async with piped(node, upgrade(table.id)) as (reader, writer):
            await opened(reader)
            writer.write(frame(TEXT, b"\xff\xfe"))
            async with asyncio.timeout(PATIENCE):
                assert struct.pack("!H", 1007) in await reader.read()


@scenario
async def test_a_message_in_parts_is_one_message(own_database: str) -> None:
    async with running(own_database) as node:
        table = await begin(node, "madn", "here", "here")
        async with piped(node, upgrade(table.id)) as (reader, writer):
            await opened(reader)
            hello = b'{"type":"hello","re":77,"version":1}'
            writer.write(frame(TEXT, hello[:9], fin=False) + frame(PING, b"in between"))
            writer.write(frame(CONTINUED, hello[9:12], fin=False) + frame(CONTINUED, hello[12:]))
            async with asyncio.timeout(PATIENCE):
                await reader.readuntil(b"in between")
                await reader.readuntil(b'"re":77')


@scenario
async def test_a_refused_body_ends_the_connection(own_database: str) -> None:
    async with running(own_database) as node:
        large = await node.http.post("/api/tables", content=b"x" * MEGABYTE, headers=httpx_json())
        assert large.status_code == 413
        assert large.headers["connection"] == "close", "the rest is not listened to"


def httpx_json() -> httpx.Headers:
    return httpx.Headers({"Content-Type": "application/json"})
