"""Any position of any game as a picture: to be looked at, kept and passed on."""

import asyncio
from functools import lru_cache, partial
from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from rauswurf import games
from rauswurf.games import SetupError
from rauswurf.games.introduction import scene_of
from rauswurf.messages import message, speak
from rauswurf.messages.languages import ENGLISH
from rauswurf.server.boards import BoardFile
from rauswurf.server.errors import MISSING, Refuse, said, too_often
from rauswurf.server.house import House
from rauswurf.server.pictures import KEPT, picture
from rauswurf.server.positions import language_named, read_query
from rauswurf.server.previews import SIZE
from rauswurf.server.protocol.http import AskPicture
from rauswurf.server.protocol.words import LANGUAGE
from rauswurf.server.routes.endpoint import VARIES, Routes, count, language_of
from rauswurf.table.drawing import to_card, to_png
from rauswurf.table.illustration import draw_scene

router = Routes("/api")
SVG, PNG = "image/svg+xml", "image/png"
FOR_A_DAY = {"Cache-Control": "public, max-age=86400"}
PIXELS = 1200  # the width of a PNG

QUERY: dict[str, dict[str, Any]] = {
    "game": {"type": "string", "minLength": 1, "maxLength": 40},
    "players": {"type": "integer", "minimum": 1, "maximum": 6},
    "position": {"type": "string", "maxLength": 2000, "default": ""},
    "set": {
        "type": "array",
        "items": {"type": "string", "pattern": "^[a-z-]{1,40}=[a-z0-9-]{1,40}$"},
        "maxItems": 40,
        "default": [],
    },
    "board": {"type": "string", "pattern": "^([a-z-]{1,40}|[0-9a-f]{64})$", "default": None},
    "lang": {"type": "string", "pattern": LANGUAGE, "default": None},
    "names": {"type": "boolean", "default": False},
}


async def show_svg(house: House, request: Request) -> Response:
    """A position as SVG."""
    asked, file = await asked_for(house, request)
    svg = await asyncio.to_thread(picture, asked, file, reader_of(asked, request))
    return Response(svg, headers=FOR_A_DAY | VARIES, media_type=SVG)


async def show_png(house: House, request: Request) -> Response:
    """A position as PNG."""
    return await in_pixels(house, request, partial(to_png, width=PIXELS))


async def show_preview(house: House, request: Request) -> Response:
    """A position as PNG in the shape in which links are shown by others."""
    return await in_pixels(house, request, partial(to_card, size=SIZE))


async def in_pixels(house: House, request: Request, pixels: "partial[bytes]") -> Response:
    """A position in pixels. Only a new one costs anything, so only those are counted."""
    asked, file = await asked_for(house, request)
    language = reader_of(asked, request)
    key = (asked, file, language, pixels.func)
    png = house.gallery.find(key)
    if png is None:
        count(request, "record", house.settings.limits.records)
        svg = await asyncio.to_thread(picture, asked, file, language)
        seconds = house.limiter.wait("pixels", "", house.settings.limits.pixels)
        if seconds:
            raise too_often(seconds)
        png = await house.gallery.draw(key, partial(house.thinkers.work, pixels, svg))
    return Response(png, headers=FOR_A_DAY | VARIES, media_type=PNG)


async def asked_for(house: House, request: Request) -> tuple[AskPicture, BoardFile | None]:
    """The position and the board that a query names; raises Refuse for one that cannot be read."""
    asked = read_query(request.query_params)
    return asked, await house.board(asked.board) if asked.board else None


def reader_of(asked: AskPicture, request: Request) -> str:
    """The language in which a picture speaks: that of its query, or that of its reader."""
    return language_named(asked.lang) or language_of(request)


async def show_scene(house: House, request: Request) -> Response:
    """The picture of a rule as SVG."""
    asked = request.path_params
    svg = await asyncio.to_thread(scene, asked["game"], asked["clause"], language_of(request))
    return Response(svg, headers=FOR_A_DAY | VARIES, media_type=SVG)


@lru_cache(KEPT)
def scene(game: str, clause: str, language: str = ENGLISH) -> str:
    """The picture of a rule as SVG; raises Refuse."""
    try:
        found = scene_of(games.get(game), clause)
    except SetupError as error:
        raise Refuse(said(error), MISSING) from error
    if found is None:
        raise Refuse(message("server-nothing-there"), MISSING)
    with speak(language):
        return draw_scene(games.get(game), found)


for path, handler, gives in (
    ("/picture.svg", show_svg, SVG),
    ("/picture.png", show_png, PNG),
    ("/preview.png", show_preview, PNG),
):
    router.add(
        f"GET {path}",
        handler,
        told="A position as a picture.",
        gives=gives,
        problems=(400, 404, 422, 503),
        query=QUERY,
    )
router.add(
    "GET /games/{game}/scenes/{clause}.svg",
    show_scene,
    told="The picture of a rule.",
    gives=SVG,
    problems=(404,),
)
