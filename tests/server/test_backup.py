"""``rauswurf backup`` and ``rauswurf restore``, with a server that runs and writes meanwhile."""

import asyncio
import hashlib
import json
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from rauswurf.server.serve import sqlite_address
from tests.server.kit import PATIENCE, Client, Data, Node, begin, eventually, open_table, scenario
from tests.server.postgres import Cluster
from tests.server.process import process

COMMAND = [sys.executable, "-c", "import sys; from rauswurf.cli import main; sys.exit(main())"]
FIRST = Path(__file__).parent / "first_version.sql"


async def run(*arguments: str) -> tuple[int, str, str]:
    """The command as a process of its own: its exit code and what it wrote."""
    ran = await asyncio.create_subprocess_exec(
        *COMMAND, *arguments, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE
    )
    out, err = await asyncio.wait_for(ran.communicate(), PATIENCE)
    assert ran.returncode is not None
    return ran.returncode, out.decode(), err.decode()


async def told(*arguments: str) -> Data:
    """What the command tells programs, if all went well."""
    code, out, err = await run(*arguments, "--json")
    assert (code, err) == (0, "")
    found: Data = json.loads(out)
    return found


async def refused(*arguments: str) -> str:
    """The one line in which the command refuses."""
    code, out, err = await run(*arguments)
    assert (code, out, err.count("\n")) == (2, "", 1)
    return err


async def keep_playing(node: Node, watchers: list[Client]) -> None:
    """Open one table after the other, at which bots play as fast as they can while one watches."""
    while True:
        for game in ("madn", "nichtlustig", "jaeger"):
            watchers.append(await Client.at(node, await begin(node, game, "bot", "bot")))
            await asyncio.sleep(0.5)


def first_version(path: Path) -> Path:
    """A database as the first version left it."""
    connection = sqlite3.connect(path)
    connection.executescript(FIRST.read_text(encoding="utf-8"))
    connection.close()
    return path


def change(file: Path, statement: str, *values: object) -> None:
    connection = sqlite3.connect(file)
    with connection:
        assert connection.execute(statement, values).rowcount > 0
    connection.close()


# Copying.


@scenario
async def test_a_running_server_is_copied_and_goes_on_elsewhere(
    database: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    """Each of several copies, made while bots play, is a moment at which every log makes sense."""
    files = [tmp_path / "first", tmp_path / "second"]
    watchers: list[Client] = []
    async with process(database) as node:
        waiting = await open_table(node, "madn", "here", "link")
        playing = asyncio.create_task(keep_playing(node, watchers))
        await eventually(lambda: len(watchers) > 1 and sum(len(w.events) for w in watchers) > 50)
        found = [await told("backup", str(file), "--db", database) for file in files]
        assert not playing.done()
        playing.cancel()
        tables = [waiting.id, *(watcher.table["id"] for watcher in watchers[:2])]
        for watcher in watchers:
            await watcher.close()
    for file, data in zip(files, found, strict=True):
        assert data["waiting"] == 1
        assert data["unreadable"] == []
        assert data["sha256"] == hashlib.sha256(file.read_bytes()).hexdigest()
        assert Path(f"{file}.sha256").read_text() == f"{data['sha256']}  {file.name}\n"
        assert file.stat().st_mode & 0o077 == 0
    assert 50 < found[0]["events"] < found[1]["events"]
    assert found[0]["playing"] + found[0]["over"] > 1
    for target in targets(database, tmp_path, request):
        again = await told("restore", str(files[1]), "--db", target)
        assert again == found[1]
        assert "is not empty" in await refused("restore", str(files[1]), "--db", target)
        async with process(target) as node:
            for table in tables:
                assert (await node.get(f"/api/tables/{table}"))["id"] == table


def targets(database: str, tmp_path: Path, request: pytest.FixtureRequest) -> list[str]:
    """Where a copy goes: a file, and another PostgreSQL where there is one."""
    file = sqlite_address(tmp_path / "restored.sqlite")
    if database.startswith("sqlite"):
        return [file]
    cluster: Cluster = request.getfixturevalue("cluster")
    return [file, cluster.new_database()]


@scenario
async def test_a_file_becomes_a_postgresql(shared_database: str, tmp_path: Path) -> None:
    """A database of the first version, too: on the way it is brought to the form of today."""
    old = first_version(tmp_path / "old.sqlite")
    copy = tmp_path / "copy"
    before = await told("backup", str(copy), "--db", sqlite_address(old))
    assert before["tables"] > 0
    assert await told("restore", str(copy), "--db", shared_database) == before
    back = await told("backup", str(tmp_path / "back"), "--db", shared_database)
    assert {**back, "file": "", "sha256": ""} == {**before, "file": "", "sha256": ""}


def test_what_is_found_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    from rauswurf.cli import main

    old = first_version(tmp_path / "old.sqlite")
    file = tmp_path / "copy"
    assert main(["backup", str(file), "--db", sqlite_address(old)]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("Tables: ")
    assert lines[1] == "Every log was replayed, and all of them make sense."
    assert lines[2] == f"The backup is in {file}, its checksum in {file}.sha256. Keep both."


# What is wrong with a log.


@pytest.mark.parametrize(
    ("statement", "why"),
    [
        ("UPDATE events SET event = 'nonsense' WHERE table_id = ? AND sequence = 2", "line 2"),
        ("DELETE FROM events WHERE table_id = ? AND sequence = 1", "line 1 is missing"),
        ("UPDATE tables SET header = '{}' WHERE id = ?", "its terms"),
    ],
)
def test_tables_that_make_no_sense_are_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], statement: str, why: str
) -> None:
    from rauswurf.cli import main

    old = first_version(tmp_path / "old.sqlite")
    connection = sqlite3.connect(old)
    id, code = connection.execute("SELECT id, code FROM tables ORDER BY id").fetchone()
    connection.close()
    change(old, statement, id)
    file = tmp_path / "copy"
    assert main(["backup", str(file), "--db", sqlite_address(old), "--json"]) == 1
    data = json.loads(capsys.readouterr().out)
    assert [(fault["table"], fault["code"]) for fault in data["unreadable"]] == [(id, code)]
    assert why in data["unreadable"][0]["why"]
    target = sqlite_address(tmp_path / "new.sqlite")
    assert main(["restore", str(file), "--db", target]) == 1
    told = capsys.readouterr().out
    assert "Tables that cannot be read: 1\n" in told
    assert f"  {code} ({id}): " in told
    assert (tmp_path / "new.sqlite").exists()


# What is refused.


def wrong(*arguments: str, capsys: pytest.CaptureFixture[str]) -> str:
    from rauswurf.cli import main

    assert main(arguments) == 2
    captured = capsys.readouterr()
    assert (captured.out, captured.err.count("\n")) == ("", 1)
    return captured.err


def test_nothing_is_overwritten_and_nothing_half_done_is_left(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    old = first_version(tmp_path / "old.sqlite")
    address = sqlite_address(old)
    there = tmp_path / "there"
    there.write_text("mine")
    assert "is not empty" in wrong("backup", str(there), "--db", address, capsys=capsys)
    assert there.read_text() == "mine"
    empty = tmp_path / "empty.sqlite"
    empty.touch()
    told = wrong("backup", str(tmp_path / "new"), "--db", sqlite_address(empty), capsys=capsys)
    assert f"{sqlite_address(empty)} has no tables of Rauswurf in it" in told
    assert not (tmp_path / "new").exists()
    sum_there = tmp_path / "copy.sha256"
    sum_there.write_text("mine")
    copy = str(tmp_path / "copy")
    assert "is not empty" in wrong("backup", copy, "--db", address, capsys=capsys)
    nowhere = str(tmp_path / "no" / "copy")
    assert "there is no folder" in wrong("backup", nowhere, "--db", address, capsys=capsys)
    none = sqlite_address(tmp_path / "none.sqlite")
    assert "there is no file" in wrong("backup", str(tmp_path / "x"), "--db", none, capsys=capsys)
    noise = tmp_path / "noise.sqlite"
    noise.write_bytes(b"\x00\x01noise" * 1000)
    told = wrong("backup", copy + "2", "--db", sqlite_address(noise), capsys=capsys)
    assert "cannot be read as a database" in told
    empty = tmp_path / "empty.sqlite"
    sqlite3.connect(empty).close()
    told = wrong("backup", copy + "2", "--db", sqlite_address(empty), capsys=capsys)
    assert "has no tables of Rauswurf" in told
    away = "postgresql://nobody@127.0.0.1:1/none"
    assert "cannot be used" in wrong("backup", copy + "2", "--db", away, capsys=capsys)
    assert "oracle" in wrong("backup", copy + "2", "--db", "oracle://x", capsys=capsys)
    assert not [path for path in tmp_path.iterdir() if path.name.startswith("copy2")]
    assert sqlite3.connect(old).execute("SELECT count(*) FROM tables").fetchone()[0] > 0


def short_of_room(address: str, copy: Path, room: int) -> str:
    """What a backup says where no file may be larger than that."""
    limited = "import resource, signal; signal.signal(signal.SIGXFSZ, signal.SIG_IGN); "
    limited += f"resource.setrlimit(resource.RLIMIT_FSIZE, ({room}, {room})); "
    command = [sys.executable, "-c", limited + COMMAND[2], "backup", str(copy), "--db", address]
    ran = subprocess.run(command, capture_output=True, text=True)
    assert (ran.returncode, ran.stdout) == (2, "")
    assert not list(copy.parent.glob(f"{copy.name}*"))
    return ran.stderr


HAS_LIMITS = pytest.mark.skipif(sys.platform == "win32", reason="has no such limits")


@HAS_LIMITS
def test_a_full_disk_is_told_and_leaves_nothing(tmp_path: Path) -> None:
    old, copy = first_version(tmp_path / "old.sqlite"), tmp_path / "copy"
    full = f"rauswurf: cannot use {copy}: the disk is full\n"
    assert short_of_room(sqlite_address(old), copy, 8192) == full
    # A file that a server has open: the copy fits, but what SQLite keeps beside it does not.
    used = tmp_path / "used.sqlite"
    with closing(sqlite3.connect(used)) as connection:
        connection.executescript("PRAGMA journal_mode=WAL; CREATE TABLE small (number)")
    assert short_of_room(sqlite_address(used), copy, 16384) == full


@HAS_LIMITS
@scenario
async def test_a_full_disk_is_not_the_fault_of_postgresql(
    shared_database: str, tmp_path: Path
) -> None:
    async with process(shared_database):
        pass
    copy = tmp_path / "copy"
    said = await asyncio.to_thread(short_of_room, shared_database, copy, 8192)
    assert said == f"rauswurf: cannot use {copy}: the disk is full\n"


@scenario
async def test_what_is_wrong_with_a_postgresql_is_told_in_its_words(
    shared_database: str, tmp_path: Path
) -> None:
    copy = str(tmp_path / "copy")
    said = await refused("backup", copy, "--db", shared_database)
    assert said == f"rauswurf: {shared_database} has no tables of Rauswurf in it\n"
    said = await refused("backup", copy, "--db", f"{shared_database}x")
    assert said.startswith('rauswurf: The database cannot be used: database "')


def test_a_backup_that_has_changed_is_not_restored(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    from rauswurf.cli import main

    old = first_version(tmp_path / "old.sqlite")
    copy = tmp_path / "copy"
    assert main(["backup", str(copy), "--db", sqlite_address(old)]) == 0
    capsys.readouterr()
    target = sqlite_address(tmp_path / "new.sqlite")
    sound = copy.read_bytes()
    copy.write_bytes(sound[:-1] + bytes([sound[-1] ^ 1]))
    restore = ["restore", str(copy), "--db", target]
    assert "its checksum does not match" in wrong(*restore, capsys=capsys)
    copy.write_bytes(sound)
    Path(f"{copy}.sha256").unlink()
    assert f"there is no file {copy}.sha256" in wrong(*restore, capsys=capsys)
    change(copy, "UPDATE alembic_version SET version_num = '9999'")
    digest = hashlib.sha256(copy.read_bytes()).hexdigest()
    Path(f"{copy}.sha256").write_text(f"{digest}  copy\n")
    assert "newer version of Rauswurf" in wrong(*restore, capsys=capsys)
    assert "there is no file" in wrong("restore", "nothing", "--db", target, capsys=capsys)
    assert not (tmp_path / "new.sqlite").exists()
