"""Three browsers at one table: after the first winner they agree that it is enough."""

from collections.abc import Iterator
from contextlib import ExitStack

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from tests.page.house import House, until
from tests.page.people import at_table, opened, somebody
from tests.page.test_still import phone

WON = "yellow a b c d / green 2 5 a d / red 14 11 B d / black B B B d ; turn green"
TABLE = {
    "game": "madn",
    "position": WON,
    "variants": {"play-on": "on"},
    "absence": {"kind": "wait"},
}


@pytest.fixture
def three(browser: Browser, house: House) -> Iterator[list[Page]]:
    """Three people in a game that yellow has won; whoever opened it sits at a phone."""
    table = opened(house, **TABLE, seats=["here", "link", "link", "bot"])
    phone: ViewportSize = {"width": 360, "height": 740}
    with ExitStack() as stack:
        contexts = [
            stack.enter_context(somebody(browser, viewport=phone if seat == 0 else None))
            for seat in range(3)
        ]
        yield [
            at_table(context, house, table, [seat], name)
            for seat, (context, name) in enumerate(
                zip(contexts, ("Ada", "Ben", "Cleo"), strict=True)
            )
        ]


def enough(page: Page) -> None:
    """Press the button of the first winner's moment."""
    expect(page.get_by_text("Ada is home first and wins")).to_be_visible()
    button = page.locator(".first").get_by_role("button", name="End the game here")
    expect(button).to_be_in_viewport(ratio=1)
    button.click()


def test_all_agree_that_it_is_enough(three: list[Page]) -> None:
    ada, ben, cleo = three
    enough(ada)
    expect(ada.get_by_text("Waiting for an answer from Ben and Cleo")).to_be_visible()
    for page in (ben, cleo):
        expect(page.get_by_text("Ada would like to end the game here")).to_be_visible()
        page.get_by_role("button", name="Agree").click()
    for page in three:
        expect(page.get_by_role("heading", name="The game is over")).to_be_visible()
        expect(page.get_by_text("The players ended the game early")).to_be_visible()
        rows = page.locator(".result ol li")
        expect(rows.nth(0)).to_contain_text("Ada")
        expect(rows.nth(1)).to_contain_text("Ben")
    cleo.get_by_role("button", name="Check the dice").click()
    expect(cleo.get_by_text("The dice are fine")).to_be_visible()


def test_one_wants_to_play_on(three: list[Page]) -> None:
    ada, ben, cleo = three
    enough(ben)
    cleo.get_by_role("button", name="Play on").click()
    for page in three:
        expect(page.get_by_text("would like to end the game here")).to_have_count(0)
    enough(ben)
    expect(ben.get_by_text("Somebody wants to play on")).to_be_visible()
    expect(ada.locator("#game")).to_be_visible()


def test_who_opened_the_table_is_told_that_somebody_has_to_leave_first(three: list[Page]) -> None:
    ada, ben, _ = three
    ada.get_by_role("button", name="Table", exact=True).click()
    ada.get_by_text("End the game here").nth(1).click()
    ada.get_by_role("button", name="End the game now").click()
    expect(ada.get_by_text("Everybody was here a moment ago")).to_be_visible()
    expect(ben.locator("#game")).to_be_visible()


def test_after_a_minute_nobody_need_wait_for_who_has_gone(three: list[Page]) -> None:
    ada, ben, cleo = three
    expect(ada.locator(".banner")).to_contain_text("Ben")
    for page in (ada, cleo):
        page.clock.install()
    ben.context.close()
    expect(ada.locator(".players").get_by_text("not connected").first).to_be_attached()
    ada.clock.run_for(50_000)
    assert ada.get_by_text("Gone for a while").count() == 0
    for page, way_out in ((ada, "End the game now"), (cleo, "End the game here")):
        page.clock.run_for(62_000)
        expect(page.get_by_text("Gone for a while: Ben")).to_be_visible()
        expect(page.locator(".asked").get_by_role("button", name=way_out)).to_be_in_viewport()
    cleo.locator(".asked").get_by_role("button").click()
    expect(ada.get_by_text("Cleo would like to end the game here")).to_be_visible()


LAST = "yellow b c d 39 / green 12 B B B / red B 21 B B / black B B B 31 ; turn yellow ; die 1"
# Both the winner and the turn are told within the room for that, once letters have become small.
BOTH = """() => {
    const room = document.querySelector(".status").getBoundingClientRect();
    const told = [...document.querySelectorAll(".status .first:not(.beside) p, .status .turn")];
    const fits = (one) => one.getBoundingClientRect().bottom <= room.bottom;
    return told.length === 2 && told.every(fits);
}"""


@pytest.mark.parametrize("language", ["de", "el"])
@pytest.mark.parametrize("height", [560, 640])
def test_the_next_turn_is_told_beside_the_first_winner(
    browser: Browser, house: House, height: int, language: str
) -> None:
    table = opened(house, **{**TABLE, "position": LAST}, seats=["here"] * 4)
    with phone(browser, 360, language, height) as page:
        page = at_table(page.context, house, table, [0, 1, 2, 3], "Ada")
        expect(page.locator('[data-role="origin"]').first).to_be_visible()
        page.keyboard.press("1")
        until(page, BOTH)
