"""For those who run the server: is it well, and how much does it do?"""

from fastapi import APIRouter, Request, Response
from prometheus_client import CONTENT_TYPE_LATEST

from rauswurf.messages import message
from rauswurf.server.errors import AWAY, Refuse
from rauswurf.server.routes.endpoint import house_of

router = APIRouter(include_in_schema=False)


@router.get("/healthz")
async def health(request: Request) -> Response:
    """Is the server well? If not, the answer says everything that is wrong."""
    found = await house_of(request).doctor.look()
    if found.faults:
        raise Refuse(message("server-unwell"), AWAY, faults=found.faults)
    return Response("ok\n", media_type="text/plain")


@router.get("/metrics")
async def metrics(request: Request) -> Response:
    """Numbers for Prometheus."""
    house = house_of(request)
    await house.doctor.look()
    return Response(house.metrics.text(), media_type=CONTENT_TYPE_LATEST)
