"""Playing with anybody: people who ask for the same game meet, whoever asks first and wherever."""

import asyncio
from contextlib import AsyncExitStack
from math import inf

import pytest

from rauswurf.server import meeting
from tests.server.kit import (
    AT_ONCE,
    Client,
    Data,
    Node,
    Opened,
    eventually,
    eventually_true,
    open_table,
    running,
    scenario,
    sit,
)

NOBODY_COMES = AT_ONCE._replace(coming=0.0)


async def meet(node: Node, game: str = "madn") -> Opened:
    """Ask for a table."""
    found = await node.post("/api/meetings", {"game": game})
    return Opened({"table": found["table"], "code": found["code"], "tokens": [], **found})


async def come(node: Node, table: Opened, name: str) -> Client:
    """Sit down at a table that was found, and look at it."""
    seat = await sit(node, table, None, name)
    return await Client.at(node, table, [seat])


@scenario
async def test_the_second_one_finds_the_first(database: str) -> None:
    async with running(database) as node:
        first = await meet(node)
        assert first.info["visibility"] == "public"
        assert (first.info["chat"], first.info["reactions"]) == (False, True)
        assert first.owner
        ada = await come(node, first, "Ada")
        second = await meet(node)
        assert second.id == first.id
        assert second.owner is None
        ben = await come(node, second, "Ben")
        assert ben.view is not None, "all seats are taken, so it begins"
        third = await meet(node)
        assert third.id != first.id
        await ada.until(lambda: ada.view is not None)


@scenario
async def test_other_games_are_other_tables(own_database: str) -> None:
    async with running(own_database) as node:
        assert (await meet(node)).id != (await meet(node, "jaeger")).id
        refused = await node.post("/api/meetings", {"game": "chess"}, 422)
        assert refused["message"]["id"].startswith("setup-")


@scenario
async def test_a_table_that_somebody_opened_by_hand_will_do(own_database: str) -> None:
    async with running(own_database) as node:
        private = await open_table(node, "madn", "here", "link")
        public = await open_table(node, "madn", "here", "link", "bot", visibility="public")
        await sit(node, public, 0)
        found = await meet(node)
        assert found.id == public.id != private.id


@scenario
async def test_nobody_is_sent_where_everybody_has_gone(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(meeting, "ANSWER", 0.05)
    async with running(database, pauses=NOBODY_COMES) as node:
        first = await meet(node)
        ada = await come(node, first, "Ada")
        assert (await meet(node)).id == first.id
        assert [one["table"]["id"] for one in await listed(node)] == [first.id]
        await ada.close()

        async def is_forgotten() -> bool:
            return await listed(node) == []

        await eventually_true(is_forgotten)
        assert (await meet(node)).id != first.id


async def listed(node: Node) -> list[Data]:
    return list((await node.get("/api/tables"))["tables"])


@scenario
async def test_two_who_ask_at_once_meet(database: str) -> None:
    async with running(database) as node:
        for game in ("madn", "werfer", "jaeger"):
            found = await asyncio.gather(*(meet(node, game) for _ in range(6)))
            assert len({table.id for table in found}) == 1
            assert sum(table.owner is not None for table in found) == 1


@scenario
async def test_two_who_ask_at_once_at_two_nodes_meet(shared_database: str) -> None:
    async with AsyncExitStack() as stack:
        nodes = [await stack.enter_async_context(running(shared_database)) for _ in range(2)]
        found = await asyncio.gather(*(meet(node) for node in nodes * 4))
        assert len({table.id for table in found}) == 1
        ada = await come(nodes[0], found[0], "Ada")
        ben = await come(nodes[1], found[1], "Ben")
        await ada.until(lambda: ada.view is not None)
        assert ben.view is not None


@scenario
async def test_who_waits_at_another_node_is_seen(shared_database: str) -> None:
    async with AsyncExitStack() as stack:
        node, other = [
            await stack.enter_async_context(running(shared_database, pauses=NOBODY_COMES))
            for _ in range(2)
        ]
        first = await meet(node)
        await come(node, first, "Ada")
        assert (await meet(other)).id == first.id


@scenario
async def test_who_looks_for_a_game_asks_other_nodes_once_more(shared_database: str) -> None:
    """A node that knows a table may have missed that somebody came to it elsewhere."""
    async with AsyncExitStack() as stack:
        node, other = [
            await stack.enter_async_context(running(shared_database, pauses=NOBODY_COMES))
            for _ in range(2)
        ]
        node.server.house.neighbours.period = inf  # it does not say by itself who is there
        first = await meet(node)
        await come(node, first, "Ada")
        known = await other.server.house.table(first.id)
        await eventually(lambda: known.present)
        await asyncio.sleep(0.1)  # whatever is still on its way arrives
        known.elsewhere.clear()
        assert not known.present
        assert (await meet(other)).id == first.id


@scenario
async def test_one_seat_and_two_who_want_it(database: str) -> None:
    async with running(database) as node:
        first = await meet(node)
        await come(node, first, "Ada")
        body = {"name": "x", "words": "abc", "code": first.code}
        path = f"/api/tables/{first.id}/join"
        answers = await asyncio.gather(*(node.http.post(path, json=body) for _ in range(3)))
        assert sorted(one.status_code for one in answers) == [200, 409, 409]
        assert (await meet(node)).id != first.id, "the others ask again and wait there"
