"""What the tests of the server share: real servers on loopback, and clients at real sockets."""

import asyncio
import json
import random
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Iterable
from contextlib import asynccontextmanager, suppress
from functools import wraps
from typing import Any, ParamSpec

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from rauswurf.server.limits import Rate
from rauswurf.server.serve import Server, listen, make_server
from rauswurf.server.settings import Limits, Pauses, Settings

Data = dict[str, Any]
P = ParamSpec("P")

PATIENCE = 60.0  # seconds that anything may take, even on a busy machine
FREELY = Rate(1_000_000, per=1)
GENEROUS = Limits(
    requests=FREELY,
    opening=FREELY,
    joining=FREELY,
    records=FREELY,
    coach=FREELY,
    lab=FREELY,
    messages=FREELY,
    table=FREELY,
    talk=FREELY,
    sockets=5000,
    public=5000,
    connections=10_000,
)
AT_ONCE = Pauses(bot=0.0, bots_alone=0.0, presence=0.2, close=2.0, coming=3600.0)


def scenario(test: Callable[P, Coroutine[Any, Any, None]]) -> Callable[P, None]:
    """Run an asynchronous test, and never wait for it without end."""

    @wraps(test)
    def run(*args: P.args, **kwargs: P.kwargs) -> None:
        async def within_time() -> None:
            async with asyncio.timeout(10 * PATIENCE):
                await test(*args, **kwargs)

        asyncio.run(within_time())

    return run


# Servers.


class Node:
    """A server that runs in this process."""

    def __init__(self, server: Server, port: int) -> None:
        self.server = server
        self.base = f"http://127.0.0.1:{port}"
        self.http = httpx.AsyncClient(base_url=self.base, timeout=PATIENCE)

    def socket(self, table: str) -> str:
        return f"{self.base.replace('http', 'ws')}/api/tables/{table}/socket"

    async def post(self, path: str, body: object, status: int = 200) -> Data:
        answer = await self.http.post(path, json=body)
        assert answer.status_code == status, answer.text
        return dict(answer.json())

    async def get(self, path: str, status: int = 200) -> Data:
        answer = await self.http.get(path)
        assert answer.status_code == status, answer.text
        return dict(answer.json())


def settings_for(database: str, **changes: Any) -> Settings:
    return Settings(database, limits=GENEROUS, pauses=AT_ONCE)._replace(**changes)


@asynccontextmanager
async def running(database: str, **changes: Any) -> AsyncIterator[Node]:
    """A server at a free port, until the block ends."""
    server = make_server(settings_for(database, **changes))
    listening = listen("127.0.0.1", 0)
    node = Node(server, listening.getsockname()[1])
    serving = asyncio.create_task(server.live(listening, heeds_signals=False))
    try:
        await eventually(lambda: server.started)
        yield node
    finally:
        server.should_exit = True
        await node.http.aclose()
        await asyncio.wait_for(serving, PATIENCE)


async def eventually(holds: Callable[[], object], seconds: float = PATIENCE) -> None:
    """Wait until something holds."""
    async with asyncio.timeout(seconds):
        while not holds():
            await asyncio.sleep(0.01)


async def eventually_true(holds: Callable[[], Awaitable[bool]], seconds: float = PATIENCE) -> None:
    """Wait until something that has to be asked for holds."""
    async with asyncio.timeout(seconds):
        while not await holds():
            await asyncio.sleep(0.05)


# Tables.


def seats(*kinds: str) -> list[Data]:
    """Seats of these kinds: here, link or bot."""
    return [{"kind": kind, **({"level": "beginner"} if kind == "bot" else {})} for kind in kinds]


class Opened:
    """A table that was opened, and the tokens of those who sit there."""

    def __init__(self, data: Data) -> None:
        self.id: str = data["table"]["id"]
        self.code: str = data["code"]
        self.info: Data = data["table"]
        self.tokens: dict[int, str] = {one["seat"]: one["token"] for one in data["tokens"]}
        self.owner: str | None = data.get("owner")


async def open_table(node: Node, game: str = "madn", *kinds: str, **choice: Any) -> Opened:
    """Open a table, nobody sits down yet."""
    body = {"game": game, "seats": seats(*kinds), **choice}
    return Opened(await node.post("/api/tables", body, 201))


async def sit(node: Node, table: Opened, seat: int | None = None, name: str = "") -> int:
    """Sit down: with the token of a seat here, else with the code."""
    words = f"words of {seat} {name}"
    body: Data = {"name": name, "words": words}
    if seat is not None:
        body["seat"] = seat
    if seat in table.tokens:
        body["token"] = table.tokens[seat]
    else:
        body["code"] = table.code
    seated = await node.post(f"/api/tables/{table.id}/join", body)
    table.tokens[seated["seat"]] = seated["token"]
    return int(seated["seat"])


async def begin(node: Node, game: str = "madn", *kinds: str, **choice: Any) -> Opened:
    """Open a table and let everybody sit down."""
    table = await open_table(node, game, *kinds, **choice)
    for seat, kind in enumerate(kinds):
        if kind != "bot":
            await sit(node, table, seat)
    return table


# Clients.


class Client:
    """Somebody at a socket, who keeps what they are told."""

    def __init__(self, socket: ClientConnection, chance: int = 0) -> None:
        self.socket = socket
        self.chance = random.Random(chance)
        self.welcome: Data = {}
        self.events: list[Data] = []
        self.answers: dict[int, Data] = {}
        self.others: list[Data] = []
        self.view: Any = None  # until the game begins
        self.table: Data = {}
        self.clock: Any = None
        self.sequence = -1
        self.moment = -1
        self.presence: Data = {}
        self.closed: int | None = None
        self._request = 0
        self._told = asyncio.Condition()
        self._reader: asyncio.Task[None] | None = None

    @classmethod
    async def at(
        cls,
        node: Node,
        table: Opened,
        seats: Iterable[int] = (),
        seen: int = -1,
        chance: int = 0,
        owner: str | None = None,
    ) -> "Client":
        """Somebody with these seats, after the welcome."""
        socket = await connect(node.socket(table.id), compression=None, max_size=2**24)
        client = cls(socket, chance)
        tokens = [table.tokens[seat] for seat in seats]
        client.sequence = seen
        with suppress(ConnectionClosed):
            hello = {"type": "hello", "re": 0, "version": 1, "tokens": tokens, "seen": seen}
            await client.raw(hello | ({"owner": owner} if owner else {}))
        client._reader = asyncio.create_task(client._read())
        await client.until(lambda: client.welcome or client.closed is not None)
        return client

    async def raw(self, data: object) -> None:
        await self.socket.send(json.dumps(data))

    async def close(self) -> None:
        await self.socket.close()
        if self._reader:
            await self._reader

    async def cut(self) -> None:
        """Lose the connection without a word."""
        self.socket.transport.abort()
        if self._reader:
            await self._reader

    async def until(self, holds: Callable[[], object]) -> None:
        """Wait until something holds that is told over the socket."""
        async with asyncio.timeout(PATIENCE), self._told:
            await self._told.wait_for(holds)

    async def ask(self, kind: str, **data: Any) -> Data:
        """Ask for something and wait for the answer."""
        self._request += 1
        re = self._request
        await self.raw({"type": kind, "re": re, **data})
        await self.until(lambda: re in self.answers or self.closed is not None)
        return self.answers.get(re, {})

    async def roll(self, *faces: int) -> Data:
        return await self.ask("roll", at=self.moment, faces=list(faces))

    async def play(self, move: str) -> Data:
        return await self.ask("play", at=self.moment, move=move)

    @property
    def moves(self) -> list[str]:
        return [move["text"] for move in self.view["moves"]] if self.view else []

    @property
    def hands(self) -> list[int]:
        return list(self.welcome["seats"])

    @property
    def is_over(self) -> bool:
        return self.view is not None and self.view["phase"] == "over"

    @property
    def may_act(self) -> bool:
        return self.view is not None and self.view["seat"] in self.hands

    async def act(self) -> Data:
        """Do one of the things that may be done, at random."""
        move = self.chance.choice(self.moves)
        return await (self.roll() if move == "roll" else self.play(move))

    async def play_on(self, until: Callable[[], object] | None = None) -> None:
        """Act whenever one of the own seats is to act, until the game or something else is over."""
        done = until or (lambda: False)
        while not self.is_over and not done() and self.closed is None:
            if self.may_act:
                await self.act()
            else:
                await self.until(
                    lambda: self.may_act or self.is_over or done() or self.closed is not None
                )

    async def _read(self) -> None:
        with suppress(ConnectionClosed):
            async for text in self.socket:
                async with self._told:
                    self._take(msgspec.json.decode(text))
                    self._told.notify_all()
        async with self._told:
            self.closed = self.socket.close_code or 1006
            self._told.notify_all()

    def _take(self, data: Data) -> None:
        kind = data["type"]
        if kind == "welcome":
            self._take_welcome(data)
        elif kind == "happened":
            assert data["sequence"] == self.sequence + 1, "nothing is lost, nothing is doubled"
            self._take_event(data)
        elif kind == "presence":
            self.presence = data
        elif data.get("re") is not None:
            self.answers[data["re"]] = data
        else:
            self.others.append(data)

    def _take_welcome(self, data: Data) -> None:
        self.welcome = data
        self.table = data["table"]
        self.clock = data["clock"]
        for missed in data["missed"]:
            if not data["earlier"]:
                assert missed["sequence"] == self.sequence + 1
            self._take_event(missed)
        self.sequence, self.moment = data["sequence"], data["moment"]
        self.view = data["view"]

    def _take_event(self, data: Data) -> None:
        self.events.append(data)
        self.sequence, self.moment = data["sequence"], data["moment"]
        self.view = data["view"] or self.view
        self.table = data["table"] or self.table
        self.clock = data["clock"] or self.clock


async def play_out(*clients: Client) -> None:
    """Let everybody play until the game is over."""
    await asyncio.gather(*(client.play_on() for client in clients))
