"""A server in a process of its own, which can be killed: ``python -m tests.server.process``."""

import asyncio
import os
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from tempfile import TemporaryFile

import httpx

from rauswurf.server.serve import listen, make_server, run
from tests.server.kit import PATIENCE, Node, settings_for


class Process(Node):
    """A server in another process."""

    def __init__(self, process: asyncio.subprocess.Process, port: int) -> None:
        self.process = process
        self.base = f"http://127.0.0.1:{port}"
        self.http = httpx.AsyncClient(base_url=self.base, timeout=PATIENCE)

    async def kill(self) -> None:
        """End it without a warning."""
        self.process.send_signal(signal.SIGKILL)
        await self.process.wait()

    async def end(self) -> int:
        """End it as a system does when it shuts down; returns the exit code."""
        self.process.send_signal(signal.SIGTERM)
        return await asyncio.wait_for(self.process.wait(), PATIENCE)


@asynccontextmanager
async def process(database: str, port: int = 0) -> AsyncIterator[Process]:
    """A server in another process, until the block ends or it is killed; it logs no traceback."""
    with TemporaryFile("w+", encoding="utf-8") as log:
        started = await asyncio.create_subprocess_exec(
            sys.executable,
            *("-m", "tests.server.process", database, str(port)),
            stdout=asyncio.subprocess.PIPE,
            stderr=log,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
        )
        assert started.stdout is not None
        line = await asyncio.wait_for(started.stdout.readline(), PATIENCE)
        node = Process(started, int(line))
        try:
            yield node
        finally:
            await node.http.aclose()
            if started.returncode is None:
                started.kill()
                await started.wait()
        log.seek(0)
        logged = log.read()
        assert "Traceback" not in logged, logged


def main(database: str, port: int) -> None:
    """Serve, and say at which port."""
    listening = listen("127.0.0.1", port)
    server = make_server(settings_for(database))
    server.when_ready(lambda: print(listening.getsockname()[1], flush=True))
    run(server, listening)


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
