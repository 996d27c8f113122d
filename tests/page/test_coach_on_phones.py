"""The coach on a small phone: what it says is in sight, and so is what it talks about."""

from pathlib import Path
from typing import Any
from urllib.parse import urlencode

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.page.house import House
from tests.page.people import at_table, opened
from tests.page.playing import end_a_game
from tests.page.test_access import faults, too_wide
from tests.page.test_coach import ALL_ON, TEMPTING
from tests.page.test_still import COVERED, phone
from tests.record.making import fair_header, record_of, setup_of, short_record

# Whoever stops here gives away six games in a hundred.
HASTY = "yellow / green / blue ; turn yellow ; dice b3 b5 r3 r2 w4 virus p4 ; rolls 2"
CARDS = {"game": "nichtlustig", "position": HASTY}
RACE = {"game": "madn", "position": TEMPTING}
SMALLEST = (360, 640)
FREE = """(node) => {
    const { left, right, top } = node.getBoundingClientRect();
    return node.contains(document.elementFromPoint((left + right) / 2, top + 4));
}"""


def in_sight(what: Locator) -> None:
    """It is seen from its top, and nothing lies over it."""
    expect(what).to_be_in_viewport()
    assert what.evaluate(FREE)


def cards_record() -> bytes:
    """A game of cards in which many things go wrong."""
    return record_of(fair_header(setup_of("nichtlustig", 2)), events=120)


@pytest.mark.parametrize("record", [short_record, cards_record])
def test_a_moment_is_read_below_what_it_is_about(
    browser: Browser, house: House, tmp_path: Path, record: Any
) -> None:
    file = tmp_path / "game.jsonl"
    file.write_bytes(record())
    width, height = SMALLEST
    with phone(browser, width, "en", height) as page:
        page.goto(f"{house.address}replay")
        page.locator("input[type=file]").set_input_files(file)
        page.get_by_role("button", name="How did it go?").click()
        moments = page.locator(".review ol button")
        expect(moments.first).to_be_visible()
        for moment in (moments.last, moments.first):
            moment.click()
            in_sight(page.locator(".said"))
            in_sight(page.locator(".stage"))
        assert too_wide(page) == []
        assert faults(page) == []


def test_how_it_went_is_asked_beside_who_won(browser: Browser, house: House) -> None:
    with phone(browser, 390, "en", 844) as page:
        end_a_game(page, house, "madn")
        asks = page.locator(".result").get_by_role("button", name="How did it go?")
        expect(asks).to_be_in_viewport(ratio=1)
        asks.click()
        curve = page.get_by_role("img", name="Who had which chances, and when")
        expect(curve).to_be_in_viewport()
        assert page.locator(".sums th[scope=col]").first.inner_text().strip()


@pytest.mark.parametrize(
    ("table", "language"), [(RACE, "hu"), (RACE, "el"), (CARDS, "en"), (CARDS, "de"), (CARDS, "hu")]
)
def test_whoever_is_asked_sees_both_answers(
    browser: Browser, house: House, table: dict[str, Any], language: str
) -> None:
    width, height = SMALLEST
    with phone(browser, width, language, height) as page:
        page = sat_down(page, house, table)
        if table is RACE:
            page.locator('[data-role="origin"][data-place="34"]').click(force=True)
            page.locator('[data-role="target"]').first.click(force=True)
        else:
            page.locator(".tray.sheet .actions button").last.click()
        answers = page.locator(".asked button")
        expect(answers).to_have_count(2)
        for answer in answers.all():
            expect(answer).to_be_in_viewport(ratio=1)
            assert answer.evaluate(FREE)
        in_sight(page.locator(".asked"))


def sat_down(page: Page, house: House, table: dict[str, Any]) -> Page:
    """At a table with a coach, among bots."""
    seats = ["here", "bot", "bot"] + ["bot"] * (table is RACE)
    found = opened(house, **table, coach=ALL_ON, absence={"kind": "wait"}, seats=seats)
    page = at_table(page.context, house, found, [0], "")
    expect(page.locator(".chance").first).to_be_visible()
    return page


def test_no_name_of_a_colour_gives_way_to_numbers(browser: Browser, house: House) -> None:
    with phone(browser, 360, "en") as page:
        page = sat_down(page, house, CARDS)
        names = page.locator(".players .name")
        cut = names.evaluate_all(
            "(all) => all.filter((one) => one.scrollWidth > one.clientWidth)"
            ".map((one) => one.innerText)"
        )
        assert cut == []


def test_six_names_are_told_apart_beside_their_chances(browser: Browser, house: House) -> None:
    with phone(browser, 360, "en") as page:
        seats = ["here"] + ["bot"] * 5
        table = opened(house, game="jaeger", seats=seats, coach={"chances": True})
        page = at_table(page.context, house, table, [0], "")
        expect(page.locator(".chance")).to_have_count(6)
        rooms = page.locator(".players .name").evaluate_all(
            "(all) => all.map((one) => one.clientWidth / one.scrollWidth)"
        )
        assert min(rooms) > 0.75, rooms


def test_fields_bear_the_names_by_which_a_hint_calls_them(browser: Browser, house: House) -> None:
    with phone(browser, 360, "en") as page:
        page = sat_down(page, house, RACE)
        named = page.locator("#game svg text", has_text="19")
        expect(named).to_have_count(0)
        page.get_by_role("button", name="Hint").click()
        expect(page.get_by_text("Best: From 20 to 24")).to_be_visible()
        expect(named).to_have_count(1)
        page.get_by_role("button", name="Close").click()
        expect(named).to_have_count(0)


def test_a_position_says_how_it_is_changed(browser: Browser, house: House) -> None:
    with phone(browser, 360, "en", 640) as page:
        page.goto(f"{house.address}position?{urlencode({'game': 'madn', 'players': 4})}")
        expect(page.get_by_text("tap a piece, then the field")).to_be_visible()


def test_the_coach_is_read_below_cards(browser: Browser, house: House) -> None:
    with phone(browser, 360, "en", 640) as page:
        page.goto(f"{house.address}position?{urlencode({**CARDS, 'players': 3})}")
        now = page.get_by_role("heading", name="Chances now")
        expect(now).to_be_visible()
        now.evaluate("(node) => node.scrollIntoView({ block: 'end' })")
        in_sight(now)
        assert page.evaluate(COVERED) == []
        page.goto(f"{house.address}position?{urlencode({'game': 'nichtlustig', 'players': 3})}")
        expect(page.get_by_role("button", name="If 1 is rolled")).to_be_visible()
        assert page.get_by_text("No piece can move").count() == 0, "there are none in this game"


def test_what_is_wrong_with_a_position_is_told_below_its_text(
    browser: Browser, house: House
) -> None:
    with phone(browser, 360, "en", 640) as page:
        page.goto(f"{house.address}position?{urlencode({'game': 'madn', 'players': 4})}")
        page.get_by_text("Set up another position").click()
        text = page.get_by_label("The position as text")
        text.fill("yellow 5 5 B B / green B B B B / red B B B B / black B B B B ; die 9")
        page.get_by_role("button", name="Show", exact=True).click()
        wrong = page.get_by_role("alert")
        expect(wrong).to_be_in_viewport(ratio=1)
        expect(wrong).to_contain_text("die 9: it must be a number from 1 to 6")
        in_sight(wrong)
        text.fill("")
        page.get_by_role("button", name="Show", exact=True).click()
        expect(wrong).to_have_count(0)
