"""Running the server until somebody ends it."""

import asyncio
import gc
import math
import socket
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from copy import copy
from pathlib import Path
from urllib.parse import quote

import uvicorn
from platformdirs import user_data_path

from rauswurf.server.app import make_app
from rauswurf.server.connection import Connection
from rauswurf.server.errors import Refuse
from rauswurf.server.home import web_address
from rauswurf.server.house import House
from rauswurf.server.settings import Settings
from rauswurf.server.sharing import Entrance
from rauswurf.server.visitor import Visitor

GOODBYE = 10  # seconds for requests that are under way when the server ends
WAITING = 2048  # connections that may wait to be accepted
# Python looks for garbage among everything that lives, and everybody waits: with a thousand tables
# for half a second. Hardly anything here is garbage of that kind, so it looks seldom.
SELDOM = (20_000, 20, 50)


class Server(uvicorn.Server):
    """Says goodbye to everybody before it ends.

    What it replaces of uvicorn's server is looked after by tests/server/test_uvicorn.py.
    """

    def __init__(self, config: uvicorn.Config, house: House) -> None:
        super().__init__(config)
        self.house = house
        self.heeds_signals = True
        self._ready: Callable[[], None] = lambda: None

    def when_ready(self, call: Callable[[], None]) -> None:
        """Call this as soon as clients are let in."""
        self._ready = call

    async def live(self, listening: socket.socket, *, heeds_signals: bool = True) -> None:
        """Serve until somebody ends it; raises StoreAway when the database cannot be used."""
        try:
            await self.house.start()
            self.heeds_signals = heeds_signals
            host, port = listening.getsockname()[:2]
            self.house.sharing.begin(host, port, self.let_in)
            await self.serve([listening])
        finally:
            await self.house.close()

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """End at a signal, unless somebody else looks after them."""
        if self.heeds_signals:
            with super().capture_signals():
                yield
        else:
            yield

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Make everything ready, then let clients in."""
        await super().startup(sockets)
        if self.started and self.house.settings.shares:
            with suppress(Refuse):  # whoever waits for it sees that there is no address
                await self.house.sharing.last()
        if self.started:
            self._ready()

    async def let_in(self, host: str, port: int) -> Entrance:
        """Serve at one more address, at this port if it is free; raises OSError."""
        try:
            listening = listen(host, port)
        except OSError:
            listening = listen(host, 0)
        state = copy(self.server_state)
        state.connections = set()  # those who come in here, to be shown out together

        def visitor() -> Visitor:
            return Visitor(config=self.config, server_state=state, app_state=self.lifespan.state)

        opened = await asyncio.get_running_loop().create_server(visitor, sock=listening)
        self.servers.append(opened)

        def close() -> None:
            opened.close()
            self.servers.remove(opened)
            for connection in list(state.connections):
                connection.shutdown()

        return Entrance(web_address(*listening.getsockname()), close)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Tell all clients, and let requests end."""
        for listening in self.servers:
            listening.close()  # nobody new comes in while we say goodbye
        await self.house.goodbye()
        self.house.sharing.close()
        await super().shutdown(sockets)


def make_server(settings: Settings, host: str = "127.0.0.1", port: int = 0) -> Server:
    """A server that is ready to run; raises BadDatabase, BadName, BadProxy."""
    app = make_app(settings)
    config = uvicorn.Config(
        app,
        host=host,
        port=port,
        lifespan="off",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,  # the guard reads them
        http=Visitor,
        ws=Connection,
        timeout_keep_alive=math.ceil(settings.pauses.quiet),
        timeout_graceful_shutdown=GOODBYE,
        backlog=WAITING,
    )
    return Server(config, app.house)


def listen(host: str, port: int) -> socket.socket:
    """A socket that listens; raises OSError."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # Only if TCP is named does asyncio send small messages at once: else each waits 40 ms.
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((host, port))
        listening.listen(WAITING)
    except OSError:
        listening.close()
        raise
    listening.setblocking(False)
    return listening


def run(server: Server, listening: socket.socket) -> None:
    """Serve until a signal ends it; raises StoreAway when the database cannot be used."""
    gc.freeze()
    gc.set_threshold(*SELDOM)
    with asyncio.Runner(loop_factory=server.config.get_loop_factory()) as runner:
        runner.run(server.live(listening))


def usual_database() -> str:
    """The SQLite file in the folder for the user's data; the folder is made if it is not there."""
    folder = user_data_path("rauswurf", appauthor=False, ensure_exists=True)
    return sqlite_address(folder / "tables.sqlite")


def sqlite_address(path: Path) -> str:
    """The address of an SQLite file."""
    return f"sqlite:///{quote(str(path.absolute()))}"
