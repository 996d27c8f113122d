"""Signs and words between players, and what whoever opened a table can do about them."""

import asyncio

import httpx

from rauswurf.server.limits import Rate
from tests.server.kit import (
    GENEROUS,
    Client,
    Data,
    Node,
    Opened,
    begin,
    open_table,
    play_out,
    running,
    scenario,
    sit,
)


async def refusal(client: Client, kind: str, **data: object) -> str:
    """The id of the sentence that refuses a request."""
    answer = await client.ask(kind, **data)
    assert answer["type"] == "refused", answer
    return str(answer["message"]["id"])


async def guests(node: Node) -> tuple[Opened, list[Client]]:
    """A host and two who came by link; a bot plays too."""
    table = await begin(node, "madn", "here", "link", "link", "bot")
    return table, [await Client.at(node, table, [seat]) for seat in range(3)]


async def join(node: Node, table: Opened, name: str, address: str, status: int = 200) -> Data:
    """Somebody joins with the code, from an address behind our proxy."""
    body = {"name": name, "words": "abc", "code": table.code}
    answer: httpx.Response = await node.http.post(
        f"/api/tables/{table.id}/join", json=body, headers={"X-Forwarded-For": address}
    )
    assert answer.status_code == status, answer.text
    return dict(answer.json())


@scenario
async def test_a_sign_is_shown_to_everybody(database: str) -> None:
    async with running(database) as node:
        _, (host, two, _) = await guests(node)
        assert (await two.ask("react", seat=1, sign="luck"))["type"] == "done"
        await host.until(lambda: host.events[-1]["event"]["type"] == "reacted")
        last = host.events[-1]
        assert last["event"] == {"type": "reacted", "seat": 1, "sign": "luck"}
        assert last["told"][0]["id"] == "server-told-luck"
        assert last["view"] is None
        assert await refusal(two, "react", seat=0, sign="luck") == "server-not-your-seat"
        assert await refusal(two, "react", seat=1, sign="rude") == "server-not-understood"


@scenario
async def test_nobody_shows_signs_all_the_time(own_database: str) -> None:
    limits = GENEROUS._replace(talk=Rate(2, per=3600))
    async with running(own_database, limits=limits) as node:
        _, (host, two, _) = await guests(node)
        await two.ask("react", seat=1, sign="wow")
        await two.ask("chat", seat=1, text="hello")
        assert await refusal(two, "react", seat=1, sign="wow") == "server-too-often"
        assert await refusal(two, "chat", seat=1, text="again") == "server-too-often"
        assert (await host.ask("react", seat=0, sign="wow"))["type"] == "done", "others may"


@scenario
async def test_the_host_switches_both_off_and_on(own_database: str) -> None:
    async with running(own_database) as node:
        table, (host, two, _) = await guests(node)
        off = {"chat": False, "reactions": False}
        assert await refusal(two, "talk", **off) == "server-host-only"
        await host.ask("talk", **off)
        await two.until(lambda: not two.table["chat"])
        assert await refusal(two, "chat", seat=1, text="hello") == "server-chat-off"
        assert await refusal(host, "react", seat=0, sign="oh") == "server-reactions-off"
        late = await Client.at(node, table, [2])
        assert (late.table["chat"], late.table["reactions"]) == (False, False)
        await host.ask("talk", chat=False, reactions=True)
        assert (await two.ask("react", seat=1, sign="oh"))["type"] == "done"


@scenario
async def test_the_host_mutes_a_guest_and_nobody_else(own_database: str) -> None:
    async with running(own_database) as node:
        _, (host, two, three) = await guests(node)
        assert await refusal(two, "mute", seat=2, on=True) == "server-host-only"
        for seat in (0, 3):  # the host, and a bot
            assert await refusal(host, "mute", seat=seat, on=True) == "server-not-a-guest"
        await host.ask("mute", seat=1, on=True)
        await two.until(lambda: two.table["seats"][1]["muted"])
        assert await refusal(two, "chat", seat=1, text="hello") == "server-muted"
        assert await refusal(two, "react", seat=1, sign="oh") == "server-muted"
        assert (await three.ask("react", seat=2, sign="oh"))["type"] == "done"
        await host.ask("mute", seat=1, on=False)
        assert (await two.ask("chat", seat=1, text="hello"))["type"] == "done"


@scenario
async def test_who_is_removed_before_the_game_leaves_a_free_seat(database: str) -> None:
    async with running(database) as node:
        table = await open_table(node, "madn", "here", "link", "link")
        await sit(node, table, 0)
        await sit(node, table, 1, "Ben")
        host = await Client.at(node, table, [0])
        await host.ask("remove", seat=1)
        await host.until(lambda: not host.table["seats"][1]["taken"])
        assert host.table["seats"][1]["name"] == ""
        assert (await Client.at(node, table, [1])).closed == 4401, "the old token is good no more"
        del table.tokens[1]
        assert await sit(node, table, 1, "Cleo") == 1
        assert await sit(node, table, 2, "Dora") == 2
        await host.until(lambda: host.view is not None)


@scenario
async def test_a_bot_plays_for_who_is_removed_until_somebody_comes(database: str) -> None:
    async with running(database) as node:
        table, (host, two, three) = await guests(node)
        assert await refusal(two, "remove", seat=2) == "server-host-only"
        assert await refusal(host, "remove", seat=0) == "server-not-a-guest"
        await host.ask("remove", seat=1)
        await two.until(lambda: two.table["seats"][1]["away"])
        assert await refusal(two, "chat", seat=1, text="hey") == "server-not-your-seat"
        assert await refusal(host, "remove", seat=1) == "server-seat-free"
        enough = lambda: len(host.events) > 40  # noqa: E731  # nobody waits for that seat
        await asyncio.gather(host.play_on(until=enough), three.play_on(until=enough))
        before = host.table["dice"]["contributions"]
        del table.tokens[1]
        assert await sit(node, table, None, "Cleo") == 1
        cleo = await Client.at(node, table, [1])
        seat = cleo.table["seats"][1]
        assert (seat["name"], seat["taken"], seat["away"]) == ("Cleo", True, False)
        assert cleo.table["dice"]["contributions"] == before, "the dice are fixed"
        await play_out(host, cleo, three)
        verdict = await node.get(f"/api/tables/{table.id}/verify")
        assert verdict["holds"], verdict


@scenario
async def test_who_is_blocked_does_not_come_back(database: str) -> None:
    async with running(database, proxies=("127.0.0.1",)) as node:
        table = await open_table(node, "madn", "here", "link", "link")
        await sit(node, table, 0)
        rude = await join(node, table, "Rude", "203.0.113.7")
        host = await Client.at(node, table, [0])
        await host.ask("remove", seat=rude["seat"], block=True)
        again = await join(node, table, "Rude again", "203.0.113.7", status=403)
        assert again["message"]["id"] == "server-blocked"
        text = str([one["event"] for one in host.events])
        assert "203.0.113.7" not in text
        assert (await join(node, table, "Kind", "203.0.113.8"))["seat"] == rude["seat"]
    async with running(database, proxies=("127.0.0.1",)) as node:
        again = await join(node, table, "Rude again", "203.0.113.7", status=403)
        assert again["message"]["id"] == "server-blocked", "the log remembers it"


@scenario
async def test_another_node_knows_who_was_removed(shared_database: str) -> None:
    async with running(shared_database) as node, running(shared_database) as other:
        table, (host, _, _) = await guests(node)
        two = await Client.at(other, table, [1])
        await host.ask("remove", seat=1)
        await two.until(lambda: two.table["seats"][1]["away"])
        assert await refusal(two, "react", seat=1, sign="oh") == "server-not-your-seat"
        del table.tokens[1]
        assert await sit(other, table, None, "Cleo") == 1
        await host.until(lambda: host.table["seats"][1]["name"] == "Cleo")
