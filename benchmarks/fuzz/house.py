"""The server that is attacked, in this process: a traceback in its log is a finding."""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from fuzz.findings import Findings
from rauswurf.server.house import House
from rauswurf.server.limits import Rate
from rauswurf.server.serve import listen, make_server, sqlite_address
from rauswurf.server.settings import Limits, Pauses, Settings

FREELY = Rate(10_000_000, per=1)
RATES = ("requests", "opening", "joining", "records", "messages", "table")
COUNTS = ("sockets", "connections", "public")
MANY: dict[str, Any] = {**dict.fromkeys(RATES, FREELY), **dict.fromkeys(COUNTS, 10_000)}
LIMITS = Limits(**MANY)
PAUSES = Pauses(bot=0.0, idle=1.0)


class Tracebacks(logging.Handler):
    """Makes a finding of whatever is logged with a traceback."""

    def __init__(self, findings: Findings) -> None:
        super().__init__(logging.WARNING)
        self.findings = findings
        self.last: object = None  # what was sent before
        self.setFormatter(logging.Formatter("%(name)s: %(message)s"))

    def emit(self, record: logging.LogRecord) -> None:
        """Look at one record."""
        if record.exc_info:
            self.findings.add("log", self.format(record), self.last)


class Target:
    """A running server: where it is, and what is in it."""

    def __init__(self, house: House, port: int, log: Tracebacks) -> None:
        self.house = house
        self.port = port
        self.base = f"http://127.0.0.1:{port}"
        self.log = log


@asynccontextmanager
async def running(findings: Findings) -> AsyncIterator[Target]:
    """A server until the block ends."""
    log = Tracebacks(findings)
    logging.getLogger().addHandler(log)
    with TemporaryDirectory() as folder:
        settings = Settings(
            sqlite_address(Path(folder) / "tables.sqlite"), limits=LIMITS, pauses=PAUSES
        )
        server = make_server(settings)
        listening = listen("127.0.0.1", 0)
        ready = asyncio.Event()
        server.when_ready(ready.set)
        serving = asyncio.create_task(server.live(listening, heeds_signals=False))
        await asyncio.wait_for(ready.wait(), 60)
        try:
            yield Target(server.house, listening.getsockname()[1], log)
        finally:
            server.should_exit = True
            await asyncio.wait_for(serving, 60)
            logging.getLogger().removeHandler(log)
