"""Games and positions: what does not depend on any table."""

import asyncio

import segno
from starlette.requests import Request
from starlette.responses import Response

from rauswurf.games import SetupError
from rauswurf.messages import message
from rauswurf.server.boards import BoardFile
from rauswurf.server.errors import MISSING, SENSELESS, Refuse, said
from rauswurf.server.games import all_games, scenes_of
from rauswurf.server.house import House
from rauswurf.server.positions import table_at
from rauswurf.server.protocol.coach import AskWhy
from rauswurf.server.protocol.http import (
    AskPosition,
    Games,
    PositionInfo,
    Scenes,
    Threats,
    ThreatView,
)
from rauswurf.server.routes.endpoint import Routes, answer, read
from rauswurf.table import Table
from rauswurf.table.race.threats import threats

router = Routes("/api")
SVG = "image/svg+xml"
FOR_AN_HOUR = {"Cache-Control": "public, max-age=3600"}
LONGEST_ADDRESS = 500


async def list_games(house: House, request: Request) -> Response:
    """All games."""
    return answer(all_games(), headers=FOR_AN_HOUR)


async def list_scenes(house: House, request: Request) -> Response:
    """The pictures of the rules of a game."""
    try:
        found = await asyncio.to_thread(scenes_of, request.path_params["game"])
    except SetupError as error:
        raise Refuse(said(error), MISSING) from error
    return answer(found, headers=FOR_AN_HOUR)


async def show_position(house: House, request: Request) -> Response:
    """What is to be seen in a position."""
    asked, file = await asked_for(house, request)
    return answer(await asyncio.to_thread(position_info, asked, file))


async def show_threats(house: House, request: Request) -> Response:
    """Who could throw out whom in a position."""
    asked, file = await asked_for(house, request)
    return answer(await asyncio.to_thread(threats_in, asked, file))


async def asked_for(house: House, request: Request) -> tuple[AskPosition, BoardFile | None]:
    """The position that somebody asks about, and the board if it is one that somebody brought."""
    asked = await read(request, AskPosition)
    return asked, await house.board(asked.board) if asked.board else None


def table_in(asked: AskPosition | AskWhy, file: BoardFile | None) -> Table:
    """A table in the position that somebody asks about; raises Refuse for one that cannot be."""
    return table_at(asked.game, asked.players, asked.variants, asked.position or None, file)


def threats_in(asked: AskPosition, file: BoardFile | None) -> Threats:
    """The threats in a position; there are none in a game without a board. Raises Refuse."""
    table = table_in(asked, file)
    if table.setup.game.family != "race":
        return Threats(())
    found = threats(table.setup, table.position)
    return Threats(tuple(ThreatView(*threat) for threat in found))


def position_info(asked: AskPosition, file: BoardFile | None) -> PositionInfo:
    """A position that somebody asks about; raises Refuse for one that cannot be."""
    table = table_in(asked, file)
    setup = table.setup
    seats = tuple(tuple(setup.names[colour] for colour in plays) for plays in setup.seats)
    name = file.id if file else setup.game.board
    return PositionInfo(setup.game.id, name, seats, table.view)


async def draw_code(house: House, request: Request) -> Response:
    """An address as a QR code."""
    text = request.query_params.get("text", "")
    if not text.startswith(("http://", "https://")) or len(text) > LONGEST_ADDRESS:
        raise Refuse(message("server-qr-address", most=LONGEST_ADDRESS), SENSELESS)
    code = segno.make(text, micro=False)
    picture = code.svg_inline(scale=4, border=2, svgclass=None, lineclass=None)
    namespaced = picture.replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ', 1)
    return Response(namespaced, headers=FOR_AN_HOUR, media_type=SVG)


router.add("GET /games", list_games, told="All games.", gives=Games)
router.add(
    "GET /games/{game}/scenes",
    list_scenes,
    told="The pictures of the rules of a game.",
    gives=Scenes,
    problems=(404,),
)
for path, handler, told, gives in (
    ("/position", show_position, "What is to be seen in a position.", PositionInfo),
    ("/threats", show_threats, "Who could throw out whom in a position.", Threats),
):
    router.add(
        f"POST {path}",
        handler,
        told=told,
        takes=AskPosition,
        gives=gives,
        problems=(400, 404, 413, 415, 422, 503),
    )
router.add(
    "GET /qr",
    draw_code,
    told="An address as a QR code.",
    gives=SVG,
    problems=(422,),
    query={"text": {"type": "string", "pattern": "^https?://", "maxLength": LONGEST_ADDRESS}},
)
