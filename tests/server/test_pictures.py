"""Any position of any game can be had as a picture."""

import pytest

from rauswurf.games import GAMES
from rauswurf.server.pictures import picture
from rauswurf.server.protocol.http import AskPicture
from tests.server.kit import running, scenario

POSITION = "yellow B B 0 a / green B B B 12 / red B B B B / black B B B B ; turn green"
BEGINNING = {"game": "madn", "players": "4"}


@pytest.mark.parametrize("game", GAMES)
def test_every_game_is_drawn_at_its_beginning(game: str) -> None:
    assert picture(AskPicture(game, max(GAMES[game].players)), None).startswith("<svg")


@scenario
async def test_a_position_is_drawn_and_differs_from_the_beginning(own_database: str) -> None:
    async with running(own_database) as node:
        beginning = await node.http.get("/api/picture.svg", params=BEGINNING)
        position = await node.http.get(
            "/api/picture.svg", params=BEGINNING | {"position": POSITION}
        )
    assert position.status_code == 200
    assert position.headers["content-type"].startswith("image/svg+xml")
    assert position.text != beginning.text


@scenario
async def test_house_rules_change_the_beginning(own_database: str) -> None:
    asked = BEGINNING | {"set": "opening=all-in-base"}
    async with running(own_database) as node:
        usual = await node.http.get("/api/picture.svg", params=BEGINNING)
        changed = await node.http.get("/api/picture.svg", params=asked)
    assert changed.status_code == 200
    assert changed.text != usual.text


@scenario
async def test_a_picture_speaks_the_language_of_the_browser(own_database: str) -> None:
    cards = {"game": "nichtlustig", "players": "3"}
    german = {"Accept-Language": "de-AT,de;q=0.9,en;q=0.5"}
    async with running(own_database) as node:
        english = await node.http.get("/api/picture.svg", params=cards)
        told = await node.http.get("/api/picture.svg", params=cards, headers=german)
        board = await node.http.get("/api/boards/cross.svg", headers=german)
        seen = {"If-None-Match": board.headers["etag"]}
        again = await node.http.get("/api/boards/cross.svg", headers=german | seen)
        other = await node.http.get("/api/boards/cross.svg", headers=seen)
    assert "Yellow" in english.text and "Gelb" not in english.text
    assert "Gelb" in told.text and "Yellow" not in told.text
    assert "Accept-Language" in told.headers["vary"]
    assert "<title>Kreuz mit vierzig Feldern</title>" in board.text
    assert (again.status_code, other.status_code) == (304, 200)
    assert "<title>Cross of forty</title>" in other.text


@scenario
async def test_pixels(own_database: str) -> None:
    async with running(own_database) as node:
        answer = await node.http.get("/api/picture.png", params=BEGINNING)
    assert answer.headers["content-type"] == "image/png"
    assert answer.content.startswith(b"\x89PNG")


@pytest.mark.parametrize(
    ("change", "status", "told"),
    [
        ({"position": "yellow everywhere"}, 422, "server-bad-position"),
        ({"game": "chess"}, 422, "setup-"),
        ({"players": "3", "set": "colours=two-each"}, 422, "setup-"),
        ({"players": "many"}, 400, "server-not-understood"),
        ({"players": "7"}, 400, "server-not-understood"),
        ({"set": "three-rolls"}, 400, "server-not-understood"),
        ({"position": "B" * 2001}, 400, "server-not-understood"),
    ],
)
@scenario
async def test_what_cannot_be_drawn_is_told_in_words(
    change: dict[str, str], status: int, told: str, own_database: str
) -> None:
    async with running(own_database) as node:
        answer = await node.get(
            "/api/picture.svg?" + "&".join(f"{k}={v}" for k, v in (BEGINNING | change).items()),
            status,
        )
    assert answer["message"]["id"].startswith(told)


@scenario
async def test_rules_have_pictures_with_words_below_them(own_database: str) -> None:
    async with running(own_database) as node:
        scenes = (await node.get("/api/games/madn/scenes"))["scenes"]
        games = (await node.get("/api/games"))["games"]
        drawn = await node.http.get("/api/games/madn/scenes/barriers.svg")
        missing = [
            await node.http.get(f"/api/games/{address}")
            for address in ("chess/scenes", "chess/scenes/barriers.svg", "madn/scenes/turns.svg")
        ]
    by_clause = {scene["clause"]: scene["lines"] for scene in scenes}
    [madn] = [game for game in games if game["id"] == "madn"]
    assert set(madn["introduction"]["scenes"]) < set(by_clause)
    assert [line["kind"] for line in by_clause["barriers"]] == ["", "not"]
    assert by_clause["barriers"][1]["text"]["id"] == "refuse-barriers-in-the-way"
    assert drawn.headers["content-type"].startswith("image/svg+xml")
    assert drawn.text.startswith("<svg")
    assert [answer.status_code for answer in missing] == [404] * 3


@scenario
async def test_a_board_is_drawn_as_it_is_asked_for(own_database: str) -> None:
    async with running(own_database) as node:
        plain = await node.http.get("/api/boards/jaeger.svg")
        looks = [
            await node.http.get("/api/boards/jaeger.svg", params=asked)
            for asked in ({"dark": "true"}, {"names": "true"}, {"turn": "60"})
        ]
        wrong = await node.http.get("/api/boards/jaeger.svg", params={"turn": "upside down"})
    assert "<text" not in plain.text
    assert "<text" in looks[1].text
    assert len({plain.text, *(look.text for look in looks)}) == 4
    assert len({plain.headers["etag"], *(look.headers["etag"] for look in looks)}) == 4
    assert wrong.status_code == 400
