"""Tables at which bots play, and somebody who watches each of them."""

import asyncio
import json

import msgspec
from posting import Http
from websockets.asyncio.client import ClientConnection, connect

SEATS = 4


class Kind(msgspec.Struct):
    """As much of a message as a watcher needs."""

    type: str


KIND = msgspec.json.Decoder(Kind)


class Watched:
    """Tables at which bots play alone, each watched by one socket."""

    def __init__(self) -> None:
        self.events = 0
        self.sockets: list[ClientConnection] = []
        self.readers: list[asyncio.Task[None]] = []

    async def open(self, base: str, level: str, count: int) -> None:
        """Open so many tables."""
        http = Http(base)
        for _ in range(count):
            choice = {"game": "madn", "seats": [{"kind": "bot", "level": level}] * SEATS}
            opened = await http.post("/api/tables", choice)
            path = f"/api/tables/{opened['table']['id']}/socket"
            address = base.replace("http", "ws") + path
            socket = await connect(address, compression=None, ping_interval=None)
            await socket.send(json.dumps({"type": "hello", "re": 0, "version": 1, "tokens": []}))
            self.sockets.append(socket)
            self.readers.append(asyncio.create_task(self._read(socket)))

    async def _read(self, socket: ClientConnection) -> None:
        async for text in socket:
            self.events += KIND.decode(text).type == "happened"

    async def close(self) -> None:
        """Close the sockets."""
        for socket in self.sockets:
            await socket.close()
        await asyncio.gather(*self.readers, return_exceptions=True)
