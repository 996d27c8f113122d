"""One writer for all tables: what waits is written together, and only then does anybody hear of it.

A commit costs the same for one line as for a hundred. While one is under way others gather, so
the database sets the pace and a full queue makes everybody wait.
"""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from time import monotonic, perf_counter
from typing import NamedTuple

from rauswurf.server.store.store import Append, Store, StoreAway, TableGone

MOST_TOGETHER = 200
MOST_WAITING = 5000

Waiting = tuple[Append, "asyncio.Future[bool]"]


class Trouble(NamedTuple):
    """Something could not be stored: when, and why."""

    time: float
    why: str


class Writer:
    """Writes lines to logs, many at a time.

    ``timed`` hears how many took how long, ``failed`` how many could not be stored.
    """

    def __init__(
        self,
        store: Store,
        timed: Callable[[int, float], None],
        failed: Callable[[int], None],
    ) -> None:
        self.store = store
        self.timed = timed
        self.failed = failed
        self.trouble: Trouble | None = None  # with the last lines, if there was any
        self._at_work = 0  # lines that are being written
        self._queue: asyncio.Queue[Waiting] = asyncio.Queue(MOST_WAITING)
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to write."""
        self._task = asyncio.create_task(self._run(), name="writer")

    async def append(self, line: Append) -> bool:
        """Write a line; False if somebody else has written that one.

        Raises StoreAway, and TableGone when the table was deleted.
        """
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        await self._queue.put((line, done))
        return await done

    @property
    def waiting(self) -> int:
        """How many lines are not written yet."""
        return self._at_work + self._queue.qsize()

    async def close(self) -> None:
        """Write what waits, and end."""
        if self._task is None:
            return
        while not self._queue.empty():
            await asyncio.sleep(0.01)
        self._task.cancel()
        with suppress(asyncio.CancelledError):
            await self._task

    async def _run(self) -> None:
        while True:
            batch = [await self._queue.get()]
            while len(batch) < MOST_TOGETHER and not self._queue.empty():
                batch.append(self._queue.get_nowait())
            await self._write(batch)

    async def _write(self, batch: list[Waiting]) -> None:
        began = perf_counter()
        self._at_work = len(batch)
        try:
            written = await self.store.append([line for line, _ in batch])
        except StoreAway as error:
            self.trouble = Trouble(monotonic(), str(error))
            self.failed(len(batch))
            for _, done in batch:
                if not done.done():
                    done.set_exception(StoreAway(str(error)))
            return
        finally:
            self._at_work = 0
        self.trouble = None
        self.timed(len(batch), perf_counter() - began)
        for (_, done), is_ours in zip(batch, written, strict=True):
            if done.done():
                continue
            if is_ours is None:
                done.set_exception(TableGone())
            else:
                done.set_result(is_ours)
