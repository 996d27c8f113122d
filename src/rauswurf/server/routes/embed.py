"""Positions and replays inside other people's pages: to be looked at there, and nothing else.

Everything that is shown comes with the document, which has an origin of its own that nobody else
has (``sandbox``): it cannot ask this server for anything, and knows no seat of its reader.
"""

import asyncio
from collections.abc import Awaitable, Callable
from functools import cache, partial
from pathlib import Path
from urllib.parse import urlencode

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from rauswurf.messages import message
from rauswurf.server.boards import BoardFile, board_info
from rauswurf.server.errors import MISSING, Refuse
from rauswurf.server.house import House
from rauswurf.server.positions import as_query, language_named, read_query, settings_in
from rauswurf.server.protocol.http import AskPosition, Embedded, Problem, Theme
from rauswurf.server.records import replay_of
from rauswurf.server.routes.endpoint import VARIES, count, house_of, language_of
from rauswurf.server.routes.games import position_info
from rauswurf.server.routes.page import FOLDER
from rauswurf.server.routes.records import slowly, table_record

TEMPLATE = "embed.html"
SLOT = '<script type="application/json" id="shown">'
THEMES: dict[str, Theme] = {"light": "light", "dark": "dark"}
POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data: blob:",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors *",
        "sandbox allow-scripts allow-popups allow-popups-to-escape-sandbox",
    )
)
LONGEST_NUMBER = 6  # digits of a moment
Show = Callable[[House, Request, Embedded], Awaitable[Embedded]]
HEADERS = {"Content-Security-Policy": POLICY, "Cache-Control": "no-cache", **VARIES}


async def position(request: Request) -> Response:
    """A position for another page."""
    return await answered(request, show_position)


async def replay(request: Request) -> Response:
    """The replay of a table for another page."""
    return await answered(request, show_replay)


async def answered(request: Request, show: Show) -> Response:
    """A document with all that is shown, or with what is wrong."""
    html = template(FOLDER)
    query = request.query_params
    language = language_named(query.get("lang")) or language_of(request)
    frame = Embedded(language, THEMES.get(query.get("theme", "")))
    status = 200
    try:
        frame = await show(house_of(request), request, frame)
    except Refuse as refusal:
        status = refusal.status
        told = Problem(refusal.message, refusal.faults)
        frame = msgspec.structs.replace(frame, problem=told)
    data = msgspec.json.encode(frame).decode().replace("<", "\\u003c")
    filled = html.replace(SLOT, SLOT + data).replace('lang="en"', f'lang="{language}"', 1)
    return Response(filled, status, HEADERS, media_type="text/html")


@cache
def template(folder: Path) -> str:
    """The document without what is shown; raises Refuse where the page is not built."""
    file = folder / TEMPLATE
    if not file.is_file():
        raise Refuse(message("server-no-page"), MISSING)
    return file.read_text(encoding="utf-8")


async def show_position(house: House, request: Request, frame: Embedded) -> Embedded:
    """The position that a query names; raises Refuse."""
    asked = read_query(request.query_params)
    file = await house.board(asked.board) if asked.board else None
    wish = AskPosition(asked.game, asked.players, asked.position, settings_in(asked), asked.board)
    info = await asyncio.to_thread(position_info, wish, file)
    address = f"/position?{urlencode(as_query(asked))}"
    on = await house.board(info.board) if info.board else None
    return on_board(msgspec.structs.replace(frame, address=address, position=info), on)


async def show_replay(house: House, request: Request, frame: Embedded) -> Embedded:
    """The game of the table that a query names, as far as it went; raises Refuse."""
    query = request.query_params
    live = await house.table(query.get("table", ""))
    key = ("replay", live.id, live.authority.sequence)
    film = house.gallery.find(key)
    if film is None:
        count(request, "record", house.settings.limits.records)
        film = await house.gallery.draw(key, partial(film_of, house, live.id))
    name = live.authority.terms.board_name
    at = query.get("at", "")
    frame = msgspec.structs.replace(
        frame,
        address=f"/replay?table={live.id}",
        replay=msgspec.Raw(film),
        at=int(at) if at.isdecimal() and len(at) <= LONGEST_NUMBER else None,
    )
    return on_board(frame, await house.board(name) if name else None)


async def film_of(house: House, id: str) -> bytes:
    """The replay of a table as JSON; raises Refuse."""
    found = await slowly(house, replay_of, await table_record(house, id))
    return msgspec.json.encode(found)


def on_board(frame: Embedded, file: BoardFile | None) -> Embedded:
    """The same with the board that it is on."""
    return msgspec.structs.replace(frame, board=board_info(file)) if file else frame


ROUTES = [Route("/embed/position", position), Route("/embed/replay", replay)]
