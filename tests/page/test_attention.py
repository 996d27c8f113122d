"""What makes playing on a device pleasant: one's own side of the board, being called, and quiet."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.page.house import PATIENCE, House, until

COLOURS = ("yellow", "green", "red", "black")
HOME = "yellow B B 5 d / green B B B d / red B B B d / black B B B d ; turn yellow ; die 1"
STEP = "[data-role=origin][data-place='5']"  # the piece with which yellow ends their turn
# What the device would do is written down instead.
DEVICE = """
window.device = { buzzes: [], notices: [], sounds: 0 };
navigator.vibrate = (ms) => device.buzzes.push(ms);
window.Notification = class {
    static permission = "granted";
    static requestPermission = async () => "granted";
    constructor(title, { body }) { device.notices.push([title, body]); }
};
AudioScheduledSourceNode.prototype.start = function () { device.sounds += 1; };
AudioScheduledSourceNode.prototype.stop = function () {};
Object.defineProperty(document, "hidden", { get: () => window.looksAway ?? false });
"""
# How far down, from 0 to 1 of the board, the last goal field of a colour lies, and how far right.
GOAL = """(place) => {
    const board = document.querySelector("#game .race > svg").getBoundingClientRect();
    const piece = document.querySelector(`[data-who][data-place="${place}"]`);
    const box = piece?.getBoundingClientRect();
    return box && [
        (box.top + box.height / 2 - board.top) / board.height,
        (box.left + box.width / 2 - board.left) / board.width,
    ];
}"""


class Seats:
    """A table with four seats, each with its link."""

    def __init__(self, page: Page, house: House) -> None:
        choice = {"game": "madn", "seats": [{"kind": "here"}] * 4, "position": HOME}
        opened = page.request.post(f"{house.address}api/tables", data=choice).json()
        self.address = f"{house.address}t/{opened['table']['id']}"
        self.tokens = [one["token"] for one in opened["tokens"]]
        for seat, token in enumerate(self.tokens):
            sit = {"name": f"Player {seat}", "words": "any", "token": token, "seat": seat}
            table = f"{house.address}api/tables/{opened['table']['id']}"
            assert page.request.post(f"{table}/join", data=sit).ok
        board = page.request.get(f"{house.address}api/boards/cross").json()
        self.goals = [colour["goal"][-1] for colour in board["colours"]]

    def link(self, *seats: int) -> str:
        return f"{self.address}#seat=" + ",".join(f"{k}.{self.tokens[k]}" for k in seats)


@contextmanager
def device(browser: Browser, **settings: Any) -> Iterator[Page]:
    """Somebody's browser, in which it is written down what the device would do."""
    kept = json.dumps({"offered": True, **settings})
    with browser.new_context(
        viewport={"width": 1280, "height": 800}, locale="en-GB", reduced_motion="reduce"
    ) as context:
        context.set_default_timeout(PATIENCE)
        context.add_init_script(DEVICE)
        if settings:
            context.add_init_script(f"localStorage['rauswurf.settings'] ??= {json.dumps(kept)}")
        yield context.new_page()


def sit(page: Page, address: str) -> None:
    page.goto(address)
    expect(page.locator("#game [data-who]").first).to_be_visible()


def lowest(page: Page, seats: Seats) -> str:
    """The colour whose goal lies at the bottom, in the middle."""
    spots = [page.evaluate(GOAL, goal) for goal in seats.goals]
    assert all(spots)
    down = [spot[0] for spot in spots]
    at = down.index(max(down))
    assert spots[at][1] == pytest.approx(0.5, abs=0.05)
    return COLOURS[at]


@pytest.mark.parametrize("seat", range(4))
def test_everybody_sees_their_own_colour_at_the_bottom(
    browser: Browser, page: Page, house: House, seat: int
) -> None:
    seats = Seats(page, house)
    with device(browser) as mine:
        sit(mine, seats.link(seat))
        assert lowest(mine, seats) == COLOURS[seat]


def test_at_one_screen_the_board_turns_with_the_turn_if_somebody_wants_it(
    browser: Browser, page: Page, house: House
) -> None:
    for follow in (True, False):
        seats = Seats(page, house)
        with device(browser, follow=follow) as screen:
            sit(screen, seats.link(0, 1, 2, 3))
            before = lowest(screen, seats)
            screen.locator(STEP).click()
            expect(screen.locator(".banner")).to_contain_text("Player 1")
            if follow:
                assert before == "yellow"
                yellow, green = (f"({GOAL})({goal})[0]" for goal in seats.goals[:2])
                until(screen, f"() => {green} > 0.55 && {yellow} < 0.55")
                assert lowest(screen, seats) == "green"
            else:
                assert lowest(screen, seats) == before


def test_whose_turn_begins_is_called_in_every_way_that_they_want(
    browser: Browser, page: Page, house: House
) -> None:
    seats = Seats(page, house)
    with (
        device(browser) as first,
        device(browser, notices=True, sounds=True) as called,
        device(browser, sounds=False) as other,
    ):
        sit(called, seats.link(1))
        called.evaluate("window.looksAway = true")
        sit(other, seats.link(2))
        sit(first, seats.link(0))
        expect(first).to_have_title("● Your turn · Mensch ärgere Dich nicht")
        expect(called).to_have_title("Mensch ärgere Dich nicht · Rauswurf")
        quiet = called.evaluate("device.sounds")
        first.locator(STEP).click()
        expect(called).to_have_title("● Your turn · Mensch ärgere Dich nicht")
        expect(first).to_have_title("Mensch ärgere Dich nicht · Rauswurf")
        until(called, "() => device.notices.length > 0")
        assert called.evaluate("device.notices") == [["Your turn", "Mensch ärgere Dich nicht"]]
        assert called.evaluate("device.buzzes") == [120]
        assert called.evaluate("device.sounds") > quiet
        for someone in (first, other):
            told = someone.evaluate("device")
            assert (told["buzzes"], told["notices"], told["sounds"]) == ([], [], 0)


def test_who_looks_at_the_page_needs_no_notice_and_who_refuses_them_gets_none(
    browser: Browser, page: Page, house: House
) -> None:
    for refuses in (False, True):
        seats = Seats(page, house)
        with device(browser) as first, device(browser, notices=True) as called:
            sit(called, seats.link(1))
            if refuses:
                called.evaluate("Notification.permission = 'denied'; window.looksAway = true")
            sit(first, seats.link(0))
            first.locator(STEP).click()
            expect(called).to_have_title("● Your turn · Mensch ärgere Dich nicht")
            until(called, "() => device.buzzes.length > 0")
            assert called.evaluate("device.notices") == []


@pytest.mark.parametrize("answer", ["Turn sounds on", "No sounds"])
def test_sounds_are_offered_once_and_off_until_somebody_takes_them(
    browser: Browser, page: Page, house: House, answer: str
) -> None:
    seats = Seats(page, house)
    with device(browser) as fresh:
        sit(fresh, seats.link(0, 1, 2, 3))
        offer = fresh.locator(".offer")
        expect(offer.get_by_role("button").first).to_be_in_viewport(ratio=1)
        fresh.locator(STEP).click()
        fresh.get_by_role("button", name="Roll", exact=True).click()
        expect(fresh.locator("[role=log]")).to_contain_text("rolls a")
        assert fresh.evaluate("device.sounds") == 0
        offer.get_by_role("button", name=answer).click()
        expect(offer).to_have_count(0)
        assert (fresh.evaluate("device.sounds") > 0) == (answer == "Turn sounds on")
        sit(fresh, seats.address)
        expect(fresh.locator(".offer")).to_have_count(0)


def test_a_line_of_the_log_leads_to_its_move(browser: Browser, page: Page, house: House) -> None:
    seats = Seats(page, house)
    with device(browser, trails=False) as screen:
        sit(screen, seats.link(0, 1, 2, 3))
        screen.locator(STEP).click()
        line = screen.locator(".log li.moved button")
        expect(line).to_be_visible()
        expect(screen.locator("[data-trail]")).to_have_count(0)
        line.click()
        expect(screen.locator("[data-trail=yellow]")).to_have_count(1)
        screen.get_by_role("button", name="Roll", exact=True).click()
        expect(screen.locator("[data-trail]")).to_have_count(0)
