"""How a request becomes a typed body, and an answer becomes JSON that OpenAPI knows."""

from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from rauswurf.messages import message
from rauswurf.messages.languages import accepted_language
from rauswurf.server.answers import JSON
from rauswurf.server.errors import BAD, TOO_LARGE, Refuse, too_often
from rauswurf.server.house import House
from rauswurf.server.limits import Rate
from rauswurf.server.protocol.http import Problem
from rauswurf.server.protocol.schema import REFERENCE

UNSUPPORTED = 415

# An answer with words in it is another one for readers of another language.
VARIES = {"Vary": "Accept-Language"}

Body = TypeVar("Body")
Handler = Callable[[House, Request], Coroutine[Any, Any, Response]]
Json = dict[str, Any]

# What path parameters look like.
PATTERNS = {
    "id": "^[a-z2-7]{26}$",
    "code": "^[2-9A-HJKMNP-Z]{6}$",
    "game": "^[a-z-]{1,40}$",
    "clause": "^[a-z-]{1,40}$",
    "board": "^([a-z-]{1,40}|[0-9a-f]{64})$",
}

PROBLEMS = {
    400: "The request cannot be read.",
    403: "Somebody may not do that.",
    404: "There is no such thing.",
    409: "That cannot be done now.",
    413: "That is too large.",
    415: "The body is not what it says.",
    422: "That makes no sense.",
    429: "Somebody asks too often.",
    431: "The address or the headers are too long.",
    503: "The database is away.",
}


class Routes:
    """The requests that are answered under an address, and what OpenAPI says of them."""

    def __init__(self, prefix: str) -> None:
        self.prefix = prefix
        self.routes: list[Route] = []
        self.paths: dict[str, Json] = {}

    def add(
        self,
        call: str,
        handler: Handler,
        *,
        told: str,
        gives: type | str,
        takes: type | str | None = None,
        status: int = 200,
        problems: tuple[int, ...] = (),
        query: dict[str, Json] | None = None,
    ) -> None:
        """Answer calls such as ``GET /games``; ``gives`` and ``takes`` are types or media types."""

        async def route(request: Request) -> Response:
            return await handler(house_of(request), request)

        method, path = call.split()
        content: Json = {gives: {}} if isinstance(gives, str) else reference(gives)
        self.routes.append(Route(self.prefix + path, route, methods=[method]))
        self.paths.setdefault(self.prefix + path, {})[method.lower()] = {
            "summary": told,
            "operationId": f"{handler.__module__.rpartition('.')[2]}_{handler.__name__}",
            **described(path, takes, query or {}),
            "responses": {
                str(status): {"description": told, "content": content},
                **{
                    str(code): {"description": PROBLEMS[code], "content": reference(Problem)}
                    for code in (*problems, 429, 431)
                },
            },
        }


def house_of(request: Request) -> House:
    """The house that serves this request."""
    house: House = request.app.state.house
    return house


def answer(value: Any, status: int = 200, headers: dict[str, str] | None = None) -> Response:
    """A value as JSON."""
    return Response(msgspec.json.encode(value), status, headers, JSON)


def reference(kind: type) -> dict[str, Any]:
    """JSON of this kind, for OpenAPI."""
    return {JSON: {"schema": {"$ref": REFERENCE.format(name=kind.__name__)}}}


def described(
    path: str, takes: type | str | None, query: dict[str, dict[str, Any]]
) -> dict[str, Any]:
    """What a request looks like."""
    names = [name for name in PATTERNS if f"{{{name}}}" in path]
    parameters: list[Json] = [
        {
            "name": name,
            "in": "path",
            "required": True,
            "schema": {"type": "string", "pattern": PATTERNS[name]},
        }
        for name in names
    ]
    for name, schema in query.items():
        told = {key: value for key, value in schema.items() if value is not None}
        is_needed = "default" not in schema
        parameters.append({"name": name, "in": "query", "required": is_needed, "schema": told})
    extra: dict[str, Any] = {"parameters": parameters} if parameters else {}
    if takes is not None:
        content = {takes: {}} if isinstance(takes, str) else reference(takes)
        extra["requestBody"] = {"required": True, "content": content}
    return extra


async def read(request: Request, kind: type[Body]) -> Body:
    """The body of a request; raises Refuse for one that is too large or cannot be read."""
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != JSON:
        raise Refuse(message("server-not-json"), UNSUPPORTED)
    raw = await read_raw(request, house_of(request).settings.limits.body)
    try:
        return msgspec.json.decode(raw, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Refuse(message("server-not-understood", detail=str(error)), BAD) from error


async def read_raw(request: Request, most: int) -> bytes:
    """The bytes of a body; raises Refuse as soon as there are too many."""
    raw = bytearray()
    async for chunk in request.stream():
        raw += chunk
        if len(raw) > most:
            raise Refuse(message("server-too-large", most=most), TOO_LARGE)
    return bytes(raw)


def language_of(request: Request) -> str:
    """The language that a reader wants, of those that we speak."""
    return accepted_language(request.headers.get("accept-language", ""))


def count(request: Request, kind: str, rate: Rate) -> None:
    """Count a request of somebody; raises Refuse when there were too many."""
    seconds = house_of(request).limiter.wait(kind, address_of(request.scope), rate)
    if seconds:
        raise too_often(seconds)


def address_of(scope: Any) -> str:
    """Where somebody asks from, as the guard has noted it."""
    client = scope.get("client")
    return str(client[0]) if client else ""
