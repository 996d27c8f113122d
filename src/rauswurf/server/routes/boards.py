"""Boards: those of the games, and those that people bring."""

import asyncio
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from rauswurf import games
from rauswurf.games import SetupError
from rauswurf.server.boards import (
    BoardFile,
    board_info,
    board_picture,
    board_tag,
    brought_board,
)
from rauswurf.server.errors import SENSELESS, Refuse, said
from rauswurf.server.games import seating
from rauswurf.server.house import House
from rauswurf.server.positions import read_as
from rauswurf.server.protocol.http import AskBoard, AskLook, BoardInfo
from rauswurf.server.routes.endpoint import VARIES, Routes, answer, count, language_of, read

router = Routes("/api")
SVG, TOML = "image/svg+xml", "application/toml"
FOR_AN_HOUR = {"Cache-Control": "public, max-age=3600"}
LOOK: dict[str, dict[str, Any]] = {
    "dark": {"type": "boolean", "default": False},
    "names": {"type": "boolean", "default": False},
    "turn": {"type": "integer", "minimum": -360, "maximum": 360, "default": 0},
}


async def find(house: House, request: Request) -> BoardFile:
    """The board that a path names; raises Refuse."""
    return await house.board(request.path_params["board"])


async def show(house: House, request: Request) -> Response:
    """A board as it is drawn on."""
    return answer(board_info(await find(house, request)), headers=FOR_AN_HOUR)


async def draw(house: House, request: Request) -> Response:
    """A board as a picture; whoever has it already is told that it is still the same."""
    file = await find(house, request)
    look = read_as(AskLook, dict(request.query_params))
    picture = await asyncio.to_thread(board_picture, file, language_of(request), look)
    headers = {**FOR_AN_HOUR, **VARIES, "ETag": board_tag(picture)}
    if headers["ETag"] in request.headers.get("If-None-Match", ""):
        return Response(status_code=304, headers=headers)
    return Response(picture, headers=headers, media_type=SVG)


async def download(house: House, request: Request) -> Response:
    """A board as its file: to be corrected, or to verify a record with."""
    file = await find(house, request)
    name = f"{file.id[:14]}.toml"
    headers = {**FOR_AN_HOUR, "Content-Disposition": f'attachment; filename="{name}"'}
    return Response(file.document, headers=headers, media_type=TOML)


async def check(house: House, request: Request) -> Response:
    """Is a board in order, and can the game be played on it? Nothing is kept."""
    count(request, "record", house.settings.limits.records)
    asked = await read(request, AskBoard)
    async with house.slow_work:
        return answer(await asyncio.to_thread(checked, asked))


def checked(asked: AskBoard) -> BoardInfo:
    """A board that somebody brings; raises Refuse for one that cannot be used."""
    file = brought_board(asked.board)
    try:
        game = games.get(asked.game)
        game.fitting(file.board)
    except SetupError as error:
        raise Refuse(said(error), SENSELESS) from error
    counts = game.players_on(file.board)
    seatings = tuple(seating(game, players, file.board) for players in counts)
    return msgspec.structs.replace(board_info(file), seatings=seatings)


OF_BOARD = (404, 422, 503)

router.add(
    "POST /boards",
    check,
    told="A board that is in order.",
    takes=AskBoard,
    gives=BoardInfo,
    problems=(400, 413, 415, 422),
)
router.add(
    "GET /boards/{board}.svg",
    draw,
    told="A board as a picture.",
    gives=SVG,
    problems=(400, *OF_BOARD),
    query=LOOK,
)
router.add(
    "GET /boards/{board}.toml",
    download,
    told="A board as a file.",
    gives=TOML,
    problems=OF_BOARD,
)
router.add("GET /boards/{board}", show, told="A board.", gives=BoardInfo, problems=OF_BOARD)
