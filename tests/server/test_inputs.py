"""Whatever comes in is answered in words, and the connection lives on."""

import asyncio
import json
import random
from collections.abc import Callable
from contextlib import suppress

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from rauswurf.games import GAMES
from rauswurf.server.neighbours import Neighbours
from rauswurf.server.store import Store, StoreAway, Stored
from rauswurf.server.store.notice import Notice
from tests.server.kit import (
    PATIENCE,
    Client,
    Data,
    Node,
    Opened,
    begin,
    eventually,
    open_table,
    running,
    scenario,
)

HELLO = '{"type":"hello","re":0,"version":1}'
DEEP = "[" * 1500 + "]" * 1500
ODD: list[str | bytes] = [
    b"\x00\xff",
    b"",
    HELLO.encode(),
    "",
    "null",
    "[]",
    '"roll"',
    '{"type":"roll"',
    DEEP,
    '{"re":7,"type":"play","at":0,"move":' + DEEP + "}",
    '{"re":' + "9" * 400 + "}",
    '{"type":"hello","re":1,"version":1}',
    '{"type":"happened","re":1}',
    '{"type":"chat","re":1,"seat":0,"text":"\\ud800"}',
    "\u0000",
]


async def told(socket: ClientConnection, kind: str) -> Data:
    """The next message of a kind."""
    while True:
        data: Data = json.loads(await asyncio.wait_for(socket.recv(), PATIENCE))
        if data["type"] == kind:
            return data


@scenario
async def test_every_odd_frame_is_answered(own_database: str) -> None:
    async with running(own_database) as node:
        table = await begin(node, "madn", "here", "here")
        async with connect(node.socket(table.id), compression=None) as socket:
            await socket.send(HELLO)
            await told(socket, "welcome")
            for frame in ODD:
                await socket.send(frame)
                refused = await told(socket, "refused")
                assert refused["message"]["id"].startswith("server-"), frame
            await socket.send('{"type":"why","re":9,"move":"0-1"}')
            assert (await told(socket, "because"))["re"] == 9


@pytest.mark.parametrize("frame", ODD, ids=range(len(ODD)))
@scenario
async def test_an_odd_greeting_is_answered(frame: str | bytes, own_database: str) -> None:
    async with running(own_database) as node:
        table = await open_table(node, "madn", "here", "here")
        async with connect(node.socket(table.id), compression=None) as socket:
            await socket.send(frame)
            if frame == '{"type":"hello","re":1,"version":1}':
                await told(socket, "welcome")
                return
            assert (await told(socket, "refused"))["message"]["id"].startswith("server-")
            await asyncio.wait_for(socket.wait_closed(), PATIENCE)
            assert socket.close_code == 4400


@pytest.mark.parametrize("game", GAMES)
@scenario
async def test_to_play_roll_is_to_roll(game: str, own_database: str) -> None:
    async with running(own_database) as node:
        table = await begin(node, game, *["here"] * min(GAMES[game].players))
        client = await Client.at(node, table, range(len(table.tokens)))
        chance = random.Random(game)
        for _ in range(12):
            could = "roll" in client.moves
            answer = await client.play("roll")
            assert answer["type"] == ("done" if could else "refused"), answer
            why = await client.ask("why", move="roll")
            assert why["type"] == "because", why
            if client.moves != ["roll"]:
                await client.play(chance.choice([move for move in client.moves if move != "roll"]))
        assert client.closed is None


@scenario
async def test_real_dice_are_not_rolled_by_playing_roll(own_database: str) -> None:
    async with running(own_database) as node:
        table = await begin(node, "madn", "here", "here", dice="hand")
        client = await Client.at(node, table, [0, 1])
        assert (await client.play("roll"))["message"]["id"] == "server-say-dice"


# Going without a word.


@scenario
async def test_whoever_goes_without_a_word_leaves_nothing_behind(own_database: str) -> None:
    async with running(own_database) as node:
        table = await begin(node, "madn", "here", "here")
        stays = await Client.at(node, table, [0, 1])
        chance = random.Random(5)

        async def come_and_go() -> None:
            socket = await connect(node.socket(table.id), compression=None)
            with suppress(ConnectionClosed):  # whoever does not say hello first is sent away
                for _ in range(chance.randrange(4)):
                    await socket.send(chance.choice([HELLO, '{"type":"why","re":1,"move":"0-1"}']))
                    await asyncio.sleep(chance.choice([0, 0, 0.002, 0.01]))
            socket.transport.abort()

        for _ in range(15):
            await asyncio.gather(*(come_and_go() for _ in range(6)), stays.act())
        live = await node.server.house.table(table.id)
        await eventually(lambda: len(live.connections) == 1)
        await eventually(lambda: sum(node.server.house.sockets_of.values()) == 1)


@scenario
async def test_half_a_handshake_leaves_nothing_behind(own_database: str) -> None:
    async with running(own_database) as node:
        table = await open_table(node, "madn", "here", "here")
        host, port = node.base.removeprefix("http://").split(":")
        head = (
            f"GET /api/tables/{table.id}/socket HTTP/1.1\r\nHost: {host}:{port}\r\n"
            "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
        ).encode()
        for end in (10, len(head) - 2, len(head)):
            for _ in range(5):
                _, writer = await asyncio.open_connection(host, int(port))
                writer.write(head[:end])
                await writer.drain()
                writer.transport.abort()
        assert (await node.get("/api/games"))["version"] == 1


# Where a page comes from.


@pytest.mark.parametrize("origin", ["http://[", "http://[::1", "null", "", "x" * 900, "http://a b"])
@scenario
async def test_an_odd_origin_is_a_foreign_page(origin: str, own_database: str) -> None:
    async with running(own_database) as node:
        table = await begin(node, "madn", "here", "here")
        answer = await node.http.post("/api/tables", json={}, headers={"Origin": origin})
        assert (answer.status_code, answer.json()["message"]["id"]) == (403, "server-foreign-page")
        with pytest.raises(InvalidStatus) as refused:
            await connect(node.socket(table.id), additional_headers={"Origin": origin})
        assert refused.value.response.status_code == 403


# A database that is away.


@pytest.mark.parametrize("question", ["table", "log", "seats"])
@scenario
async def test_a_database_away_during_the_greeting_is_told(
    question: str, own_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(own_database) as node:
        table = await begin(node, "madn", "here", "here")

    async def away(self: Store, *_: object) -> list[Stored]:
        raise StoreAway("gone")

    async with running(own_database) as node:
        with monkeypatch.context() as patch:
            patch.setattr(Store, question, away)
            client = await Client.at(node, table, [0, 1])
            assert client.others[0]["message"]["id"] == "server-database-away"
            assert client.closed == 1013, "come back soon"
        again = await Client.at(node, table, [0, 1])
        with monkeypatch.context() as patch:
            patch.setattr(Store, "log", away)
            live = await node.server.house.table(table.id)
            live.told.clear()
            late = await Client.at(node, table, [0, 1])
            assert late.closed == 1013
        assert (await again.roll())["type"] == "done"


# Several nodes.


@scenario
async def test_many_notices_at_once_all_arrive(
    shared_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: list[Notice] = []
    plainly: Callable[[Neighbours, Notice], None] = Neighbours.heard

    def listen(self: Neighbours, notice: Notice) -> None:
        if notice.table == "x":
            heard.append(notice)
        plainly(self, notice)

    monkeypatch.setattr(Neighbours, "heard", listen)
    async with running(shared_database) as one, running(shared_database):
        notices = [Notice("x", node="n", spectators=number) for number in range(200)]
        await asyncio.gather(*map(one.server.house.notifier.publish, notices))
        await eventually(lambda: len(heard) == 2 * len(notices))


@scenario
async def test_many_come_at_once_to_two_nodes(shared_database: str) -> None:
    async with running(shared_database) as one, running(shared_database) as other:
        table = await begin(one, "madn", "here", "here")

        async def visit(node: Node, table: Opened) -> None:
            client = await Client.at(node, table)
            await client.until(lambda: client.presence)
            await client.cut()

        for _ in range(3):
            await asyncio.gather(*(visit(node, table) for node in (one, other) for _ in range(12)))
