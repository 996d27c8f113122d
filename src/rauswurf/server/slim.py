"""The web server's sockets without what they need only once: four of them lie open at every table.

uvicorn keeps the request and all its headers as long as a socket is open, and waits with queues
and events of asyncio, each of which brings deques of its own. Together that was half of a socket.
"""

import asyncio
from typing import Any

from uvicorn._types import ASGISendEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol


class Mailbox:
    """What waits for one reader: as much of a queue as a socket needs."""

    __slots__ = ("_news", "_waiting")

    def __init__(self) -> None:
        self._waiting: list[Any] = []
        self._news: asyncio.Future[None] | None = None

    def empty(self) -> bool:
        """Does nothing wait?"""
        return not self._waiting

    def put_nowait(self, item: Any) -> None:
        """Let something wait."""
        self._waiting.append(item)
        if self._news and not self._news.done():
            self._news.set_result(None)

    async def get(self) -> Any:
        """What has waited longest; waits for it if need be."""
        while not self._waiting:
            self._news = asyncio.get_running_loop().create_future()
            await self._news
        return self._waiting.pop(0)


class Gate:
    """Open or shut: as much of an event as a socket needs."""

    __slots__ = ("_opening",)

    def __init__(self) -> None:
        self._opening: asyncio.Future[None] | None = None  # None while it is open

    def set(self) -> None:
        """Open it, and let everybody through who waits."""
        if self._opening and not self._opening.done():
            self._opening.set_result(None)
        self._opening = None

    def clear(self) -> None:
        """Shut it."""
        self._opening = self._opening or asyncio.get_running_loop().create_future()

    async def wait(self) -> None:
        """Go through, as soon as it is open."""
        if self._opening:
            await asyncio.shield(self._opening)  # whoever gives up leaves the others waiting


class SlimSocket(WebSocketsSansIOProtocol):
    """A socket that forgets how it was opened."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.queue: Any = Mailbox()
        self.writable: Any = Gate()

    async def send(self, message: ASGISendEvent) -> None:
        """Send a message; with the one that opens the socket the request has done its work."""
        await super().send(message)
        if message["type"] == "websocket.accept":
            # Others hold on to these, so they are emptied.
            self.scope.clear()  # type: ignore[attr-defined]
            self.request.headers.clear()
            self.response.headers.clear()
