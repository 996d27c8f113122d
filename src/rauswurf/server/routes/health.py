"""For those who run the server: does it work, and how much does it do?"""

from fastapi import APIRouter, Request, Response
from prometheus_client import CONTENT_TYPE_LATEST

from rauswurf.server.errors import database_away
from rauswurf.server.routes.endpoint import house_of
from rauswurf.server.store import StoreAway

router = APIRouter(include_in_schema=False)


@router.get("/healthz")
async def health(request: Request) -> Response:
    """Does the database answer?"""
    try:
        await house_of(request).store.ping()
    except StoreAway:
        raise database_away() from None
    return Response("ok\n", media_type="text/plain")


@router.get("/metrics")
async def metrics(request: Request) -> Response:
    """Numbers for Prometheus."""
    return Response(house_of(request).metrics.text(), media_type=CONTENT_TYPE_LATEST)
