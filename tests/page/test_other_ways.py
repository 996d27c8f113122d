"""Games by other ways than the mouse: by keys alone, as text, and with a thumb on a phone.

Their beginning and an end are played; `make proof` plays all that lies between, too.
"""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, ClassVar

import pytest
from playwright.sync_api import Browser, Locator, Page, ViewportSize, expect

from tests.page.house import PATIENCE, House
from tests.page.playing import LOOK, Player, end_a_game, set_up, watch

QUICK = "never-mind"  # with two players one of the shorter games
MOST = 10_000  # things that are done in such a game
SOME = 12  # of the first things that can be done
PHONE: ViewportSize = {"width": 360, "height": 740}
LAST_CARD = "document.querySelector('.display > li:last-child').getBoundingClientRect().bottom"
END_OF_CARDS = "document.querySelector('.lying').getBoundingClientRect().bottom"
SIDEWAYS = "document.documentElement.scrollWidth > innerWidth"


def tab_to(page: Page, wanted: Locator) -> None:
    """Press Tab until the focus is there, as somebody without a mouse does."""
    expect(wanted).to_be_visible()
    for _ in range(200):
        if wanted.evaluate("node => node === document.activeElement"):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab never reaches {wanted}")


def test_a_game_by_keys_alone(page: Page, house: House) -> None:
    begin_by_keys(page, house)
    Keys(page).play(40)
    end_a_game(page, house, QUICK, Keys)
    expect(page.get_by_role("heading", name="The game is over")).to_be_visible()


@pytest.mark.proof
def test_a_whole_game_by_keys_alone(page: Page, house: House) -> None:
    begin_by_keys(page, house)
    Keys(page).play()
    expect(page.get_by_role("heading", name="The game is over")).to_be_visible()


def begin_by_keys(page: Page, house: House) -> None:
    """From the first page to a table for two, without a mouse."""
    page.goto(house.address)
    tab_to(page, page.get_by_role("radio", name=re.compile("Mensch")))
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("radio", name=re.compile("Never Mind"))).to_be_checked()
    tab_to(page, page.get_by_role("radio", name="4", exact=True))
    for _ in range(2):
        page.keyboard.press("ArrowLeft")
    expect(page.get_by_role("radio", name="2", exact=True)).to_be_checked()
    tab_to(page, page.get_by_role("button", name="All on this screen"))
    page.keyboard.press("Enter")
    tab_to(page, page.get_by_role("button", name="Play", exact=True))
    page.keyboard.press("Enter")
    expect(page.get_by_role("region", name="Table", exact=True)).to_be_visible()


class Keys:
    """Plays on the board by keys: R rolls, Tab finds a piece or a button, Enter takes it."""

    STATE = """() => {
        if (document.querySelector("#end-title")) return "end";
        if (document.querySelector("[data-role=target]:not([aria-disabled=true])")) return "piece";
        if (document.querySelector(".game .actions button:enabled")) return "button";
        return document.querySelector(".roll:enabled") ? "roll" : "";
    }"""
    ON_IT: ClassVar = {
        "piece": "() => document.activeElement?.matches('[data-role]') ?? false",
        "button": "() => document.activeElement?.matches('.game .actions button') ?? false",
    }

    def __init__(self, page: Page) -> None:
        self.page = page

    def play(self, most: int = MOST) -> None:
        for _ in range(most):
            state = watch(self.page, self.STATE)
            if state == "end":
                return
            if state == "roll":
                self.page.keyboard.press("r")
            else:
                self.take(state)
        assert most < MOST, "the game does not end"

    def take(self, what: str) -> None:
        """Go to something that can be done, and do it; the game may go on meanwhile."""
        for _ in range(60):
            if self.page.evaluate(self.ON_IT[what]):
                self.page.keyboard.press("Enter")
                return
            if self.page.evaluate(self.STATE) != what:
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"Tab never reaches a {what}")


def test_a_game_as_text(page: Page, house: House) -> None:
    set_up(page, house, QUICK)
    page.get_by_role("button", name="Text mode", exact=True).click()
    check_heard(Reader(page).play(60))
    end_a_game(page, house, QUICK, Reader)  # it is still read
    expect(page.get_by_role("heading", name="The game is over")).to_be_visible()


@pytest.mark.proof
def test_a_whole_game_as_text(page: Page, house: House) -> None:
    set_up(page, house, QUICK)
    page.get_by_role("button", name="Text mode", exact=True).click()
    check_heard(Reader(page).play())
    expect(page.get_by_role("heading", name="The game is over")).to_be_visible()


def check_heard(heard: list[str]) -> None:
    """What was read aloud tells of rolls and moves."""
    assert any(re.search(r"(Yellow|Green|Red|Black) rolls a \d", said) for said in heard)
    assert any(re.search(r"moves from \S+ to \S+", said) for said in heard)


class Reader:
    """Plays in the text view: hears what happened, and takes one of the moves in the list."""

    LISTEN = """() => {
        const heard = (window.heard ??= new Set());
        heard.add(document.querySelector("[role=log][aria-live]")?.innerText ?? "");
        const over = document.querySelector("#end-title") !== null;
        const moves = document.querySelectorAll("[aria-labelledby=moves-title] button:enabled");
        const last = [...moves].at(-1)?.getBoundingClientRect();
        const at = last && [last.left + last.width / 2, last.top + last.height / 2];
        return over || at ? { heard: [...heard], over, at } : null;
    }"""

    def __init__(self, page: Page) -> None:
        self.page = page

    def play(self, most: int = MOST) -> list[str]:
        """Take so many moves, or play to the end; returns what was heard."""
        heard: list[str] = []
        for _ in range(most):
            now = watch(self.page, self.LISTEN)
            heard = now["heard"]
            if now["over"]:
                return heard
            self.page.mouse.click(*now["at"])
        assert most < MOST, "the game does not end"
        return heard


def test_a_game_with_a_thumb_on_a_phone(browser: Browser, house: House) -> None:
    with phone_in_hand(browser) as page:
        set_up(page, house, QUICK)
        Thumb(page).play(60)
        assert not page.evaluate(SIDEWAYS)
        end_a_game(page, house, QUICK, Thumb)
        expect(page.get_by_role("heading", name="The game is over")).to_be_visible()
        assert not page.evaluate(SIDEWAYS)


@pytest.mark.proof
def test_a_whole_game_with_a_thumb_on_a_phone(browser: Browser, house: House) -> None:
    with phone_in_hand(browser) as page:
        set_up(page, house, QUICK)
        Thumb(page).play()
        expect(page.get_by_role("heading", name="The game is over")).to_be_visible()
        assert not page.evaluate(SIDEWAYS)


@pytest.mark.parametrize("game", ["madn", "jaeger", "nichtlustig"])
def test_what_can_be_done_is_in_sight_on_a_small_phone_on_its_side(
    browser: Browser, house: House, game: str
) -> None:
    with phone_in_hand(browser, ViewportSize(width=640, height=360)) as page:
        set_up(page, house, game, 2)
        for _ in range(SOME):
            Player(page).play(1)
            seen = [one for one in watch(page, LOOK) if one["kind"] != "end"]
            assert all(one["y"] < 360 for one in seen if one["kind"] != "card"), seen
            cards = [one for one in seen if one["kind"] == "card"]
            assert not cards or any(0 < one["y"] < 360 for one in cards), seen


def test_all_cards_to_be_won_are_in_sight_on_a_phone(browser: Browser, house: House) -> None:
    with phone_in_hand(browser) as page:
        set_up(page, house, "nichtlustig", 4)
        expect(page.locator(".display > li")).to_have_count(25)
        assert page.evaluate(LAST_CARD) <= page.evaluate(END_OF_CARDS)


@contextmanager
def phone_in_hand(browser: Browser, size: ViewportSize = PHONE) -> Iterator[Page]:
    """A page on a small phone that is tapped."""
    context = browser.new_context(
        viewport=size,
        has_touch=True,
        is_mobile=True,
        locale="en-GB",
        reduced_motion="reduce",
    )
    with context:
        context.set_default_timeout(PATIENCE)
        yield context.new_page()


class Thumb(Player):
    """A player who taps, and never has to scroll sideways."""

    def click(self, what: dict[str, Any]) -> None:
        """Tap; what is beside the screen cannot be tapped."""
        self.clicks += 1
        assert 0 <= what["x"] <= 360
        self.page.touchscreen.tap(what["x"], what["y"])
