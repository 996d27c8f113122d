"""What holds for every request: where it may come from, how often, and with which headers it goes.

Plain ASGI, around everything: nothing that is answered can forget it.
"""

import logging
import re
from collections.abc import Awaitable, Callable
from time import perf_counter
from typing import Any
from urllib.parse import urlsplit

import msgspec
from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from rauswurf.messages import message
from rauswurf.server.errors import FORBIDDEN, Refuse, too_often
from rauswurf.server.house import House
from rauswurf.server.logs import note
from rauswurf.server.protocol.http import Problem
from rauswurf.server.routes.endpoint import JSON, address_of

POLICY = "; ".join(
    (
        "default-src 'self'",
        "img-src 'self' data: blob:",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}
SOCKET = re.compile(r"/api/tables/(?P<id>[^/]+)/socket")
ServeSocket = Callable[[House, WebSocket, str], Awaitable[None]]
UNCOUNTED = ("/healthz", "/metrics")


class Guard:
    """Stands before the app. Sockets go to ``serve_socket`` at once: there are many of them, and
    all the layers of the app would stay in memory for each.
    """

    def __init__(self, app: ASGIApp, house: House, serve_socket: ServeSocket) -> None:
        self.app = app
        self.house = house
        self.serve_socket = serve_socket

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, or refuse it."""
        if scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        elif scope["type"] == "http":
            await self._request(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        table = table_named(scope["path"])
        if table is None or self._is_foreign(scope):
            await send({"type": "websocket.close", "code": 1008})  # before it opens: 403
        else:
            await self.serve_socket(self.house, WebSocket(scope, receive, send), table)

    async def _request(self, scope: Scope, receive: Receive, send: Send) -> None:
        began = perf_counter()
        status = 500

        async def send_with_headers(event: Message) -> None:
            nonlocal status
            if event["type"] == "http.response.start":
                status = event["status"]
                headers = MutableHeaders(scope=event)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
            await send(event)

        refusal = self._refusal(scope)
        if refusal:
            await refuse(refusal, send_with_headers)
        else:
            await self.app(scope, receive, send_with_headers)
        self._count(scope, status, perf_counter() - began)

    def _refusal(self, scope: Scope) -> Refuse | None:
        if scope["path"] in UNCOUNTED:
            return None
        if scope["method"] not in ("GET", "HEAD") and self._is_foreign(scope):
            return Refuse(message("server-foreign-page"), FORBIDDEN)
        rate = self.house.settings.limits.requests
        seconds = self.house.limiter.wait("request", address_of(scope), rate)
        return too_often(seconds) if seconds else None

    def _is_foreign(self, scope: Scope) -> bool:
        """Does a page from elsewhere ask? Programs that are no browsers name no origin."""
        headers = Headers(scope=scope)
        origin = headers.get("origin")
        if origin is None or origin in self.house.settings.origins:
            return False
        return urlsplit(origin).netloc != headers.get("host")

    def _count(self, scope: Scope, status: int, seconds: float) -> None:
        route = getattr(scope.get("route"), "path", "page")
        self.house.metrics.requests.labels(route, str(status)).inc()
        facts: dict[str, Any] = {
            "method": scope["method"],
            "route": route,
            "status": status,
            "milliseconds": round(seconds * 1000, 1),
        }
        note("request", logging.ERROR if status >= 500 else logging.DEBUG, **facts)


def table_named(path: str) -> str | None:
    """The table whose socket is at this path."""
    found = SOCKET.fullmatch(path)
    return found["id"] if found else None


async def refuse(refusal: Refuse, send: Send) -> None:
    """Answer with what is wrong."""
    status, headers, body = problem(refusal)
    raw = [(name.lower().encode(), value.encode()) for name, value in headers.items()]
    await send({"type": "http.response.start", "status": status, "headers": raw})
    await send({"type": "http.response.body", "body": body})


def problem(refusal: Refuse) -> tuple[int, dict[str, str], bytes]:
    """A refusal as status, headers and body."""
    headers = {"Content-Type": JSON, "Cache-Control": "no-store"}
    if refusal.retry_after is not None:
        headers["Retry-After"] = str(refusal.retry_after)
    return refusal.status, headers, msgspec.json.encode(Problem(refusal.message, refusal.faults))
