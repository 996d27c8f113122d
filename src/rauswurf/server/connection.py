"""One client at the other end of a socket: nobody ever waits for it.

The WebSocket protocol is that of `websockets`, by its documented Sans-I/O side; here are the bytes,
the times, and the limits of both. There are thousands of these, and most of them are silent, so
nothing is kept that is needed only once.
"""

import asyncio
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import TYPE_CHECKING, Any, cast

from starlette.datastructures import Headers
from uvicorn import Config
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode
from websockets.http11 import Request
from websockets.protocol import SEND_EOF, State
from websockets.server import ServerProtocol

from rauswurf.messages.languages import accepted_language
from rauswurf.server.addresses import peer_of
from rauswurf.server.errors import Refuse
from rauswurf.server.limits import Bucket
from rauswurf.server.logs import LOGGER

if TYPE_CHECKING:
    from rauswurf.server.guard import Guard

# Why a socket is closed; docs/protocol.md tells them to clients.
NOT_UNDERSTOOD, NO_SEAT, NO_TABLE, TOO_SLOW, TOO_MUCH = 4400, 4401, 4404, 4408, 4429
DONE, BAD_TEXT, BROKEN, RESTARTING, TRY_LATER = 1000, 1007, 1011, 1012, 1013

SWITCHING = 101
SECONDS_TO_CLOSE = 2.0  # for the other end to say goodbye too
PING = 20.0  # seconds between signs of life
MOMENT = 0.01
PIECE = 4096  # bytes that are read before anybody looks how many frames they were


class Gone(Exception):
    """The client has gone, or was shown out."""


class Connection(asyncio.Protocol):
    """A client: hears at once what it is told; what it says is kept until somebody asks for it.

    uvicorn makes these, when a request wants to become a socket.
    """

    __slots__ = (
        "_bucket",
        "_frames",
        "_guard",
        "_is_over",
        "_is_paused",
        "_is_silent",
        "_news",
        "_parts",
        "_peer",
        "_protocol",
        "_state",
        "_timer",
        "_transport",
        "address",
        "hands",
        "is_host",
    )

    def __init__(self, config: Config, server_state: ServerState, app_state: object) -> None:
        self._guard = cast("Guard", config.app)
        self._state = server_state
        limits = self._guard.house.settings.limits
        self._protocol = ServerProtocol(max_size=limits.message)
        self._bucket = Bucket(limits.messages, asyncio.get_running_loop().time())
        self._timer: asyncio.TimerHandle | None = None
        self._frames: list[str | bytes] = []  # what nobody has asked for yet
        self._parts: list[Frame] = []  # of a message that is not complete
        self._news: asyncio.Future[None] | None = None  # what `receive` waits for
        self._is_paused = self._is_silent = self._is_over = False
        self.address = ""  # by which limits are counted
        self.hands: frozenset[int] = frozenset()  # the seats that this client has
        self.is_host = False  # did whoever is there open the table?

    # What those do who serve a client.

    def send(self, text: str) -> bool:
        """Send a message; False if the client takes too little: then it is cut off."""
        if self._protocol.state is State.OPEN and not self._is_over:
            self._protocol.send_text(text.encode())
            self._flush()
        return not self._transport.is_closing()

    async def receive(self) -> str | bytes:
        """What the client says next; raises Gone."""
        while not self._frames:
            if self._is_over:
                raise Gone
            self._news = asyncio.get_running_loop().create_future()
            await self._news
        frame = self._frames.pop(0)
        if not self._frames:
            self._read_on()
        return frame

    async def flush(self, seconds: float) -> None:
        """Wait until everything is sent, but not for long."""
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                while self._transport.get_write_buffer_size():
                    await asyncio.sleep(MOMENT)

    def close(self, code: int) -> None:
        """Say goodbye; whoever does not answer is cut off soon."""
        if self._is_over:
            return
        if self._protocol.state is State.OPEN:
            self._protocol.send_close(code)
            self._flush()
        self._end()

    def cut(self) -> None:
        """End at once: a goodbye would only wait behind all that was not taken."""
        self._end()
        self._transport.abort()

    # What asyncio and uvicorn call.

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """A connection that came in for HTTP is to be a socket."""
        self._transport = cast(asyncio.Transport, transport)
        self._peer = peer_of(transport)
        self._state.connections.add(self)  # type: ignore[arg-type]  # to be told of the end

    def data_received(self, data: bytes) -> None:
        """Read on: first the request, then frames."""
        self._is_silent = False
        for start in range(0, len(data), PIECE):
            self._protocol.receive_data(data[start : start + PIECE])
            for event in self._protocol.events_received():
                if isinstance(event, Request):
                    self._open(event)
                elif isinstance(event, Frame) and not self._is_over:
                    self._take(event)
            self._flush()
            if self._transport.is_closing():
                return

    def connection_lost(self, exc: Exception | None) -> None:
        """The client has gone."""
        self._state.connections.discard(self)
        self._guard.house.door.leave(self._peer)
        self._end()
        self._plan(0, None)

    def shutdown(self) -> None:
        """The server ends."""
        self.close(RESTARTING)

    # Inside.

    def _open(self, request: Request) -> None:
        """Become a socket, or refuse to."""
        response = self._protocol.accept(request)
        if response.status_code == SWITCHING:
            headers = headers_of(request)
            try:
                table, self.address = self._guard.admit(request.path, headers, self._peer)
            except Refuse as refusal:
                language = accepted_language(headers.get("accept-language", ""))
                response = self._protocol.reject(refusal.status, refusal.message.text(language))
        self._protocol.send_response(response)
        self._flush()
        if response.status_code == SWITCHING:
            self._plan(PING, self._look)
            self._start(self._guard.serve_socket(self._guard.house, self, table))
        else:
            self._end()
            self._transport.close()

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(self._serve(work))
        self._state.tasks.add(task)
        task.add_done_callback(self._state.tasks.discard)

    async def _serve(self, work: Coroutine[Any, Any, None]) -> None:
        code = DONE
        try:
            await work
        except Gone:
            pass
        except Exception:  # a mistake of ours
            code = BROKEN
            LOGGER.exception("a socket failed")
        finally:
            self.close(code)

    def _take(self, frame: Frame) -> None:
        """Count a frame, whatever it is, and keep what is said with it."""
        rate = self._guard.house.settings.limits.messages
        if self._bucket.wait(rate, asyncio.get_running_loop().time()) > 0:
            self.close(TOO_MUCH)
        elif frame.opcode in (Opcode.TEXT, Opcode.BINARY, Opcode.CONT):
            self._parts.append(frame)
            if frame.fin:
                self._keep(self._parts)
                self._parts = []

    def _keep(self, parts: list[Frame]) -> None:
        data = b"".join(part.data for part in parts)
        try:
            self._frames.append(data.decode() if parts[0].opcode is Opcode.TEXT else data)
        except UnicodeDecodeError:
            self.close(BAD_TEXT)
            return
        if not self._is_paused:
            self._is_paused = True
            self._transport.pause_reading()
        self._wake()

    def _flush(self) -> None:
        """Send what is to be sent, unless too much waits to be taken."""
        data = self._protocol.data_to_send()
        if not data or self._transport.is_closing():
            return
        waiting = self._transport.get_write_buffer_size()
        if waiting > self._guard.house.settings.limits.waiting:
            self._guard.house.drop(self)
            return
        self._transport.write(b"".join(data))
        if data[-1] == SEND_EOF:
            self._end()
            self._transport.close()

    def _look(self) -> None:
        """Is somebody there? A client that gives no sign of life is cut off."""
        if self._is_silent and not self._is_paused:
            self.cut()
            return
        self._is_silent = True
        self._protocol.send_ping(b"")
        self._flush()
        if not self._is_over:
            self._plan(PING, self._look)

    def _end(self) -> None:
        """Nothing is said or heard any more; who does not go soon is cut off."""
        if self._is_over:
            return
        self._is_over = True
        self._frames.clear()
        self._plan(SECONDS_TO_CLOSE, self._transport.abort)
        self._read_on()  # or the other end's goodbye would not be heard
        self._wake()

    def _plan(self, seconds: float, call: Callable[[], None] | None) -> None:
        """The one thing that will happen by itself."""
        if self._timer:
            self._timer.cancel()
        loop = asyncio.get_running_loop()
        self._timer = loop.call_later(seconds, call) if call else None

    def _read_on(self) -> None:
        if self._is_paused:
            self._is_paused = False
            if not self._transport.is_closing():
                self._transport.resume_reading()

    def _wake(self) -> None:
        if self._news and not self._news.done():
            self._news.set_result(None)


def headers_of(request: Request) -> Headers:
    """The headers of a request as those of HTTP are kept."""
    items = request.headers.raw_items()
    return Headers(
        raw=[(name.lower().encode(), value.encode("latin-1", "replace")) for name, value in items]
    )
