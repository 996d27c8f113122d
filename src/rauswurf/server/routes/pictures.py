"""Any position of any game as a picture: to be looked at, kept and passed on."""

import asyncio
from functools import lru_cache
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from rauswurf import games
from rauswurf.games import SetupError
from rauswurf.games.introduction import scene_of
from rauswurf.messages import message, speak
from rauswurf.messages.languages import ENGLISH
from rauswurf.server.boards import BoardFile
from rauswurf.server.errors import BAD, MISSING, SENSELESS, Refuse, said
from rauswurf.server.house import House
from rauswurf.server.protocol.http import AskPicture
from rauswurf.server.routes.endpoint import VARIES, Routes, count, language_of
from rauswurf.server.terms import position_refused
from rauswurf.table import PositionError, Table
from rauswurf.table.drawing import draw_svg, to_png
from rauswurf.table.illustration import draw_scene

router = Routes("/api")
SVG, PNG = "image/svg+xml", "image/png"
FOR_A_DAY = {"Cache-Control": "public, max-age=86400"}
PIXELS = 1200  # the width of a PNG
KEPT = 64  # pictures that need not be drawn again, such as those of the first page

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
}


async def show_svg(house: House, request: Request) -> Response:
    """A position as SVG."""
    asked, file = await asked_for(house, request)
    svg = await asyncio.to_thread(picture, asked, file, language_of(request))
    return Response(svg, headers=FOR_A_DAY | VARIES, media_type=SVG)


async def show_png(house: House, request: Request) -> Response:
    """A position as PNG."""
    count(request, "record", house.settings.limits.records)
    asked, file = await asked_for(house, request)
    async with house.slow_work:
        png = await asyncio.to_thread(pixels, asked, file, language_of(request))
    return Response(png, headers=FOR_A_DAY | VARIES, media_type=PNG)


async def asked_for(house: House, request: Request) -> tuple[AskPicture, BoardFile | None]:
    """The position and the board that a query names; raises Refuse for one that cannot be read."""
    query = request.query_params
    given = {
        "game": query.get("game", ""),
        "players": query.get("players", ""),
        "position": query.get("position", ""),
        "set": query.getlist("set"),
        "board": query.get("board"),
    }
    try:
        asked = msgspec.convert(given, AskPicture, strict=False)
    except msgspec.ValidationError as error:
        raise Refuse(message("server-not-understood", detail=str(error)), BAD) from error
    return asked, await house.board(asked.board) if asked.board else None


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


@lru_cache(KEPT)
def picture(asked: AskPicture, file: BoardFile | None, language: str = ENGLISH) -> str:
    """A position as SVG, at the beginning if none is named; raises Refuse."""
    variants = dict(choice.split("=", 1) for choice in asked.set)
    try:
        board = file.board if file else None
        setup = games.get(asked.game).setup(asked.players, variants, board=board)
        view = Table(setup, position=asked.position or None).view
    except PositionError as error:
        raise position_refused(error) from error
    except SetupError as error:
        raise Refuse(said(error), SENSELESS) from error
    with speak(language):
        return draw_svg(setup, view)


def pixels(asked: AskPicture, file: BoardFile | None, language: str) -> bytes:
    """A position as PNG; raises Refuse."""
    return to_png(picture(asked, file, language), PIXELS)


for path, handler, gives in (("/picture.svg", show_svg, SVG), ("/picture.png", show_png, PNG)):
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
