"""The home network is let in for as long as a table is shared, and by this machine only.

A second address of loopback stands for the home network: it has listeners of its own.
"""

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from urllib.parse import urlsplit

import httpx
import pytest
from websockets.asyncio.client import connect

from rauswurf.server import home, sharing
from rauswurf.server.serve import listen
from tests.server.kit import (
    AT_ONCE,
    PATIENCE,
    Client,
    Data,
    Node,
    Opened,
    begin,
    eventually,
    open_table,
    running,
    scenario,
    sit,
)

HOME = "127.0.0.2"
SOON = AT_ONCE._replace(sharing=0.0)


@pytest.fixture(autouse=True)
def at_home(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The addresses of this machine in its home network."""
    found = [HOME]
    monkeypatch.setattr(sharing, "home_addresses", lambda: found)
    return found


async def switch(node: Node, table: Opened, on: bool, status: int = 200) -> Data:
    body = {"token": table.tokens[0], "on": on}
    return await node.post(f"/api/tables/{table.id}/share", body, status)


async def state(node: Node, table: Opened) -> Data:
    return await node.get(f"/api/tables/{table.id}/share")


def port_of(node: Node) -> int:
    return urlsplit(node.base).port or 0


def is_open(node: Node, host: str = HOME) -> bool:
    """Does somebody in the home network get a connection?"""
    try:
        socket.create_connection((host, port_of(node)), timeout=PATIENCE).close()
    except ConnectionRefusedError:
        return False
    return True


@asynccontextmanager
async def phone(address: str) -> AsyncIterator[Node]:
    """Somebody who comes by the address of the invitation."""
    other = Node.__new__(Node)
    other.base = address
    async with httpx.AsyncClient(base_url=address, timeout=PATIENCE) as other.http:
        yield other


@scenario
async def test_a_phone_joins_and_plays_while_a_table_is_shared(own_database: str) -> None:
    async with running(own_database) as node:
        table = await open_table(node, "madn", "here", "link")
        await sit(node, table, 0)
        assert await state(node, table) == {"state": "off", "addresses": []}
        assert not is_open(node)

        told = await switch(node, table, on=True)
        assert told == {"state": "on", "addresses": [f"http://{HOME}:{port_of(node)}"]}
        assert await state(node, table) == told
        async with phone(told["addresses"][0]) as guest:
            assert (await guest.get(f"/api/codes/{table.code}"))["id"] == table.id
            await sit(guest, table, 1)
            client = await Client.at(guest, table, [1])
            first = await Client.at(node, table, [0])
            await first.play_on(until=lambda: client.may_act)
            assert (await client.act())["type"] == "done"

            assert await switch(node, table, on=False) == {"state": "off", "addresses": []}
            await client.until(lambda: client.closed is not None)
            assert not is_open(node)
            assert first.closed is None, "who plays at this machine goes on"
        again = await switch(node, table, on=True)
        assert again == told, "the same address, so that the phones come back by themselves"


@scenario
async def test_two_tables_share_until_the_last_one_is_given_up(own_database: str) -> None:
    async with running(own_database) as node:
        one = await open_table(node, "madn", "here", "link")
        other = await open_table(node, "madn", "here", "link")
        for table in (one, one, other):
            await switch(node, table, on=True)
        await switch(node, one, on=False)
        assert (await state(node, one))["state"] == "off"
        assert (await state(node, other))["state"] == "on"
        assert is_open(node)
        await node.post(f"/api/tables/{other.id}/delete", {"token": other.tokens[0]})
        assert not is_open(node)


@scenario
async def test_it_is_off_again_when_the_table_is_over(own_database: str) -> None:
    async with running(own_database, pauses=SOON) as node:
        table = await begin(node, "madn", "here", "here")
        client = await Client.at(node, table, [0, 1])
        await switch(node, table, on=True)
        await asyncio.sleep(1.2)  # two looks of the house
        assert is_open(node), "somebody plays"
        await client.play_on()
        await eventually(lambda: not is_open(node))
        assert (await state(node, table))["state"] == "off"


@scenario
async def test_it_is_off_again_when_nobody_is_there_any_more(own_database: str) -> None:
    async with running(own_database, pauses=SOON) as node:
        table = await open_table(node, "madn", "here", "link")
        client = await Client.at(node, table, [0])
        await switch(node, table, on=True)
        await client.close()
        await eventually(lambda: not is_open(node))


@scenario
async def test_a_rematch_is_shared_as_well(own_database: str) -> None:
    async with running(own_database) as node:
        table = await begin(node, "madn", "here", "here")
        client = await Client.at(node, table, [0, 1])
        await switch(node, table, on=True)
        await client.play_on()
        asked = {"token": table.tokens[0]}
        new = await node.post(f"/api/tables/{table.id}/rematch", asked)
        await switch(node, table, on=False)
        told = await node.get(f"/api/tables/{new['id']}/share")
        assert told["state"] == "on"
        assert is_open(node)


@scenario
async def test_whoever_presses_twice_gets_what_they_pressed_last(own_database: str) -> None:
    async with running(own_database) as node:
        table = await open_table(node, "madn", "here", "link")
        house = node.server.house
        for _ in range(20):
            opening = asyncio.create_task(house.sharing.switch_on(table.id))
            for _ in range(3):
                await asyncio.sleep(0)
            house.sharing.switch_off(table.id)
            await opening
            assert not is_open(node)
            assert (await state(node, table))["state"] == "off"


# Who has the switch.


@scenario
async def test_only_who_opened_the_table_has_the_switch(own_database: str) -> None:
    async with running(own_database) as node:
        table = await begin(node, "madn", "here", "link")
        body = {"token": table.tokens[1], "on": True}
        refused = await node.post(f"/api/tables/{table.id}/share", body, 403)
        assert refused["message"]["id"] == "server-share-not-yours"
        assert not is_open(node)


@pytest.mark.parametrize(
    "headers",
    [
        {"X-Forwarded-For": "192.168.1.7"},
        {"Forwarded": "for=192.168.1.7"},
        {"Via": "1.1 proxy"},
        {"Host": "192.168.1.5:8520"},
        {"Host": "rauswurf.test"},
        {"Host": socket.gethostname()},
    ],
)
@scenario
async def test_only_this_machine_has_the_switch(own_database: str, headers: Data) -> None:
    async with running(own_database, hosts=("rauswurf.test",)) as node:
        table = await open_table(node, "madn", "here", "link")
        path = f"/api/tables/{table.id}/share"
        body = {"token": table.tokens[0], "on": True}
        refused = await node.http.post(path, json=body, headers=headers)
        assert refused.status_code == 403
        assert refused.json()["message"]["id"] == "server-share-not-here"
        told = await node.http.get(path, headers=headers)
        assert told.json() == {"state": "elsewhere", "addresses": []}
        assert not is_open(node)


@scenario
async def test_a_page_of_somebody_else_cannot_press_it(own_database: str) -> None:
    async with running(own_database) as node:
        table = await open_table(node, "madn", "here", "link")
        path = f"/api/tables/{table.id}/share"
        body = {"token": table.tokens[0], "on": True}
        refused = await node.http.post(path, json=body, headers={"Origin": "https://evil.example"})
        assert refused.status_code == 403
        assert not is_open(node)


@scenario
async def test_who_came_in_by_the_home_network_has_no_switch(own_database: str) -> None:
    async with running(own_database) as node:
        table = await open_table(node, "madn", "here", "link")
        told = await switch(node, table, on=True)
        async with phone(told["addresses"][0]) as guest:
            refused = await switch(guest, table, on=False, status=403)
            assert refused["message"]["id"] == "server-share-not-here"
            assert await state(guest, table) == {"state": "elsewhere", "addresses": []}
        assert is_open(node)


@scenario
async def test_behind_a_proxy_there_is_no_switch(own_database: str) -> None:
    async with running(own_database, proxies=("127.0.0.1",)) as node:
        table = await open_table(node, "madn", "here", "link")
        assert (await state(node, table))["state"] == "elsewhere"
        await switch(node, table, on=True, status=403)


# What can be in the way.


@scenario
async def test_without_a_network_it_says_so(own_database: str, at_home: list[str]) -> None:
    at_home.clear()
    async with running(own_database) as node:
        table = await open_table(node, "madn", "here", "link")
        refused = await switch(node, table, on=True, status=409)
        assert refused["message"]["id"] == "server-share-no-network"
        assert (await state(node, table))["state"] == "off"


@scenario
async def test_an_address_that_cannot_be_used_is_told(
    own_database: str, at_home: list[str]
) -> None:
    at_home[:] = ["203.0.113.77"]
    async with running(own_database) as node:
        table = await open_table(node, "madn", "here", "link")
        refused = await switch(node, table, on=True, status=409)
        assert refused["message"]["id"] == "server-share-failed"
        assert refused["message"]["values"]["address"] == "203.0.113.77"


@scenario
async def test_a_port_that_is_taken_there_is_exchanged(own_database: str) -> None:
    async with running(own_database) as node:
        with listen(HOME, port_of(node)):
            table = await open_table(node, "madn", "here", "link")
            [address] = (await switch(node, table, on=True))["addresses"]
            assert urlsplit(address).port != port_of(node)
            async with phone(address) as guest:
                await guest.get(f"/api/tables/{table.id}")


@scenario
async def test_several_networks_are_all_named(own_database: str, at_home: list[str]) -> None:
    at_home.append("127.0.0.3")
    async with running(own_database) as node:
        table = await open_table(node, "madn", "here", "link")
        told = await switch(node, table, on=True)
        assert [urlsplit(found).hostname for found in told["addresses"]] == at_home
        assert all(is_open(node, host) for host in at_home)
        await switch(node, table, on=False)
        assert not any(is_open(node, host) for host in at_home)


# Until the server ends.


@scenario
async def test_a_server_may_share_until_it_ends(own_database: str) -> None:
    async with running(own_database, pauses=SOON, shares=True) as node:
        table = await open_table(node, "madn", "here", "link")
        told = await state(node, table)
        assert told == {"state": "always", "addresses": [f"http://{HOME}:{port_of(node)}"]}
        async with phone(told["addresses"][0]) as guest, connect(guest.socket(table.id)) as line:
            await switch(node, table, on=False)
            await asyncio.sleep(1.2)  # two looks of the house
            assert is_open(node)
            node.server.should_exit = True
            await asyncio.wait_for(line.wait_closed(), PATIENCE)
    assert not is_open(node)


# Addresses.


def test_only_private_addresses_are_a_home() -> None:
    private = ("192.168.1.5", "10.0.0.7", "172.16.3.4")
    others = ("8.8.8.8", "127.0.0.1", "127.0.1.1", "169.254.7.7", "0.0.0.0", "100.64.0.1")
    assert all(map(home.is_private, private))
    assert not any(map(home.is_private, others))


def test_the_way_out_is_first_and_tunnels_are_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    interfaces = {
        "lo": "127.0.0.1",
        "docker0": "172.17.0.1",
        "wlan0": "192.168.1.5",
        "eth0": "192.168.2.5",
        "tun0": "10.8.0.2",
    }
    monkeypatch.setattr(home, "interface_addresses", lambda: interfaces)
    monkeypatch.setattr(home, "named_addresses", lambda: ["127.0.1.1", "192.168.1.5"])
    monkeypatch.setattr(home, "way_out", lambda: ["192.168.2.5"])
    assert home.home_addresses() == ["192.168.2.5", "192.168.1.5"]
    monkeypatch.setattr(home, "way_out", lambda: ["10.8.0.2"])
    assert home.home_addresses() == ["192.168.1.5", "192.168.2.5"]


def test_what_this_machine_says_about_itself_can_be_used() -> None:
    for address in home.home_addresses():
        with listen(address, 0) as found:
            assert found.getsockname()[0] == address
