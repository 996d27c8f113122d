"""A server answers to names that it knows, and to pages that may use it."""

import socket

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from rauswurf.server.allowed import Allowed, BadName, is_same, means_here, own_names
from tests.server.kit import Node, begin, running, scenario
from tests.server.test_command import fails

OPEN = {"game": "madn", "seats": [{}, {}]}
FRIENDS = "https://friends.example"


@pytest.mark.parametrize(
    "host",
    [
        *("127.0.0.1", "127.0.0.1:8520", "192.168.0.7:80", "[::1]", "[fe80::1]:8520"),
        *("localhost", "LOCALHOST:8520", "localhost.", "tables.localhost:1"),
        *("play.example", "Play.Example:443", "play.example."),
        socket.gethostname(),
        f"{socket.gethostname().partition('.')[0]}.local:8520",
    ],
)
def test_addresses_own_names_and_those_that_are_allowed_pass(host: str) -> None:
    assert Allowed(["play.example"]).has_host(host)


@pytest.mark.parametrize(
    "host",
    [
        *("evil.example", "evil.example:8520", "localhost.evil.example", "127.0.0.1.evil.example"),
        *("play.example.evil", "xplay.example", "", ":80", "[", "[::1", "a@localhost"),
        *("localhost:99999", "localhost:x", "localhost/x", "localhost?", "local host"),
    ],
)
def test_no_other_name_passes(host: str) -> None:
    assert not Allowed(["play.example"]).has_host(host)


def test_the_names_of_a_machine_are_the_short_and_the_long_one() -> None:
    assert own_names("Laptop.Fritz.Box.") == {"laptop.fritz.box", "laptop", "laptop.local"}
    assert own_names("") == frozenset()


@pytest.mark.parametrize("name", ["localhost", "tables.localhost", "127.0.0.1", "127.1.2.3", "::1"])
def test_some_names_lead_everybody_to_their_own_machine(name: str) -> None:
    assert means_here(name)


@pytest.mark.parametrize("name", ["play.example", "localhost.example", "192.168.0.7", "::2", ""])
def test_others_lead_elsewhere(name: str) -> None:
    assert not means_here(name)


def test_a_name_is_let_in_as_long_as_somebody_needs_it() -> None:
    allowed = Allowed()
    allowed.admit("Laptop.lan")
    allowed.admit("laptop.lan")
    allowed.dismiss("laptop.lan")
    assert allowed.has_host("laptop.lan:8520")
    allowed.dismiss("laptop.lan")
    assert not allowed.has_host("laptop.lan:8520")
    allowed.admit_page(FRIENDS)
    assert not allowed.is_foreign(FRIENDS, "127.0.0.1")
    allowed.dismiss_page(FRIENDS)
    assert allowed.is_foreign(FRIENDS, "127.0.0.1")


@pytest.mark.parametrize(
    ("origin", "host", "same"),
    [
        ("http://localhost:8520", "localhost:8520", True),
        ("https://play.example", "play.example", True),
        ("https://play.example", "play.example:443", True),
        ("http://[::1]:8520", "[::1]:8520", True),
        ("http://localhost:8521", "localhost:8520", False),
        ("http://play.example:443", "play.example", False),
        ("http://[", "[", False),
        ("null", "null", False),
        ("file://", "", False),
        ("http://", "", False),
    ],
)
def test_a_page_is_ours_if_name_and_port_are(origin: str, host: str, same: bool) -> None:
    assert is_same(origin, host) is same


def test_names_are_written_as_browsers_write_them() -> None:
    allowed = Allowed(["Bücher.example"], ["HTTPS://Friends.example:443/"])
    assert allowed.has_host("xn--bcher-kva.example")
    assert allowed.has_page(FRIENDS)


@pytest.mark.parametrize("given", ["http://play.example", "play.example:80", "a b", "", "a" * 64])
def test_what_is_no_name_is_refused_at_the_start(given: str) -> None:
    with pytest.raises(BadName):
        Allowed([given])


@pytest.mark.parametrize("given", ["play.example", "ftp://play.example", "https://a/b", "https://"])
def test_what_is_no_origin_is_refused_at_the_start(given: str) -> None:
    with pytest.raises(BadName):
        Allowed(origins=[given])


def test_the_command_says_what_would_be_right() -> None:
    assert "--allowed-host play.example" in fails("serve", "--port=0", "--allowed-host=http://x")
    assert "--origin https://play.example" in fails("serve", "--port=0", "--origin=x")


@scenario
async def test_a_name_that_leads_here_from_elsewhere_reaches_nothing(own_database: str) -> None:
    async with running(own_database) as node:
        table = await begin(node, "madn", "here", "here")
        for path in ("/", "/api/tables", f"/api/tables/{table.id}", "/metrics", "/healthz"):
            assert (await called("evil.example", node, path)).status_code == 421, path
        refused = await called("evil.example:8520", node, "/api/tables")
        assert refused.json()["message"]["id"] == "server-unknown-host"
        with pytest.raises(InvalidStatus) as closed:
            headers = {"Host": "evil.example", "Origin": "http://evil.example"}
            await connect(node.socket(table.id), additional_headers=headers)
        assert closed.value.response.status_code == 403
        node.server.house.allowed.admit("evil.example")
        assert (await called("evil.example", node, "/api/tables")).status_code == 200


async def called(host: str, node: Node, path: str) -> httpx.Response:
    return await node.http.get(path, headers={"Host": host})


@scenario
async def test_who_looks_at_a_refusal_in_a_browser_reads_words(own_database: str) -> None:
    async with running(own_database) as node:
        wants = {"Host": "x.example", "Accept": "text/html,*/*", "Accept-Language": "de"}
        refused = await node.http.get("/", headers=wants)
        assert refused.headers["content-type"] == "text/plain; charset=utf-8"
        assert "starte ihn mit --allowed-host x.example" in refused.text


@scenario
async def test_a_page_that_is_let_in_may_ask_and_read_the_answer(own_database: str) -> None:
    async with running(own_database, origins=(FRIENDS,)) as node:
        asks = {"Origin": FRIENDS, "Access-Control-Request-Method": "POST"}
        first = await node.http.options("/api/tables", headers=asks)
        assert first.status_code == 204
        assert "POST" in first.headers["access-control-allow-methods"]
        assert first.headers["access-control-allow-headers"] == "Content-Type"
        opened = await node.http.post("/api/tables", json=OPEN, headers={"Origin": FRIENDS})
        assert opened.status_code == 201
        assert opened.headers["access-control-allow-origin"] == FRIENDS
        assert "origin" in opened.headers["vary"].lower()
        refused = await node.http.post("/api/tables", json={}, headers={"Origin": FRIENDS})
        assert refused.status_code == 400
        assert refused.headers["access-control-allow-origin"] == FRIENDS, "it may read why"


@pytest.mark.parametrize("origin", ["https://evil.example", "http://[", "null", "\u00ff"])
@scenario
async def test_other_pages_may_neither_ask_nor_read(own_database: str, origin: str) -> None:
    async with running(own_database, origins=(FRIENDS,)) as node:
        headers = {b"Origin": origin.encode("latin-1")}
        refused = await node.http.post("/api/tables", json=OPEN, headers=headers)
        assert refused.status_code == 403
        assert refused.json()["message"]["id"] == "server-foreign-page"
        read = await node.http.get("/api/tables", headers=headers)
        assert "access-control-allow-origin" not in read.headers
