"""What is deleted is gone: tables, names, and what is old; and nothing else."""

import asyncio
from collections.abc import Callable
from time import time

import pytest
from sqlalchemy import Connection, select, update

from rauswurf.server import requests, tokens
from rauswurf.server.limits import Rate
from rauswurf.server.store import Append, Store
from rauswurf.server.store.engine import connect
from rauswurf.server.store.migrate import migrate
from rauswurf.server.store.model import boards, events, retired_codes, seats, tables
from tests.server.kit import (
    AT_ONCE,
    GENEROUS,
    Client,
    Data,
    Node,
    Opened,
    begin,
    eventually,
    open_table,
    running,
    scenario,
    sit,
)
from tests.server.test_own_boards import SHORT
from tests.server.test_store import row
from tests.server.test_tables import finished

DAY = 24 * 60 * 60 * 1000


def stored(node: Node, id: str) -> Callable[[Connection], int]:
    """How many rows there are of a table."""

    def count(connection: Connection) -> int:
        found = [
            *connection.execute(select(tables.c.id).where(tables.c.id == id)),
            *connection.execute(select(events.c.sequence).where(events.c.table_id == id)),
            *connection.execute(select(seats.c.seat).where(seats.c.table_id == id)),
        ]
        return len(found)

    return count


async def delete(node: Node, table: Opened, token: str, status: int = 200) -> Data:
    return await node.post(f"/api/tables/{table.id}/delete", {"token": token}, status)


# Tables.


@scenario
async def test_who_opened_a_table_deletes_it(database: str) -> None:
    async with running(database) as node:
        table = await begin(node, "madn", "here", "link", "bot", "bot")
        other = await begin(node, "madn", "here", "link")
        client = await Client.at(node, table, [0])
        guest = await Client.at(node, table, [1])
        await client.roll()
        for token in (table.tokens[1], other.tokens[0], "x" * 43):
            refused = await delete(node, table, token, 403)
            assert refused["message"]["id"] == "server-not-your-table"
        house = node.server.house
        assert await house.store.database.read(stored(node, table.id)) > 4
        assert await delete(node, table, table.tokens[0]) == {"id": table.id}
        for one in (client, guest):
            await one.until(lambda one=one: one.closed == 4404)  # type: ignore[misc]
        assert await house.store.database.read(stored(node, table.id)) == 0
        for path in (f"/api/tables/{table.id}", f"/api/codes/{table.code}"):
            await node.get(path, 404)
        await delete(node, table, table.tokens[0], 404)
        late = await Client.at(node, table, [0])
        assert late.closed == 4404
        still = await Client.at(node, other, [0])
        assert (await still.roll())["type"] == "done"


@scenario
async def test_who_has_no_seat_deletes_with_the_key(own_database: str) -> None:
    async with running(own_database) as node:
        body = {"game": "madn", "seats": [{"kind": "bot"}, {"kind": "link"}]}
        opened = await node.post("/api/tables", body, 201)
        table = Opened(opened)
        await sit(node, table, 1)
        await delete(node, table, table.tokens[1], 403)
        assert await delete(node, table, opened["owner"]) == {"id": table.id}


@scenario
async def test_a_rematch_belongs_to_who_opened_the_first_table(own_database: str) -> None:
    async with running(own_database) as node:
        table, clients = await finished(node, "here", "link")
        asked = {"token": table.tokens[1]}
        new = await node.post(f"/api/tables/{table.id}/rematch", asked)
        rematch = Opened({"table": new, "code": "", "tokens": []})
        await delete(node, rematch, table.tokens[1], 403)
        await delete(node, rematch, table.tokens[0])
        for client in clients:
            await client.close()


@scenario
async def test_other_nodes_let_go_of_a_deleted_table(shared_database: str) -> None:
    async with running(shared_database) as one, running(shared_database) as other:
        table = await begin(one, "madn", "here", "here")
        client = await Client.at(other, table, [0, 1])
        await delete(one, table, table.tokens[0])
        await client.until(lambda: client.closed == 4404)
        await other.get(f"/api/tables/{table.id}", 404)


@scenario
async def test_a_move_at_a_table_that_was_deleted_elsewhere_is_refused(own_database: str) -> None:
    async with running(own_database) as node:
        table = await begin(node, "madn", "here", "here")
        other = await begin(node, "madn", "here", "here")
        client = await Client.at(node, table, [0, 1])
        unharmed = await Client.at(node, other, [0, 1])
        elsewhere = Store(connect(own_database))
        await elsewhere.remove([table.id])
        await elsewhere.close()
        refused, done = await asyncio.gather(client.roll(), unharmed.roll())
        assert refused["message"]["id"] == "server-no-such-table"
        assert done["type"] == "done"
        await client.until(lambda: client.closed == 4404)
        assert (await unharmed.act())["type"] == "done", "the writer goes on"


@scenario
async def test_a_deleted_table_costs_no_other_table_its_line(database: str) -> None:
    store = Store(connect(database))
    await migrate(store.database)
    await store.open(row("a" * 26, "AAAAAA"), [])
    await store.open(row("b" * 26, "BBBBBB"), [])
    await store.remove(["b" * 26])
    lines = [Append(id * 26, number, 1, "x") for number in (0, 0, 1) for id in "ab"]
    assert await store.append(lines) == [True, None, False, None, True, None]
    assert len(await store.log("a" * 26)) == 2
    await store.close()


# Codes.


@scenario
async def test_a_code_is_never_given_to_another_table(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(database) as node:
        table = await open_table(node, "madn", "here", "link")
        await delete(node, table, table.tokens[0])
        drawn = iter([table.code, table.code, "ZZZZZZ"])
        monkeypatch.setattr(tokens, "new_code", lambda: next(drawn))
        again = await open_table(node, "madn", "here", "link")
        assert again.code == "ZZZZZZ"
        assert await node.server.house.store.database.read(
            lambda c: list(c.execute(select(retired_codes.c.code)).scalars())
        ) == [table.code]


@scenario
async def test_a_code_admits_nobody_once_the_game_has_begun(own_database: str) -> None:
    async with running(own_database) as node:
        table = await begin(node, "madn", "here", "link")
        late = {"name": "Eve", "words": "x", "code": table.code, "token": "e" * 43}
        refused = await node.post(f"/api/tables/{table.id}/join", late, 409)
        assert refused["message"]["id"] == "server-no-free-seat"
        assert (await node.get(f"/api/codes/{table.code}"))["stage"] == "playing", "to watch"


# Boards.


@scenario
async def test_a_board_goes_with_the_last_table_on_it(database: str) -> None:
    def kept(connection: Connection) -> int:
        return len(connection.execute(select(boards.c.sha256)).all())

    async with running(database) as node:
        found = [await open_table(node, "madn", "here", "here", board=SHORT) for _ in range(2)]
        store = node.server.house.store
        await delete(node, found[0], found[0].tokens[0])
        assert await store.database.read(kept) == 1
        await delete(node, found[1], found[1].tokens[0])
        assert await store.database.read(kept) == 0
        again = await begin(node, "madn", "here", "here", board=SHORT)
        client = await Client.at(node, again, [0, 1])
        assert (await client.roll())["type"] == "done"


# Names.


@scenario
async def test_everybody_can_take_their_name_off(database: str) -> None:
    async with running(database) as node:
        table = await open_table(node, "madn", "here", "link")
        for seat, name in enumerate(("Leonhard", "Katharina")):
            shown = {"token": table.tokens[0]} if seat == 0 else {"code": table.code}
            body = {"name": name, "words": f"{seat}", **shown}
            seated = await node.post(f"/api/tables/{table.id}/join", body)
            table.tokens[seat] = seated["token"]
        client = await Client.at(node, table, [0])
        await client.roll()
        path = f"/api/tables/{table.id}/unname"
        await node.post(path, {"token": "x" * 43}, 403)
        info = await node.post(path, {"token": table.tokens[1]})
        assert [seat["name"] for seat in info["seats"]] == ["Leonhard", ""]
        again = await node.post(path, {"token": table.tokens[1]})
        assert again["seats"] == info["seats"], "asked again nothing happens"
        await client.until(lambda: client.table["seats"][1]["name"] == "")
        assert client.events[-1]["event"] == {"type": "unnamed", "seat": 1}
        await forgotten(node, table)
        assert (await client.act())["type"] == "done"
    async with running(database) as node:
        await forgotten(node, table)
        record = (await node.http.get(f"/api/tables/{table.id}/record")).text
        assert "Leonhard" in record


async def forgotten(node: Node, table: Opened) -> None:
    """Nobody is told that name any more."""
    fresh = await Client.at(node, table)
    told = str([fresh.welcome, fresh.events])
    log = await node.server.house.store.log(table.id)
    record = (await node.http.get(f"/api/tables/{table.id}/record")).text
    replay = (await node.http.get(f"/api/tables/{table.id}/replay")).text
    for text in (told, str(log), record, replay):
        assert "Katharina" not in text
        assert "Leonhard" in text


# What is old.


async def aged(database: str, table: Opened, days: float, since: float | None = None) -> None:
    """Make a table older; its last event happened later if that is said."""
    store = Store(connect(database))
    opened, last = (int(time() * 1000 - age * DAY) for age in (days, since or days))

    def work(connection: Connection) -> None:
        connection.execute(update(tables).where(tables.c.id == table.id).values(created=opened))
        connection.execute(update(events).where(events.c.table_id == table.id).values(time=last))

    await store.database.write(work)
    await store.close()


@scenario
async def test_what_nobody_has_touched_for_long_is_deleted(database: str) -> None:
    async with running(database) as node:
        waiting = await open_table(node, "madn", "here", "link")
        abandoned = await begin(node, "madn", "here", "here")
        over, clients = await finished(node, "here", "here")
        active = await begin(node, "madn", "here", "here")
        new = await open_table(node, "madn", "here", "here")
        for client in clients:
            await client.close()
    for table in (waiting, abandoned, over):
        await aged(database, table, days=30.1)
    await aged(database, active, days=31, since=29.9)
    often = AT_ONCE._replace(retention=0.05)
    async with running(database, pauses=often) as node:
        store = node.server.house.store
        await asyncio.sleep(0.7)
        assert await store.unused_since(int(time() * 1000), 9), "without a limit all is kept"
    async with running(database, pauses=often, keep=30.0) as node:
        house = node.server.house
        await eventually(lambda: house.retention._looked)

        async def left() -> set[str]:
            ids = [one.id for one in (waiting, abandoned, over, active, new)]
            return {id for id in ids if await house.store.table(id)}

        async with asyncio.timeout(60):
            while await left() != {active.id, new.id}:
                await asyncio.sleep(0.05)
        client = await Client.at(node, active, [0, 1])
        assert (await client.roll())["type"] == "done"


# How much is enough.


@scenario
async def test_nobody_talks_without_end(own_database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(requests, "MOST_CHATTED", 3)
    async with running(own_database) as node:
        table = await begin(node, "madn", "here", "link")
        one, other = await Client.at(node, table, [0]), await Client.at(node, table, [1])
        for _ in range(3):
            assert (await one.ask("chat", seat=0, text="La"))["type"] == "done"
        assert (await one.ask("chat", seat=0, text="La"))["message"]["id"] == "server-chat-full"
        assert (await other.ask("chat", seat=1, text="Oh"))["type"] == "done"
        assert (await one.roll())["type"] == "done"


OPEN = "yellow B B 5 12 / green B B B 17 / red B B B 25 / black B B B 33 ; turn yellow"


@scenario
async def test_after_a_no_one_acts_before_one_asks_again(own_database: str) -> None:
    async with running(own_database) as node:
        table = await begin(node, "madn", "here", "link", position=OPEN)
        one, other = await Client.at(node, table, [0]), await Client.at(node, table, [1])
        for times in range(requests.MOST_DECLINED):
            before = one.sequence
            while not any(e["event"].get("move") for e in one.events if e["sequence"] > before):
                await one.until(lambda: one.may_act or other.may_act)
                await (one if one.may_act else other).act()
                await one.until(lambda: one.sequence == other.sequence)
                if one.events[-1]["event"]["seat"] != 0:
                    before = one.sequence
            assert (await one.ask("undo", seat=0))["type"] == "done", times
            await other.until(lambda: other.table["undo_asked"])
            await other.ask("answer", seat=1, yes=False)
            again = await one.ask("undo", seat=0)
            often = times + 1 == requests.MOST_DECLINED
            wanted = "server-undo-declined-often" if often else "server-undo-declined"
            assert again["message"]["id"] == wanted


@scenario
async def test_a_table_takes_only_so_much(own_database: str) -> None:
    limits = GENEROUS._replace(table=Rate(10, per=3600))
    async with running(own_database, limits=limits) as node:
        table = await begin(node, "madn", "here", "here")
        clients = [await Client.at(node, table, [0, 1]) for _ in range(3)]
        answers = [await clients[n % 3].ask("why", move="0-1") for n in range(12)]
        kinds = [answer["type"] for answer in answers]
        assert kinds == ["because"] * 10 + ["refused"] * 2
        assert answers[-1]["message"]["id"] == "server-too-often"
        other = await begin(node, "madn", "here", "here")
        assert (await (await Client.at(node, other, [0, 1])).roll())["type"] == "done"


@scenario
async def test_nobody_fills_the_public_list_alone(own_database: str) -> None:
    async with running(own_database, limits=GENEROUS._replace(public=2)) as node:
        first = await open_table(node, "madn", "here", "link", visibility="public")
        await open_table(node, "madn", "here", "link", visibility="public")
        body = {"game": "madn", "seats": [{}, {}], "visibility": "public"}
        refused = await node.post("/api/tables", body, 429)
        assert refused["message"]["id"] == "server-public-enough"
        await open_table(node, "madn", "here", "link")
        await delete(node, first, first.tokens[0])
        await open_table(node, "madn", "here", "link", visibility="public")


@scenario
async def test_the_public_list_shows_what_is_new(own_database: str) -> None:
    async with running(own_database) as node:
        old = await open_table(node, "madn", "here", "link", visibility="public")
        new = await open_table(node, "madn", "here", "link", visibility="public")
        await aged(own_database, old, days=2)
        listed = (await node.get("/api/tables"))["tables"]
        assert [one["table"]["id"] for one in listed] == [new.id]
