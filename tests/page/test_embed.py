"""Positions and replays inside a page of another origin, which can do nothing else there."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from html import escape
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread
from urllib.parse import urlencode

import pytest
from playwright.sync_api import Frame, FrameLocator, Page, expect

from tests.page.house import House, until
from tests.page.playing import Player, set_up
from tests.page.test_access import Theme, faults, too_wide

POSITION = "yellow B B 0 a / green B B B 12 / red B B B B / black B B B B ; turn green"
MADN = {"game": "madn", "players": "4", "position": POSITION, "lang": "de"}

KEPT = "() => { try { return localStorage.length } catch { return null } }"


@contextmanager
def other_site(html: str) -> Iterator[str]:
    """The address of a page that somebody else serves."""

    class Served(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(200)
            self.send_header("Content-Type", "text/html; charset=utf-8")
            self.end_headers()
            self.wfile.write(f"<!doctype html><title>A blog</title>{html}".encode())

        def log_message(self, *args: object) -> None:
            pass

    with ThreadingHTTPServer(("127.0.0.1", 0), Served) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://localhost:{server.server_port}/"
        server.shutdown()


def framed(address: str) -> str:
    """A frame as plain as somebody might write it, without any sandbox."""
    return f'<iframe src="{escape(address)}" width="700" height="700"></iframe>'


def frame_of(page: Page, part: str) -> Frame:
    """The frame of a page whose address has this part."""
    return next(frame for frame in page.frames if part in frame.url)


def film_in(where: Page | FrameLocator) -> None:
    """Wind a film forward, and see what happened."""
    first = where.locator(".now").inner_text()
    where.get_by_role("button", name="One step forward").click()
    expect(where.locator(".now")).not_to_have_text(first)


def played(page: Page, house: House, game: str = "madn") -> str:
    """The id of a table at which something has happened."""
    set_up(page, house, game)
    Player(page).play(6)
    return page.url.rpartition("/")[2]


def test_a_position_is_shown_inside_a_page_of_another_origin(page: Page, house: House) -> None:
    with other_site(framed(f"{house.address}embed/position?{urlencode(MADN)}")) as blog:
        page.goto(blog)
        shown = page.frame_locator("iframe")
        expect(shown.get_by_role("heading")).to_have_text("Mensch ärgere Dich nicht")
        expect(shown.locator("[data-who]")).to_have_count(16)
        expect(shown.get_by_text("Grün würfelt")).to_be_visible()
        inside = frame_of(page, "/embed/")
        assert inside.evaluate("origin") == "null", "it is nobody's, even without a sandbox"
        assert inside.evaluate(KEPT) is None
        asked = inside.evaluate(
            "(address) => fetch(address).then(() => 'answered', () => 'refused')",
            f"{house.address}api/games",
        )
        assert asked == "refused"
        with page.context.expect_page() as opened:
            shown.get_by_role("link", name="In Rauswurf öffnen").click()
        expect(opened.value.get_by_role("heading").first).to_have_text("Mensch ärgere Dich nicht")
        assert opened.value.evaluate("localStorage.length") >= 0, "the whole page is itself again"


def test_the_html_that_the_page_offers_shows_the_game_elsewhere(page: Page, house: House) -> None:
    table = played(page, house)
    page.goto(f"{house.address}replay?table={table}")
    page.get_by_role("button", name="Embed").click()
    code = page.get_by_label("The whole game").input_value()
    other = page.get_by_label("This position").input_value()
    assert 'sandbox="allow-scripts allow-popups' in code
    assert faults(page) == []
    with other_site(code + other) as blog:
        page.goto(blog)
        film_in(page.frame_locator("iframe").first)
        position = page.frame_locator("iframe").last
        position.locator("[data-who]").first.scroll_into_view_if_needed()
        expect(position.locator("[data-who]").first).to_be_visible()


def test_cards_and_dice_are_seen_too(page: Page, house: House) -> None:
    table = played(page, house, "nichtlustig")
    with other_site(framed(f"{house.address}embed/replay?table={table}&at=3")) as blog:
        page.goto(blog)
        shown = page.frame_locator("iframe")
        expect(shown.locator(".now .number")).to_have_text("3")
        drawn = shown.locator("svg.icon use").first
        expect(drawn).to_be_attached()
        box = drawn.evaluate("(use) => use.getBBox().width")
        assert box > 0, "a picture that cannot be found has no size"


@pytest.mark.parametrize("path", ["", "t/anything", "j/AAAAAA", "replay", "position", "embed/else"])
def test_no_other_address_can_be_framed(page: Page, house: House, path: str) -> None:
    with other_site(framed(house.address + path)) as blog:
        page.goto(blog)
        until(page, "() => frames.length === 1")
        inside = page.frames[1]
        inside.wait_for_load_state()
        assert inside.url.startswith("chrome-error:")


@pytest.mark.parametrize(("width", "theme"), [(360, "dark"), (1000, "light")])
def test_axe_finds_nothing_in_what_is_embedded(
    page: Page, house: House, theme: Theme, width: int
) -> None:
    table = played(page, house)
    page.set_viewport_size({"width": width, "height": 640})
    for what in (
        f"embed/position?{urlencode(MADN)}",
        f"embed/replay?table={table}",
        f"embed/replay?table={'a' * 26}",
    ):
        page.goto(f"{house.address}{what}&theme={theme}")
        expect(page.get_by_role("heading")).to_be_visible()
        assert page.evaluate("document.documentElement.dataset.theme") == theme
        assert faults(page) == []
        assert too_wide(page) == []


def test_what_is_wrong_is_told_inside_the_frame(page: Page, house: House) -> None:
    bad = urlencode(MADN | {"position": "yellow everywhere", "lang": "en"})
    answer = page.goto(f"{house.address}embed/position?{bad}")
    assert answer is not None and answer.status == 422
    expect(page.get_by_role("alert")).to_contain_text(re.compile("position"))
    answer = page.goto(f"{house.address}embed/replay?table=nowhere")
    assert answer is not None and answer.status == 404
    expect(page.get_by_role("alert")).to_contain_text("This table does not exist")
