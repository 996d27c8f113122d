"""One client at the other end of a socket: a queue that is never waited for."""

import asyncio
from contextlib import suppress

from starlette.websockets import WebSocket, WebSocketDisconnect

from rauswurf.server.limits import Bucket, Rate

# Why a socket is closed; docs/protocol.md tells them to clients.
NOT_UNDERSTOOD, NO_SEAT, NO_TABLE, TOO_SLOW, TOO_MUCH = 4400, 4401, 4404, 4408, 4429
RESTARTING, TRY_LATER = 1012, 1013

SECONDS_TO_CLOSE = 2.0
MOMENT = 0.01


class Connection:
    """Sends to a client as fast as it takes it; one that does not keep up is dropped.

    There are thousands of these and most have nothing to send: what waits is a plain list, and a
    task sends it only as long as there is something in it.
    """

    __slots__ = ("_is_over", "_most", "_rate", "_sender", "_socket", "_waiting", "bucket", "hands")

    def __init__(self, socket: WebSocket, most: int, rate: Rate) -> None:
        self.hands: frozenset[int] = frozenset()
        self.bucket = Bucket(rate, asyncio.get_running_loop().time())
        self._rate = rate
        self._socket = socket
        self._most = most
        self._waiting: list[str] = []
        self._sender: asyncio.Task[None] | None = None
        self._is_over = False

    def send(self, text: str) -> bool:
        """Let a message wait to be sent; False if too many do: then the client is to be dropped."""
        if len(self._waiting) >= self._most:
            self._stop()
            return False
        self._waiting.append(text)
        if self._sender is None and not self._is_over:
            self._sender = asyncio.create_task(self._send())
        return True

    def is_too_fast(self) -> bool:
        """Does this client say more than it may?"""
        return self.bucket.wait(self._rate, asyncio.get_running_loop().time()) > 0

    async def flush(self, seconds: float) -> None:
        """Wait until everything is sent, but not for long."""
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                while self._sender and not self._sender.done():
                    await asyncio.sleep(MOMENT)

    async def close(self, code: int) -> None:
        """Say goodbye; whoever does not listen is left alone."""
        self._stop()
        with suppress(TimeoutError, RuntimeError, WebSocketDisconnect):
            await asyncio.wait_for(self._socket.close(code), SECONDS_TO_CLOSE)

    async def end(self) -> None:
        """Nothing is sent any more."""
        self._stop()
        if self._sender:
            with suppress(asyncio.CancelledError):
                await self._sender

    def _stop(self) -> None:
        self._is_over = True
        if self._sender:
            self._sender.cancel()

    async def _send(self) -> None:
        """Send what waits; whoever is gone keeps a sender that has ended, and gets no other."""
        with suppress(WebSocketDisconnect, RuntimeError):
            while self._waiting:
                await self._socket.send({"type": "websocket.send", "text": self._waiting[0]})
                del self._waiting[0]
            self._sender = None
