"""Tables: opening, sitting down, watching, and going on at another one."""

import asyncio
from typing import Any

import pytest

from tests.server.kit import (
    Client,
    Node,
    Opened,
    begin,
    open_table,
    play_out,
    running,
    scenario,
    seats,
    sit,
)

END = "yellow 39 a b c / green B B B 30 / red B B B 20 / black B B B 10 ; turn yellow"


async def finished(node: Node, *kinds: str, **choice: Any) -> tuple[Opened, list[Client]]:
    """A table on which a short game was played to its end; everybody is still there."""
    table = await begin(node, "nichtlustig", *kinds, **choice)
    people = [seat for seat, kind in enumerate(kinds) if kind != "bot"]
    clients = [await Client.at(node, table, [seat], chance=seat) for seat in people]
    await play_out(*clients)
    return table, clients


@scenario
async def test_a_table_waits_until_everybody_sits(database: str) -> None:
    async with running(database) as node:
        table = await open_table(node, "madn", "here", "link", "bot", "link")
        assert table.info["stage"] == "waiting"
        await sit(node, table, 0, "Ada")
        client = await Client.at(node, table, [0])
        assert client.view is None
        assert await sit(node, table, name="Ben") == 1
        await client.until(lambda: client.table["seats"][1]["name"] == "Ben")
        assert client.table["stage"] == "waiting"
        refused = await client.roll()
        assert refused["message"]["id"] == "server-not-begun"
        assert await sit(node, table, name="Cleo") == 3
        await client.until(lambda: client.view is not None)
        assert client.table["stage"] == "playing"
        assert client.moves == ["roll"]
        await client.close()


@scenario
async def test_the_short_code_leads_to_the_table(database: str) -> None:
    async with running(database) as node:
        table = await open_table(node, "madn", "here", "link")
        found = await node.get(f"/api/codes/{table.code}")
        assert found["id"] == table.id
        wrong = await node.get("/api/codes/222222", 404)
        assert wrong["message"]["id"] == "server-no-such-code"


@scenario
async def test_a_seat_can_be_chosen_and_not_taken_twice(database: str) -> None:
    async with running(database) as node:
        table = await open_table(node, "madn", "here", "link", "link")
        assert await sit(node, table, 2) == 2
        again = {"name": "", "words": "x", "code": table.code, "seat": 2}
        taken = await node.post(f"/api/tables/{table.id}/join", again, 409)
        assert taken["message"]["id"] == "server-seat-taken"
        reserved = {"name": "", "words": "x", "code": table.code, "seat": 0}
        await node.post(f"/api/tables/{table.id}/join", reserved, 409)
        await sit(node, table)
        full = {"name": "", "words": "x", "code": table.code}
        nothing = await node.post(f"/api/tables/{table.id}/join", full, 409)
        assert nothing["message"]["id"] == "server-no-free-seat"


@scenario
async def test_sitting_down_again_with_the_same_token_is_the_same_seat(database: str) -> None:
    async with running(database) as node:
        table = await open_table(node, "madn", "link", "link")
        mine = {"name": "Ada", "words": "x", "code": table.code, "token": "a" * 43}
        first = await node.post(f"/api/tables/{table.id}/join", mine)
        again = await node.post(f"/api/tables/{table.id}/join", mine)
        assert (first["seat"], first["token"]) == (again["seat"], again["token"])
        assert [seat["taken"] for seat in again["table"]["seats"]] == [True, False]


@scenario
async def test_one_token_sent_many_times_at_once_takes_one_seat(database: str) -> None:
    async with running(database) as node:
        table = await open_table(node, "madn", "link", "link", "link", "link")
        mine = {"name": "Ada", "words": "x", "code": table.code, "token": "a" * 43}
        path = f"/api/tables/{table.id}/join"
        answers = await asyncio.gather(*(node.post(path, mine) for _ in range(6)))
        assert {answer["seat"] for answer in answers} == {0}
        assert [seat["taken"] for seat in answers[0]["table"]["seats"]] == [True, *[False] * 3]
        asked = {**mine, "seat": 2}
        assert (await node.post(path, asked))["seat"] == 0, "whoever sits stays there"


@scenario
async def test_one_token_takes_one_seat_across_nodes(shared_database: str) -> None:
    async with running(shared_database) as one, running(shared_database) as other:
        for _ in range(5):
            table = await open_table(one, "madn", "link", "link", "link", "link")
            path = f"/api/tables/{table.id}/join"
            mine = {"name": "Ada", "words": "x", "code": table.code, "token": "a" * 43}
            yours = {**mine, "name": "Ben", "token": "b" * 43}
            asked = [(node, who) for who in (mine, yours) for node in (one, other, one, other)]
            answers = await asyncio.gather(*(node.post(path, who) for node, who in asked))
            seats_of = {
                token: {a["seat"] for a in answers if a["token"] == token * 43} for token in "ab"
            }
            assert sorted(seats_of.values(), key=min) == [{0}, {1}]


@scenario
async def test_several_seats_on_one_screen_mix_with_others(database: str) -> None:
    async with running(database) as node:
        table = await begin(node, "nichtlustig", "here", "link", "here", "bot")
        screen = await Client.at(node, table, [0, 2])
        other = await Client.at(node, table, [1])
        watcher = await Client.at(node, table)
        assert (screen.hands, other.hands, watcher.hands) == ([0, 2], [1], [])
        await screen.until(lambda: screen.presence.get("spectators") == 1)
        assert screen.presence["seats"] == [0, 1, 2]
        await play_out(screen, other)
        await watcher.until(lambda: watcher.is_over)
        events = [event["event"] for event in watcher.events]
        movers = {event["seat"]: event["by"] for event in events if "by" in event}
        assert movers == {0: "player", 1: "player", 2: "player", 3: "bot"}


@scenario
async def test_only_public_tables_are_listed(database: str) -> None:
    async with running(database) as node:
        await open_table(node, "madn", "here", "link")
        public = await open_table(node, "madn", "here", "link", visibility="public")
        listed = (await node.get("/api/tables"))["tables"]
        assert [(one["table"]["id"], one["code"]) for one in listed] == [(public.id, public.code)]
        await sit(node, public, 0)
        await sit(node, public, 1)
        [running_one] = (await node.get("/api/tables"))["tables"]
        assert running_one["code"] is None, "nobody can join any more"


@scenario
async def test_a_game_can_begin_from_a_position(database: str) -> None:
    async with running(database) as node:
        table = await begin(node, "madn", *["here"] * 4, position=END)
        client = await Client.at(node, table, range(4))
        assert client.view is not None
        assert client.view["position"] == END
        await client.close()
        record = (await node.http.get(f"/api/tables/{table.id}/record")).text
        assert END in record


@scenario
async def test_a_rematch_moves_everybody_on_by_a_seat(database: str) -> None:
    async with running(database) as node:
        table, [host, guest] = await finished(node, "here", "link", "bot")
        early = await begin(node, "madn", "here", "here")
        asked = {"token": early.tokens[0]}
        await node.post(f"/api/tables/{early.id}/rematch", asked, 409)
        await node.post(f"/api/tables/{table.id}/rematch", {"token": "x" * 43}, 403)
        new = await node.post(f"/api/tables/{table.id}/rematch", {"token": table.tokens[1]})
        again = await node.post(f"/api/tables/{table.id}/rematch", {"token": table.tokens[0]})
        assert new["id"] == again["id"] != table.id
        await guest.until(lambda: guest.table["rematch"] == new["id"])
        assert [seat["kind"] for seat in new["seats"]] == ["bot", "here", "link"]
        assert new["dice"]["commitment"] != table.info["dice"]["commitment"]
        for old, seat in ((0, 1), (1, 2)):
            body = {"name": "", "words": "again", "token": table.tokens[old]}
            seated = await node.post(f"/api/tables/{new['id']}/join", body)
            assert seated["seat"] == seat
        assert seated["table"]["stage"] == "playing"
        await host.close()


@scenario
async def test_what_makes_no_sense_is_refused_in_words(own_database: str) -> None:
    async with running(own_database) as node:
        for body, status, id in (
            ({"game": "chess", "seats": seats("here", "here")}, 422, "setup-no-game"),
            ({"game": "madn", "seats": seats("here")}, 422, "setup-players"),
            (
                {"game": "madn", "seats": seats("here", "here"), "variants": {"x": "y"}},
                422,
                "setup",
            ),
            ({"game": "madn", "seats": seats("here", "here"), "position": "x"}, 422, "server-bad"),
            ({"game": "madn"}, 400, "server-not-understood"),
            ({"game": "madn", "seats": seats("here", "here"), "clok": {}}, 400, "server-not-und"),
        ):
            problem = await node.post("/api/tables", body, status)
            assert problem["message"]["id"].startswith(id), problem
        missing = await node.get("/api/tables/aaaaaaaaaaaaaaaaaaaaaaaaaa", 404)
        assert missing["message"]["id"] == "server-no-such-table"


@pytest.mark.parametrize("players", [2, 3])
@scenario
async def test_the_colours_of_the_seats_are_those_of_the_game(
    players: int, own_database: str
) -> None:
    async with running(own_database) as node:
        games = {game["id"]: game for game in (await node.get("/api/games"))["games"]}
        assert len(games) == 10
        seating = {one["players"]: one for one in games["madn"]["seatings"]}[players]
        table = await open_table(node, "madn", *["here"] * players)
        assert [seat["plays"] for seat in table.info["seats"]] == seating["seats"]
        assert table.info["variants"] == seating["defaults"]
