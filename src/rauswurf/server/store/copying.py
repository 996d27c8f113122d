"""Copies of a database while others write to it: a moment of it, whole, in one SQLite file.

Both kinds of database become the same file, so a copy can be restored into either.
"""

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from shutil import copyfileobj
from tempfile import TemporaryDirectory
from urllib.parse import quote

from sqlalchemy import URL, Connection, create_engine, func, insert, inspect, select, text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from rauswurf.messages import Told, message
from rauswurf.server.store.engine import SECONDS
from rauswurf.server.store.migrate import known_forms, newest, to_form
from rauswurf.server.store.model import boards, events, metadata, tables
from rauswurf.server.store.store import Row, Stored, row_of, words_of

OWNER_ONLY = 0o600  # it holds the secrets of dice to come
AT_ONCE = 500  # rows
CANNOT_WRITE = (
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_IOERR_WRITE,
    sqlite3.SQLITE_IOERR_SHMSIZE,  # no room for what WAL keeps beside a file
    sqlite3.SQLITE_IOERR_FSYNC,
    sqlite3.SQLITE_IOERR_TRUNCATE,
)
BESIDE = ("-wal", "-shm", "-journal")  # what SQLite keeps beside a file while it is in use
SNAPSHOT = {"isolation_level": "REPEATABLE READ", "postgresql_readonly": True}


class BadCopy(Told):
    """A copy that cannot be made or used; says why."""


# Files.


def new_file(path: Path) -> None:
    """Make an empty file that its owner alone can read; raises BadCopy, and OSError."""
    try:
        os.close(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, OWNER_ONLY))
    except FileExistsError:
        raise BadCopy(message("backup-taken", place=str(path))) from None


@contextmanager
def growing(path: Path) -> Iterator[None]:
    """A new file while it is written: it stays if all goes well, and is gone if not."""
    new_file(path)
    try:
        yield
    except BaseException:
        for ending in ("", *BESIDE):
            Path(f"{path}{ending}").unlink(missing_ok=True)
        raise
    settle(path)


def settle(path: Path) -> None:
    """Let a file outlive a power cut."""
    with path.open("rb+") as file:
        os.fsync(file.fileno())


def copy_file(source: Path, target: Path) -> None:
    """Copy a file to where none is; raises BadCopy and OSError."""
    with growing(target), source.open("rb") as before, target.open("wb") as after:
        copyfileobj(before, after)


# SQLite.


def copy_sqlite(source: Path, target: Path) -> None:
    """Copy a database that may be in use, with SQLite's own way of doing that; raises BadCopy."""
    with growing(target), _damage_told(source), _full_disk_told(target):
        address = f"file:{quote(str(source.absolute()))}?mode=ro"
        with (
            closing(sqlite3.connect(address, uri=True, timeout=SECONDS)) as before,
            closing(sqlite3.connect(target)) as after,
        ):
            before.backup(after)  # in one go: in WAL mode nobody waits, and nothing begins anew
            after.execute("PRAGMA journal_mode=DELETE")  # one file, not three


def check_sqlite(file: Path) -> None:
    """Raise BadCopy unless SQLite finds a file in order."""
    with _damage_told(file), opened(file) as connection:
        said = connection.execute(text("PRAGMA integrity_check")).scalars().all()
        if said != ["ok"]:
            raise BadCopy(message("backup-damaged", file=str(file), why=said[0]))


@contextmanager
def opened(file: Path) -> Iterator[Connection]:
    """A copy to read from, of which not a bit changes."""
    query = {"uri": "true", "mode": "ro", "immutable": "1"}
    url = URL.create("sqlite", database=f"file:{quote(str(file.absolute()))}", query=query)
    engine = create_engine(url)
    try:
        with engine.connect() as connection:
            yield connection
    finally:
        engine.dispose()


@contextmanager
def _damage_told(file: Path) -> Iterator[None]:
    """What SQLite cannot read is told as what it is."""
    try:
        yield
    except (sqlite3.Error, SQLAlchemyError) as error:
        why = words_of(error)
        raise BadCopy(message("backup-damaged", file=str(file), why=why)) from error


@contextmanager
def _full_disk_told(target: Path) -> Iterator[None]:
    """A disk that takes no more is told as what it is."""
    try:
        yield
    except (sqlite3.Error, SQLAlchemyError) as error:
        code = getattr(getattr(error, "orig", error), "sqlite_errorcode", None)
        if code not in CANNOT_WRITE:
            raise
        reason = message("reason-full")
        raise BadCopy(message("cli-file", file=str(target), reason=reason)) from error


# PostgreSQL.


async def copy_postgresql(source: URL, target: Path) -> None:
    """Copy one moment of a database that may be in use; raises BadCopy, and as SQLAlchemy does."""
    with growing(target), _full_disk_told(target):
        made = create_engine(URL.create("sqlite", database=str(target)))
        engine = _postgresql(source)
        try:
            with made.begin() as after:
                to_form(after)
                async with engine.connect() as connection:
                    await connection.execution_options(**SNAPSHOT)
                    await connection.run_sync(lambda before: _copy_newest(before, after, source))
        finally:
            made.dispose()
            await engine.dispose()


async def fill_postgresql(file: Path, target: URL) -> None:
    """Put a copy into a database with nothing in it; raises what SQLAlchemy does, and BadCopy."""
    engine = _postgresql(target)
    try:
        with opened(file) as before:
            async with engine.begin() as connection:
                await connection.run_sync(lambda after: _fill(before, after, target))
    finally:
        await engine.dispose()


def _fill(before: Connection, after: Connection, target: URL) -> None:
    to_form(after)
    if after.execute(select(func.count()).select_from(tables)).scalar():
        raise BadCopy(message("backup-taken", place=target.render_as_string()))
    copy_rows(before, after)


def _copy_newest(before: Connection, after: Connection, source: URL) -> None:
    form = form_of(before)
    if form is None:
        raise BadCopy(message("backup-not-ours", file=source.render_as_string()))
    if form != newest():
        raise BadCopy(message("backup-other-form"))
    copy_rows(before, after)


def copy_rows(before: Connection, after: Connection) -> None:
    """All rows of all tables."""
    for table in metadata.sorted_tables:
        rows = before.execution_options(yield_per=AT_ONCE).execute(select(table))
        for some in rows.mappings().partitions():
            after.execute(insert(table), [dict(row) for row in some])


def _postgresql(url: URL) -> AsyncEngine:
    times = {"timeout": SECONDS}
    return create_async_engine(url.set(drivername="postgresql+asyncpg"), connect_args=times)


# Forms, which differ from version to version.


def form_of(connection: Connection) -> str | None:
    """The form that a database has; None if it is none of ours."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    found = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    return str(found) if found else None


@contextmanager
def in_newest_form(file: Path, called: str = "") -> Iterator[Path]:
    """A copy as this version reads it: itself, or another in the form of today; raises BadCopy."""
    with _damage_told(file), opened(file) as connection:
        form = form_of(connection)
    if form is None or form not in known_forms():
        id = "backup-not-ours" if form is None else "backup-newer"
        raise BadCopy(message(id, file=called or str(file)))
    if form == newest():
        yield file
        return
    with TemporaryDirectory(dir=file.parent) as folder:
        later = Path(folder) / "later.sqlite"
        copy_file(file, later)
        engine = create_engine(URL.create("sqlite", database=str(later)))
        with engine.begin() as connection:
            to_form(connection)
        engine.dispose()
        yield later


# What is in it.


def all_rows(connection: Connection) -> list[Row]:
    """All tables, the oldest first."""
    found = connection.execute(select(tables).order_by(tables.c.created, tables.c.id))
    return [row_of(each) for each in found]


def log_of(connection: Connection, table: str) -> list[Stored]:
    """The log of a table."""
    columns = (events.c.sequence, events.c.time, events.c.event)
    wanted = select(*columns).where(events.c.table_id == table).order_by(events.c.sequence)
    return [Stored(*line) for line in connection.execute(wanted)]


def document_of(connection: Connection, board: str) -> str | None:
    """The file of a board that somebody brought."""
    wanted = select(boards.c.document).where(boards.c.sha256 == board)
    found: str | None = connection.execute(wanted).scalar()
    return found
