"""The database that an address names, and how work is done in it: one transaction at a time.

Work is a plain function that is given a connection. In PostgreSQL it waits without blocking; for
SQLite, which knows no waiting, it runs in a thread, once there and back for a whole transaction.
"""

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import Connection, create_engine, event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import create_async_engine

from rauswurf.messages import Told, message

SECONDS = 5.0  # to connect, and for one command
READERS = 2

Result = TypeVar("Result")


class BadDatabase(Told):
    """An address that names no database we know."""


class Database(ABC):
    """Does work in transactions; raises what SQLAlchemy raises."""

    is_shared = False  # can other nodes use it too?
    folder: Path | None = None  # where it lies on a disk of this machine

    @abstractmethod
    async def write(self, work: Callable[[Connection], Result]) -> Result:
        """Do work that is either done as a whole or not at all."""

    @abstractmethod
    async def read(self, work: Callable[[Connection], Result]) -> Result:
        """Do work that changes nothing."""

    @abstractmethod
    async def close(self) -> None:
        """Let go of all connections."""


class Sqlite(Database):
    """A file; one thread writes, others read meanwhile."""

    def __init__(self, url: URL) -> None:
        self._engine = create_engine(url, connect_args={"timeout": SECONDS})
        self.folder = Path(url.database).absolute().parent if url.database else None
        self._writer = ThreadPoolExecutor(1, "sqlite-writer")
        self._readers = ThreadPoolExecutor(READERS, "sqlite-reader")
        event.listen(self._engine, "connect", _prepare)

    async def write(self, work: Callable[[Connection], Result]) -> Result:
        """Do work in the thread that writes."""
        return await asyncio.get_running_loop().run_in_executor(self._writer, self._do, work)

    async def read(self, work: Callable[[Connection], Result]) -> Result:
        """Do work in a thread that reads."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._do, work)

    async def close(self) -> None:
        """Let go of all connections and threads."""
        self._writer.shutdown()
        self._readers.shutdown()
        self._engine.dispose()

    def _do(self, work: Callable[[Connection], Result]) -> Result:
        with self._engine.begin() as connection:
            return work(connection)


class Postgresql(Database):
    """A server that several nodes may use."""

    is_shared = True

    def __init__(self, url: URL) -> None:
        self._engine = create_async_engine(
            url.set(drivername="postgresql+asyncpg"),
            pool_size=5,
            pool_timeout=SECONDS,
            connect_args={"timeout": SECONDS, "command_timeout": SECONDS},
        )

    async def write(self, work: Callable[[Connection], Result]) -> Result:
        """Do work in a transaction."""
        async with self._engine.begin() as connection:
            return await connection.run_sync(work)

    async def read(self, work: Callable[[Connection], Result]) -> Result:
        """Do work that changes nothing."""
        async with self._engine.connect() as connection:
            return await connection.run_sync(work)

    async def close(self) -> None:
        """Let go of all connections."""
        await self._engine.dispose()


KINDS: dict[str, Callable[[URL], Database]] = {
    "sqlite": Sqlite,
    "postgresql": Postgresql,
    "postgres": Postgresql,
}


def connect(address: str) -> Database:
    """The database at this address; raises BadDatabase."""
    url = read_address(address)
    return KINDS[url.drivername](url)


def read_address(address: str) -> URL:
    """The parts of an address; raises BadDatabase."""
    try:
        url = make_url(address)
    except (ArgumentError, ValueError):
        raise BadDatabase(message("server-bad-database", address=address)) from None
    if url.drivername not in KINDS:
        raise BadDatabase(message("server-bad-database", address=url.render_as_string()))
    return url


def listening_address(address: str) -> str:
    """The address as the driver of PostgreSQL takes it."""
    url = read_address(address).set(drivername="postgresql")
    return url.render_as_string(hide_password=False)


def _prepare(connection: Any, _: object) -> None:
    """Readers do not wait for the writer, and what is committed outlives a power cut."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
