"""A game that ends early: all agree who are there, or whoever opened the table says so."""

from typing import Any

from rauswurf.server.protocol.events import Rolled, Voted
from tests.server.kit import (
    AT_ONCE,
    Client,
    Data,
    Node,
    Opened,
    begin,
    eventually_true,
    running,
    scenario,
)
from tests.server.test_consent import seated

LEAD = "yellow a b c d / green 2 5 a d / red 14 11 B d / black B B B d ; turn green"
PLACES = [1, 2, 3, 4]  # home, then two pieces in the goal, then one and more fields
QUICK = AT_ONCE._replace(leaving=0.3)


async def three_at(node: Node, *kinds: str, **choice: Any) -> tuple[Opened, list[Client]]:
    """People at screens of their own, in a game that somebody has won already."""
    variants = {"play-on": "on"}
    table = await begin(
        node, "madn", *kinds, position=LEAD, variants=variants, absence={"kind": "wait"}, **choice
    )
    people = [seat for seat, kind in enumerate(kinds) if kind != "bot"]
    return table, [await Client.at(node, table, [seat]) for seat in people]


async def ended(client: Client) -> Data:
    """The last event, when the game is over."""
    await client.until(lambda: client.is_over)
    found = [one for one in client.events if one["event"]["type"] == "ended"]
    assert len(found) == 1
    return found[0]


@scenario
async def test_all_agree_and_the_places_stand(database: str) -> None:
    async with running(database) as node:
        table, (one, two, three) = await three_at(node, "here", "link", "link", "bot")
        assert (await one.ask("enough", yes=True))["type"] == "done"
        assert (await two.ask("enough", yes=True))["type"] == "done"
        await three.until(lambda: three.table["ending"] == {"agreed": [0, 1], "missing": [2]})
        assert not one.is_over
        await three.ask("enough", yes=True)
        last = await ended(one)
        assert last["event"] == {"type": "ended", "agreed": [0, 1, 2], "how": "agreed"}
        assert [told["id"] for told in last["told"]] == ["tell-ended", "tell-over"]
        assert one.view["outcome"]["places"] == PLACES
        assert one.view["outcome"]["rule"] == "ended-early"
        assert one.view["moves"] == []
        assert one.table["stage"] == "over"
        assert one.table["dice"]["secret"]
        late = await two.ask("enough", yes=False)
        assert late["message"]["id"] == "server-over"
        await its_record_holds(node, table)
    async with running(database) as again:
        back = await Client.at(again, table, [0])
        assert back.view["outcome"]["places"] == PLACES, "it is read back from the log"


async def its_record_holds(node: Node, table: Opened) -> None:
    record = (await node.http.get(f"/api/tables/{table.id}/record")).text
    assert '\n{"ended":[0,1,2]}\n{"secret":' in record
    verdict = await node.get(f"/api/tables/{table.id}/verify")
    assert verdict["holds"], verdict
    said = [one["id"] for one in verdict["checked"]]
    assert {"verify-ended", "verify-uncovered-ended"} <= set(said)
    film = await node.get(f"/api/tables/{table.id}/replay")
    assert film["frames"][-1]["view"]["outcome"]["places"] == PLACES
    assert film["frames"][-1]["told"][0]["id"] == "tell-ended"


@scenario
async def test_one_who_wants_to_play_on_settles_it(own_database: str) -> None:
    async with running(own_database) as node:
        _, (one, two) = await three_at(node, "here", "link", "bot", "bot")
        assert (await two.ask("enough", yes=False))["message"]["id"] == "server-end-not-asked"
        for _ in range(3):
            assert (await one.ask("enough", yes=True))["type"] == "done"
            asked_twice = await one.ask("enough", yes=True)
            assert asked_twice["message"]["id"] == "server-end-asked-already"
            assert (await two.ask("enough", yes=False))["type"] == "done"
            await one.until(lambda: one.table["ending"] is None)
            again = await one.ask("enough", yes=True)
            assert again["message"]["id"].startswith("server-end-declined")
            moment = one.moment
            await two.until(lambda: two.may_act)
            await two.act()
            await one.until(lambda before=moment: one.moment > before)  # type: ignore[misc]
        often = await one.ask("enough", yes=True)
        assert often["message"]["id"] == "server-end-declined-often"


def test_a_yes_is_not_counted_as_a_no() -> None:
    a = seated("here", "here", "here", "bot")
    for seat in (0, 1):
        a.apply(Voted((seat,), True))
    assert a.end_declined[0] == 0
    a.apply(Rolled(0, (3,), "player", 0))
    a.apply(Voted((2,), False))
    assert a.end_declined == (1, a.moment), "said no at this moment"


@scenario
async def test_nobody_asks_bots_or_those_who_watch(own_database: str) -> None:
    async with running(own_database) as node:
        table, (alone,) = await three_at(node, "bot", "here", "bot", "bot")
        watcher = await Client.at(node, table)
        refused = await watcher.ask("enough", yes=True)
        assert refused["message"]["id"] == "server-spectators-watch"
        await alone.ask("enough", yes=True)
        assert (await ended(alone))["event"]["agreed"] == [1]


@scenario
async def test_who_has_gone_is_waited_for_and_then_not_asked(database: str) -> None:
    async with running(database, pauses=QUICK) as node:
        _, (one, two, three) = await three_at(node, "here", "link", "link", "bot")
        await three.cut()
        await one.until(lambda: one.presence["seats"] == [0, 1])
        await one.ask("enough", yes=True)
        assert not one.is_over
        await two.ask("enough", yes=True)
        assert (await ended(one))["event"]["agreed"] == [0, 1]


@scenario
async def test_a_line_that_is_cut_for_a_moment_loses_no_vote(own_database: str) -> None:
    async with running(own_database) as node:
        table, (one, two, three) = await three_at(node, "here", "link", "link", "bot")
        await three.cut()
        await one.until(lambda: one.presence["seats"] == [0, 1])
        await one.ask("enough", yes=True)
        await two.ask("enough", yes=True)
        back = await Client.at(node, table, [2])
        assert not back.is_over, "a minute has not passed"
        assert back.table["ending"] == {"agreed": [0, 1], "missing": [2]}
        await back.ask("enough", yes=False)
        await one.until(lambda: one.table["ending"] is None)


@scenario
async def test_who_opened_the_table_ends_it_when_somebody_left(database: str) -> None:
    async with running(database, pauses=QUICK) as node:
        _, (host, two, three) = await three_at(node, "here", "link", "link", "bot")
        assert host.welcome["host"]
        assert not two.welcome["host"]
        early = await host.ask("end")
        assert early["message"]["id"] == "server-end-nobody-left"
        await three.cut()

        async def ends() -> bool:
            assert (await two.ask("end"))["message"]["id"] == "server-host-only"
            return bool((await host.ask("end"))["type"] == "done")

        await eventually_true(ends)
        last = await ended(two)
        assert last["event"] == {"type": "ended", "agreed": [0], "how": "host"}
        assert last["told"][0]["id"] == "server-told-host-ended"


@scenario
async def test_who_opened_the_table_may_only_watch(own_database: str) -> None:
    async with running(own_database, pauses=QUICK) as node:
        table, (one, two) = await three_at(node, "link", "link", "bot", "bot")
        host = await Client.at(node, table, owner=table.owner)
        assert host.welcome["host"]
        assert not one.welcome["host"]
        stranger = await Client.at(node, table, owner="x" * 43)
        assert not stranger.welcome["host"]
        await two.cut()

        async def ends() -> bool:
            return bool((await host.ask("end"))["type"] == "done")

        await eventually_true(ends)
        assert (await ended(one))["event"]["agreed"] == []
        verdict = await node.get(f"/api/tables/{table.id}/verify")
        assert verdict["holds"]


@scenario
async def test_votes_at_two_nodes_count_together(shared_database: str) -> None:
    async with running(shared_database) as node, running(shared_database) as other:
        table, (one, _) = await three_at(node, "here", "link", "bot", "bot")
        two = await Client.at(other, table, [1])
        await one.ask("enough", yes=True)
        await two.until(lambda: two.table["ending"] is not None)
        await two.ask("enough", yes=True)
        for client in (one, two):
            await ended(client)
        assert one.view["outcome"] == two.view["outcome"]
