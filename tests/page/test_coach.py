"""The coach on the page: how a game went, help at the table, and any position."""

import json
import re
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from rauswurf.messages import LANGUAGES
from tests.page.house import House
from tests.page.people import at_table, opened, somebody
from tests.page.test_access import faults, too_wide
from tests.page.test_still import COVERED, PLACE, STRAY, phone
from tests.record.making import short_record

# Yellow can throw out the piece with which Black is about to win, or walk past.
TEMPTING = "yellow a b 34 20 / green B B B 11 / red B B B 21 / black b c d 24 ; turn yellow ; die 4"
WAITING = "yellow B B 5 12 / green B B 3 B / red B B 30 a / black B 35 b B ; turn yellow"
LONGEST = ("de", "hu", "el", "pt-BR")  # words, or those that others fill in
ALL_ON = {"chances": True, "hints": True, "tutor": True}


def place_of(page: Page) -> list[float]:
    """Where the board is."""
    found: list[float] = page.evaluate(PLACE)
    return found


def review(page: Page, house: House, folder: Path) -> None:
    """Open a record, and ask how it went."""
    file = folder / "game.jsonl"
    file.write_bytes(short_record())
    page.goto(f"{house.address}replay")
    page.locator("input[type=file]").set_input_files(file)
    page.get_by_role("button", name="How did it go?").click()
    expect(page.get_by_role("heading", name="Moments that mattered")).to_be_visible()


def number(cell: Locator) -> float:
    """What stands in a cell of a table."""
    return float(cell.inner_text().replace("\N{MINUS SIGN}", "-"))


# How a game went.


def test_a_game_is_looked_at_and_its_numbers_add_up(
    page: Page, house: House, tmp_path: Path
) -> None:
    review(page, house, tmp_path)
    expect(page.get_by_role("img", name="Who had which chances, and when")).to_be_visible()
    table = page.locator(".sums table").first
    rows = table.locator("tbody tr")
    for column in range(4):
        parts = [number(rows.nth(row).locator("td").nth(column)) for row in range(5)]
        assert round(sum(parts), 1) == number(rows.nth(5).locator("td").nth(column))
    page.locator(".review ol button", has=page.locator(".mistake")).first.click()
    said = page.locator(".said")
    expect(said).to_contain_text(re.compile(r"This cost (one game|\d+ games) in 100\."))
    expect(said).to_contain_text("Better: ")
    for kind in ("made", "best"):
        expect(page.locator(f'[data-arrow="{kind}"]')).to_have_count(1)
    said.get_by_role("button", name="Show me why").click()
    expect(said.get_by_text("After this move: ")).to_have_count(2)
    expect(
        said.get_by_text(re.compile(r"capture a piece of .+ (in \d+ of 100 cases|next roll)\."))
    ).to_have_count(2)
    page.get_by_role("button", name="To the beginning").click()
    expect(page.locator("[data-arrow]")).to_have_count(0)
    assert faults(page) == []


def test_the_curve_winds_the_film(page: Page, house: House, tmp_path: Path) -> None:
    review(page, house, tmp_path)
    curve = page.get_by_role("img", name="Who had which chances, and when")
    figure = page.locator("figure", has=curve).bounding_box()  # as wide as the curve will be
    assert figure is not None
    curve.click(position={"x": figure["width"] - 8, "y": 40})
    slider = page.get_by_role("slider")
    last = slider.get_attribute("max")
    expect(slider).to_have_value(str(last))
    slider.press("ArrowLeft")
    expect(slider).to_have_value(str(int(str(last)) - 1))


def test_the_review_fits_on_a_phone_in_the_dark(
    browser: Browser, house: House, tmp_path: Path
) -> None:
    with phone(browser, 360, "en") as page:
        page.emulate_media(color_scheme="dark")
        review(page, house, tmp_path)
        page.locator(".review ol button").last.click()
        expect(page.locator(".race")).to_be_in_viewport()
        assert too_wide(page) == []
        assert faults(page) == []


def test_nothing_of_the_coach_is_fetched_before_somebody_asks(
    page: Page, house: House, tmp_path: Path
) -> None:
    fetched: list[str] = []
    page.on("request", lambda request: fetched.append(request.url))
    page.goto(house.address)
    page.get_by_role("button", name="Play", exact=True).wait_for()
    table = opened(house, game="madn", seats=["here", "bot"])
    at_table(page.context, house, table, [0], "Ada").close()
    page.goto(f"{house.address}replay")
    coach = re.compile(r"/assets/(review|Said|Advice|coach-of-)")
    assert not [url for url in fetched if coach.search(url)]
    review(page, house, tmp_path)
    assert [url for url in fetched if coach.search(url)]


# At the table.


def coached(house: House, **choice: Any) -> Any:
    """A table where one person plays with bots, and has a choice."""
    table = {"game": "madn", "position": TEMPTING, "coach": ALL_ON, "absence": {"kind": "wait"}}
    return opened(house, seats=["here", "bot", "bot", "bot"], **table | choice)


@pytest.mark.parametrize("width", [360, 1280])
def test_hints_and_doubts_do_not_move_the_board(browser: Browser, house: House, width: int) -> None:
    with somebody(browser, viewport={"width": width, "height": 740}) as context:
        page = at_table(context, house, coached(house), [0], "Ada")
        expect(page.locator(".chance")).to_have_count(4)
        expect(page.locator("#game .race > svg")).to_be_visible()
        before = place_of(page)
        page.get_by_role("button", name="Hint").click()
        expect(page.get_by_text("Best: From 20 to 24 and capture Black")).to_be_visible()
        expect(page.locator('[data-arrow="best"]')).to_have_count(1)
        assert page.evaluate(COVERED) == []
        assert faults(page) == []
        page.locator('[data-role="origin"][data-place="34"]').click(force=True)
        page.locator('[data-role="target"]').first.click(force=True)
        expect(page.get_by_text("Sure?")).to_be_visible()
        expect(page.get_by_role("button", name="Think again")).to_be_focused()
        expect(page.locator('[data-arrow="made"]')).to_have_count(1)
        assert page.evaluate(COVERED) == []
        after = place_of(page)
        assert all(abs(a - b) <= STRAY for a, b in zip(before, after, strict=True))
        page.keyboard.press("Enter")
        expect(page.get_by_text("Sure?")).to_have_count(0)
        expect(page.locator("[data-arrow]")).to_have_count(0)


def test_who_is_sure_plays_it_anyway(page: Page, house: House) -> None:
    table = coached(house, coach={"tutor": True})
    page = at_table(page.context, house, table, [0], "Ada")
    expect(page.get_by_role("region", name="Table", exact=True)).to_be_visible()
    assert page.get_by_role("button", name="Hint").count() == 0
    page.keyboard.press("t")
    page.get_by_role("button", name="From 34 to 38").click()
    asked = page.locator(".asked")
    expect(asked).to_contain_text("Sure?")
    expect(asked).not_to_contain_text("Better")
    asked.get_by_role("button", name="Play it anyway").click()
    expect(asked).to_have_count(0)
    expect(page.get_by_text(re.compile(r"Yellow\)? moves")).first).to_be_visible()


def test_strangers_are_asked_and_everybody_sees_what_is_on(browser: Browser, house: House) -> None:
    table = opened(
        house,
        game="madn",
        seats=["here", "link", "bot", "bot"],
        position=WAITING,
        visibility="public",
        absence={"kind": "wait"},
    )
    with somebody(browser) as one, somebody(browser) as other:
        ada = at_table(one, house, table, [0], "Ada")
        ben = at_table(other, house, table, [1], "Ben")
        ada.get_by_role("button", name="Table", exact=True).click()
        ada.get_by_label("Show everybody’s chances").check()
        expect(ada.get_by_text("Waiting for an answer from Ben")).to_be_visible()
        expect(ada.locator(".chance")).to_have_count(0)
        ben.get_by_role("button", name="Agree").click()
        for page in (ada, ben):
            expect(page.locator(".chance")).to_have_count(4)
        ben.get_by_role("button", name="Table", exact=True).click()
        switch = ben.get_by_label("Show everybody’s chances")
        expect(switch).to_be_checked()
        expect(switch).to_be_disabled()


# A position.


def open_position(page: Page, house: House, position: str = WAITING) -> None:
    """The page of a position, with the word of the coach."""
    query = urlencode({"game": "madn", "players": 4, "position": position})
    page.goto(f"{house.address}position?{query}")
    expect(page.get_by_role("heading", name="Chances now")).to_be_visible()


def test_a_position_is_set_up_by_hand_and_is_its_own_link(page: Page, house: House) -> None:
    page.goto(house.address)
    page.get_by_role("link", name="Look at a position").click()
    expect(page.get_by_role("heading", name="Chances now")).to_be_visible()
    open_position(page, house)
    page.locator('[data-piece="green 3"]').click()
    page.locator('[data-field="7"]').click()
    text = page.get_by_label("The position as text")
    expect(text).to_have_value(re.compile("green B B B 7 "))
    page.get_by_text("Set up another position").click()
    page.get_by_label("Yellow, piece 4").select_option("14")
    expect(text).to_have_value(re.compile("yellow B B 5 14"))
    page.get_by_label("Whose turn is it?").select_option("red")
    expect(text).to_have_value(re.compile("turn red"))
    expect(page.get_by_text("Red rolls.")).to_be_visible()
    kept = text.input_value()
    page.reload()
    expect(text).to_have_value(kept)
    page.get_by_text("Set up another position").click()
    text.fill("yellow B B B B")
    page.get_by_role("button", name="Show", exact=True).click()
    expect(page.get_by_text(re.compile("green is missing", re.IGNORECASE)).first).to_be_visible()
    assert faults(page) == []


@pytest.mark.parametrize(
    ("query", "said"),
    [
        ({"position": "hello"}, "This position is not possible"),
        ({"position": "x" * 3000}, "This link is damaged"),
        ({"players": 99}, "This link is damaged"),
        ({"game": "chess"}, "there is no game 'chess'"),
    ],
)
def test_a_bad_link_can_be_mended(
    page: Page, house: House, query: dict[str, str | int], said: str
) -> None:
    wanted = {"game": "madn", "players": 4, "position": WAITING} | query
    page.goto(f"{house.address}position?{urlencode(wanted)}")
    expect(page.get_by_role("alert")).to_contain_text(said)
    text = page.get_by_label("The position as text")
    expect(text).to_have_value(str(wanted["position"])[:2000])
    text.fill(WAITING)
    page.get_by_role("button", name="Show", exact=True).click()
    expect(page.get_by_role("alert")).to_have_count(0)
    expect(page.get_by_role("heading", name="Chances now")).to_be_visible()


def test_a_bad_link_keeps_its_game_and_its_players(page: Page, house: House) -> None:
    wanted = {"game": "never-mind", "players": 2, "position": "yellow a a b c / red B B B B"}
    page.goto(f"{house.address}position?{urlencode(wanted)}")
    expect(page.get_by_role("alert")).to_contain_text("there is room for one")
    page.get_by_label("The position as text").fill("yellow 3 20 B B / red 5 B B B ; turn yellow")
    page.get_by_role("button", name="Show", exact=True).click()
    expect(page.get_by_role("alert")).to_have_count(0)
    expect(page.get_by_role("heading", name="Never Mind!")).to_be_visible()


def test_every_roll_has_its_moves(page: Page, house: House) -> None:
    open_position(page, house)
    rolls = page.get_by_role("group", name="What may be rolled").get_by_role("button")
    expect(rolls).to_have_count(6)
    page.get_by_role("button", name="If 3 is rolled").click()
    moves = page.locator(".advice tbody tr")
    expect(moves).to_have_count(2)
    worse = moves.nth(1).get_by_role("button")
    worse.click()
    expect(worse).to_have_attribute("aria-pressed", "true")
    expect(page.locator('[data-arrow="best"]')).to_have_count(1)
    assert faults(page) == []


@pytest.mark.parametrize("language", LONGEST)
def test_languages_have_the_words_of_the_coach(
    browser: Browser, house: House, language: str
) -> None:
    read_advice(browser, house, language)


@pytest.mark.proof
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_words_of_the_coach(
    browser: Browser, house: House, language: str
) -> None:
    read_advice(browser, house, language)


def read_advice(browser: Browser, house: House, language: str) -> None:
    """Look at advice on a phone: there are words for all of it, and room for them."""
    with phone(browser, 360, language) as page:
        query = urlencode({"game": "madn", "players": 4, "position": WAITING})
        page.goto(f"{house.address}position?{query}")
        expect(page.locator(".advice tbody tr").first).to_be_visible()
        assert not re.search(r"\b(advice|page|coach)-[a-z]", page.inner_text("body"))
        assert too_wide(page) == []


# The board.


def test_pieces_stand_upright_on_a_board_that_is_turned_to_its_player(
    page: Page, house: House
) -> None:
    page = at_table(page.context, house, coached(house, coach={}), [0], "Ada")
    expect(page.locator("[data-who] .stand").first).to_be_visible()
    sizes = page.evaluate(
        """() => [...document.querySelectorAll("[data-who] .stand")].map((piece) => {
            const { width, height } = piece.getBoundingClientRect();
            return [width, height];
        })"""
    )
    assert all(height > width for width, height in sizes), json.dumps(sizes)
