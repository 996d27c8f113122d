"""Ends of games are played on the page, with a mouse, and one game from its beginning.

`make proof` plays the end of each of the ten, and others from their beginning, too.
"""

import re

import pytest
from playwright.sync_api import Page, expect

from rauswurf.games import GAMES
from tests.page.house import House
from tests.page.playing import Player, end_a_game, set_up


@pytest.mark.parametrize("game", ["madn", "kurzer-einsatz", "nichtlustig"])  # one of each family
def test_the_end_of_a_game_by_mouse(page: Page, house: House, game: str) -> None:
    end_a_game(page, house, game)
    check_the_end(page)


@pytest.mark.proof
@pytest.mark.parametrize("game", GAMES)
def test_the_end_of_every_game_by_mouse(page: Page, house: House, game: str) -> None:
    end_a_game(page, house, game)
    check_the_end(page)


def test_a_whole_game_by_mouse(page: Page, house: House) -> None:
    set_up(page, house, "never-mind")
    Player(page).play()
    check_the_end(page)


@pytest.mark.proof
@pytest.mark.parametrize("game", ["dont-worry", "nichtlustig"])
def test_other_whole_games_by_mouse(page: Page, house: House, game: str) -> None:
    set_up(page, house, game)
    Player(page).play()
    check_the_end(page)


def check_the_end(page: Page) -> None:
    """The game is over, and its dice are checked."""
    expect(page.get_by_role("heading", name="The game is over")).to_be_visible()
    expect(page.get_by_text("1st", exact=True)).to_be_visible()
    page.get_by_role("button", name="Check the dice").click()
    expect(
        page.get_by_text(re.compile(r"All is well: (all [\d,]+ rolls|the only roll)"))
    ).to_be_visible()
