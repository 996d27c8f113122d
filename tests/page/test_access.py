"""Everybody can use every page: axe finds nothing, and nothing is cut off on a phone."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Literal

import pytest
from playwright.sync_api import Browser, Page, expect

from rauswurf.games import GAMES
from rauswurf.messages import LANGUAGES
from tests.page.house import PATIENCE, House
from tests.page.people import at_table, opened, sit, somebody
from tests.page.playing import Player, choose, end_a_game, set_up, unfold

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
FIND = """async () => {
    const found = await axe.run(document, { resultTypes: ["violations"] });
    return found.violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
}"""
WIDER = """() => {
    const wide = [...document.querySelectorAll("body *")]
        .filter((node) => node.getBoundingClientRect().right > innerWidth + 1
            && !node.closest(".visually-hidden, .figures, .scroll, dialog:not([open])"))
        .map((node) => node.outerHTML.slice(0, 120));
    return document.documentElement.scrollWidth > innerWidth ? ["the page", ...wide] : wide;
}"""

# Words below a tool that take two lines, or are cut off.
BROKEN = """() => [...document.querySelectorAll(".tools button > span:first-of-type")]
    .filter((said) => said.scrollWidth > said.clientWidth + 1 || said.offsetHeight > 24)
    .map((said) => said.innerText)"""

Theme = Literal["light", "dark"]


def faults(page: Page) -> list[Any]:
    """What axe has to say about the page as it is now."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[Any] = page.evaluate(FIND)
    return found


def too_wide(page: Page) -> list[str]:
    """What one cannot see without scrolling sideways."""
    found: list[str] = page.evaluate(WIDER)
    return found


@pytest.fixture
def phone(browser: Browser) -> Iterator[Page]:
    """A small phone."""
    context = browser.new_context(
        viewport={"width": 360, "height": 740}, locale="en-GB", reduced_motion="reduce"
    )
    with context:
        context.set_default_timeout(PATIENCE)
        yield context.new_page()


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_on_the_way_to_a_table(page: Page, house: House, theme: Theme) -> None:
    page.emulate_media(color_scheme=theme)
    page.goto(house.address)
    choose(page, "jaeger", 3)
    unfold(page)
    assert faults(page) == []
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_role("dialog", name="Settings")).to_be_visible()
    assert faults(page) == []
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Friends with a link").click()
    page.get_by_role("button", name="Invite and play").click()
    expect(page.get_by_role("heading", name="Almost there")).to_be_visible()
    assert faults(page) == []
    link = page.get_by_label("Link for your friends").input_value()
    page.context.clear_cookies()
    page.evaluate("localStorage.clear()")
    page.goto(link)
    expect(page.get_by_role("heading", name="You are invited")).to_be_visible()
    assert faults(page) == []
    for address in ("replay", "position", "nowhere/at/all"):
        page.goto(house.address + address)
        expect(page.get_by_role("heading").first).to_be_visible()
        assert faults(page) == []


@pytest.mark.parametrize(
    ("game", "theme"), [("madn", "light"), ("einser-blocker", "dark"), ("nichtlustig", "light")]
)
def test_axe_finds_nothing_at_a_table(page: Page, house: House, game: str, theme: Theme) -> None:
    look_at_a_table(page, house, game, theme)


@pytest.mark.proof
@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("game", GAMES)
def test_axe_finds_nothing_at_any_table(page: Page, house: House, game: str, theme: Theme) -> None:
    look_at_a_table(page, house, game, theme)


def look_at_a_table(page: Page, house: House, game: str, theme: Theme) -> None:
    """Have axe look at a game, at what can be opened there, and at its text."""
    page.emulate_media(color_scheme=theme)
    set_up(page, house, game)
    for clicks in (3, 8):
        Player(page).play(clicks)
        assert faults(page) == []
    for name in ("Rules", "Table"):
        page.get_by_role("button", name=name, exact=True).click()
        expect(page.get_by_role("dialog")).to_be_visible()
        assert faults(page) == []
        page.keyboard.press("Escape")
    page.get_by_role("button", name="Text mode", exact=True).click()
    assert faults(page) == []


def test_axe_finds_nothing_at_the_end(page: Page, house: House) -> None:
    end_a_game(page, house, "never-mind")
    page.get_by_role("button", name="Check the dice").click()
    expect(page.get_by_text("All is well")).to_be_visible()
    assert faults(page) == []


@pytest.mark.parametrize("game", GAMES)
def test_every_game_fits_on_a_phone(phone: Page, house: House, game: str) -> None:
    set_up(phone, house, game)
    Player(phone).play(10)
    assert too_wide(phone) == []
    phone.get_by_role("button", name="Text mode", exact=True).click()
    assert too_wide(phone) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_fits_on_a_phone(phone: Page, house: House, language: str) -> None:
    phone.add_init_script(
        f"localStorage.setItem('rauswurf.settings', JSON.stringify({{language: '{language}'}}))"
    )
    phone.goto(house.address)
    expect(phone.locator("html")).to_have_attribute("lang", language)
    unfold(phone)
    assert too_wide(phone) == []
    phone.locator(".quick button").nth(1).click()
    phone.locator(".go button").click()
    expect(phone.locator("#game")).to_be_visible()
    Player(phone).play(8)
    assert too_wide(phone) == []


def test_no_language_breaks_the_words_below_tools(browser: Browser, house: House) -> None:
    table = opened(house, game="madn", seats=["here", "link"])
    sit(house, table, 1, "Ben")
    with somebody(browser, viewport={"width": 360, "height": 740}) as context:
        page = at_table(context, house, table, [0], "Ada")
        for language in LANGUAGES:
            kept = json.dumps({"language": language, "offered": True})
            page.evaluate("kept => (localStorage['rauswurf.settings'] = kept)", kept)
            page.reload()
            expect(page.locator(".tools button")).to_have_count(6)
            assert page.evaluate(BROKEN) == [], language


@pytest.mark.parametrize("address", ["replay", "position", "nowhere/at/all"])
def test_every_other_page_fits_on_a_phone(phone: Page, house: House, address: str) -> None:
    phone.goto(house.address + address)
    expect(phone.get_by_role("heading").first).to_be_visible()
    assert too_wide(phone) == []
