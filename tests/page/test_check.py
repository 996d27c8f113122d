"""The dice of a record, worked out by the browser itself: whatever the server says about it."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route, expect

from tests.page.house import House
from tests.record.cases import FILE
from tests.record.making import forged, line_of

GOOD = json.loads(FILE.read_text("utf-8"))["records"]["end of a game"].encode()
ALL_IS_WELL = "All is well: all 31 rolls follow from what was sealed before the game."
DO_NOT_TRUST = "This record is not valid. Do not trust it."


def with_another_roll() -> bytes:
    """What somebody skilled would make: the seal fits."""
    line = line_of(GOOD, "roll", 9)
    return forged(GOOD, line, lambda data: {"roll": [data["roll"][0] % 6 + 1]})


def check(page: Page, record: bytes, address: str, folder: Path) -> None:
    """Bring a record and have its dice checked."""
    file = folder / "brought.jsonl"
    file.write_bytes(record)
    page.goto(f"{address}replay")
    page.locator("input[type=file]").set_input_files(file)
    page.get_by_role("button", name="Check the dice").click()


def unfold(page: Page) -> None:
    """Open what is a click further, and what is another click further."""
    page.get_by_text("What was checked", exact=True).click()
    page.get_by_text("All 31 rolls, worked out again").click()


def lie(page: Page) -> None:
    """A server that finds everything in order."""

    def answer(route: Route) -> None:
        said = {"holds": True, "checked": [], "problems": [], "rolls": 31, "moves": 24}
        route.fulfill(json={**said, "taken_back": 0, "rolls_checked": 31})

    page.route("**/api/verify", answer)


@pytest.mark.parametrize("is_secure", [True, False], ids=["localhost", "plain http"])
def test_the_dice_are_worked_out_in_the_browser(
    page: Page, house: House, tmp_path: Path, is_secure: bool
) -> None:
    fetched: list[str] = []
    page.on("request", lambda request: fetched.append(request.url))
    check(page, GOOD, house.address if is_secure else house.address_at_home, tmp_path)
    assert page.evaluate("isSecureContext") == is_secure
    expect(page.get_by_text(ALL_IS_WELL)).to_be_visible()
    unfold(page)
    header, *_ = map(json.loads, GOOD.splitlines())
    promise = header["dice"]["commitment"]
    expect(page.locator("code", has_text=promise)).to_have_count(2)  # recorded, and worked out
    expect(page.get_by_text("words of seat 2")).to_be_visible()
    rows = page.get_by_role("region", name="All rolls").get_by_role("row")
    expect(rows).to_have_count(1 + 31)
    recorded, worked_out = rows.nth(9).get_by_role("cell").all_inner_texts()[1:3]
    assert recorded == worked_out
    hashed_by = "(Web Crypto)" if is_secure else "(@noble/hashes)"
    expect(page.get_by_text(hashed_by)).to_be_visible()
    assert any("hmac" in url for url in fetched) != is_secure, "the library only where it is needed"


@pytest.mark.parametrize("is_secure", [True, False], ids=["localhost", "plain http"])
def test_a_server_that_lies_is_not_believed(
    page: Page, house: House, tmp_path: Path, is_secure: bool
) -> None:
    lie(page)
    address = house.address if is_secure else house.address_at_home
    check(page, with_another_roll(), address, tmp_path)
    expect(page.get_by_text(DO_NOT_TRUST)).to_be_visible()
    expect(page.get_by_text("roll 9 is")).to_be_visible()


def test_a_server_that_is_silent_is_not_needed(page: Page, house: House, tmp_path: Path) -> None:
    page.route("**/api/verify", lambda route: route.abort())
    check(page, GOOD, house.address, tmp_path)
    expect(page.get_by_text(ALL_IS_WELL)).to_be_visible()
    expect(page.get_by_text("The server did not answer")).to_be_visible()


def test_a_broken_rule_is_found_by_the_server(page: Page, house: House, tmp_path: Path) -> None:
    line = line_of(GOOD, "move", 3)
    check(page, forged(GOOD, line, lambda data: {"move": "0-38"}), house.address, tmp_path)
    expect(page.get_by_text("the server says that this record is not valid")).to_be_visible()


def test_a_game_without_an_end_promises_nothing(page: Page, house: House, tmp_path: Path) -> None:
    lines = GOOD.splitlines(keepends=True)
    check(page, b"".join(lines[:20]), house.address, tmp_path)
    expect(page.get_by_text("This record has no end, so nothing is promised")).to_be_visible()


def test_the_record_is_offered_for_ones_own_check(page: Page, house: House, tmp_path: Path) -> None:
    check(page, GOOD, house.address, tmp_path)
    expect(page.get_by_text("This page came from the server too.")).to_be_visible()
    expect(page.get_by_text("rauswurf verify game.jsonl")).to_be_visible()
    with page.expect_download() as download:
        page.get_by_role("link", name="Save the record").first.click()
    assert Path(download.value.path()).read_bytes() == GOOD
