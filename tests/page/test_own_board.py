"""A board file of one's own: refused in words, or played on."""

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from rauswurf.boards import document_of
from tests.page.house import House
from tests.page.playing import Player, choose, unfold

MINE = document_of("cross").replace("Cross of forty", "My own cross")


@pytest.fixture
def setting_up(page: Page, house: House) -> Page:
    """The first page, with everything open that can be opened."""
    page.goto(house.address)
    choose(page, "madn", 2)
    page.get_by_role("button", name="All on this screen").click()
    unfold(page)
    return page


def bring(page: Page, document: str, folder: Path) -> None:
    """Choose a board file."""
    file = folder / "board.toml"
    file.write_text(document, encoding="utf-8")
    page.get_by_label("Your own board").set_input_files(file)


def test_a_board_that_cannot_be_used_is_refused_in_words(setting_up: Page, tmp_path: Path) -> None:
    bring(setting_up, MINE.replace("39 a b c d", "39 a b"), tmp_path)
    alert = setting_up.get_by_role("alert")
    expect(alert).to_contain_text("This board cannot be used.")
    expect(alert).to_contain_text("yellow cannot reach its goal from its start: c, d")
    bring(setting_up, MINE, tmp_path)  # mended, and chosen again
    expect(alert).to_be_hidden()
    expect(setting_up.get_by_text("You will play on: My own cross")).to_be_visible()


def test_a_game_on_an_own_board_is_drawn_and_replayed(setting_up: Page, tmp_path: Path) -> None:
    bring(setting_up, MINE, tmp_path)
    expect(setting_up.get_by_text("You will play on: My own cross")).to_be_visible()
    setting_up.get_by_role("button", name="Play", exact=True).click()
    expect(setting_up.get_by_role("region", name="Table", exact=True)).to_be_visible()
    Player(setting_up).play(clicks=12)
    picture = setting_up.locator('#game image[href^="/api/boards/"]').get_attribute("href")
    assert picture is not None
    assert len(picture) > len("/api/boards/.svg") + 60, "named by its hash"
    setting_up.goto(setting_up.url.replace("/t/", "/replay?table="))
    expect(setting_up.locator('image[href^="/api/boards/"]')).to_have_attribute("href", picture)
