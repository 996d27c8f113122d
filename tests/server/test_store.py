"""The database: who was first decides, and old forms become new ones without losing a game."""

import asyncio
import json
import sqlite3
from contextlib import closing
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, MetaData, Table, text

from rauswurf.record import verify
from rauswurf.server.store import Append, Row, Store
from rauswurf.server.store.engine import connect
from rauswurf.server.store.migrate import migrate, newest
from rauswurf.server.store.model import metadata
from rauswurf.server.store.writer import Writer
from tests.server.kit import Client, Opened, running, scenario

FIRST = Path(__file__).parent / "first_version.sql"  # a database as the first version left it
TABLE = "a" * 26


def row(id: str = TABLE, code: str = "ABCDEF") -> Row:
    return Row(id, code, 1, False, "waiting", "{}", "{}", None)


@scenario
async def test_a_place_in_a_log_is_written_once(database: str) -> None:
    store = Store(connect(database))
    await migrate(store.database)
    assert await store.open(row(), [(0, b"hash")])
    writer = Writer(store, lambda events, seconds: None, lambda events: None)
    writer.start()
    lines = [Append(TABLE, 0, 1, f"line {k}", (1, f"{k}".encode())) for k in range(20)]
    won = await asyncio.gather(*map(writer.append, lines))
    assert sum(won) == 1
    [stored] = await store.log(TABLE)
    winner = lines[won.index(True)]
    assert stored.event == winner.event
    assert await store.seats(TABLE) == {0: b"hash", 1: winner.seat[1] if winner.seat else b""}
    await writer.close()
    await store.close()


@scenario
async def test_two_tables_cannot_have_one_code(database: str) -> None:
    store = Store(connect(database))
    await migrate(store.database)
    assert await store.open(row(), [])
    assert not await store.open(row("b" * 26), [])
    assert await store.table("b" * 26) is None
    await store.close()


@scenario
async def test_many_lines_are_written_together(database: str) -> None:
    store = Store(connect(database))
    await migrate(store.database)
    for k in range(50):
        assert await store.open(row(f"{k:026}", f"{k:06}"), [])
    batches: list[int] = []
    writer = Writer(store, lambda events, seconds: batches.append(events), lambda events: None)
    writer.start()
    lines = [Append(f"{k:026}", n, 1, "x") for n in range(4) for k in range(50)]
    assert all(await asyncio.gather(*map(writer.append, lines)))
    assert sum(batches) == 200 > len(batches)
    assert [line.sequence for line in await store.log(f"{7:026}", after=1)] == [2, 3]
    await writer.close()
    await store.close()


@scenario
async def test_migrations_lead_to_what_the_code_expects(database: str) -> None:
    found = connect(database)
    await migrate(found)
    await migrate(found)  # a second time changes nothing

    def differences(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), metadata))

    assert await found.read(differences) == []
    await found.close()


@scenario
async def test_nodes_that_start_together_migrate_once(shared_database: str) -> None:
    nodes = [connect(shared_database) for _ in range(4)]
    await asyncio.gather(*map(migrate, nodes))

    def version(connection: Connection) -> str:
        return str(connection.execute(text("SELECT version_num FROM alembic_version")).scalar())

    assert await nodes[0].read(version) == newest()
    for node in nodes:
        await node.close()


def saved_rows() -> dict[str, list[dict[str, Any]]]:
    """What is in the database that the first version left, by table."""
    with closing(sqlite3.connect(":memory:")) as old:
        old.row_factory = sqlite3.Row
        old.executescript(FIRST.read_text(encoding="utf-8"))
        return {
            name: [dict(row) for row in old.execute(f"SELECT * FROM {name}")]
            for name in ("tables", "events", "seats")
        }


async def restore(database: str) -> None:
    """Bring a database to the state in which the first version left one."""
    found = connect(database)
    await migrate(found, "0001")

    def insert_all(connection: Connection) -> None:
        for name, rows in saved_rows().items():
            old = Table(name, MetaData(), autoload_with=connection)
            connection.execute(old.insert(), [{**row, **truth(row)} for row in rows])

    await found.write(insert_all)
    await found.close()


def truth(row: dict[str, Any]) -> dict[str, bool]:
    """SQLite knows only numbers where PostgreSQL wants to know what is true."""
    return {"public": bool(row["public"])} if "public" in row else {}


@scenario
async def test_a_game_of_the_first_version_goes_on(database: str) -> None:
    await restore(database)
    tokens = json.loads(FIRST.with_suffix(".json").read_text(encoding="utf-8"))
    async with running(database) as node:
        info = await node.get(f"/api/tables/{tokens['table']}")
        seats = [{"seat": seat, "token": token} for seat, token in enumerate(tokens["tokens"])]
        table = Opened({"table": info, "code": "", "tokens": seats})
        client = await Client.at(node, table, range(len(seats)))
        assert client.sequence == tokens["sequence"]
        assert client.view["position"] == tokens["position"]
        for _ in range(20):
            assert (await client.act())["type"] == "done"
        record = (await node.http.get(f"/api/tables/{table.id}/record")).content
        assert verify(BytesIO(record)).holds_so_far


@scenario
async def test_nothing_is_lost_on_the_way_from_the_first_version(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"
    with closing(sqlite3.connect(path)) as old:
        old.executescript(FIRST.read_text(encoding="utf-8"))
    found = connect(f"sqlite:///{path}")
    await migrate(found)

    def rows(connection: Connection) -> dict[str, list[dict[str, Any]]]:
        return {
            name: [
                dict(row) for row in connection.execute(text(f"SELECT * FROM {name}")).mappings()
            ]
            for name in ("tables", "events", "seats")
        }

    now = await found.read(rows)
    for added in ("board", "owner"):
        assert [row.pop(added) for row in now["tables"]] == [None] * len(now["tables"])
    assert now == saved_rows()
    await found.close()


@pytest.mark.parametrize("address", ["", "nonsense", "mysql://x/y", "sqlite+aiosqlite:///x"])
def test_other_databases_are_refused(address: str) -> None:
    with pytest.raises(ValueError, match="is not a database"):
        connect(address)
