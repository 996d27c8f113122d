"""What others show of a link: a title, a sentence and a picture, at bounded cost."""

import asyncio
import re
from html import unescape
from html.parser import HTMLParser

import httpx
import pytest

from rauswurf.server.allowed import own_origin
from rauswurf.server.limits import Rate
from rauswurf.server.pictures import Gallery
from rauswurf.server.routes.page import FOLDER
from tests.server.kit import (
    GENEROUS,
    Client,
    Data,
    Node,
    open_table,
    play_out,
    running,
    scenario,
    seats,
    sit,
)

built = pytest.mark.skipif(not FOLDER.is_dir(), reason="the page is not built: make page")

POSITION = "yellow B B 0 a / green B B B 12 / red B B B B / black B B B B ; turn green"
MADN = {"game": "madn", "players": "4", "position": POSITION}


class Head(HTMLParser):
    """What the head of a page tells about it, by name."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.told: dict[str, str] = {}
        self.feed(html)
        found = re.findall("<title>(.*?)</title>", html)
        assert len(found) == 1
        self.title = unescape(found[0])

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        name = given.get("property") or given.get("name")
        if tag == "meta" and name:
            assert name == "theme-color" or name not in self.told, "said once"
            self.told[name] = given.get("content") or ""


async def look(
    node: Node, address: str, status: int = 200, headers: dict[str, str] | None = None
) -> Head:
    """What somebody sees who shows a link to this address."""
    answer = await node.http.get(address, headers=headers)
    assert answer.status_code == status, answer.text
    assert answer.headers["content-type"].startswith("text/html")
    return Head(answer.text)


async def picture_in(node: Node, head: Head) -> httpx.Response:
    """The picture that a page names; it is one of ours."""
    address = head.told["og:image"]
    assert address.startswith(node.base + "/")
    answer = await node.http.get(address)
    assert answer.status_code == 200, answer.text
    return answer


def size_of(png: bytes) -> tuple[int, int]:
    """Width and height of a PNG."""
    assert png.startswith(b"\x89PNG")
    return int.from_bytes(png[16:20]), int.from_bytes(png[20:24])


async def open_in(node: Node, language: str, *kinds: str) -> Data:
    choice = {"game": "madn", "seats": seats(*kinds), "language": language}
    return await node.post("/api/tables", choice, 201)


@built
@scenario
async def test_the_first_page_tells_what_this_is_in_the_language_of_the_reader(
    own_database: str,
) -> None:
    async with running(own_database) as node:
        english = await look(node, "/")
        german = await look(node, "/", headers={"Accept-Language": "de-AT"})
        sign = await picture_in(node, english)
    assert english.title == english.told["og:title"] == "Rauswurf"
    assert english.told["og:description"].startswith("Ten dice race games")
    assert english.told["description"] == english.told["og:description"]
    assert german.told["og:description"].startswith("Zehn Würfelspiele")
    assert english.told["twitter:card"] == "summary"
    assert english.told["og:url"] == node.base + "/"
    assert sign.headers["content-type"] == "image/png"


@built
@scenario
async def test_an_invitation_tells_what_is_played_and_how_many_seats_are_free(
    own_database: str,
) -> None:
    async with running(own_database) as node:
        opened = await open_in(node, "de", "link", "link", "bot", "bot")
        by_code = await look(node, f"/j/{opened['code']}", headers={"Accept-Language": "el"})
        by_id = await look(node, f"/t/{opened['table']['id']}")
        picture = await picture_in(node, by_code)
    assert by_code.title == "Mensch ärgere Dich nicht · Rauswurf"
    assert by_code.told["og:title"] == "Mensch ärgere Dich nicht"
    assert by_code.told["og:description"] == "Spiel mit: 2 Plätze sind noch frei."
    assert by_id.told["og:description"] == by_code.told["og:description"]
    assert by_code.told["twitter:card"] == "summary_large_image"
    assert size_of(picture.content) == (1200, 630)
    assert [by_code.told[f"og:image:{side}"] for side in ("width", "height")] == ["1200", "630"]
    assert by_code.told["og:image:alt"] == "Ein Bild vom Tisch: Mensch ärgere Dich nicht"


@built
@scenario
async def test_a_game_tells_what_is_awaited_and_then_who_has_won_and_names_nobody(
    own_database: str,
) -> None:
    async with running(own_database) as node:
        table = await open_table(node, "never-mind", "here", "here")
        for seat, name in enumerate(("Adalbert", "Benedikta")):
            await sit(node, table, seat, name)
        client = await Client.at(node, table, [0, 1])
        playing = await look(node, f"/t/{table.id}")
        await play_out(client)
        over = await look(node, f"/t/{table.id}")
        record = await look(node, f"/replay?table={table.id}")
        board = await picture_in(node, over)
        names = [seat["name"] for seat in client.table["seats"]]
    assert playing.told["og:description"].startswith("Watch this game. Yellow ")
    assert re.match(r"(Yellow|Red|Green|Black)( and \w+)? wins?\. See", over.told["description"])
    assert record.told["og:description"] == over.told["og:description"]
    assert record.told["og:url"].endswith(f"/replay?table={table.id}")
    assert playing.told["og:image"] != over.told["og:image"], "another picture, another address"
    assert size_of(board.content) == (1200, 630)
    assert all(names)
    assert not any(name in str(head.told) for head in (playing, over) for name in names)


@built
@scenario
async def test_a_position_is_told_in_the_language_of_its_link(own_database: str) -> None:
    async with running(own_database) as node:
        query = str(httpx.QueryParams(MADN | {"lang": "de"}))
        head = await look(node, f"/position?{query}")
        picture = await picture_in(node, head)
        beginning = await node.http.get("/api/preview.png?game=madn&players=4")
    assert head.told["og:title"] == "Mensch ärgere Dich nicht"
    assert "Grün" in head.told["og:description"]
    assert size_of(picture.content) == (1200, 630)
    assert picture.content != beginning.content


@pytest.mark.parametrize(
    ("address", "status"),
    [
        ("/position", 200),
        ("/position?game=madn&players=many&position=x", 400),
        ("/position?game=chess&players=4&position=x", 422),
        ("/position?game=madn&players=4&position=yellow%20everywhere", 422),
        ("/position?game=madn&players=4&position=x&board=" + "0" * 64, 404),
        ("/t/nowhere", 404),
        ("/j/AAAAAA", 404),
        ("/replay?table=nowhere", 404),
        ("/replay", 200),
    ],
)
@built
@scenario
async def test_what_is_not_there_is_answered_so_with_the_page_that_tells_it(
    address: str, status: int, own_database: str
) -> None:
    async with running(own_database) as node:
        head = await look(node, address, status)
    assert head.title == "Rauswurf"


@built
@scenario
async def test_nothing_in_an_address_gets_out_of_its_tag(own_database: str) -> None:
    evil = '/nowhere?a="><script>alert(1)</script>&b=<!--'
    async with running(own_database) as node:
        html = (await node.http.get(evil)).text
    assert "<script>alert" not in html
    assert '"><script' not in html


@built
@scenario
async def test_addresses_are_those_of_the_name_and_the_scheme_that_somebody_uses(
    own_database: str,
) -> None:
    named = {"Host": "play.example", "X-Forwarded-Proto": "https"}
    async with running(own_database, hosts=("play.example",)) as node:
        stranger = await look(node, "/", headers=named)
        evil = await node.http.get("/", headers={"Host": "evil.example"})
    async with running(own_database, hosts=("play.example",), proxies=("127.0.0.1",)) as node:
        through_proxy = await look(node, "/", headers=named)
        odd = await look(node, "/", headers=named | {"X-Forwarded-Proto": "javascript"})
    assert stranger.told["og:url"] == "http://play.example/", "only a known proxy is believed"
    assert through_proxy.told["og:url"] == "https://play.example/"
    assert through_proxy.told["og:image"].startswith("https://play.example/")
    assert odd.told["og:url"] == "http://play.example/"
    assert evil.status_code == 421


@pytest.mark.parametrize(
    ("scheme", "host", "origin"),
    [
        ("http", "localhost:8520", "http://localhost:8520"),
        ("https", "play.example:443", "https://play.example"),
        ("http", "[::1]:80", "http://[::1]"),
        ("http", "", ""),
        ("http", "a@b", ""),
    ],
)
def test_an_origin_has_a_scheme_a_name_and_perhaps_a_port(
    scheme: str, host: str, origin: str
) -> None:
    assert own_origin(scheme, host) == origin


@built
@scenario
async def test_guessing_codes_by_their_links_counts_as_joining(own_database: str) -> None:
    limits = GENEROUS._replace(joining=Rate(3, per=3600))
    async with running(own_database, limits=limits) as node:
        table = await open_table(node, "madn", "link", "link")
        for _ in range(3):
            assert (await look(node, f"/j/{table.code}")).title != "Rauswurf"
        assert (await look(node, f"/j/{table.code}")).title == "Rauswurf"
        assert (await look(node, "/j/AAAAAA")).title == "Rauswurf", "right and wrong look the same"


@scenario
async def test_only_new_pictures_cost_and_all_together_cost_so_much(own_database: str) -> None:
    limits = GENEROUS._replace(pixels=Rate(2, per=3600))
    async with running(own_database, limits=limits) as node:
        madn = [f"/api/preview.png?game=madn&players={players}" for players in (4, 3, 2)]
        drawn = [await node.http.get(address) for address in madn]
        again = await node.http.get(madn[0])
        bad = await node.http.get("/api/preview.png?game=chess&players=4")
    assert [answer.status_code for answer in drawn] == [200, 200, 429]
    assert int(drawn[2].headers["retry-after"]) > 0
    assert again.content == drawn[0].content, "what was drawn once is free"
    assert bad.status_code == 422


@scenario
async def test_a_gallery_draws_a_picture_once_and_forgets_the_oldest() -> None:
    gallery, strokes = Gallery(most_bytes=10), []

    async def paint() -> bytes:
        strokes.append(1)
        await asyncio.sleep(0)
        return b"1234"

    both = tuple(await asyncio.gather(gallery.draw("a", paint), gallery.draw("a", paint)))
    assert both == (b"1234", b"1234")
    assert len(strokes) == 1
    await gallery.draw("b", paint)
    assert gallery.find("a") == b"1234"
    await gallery.draw("c", paint)
    assert [gallery.find(key) is not None for key in "abc"] == [True, False, True]
