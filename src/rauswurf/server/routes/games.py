"""Games, boards and positions: what does not depend on any table."""

import asyncio

import segno
from fastapi import APIRouter, Request, Response

from rauswurf import games
from rauswurf.games import SetupError
from rauswurf.messages import message
from rauswurf.server.boards import BOARDS, board_info, board_picture, board_tag
from rauswurf.server.errors import MISSING, SENSELESS, Refuse, said
from rauswurf.server.games import all_games
from rauswurf.server.house import House
from rauswurf.server.protocol.http import AskPosition, BoardInfo, Games, PositionInfo
from rauswurf.server.routes.endpoint import VARIES, add, answer, language_of, read
from rauswurf.server.terms import position_refused
from rauswurf.table import PositionError, Table
from rauswurf.table.view import view_of

router = APIRouter(prefix="/api")
SVG = "image/svg+xml"
FOR_AN_HOUR = {"Cache-Control": "public, max-age=3600"}
LONGEST_ADDRESS = 500


async def list_games(house: House, request: Request) -> Response:
    """All games."""
    return answer(all_games(), headers=FOR_AN_HOUR)


def known_board(request: Request) -> str:
    """The board that a path names; raises Refuse."""
    name: str = request.path_params["board"]
    if name not in BOARDS:
        raise Refuse(message("server-no-such-board", board=name), MISSING)
    return name


async def show_board(house: House, request: Request) -> Response:
    """A board as it is drawn on."""
    return answer(board_info(known_board(request)), headers=FOR_AN_HOUR)


async def draw_board(house: House, request: Request) -> Response:
    """A board as a picture; whoever has it already is told that it is still the same."""
    name, language = known_board(request), language_of(request)
    tag = board_tag(name, language)
    headers = {**FOR_AN_HOUR, **VARIES, "ETag": tag}
    if tag in request.headers.get("If-None-Match", ""):
        return Response(status_code=304, headers=headers)
    return Response(board_picture(name, language), headers=headers, media_type=SVG)


async def show_position(house: House, request: Request) -> Response:
    """What is to be seen in a position."""
    asked = await read(request, AskPosition)
    return answer(await asyncio.to_thread(position_info, asked))


def position_info(asked: AskPosition) -> PositionInfo:
    """A position that somebody asks about; raises Refuse for one that cannot be."""
    try:
        setup = games.get(asked.game).setup(asked.players, asked.variants)
        table = Table(setup, position=asked.position)
    except PositionError as error:
        raise position_refused(error) from error
    except SetupError as error:
        raise Refuse(said(error), SENSELESS) from error
    seats = tuple(tuple(setup.names[colour] for colour in plays) for plays in setup.seats)
    return PositionInfo(setup.game.id, setup.game.board, seats, view_of(setup, table.state))


async def draw_code(house: House, request: Request) -> Response:
    """An address as a QR code."""
    text = request.query_params.get("text", "")
    if not text.startswith(("http://", "https://")) or len(text) > LONGEST_ADDRESS:
        raise Refuse(message("server-qr-address", most=LONGEST_ADDRESS), SENSELESS)
    code = segno.make(text, micro=False)
    picture = code.svg_inline(scale=4, border=2, svgclass=None, lineclass=None)
    namespaced = picture.replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ', 1)
    return Response(namespaced, headers=FOR_AN_HOUR, media_type=SVG)


add(router, "GET", "/games", list_games, told="All games.", gives=Games)
add(
    router,
    "GET",
    "/boards/{board}.svg",
    draw_board,
    told="A board as a picture.",
    gives=SVG,
    problems=(404,),
)
add(router, "GET", "/boards/{board}", show_board, told="A board.", gives=BoardInfo, problems=(404,))
add(
    router,
    "POST",
    "/position",
    show_position,
    told="What is to be seen in a position.",
    takes=AskPosition,
    gives=PositionInfo,
    problems=(400, 413, 415, 422),
)
add(
    router,
    "GET",
    "/qr",
    draw_code,
    told="An address as a QR code.",
    gives=SVG,
    problems=(422,),
    query={"text": {"type": "string", "pattern": "^https?://", "maxLength": LONGEST_ADDRESS}},
)
