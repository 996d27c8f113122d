"""One client at the other end of a socket: a queue that is never waited for."""

import asyncio
from contextlib import suppress

from starlette.websockets import WebSocket, WebSocketDisconnect

from rauswurf.server.limits import Bucket, Rate

# Why a socket is closed; docs/protocol.md tells them to clients.
NOT_UNDERSTOOD, NO_SEAT, NO_TABLE, TOO_SLOW, TOO_MUCH = 4400, 4401, 4404, 4408, 4429
RESTARTING = 1012

SECONDS_TO_CLOSE = 2.0


class Connection:
    """Sends to a client as fast as it takes it; one that does not keep up is dropped."""

    __slots__ = ("_queue", "_rate", "_sender", "_socket", "bucket", "hands", "is_slow")

    def __init__(self, socket: WebSocket, queue: int, rate: Rate) -> None:
        self.hands: frozenset[int] = frozenset()
        self.is_slow = False
        self.bucket = Bucket(rate, asyncio.get_running_loop().time())
        self._rate = rate
        self._socket = socket
        self._queue: asyncio.Queue[str] = asyncio.Queue(queue)
        self._sender = asyncio.create_task(self._send())

    def send(self, text: str) -> bool:
        """Put a message into the queue; False if it is full, and then the client is dropped."""
        if self.is_slow:
            return False
        try:
            self._queue.put_nowait(text)
        except asyncio.QueueFull:
            self.is_slow = True
            self._sender.cancel()
            return False
        return True

    def is_too_fast(self) -> bool:
        """Does this client say more than it may?"""
        return self.bucket.wait(self._rate, asyncio.get_running_loop().time()) > 0

    async def flush(self, seconds: float) -> None:
        """Wait until everything is sent, but not for long."""
        with suppress(TimeoutError):
            await asyncio.wait_for(self._queue.join(), seconds)

    async def close(self, code: int) -> None:
        """Say goodbye; whoever does not listen is left alone."""
        self._sender.cancel()
        with suppress(TimeoutError, RuntimeError, WebSocketDisconnect):
            await asyncio.wait_for(self._socket.close(code), SECONDS_TO_CLOSE)

    async def end(self) -> None:
        """Nothing is sent any more."""
        self._sender.cancel()
        with suppress(asyncio.CancelledError):
            await self._sender

    async def _send(self) -> None:
        with suppress(WebSocketDisconnect, RuntimeError):
            while True:
                text = await self._queue.get()
                await self._socket.send({"type": "websocket.send", "text": text})
                self._queue.task_done()
