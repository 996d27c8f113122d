"""A test for each promise about safety."""

import json
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from rauswurf.server.limits import Rate
from rauswurf.server.routes import page
from tests.server.kit import (
    AT_ONCE,
    GENEROUS,
    Client,
    begin,
    open_table,
    play_out,
    running,
    scenario,
    sit,
)

FAIR_KEYS = {"by", "commitment", "contributions", "secret"}


# Who may do what.


@scenario
async def test_no_seat_acts_for_another(database: str) -> None:
    async with running(database) as node:
        table = await begin(node, "madn", "here", "link", "bot", "bot")
        one = await Client.at(node, table, [0])
        other = await Client.at(node, table, [1])
        sequence = one.sequence
        for kind, data in (
            ("roll", {"at": other.moment}),
            ("play", {"at": other.moment, "move": "0-1"}),
            ("undo", {"seat": 0}),
            ("answer", {"seat": 0, "yes": True}),
            ("chat", {"seat": 0, "text": "I am somebody else"}),
        ):
            refused = await other.ask(kind, **data)
            assert refused["type"] == "refused", kind
        assert one.sequence == other.sequence == sequence
        assert (await one.roll())["type"] == "done"


@scenario
async def test_no_spectator_acts(own_database: str) -> None:
    async with running(own_database) as node:
        table = await begin(node, "madn", "here", "here")
        watcher = await Client.at(node, table)
        for kind, data in (
            ("roll", {"at": watcher.moment}),
            ("play", {"at": watcher.moment, "move": "0-1"}),
            ("undo", {"seat": 0}),
            ("answer", {"seat": 0, "yes": True}),
            ("chat", {"seat": 0, "text": "Hello"}),
        ):
            assert (await watcher.ask(kind, **data))["type"] == "refused", kind
        assert (await watcher.ask("why", move="0-1"))["type"] == "because"


@scenario
async def test_a_token_of_another_table_is_no_seat_here(own_database: str) -> None:
    async with running(own_database) as node:
        table = await begin(node, "madn", "here", "here")
        table.tokens[0] = (await begin(node, "madn", "here", "here")).tokens[0]
        client = await Client.at(node, table, [0])
        assert client.closed == 4401
        assert client.others[0]["message"]["id"] == "server-no-such-seat"


@scenario
async def test_who_may_watch_may_not_sit_down(own_database: str) -> None:
    async with running(own_database) as node:
        table = await open_table(node, "madn", "here", "link")
        assert table.code not in json.dumps(await node.get(f"/api/tables/{table.id}"))
        watcher = await Client.at(node, table)
        assert watcher.welcome["code"] is None
        join = {"name": "", "words": "x", "code": "222222"}
        refused = await node.post(f"/api/tables/{table.id}/join", join, 403)
        assert refused["message"]["id"] == "server-wrong-code"


# Secrets.


@scenario
async def test_tokens_are_in_no_record_and_in_no_message_to_others(database: str) -> None:
    async with running(database) as node:
        table = await begin(node, "nichtlustig", "here", "link")
        one = await Client.at(node, table, [0])
        other = await Client.at(node, table, [1])
        watcher = await Client.at(node, table)
        await play_out(one, other)
        await watcher.until(lambda: watcher.is_over)
        told = [
            json.dumps([client.welcome, client.events, client.others, client.presence])
            for client in (one, other, watcher)
        ]
        told.append((await node.http.get(f"/api/tables/{table.id}/record")).text)
        told.append((await node.http.get(f"/api/tables/{table.id}")).text)
        for token in table.tokens.values():
            assert not any(token in text for text in told)


@scenario
async def test_only_the_hash_of_a_token_is_stored(own_database: str, tmp_path: Path) -> None:
    async with running(own_database) as node:
        table = await begin(node, "madn", "here", "link")
    stored = b"".join(path.read_bytes() for path in tmp_path.glob("tables.sqlite*"))
    assert table.id.encode() in stored
    assert not any(token.encode() in stored for token in table.tokens.values())


@scenario
async def test_no_client_can_know_a_roll_before_it_falls(database: str) -> None:
    async with running(database) as node:
        table = await begin(node, "nichtlustig", "here", "link")
        one = await Client.at(node, table, [0])
        other = await Client.at(node, table, [1])
        secret = (await node.server.house.table(table.id)).authority.terms.secret
        assert secret is not None
        for path in ("", "/record", "/replay", "/verify"):
            text = (await node.http.get(f"/api/tables/{table.id}{path}")).text
            assert secret.hex() not in text
        assert one.table["dice"].keys() == FAIR_KEYS
        assert one.table["dice"]["secret"] is None
        await play_out(one, other)
        before = json.dumps([event for event in one.events if not is_last(event, one)])
        assert secret.hex() not in before
        assert one.table["dice"]["secret"] == secret.hex(), "told when the game is over"


def is_last(event: dict[str, Any], client: Client) -> bool:
    return bool(event["sequence"] == client.sequence)


@scenario
async def test_the_commitment_is_known_before_anybody_sits_and_never_changes(
    database: str,
) -> None:
    async with running(database) as node:
        table = await open_table(node, "nichtlustig", "here", "link")
        promised = table.info["dice"]["commitment"]
        await sit(node, table, 0)
        seen = await node.get(f"/api/codes/{table.code}")
        assert seen["dice"]["commitment"] == promised
        assert seen["dice"]["contributions"][1] == ""
        await sit(node, table, 1)
        one, other = await Client.at(node, table, [0]), await Client.at(node, table, [1])
        await play_out(one, other)
        header = (await node.http.get(f"/api/tables/{table.id}/record")).text.splitlines()[0]
        dice = json.loads(header)["dice"]
        assert dice["commitment"] == promised
        assert dice["contributions"] == one.table["dice"]["contributions"]
        verdict = await node.get(f"/api/tables/{table.id}/verify")
        assert verdict["holds"]
        assert "verify-dice-fair" in [message["id"] for message in verdict["checked"]]


@scenario
async def test_words_that_no_record_may_have_are_refused_before_they_count(database: str) -> None:
    async with running(database) as node:
        table = await open_table(node, "madn", "here", "link")
        await sit(node, table, 0)
        turned = {"name": "", "words": "a\u202eb", "code": table.code}
        problem = await node.post(f"/api/tables/{table.id}/join", turned, 422)
        assert problem["message"]["id"] == "record-bad-sign"
        await sit(node, table, 1)
        assert (await node.get(f"/api/tables/{table.id}"))["stage"] == "playing"


@scenario
async def test_a_changed_record_is_found_out(own_database: str) -> None:
    async with running(own_database) as node:
        table = await begin(node, "nichtlustig", "here", "here")
        client = await Client.at(node, table, [0, 1])
        await client.play_on()
        record = (await node.http.get(f"/api/tables/{table.id}/record")).text
        assert (await verdict_on(node.http, record))["holds"]
        lines = record.splitlines()
        roll = next(k for k, line in enumerate(lines) if line.startswith('{"roll"'))
        face = json.loads(lines[roll])["roll"][0]
        lines[roll] = lines[roll].replace(str(face), str(face % 6 + 1), 1)
        verdict = await verdict_on(node.http, "\n".join(lines) + "\n")
        assert not verdict["holds"]
        assert verdict["problems"]


async def verdict_on(http: httpx.AsyncClient, record: str) -> dict[str, Any]:
    return dict((await http.post("/api/verify", content=record.encode())).json())


# Pages from elsewhere.


@scenario
async def test_pages_from_elsewhere_are_refused(own_database: str) -> None:
    async with running(own_database, origins=("https://friends.example",)) as node:
        table = await begin(node, "madn", "here", "here")
        body = {"game": "madn", "seats": [{}, {}]}
        for origin, status in (
            ("https://evil.example", 403),
            ("null", 403),
            ("https://friends.example", 201),
            (node.base, 201),
        ):
            answer = await node.http.post("/api/tables", json=body, headers={"Origin": origin})
            assert answer.status_code == status, origin
        with pytest.raises(InvalidStatus) as refused:
            await connect(node.socket(table.id), origin="https://evil.example")  # type: ignore[arg-type]
        assert refused.value.response.status_code == 403
        socket = await connect(node.socket(table.id), origin=node.base)  # type: ignore[arg-type]
        await socket.close()


@scenario
async def test_every_answer_has_safe_headers(own_database: str) -> None:
    async with running(own_database) as node:
        for path in ("/", "/api/games", "/api/nothing", "/healthz", "/a.js", "/api/tables/x"):
            headers = (await node.http.get(path)).headers
            policy = headers["content-security-policy"]
            assert "default-src 'self'" in policy
            assert "unsafe" not in policy
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["referrer-policy"] == "no-referrer"
            assert "server" not in headers


@scenario
async def test_what_holds_a_token_is_neither_kept_nor_compressed(own_database: str) -> None:
    async with running(own_database) as node:
        body = {"game": "madn", "seats": [{} for _ in range(4)]}
        answer = await node.http.post("/api/tables", json=body)
        assert len(answer.content) > 1000
        assert answer.headers["cache-control"] == "no-store"
        assert "content-encoding" not in answer.headers
        games = await node.http.get("/api/games")
        assert games.headers["content-encoding"] == "gzip"


# Limits.


@scenario
async def test_who_asks_too_often_is_told_when_to_come_back(own_database: str) -> None:
    limits = GENEROUS._replace(opening=Rate(2, per=3600), joining=Rate(3, per=3600))
    async with running(own_database, limits=limits) as node:
        body = {"game": "madn", "seats": [{}, {}]}
        answers = [await node.http.post("/api/tables", json=body) for _ in range(3)]
        assert [answer.status_code for answer in answers] == [201, 201, 429]
        assert int(answers[-1].headers["retry-after"]) > 1
        assert answers[-1].json()["message"]["id"] == "server-too-often"
        guesses = [await node.http.get(f"/api/codes/22222{k}") for k in range(2, 7)]
        assert [guess.status_code for guess in guesses] == [404, 404, 404, 429, 429]


@scenario
async def test_all_requests_together_are_limited_but_not_health_and_parts_of_the_page(
    own_database: str,
) -> None:
    limits = GENEROUS._replace(requests=Rate(3, per=3600))
    async with running(own_database, limits=limits) as node:
        codes = [(await node.http.get("/api/games")).status_code for _ in range(4)]
        assert codes == [200, 200, 200, 429]
        assert (await node.http.get("/healthz")).text == "ok\n"
        assert (await node.http.get("/assets/nothing.js")).status_code == 404


@scenario
async def test_who_says_too_much_over_a_socket_is_dropped(own_database: str) -> None:
    limits = GENEROUS._replace(messages=Rate(5, per=3600))
    async with running(own_database, limits=limits) as node:
        table = await begin(node, "madn", "here", "here")
        client = await Client.at(node, table, [0, 1])
        for _ in range(5):  # the hello counts too
            await client.ask("why", move="0-1")
        assert client.closed == 4429


@scenario
async def test_sockets_from_one_address_are_limited(own_database: str) -> None:
    async with running(own_database, limits=GENEROUS._replace(sockets=2)) as node:
        table = await begin(node, "madn", "here", "here")
        first, second, third = [await Client.at(node, table) for _ in range(3)]
        assert (first.closed, second.closed, third.closed) == (None, None, 4429)
        await first.close()
        await second.until(lambda: second.presence["spectators"] == 1)
        assert (await Client.at(node, table)).closed is None
        assert (await Client.at(node, table)).closed == 4429, "the one that stayed still counts"


@scenario
async def test_what_is_too_large_is_refused(own_database: str) -> None:
    async with running(own_database) as node:
        padding = {"game": "madn", "seats": [{}, {}], "position": "x" * 100_000}
        large = await node.http.post("/api/tables", json=padding)
        assert (large.status_code, large.json()["message"]["id"]) == (413, "server-too-large")
        record = await node.http.post("/api/verify", content=b"x" * (3 * 1024 * 1024))
        assert record.status_code == 413
        long = await node.http.post("/api/replay", content=b"\n" * 20_000)
        assert (long.status_code, long.json()["message"]["id"]) == (413, "server-record-too-long")
        table = await begin(node, "madn", "here", "here")
        client = await Client.at(node, table, [0, 1])
        await client.raw({"type": "chat", "re": 1, "seat": 0, "text": "x" * 100_000})
        await client.until(lambda: client.closed is not None)
        assert client.closed == 1009


@scenario
async def test_who_does_not_say_hello_is_shown_out(own_database: str) -> None:
    pauses = AT_ONCE._replace(hello=0.2)
    async with running(own_database, pauses=pauses) as node:
        table = await begin(node, "madn", "here", "here")
        silent = await connect(node.socket(table.id))
        await silent.wait_closed()
        assert silent.close_code == 4408
        rude = await connect(node.socket(table.id))
        await rude.send('{"type":"roll","re":1,"at":0}')
        assert "server-say-hello" in str(await rude.recv())
        await rude.wait_closed()
        assert rude.close_code == 4400
        old = await connect(node.socket(table.id))
        await old.send('{"type":"hello","re":1,"version":0}')
        assert "server-version" in str(await old.recv())


@scenario
async def test_a_table_that_is_not_there_has_no_socket(own_database: str) -> None:
    async with running(own_database) as node:
        socket = await connect(node.socket("a" * 26))
        await socket.send('{"type":"hello","re":1,"version":1}')
        assert "server-no-such-table" in str(await socket.recv())
        await socket.wait_closed()
        assert socket.close_code == 4404


# What people write.


@scenario
async def test_names_and_words_are_limited_and_stay_words(own_database: str) -> None:
    async with running(own_database) as node:
        table = await open_table(node, "madn", "link", "link")
        markup = "<img src=x onerror=a>"
        await sit(node, table, 0, markup)
        info = await node.http.get(f"/api/tables/{table.id}")
        assert info.headers["content-type"] == "application/json"
        assert info.json()["seats"][0]["name"] == markup, "a page shows it as it is"
        for name, words in (("x" * 25, "x"), ("Ada", ""), ("Ada", "x" * 101)):
            join = {"name": name, "words": words, "code": table.code}
            await node.post(f"/api/tables/{table.id}/join", join, 400)
        hidden = {"name": "A\u202eda\x00\u200b B", "words": "x", "code": table.code}
        seated = await node.post(f"/api/tables/{table.id}/join", hidden)
        assert seated["table"]["seats"][1]["name"] == "A da B"
        family = "\N{WOMAN}\u200d\N{GIRL}"
        joined = [
            ("\u200dA\u200dda\u200d", "A da"),
            (f" {family} ", family),
            ("نمی\u200cدانم", "نمی\u200cدانم"),
        ]
        for name, seen in joined:
            other = await open_table(node, "madn", "link", "bot")
            body = {"name": name, "words": "x", "code": other.code}
            seated = await node.post(f"/api/tables/{other.id}/join", body)
            assert seated["table"]["seats"][0]["name"] == seen, (
                "one emoji of two, and words as they are written"
            )
        client = await Client.at(node, table, [0])
        long = await client.ask("chat", seat=0, text="x" * 301)
        assert long["message"]["id"] == "server-not-understood"


# Files.


@scenario
async def test_the_page_serves_its_files_and_nothing_else(
    own_database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "page"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>Rauswurf</title>")
    (folder / "assets" / "app-1a2b.js").write_text("console.log(1)")
    (tmp_path / "secret.txt").write_text("secret")
    monkeypatch.setattr("rauswurf.server.app.FOLDER", folder)
    async with running(own_database) as node:
        start = await node.http.get("/")
        assert (start.status_code, start.headers["cache-control"]) == (200, "no-cache")
        assert "Rauswurf" in (await node.http.get("/table/abc")).text, "the page knows the address"
        asset = await node.http.get("/assets/app-1a2b.js")
        assert "immutable" in asset.headers["cache-control"]
        again = await node.http.get("/", headers={"If-None-Match": start.headers["etag"]})
        assert again.status_code == 304
        for path in ("/assets/other.js", "/..%2fsecret.txt", "/%2e%2e/secret.txt", "/api/nothing"):
            answer = await node.http.get(path)
            assert answer.status_code == 404, path
            assert "secret" not in answer.text
        assert (await node.http.put("/api/games")).status_code == 405


@scenario
async def test_without_a_page_the_server_says_so(
    own_database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("rauswurf.server.app.FOLDER", tmp_path / "nowhere")
    async with running(own_database) as node:
        answer = await node.http.get("/")
        assert (answer.status_code, answer.json()["message"]["id"]) == (404, "server-no-page")


def test_the_folder_of_the_page_lies_in_the_package() -> None:
    assert page.FOLDER.parent.name == "server"
