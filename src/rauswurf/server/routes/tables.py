"""Opening tables, finding them, and sitting down."""

from starlette.requests import Request
from starlette.responses import Response

from rauswurf.server import erasing, meeting, seating
from rauswurf.server.house import House
from rauswurf.server.info import table_info
from rauswurf.server.live import LiveTable
from rauswurf.server.protocol.http import (
    AskDelete,
    AskRematch,
    AskUnname,
    Deleted,
    Join,
    ListedTable,
    Opened,
    Seated,
    SeatToken,
    Tables,
)
from rauswurf.server.protocol.tables import AskAnybody, Found, NewTable, TableInfo
from rauswurf.server.routes.endpoint import Routes, address_of, answer, count, read
from rauswurf.server.tokens import new_token

router = Routes("/api")
SECRET = {"Cache-Control": "no-store"}


async def find(house: House, request: Request) -> LiveTable:
    """The table that a path names; raises Refuse."""
    return await house.table(request.path_params["id"])


async def open_table(house: House, request: Request) -> Response:
    """Open a table."""
    count(request, "open", house.settings.limits.opening)
    choice, owner = await read(request, NewTable), new_token()
    address, is_public = address_of(request.scope), choice.visibility == "public"
    if is_public:
        await house.listing.check(address)
    live, tokens = await house.open(choice, owner)
    if is_public:
        house.listing.note(address, live.id)
    handed = tuple(SeatToken(seat, token) for seat, token in tokens.items())
    opened = Opened(table_info(live.authority), live.authority.terms.code, handed, owner)
    return answer(opened, 201, SECRET)


async def list_tables(house: House, request: Request) -> Response:
    """The public tables."""
    found = []
    for live in await meeting.alive(house, await meeting.listed(house)):
        waits = live.authority.stage == "waiting" or bool(live.authority.free)
        code = live.authority.terms.code if waits else None
        found.append(ListedTable(table_info(live.authority), code))
    return answer(Tables(tuple(found)), headers=SECRET)


async def meet(house: House, request: Request) -> Response:
    """The next free seat of a game."""
    count(request, "open", house.settings.limits.opening)
    asked = await read(request, AskAnybody)
    live, owner = await meeting.find_table(house, asked.game, address_of(request.scope))
    terms = live.authority.terms
    return answer(Found(table_info(live.authority), terms.code, owner), headers=SECRET)


async def show_table(house: House, request: Request) -> Response:
    """One table."""
    live = await find(house, request)
    return answer(table_info(live.authority), headers=SECRET)


async def show_code(house: House, request: Request) -> Response:
    """The table of a short code."""
    count(request, "join", house.settings.limits.joining)
    live = await house.table_of_code(request.path_params["code"].upper())
    return answer(table_info(live.authority), headers=SECRET)


async def join(house: House, request: Request) -> Response:
    """Sit down."""
    count(request, "join", house.settings.limits.joining)
    wish = await read(request, Join)
    live, seat, token = await seating.join(
        house, request.path_params["id"], wish, address_of(request.scope)
    )
    return answer(Seated(table_info(live.authority), seat, token), headers=SECRET)


async def rematch(house: House, request: Request) -> Response:
    """Go on at another table."""
    count(request, "open", house.settings.limits.opening)
    asked = await read(request, AskRematch)
    live = await seating.rematch(house, request.path_params["id"], asked.token)
    return answer(table_info(live.authority), headers=SECRET)


async def delete(house: House, request: Request) -> Response:
    """Delete a table."""
    count(request, "open", house.settings.limits.opening)
    asked = await read(request, AskDelete)
    id = request.path_params["id"]
    await erasing.delete_table(house, id, asked.token)
    return answer(Deleted(id), headers=SECRET)


async def unname(house: House, request: Request) -> Response:
    """Take a name off a table."""
    count(request, "join", house.settings.limits.joining)
    asked = await read(request, AskUnname)
    live = await erasing.take_name_off(house, request.path_params["id"], asked.token)
    return answer(table_info(live.authority), headers=SECRET)


READING = (400, 413, 415, 422)
AWAY = (503,)

router.add(
    "POST /tables",
    open_table,
    told="A table is opened.",
    takes=NewTable,
    gives=Opened,
    status=201,
    problems=(*READING, 409, *AWAY),
)
router.add(
    "GET /tables",
    list_tables,
    told="The public tables.",
    gives=Tables,
    problems=AWAY,
)
router.add(
    "POST /meetings",
    meet,
    told="A table of a game with a free seat, where somebody waits or one can wait.",
    takes=AskAnybody,
    gives=Found,
    problems=(*READING, 409, *AWAY),
)
router.add(
    "GET /tables/{id}",
    show_table,
    told="A table.",
    gives=TableInfo,
    problems=(404, 409, *AWAY),
)
router.add(
    "GET /codes/{code}",
    show_code,
    told="The table of a short code.",
    gives=TableInfo,
    problems=(404, 409, *AWAY),
)
router.add(
    "POST /tables/{id}/join",
    join,
    told="Somebody sits down.",
    takes=Join,
    gives=Seated,
    problems=(*READING, 403, 404, 409, *AWAY),
)
router.add(
    "POST /tables/{id}/rematch",
    rematch,
    told="The table on which these players go on.",
    takes=AskRematch,
    gives=TableInfo,
    problems=(*READING, 403, 404, 409, *AWAY),
)
for path, handler, takes, gives, told in (
    ("/tables/{id}/delete", delete, AskDelete, Deleted, "The table is gone for good."),
    ("/tables/{id}/unname", unname, AskUnname, TableInfo, "The table without that name."),
):
    router.add(
        f"POST {path}",
        handler,
        told=told,
        takes=takes,
        gives=gives,
        problems=(*READING, 403, 404, 409, *AWAY),
    )
