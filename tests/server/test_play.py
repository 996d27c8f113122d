"""Playing over sockets: turns, reasons, taking back, talking, clocks, absence, real dice."""

from io import BytesIO

from rauswurf.record import verify
from rauswurf.server.authority import KEPT
from tests.server.kit import (
    AT_ONCE,
    PATIENCE,
    Client,
    Node,
    Opened,
    begin,
    eventually_true,
    play_out,
    running,
    scenario,
)

OPEN = "yellow B B 5 12 / green B B B 17 / red B B B 25 / black B B B 33 ; turn yellow"


async def two(node: Node, **choice: object) -> tuple[Opened, Client, Client]:
    """Two people at two screens, in the middle of a game."""
    table = await begin(node, "madn", "here", "link", "bot", "bot", position=OPEN, **choice)
    return table, await Client.at(node, table, [0]), await Client.at(node, table, [1])


async def hot_seat(node: Node, **choice: object) -> tuple[Opened, Client]:
    """Four people at one screen, in the middle of a game."""
    table = await begin(node, "madn", *["here"] * 4, position=OPEN, **choice)
    return table, await Client.at(node, table, range(4))


async def rolled_something(client: Client) -> None:
    """Roll until there is something to choose."""
    while client.moves == ["roll"]:
        assert (await client.roll())["type"] == "done"


# Turns and reasons.


@scenario
async def test_a_move_is_told_to_everybody_with_words_and_a_view(database: str) -> None:
    async with running(database) as node:
        _, one, other = await two(node)
        done = await one.roll()
        assert done["type"] == "done"
        await other.until(lambda: other.sequence >= done["sequence"])
        assert one.events[-1] == other.events[-1]
        event = other.events[-1]
        assert event["event"]["type"] == "rolled"
        assert event["told"][0]["id"].startswith("tell-roll")
        assert event["view"]["die"] == event["event"]["faces"][0]


@scenario
async def test_a_stale_request_is_refused_and_nothing_happens(database: str) -> None:
    async with running(database) as node:
        _, client = await hot_seat(node)
        await rolled_something(client)
        before = client.sequence
        stale = await client.ask("play", at=client.moment - 1, move=client.moves[0])
        assert (stale["type"], stale["stale"]) == ("refused", True)
        assert client.sequence == before


@scenario
async def test_an_illegal_move_is_refused_with_its_clause(own_database: str) -> None:
    async with running(own_database) as node:
        _, client = await hot_seat(node)
        await client.roll()
        refused = await client.play("B-0") if client.view["die"] != 6 else await client.play("5-6")
        assert refused["type"] == "refused"
        assert refused["rule"] in ("six-enters", "roll-move", "must-move")
        assert refused["message"]["id"].startswith("refuse-")
        nonsense = await client.play("to the moon")
        assert nonsense["type"] == "refused"
        assert nonsense["rule"] is None


@scenario
async def test_one_may_ask_why_a_piece_cannot_go_somewhere(own_database: str) -> None:
    async with running(own_database) as node:
        _, client = await hot_seat(node)
        await rolled_something(client)
        [move, *_] = [move for move in client.view["moves"] if move["kind"] == "step"]
        allowed = await client.ask("why", piece=move["piece"], place=move["target"])
        assert (allowed["move"], allowed["message"]) == (move["text"], None)
        far = await client.ask("why", piece=move["piece"], place=(move["target"] + 11) % 40)
        assert far["rule"] in ("roll-move", "six-enters"), "by the die that fell"
        by_text = await client.ask("why", move="pass")
        assert by_text["rule"] == "must-move"
        for nonsense in ({}, {"piece": 63}, {"piece": 1, "place": 250}, {"move": "nowhere"}):
            refused = await client.ask("why", **nonsense)
            assert refused["type"] == "refused"


@scenario
async def test_bots_play_their_seats(database: str) -> None:
    async with running(database) as node:
        table = await begin(node, "nichtlustig", "bot", "bot", "bot")
        watcher = await Client.at(node, table)
        await watcher.until(lambda: watcher.is_over)
        assert {event["event"].get("by") for event in watcher.events} == {"bot"}


# Taking back.


@scenario
async def test_at_one_screen_a_move_is_taken_back_at_once(database: str) -> None:
    async with running(database) as node:
        table, client = await hot_seat(node)
        await rolled_something(client)
        assert client.view is not None
        seat, position = client.view["seat"], client.view["position"]
        await client.play(client.moves[0])
        done = await client.ask("undo", seat=seat)
        assert done["type"] == "done"
        assert client.events[-1]["event"] == {"type": "undone", "seat": seat, "events": 1}
        assert client.view["position"] == position
        await client.play(client.moves[0])
        record = (await node.http.get(f"/api/tables/{table.id}/record")).content
        assert verify(BytesIO(record)).holds_so_far


@scenario
async def test_at_two_screens_everybody_must_agree(database: str) -> None:
    async with running(database) as node:
        _, one, other = await two(node)
        await rolled_something(one)
        assert one.view is not None
        position = one.view["position"]
        await one.play(one.moves[0])
        await one.ask("undo", seat=0)
        await other.until(lambda: other.table["undo_asked"])
        assert other.table["undo_asked"]["missing"] == [1]
        assert (await one.ask("answer", seat=1, yes=True))["type"] == "refused"
        await other.ask("answer", seat=1, yes=True)
        await one.until(lambda: one.view["position"] == position)
        assert one.table["undo_asked"] is None


@scenario
async def test_nothing_is_taken_back_when_somebody_does_not_agree(own_database: str) -> None:
    async with running(own_database) as node:
        _, one, other = await two(node)
        await rolled_something(one)
        await one.play(one.moves[0])
        await one.ask("undo", seat=0)
        await other.until(lambda: other.table["undo_asked"])
        await other.ask("answer", seat=1, yes=False)
        await one.until(lambda: one.table["undo_asked"] is None)
        assert "undone" not in [event["event"]["type"] for event in one.events]


@scenario
async def test_a_roll_that_is_taken_back_by_consent_stays_in_the_record(database: str) -> None:
    async with running(database) as node:
        table, client = await hot_seat(node)
        await rolled_something(client)
        assert client.view is not None
        seat = client.view["seat"]
        await client.play(client.moves[0])
        rolled = (await client.roll(), client.events[-1]["event"]["faces"])[1]
        await client.ask("undo", seat=seat)
        assert client.table["undo_asked"] is not None, "there was a roll: all are asked"
        for other in client.table["undo_asked"]["missing"]:
            await client.ask("answer", seat=other, yes=True)
        await client.until(lambda: client.events[-1]["event"]["type"] == "undone")
        assert client.events[-1]["event"]["events"] == 2
        record = (await node.http.get(f"/api/tables/{table.id}/record")).text
        lines = record.splitlines()
        assert lines[-3:] == [f'{{"roll":{rolled}}}', '{"undo":true}', '{"undo":true}']
        await client.play(client.moves[0])
        await client.roll()
        assert client.events[-1]["event"]["faces"] == rolled, "the dice fall again as they did"


@scenario
async def test_an_undo_that_goes_far_back_reads_the_log_again(database: str) -> None:
    async with running(database) as node:
        table = await begin(node, "madn", "here", *["bot"] * 3, dice="hand", position=OPEN)
        client = await Client.at(node, table, [0])
        await client.roll(3)
        position = client.view["position"]
        await client.play(client.moves[0])
        for seat in (1, 2, 3):
            await client.until(lambda seat=seat: client.view["seat"] == seat)  # type: ignore[misc]
            await client.roll(2)
        await client.until(lambda: client.may_act)
        await client.ask("undo", seat=0)
        assert client.events[-1]["event"] == {"type": "undone", "seat": 0, "events": 7}
        assert KEPT < 7
        assert client.view["position"] == position
        fresh = await Client.at(node, table, [0])
        assert fresh.view == client.view
        assert list(map(strip, fresh.events)) == list(map(strip, client.events))
        record = (await node.http.get(f"/api/tables/{table.id}/record")).content
        assert verify(BytesIO(record)).holds_so_far


@scenario
async def test_undo_can_be_switched_off(own_database: str) -> None:
    async with running(own_database) as node:
        _, client = await hot_seat(node, undo="off")
        await rolled_something(client)
        await client.play(client.moves[0])
        refused = await client.ask("undo", seat=0)
        assert refused["message"]["id"] == "server-undo-off"


# Talking.


@scenario
async def test_what_people_say_is_told_to_everybody(database: str) -> None:
    async with running(database) as node:
        _, one, other = await two(node)
        await one.ask("chat", seat=0, text="Good \u202e luck\n!")
        await other.until(lambda: other.sequence == one.sequence)
        assert other.events[-1]["event"] == {"type": "chatted", "seat": 0, "text": "Good luck !"}
        empty = await one.ask("chat", seat=0, text="\u200b \n")
        assert empty["message"]["id"] == "server-chat-empty"
        assert (await one.roll())["type"] == "done", "talking makes no move stale"


@scenario
async def test_talking_can_be_switched_off(own_database: str) -> None:
    async with running(own_database) as node:
        _, one, _ = await two(node, chat=False)
        refused = await one.ask("chat", seat=0, text="Hello?")
        assert refused["message"]["id"] == "server-chat-off"


# Clocks and absence.


@scenario
async def test_when_the_time_for_a_decision_is_over_a_bot_makes_it(database: str) -> None:
    async with running(database) as node:
        _, one, other = await two(node, clock={"kind": "move", "seconds": 1})
        assert one.clock == {"running": 0, "left": one.clock["left"]}
        assert 0 < one.clock["left"][0] <= 1000 == one.clock["left"][1]
        await other.until(lambda: any(e["event"].get("by") == "clock" for e in other.events))
        late = next(e for e in other.events if e["event"].get("by") == "clock")
        assert late["event"]["seat"] == 0
        assert late["told"][0]["id"].startswith("server-clock-")


@scenario
async def test_when_the_time_for_the_game_is_over_a_bot_plays_on(database: str) -> None:
    async with running(database) as node:
        table, one, other = await two(node, clock={"kind": "game", "seconds": 1})
        await other.until(lambda: other.table["seats"][0]["away"])
        assert one.clock["left"][0] == 0
        refused = await one.roll()
        assert refused["type"] == "refused"
        again = await Client.at(node, table, [0])
        assert again.table["seats"][0]["away"], "who has no time left cannot come back"


@scenario
async def test_a_bot_plays_for_who_is_gone_and_hands_back(database: str) -> None:
    async with running(database) as node:
        absence = {"kind": "bot", "seconds": 1}
        table, one, other = await two(node, absence=absence)
        await one.close()
        await other.until(lambda: other.presence["seats"] == [1])
        await other.until(lambda: other.table["seats"][0]["away"])
        await other.until(lambda: other.may_act)
        assert any(e["event"].get("by") == "bot" and e["event"]["seat"] == 0 for e in other.events)
        back = await Client.at(node, table, [0], seen=one.sequence)
        await back.until(lambda: not back.table["seats"][0]["away"])
        kinds = [event["event"]["type"] for event in back.events]
        assert "left" in kinds
        assert kinds[-1] == "returned"
        await play_out(back, other)


@scenario
async def test_one_can_also_wait_for_who_is_gone(own_database: str) -> None:
    async with running(own_database) as node:
        table, one, other = await two(node, absence={"kind": "wait", "seconds": 1})
        await one.close()
        await other.until(lambda: other.presence["seats"] == [1])
        assert node.server.house.driver._next(await node.server.house.table(table.id)) is None


# Real dice.


@scenario
async def test_real_dice_are_typed_in_for_bots_too(database: str) -> None:
    async with running(database) as node:
        table = await begin(node, "madn", "here", "bot", "link", "bot", dice="hand", position=OPEN)
        client = await Client.at(node, table, [0])
        watcher = await Client.at(node, table)
        nothing = await client.roll()
        assert nothing["message"]["id"] == "server-say-dice"
        wrong = await client.roll(3, 3)
        assert wrong["type"] == "refused"
        assert (await client.roll(3))["type"] == "done"
        await client.play(client.moves[0])
        assert client.view["seat"] == 1
        assert (await watcher.roll(2))["message"]["id"] == "server-spectators-watch"
        assert (await client.roll(2))["type"] == "done"
        await client.until(lambda: client.view["seat"] == 2)
        record = (await node.http.get(f"/api/tables/{table.id}/record")).text
        assert '"dice":{"by":"hand"}' in record
        assert table.info["dice"]["commitment"] is None
        wrong_seat = await client.roll(4)
        assert wrong_seat["message"]["id"] == "server-not-your-turn"


@scenario
async def test_a_die_typed_in_wrongly_is_taken_back(own_database: str) -> None:
    async with running(own_database) as node:
        table = await begin(node, "madn", "here", *["bot"] * 3, dice="hand", position=OPEN)
        client = await Client.at(node, table, [0])
        await client.roll(3)
        await client.ask("undo", seat=0)
        await client.until(lambda: client.moves == ["roll"])
        assert (await client.roll(4))["type"] == "done"
        assert client.view["die"] == 4


# Coming back.


@scenario
async def test_who_comes_back_gets_what_was_missed(database: str) -> None:
    async with running(database) as node:
        table, client = await hot_seat(node)
        for _ in range(10):
            await client.act()
        await client.cut()
        other = await Client.at(node, table, range(4))
        for _ in range(70):  # more than is kept in memory
            await other.act()
        back = await Client.at(node, table, range(4), seen=client.sequence)
        assert [event["sequence"] for event in back.events] == list(
            range(client.sequence + 1, other.sequence + 1)
        )
        fresh = await Client.at(node, table, range(4))
        assert list(map(strip, fresh.events)) == list(map(strip, other.events))
        nothing = await Client.at(node, table, range(4), seen=other.sequence)
        assert nothing.events == []
        assert nothing.view == other.view


def strip(event: dict[str, object]) -> dict[str, object]:
    """An event without what is only told when it happens."""
    return {key: event[key] for key in ("sequence", "time", "event", "told", "moment")}


@scenario
async def test_a_long_game_is_not_told_from_the_beginning(own_database: str) -> None:
    async with running(own_database) as node:
        table = await begin(node, "madn", *["here"] * 4)
        client = await Client.at(node, table, range(4))
        while client.sequence < 510 and not client.is_over:
            await client.act()
        fresh = await Client.at(node, table)
        assert fresh.welcome["earlier"] is (client.sequence >= 500)
        assert len(fresh.events) == min(500, client.sequence + 1)
        assert fresh.events[-1]["sequence"] == client.sequence


@scenario
async def test_a_table_that_nobody_looks_at_sleeps_and_wakes_up(database: str) -> None:
    async with running(database, pauses=AT_ONCE._replace(idle=0.1)) as node:
        table, client = await hot_seat(node)
        await client.act()
        before = client.view
        await client.close()

        async def asleep() -> bool:
            return table.id not in node.server.house._live

        await eventually_true(asleep, PATIENCE)
        again = await Client.at(node, table, range(4))
        assert again.view == before
