"""Two browsers at one table, by a link: one loses its connection, and the server is killed."""

from collections.abc import Iterator
from contextlib import contextmanager
from time import monotonic

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, WebSocketRoute, expect

from tests.page.house import PATIENCE, House
from tests.page.playing import LOOK, Player, choose

GAME = "never-mind"
LAST = ".log li:last-of-type"  # what happened last


class Line:
    """The connection of a page, which can be cut."""

    def __init__(self, page: Page) -> None:
        self.open: list[WebSocketRoute] = []
        page.route_web_socket("**/socket", self.lead)

    def lead(self, route: WebSocketRoute) -> None:
        """Lead a connection to the server, and remember it."""
        route.connect_to_server()
        self.open.append(route)

    def cut(self) -> None:
        """End all connections there are."""
        for route in self.open:
            route.close(code=4999)
        self.open.clear()


def somebody(browser: Browser) -> BrowserContext:
    """A browser elsewhere."""
    context = browser.new_context(locale="en-GB", reduced_motion="reduce")
    context.set_default_timeout(PATIENCE)
    return context


def invite(page: Page, house: House) -> str:
    """Open a table for two, of whom one joins by link; returns the link."""
    page.goto(house.address)
    choose(page, GAME, 2)
    page.get_by_role("button", name="Friends with a link").click()
    page.get_by_role("button", name="Invite and play").click()
    expect(page.get_by_role("heading", name="Almost there")).to_be_visible()
    return str(page.get_by_label("Link for your friends").input_value())


def test_a_table_over_a_link_survives_a_cut_line_and_a_killed_server(
    browser: Browser, own_house: House
) -> None:
    with two_by_link(browser, own_house) as both:
        host, guest = (player.page for player in both.players)
        both.play(40)
        began = monotonic()
        while host.locator(LAST).inner_text() != guest.locator(LAST).inner_text():
            assert 1000 * (monotonic() - began) < PATIENCE, "they see different games"


@pytest.mark.proof
def test_a_game_over_a_link_survives_a_cut_line_and_a_killed_server(
    browser: Browser, own_house: House
) -> None:
    with two_by_link(browser, own_house) as both:
        both.play(10_000)
        host, guest = (player.page for player in both.players)
        for page in (host, guest):
            expect(page.get_by_role("heading", name="The game is over")).to_be_visible()
            expect(page.get_by_text("Zoë").first).to_be_visible()
        guest.get_by_role("button", name="Check the dice").click()
        expect(guest.get_by_text("All is well")).to_be_visible()


@contextmanager
def two_by_link(browser: Browser, own_house: House) -> Iterator["Both"]:
    """Two who play, whose line was cut, and whose server was killed and came back."""
    with somebody(browser) as here, somebody(browser) as there:
        host, guest = here.new_page(), there.new_page()
        line = Line(guest)
        link = invite(host, own_house)
        guest.goto(link)
        guest.get_by_label("Your name").fill("Zoë")
        guest.get_by_role("button", name="Take a seat").or_(
            guest.get_by_role("button", name="Join")
        ).click()
        both = Both(host, guest)
        both.play(40)

        line.cut()
        both.play(40)  # it comes back by itself, and nothing is lost

        own_house.kill()
        expect(host.get_by_text("Reconnecting")).to_be_visible()
        own_house.start()
        yield both


class Both:
    """Two players at two screens; each clicks when it is their turn."""

    def __init__(self, *pages: Page) -> None:
        self.players = [Player(page, seed) for seed, page in enumerate(pages)]

    def play(self, clicks: int) -> None:
        """Click so often in all, or until the game is over."""
        active = monotonic()
        while clicks > 0 and not self.is_over():
            before = clicks
            for player in self.players:
                seen = player.page.evaluate(LOOK)
                if seen and seen[0]["kind"] != "end":
                    player.click(player.wanted(seen))
                    clicks -= 1
            if clicks < before:
                active = monotonic()
            else:
                idle = 1000 * (monotonic() - active)
                assert idle < PATIENCE, "nobody can click anything any more"
                self.players[0].page.wait_for_timeout(5)

    def is_over(self) -> bool:
        """Do both see the end?"""
        return all(player.page.locator("#end-title").count() for player in self.players)
