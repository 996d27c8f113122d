"""Tables on boards that people bring: checked, kept with the table, and proved by its record."""

from io import BytesIO
from typing import Any

import pytest

from rauswurf.boards import document_of, read_document
from rauswurf.boards.making import Ring, document
from rauswurf.record import verify
from rauswurf.server.boards import MOST_FAULTS
from tests.server.kit import Client, Node, Opened, begin, open_table, running, scenario, seats, sit

# Yellow's way home branches off four fields earlier than on the printed cross.
SHORT = (
    document_of("cross")
    .replace("Cross of forty", "Cross with a short way home")
    .replace('forward = ["39 a b c d"]', 'forward = ["35 a b c d"]')
    .replace('not_forward = ["39 0"]', 'not_forward = ["35 36", "39 0"]')
)
LAST_ROLL = "yellow 35 a b c / green B B B B / red B B B B / black B B B B ; turn yellow"
CHOICE: dict[str, Any] = {
    "board": SHORT,
    "position": LAST_ROLL,
    "dice": "hand",
    "variants": {"play-on": "off"},
}


async def won(node: Node, **choice: Any) -> Opened:
    """A table at which yellow went home by the short way."""
    table = await begin(node, "madn", *["here"] * 4, **{**CHOICE, **choice})
    client = await Client.at(node, table, [0])
    await client.roll(4)
    assert (await client.play("35-d"))["type"] == "done"
    assert client.is_over
    await client.close()
    return table


@scenario
async def test_a_game_on_an_own_board_is_kept_and_proved(database: str) -> None:
    async with running(database) as node:
        table = await begin(node, "madn", *["here"] * 4, **CHOICE)
        board = table.info["board"]
    async with running(database) as node:  # another server, which knows only the database
        client = await Client.at(node, table, [0])
        assert client.table["board"] == board
        await client.roll(4)
        assert client.moves == ["35-d"]
        await client.play("35-d")
        await client.close()
        verdict = await node.get(f"/api/tables/{table.id}/verify")
        assert verdict["holds"], verdict["problems"]
        film = await node.get(f"/api/tables/{table.id}/replay")
        assert (film["board"], film["problem"]) == (board, None)
        record = (await node.http.get(f"/api/tables/{table.id}/record")).content
        document = (await node.http.get(f"/api/boards/{board}.toml")).text
    assert document == SHORT
    assert board.encode() in record.splitlines()[0]
    assert verify(BytesIO(record), read_document(document, "")).holds


@scenario
async def test_two_nodes_play_on_the_same_own_board(shared_database: str) -> None:
    async with running(shared_database) as one, running(shared_database) as two:
        table = await begin(one, "madn", *["here"] * 4, **CHOICE)
        here, there = await Client.at(one, table, [0]), await Client.at(two, table, [1])
        await here.roll(4)
        await there.until(lambda: there.moves == ["35-d"])
        await here.play("35-d")
        await there.until(lambda: there.is_over)


@scenario
async def test_a_board_is_drawn_by_its_hash(database: str) -> None:
    async with running(database) as node:
        table = await open_table(node, "madn", "here", "here", board=SHORT)
        board = table.info["board"]
        info = await node.get(f"/api/boards/{board}")
        assert (info["id"], info["name"]) == (board, "Cross with a short way home")
        names = [field["name"] for field in info["fields"]]
        steps = {(names[here], names[there]) for here, there in info["colours"][0]["next"]}
        assert ("35", "a") in steps
        picture = await node.http.get(f"/api/boards/{board}.svg")
        assert picture.headers["content-type"].startswith("image/svg+xml")
        assert "<title>Cross with a short way home</title>" in picture.text
        missing = await node.get(f"/api/boards/{'0' * 64}", 404)
        assert missing["message"]["id"] == "server-no-such-board"


@scenario
async def test_a_rematch_is_on_the_same_board(database: str) -> None:
    async with running(database) as node:
        table = await won(node)
        new = await node.post(f"/api/tables/{table.id}/rematch", {"token": table.tokens[0]})
        assert new["board"] == table.info["board"]
        again = await open_table(node, "madn", "here", "here", board=SHORT)
        assert again.info["board"] == new["board"], "the same board is kept once"


@scenario
async def test_bots_play_on_an_own_board(own_database: str) -> None:
    async with running(own_database) as node:
        table = await begin(node, "madn", "here", "bot", board=SHORT)
        client = await Client.at(node, table, [0])

        def answered() -> bool:
            return len([one for one in client.events if one["event"].get("by") == "bot"]) >= 6

        await client.play_on(until=answered)
        assert answered()
        record = (await node.http.get(f"/api/tables/{table.id}/record")).content
        assert verify(BytesIO(record), read_document(SHORT, "")).holds_so_far
        await client.close()


@scenario
async def test_the_games_own_board_brought_along_is_nothing_special(own_database: str) -> None:
    async with running(own_database) as node:
        table = await open_table(node, "madn", "here", "here", board=document_of("cross"))
        assert table.info["board"] == "cross"
        record = (await node.http.get(f"/api/tables/{table.id}/record")).text
        assert "sha256" not in record


@scenario
async def test_a_record_brings_its_board_to_mind(own_database: str, tmp_path: Any) -> None:
    async with running(own_database) as node:
        table = await won(node)
        record = (await node.http.get(f"/api/tables/{table.id}/record")).content
        verdict = (await node.http.post("/api/verify", content=record)).json()
        film = (await node.http.post("/api/replay", content=record)).json()
        assert (verdict["holds"], film["board"]) == (True, table.info["board"])
    async with running(f"sqlite:///{tmp_path}/other.sqlite") as stranger:
        answer = await stranger.http.post("/api/replay", content=record)
        assert answer.status_code == 422
        assert "record-board-needed" in answer.text


@scenario
async def test_positions_are_those_of_the_board(own_database: str) -> None:
    async with running(own_database) as node:
        table = await open_table(node, "madn", *["here"] * 4, board=SHORT)
        asked = {"game": "madn", "players": 4, "position": f"{LAST_ROLL}; die 4"}
        on_ours = await node.post("/api/position", asked)
        on_theirs = await node.post("/api/position", {**asked, "board": table.info["board"]})
        assert (on_ours["board"], on_theirs["board"]) == ("cross", table.info["board"])
        assert [move["text"] for move in on_theirs["view"]["moves"]] == ["35-d"]
        assert [move["text"] for move in on_ours["view"]["moves"]] == ["35-39"]
        query = {"game": "madn", "players": "4", "board": table.info["board"]}
        picture = await node.http.get("/api/picture.svg", params=query)
        assert picture.status_code == 200
        unknown = await node.http.get("/api/picture.svg", params={**query, "board": "f" * 64})
        assert unknown.status_code == 404


# What cannot be used.

BAD: dict[str, tuple[str, str]] = {
    "no TOML": ("/etc/passwd", "board-not-toml"),
    "a number without end": (f"id = {'1' * 5000}", "board-not-toml"),
    "brackets without end": (f"id = {'[' * 5000}", "board-not-toml"),
    "a slip": (SHORT.replace("[ways]", "[wayz]"), "board-unknown-key"),
    "no way home": (SHORT.replace("35 a b c d", "35 a b"), "board-goal-unreachable"),
    "a run without end": (SHORT.replace("0..39 0", "0..99999999"), "board-long-run"),
    "many ways": (
        SHORT.replace('"0..39 0"', ", ".join(f'"{a} {b}"' for a in range(40) for b in range(40))),
        "board-many-ways",
    ),
}


@pytest.mark.parametrize("kind", BAD)
@scenario
async def test_a_board_that_cannot_be_used_is_refused_in_words(
    kind: str, own_database: str
) -> None:
    document, fault = BAD[kind]
    async with running(own_database) as node:
        body = {"game": "madn", "seats": seats("here", "here"), "board": document}
        for path, asked in (
            ("/api/tables", body),
            ("/api/boards", {"game": "madn", "board": document}),
        ):
            problem = await node.post(path, asked, 422)
            assert problem["message"]["id"] == "server-bad-board"
            assert fault in {one["id"] for one in problem["faults"]}
            assert len(problem["faults"]) <= MOST_FAULTS


@scenario
async def test_a_board_of_another_game_is_refused(own_database: str) -> None:
    async with running(own_database) as node:
        stars = document_of("jaeger")
        body = {"game": "madn", "seats": seats("here", "here"), "board": stars}
        for path, asked in (
            ("/api/tables", body),
            ("/api/boards", {"game": "madn", "board": stars}),
        ):
            problem = await node.post(path, asked, 422)
            assert problem["message"]["id"] == "setup-board-misfit"
        cards = {"game": "nichtlustig", "board": SHORT}
        assert (await node.post("/api/boards", cards, 422))["message"]["id"] == "setup-board-misfit"
        strange = {"game": "chess", "board": SHORT}
        assert (await node.post("/api/boards", strange, 422))["message"]["id"] == "setup-no-game"


@scenario
async def test_a_board_for_three_says_who_can_play_on_it(own_database: str) -> None:
    """Whoever sets up a table is offered as many seats as there are colours."""
    async with running(own_database) as node:
        ring = document(Ring("three", colours=3, fields=30, pieces=4, goals=4))
        info = await node.post("/api/boards", {"game": "madn", "board": ring})
        told = {seating["players"]: seating["seats"] for seating in info["seatings"]}
        assert told == {2: [["yellow"], ["green"]], 3: [["yellow"], ["green"], ["red"]]}


@scenario
async def test_only_house_rules_that_a_board_can_have_are_offered(own_database: str) -> None:
    """Two colours each, or pieces of nobody, need four colours; what is offered can be played."""
    async with running(own_database) as node:
        ring = document(Ring("three", colours=3, fields=30, pieces=4, goals=4))
        info = await node.post("/api/boards", {"game": "madn", "board": ring})
        offered = {one["players"]: one["values"] for one in info["seatings"]}
        usual = (await node.get("/api/games"))["games"][0]
        assert usual["id"] == "madn"
        by_the_book = {one["players"]: one["values"]["colours"] for one in usual["seatings"]}
        assert by_the_book == {2: ["own", "two-each"], 3: ["own", "neutral"], 4: ["own"]}
        for players, board in ((2, ring), (3, ring), (2, None), (3, None), (4, None)):
            there = offered[players]["colours"] if board else by_the_book[players]
            for value in ("own", "two-each", "neutral"):
                body = {
                    "game": "madn",
                    "seats": seats(*["here"] * players),
                    "variants": {"colours": value},
                    "board": board,
                }
                await node.post("/api/tables", body, 201 if value in there else 422)
        assert offered[2]["barriers"] == ["off", "on"]


@scenario
async def test_a_board_of_any_size_is_not_read(own_database: str) -> None:
    async with running(own_database) as node:
        for letters in (40_000, 70_000):
            body = {"game": "madn", "seats": seats("here", "here"), "board": "#" * letters}
            problem = await node.post("/api/tables", body, 413)
            assert problem["message"]["id"] == "server-too-large"


@scenario
async def test_a_board_that_was_only_checked_is_not_kept(own_database: str) -> None:
    async with running(own_database) as node:
        info = await node.post("/api/boards", {"game": "madn", "board": SHORT})
        assert info["name"] == "Cross with a short way home"
        await node.get(f"/api/boards/{info['id']}", 404)


@scenario
async def test_our_boards_are_files_too(own_database: str) -> None:
    async with running(own_database) as node:
        answer = await node.http.get("/api/boards/cross.toml")
        assert answer.text == document_of("cross")


# Who played.


@scenario
async def test_a_record_tells_who_sat_down(database: str) -> None:
    async with running(database) as node:
        table = await open_table(node, "madn", "here", "link", "bot")
        await sit(node, table, 0, "Ada <i>")
        ben = {"name": "Ben \u202e\n", "words": "abracadabra", "code": table.code}
        await node.post(f"/api/tables/{table.id}/join", ben)
        record = (await node.http.get(f"/api/tables/{table.id}/record")).text
        assert record.splitlines()[1] == '{"names":["Ada <i>","Ben",""]}'
        film = await node.get(f"/api/tables/{table.id}/replay")
        assert [seat["name"] for seat in film["seats"]] == ["Ada <i>", "Ben", "beginner"]
        verdict = await node.get(f"/api/tables/{table.id}/verify")
        assert "verify-uncovered-names-given" in {said["id"] for said in verdict["checked"]}


@scenario
async def test_who_said_no_name_is_not_in_the_record(own_database: str) -> None:
    async with running(own_database) as node:
        table = await begin(node, "madn", "here", "here")
        record = (await node.http.get(f"/api/tables/{table.id}/record")).text
        assert "names" not in record
