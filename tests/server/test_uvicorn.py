"""What we build on in uvicorn, besides what it promises: if this fails, uvicorn has changed.

What to do then: read `uvicorn/protocols/http/httptools_impl.py` and `uvicorn/server.py` of the new
version beside `server/visitor.py`, `server/connection.py` and `server/serve.py`, put these right,
let tests/server/test_door.py and test_reliability.py say that everything holds, and raise the
ceiling in pyproject.toml and below. It is not much: without `Visitor` the server would serve as
well, but take whatever is sent, for as long as somebody likes.
"""

import inspect
import tomllib
from importlib.metadata import version
from pathlib import Path

import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from rauswurf.server.connection import Connection
from rauswurf.server.serve import Server
from rauswurf.server.visitor import Visitor

WHAT_TO_DO = __doc__
PYPROJECT = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text("utf-8"))

REPLACED = {
    Visitor: (
        HttpToolsProtocol,
        {"__init__", "connection_made", "connection_lost", "data_received"}
        | {"pause_writing", "resume_writing"}
        | {"on_message_begin", "on_header", "on_headers_complete", "on_message_complete"}
        | {"on_response_complete", "send_400_response"},
    ),
    Server: (uvicorn.Server, {"__init__", "startup", "shutdown", "capture_signals"}),
}


def test_a_version_of_uvicorn_that_nobody_has_looked_at_is_kept_out() -> None:
    [wanted] = [line for line in PYPROJECT["project"]["dependencies"] if line.startswith("uvicorn")]
    assert wanted == "uvicorn>=0.54,<0.55", WHAT_TO_DO
    assert version("uvicorn").startswith("0.54."), WHAT_TO_DO


def test_what_we_replace_is_still_there_and_takes_the_same() -> None:
    for ours, (theirs, names) in REPLACED.items():
        for name in names:
            assert callable(getattr(theirs, name, None)), (theirs, name, WHAT_TO_DO)
            assert name in vars(ours), (ours, name)
        inherited = {name for name in vars(ours) if name in vars(theirs)} - names
        assert inherited <= {"__module__", "__doc__", "__annotations__"}, inherited


def test_sockets_are_made_as_uvicorn_makes_them() -> None:
    source = inspect.getsource(HttpToolsProtocol.handle_websocket_upgrade)
    arguments = [name for name in inspect.signature(Connection).parameters if f"{name}=" in source]
    assert arguments == ["config", "server_state", "app_state"], WHAT_TO_DO
    for call in ("protocol.connection_made(", "protocol.data_received(", "set_protocol(protocol)"):
        assert call in source, (call, WHAT_TO_DO)


def test_another_listener_serves_as_uvicorn_does() -> None:
    source = inspect.getsource(uvicorn.Server.startup)
    for call in (
        "config=config,",
        "server_state=self.server_state",
        "app_state=self.lifespan.state",
    ):
        assert call in source, (call, WHAT_TO_DO)
    assert "self.servers" in source, WHAT_TO_DO


def test_the_end_of_the_server_is_told_to_sockets() -> None:
    assert "connection.shutdown()" in inspect.getsource(uvicorn.Server.shutdown), WHAT_TO_DO
    state = inspect.getsource(uvicorn.server.ServerState)
    assert "self.connections" in state, WHAT_TO_DO
    assert "self.tasks" in state, WHAT_TO_DO
