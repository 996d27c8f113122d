"""The server as one application: everything that is answered, put together."""

from functools import cache

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Mount, Route
from starlette.types import ASGIApp, Receive, Scope, Send

from rauswurf import __version__
from rauswurf.messages import message
from rauswurf.server.answers import problem
from rauswurf.server.errors import BAD, MISSING, Refuse
from rauswurf.server.guard import Guard
from rauswurf.server.house import House
from rauswurf.server.protocol.schema import components
from rauswurf.server.routes import (
    boards,
    coach,
    embed,
    games,
    health,
    lab,
    pictures,
    records,
    sharing,
    tables,
)
from rauswurf.server.routes.endpoint import Json, answer
from rauswurf.server.routes.page import FOLDER, Page
from rauswurf.server.routes.socket import serve_socket
from rauswurf.server.settings import Settings

TITLE = "Rauswurf"
OPENAPI = "/api/openapi.json"
ROOMS = tuple(
    room.router for room in (games, boards, pictures, tables, sharing, records, coach, lab)
)


def make_app(settings: Settings) -> Guard:
    """A server with these settings, not started yet; raises BadDatabase, BadName, BadProxy."""
    house = House(settings)
    app = Starlette(
        routes=[
            *(route for room in ROOMS for route in room.routes),
            Route(OPENAPI, openapi),
            *health.ROUTES,
            *embed.ROUTES,
            Mount("/", Page(FOLDER)),
        ],
        middleware=[Middleware(Compressed)],
        exception_handlers={
            Refuse: refused,
            HTTPException: not_served,
            ClientDisconnect: gone,
            Exception: broken,
        },
    )
    app.state.house = house
    return Guard(app, house, serve_socket)


async def openapi(request: Request) -> Response:
    """The HTTP part for programs."""
    return answer(described())


@cache
def described() -> Json:
    """What can be asked for over HTTP, as OpenAPI tells it."""
    return {
        "openapi": "3.1.0",
        "info": {"title": TITLE, "version": __version__},
        "paths": {path: operations for room in ROOMS for path, operations in room.paths.items()},
        "components": {"schemas": components()},
    }


class Compressed:
    """Compresses what is large; never what holds a token, whose length could tell about it."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app
        self.compressing = GZipMiddleware(app, minimum_size=1000, compresslevel=6)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer, compressed or not."""
        is_large = scope["type"] == "http" and (
            scope["method"] == "GET" or scope["path"] in ("/api/replay", "/api/account")
        )
        await (self.compressing if is_large else self.app)(scope, receive, send)


async def refused(request: Request, error: Exception) -> Response:
    """What is not done is told in words."""
    assert isinstance(error, Refuse)
    return answered(error)


async def not_served(request: Request, error: Exception) -> Response:
    """An address or a method that there is not."""
    assert isinstance(error, HTTPException)
    told = "server-nothing-there" if error.status_code == MISSING else "server-not-so"
    response = answered(Refuse(message(told), error.status_code))
    response.headers.update(error.headers or {})
    return response


async def gone(request: Request, error: Exception) -> Response:
    """Somebody has gone, or was shown out, before the request was complete: nobody hears this."""
    return answered(Refuse(message("server-bad-http"), BAD))


async def broken(request: Request, error: Exception) -> Response:
    """A mistake of ours: the log has the details, the client gets an apology."""
    return answered(Refuse(message("server-broken"), 500))


def answered(refusal: Refuse) -> Response:
    """A refusal as an answer."""
    status, headers, body = problem(refusal)
    return Response(body, status, headers)
