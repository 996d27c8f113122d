"""The contract with clients: the types for TypeScript and the examples in the page are right."""

import re
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec
import pytest

from rauswurf.server.app import ROOMS, described
from rauswurf.server.protocol import http
from rauswurf.server.protocol.coach import AskWhy
from rauswurf.server.protocol.socket import ClientMessage, ServerMessage
from rauswurf.server.protocol.tables import AskAnybody, NewTable

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
EXAMPLES: list[tuple[str, str]] = re.findall(r"```json (\w+)\n(.*?)```", PAGE, re.DOTALL)
KINDS: dict[str, Any] = {
    "AskAnybody": AskAnybody,
    "AskBoard": http.AskBoard,
    "AskDelete": http.AskDelete,
    "AskPosition": http.AskPosition,
    "AskRematch": http.AskRematch,
    "AskShare": http.AskShare,
    "AskUnname": http.AskUnname,
    "AskWhy": AskWhy,
    "ClientMessage": ClientMessage,
    "Join": http.Join,
    "NewTable": NewTable,
    "Problem": http.Problem,
    "ServerMessage": ServerMessage,
}


def test_types_for_typescript_are_up_to_date(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "path", [str(ROOT / "tools"), *sys.path])
    message_types = import_module("message_types")

    assert message_types.TARGET.read_text("utf-8") == message_types.document(), "run make types"


@pytest.mark.parametrize(("kind", "text"), EXAMPLES)
def test_the_examples_of_the_page_are_messages(kind: str, text: str) -> None:
    assert msgspec.json.decode(text, type=KINDS[kind], strict=True)


@pytest.mark.parametrize("union", ["ClientMessage", "ServerMessage"])
def test_every_message_has_an_example(union: str) -> None:
    shown = {msgspec.json.decode(text)["type"] for kind, text in EXAMPLES if kind == union}
    assert shown == {kind.__struct_config__.tag for kind in KINDS[union].__args__}


def test_openapi_tells_every_request_once() -> None:
    told = described()
    answered = {
        (route.path, method.lower())
        for room in ROOMS
        for route in room.routes
        for method in (route.methods or set()) - {"HEAD"}
    }
    operations = {
        (path, method): operation
        for path, methods in told["paths"].items()
        for method, operation in methods.items()
    }
    assert set(operations) == answered
    names = [operation["operationId"] for operation in operations.values()]
    assert len(set(names)) == len(names)
    used = set(re.findall(r"#/components/schemas/(\w+)", msgspec.json.encode(told).decode()))
    assert used <= set(told["components"]["schemas"])


@pytest.mark.parametrize("number", ["re", "at"])
def test_messages_are_numbered_as_far_as_a_browser_can_count(number: str) -> None:
    """From 2**53 on, numbers of a browser are no longer exact."""
    largest = 2**53 - 1
    message = {"type": "roll", "re": 1, "at": 1, "faces": []}
    read: Any = msgspec.convert(message | {number: largest}, ClientMessage)
    assert getattr(read, number) == largest
    for wrong in (largest + 1, -2):
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert(message | {number: wrong}, ClientMessage)
