"""What holds for every request: where it may come from, how often, and with which headers it goes.

Plain ASGI, around everything: nothing that is answered can forget it.
"""

import logging
import re
from collections.abc import Callable, Coroutine
from time import perf_counter
from typing import Any

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from rauswurf.messages import message
from rauswurf.messages.languages import accepted_language
from rauswurf.server.allowed import PORTS
from rauswurf.server.answers import problem
from rauswurf.server.connection import Connection
from rauswurf.server.errors import ELSEWHERE, FORBIDDEN, Refuse, too_often
from rauswurf.server.house import House
from rauswurf.server.logs import note
from rauswurf.server.routes.endpoint import address_of

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
# What other pages that may use this server are allowed; tokens are in bodies, never in cookies.
FOR_OTHER_PAGES = {
    "Access-Control-Allow-Methods": "GET, HEAD, POST",
    "Access-Control-Allow-Headers": "Content-Type",
    "Access-Control-Expose-Headers": "ETag, Retry-After",
    "Access-Control-Max-Age": "3600",
}
SOCKET = re.compile(r"/api/tables/(?P<id>[^/]+)/socket")
ServeSocket = Callable[[House, Connection, str], Coroutine[Any, Any, None]]
UNCOUNTED = ("/healthz", "/metrics")
PARTS = "/assets/"  # of the page: one look at it fetches dozens, so they do not count either


class Guard:
    """Stands before the app. Sockets never come to the app: there are many of them, and all its
    layers would stay in memory for each. They are admitted here and served by ``serve_socket``.
    """

    def __init__(self, app: ASGIApp, house: House, serve_socket: ServeSocket) -> None:
        self.app = app
        self.house = house
        self.allowed = house.allowed
        self.serve_socket = serve_socket
        self._has_warned = False

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, or refuse it."""
        if scope["type"] == "http":
            self._note_asker(scope)
            await self._request(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    def admit(self, path: str, asked: Headers, peer: str) -> tuple[str, str]:
        """The table of a socket, and the address that it is counted for; raises Refuse."""
        table = table_named(path.partition("?")[0])
        if table is None:
            raise Refuse(message("server-nothing-there"), FORBIDDEN)
        unknown = self._unknown_host(asked)
        if unknown is not None:
            raise Refuse(message("server-unknown-host", host=unknown), FORBIDDEN)
        if self._is_foreign(asked):
            raise Refuse(message("server-foreign-page", origin=asked["origin"]), FORBIDDEN)
        return table, self._asker(peer, asked)

    async def _request(self, scope: Scope, receive: Receive, send: Send) -> None:
        began = perf_counter()
        status = 500
        asked = Headers(scope=scope)

        async def send_with_headers(event: Message) -> None:
            nonlocal status
            if event["type"] == "http.response.start":
                status = event["status"]
                self._add_headers(asked, MutableHeaders(scope=event))
            await send(event)

        refusal = self._refusal(scope, asked)
        if refusal:
            await refuse(refusal, asked, send_with_headers)
        elif scope["method"] == "OPTIONS" and self._is_other_page(asked):
            await send_with_headers({"type": "http.response.start", "status": 204, "headers": []})
            await send_with_headers({"type": "http.response.body"})
        else:
            await self.app(scope, receive, send_with_headers)
        self._count(scope, status, perf_counter() - began)

    def _add_headers(self, asked: Headers, headers: MutableHeaders) -> None:
        for name, value in HEADERS.items():
            headers.setdefault(name, value)
        if self._is_other_page(asked):
            headers["Access-Control-Allow-Origin"] = asked["origin"]
            headers.add_vary_header("Origin")
            headers.update(FOR_OTHER_PAGES)

    def _refusal(self, scope: Scope, asked: Headers) -> Refuse | None:
        unknown = self._unknown_host(asked)
        if unknown is not None:
            return Refuse(message("server-unknown-host", host=unknown), ELSEWHERE)
        if scope["path"] in UNCOUNTED:
            return None
        if scope["method"] not in ("GET", "HEAD") and self._is_foreign(asked):
            return Refuse(message("server-foreign-page", origin=asked["origin"]), FORBIDDEN)
        if scope["path"].startswith(PARTS):
            return None
        rate = self.house.settings.limits.requests
        seconds = self.house.limiter.wait("request", address_of(scope), rate)
        return too_often(seconds) if seconds else None

    def _note_asker(self, scope: Scope) -> None:
        """Note where somebody asks from, for all who count it, and how they call us."""
        peer, port = scope["client"] or ("", 0)
        asked = Headers(scope=scope)
        scope["client"] = (self._asker(peer, asked), port)
        told = asked.get("x-forwarded-proto", "").partition(",")[0].strip()
        if told in PORTS and peer in self.house.door.proxies:
            scope["scheme"] = told

    def _asker(self, peer: str, asked: Headers) -> str:
        forwarded = asked.getlist("x-forwarded-for")
        if forwarded and peer not in self.house.door.proxies and not self._has_warned:
            self._has_warned = True
            note("a proxy is not trusted: see --trusted-proxy", logging.WARNING, address=peer)
        return self.house.door.proxies.asker(peer, forwarded)

    def _unknown_host(self, asked: Headers) -> str | None:
        """The name by which this server is called, unless it answers to it."""
        unknown = (host for host in asked.getlist("host") if not self.allowed.has_host(host))
        return next(unknown, None)

    def _is_foreign(self, asked: Headers) -> bool:
        """Does a page from elsewhere ask? Programs that are no browsers name no origin."""
        origin = asked.get("origin")
        return origin is not None and self.allowed.is_foreign(origin, asked.get("host", ""))

    def _is_other_page(self, asked: Headers) -> bool:
        """Does one of the other pages ask that may use this server?"""
        return self.allowed.has_page(asked.get("origin", ""))

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


async def refuse(refusal: Refuse, asked: Headers, send: Send) -> None:
    """Answer with what is wrong; somebody who looks at it in a browser gets plain words."""
    status, headers, body = problem(refusal)
    if "text/html" in asked.get("accept", ""):
        language = accepted_language(asked.get("accept-language", ""))
        headers["Content-Type"] = "text/plain; charset=utf-8"
        body = refusal.message.text(language).encode()
    raw = [(name.lower().encode(), value.encode()) for name, value in headers.items()]
    await send({"type": "http.response.start", "status": status, "headers": raw})
    await send({"type": "http.response.body", "body": body})
