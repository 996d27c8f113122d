"""How nodes hear of each other: not at all where there is one, else by PostgreSQL's LISTEN."""

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable
from contextlib import suppress

import asyncpg
import msgspec

from rauswurf.server.store import StoreAway
from rauswurf.server.store.notice import CHANNEL, Notice

AGAIN = 1.0  # seconds until a lost connection is tried again
SECONDS = 5.0
MOST_OUTGOING = 1000  # notices that wait to be told; who is there is told again anyway
LOST = (asyncpg.PostgresError, asyncpg.InterfaceError, OSError, TimeoutError)

Heard = Callable[[Notice], None]


class Notifier(ABC):
    """Carries notices between nodes."""

    reaches_others = False

    @abstractmethod
    async def start(self, heard: Heard, missed: Callable[[], None]) -> None:
        """Begin to listen; ``missed`` is called when notices may have been lost."""

    @abstractmethod
    async def publish(self, notice: Notice) -> None:
        """Tell all other nodes; a notice that cannot be told is lost."""

    @abstractmethod
    async def close(self) -> None:
        """Stop listening."""


class Alone(Notifier):
    """There is no other node."""

    async def start(self, heard: Heard, missed: Callable[[], None]) -> None:
        """Nothing will ever be heard."""

    async def publish(self, notice: Notice) -> None:
        """Nobody listens."""

    async def close(self) -> None:
        """Nothing to stop."""


class Postgres(Notifier):
    """One connection that listens; when it is lost it is made again."""

    reaches_others = True

    def __init__(self, address: str) -> None:
        self.address = address
        self._connection: asyncpg.Connection | None = None
        self._tasks: list[asyncio.Task[None]] = []
        self._lost = asyncio.Event()
        self._outgoing: asyncio.Queue[Notice] = asyncio.Queue(MOST_OUTGOING)

    async def start(self, heard: Heard, missed: Callable[[], None]) -> None:
        """Listen from now on: when this returns, nothing is missed any more; raises StoreAway."""
        self._heard = heard
        self._missed = missed
        try:
            await self._connect()
        except LOST as error:
            raise StoreAway(str(error)) from error
        work = (self._stay(), self._publish_all())
        self._tasks = [asyncio.create_task(one, name="notifier") for one in work]

    async def publish(self, notice: Notice) -> None:
        """Tell all other nodes, as soon as what was to be told before is told."""
        with suppress(asyncio.QueueFull):
            self._outgoing.put_nowait(notice)

    async def _publish_all(self) -> None:
        """Tell one notice after the other: a connection does one thing at a time."""
        while True:
            text = msgspec.json.encode(await self._outgoing.get()).decode()
            with suppress(*LOST):
                if self._connection is not None:
                    await self._connection.execute(f"SELECT pg_notify('{CHANNEL}', $1)", text)

    async def close(self) -> None:
        """Stop listening."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if self._connection is not None:
            self._connection.remove_termination_listener(self._on_lost)
            with suppress(*LOST):
                await self._connection.close(timeout=SECONDS)

    async def _connect(self) -> None:
        self._lost.clear()
        self._connection = await asyncpg.connect(
            self.address, timeout=SECONDS, command_timeout=SECONDS
        )
        self._connection.add_termination_listener(self._on_lost)
        await self._connection.add_listener(CHANNEL, self._on_notice)

    async def _stay(self) -> None:
        while True:
            await self._lost.wait()
            try:
                await self._connect()
            except LOST:
                self._lost.set()
                await asyncio.sleep(AGAIN)
            else:
                self._missed()

    def _on_lost(self, *_: object) -> None:
        self._lost.set()

    def _on_notice(self, _connection: object, _pid: object, _channel: object, text: object) -> None:
        with suppress(msgspec.DecodeError):
            self._heard(msgspec.json.decode(str(text), type=Notice))
