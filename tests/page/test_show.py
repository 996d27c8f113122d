"""What happened is seen in its order: dice before their number, the last move before the end.

The clock of the page stands still in most of these tests, so that they ask what is seen and never
how fast this machine is.
"""

import json
import re
from collections.abc import Iterator
from typing import Any
from urllib.parse import urlencode

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.page.house import PATIENCE, House, until
from tests.page.playing import LOOK, Player, choose, set_up

WAIT = 2000  # milliseconds on the clock of the page: longer than anything it shows
NEARLY = "yellow b c d 39 / green B B B B / red B B B 2 / black B B B B ; turn yellow ; die 1"

NOTE_WALKS = """() => {
    window.walks = [];
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, timing) {
        if (this.dataset.who) walks.push([this.dataset.who, timing.duration]);
        return animate.call(this, frames, timing);
    };
}"""


def settle(page: Page, **settings: Any) -> None:
    """What the owner of this browser has chosen."""
    kept = json.dumps({"offered": True, **settings})
    page.add_init_script(
        f"localStorage.rauswurf_begun ??= localStorage['rauswurf.settings'] = {json.dumps(kept)}"
    )


@pytest.fixture
def lively(browser: Browser) -> Iterator[Page]:
    """A browser in which things move."""
    with browser.new_context(
        viewport={"width": 390, "height": 800}, locale="en-GB", reduced_motion="no-preference"
    ) as context:
        context.set_default_timeout(PATIENCE)
        page = context.new_page()
        settle(page)
        yield page


def from_position(page: Page, house: House, position: str, play_on: str = "off") -> None:
    """A table at which all sit here, at a moment that somebody shared."""
    wish = {"game": "madn", "players": 4, "position": position, "set": f"play-on={play_on}"}
    query = urlencode(wish)
    page.goto(f"{house.address}position?{query}")
    page.get_by_role("button", name="Play from here").click()
    expect(page.locator("#game")).to_be_visible()


def stop_clock(page: Page) -> None:
    """From now on nothing happens on the page by itself."""
    page.clock.install()
    page.clock.pause_at("2031-01-01")


def test_nothing_tells_the_number_before_the_die_lies_still(lively: Page, house: House) -> None:
    set_up(lively, house, "madn")
    stop_clock(lively)
    lively.get_by_role("button", name="Roll", exact=True).click()
    expect(lively.locator(".rolled.falling")).to_be_visible()
    expect(lively.locator(".banner")).to_contain_text("The dice are rolling")
    assert "rolls" not in lively.locator("[role=log]").inner_text()
    assert lively.locator("[data-role], .game .actions button").count() == 0
    assert lively.get_by_role("img", name=re.compile("die: ")).count() == 0
    lively.clock.run_for(1000)  # the whole takes less than a second
    expect(lively.locator(".rolled.falling")).to_have_count(0)
    expect(lively.locator("[role=log]")).to_contain_text(re.compile(r"rolls a \d"))


def test_a_tap_ends_the_fall(lively: Page, house: House) -> None:
    set_up(lively, house, "madn")
    stop_clock(lively)
    lively.get_by_role("button", name="Roll", exact=True).click()
    expect(lively.locator(".rolled.falling")).to_be_visible()
    lively.mouse.click(5, 5)
    expect(lively.locator(".rolled.falling")).to_have_count(0)
    expect(lively.get_by_role("img", name=re.compile("Yellow’s die: "))).to_be_visible()


def test_the_winning_move_is_seen_and_the_film_opens_at_the_end(lively: Page, house: House) -> None:
    from_position(lively, house, NEARLY)
    stop_clock(lively)
    lively.locator("[data-role=origin]").click()
    yellow = lively.locator("[data-who='3']")
    expect(lively.locator("[role=log]")).to_contain_text("Yellow wins")
    expect(yellow).to_be_visible()
    assert lively.locator("#end-title").count() == 0, "the board stays"
    lively.clock.run_for(2 * WAIT)
    expect(lively.get_by_role("heading", name="Yellow wins")).to_be_visible()
    assert lively.locator(".celebration.rains .paint-yellow").count() > 10
    expect(lively.locator(".film .now")).to_contain_text("Yellow wins")
    expect(lively.locator(".film [data-who='3']")).to_be_visible()
    places = lively.locator(".result li").all_inner_texts()
    assert "1st" in places[0]
    assert "Yellow" in places[0]


def test_the_first_one_home_gets_a_moment_while_the_others_play_on(
    lively: Page, house: House
) -> None:
    from_position(lively, house, NEARLY, play_on="on")
    stop_clock(lively)
    lively.locator("[data-role=origin]").click()
    expect(lively.locator("[role=log]")).to_contain_text("Yellow is home")
    lively.clock.run_for(WAIT)
    told = lively.get_by_text("Yellow is home first and wins")
    expect(told).to_be_in_viewport(ratio=1)
    assert lively.locator(".first .celebration.rains .paint-yellow").count() > 10
    lively.clock.run_for(6 * WAIT)
    assert lively.locator(".first .celebration").count() == 0, "a moment"
    expect(lively.locator(".first").get_by_role("button")).to_be_in_viewport(ratio=1)
    expect(lively.get_by_role("button", name="Roll", exact=True)).to_be_enabled()


def test_who_likes_it_calm_sees_no_rain_at_the_end(page: Page, house: House) -> None:
    settle(page)
    from_position(page, house, NEARLY)
    page.locator("[data-role=origin]").click()
    expect(page.get_by_role("heading", name="Yellow wins")).to_be_visible()
    assert page.locator(".celebration.rains").count() == 0
    with page.expect_download() as saved:
        page.get_by_role("button", name="Share a picture").click()
    assert saved.value.path().read_bytes().startswith(b"\x89PNG")


def test_bots_are_shown_one_after_the_other_and_can_be_skipped(lively: Page, house: House) -> None:
    settle(lively, name="Ada")
    lively.goto(house.address)
    choose(lively, "madn", 4)
    lively.get_by_role("button", name="Bots", exact=True).click()
    lively.get_by_role("button", name="Play", exact=True).click()
    expect(lively.locator("#game")).to_be_visible()
    stop_clock(lively)
    player = Player(lively)
    skip = lively.get_by_role("button", name="Skip to my turn")
    while not skip.is_visible():
        seen = lively.evaluate(LOOK)
        if seen:
            player.click(player.wanted(seen))
        lively.clock.run_for(100)
    skip.click()
    expect(lively).to_have_title(re.compile("Your turn"))
    expect(lively.get_by_role("button", name="Roll", exact=True)).to_be_enabled()
    trails = lively.locator("[data-trail]")
    assert trails.count() >= 1, "what happened meanwhile is drawn"
    assert set(trails.evaluate_all("all => all.map((one) => one.dataset.trail)")) != {"yellow"}


def test_a_walk_takes_about_120_milliseconds_a_field(lively: Page, house: House) -> None:
    from_position(
        lively,
        house,
        "yellow B B B 3 / green B B B B / red B B B B / black B B B B ; turn yellow ; die 5",
    )
    lively.evaluate(NOTE_WALKS)
    lively.locator("[data-role=origin]").click()
    until(lively, "() => walks.length > 0")
    assert lively.evaluate("walks") == [["3", 5 * 120]]
