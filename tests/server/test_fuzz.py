"""Whatever is sent, the server answers in words, goes on, and changes nothing."""

import asyncio
import json
import threading
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from rauswurf.server.serve import listen, make_server, sqlite_address
from tests.server.kit import PATIENCE, Client, Node, Opened, begin, running, scenario, settings_for

EXAMPLES = 12  # of each operation
FRAMES = 60

SLOWLY = [HealthCheck.too_slow, HealthCheck.function_scoped_fixture]


# HTTP.


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server in a thread, since what asks it does not wait."""
    folder: Path = tmp_path_factory.mktemp("fuzz")
    server = make_server(settings_for(sqlite_address(folder / "t.sqlite")))
    listening = listen("127.0.0.1", 0)
    thread = threading.Thread(
        target=lambda: asyncio.run(server.live(listening, heeds_signals=False))
    )
    ready = threading.Event()
    server.when_ready(ready.set)
    thread.start()
    assert ready.wait(PATIENCE)
    yield f"http://127.0.0.1:{listening.getsockname()[1]}"
    server.should_exit = True
    thread.join(PATIENCE)


@pytest.fixture(scope="module")
def api(served: str) -> Any:
    """What the server says about itself."""
    return schemathesis.openapi.from_url(f"{served}/api/openapi.json")


schema = schemathesis.pytest.from_fixture("api")


@pytest.mark.slow
@schema.parametrize()
@settings(max_examples=EXAMPLES, deadline=None, suppress_health_check=SLOWLY)
def test_http_keeps_what_openapi_promises(case: Any) -> None:
    case.call_and_validate(excluded_checks=[schemathesis.checks.positive_data_acceptance])


# Sockets.

numbers = st.integers(-2, 2**64) | st.none() | st.floats(allow_nan=False)
texts = st.text(max_size=30)
values = st.recursive(
    numbers | texts | st.booleans(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(texts, inner, max_size=3),
    max_leaves=5,
)
kinds = st.sampled_from(["hello", "roll", "play", "why", "undo", "answer", "chat", "happened", ""])
moves = st.sampled_from(["roll", "pass", "0-1", "B-0", "keep all", "x", "stone 3", "hunt 9"])
requests = st.fixed_dictionaries(
    {"type": kinds, "re": st.integers(0, 5) | values},
    optional={
        "at": st.integers(-1, 5) | values,
        "seat": st.integers(-1, 7) | values,
        "move": moves | values,
        "faces": st.lists(st.integers(0, 7), max_size=8) | values,
        "piece": st.integers(-1, 99) | values,
        "place": st.integers(-1, 300) | values,
        "yes": st.booleans() | values,
        "text": texts | values,
        "version": st.just(1) | values,
        "tokens": st.lists(texts, max_size=2) | values,
        "seen": st.integers(-2, 9) | values,
        "extra": values,
    },
)
frames = requests.map(json.dumps) | values.map(json.dumps) | texts | st.binary(max_size=30)
KNOWN = {"welcome", "happened", "presence", "done", "refused", "because", "closing"}


@scenario
async def test_no_frame_breaks_a_table(own_database: str) -> None:
    async with running(own_database) as node:
        table = await begin(node, "madn", "here", "link")
        owner = await Client.at(node, table, [0, 1])
        loop = asyncio.get_running_loop()

        @settings(max_examples=FRAMES, deadline=None, suppress_health_check=SLOWLY)
        @given(st.lists(frames, min_size=1, max_size=6), st.booleans())
        def attack(sent: list[str | bytes], greets: bool) -> None:
            spoken = asyncio.run_coroutine_threadsafe(talk(node, table, sent, greets), loop)
            assert spoken.result(PATIENCE) <= KNOWN

        await asyncio.to_thread(attack)
        assert {event["event"]["type"] for event in owner.events} == {"joined"}
        assert (await owner.roll())["type"] == "done"
        assert b'status="500"' not in (await node.http.get("/metrics")).content


async def talk(node: Node, table: Opened, sent: list[str | bytes], greets: bool) -> set[str]:
    """Say all this as a spectator, or without a greeting; returns the kinds of answers."""
    heard = set()
    async with connect(node.socket(table.id), compression=None) as socket:
        with suppress(ConnectionClosed):
            if greets:
                await socket.send('{"type":"hello","re":0,"version":1}')
            for frame in sent:
                await socket.send(frame)
            await socket.send('{"type":"why","re":9,"move":"0-1"}')
            while True:
                answer = json.loads(await asyncio.wait_for(socket.recv(), PATIENCE))
                heard.add(answer["type"])
                if answer["type"] == "because" and answer["re"] == 9:
                    break
    return heard
