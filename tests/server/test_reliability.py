"""Whatever breaks, nothing is lost, nothing is doubled, and every record holds."""

import asyncio
import random
import signal
from contextlib import suppress
from io import BytesIO

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from rauswurf.record import verify
from tests.server.kit import (
    AT_ONCE,
    GENEROUS,
    PATIENCE,
    Client,
    Node,
    Opened,
    begin,
    eventually_true,
    play_out,
    running,
    scenario,
)
from tests.server.postgres import Cluster
from tests.server.process import process

TROUBLE = (OSError, ConnectionClosed, InvalidHandshake, AssertionError, TimeoutError)


class Player:
    """Somebody who comes back whenever the connection is lost, and sees every event once."""

    def __init__(self, table: Opened, seats: list[int], chance: int) -> None:
        self.table = table
        self.seats = seats
        self.chance = random.Random(chance)
        self.client: Client | None = None
        self.events: list[int] = []
        self.seen = -1
        self.over = False

    async def play(self, node: "Holder", enough: asyncio.Event) -> None:
        """Play until the game is over or it is enough."""
        while not self.over and not enough.is_set():
            try:
                await self._visit(node, enough)
            except TROUBLE:
                await asyncio.sleep(0.05)

    async def _visit(self, node: "Holder", enough: asyncio.Event) -> None:
        client = await Client.at(
            node.node, self.table, self.seats, self.seen, self.chance.randrange(10**6)
        )
        self.client = client
        try:
            await client.play_on(until=enough.is_set)
        finally:
            self.events += [event["sequence"] for event in client.events]
            self.seen = max(self.seen, client.sequence)
            self.over = client.is_over
            with suppress(*TROUBLE):
                await client.cut()


class Holder:
    """The server that is running now."""

    def __init__(self, node: Node) -> None:
        self.node = node


async def check(node: Node, table: Opened, players: list[Player]) -> None:
    """Everybody saw every event once and in order, and the record holds so far."""
    for player in players:
        assert player.events == list(range(player.events[0], player.seen + 1))
    record = (await node.http.get(f"/api/tables/{table.id}/record")).content
    verdict = verify(BytesIO(record))
    assert verdict.holds_so_far, verdict.problems
    last = max(player.seen for player in players)
    events = sum(line.startswith((b'{"roll', b'{"move', b'{"undo')) for line in record.splitlines())
    joined = sum(seat["kind"] != "bot" for seat in table.info["seats"])
    assert events >= last + 1 - joined, "what was told is stored"


async def some_tables(node: Node, count: int) -> list[tuple[Opened, list[Player]]]:
    """Tables with two people at two screens each."""
    found = []
    for number in range(count):
        table = await begin(node, ("madn", "nichtlustig")[number % 2], "here", "link")
        players = [Player(table, [0], number), Player(table, [1], 100 + number)]
        found.append((table, players))
    return found


# One node.


@scenario
async def test_a_restarted_server_goes_on_where_it_was(database: str) -> None:
    async with running(database) as node:
        table = await begin(node, "madn", *["here"] * 4)
        client = await Client.at(node, table, range(4))
        for _ in range(40):
            await client.act()
        before = client.view
    assert client.others[-1]["type"] == "closing"
    assert client.closed == 1012
    async with running(database) as node:
        again = await Client.at(node, table, range(4), seen=client.sequence)
        assert (again.view, again.events) == (before, [])
        await again.act()
        await again.close()


@pytest.mark.slow
@scenario
async def test_kill_9_during_play_under_load(database: str) -> None:
    enough = asyncio.Event()
    async with process(database) as node:
        tables = await some_tables(node, 6)
        holder = Holder(node)
        everybody = [player for _, players in tables for player in players]
        playing = [asyncio.create_task(player.play(holder, enough)) for player in everybody]
        for _ in range(2):
            target = sum(player.seen for player in everybody) + 120
            await wait_for_events(everybody, target)
            await holder.node.kill()  # type: ignore[attr-defined]
            await holder.node.http.aclose()
            await asyncio.sleep(0.1)
            context = process(database)
            holder.node = await context.__aenter__()
        await wait_for_events(everybody, sum(player.seen for player in everybody) + 60)
        enough.set()
        await asyncio.wait_for(asyncio.gather(*playing), PATIENCE)
        for table, players in tables:
            await check(holder.node, table, players)
        await context.__aexit__(None, None, None)


async def wait_for_events(players: list[Player], target: int) -> None:
    """Wait until so many events were seen by all together."""

    async def reached() -> bool:
        live = [player.client.sequence for player in players if player.client]
        return sum(live) >= target or all(player.over for player in players)

    await eventually_true(reached)


@scenario
async def test_dropped_connections_lose_and_double_nothing(database: str) -> None:
    enough = asyncio.Event()
    chance = random.Random(3)
    async with running(database) as node:
        tables = await some_tables(node, 3)
        everybody = [player for _, players in tables for player in players]
        holder = Holder(node)
        playing = [asyncio.create_task(player.play(holder, enough)) for player in everybody]
        for _ in range(30):
            await asyncio.sleep(0.03)
            victim = chance.choice(everybody).client
            if victim is not None:
                with suppress(*TROUBLE):
                    victim.socket.transport.abort()
        enough.set()
        await asyncio.wait_for(asyncio.gather(*playing), PATIENCE)
        for table, players in tables:
            await check(node, table, players)


@scenario
async def test_a_move_sent_again_over_another_connection_happens_once(database: str) -> None:
    async with running(database) as node:
        table = await begin(node, "madn", *["here"] * 4)
        one = await Client.at(node, table, range(4))
        other = await Client.at(node, table, range(4))
        answers = await asyncio.gather(
            *(client.ask("roll", at=one.moment) for client in (one, other, one, other))
        )
        assert sorted(answer["type"] for answer in answers) == ["done", *["refused"] * 3]
        assert {answer.get("stale") for answer in answers} == {None, True}


@scenario
async def test_a_client_that_does_not_keep_up_is_dropped(own_database: str) -> None:
    limits = GENEROUS._replace(waiting=800_000)
    async with running(own_database, limits=limits) as node:
        table = await begin(node, "nichtlustig", "here", "here")
        player = await Client.at(node, table, [0, 1])
        slow = await Client.at(node, table)
        slow.socket.transport.pause_reading()
        live = await node.server.house.table(table.id)
        padding = '{"type":"presence","seats":[],"spectators":0,"x":"' + "x" * 200_000 + '"}'

        async def dropped() -> bool:
            live.broadcast(padding)
            await asyncio.sleep(0)
            return len(live.connections) == 1

        async with asyncio.timeout(PATIENCE):
            while not await dropped():
                # The one that reads is given time to; the other one is not waited for.
                await asyncio.sleep(0.02)
        assert (await player.act())["type"] == "done"
        assert b"rauswurf_dropped_clients_total 1.0" in (await node.http.get("/metrics")).content
        await slow.cut()


@scenario
async def test_a_server_says_goodbye_before_it_ends(own_database: str) -> None:
    async with process(own_database) as node:
        table = await begin(node, "madn", "here", "here")
        client = await Client.at(node, table, [0, 1])
        silent = await connect(node.socket(table.id))  # has not said hello yet
        assert await node.end() == -signal.SIGTERM, "as the signal says, after all was done"
        await client.until(lambda: client.closed is not None)
        assert client.others[-1]["message"]["id"] == "server-shutting-down"
        await silent.wait_closed()
        assert client.closed == silent.close_code == 1012, "come again soon"


# Several nodes, and a database that goes away.


@scenario
async def test_two_nodes_serve_one_table(shared_database: str) -> None:
    async with running(shared_database) as east, running(shared_database) as west:
        table = await begin(east, "nichtlustig", "here", "link", "bot")
        one = await Client.at(east, table, [0], chance=1)
        other = await Client.at(west, table, [1], chance=2)
        await one.until(lambda: one.presence.get("seats") == [0, 1])
        await other.until(lambda: other.presence.get("seats") == [0, 1])
        await play_out(one, other)
        await one.until(lambda: one.sequence == other.sequence)
        assert [e["event"] for e in one.events] == [e["event"] for e in other.events]
        for node in (east, west):
            record = (await node.http.get(f"/api/tables/{table.id}/record")).content
            assert verify(BytesIO(record)).holds


@scenario
async def test_of_two_requests_at_two_nodes_one_wins(shared_database: str) -> None:
    async with running(shared_database) as east, running(shared_database) as west:
        table = await begin(east, "madn", *["here"] * 4)
        one = await Client.at(east, table, range(4))
        other = await Client.at(west, table, range(4))
        for _ in range(10):
            await other.until(lambda: other.sequence == one.sequence)
            await one.until(lambda: other.sequence == one.sequence)
            kind, data = "roll", dict[str, object](at=one.moment)
            if one.moves != ["roll"]:
                kind, data = "play", {"at": one.moment, "move": one.moves[0]}
            answers = await asyncio.gather(one.ask(kind, **data), other.ask(kind, **data))
            assert sorted(answer["type"] for answer in answers) == ["done", "refused"]
        record = (await east.http.get(f"/api/tables/{table.id}/record")).content
        assert verify(BytesIO(record)).holds_so_far


@scenario
async def test_who_leaves_one_node_and_comes_to_the_other_is_seen_by_both(
    shared_database: str,
) -> None:
    async with running(shared_database) as west:
        async with running(shared_database) as east:
            absence = {"kind": "bot", "seconds": 1}
            table = await begin(east, "madn", "here", "link", absence=absence)
            one = await Client.at(east, table, [0])
            other = await Client.at(west, table, [1])
            await other.until(lambda: other.presence.get("seats") == [0, 1])
            await one.close()
            await other.until(lambda: other.presence["seats"] == [1])
            await other.until(lambda: other.table["seats"][0]["away"])
        back = await Client.at(west, table, [0])
        await back.until(lambda: not back.table["seats"][0]["away"])


@scenario
async def test_those_who_watch_are_counted_over_all_nodes(shared_database: str) -> None:
    async with running(shared_database) as east, running(shared_database) as west:
        table = await begin(east, "madn", "here", "bot")
        one = await Client.at(east, table, [0])
        for node in (east, west, west):
            await Client.at(node, table)
        await one.until(lambda: one.presence.get("spectators") == 3)
        assert one.presence["seats"] == [0]


@pytest.mark.slow
@scenario
async def test_a_database_that_goes_away_and_comes_back(cluster: Cluster) -> None:
    database = cluster.new_database()
    async with running(database, pauses=AT_ONCE) as node:
        table = await begin(node, "madn", "here", "here", "bot", "bot")
        client = await Client.at(node, table, [0, 1])
        for _ in range(5):
            await client.until(lambda: client.may_act)
            await client.act()
        await client.until(lambda: client.may_act)
        await asyncio.to_thread(cluster.stop)
        try:
            refused = await client.act()
            assert refused["message"]["id"] == "server-database-away"
            assert (await node.http.get("/healthz")).status_code == 503
            away = await node.http.get("/api/tables/aaaaaaaaaaaaaaaaaaaaaaaaaa")
            assert (away.status_code, away.headers["retry-after"]) == (503, "2")
        finally:
            await asyncio.to_thread(cluster.start)

        async def works() -> bool:
            return (await node.http.get("/healthz")).status_code == 200

        await eventually_true(works)
        target = client.sequence + 10
        await client.play_on(until=lambda: client.sequence >= target)
        assert client.sequence >= target
        other = await Client.at(node, table)
        await other.until(lambda: other.sequence == client.sequence)
        assert [e["event"] for e in other.events] == [e["event"] for e in client.events]
        record = (await node.http.get(f"/api/tables/{table.id}/record")).content
        assert verify(BytesIO(record)).holds_so_far
