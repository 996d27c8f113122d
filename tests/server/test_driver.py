"""What happens by itself, and when: time that has passed counts, and who was faster is heeded."""

import asyncio

import pytest

from rauswurf.server.authority import Authority
from rauswurf.server.driver import Due, level_of
from rauswurf.server.live import LiveTable
from rauswurf.server.protocol.events import Joined
from rauswurf.server.protocol.tables import Absence, NewTable, SeatChoice, SeatLevel
from rauswurf.server.terms import Terms
from tests.server.kit import AT_ONCE, Client, Node, begin, eventually, running, scenario

OPEN = "yellow B B 5 12 / green B B B 17 / red B B B 25 / black B B B 33 ; turn yellow"
LONG = 3600
PASSED = 0.2  # seconds, in which something else may happen, too


def due(node: Node, live: LiveTable) -> Due:
    found = node.server.house.driver._next(live)
    assert found is not None
    return found


async def runs_down(node: Node, live: LiveTable) -> bool:
    """Is what is due nearer after a while, by as much?"""
    before = due(node, live).seconds
    assert 0 < before <= LONG
    await asyncio.sleep(PASSED)
    return due(node, live).seconds <= before - PASSED / 2


@pytest.mark.parametrize("kind", ["move", "game"])
@scenario
async def test_a_clock_runs_down(own_database: str, kind: str) -> None:
    async with running(own_database) as node:
        clock = {"kind": kind, "seconds": LONG}
        table = await begin(node, "madn", "here", "bot", clock=clock)
        await Client.at(node, table, [0])
        assert await runs_down(node, await node.server.house.table(table.id))


@scenario
async def test_who_is_gone_is_waited_for_so_long_and_no_longer(own_database: str) -> None:
    async with running(own_database) as node:
        absence = {"kind": "bot", "seconds": LONG}
        table = await begin(node, "madn", "here", "link", "bot", "bot", absence=absence)
        one, other = await Client.at(node, table, [0]), await Client.at(node, table, [1])
        await one.close()
        await other.until(lambda: other.presence["seats"] == [1])
        assert await runs_down(node, await node.server.house.table(table.id))


@scenario
async def test_a_bot_takes_its_time_once(own_database: str) -> None:
    slowly = AT_ONCE._replace(bot=float(LONG))
    async with running(own_database, pauses=slowly) as node:
        table = await begin(node, "madn", "bot", "here")
        await Client.at(node, table, [1])
        assert await runs_down(node, await node.server.house.table(table.id))


@pytest.mark.parametrize(("kind", "runs"), [("move", False), ("game", True)])
@scenario
async def test_only_a_clock_for_the_whole_game_runs_while_real_dice_fall(
    own_database: str, kind: str, runs: bool
) -> None:
    async with running(own_database) as node:
        clock = {"kind": kind, "seconds": LONG}
        table = await begin(node, "madn", *["here"] * 4, dice="hand", clock=clock, position=OPEN)
        client = await Client.at(node, table, range(4))
        driver, live = node.server.house.driver, await node.server.house.table(table.id)
        assert client.moves == ["roll"]
        assert (driver._next(live) is not None) == runs
        await client.roll(3)
        assert sorted(client.moves) == ["12-15", "5-8"]
        assert driver._next(live) is not None, "whoever is to choose has a clock"


@pytest.mark.parametrize("how", ["released", "closed"])
@scenario
async def test_where_nobody_drives_nothing_is_planned(own_database: str, how: str) -> None:
    slowly = AT_ONCE._replace(bot=float(LONG))
    async with running(own_database, pauses=slowly) as node:
        table = await begin(node, "madn", "bot", "here")
        await Client.at(node, table, [1])
        driver = node.server.house.driver
        await eventually(lambda: table.id in driver._plans)
        plan = driver._plans[table.id]
        if how == "released":
            assert driver.release(table.id)
        else:
            await driver.close()
        assert plan.cancelled()
        assert table.id not in driver._plans


@scenario
async def test_who_decides_while_a_bot_thinks_for_them_has_decided(
    own_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(own_database) as node:
        clock = {"kind": "move", "seconds": LONG}
        table = await begin(node, "madn", *["here"] * 4, clock=clock, position=OPEN)
        client = await Client.at(node, table, range(4))
        while len(client.moves) < 2:
            assert (await client.act())["type"] == "done"
        driver, live = node.server.house.driver, await node.server.house.table(table.id)
        first, second = client.moves[:2]

        async def slowly(*asked: object) -> str:
            assert (await client.play(first))["type"] == "done"
            return second

        monkeypatch.setattr(driver.thinkers, "choose", slowly)
        before = client.sequence
        await driver._decide(live, live.authority.moment, "clock")
        assert live.authority.sequence == before + 1, "one move, and not that of the bot"
        assert client.events[-1]["event"]["by"] == "player"


@pytest.mark.parametrize("level", ["beginner", "strong"])
def test_bots_are_as_good_as_was_chosen(level: SeatLevel) -> None:
    seats = (SeatChoice("bot", level), SeatChoice("here"))
    a = playing(NewTable("never-mind", seats, variants={"first": "seat"}))
    assert a.acting == 0
    assert level_of(a) == level


def test_who_stands_in_is_as_good_as_was_chosen() -> None:
    seats = (SeatChoice("here", "strong"), SeatChoice("here"))
    absence = Absence(level="beginner")
    a = playing(NewTable("never-mind", seats, variants={"first": "seat"}, absence=absence))
    assert level_of(a) == "beginner"


def playing(choice: NewTable) -> Authority:
    a = Authority(Terms.new(choice))
    for seat in a.terms.people:
        a.apply(Joined(seat, "", f"words of {seat}"))
    return a
