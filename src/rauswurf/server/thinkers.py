"""What takes long is done in processes of their own, so that nobody else has to wait: bots think
there, and pictures become pixels.
"""

import asyncio
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import TypeVar, TypeVarTuple
from zlib import crc32

from rauswurf.bots import answer
from rauswurf.bots.workers import processes
from rauswurf.server.terms import Terms

Given = TypeVarTuple("Given")
Done = TypeVar("Done")


class Thinkers:
    """Asks bots, and whoever else works hard; the processes start with the first question."""

    def __init__(self, processes: int) -> None:
        self.processes = processes
        self._pool: ProcessPoolExecutor | None = None

    async def choose(self, level: str, terms: Terms, position: str) -> str:
        """The move of a bot of this level.

        The same position on the same table gets the same answer, so two nodes that ask agree.
        """
        header = terms.header
        document = terms.board.document if terms.board else None
        table = (header.game, header.players, dict(header.variants), position)
        question = (level, *table, crc32(terms.id.encode()), document)
        return await self.work(answer, *question)

    async def work(self, task: Callable[[*Given], Done], *given: *Given) -> Done:
        """What a function gives that another process can find by its name."""
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._started(), task, *given)
        except BrokenProcessPool:  # one was killed; another one will do it
            self._pool = None
            return await loop.run_in_executor(self._started(), task, *given)

    def close(self) -> None:
        """Let the processes go."""
        if self._pool:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None

    def _started(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = processes(self.processes)
        return self._pool
