"""As much HTTP as the load needs, on one connection per request."""

import asyncio
import json
from typing import Any
from urllib.parse import urlsplit


class Http:
    """Posts JSON to a server on loopback."""

    def __init__(self, base: str) -> None:
        parts = urlsplit(base)
        self.host, self.port = parts.hostname or "", parts.port or 80

    async def post(self, path: str, body: object) -> dict[str, Any]:
        """The answer to a request; raises RuntimeError if it was refused."""
        reader, writer = await asyncio.open_connection(self.host, self.port)
        data = json.dumps(body).encode()
        head = (
            f"POST {path} HTTP/1.1\r\nHost: {self.host}:{self.port}\r\nConnection: close\r\n"
            f"Content-Type: application/json\r\nContent-Length: {len(data)}\r\n\r\n"
        )
        writer.write(head.encode() + data)
        answer = await reader.read()
        writer.close()
        await writer.wait_closed()
        status, _, content = answer.partition(b"\r\n\r\n")
        if not status.split(b" ")[1].startswith(b"2"):
            raise RuntimeError(f"{path}: {answer[:300]!r}")
        found: dict[str, Any] = json.loads(content)
        return found
