"""For those who run the server: is it well, and how much does it do?"""

from prometheus_client import CONTENT_TYPE_LATEST
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from rauswurf.messages import message
from rauswurf.server.errors import AWAY, Refuse
from rauswurf.server.routes.endpoint import house_of


async def health(request: Request) -> Response:
    """Is the server well? If not, the answer says everything that is wrong."""
    found = await house_of(request).doctor.look()
    if found.faults:
        raise Refuse(message("server-unwell"), AWAY, faults=found.faults)
    return Response("ok\n", media_type="text/plain")


async def metrics(request: Request) -> Response:
    """Numbers for Prometheus."""
    house = house_of(request)
    await house.doctor.look()
    return Response(house.metrics.text(), media_type=CONTENT_TYPE_LATEST)


ROUTES = [Route("/healthz", health), Route("/metrics", metrics)]
