"""The switch that lets the home network in; only the machine of the server has it."""

from starlette.requests import Request
from starlette.responses import Response

from rauswurf.messages import message
from rauswurf.server.addresses import counted
from rauswurf.server.allowed import means_here, split_host
from rauswurf.server.erasing import is_owner
from rauswurf.server.errors import FORBIDDEN, Refuse
from rauswurf.server.house import House
from rauswurf.server.protocol.http import AskShare, HomeInfo
from rauswurf.server.routes.endpoint import Routes, address_of, answer, count, read
from rauswurf.server.routes.tables import AWAY, READING, SECRET, find
from rauswurf.server.tokens import hashed

router = Routes("/api")
HERE = {counted("127.0.0.1"), counted("::1")}
FORWARDED = ("x-forwarded-for", "x-forwarded-host", "forwarded", "via")


def is_here(house: House, request: Request) -> bool:
    """Does somebody ask at this very machine, and not through a proxy on it?"""
    asked = request.headers
    local, _ = request.scope.get("server") or ("", 0)
    is_direct = not house.settings.proxies and not any(name in asked for name in FORWARDED)
    return (
        is_direct
        and address_of(request.scope) in HERE
        and means_here(split_host(asked.get("host", ""))[0])
        and not house.sharing.is_entrance(local)
    )


async def show(house: House, request: Request) -> Response:
    """How others in the home network find a table."""
    live = await find(house, request)
    found = await house.sharing.told(live.id) if is_here(house, request) else HomeInfo("elsewhere")
    return answer(found, headers=SECRET)


async def switch(house: House, request: Request) -> Response:
    """Let the home network in for a table, or not any more."""
    count(request, "open", house.settings.limits.opening)
    asked = await read(request, AskShare)
    if not is_here(house, request):
        raise Refuse(message("server-share-not-here"), FORBIDDEN)
    live = await find(house, request)
    if not is_owner(live, hashed(asked.token)):
        raise Refuse(message("server-share-not-yours"), FORBIDDEN)
    if asked.on:
        await house.sharing.switch_on(live.id)
    else:
        house.sharing.switch_off(live.id)
    return answer(await house.sharing.told(live.id), headers=SECRET)


router.add(
    "GET /tables/{id}/share",
    show,
    told="How others in the home network find a table.",
    gives=HomeInfo,
    problems=(404, 409, *AWAY),
)
router.add(
    "POST /tables/{id}/share",
    switch,
    told="The home network is let in, or not any more.",
    takes=AskShare,
    gives=HomeInfo,
    problems=(*READING, 403, 404, 409, *AWAY),
)
