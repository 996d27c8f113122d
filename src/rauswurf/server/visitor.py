"""One connection over HTTP, until its request is complete: not too much, and not too slowly.

This builds on uvicorn's protocol for httptools, whose inside is nobody's promise: besides what
asyncio and httptools call, it uses `send_400_response` and `on_response_complete`.
tests/server/test_uvicorn.py says what to do when another version of uvicorn has changed them.
"""

from math import inf
from typing import TYPE_CHECKING, Any, cast

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from rauswurf.messages import message
from rauswurf.server.addresses import peer_of
from rauswurf.server.answers import as_http, problem
from rauswurf.server.errors import BAD, HEAD_TOO_LARGE, TOO_LARGE, TOO_OFTEN, Refuse

if TYPE_CHECKING:
    import asyncio

    from rauswurf.server.guard import Guard

PIECE = 4096  # bytes that are read before anybody looks how many there were
MOST_HEADERS = 100  # of one request; browsers send about twenty
MOST_AHEAD = 8  # requests of one connection that are sent before the first is answered


class Visitor(HttpToolsProtocol):
    """Reads requests as uvicorn does, within limits of bytes and of time."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        house = cast("Guard", self.config.app).house
        self.door, self.limits, self.pauses = (
            house.door,
            house.settings.limits,
            house.settings.pauses,
        )
        self.peer = ""
        self._is_in = False
        self._refusal: Refuse | None = None
        self._head_bytes = 0  # of the request that is being read
        self._has_head = False
        self._headers = 0
        self._body_bytes = 0  # as they are sent, with whatever stands between them
        self._unanswered = 0
        self._due = inf  # when we shall have waited long enough for the rest of a request
        self._stuck = inf  # when we shall have waited long enough for an answer to be taken

    # What asyncio calls.

    def connection_made(self, transport: "asyncio.Transport") -> None:  # type: ignore[override]
        """Let somebody in, if there is room."""
        super().connection_made(transport)
        self.peer = peer_of(transport)
        self._is_in = self.door.enter(self.peer)
        self._due = self.loop.time() + self.pauses.head
        self.door.guests.add(self)
        if not self._is_in:
            self._refuse(Refuse(message("server-too-many-connections"), TOO_OFTEN, retry_after=10))

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget somebody who has gone."""
        self.door.guests.discard(self)
        if self._is_in:
            self.door.leave(self.peer)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Read on, as long as it is not too much."""
        if self._due == inf:
            self._due = self.loop.time() + self.pauses.head
        for start in range(0, len(data), PIECE):
            if self.transport.is_closing():
                return
            self._read(data[start : start + PIECE])
            if self.transport.get_protocol() is not self:  # it is a socket now
                self.door.guests.discard(self)
                return

    def pause_writing(self) -> None:
        """Wait for somebody who takes what they asked for more slowly than we send it."""
        self._stuck = self.loop.time() + self.pauses.taking
        super().pause_writing()

    def resume_writing(self) -> None:
        """Go on: it was taken."""
        self._stuck = inf
        super().resume_writing()

    # What httptools calls.

    def on_message_begin(self) -> None:
        """A request begins."""
        self._unanswered += 1
        self._due = min(self._due, self.loop.time() + self.pauses.head)
        if self._unanswered > MOST_AHEAD:
            self._stop(Refuse(message("server-too-many-at-once", most=MOST_AHEAD), BAD))
        super().on_message_begin()

    def on_header(self, name: bytes, value: bytes) -> None:
        """One header more; those that may follow a body are of no use to anybody here."""
        if self._has_head:
            return
        self._headers += 1
        if self._headers > MOST_HEADERS:
            self._stop(Refuse(message("server-many-headers", most=MOST_HEADERS), HEAD_TOO_LARGE))
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        """We know what is wanted; what follows may take longer."""
        self._has_head = True
        self._due = self.loop.time() + self.pauses.body
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """A request is complete: now it is our turn."""
        self._has_head = False
        self._head_bytes = self._headers = self._body_bytes = 0
        self._due = inf
        super().on_message_complete()

    # What uvicorn calls.

    def on_response_complete(self) -> None:
        """A request is answered."""
        self._unanswered -= 1
        super().on_response_complete()

    def send_400_response(self, msg: str) -> None:
        """Say what is wrong with a request, in words of ours."""
        self._refuse(self._refusal or Refuse(message("server-bad-http"), BAD))

    # What the door calls.

    def show_out(self, now: float) -> None:
        """End, if somebody lets us wait: politely first, for good if that is not taken either."""
        if self.transport.is_closing():
            self._stuck = min(self._stuck, now + self.pauses.taking)
        if now > self._stuck:
            self.transport.abort()
        elif now > self._due:
            self.transport.close()

    def _read(self, piece: bytes) -> None:
        had_head = self._has_head
        super().data_received(piece)
        if self._due < inf and had_head == self._has_head:  # else it was a bit of both
            self._head_bytes += 0 if had_head else len(piece)
            self._body_bytes += len(piece) if had_head else 0
        most, largest = self.limits.head, self.limits.record
        if self._head_bytes > most:
            self._refuse(Refuse(message("server-head-too-large", most=most), HEAD_TOO_LARGE))
        elif self._body_bytes > 2 * largest:  # in small parts it may be sent as twice as much
            self._refuse(Refuse(message("server-too-large", most=largest), TOO_LARGE))

    def _stop(self, refusal: Refuse) -> None:
        """Let the parser stop, which can be done by an exception only."""
        self._refusal = refusal
        raise refusal

    def _refuse(self, refusal: Refuse) -> None:
        if not self.transport.is_closing():
            self.transport.write(as_http(*problem(refusal)))
            self.transport.close()
