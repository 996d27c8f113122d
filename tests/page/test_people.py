"""People who meet: signs, muting and removing, an evening of games, and playing with anybody."""

import re
from collections.abc import Iterator
from contextlib import ExitStack

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize, expect

from tests.page.house import House
from tests.page.people import Opened, at_table, opened, somebody
from tests.page.test_access import faults, too_wide

PHONE: ViewportSize = {"width": 360, "height": 740}


@pytest.fixture
def stack() -> Iterator[ExitStack]:
    with ExitStack() as kept:
        yield kept


def two_at(
    stack: ExitStack, browser: Browser, house: House, **choice: object
) -> tuple[Opened, Page, Page]:
    """A host at a desk and a guest at a phone."""
    table = opened(house, game="madn", seats=["here", "link", "bot", "bot"], **choice)
    desk = stack.enter_context(somebody(browser))
    phone = stack.enter_context(somebody(browser, viewport=PHONE, color_scheme="dark"))
    return (
        table,
        at_table(desk, house, table, [0], "Ada"),
        at_table(phone, house, table, [1], "Ben"),
    )


def is_sound(page: Page) -> None:
    """Nothing on the page keeps people out, and nothing is cut off."""
    assert faults(page) == []
    assert too_wide(page) == []


def test_a_sign_is_shown_beside_the_name_and_moves_nothing(
    browser: Browser, house: House, stack: ExitStack
) -> None:
    _, ada, ben = two_at(stack, browser, house)
    board = ben.locator("#game")
    expect(board).to_be_visible()
    before = board.bounding_box()
    ada.get_by_role("button", name="Well played").click()
    expect(ben.locator(".players .reaction svg")).to_be_visible()
    assert board.bounding_box() == before
    expect(ben.get_by_text("Ada (Yellow): Well played")).to_be_attached()
    expect(ben.locator(".players .reaction")).to_have_count(0)
    ben.get_by_role("button", name="Chat").click()
    is_sound(ben)
    for _ in range(7):
        ben.get_by_role("button", name="Good luck").click()
    expect(ben.get_by_text(re.compile("That was too often"))).to_be_visible()
    is_sound(ada)


def test_everybody_mutes_for_themselves(browser: Browser, house: House, stack: ExitStack) -> None:
    _, ada, ben = two_at(stack, browser, house)
    ben.get_by_role("button", name="Chat").click()
    ben.get_by_text("Mute", exact=True).click()
    ben.get_by_role("switch", name="Hide what Ada says").check()
    ada.get_by_label("Write something").fill("Can you hear me?")
    ada.get_by_role("button", name="Send").click()
    expect(ada.get_by_text("Can you hear me?")).to_be_visible()
    ada.get_by_role("button", name="Wow").click()
    expect(ada.locator(".said svg").last).to_be_visible()
    expect(ben.get_by_text("Can you hear me?")).to_have_count(0)
    ben.reload()
    ben.get_by_role("button", name="Chat").click()
    expect(ben.get_by_text("Nobody has written anything yet")).to_be_visible()
    ben.get_by_text("Mute", exact=True).click()
    ben.get_by_role("switch", name="Hide what Ada says").uncheck()
    expect(ben.get_by_text("Can you hear me?")).to_be_visible()


def test_the_host_mutes_switches_off_and_removes(
    browser: Browser, house: House, stack: ExitStack
) -> None:
    table, ada, ben = two_at(stack, browser, house)
    ada.get_by_text("Mute or remove").click()
    ada.get_by_role("switch", name="Mute Ben for everybody").check()
    ben.get_by_role("button", name="Chat").click()
    ben.get_by_role("button", name="Wow").click()
    expect(ben.get_by_text("has muted you")).to_be_visible()
    ada.get_by_role("switch", name="Reactions").uncheck()
    expect(ben.get_by_role("button", name="Wow")).to_have_count(0)
    ada.get_by_role("button", name="Remove Ben", exact=True).click()
    ben.get_by_role("dialog").get_by_role("button", name="Close").click()
    expect(ben.get_by_text("has given your seat away")).to_be_visible()
    expect(ada.locator(".players").get_by_text("free").first).to_be_attached()
    cleo = stack.enter_context(somebody(browser)).new_page()
    cleo.goto(f"{house.address}j/{table.code}")
    cleo.get_by_label("Your name").fill("Cleo")
    cleo.get_by_role("button", name="Take a seat").click()
    expect(cleo.locator("#game")).to_be_visible()
    expect(ada.locator(".players").get_by_text("Cleo")).to_be_visible()


def enough(*pages: Page) -> None:
    """All at the table agree to stop."""
    first, *others = pages
    first.get_by_role("button", name="Table", exact=True).click()
    first.locator("summary", has_text="End the game here").click()
    first.get_by_role("button", name="End the game here").click()
    for page in others:
        page.get_by_role("button", name="Agree").click()
    for page in pages:
        expect(page.get_by_role("heading", name="The game is over")).to_be_visible()


def test_an_evening_has_standings(browser: Browser, house: House, stack: ExitStack) -> None:
    lead = "yellow B B c d / green B B B d / red B B B B / black B B B 0 ; turn yellow"
    _, ada, ben = two_at(stack, browser, house, position=lead)
    enough(ada, ben)
    expect(ada.get_by_text("This evening")).to_have_count(0)
    ada.get_by_role("button", name="Play again").click()
    expect(ada.get_by_text("This evening: one game")).to_be_visible()
    row = ada.locator(".series li", has_text="Ada")
    expect(row).to_contain_text("1× 1st")
    ben.get_by_role("button", name="Join the others again").click()
    expect(ben.locator(".players").get_by_text("Ben")).to_be_visible()
    enough(ben, ada)
    for page in (ada, ben):
        expect(page.get_by_text("This evening: 2 games")).to_be_visible()
        expect(page.locator(".series li")).to_have_count(4)
    is_sound(ben)


def meet(context: BrowserContext, house: House, game: str) -> Page:
    """Choose a game and play it with anybody."""
    page = context.new_page()
    page.goto(house.address)
    page.locator(f'input[name="game"][value="{game}"]').check()
    page.get_by_role("button", name="Play with anybody").click()
    return page


def test_two_who_play_with_anybody_meet_and_a_third_can_watch(
    browser: Browser, house: House, stack: ExitStack
) -> None:
    ada = meet(stack.enter_context(somebody(browser, viewport=PHONE)), house, "werfer")
    expect(ada.get_by_text("This table is public")).to_be_visible()
    is_sound(ada)
    ben = meet(stack.enter_context(somebody(browser)), house, "werfer")
    for page in (ada, ben):
        expect(page.locator("#game")).to_be_visible()
    assert ada.url == ben.url
    cleo = stack.enter_context(somebody(browser)).new_page()
    cleo.goto(house.address)
    listed = cleo.locator(".join li", has_text="Werfer")
    listed.get_by_role("link", name="Watch").first.click()
    expect(cleo.locator("#game")).to_be_visible()
    expect(cleo.get_by_role("button", name="Good luck")).to_have_count(0)
