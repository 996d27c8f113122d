"""Backups of tables on boards that people brought: the boards come along, and are looked at."""

import sqlite3
from pathlib import Path

import pytest

from rauswurf.server.backup import back_up, restore
from rauswurf.server.serve import sqlite_address
from tests.server.kit import open_table, running, scenario
from tests.server.test_own_boards import SHORT, won


@scenario
async def test_a_board_that_somebody_brought_comes_along(database: str, tmp_path: Path) -> None:
    elsewhere = sqlite_address(tmp_path / "elsewhere.sqlite")
    async with running(database) as node:
        table = await won(node)
        plain = await open_table(node, "madn", "here", "here")
    found = await back_up(database, tmp_path / "copy")
    assert (found.tables, found.faults) == (2, [])
    assert found.stages == {"over": 1, "waiting": 1}
    assert await restore(tmp_path / "copy", elsewhere) == found
    async with running(elsewhere) as node:
        verdict = await node.get(f"/api/tables/{table.id}/verify")
        assert verdict["holds"], verdict["problems"]
        assert (await node.http.get(f"/api/boards/{table.info['board']}.toml")).text == SHORT
        assert (await node.get(f"/api/tables/{plain.id}"))["board"] == plain.info["board"]


@pytest.mark.parametrize(
    ("statement", "why"),
    [
        ("DELETE FROM boards", "its board {board} is missing"),
        ("UPDATE boards SET document = 'no = \"board\"'", "its board: "),
    ],
)
@scenario
async def test_a_board_that_is_gone_or_none_is_told_of_its_table_alone(
    own_database: str, tmp_path: Path, statement: str, why: str
) -> None:
    async with running(own_database) as node:
        table = await won(node)
        await open_table(node, "madn", "here", "here")
    connection = sqlite3.connect(tmp_path / "tables.sqlite")
    with connection:
        assert connection.execute(statement).rowcount == 1
    connection.close()
    assert own_database == sqlite_address(tmp_path / "tables.sqlite")
    found = await back_up(own_database, tmp_path / "copy")
    assert found.stages == {"waiting": 1}
    assert [(fault.table, fault.code) for fault in found.faults] == [(table.id, table.code)]
    assert found.faults[0].why.startswith(why.format(board=table.info["board"]))
