"""The coach for everybody: a position with all its moves and rolls, and the account of a game."""

import asyncio

from starlette.requests import Request
from starlette.responses import Response

from rauswurf.messages import message
from rauswurf.server.advising import Place
from rauswurf.server.answers import JSON
from rauswurf.server.errors import Refuse
from rauswurf.server.house import House
from rauswurf.server.protocol.coach import AccountInfo, AskWhy, PositionAdvice, Reasons
from rauswurf.server.protocol.http import AskPosition
from rauswurf.server.records import board_named, check_length
from rauswurf.server.requests import legal
from rauswurf.server.routes.endpoint import Routes, count, read
from rauswurf.server.routes.games import table_in
from rauswurf.server.routes.records import given_bytes, table_record

router = Routes("/api")
NEVER_KEPT = {"Cache-Control": "no-store"}


async def advise(house: House, request: Request) -> Response:
    """What the coach says about a position."""
    count(request, "coach", house.settings.limits.coach)
    place, _ = await looked_at(house, await read(request, AskPosition))
    return told(await house.coach.position(place))


async def explain(house: House, request: Request) -> Response:
    """What follows one or two moves in a position."""
    count(request, "coach", house.settings.limits.coach)
    asked = await read(request, AskWhy)
    place, moves = await looked_at(house, asked, asked.moves)
    return told(await house.coach.reasons(place, moves))


async def looked_at(
    house: House, asked: AskPosition | AskWhy, moves: tuple[str, ...] = ()
) -> tuple[Place, tuple[str, ...]]:
    """The position that somebody asks about, and moves there, as they are written.

    Raises Refuse for a position that cannot be and a move that may not be made.
    """
    file = await house.board(asked.board) if asked.board else None
    table = await asyncio.to_thread(table_in, asked, file)
    place = Place.of(table, file.document if file else None)
    return place, tuple(legal(table, move) for move in moves)


async def account_of_table(house: House, request: Request) -> Response:
    """The account of a game that is over: before, it would be a hint."""
    count(request, "coach", house.settings.limits.coach)
    live = await house.table(request.path_params["id"])
    if live.authority.stage != "over":
        raise Refuse(message("server-account-later"))
    return await account_of(house, await table_record(house, live.id))


async def account_given(house: House, request: Request) -> Response:
    """The account of a record that somebody brings."""
    count(request, "coach", house.settings.limits.coach)
    return await account_of(house, await given_bytes(house, request))


async def account_of(house: House, record: bytes) -> Response:
    """The account of a record; raises Refuse."""
    check_length(record)
    name = board_named(record)
    file = await house.brought(name) if name else None
    return told(await house.coach.account(record, file.document if file else None))


def told(body: bytes) -> Response:
    """What was worked out elsewhere, as an answer."""
    return Response(body, headers=NEVER_KEPT, media_type=JSON)


OF_POSITION = (400, 404, 409, 413, 415, 422, 503)

router.add(
    "POST /advice",
    advise,
    told="What the coach says about a position.",
    takes=AskPosition,
    gives=PositionAdvice,
    problems=OF_POSITION,
)
router.add(
    "POST /why",
    explain,
    told="What follows moves in a position.",
    takes=AskWhy,
    gives=Reasons,
    problems=OF_POSITION,
)
router.add(
    "GET /tables/{id}/account",
    account_of_table,
    told="Luck and mistakes of a game that is over.",
    gives=AccountInfo,
    problems=(404, 409, 413, 422, 503),
)
router.add(
    "POST /account",
    account_given,
    told="Luck and mistakes of a recorded game.",
    takes="text/plain",
    gives=AccountInfo,
    problems=(413, 422, 503),
)
