"""Takebacks, however many in a row: the log can always be read back, and says what is so."""

import asyncio
import logging
import random
from collections.abc import Sequence
from io import BytesIO

import msgspec
import pytest
from sqlalchemy import Connection

from rauswurf.dice import Dice
from rauswurf.games import GAMES
from rauswurf.record import verify
from rauswurf.server.authority import KEPT, REMEMBERED, Authority, deepest_undo
from rauswurf.server.protocol.events import Moved, Rolled, TableEvent, Undone
from rauswurf.server.reading import read_event
from rauswurf.server.store import Append, Store
from rauswurf.server.store.engine import connect
from rauswurf.server.store.model import events as log_lines
from rauswurf.table import Table
from tests.server.kit import Client, Node, Opened, begin, open_table, running, scenario

OPEN = "yellow B B 5 12 / green B B B 17 / red B B B 25 / black B B B 33 ; turn yellow"
# There is nothing to take back, or somebody has said no to it.
REFUSED = {"server-undo-nothing", "server-undo-declined", "server-undo-declined-often"}


async def taken_back(client: Client, seat: int = 0) -> None:
    """Undo what a seat did last, where nobody else is to be asked."""
    answer = await client.ask("undo", seat=seat)
    assert answer["type"] == "done", answer
    assert client.events[-1]["event"]["type"] == "undone"


async def some_moves(client: Client, turns: int) -> list[str]:
    """Play a few turns against bots; returns the positions before the last choices.

    Where bots roll so often that a choice is too long ago to be taken back, one more is made.
    """
    before: list[str] = []
    while True:
        await client.until(lambda: client.may_act)
        before = [position for position in before if since(client, position) < REMEMBERED]
        if len(before) >= turns:
            return before
        if client.moves == ["roll"]:
            await client.roll()
        else:
            before.append(client.view["position"])
            await client.play(client.moves[0])


# In a row.


@scenario
async def test_takebacks_in_a_row_add_up(database: str) -> None:
    async with running(database) as node:
        table = await begin(node, "madn", "here", *["bot"] * 3, position=OPEN)
        client = await Client.at(node, table, [0])
        before = await some_moves(client, 3)
        for position in reversed(before):
            await taken_back(client)
            assert client.view["position"] == position
        assert (await client.play(client.moves[0]))["type"] == "done"
        await taken_back(client)
    async with running(database) as node:
        again = await Client.at(node, table, [0])
        assert (again.view, again.sequence) == (client.view, client.sequence)
        assert again.view["position"] == before[0]
        record = (await node.http.get(f"/api/tables/{table.id}/record")).content
        assert verify(BytesIO(record)).holds_so_far


@scenario
async def test_a_table_that_an_earlier_version_could_not_read_goes_on(database: str) -> None:
    """That version stored the second takeback and then failed to apply it."""
    async with running(database) as node:
        table = await begin(node, "madn", "here", *["bot"] * 3, position=OPEN, visibility="public")
        client = await Client.at(node, table, [0])
        first, *_ = await some_moves(client, 2)
        await taken_back(client)
        steps = since(client, first)
    assert undone(client) + steps > KEPT
    await append(database, table, client.sequence + 1, Undone(0, steps))
    async with running(database) as node:
        again = await Client.at(node, table, [0])
        assert again.view["position"] == first
        assert (await again.play(again.moves[0]))["type"] == "done"
        assert [one["table"]["id"] for one in (await node.get("/api/tables"))["tables"]] == [
            table.id
        ]


def since(client: Client, position: str) -> int:
    """How many events of the game there are since a position, without those taken back."""
    positions: list[str] = []
    for told in client.events:
        event = told["event"]
        if event["type"] == "undone":
            del positions[-event["events"] :]
        elif event["type"] in ("rolled", "moved"):
            positions.append(told["view"]["position"])
    return len(positions) - 1 - positions.index(position)


def undone(client: Client) -> int:
    """How many events the last takeback took."""
    return int(client.events[-1]["event"]["events"])


async def append(database: str, table: Opened, sequence: int, event: TableEvent | str) -> None:
    """Write a line to a log past the server."""
    text = event if isinstance(event, str) else msgspec.json.encode(event).decode()
    store = Store(connect(database))
    assert await store.append([Append(table.id, sequence, 1, text)]) == [True]
    await store.close()


def test_how_far_a_log_goes_back() -> None:
    roll, move = Rolled(0, (1,), "player", 0), Moved(0, "0-1", "player", 0)
    assert deepest_undo([]) == deepest_undo([roll, move]) == 0
    assert deepest_undo([roll, move, Undone(0, 2)]) == 2
    assert deepest_undo([roll, move, roll, move, Undone(0, 1), Undone(0, 2)]) == 3
    assert deepest_undo([*[move] * 5, Undone(0, 3), move, Undone(0, 2), *[move] * 4]) == 4


# Logs that make no sense.


@pytest.mark.parametrize(
    "nonsense",
    [
        '{"type":"undone","seat":0,"events":99}',
        '{"type":"moved","seat":0,"move":"39-a","by":"player","thought":0}',
        '{"type":"moved","seat":0,"move":"to the moon","by":"player","thought":0}',
        '{"type":"invented","seat":0}',
        '{"type":"rol',
        '{"type":"rolled","seat":0,"faces":[7],"by":"player","thought":0}',
        '{"type":"left","seat":9,"by":"bot"}',
    ],
)
@scenario
async def test_a_log_that_makes_no_sense_takes_nothing_with_it(
    nonsense: str, own_database: str, caplog: pytest.LogCaptureFixture
) -> None:
    async with running(own_database) as node:
        broken = await begin(node, "madn", "here", "here", visibility="public")
        other = await open_table(node, "madn", "here", "link", visibility="public")
    await append(own_database, broken, 2, nonsense)
    with caplog.at_level(logging.ERROR):
        async with running(own_database) as node:
            for _ in range(2):
                listed = (await node.get("/api/tables"))["tables"]
                assert [one["table"]["id"] for one in listed] == [other.id]
            for path in ("", "/record", "/replay", "/verify"):
                problem = await node.get(f"/api/tables/{broken.id}{path}", 409)
                assert problem["message"]["id"] == "server-unreadable-table"
            client = await Client.at(node, broken, [0])
            assert (client.closed, client.others[0]["message"]["id"]) == (
                4404,
                "server-unreadable-table",
            )
            assert (await begin(node, "madn", "here", "here")).id
    told = [one for one in caplog.records if one.message == "a table cannot be read"]
    assert len(told) == 1
    await forget(own_database, broken, 2)
    async with running(own_database) as node:
        again = await Client.at(node, broken, [0, 1])
        assert (await again.roll())["type"] == "done"
        listed = (await node.get("/api/tables"))["tables"]
        assert {one["table"]["id"] for one in listed} == {broken.id, other.id}


async def forget(database: str, table: Opened, sequence: int) -> None:
    """Mend a log by taking a line out of it."""
    found = connect(database)

    def work(connection: Connection) -> None:
        same = (log_lines.c.table_id == table.id) & (log_lines.c.sequence == sequence)
        connection.execute(log_lines.delete().where(same))

    await found.write(work)
    await found.close()


@scenario
async def test_nonsense_from_another_node_lets_go_of_the_table(shared_database: str) -> None:
    async with running(shared_database) as node:
        table = await begin(node, "madn", "here", "here")
        client = await Client.at(node, table, [0, 1])
        await append(shared_database, table, 2, '{"type":"undone","seat":0,"events":99}')
        await client.until(lambda: client.closed is not None)
        assert client.closed == 4404
        await node.get(f"/api/tables/{table.id}", 409)


@scenario
async def test_what_cannot_be_applied_is_not_stored(
    own_database: str, monkeypatch: pytest.MonkeyPatch, tracebacks: list[str]
) -> None:
    async with running(own_database) as node:
        table = await begin(node, "madn", "here", "here")
        client = await Client.at(node, table, [0, 1])
        whole = Authority.apply

        def fails(self: Authority, event: TableEvent) -> None:
            if isinstance(event, Rolled):
                raise RuntimeError("a mistake of ours")
            whole(self, event)

        with monkeypatch.context() as patch:
            patch.setattr(Authority, "apply", fails)
            refused = await client.roll()
            assert (refused["type"], refused["message"]["id"]) == ("refused", "server-broken")
        assert len(await node.server.house.store.log(table.id)) == 2
        assert (await client.roll())["type"] == "done"
    assert "a mistake of ours" in tracebacks.pop()


# Whatever people do.


class Company:
    """A table and everybody at it, who do anything that people do there."""

    def __init__(self, table: Opened, screens: Sequence[Sequence[int]], seed: int) -> None:
        self.table = table
        self.screens = screens
        self.people = {seat for screen in screens for seat in screen}
        self.chance = random.Random(seed)
        self.clients: list[Client] = []

    async def come(self, node: Node) -> None:
        """Everybody comes, and has seen what they saw before."""
        seen = [client.sequence for client in self.clients] or [-1] * len(self.screens)
        self.clients = [
            await Client.at(node, self.table, seats, last)
            for seats, last in zip(self.screens, seen, strict=True)
        ]

    async def go(self) -> None:
        for client in self.clients:
            await client.close()

    async def go_on(self, node: Node, steps: int) -> None:
        """Do so many things."""
        await self.come(node)
        for _ in range(steps):
            await self._settle()
            if self.clients[0].is_over:
                break
            whim = self.chance.random()
            if whim < 0.06:
                await self._reconnect(node)
            elif whim < 0.3:
                await self._take_back()
            else:
                await self._act()
        await self._settle()
        await self.go()

    def _at(self, seat: int) -> Client:
        number = next(k for k, seats in enumerate(self.screens) if seat in seats)
        return self.clients[number]

    async def _settle(self) -> None:
        """Wait until bots are done and everybody was told the same."""

        def settled(client: Client) -> bool:
            return client.is_over or (
                client.view["seat"] in self.people and client.table["undo_asked"] is None
            )

        while True:
            for client in self.clients:
                await client.until(lambda client=client: settled(client))  # type: ignore[misc]
            last = max(client.sequence for client in self.clients)
            for client in self.clients:
                await client.until(
                    lambda client=client, last=last: client.sequence >= last  # type: ignore[misc]
                )
            if all(settled(client) for client in self.clients):
                return

    async def _act(self) -> None:
        client = self._at(self.clients[0].view["seat"])
        move = self.chance.choice(client.moves)
        done = await (client.roll() if move == "roll" else client.play(move))
        assert done["type"] == "done", done

    async def _take_back(self) -> None:
        seat = self.chance.choice(sorted(self.people))
        answer = await self._at(seat).ask("undo", seat=seat)
        if answer["type"] == "refused":
            assert answer["message"]["id"] in REFUSED, answer
            return
        asked = self._at(seat).table["undo_asked"]
        for other in asked["missing"] if asked else ():
            await self._at(other).until(
                lambda other=other: self._at(other).sequence >= answer["sequence"]  # type: ignore[misc]
            )
            yes = self.chance.random() < 0.8
            reply = await self._at(other).ask("answer", seat=other, yes=yes)
            assert reply["type"] == "done", reply
            if not yes:
                break

    async def _reconnect(self, node: Node) -> None:
        number = self.chance.randrange(len(self.clients))
        client = self.clients[number]
        await client.cut()
        again = await Client.at(node, self.table, self.screens[number], client.sequence)
        assert again.view["position"] == self.clients[number].view["position"]
        self.clients[number] = again

    async def check(self, node: Node) -> None:
        """What everybody was told is what the log says, played from the beginning."""
        house = node.server.house
        log = [read_event(line) for line in await house.store.log(self.table.id)]
        live = await house.table(self.table.id)
        folded = fold(live.authority, log)
        assert {client.view["position"] for client in self.clients} == {folded.position}
        a = Authority.read(live.authority.terms, log)
        assert a.table is not None
        assert (a.table.position, a.sequence) == (folded.position, len(log) - 1)
        assert (a.past, a.names, a.thought) == (
            live.authority.past,
            live.authority.names,
            live.authority.thought,
        )
        record = (await node.http.get(f"/api/tables/{self.table.id}/record")).content
        assert verify(BytesIO(record)).holds_so_far


def fold(a: Authority, log: Sequence[TableEvent]) -> Table:
    """The game that a log tells of, told in the simplest way: what was not taken back is played."""
    played: list[Rolled | Moved] = []
    for event in log:
        if isinstance(event, Rolled | Moved):
            played.append(event)
        elif isinstance(event, Undone):
            del played[-event.events :]
    table = Table(a.terms.setup, dice=Dice.by_hand())
    for event in played:
        if isinstance(event, Rolled):
            table.roll(*event.faces)
        else:
            table.play(event.move)
    return table


async def companies(node: Node) -> list[Company]:
    """Every game: at one screen, over links, and one person against bots."""
    found: list[Company] = []
    for number, (name, game) in enumerate(GAMES.items()):
        count = min(game.players)
        everybody = list(range(count))
        for kinds, screens in (
            (["here"] * count, [everybody]),
            (["here", *["link"] * (count - 1)], [[seat] for seat in everybody]),
            (["here", *["bot"] * (count - 1)], [[0]]),
        ):
            table = await begin(node, name, *kinds)
            found.append(Company(table, screens, seed=100 * number + len(found)))
    return found


async def whatever_people_do(database: str, steps: int, restarts: int) -> None:
    """Let everybody do anything, with restarts in between, and compare with the logs."""
    async with running(database) as node:
        everybody = await companies(node)
    for _ in range(restarts):
        async with running(database) as node:
            await asyncio.gather(*(company.go_on(node, steps) for company in everybody))
            for company in everybody:
                await company.check(node)


@scenario
async def test_whatever_people_do_the_log_tells_it(own_database: str) -> None:
    await whatever_people_do(own_database, steps=20, restarts=2)


@pytest.mark.proof
@scenario
async def test_whatever_people_do_for_long_the_log_tells_it(database: str) -> None:
    await whatever_people_do(database, steps=200, restarts=6)
