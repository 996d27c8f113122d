"""An evening: a rematch keeps the places of all games before it, whoever sits where."""

import asyncio

from tests.server.kit import Client, Data, Node, Opened, begin, running, scenario, sit

LEAD = "yellow a b c d / green 2 5 a d / red 14 11 B d / black B B B d ; turn green"


async def ended_at_once(node: Node, table: Opened) -> list[int]:
    """Everybody has enough at once; gives the places."""
    seats = [seat for seat, one in enumerate(table.info["seats"]) if one["kind"] != "bot"]
    client = await Client.at(node, table, seats)
    await client.ask("enough", yes=True)
    await client.until(lambda: client.is_over)
    await client.close()
    return list(client.view["outcome"]["places"])


async def rematch(node: Node, table: Opened) -> tuple[Opened, Data]:
    """Go on with the same tokens, one seat further."""
    token = next(iter(table.tokens.values()))
    info = await node.post(f"/api/tables/{table.id}/rematch", {"token": token})
    count = len(info["seats"])
    tokens = [{"seat": (seat + 1) % count, "token": token} for seat, token in table.tokens.items()]
    return Opened({"table": info, "code": table.code, "tokens": tokens, "owner": ""}), info


@scenario
async def test_places_follow_the_players_from_seat_to_seat(database: str) -> None:
    async with running(database) as node:
        variants = {"play-on": "on"}
        table = await begin(
            node, "madn", "here", "link", "bot", "bot", position=LEAD, variants=variants
        )
        assert table.info["series"] is None
        first = await ended_at_once(node, table)
        second_table, info = await rematch(node, table)
        assert first == [1, 2, 3, 4]
        assert info["series"] == {"places": [[4], [1], [2], [3]]}, "everybody sits one further"
        assert [seat["kind"] for seat in info["seats"]] == ["bot", "here", "link", "bot"]
        for seat in second_table.tokens:
            await sit(node, second_table, seat)
        second = await ended_at_once(node, second_table)
        _, info = await rematch(node, second_table)
        before = [[4], [1], [2], [3]]
        moved = [[*before[k - 1], second[k - 1]] for k in range(4)]
        assert info["series"] == {"places": moved}
    async with running(database) as node:
        again = await node.get(f"/api/tables/{info['id']}")
        assert again["series"] == info["series"], "it is kept"


@scenario
async def test_two_who_ask_at_once_get_one_series(own_database: str) -> None:
    async with running(own_database) as node:
        table = await begin(node, "madn", "here", "link")
        await ended_at_once(node, table)
        one, other = await asyncio.gather(*(rematch(node, table) for _ in range(2)))
        assert one[1] == other[1]


@scenario
async def test_somebody_else_on_a_seat_begins_anew(own_database: str) -> None:
    async with running(own_database) as node:
        table = await begin(node, "madn", "here", "link", "link")
        await ended_at_once(node, table)
        again, info = await rematch(node, table)
        assert all(len(places) == 1 for places in info["series"]["places"])
        await sit(node, again, 1)
        host = await Client.at(node, again, [1])
        await host.ask("remove", seat=2)
        await host.until(lambda: host.table["series"]["places"][2] == [])
        assert len(host.table["series"]["places"][1]) == 1


@scenario
async def test_who_switched_the_chat_off_keeps_it_off(own_database: str) -> None:
    async with running(own_database) as node:
        table = await begin(node, "madn", "here", "link")
        host = await Client.at(node, table, [0])
        await host.ask("talk", chat=False, reactions=True)
        await ended_at_once(node, table)
        _, info = await rematch(node, table)
        assert (info["chat"], info["reactions"]) == (False, True)


@scenario
async def test_nobody_brings_a_series_of_their_own(own_database: str) -> None:
    async with running(own_database) as node:
        seats = [{"kind": "here"}, {"kind": "here"}]
        body = {"game": "madn", "seats": seats, "series": [[1], [2]]}
        assert (await node.http.post("/api/tables", json=body)).status_code == 400
