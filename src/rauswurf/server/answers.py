"""What is refused, as an answer over HTTP."""

from http import HTTPStatus

import msgspec

from rauswurf.server.errors import TOO_LARGE, Refuse
from rauswurf.server.protocol.http import Problem

JSON = "application/json"


def problem(refusal: Refuse) -> tuple[int, dict[str, str], bytes]:
    """A refusal as status, headers and body."""
    headers = {"Content-Type": JSON, "Cache-Control": "no-store"}
    if refusal.retry_after is not None:
        headers["Retry-After"] = str(refusal.retry_after)
    if refusal.status == TOO_LARGE:
        headers["Connection"] = "close"  # what else is sent, nobody listens to
    return refusal.status, headers, msgspec.json.encode(Problem(refusal.message, refusal.faults))


def as_http(status: int, headers: dict[str, str], body: bytes) -> bytes:
    """An answer as it goes over the wire, for connections that end with it."""
    lines = {**headers, "Content-Length": str(len(body)), "Connection": "close"}
    head = "".join(f"{name}: {value}\r\n" for name, value in lines.items())
    return f"HTTP/1.1 {status} {HTTPStatus(status).phrase}\r\n{head}\r\n".encode() + body
