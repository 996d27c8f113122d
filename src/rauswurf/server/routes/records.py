"""Records: downloaded, replayed and verified; that of a table, or one that somebody brings."""

import asyncio
from collections.abc import Callable
from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from rauswurf.server.boards import BoardFile
from rauswurf.server.errors import database_away
from rauswurf.server.house import House
from rauswurf.server.protocol.http import Replay, Verdict
from rauswurf.server.reading import read_event
from rauswurf.server.records import board_named, record_of, replay_of, verdict_on
from rauswurf.server.routes.endpoint import Routes, answer, count, read_raw
from rauswurf.server.store import StoreAway

router = Routes("/api")
LINES = "application/x-ndjson"
Work = Callable[[bytes, BoardFile | None], Any]


async def record_bytes(house: House, request: Request) -> bytes:
    """The record of the table that a path names; raises Refuse."""
    count(request, "record", house.settings.limits.records)
    return await table_record(house, request.path_params["id"])


async def table_record(house: House, id: str) -> bytes:
    """The record of a table; raises Refuse."""
    live = await house.table(id)
    async with live.lock:
        try:
            log = await house.store.log(live.id)
        except StoreAway:
            raise database_away() from None
        known = log[: live.authority.sequence + 1]
        return record_of(live.authority, map(read_event, known))


async def given_bytes(house: House, request: Request) -> bytes:
    """The record that somebody brings; raises Refuse."""
    count(request, "record", house.settings.limits.records)
    return await read_raw(request, house.settings.limits.record)


async def slowly(house: House, work: Work, record: bytes) -> Any:
    """What takes a while with a record: never in the way of those who play; raises Refuse."""
    name = board_named(record)
    file = await house.brought(name) if name else None
    async with house.slow_work:
        return await asyncio.to_thread(work, record, file)


async def told(house: House, work: Work, record: bytes) -> Response:
    """What takes a while with a record, as an answer."""
    return answer(await slowly(house, work, record), headers={"Cache-Control": "no-store"})


async def download(house: House, request: Request) -> Response:
    """The record of a table."""
    record = await record_bytes(house, request)
    name = f"rauswurf-{request.path_params['id'][:6]}.jsonl"
    headers = {
        "Content-Disposition": f'attachment; filename="{name}"',
        "Cache-Control": "no-store",
    }
    return Response(record, headers=headers, media_type=LINES)


async def replay_table(house: House, request: Request) -> Response:
    """A table as a film."""
    return await told(house, replay_of, await record_bytes(house, request))


async def verify_table(house: House, request: Request) -> Response:
    """A verdict on a table."""
    return await told(house, verdict_on, await record_bytes(house, request))


async def replay_given(house: House, request: Request) -> Response:
    """A record as a film."""
    return await told(house, replay_of, await given_bytes(house, request))


async def verify_given(house: House, request: Request) -> Response:
    """A verdict on a record."""
    return await told(house, verdict_on, await given_bytes(house, request))


OF_TABLE = (404, 409, 413, 422, 503)
OF_RECORD = (413, 422, 503)

router.add(
    "GET /tables/{id}/record",
    download,
    told="The record of a table.",
    gives=LINES,
    problems=OF_TABLE,
)
for path, handler, gives in (
    ("/tables/{id}/replay", replay_table, Replay),
    ("/tables/{id}/verify", verify_table, Verdict),
):
    router.add(f"GET {path}", handler, told="A recorded game.", gives=gives, problems=OF_TABLE)
for path, handler, gives in (("/replay", replay_given, Replay), ("/verify", verify_given, Verdict)):
    router.add(
        f"POST {path}",
        handler,
        told="A recorded game.",
        takes="text/plain",
        gives=gives,
        problems=OF_RECORD,
    )
