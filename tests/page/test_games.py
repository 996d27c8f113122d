"""Each of the ten games is played to its end on the page, with a mouse."""

import re

import pytest
from playwright.sync_api import Page, expect

from rauswurf.games import GAMES
from tests.page.house import House
from tests.page.playing import Player, set_up


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_mouse(page: Page, house: House, game: str) -> None:
    set_up(page, house, game)
    Player(page).play()
    expect(page.get_by_role("heading", name="The game is over")).to_be_visible()
    expect(page.get_by_text("1st", exact=True)).to_be_visible()
    page.get_by_role("button", name="Check the dice").click()
    expect(page.get_by_text(re.compile(r"All is well: all [\d,]+ rolls"))).to_be_visible()
