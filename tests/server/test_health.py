"""Who runs a server is told what is wrong with it."""

import sqlite3
from pathlib import Path
from time import monotonic
from typing import Any

import pytest
from sqlalchemy import event

from rauswurf.server import health
from rauswurf.server.store.writer import MOST_WAITING, Trouble
from tests.server.kit import Client, Node, begin, open_table, running, scenario
from tests.server.postgres import Cluster


@pytest.fixture(autouse=True)
def nobody_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health, "FRESH", 0.0)


async def wrong(node: Node) -> list[str]:
    """What /healthz says is wrong."""
    answer = await node.http.get("/healthz")
    if answer.status_code == 200:
        assert answer.text == "ok\n"
        return []
    assert answer.status_code == 503
    assert answer.json()["message"]["id"] == "server-unwell"
    return [fault["id"] for fault in answer.json()["faults"]]


async def number(node: Node, name: str) -> float:
    """A number among the metrics."""
    lines = (await node.http.get("/metrics")).text.splitlines()
    [found] = [line for line in lines if line.startswith(f"rauswurf_{name} ")]
    return float(found.split()[1])


@scenario
async def test_a_server_that_is_well_says_so(database: str) -> None:
    async with running(database) as node:
        assert await wrong(node) == []
        assert await number(node, "database_up") == 1
        free = await number(node, "disk_free_bytes")
        assert free > 0 if database.startswith("sqlite") else free == -1
        assert await number(node, "events_waiting") == 0
        assert await number(node, "events_refused_total") == 0


@scenario
async def test_a_disk_that_is_nearly_full_is_told(
    own_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(own_database) as node:
        monkeypatch.setattr(health, "LEAST_FREE", 10**18)
        assert await wrong(node) == ["server-unwell-disk"]


@scenario
async def test_a_database_that_is_full_is_told(own_database: str) -> None:
    async with running(own_database) as node:
        table = await begin(node, "madn", "here", "here")
        client = await Client.at(node, table, [0, 1])
        fill(node)
        refused = None
        while refused is None:  # there is some room in what is there
            answer = await client.ask("chat", seat=0, text="x" * 300)
            refused = answer if answer["type"] == "refused" else None
        assert refused["message"]["id"] == "server-database-away"
        assert await wrong(node) == ["server-unwell-unstored"]
        assert await number(node, "events_refused_total") > 0
        assert await number(node, "database_up") == 1, "it can still be read"


def fill(node: Node) -> None:
    """Let the database grow no more, as a full disk does."""
    engine = node.server.house.store.database._engine  # type: ignore[attr-defined]

    def limit(connection: sqlite3.Connection, *_: Any) -> None:
        pages = connection.execute("PRAGMA page_count").fetchone()[0]
        connection.execute(f"PRAGMA max_page_count={pages}")

    engine.dispose()
    event.listen(engine, "connect", limit)


@scenario
async def test_what_could_not_be_stored_is_forgotten_when_something_is(
    own_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(own_database) as node:
        table = await begin(node, "madn", "here", "here")
        client = await Client.at(node, table, [0, 1])
        writer = node.server.house.writer
        writer.trouble = Trouble(monotonic(), "disk full")
        assert await wrong(node) == ["server-unwell-unstored"]
        assert (await client.roll())["type"] == "done"
        assert await wrong(node) == []
        writer.trouble = Trouble(monotonic() - 2 * health.RECENT, "long ago")
        assert await wrong(node) == []


@scenario
async def test_a_database_that_went_away_is_told(cluster: Cluster) -> None:
    async with running(cluster.new_database()) as node:
        assert await wrong(node) == []
        cluster.stop()
        try:
            assert await wrong(node) == ["server-unwell-database"]
            assert await number(node, "database_up") == 0
        finally:
            cluster.start()


@scenario
async def test_a_backlog_is_told(own_database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with running(own_database) as node:
        await open_table(node, "madn", "here", "here")
        monkeypatch.setattr(health, "MOST_WAITING", -1)
        assert await wrong(node) == ["server-unwell-backlog"]
    assert MOST_WAITING > 1000, "it is told before nothing more can wait"


@pytest.mark.parametrize(
    ("free", "waiting", "told"),
    [
        (50_000_000, 1000, []),
        (None, 0, []),  # a disk that is not ours
        (49_999_999, 0, ["server-unwell-disk"]),
        (50_000_000, 1001, ["server-unwell-backlog"]),
    ],
)
def test_where_it_begins_to_be_unwell(free: int | None, waiting: int, told: list[str]) -> None:
    faults = health.Health(True, None, free, waiting).faults
    assert [fault.id for fault in faults] == told
    if told == ["server-unwell-disk"]:
        assert faults[0].values == {"free": 49, "least": 50}


def test_free_space_of_a_folder_that_is_away_is_none(tmp_path: Path) -> None:
    assert health.free_in(tmp_path) > 0
    assert health.free_in(tmp_path / "gone") == 0
