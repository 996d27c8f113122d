"""The end of each of the ten games is played on the page, with a mouse, and one from its beginning.

`make proof` plays others from their beginning, too.
"""

import re
from urllib.parse import urlencode

import pytest
from playwright.sync_api import Page, expect

from rauswurf.games import GAMES
from tests.page.house import House
from tests.page.playing import Player, set_up
from tests.terminal.driving import near_the_end

ROLLS = 15  # are left in a game that is taken up


@pytest.mark.parametrize("game", GAMES)
def test_the_end_of_a_game_by_mouse(page: Page, house: House, game: str) -> None:
    take_up(page, house, game, near_the_end(game, players=2, seed=1, events=ROLLS))
    play_to_the_end(page)


def test_a_whole_game_by_mouse(page: Page, house: House) -> None:
    set_up(page, house, "never-mind")
    play_to_the_end(page)


@pytest.mark.proof
@pytest.mark.parametrize("game", ["dont-worry", "nichtlustig"])
def test_other_whole_games_by_mouse(page: Page, house: House, game: str) -> None:
    set_up(page, house, game)
    play_to_the_end(page)


def play_to_the_end(page: Page) -> None:
    """Play until it is over, then have the dice checked."""
    Player(page).play()
    expect(page.get_by_role("heading", name="The game is over")).to_be_visible()
    expect(page.get_by_text("1st", exact=True)).to_be_visible()
    page.get_by_role("button", name="Check the dice").click()
    expect(
        page.get_by_text(re.compile(r"All is well: (all [\d,]+ rolls|the only roll)"))
    ).to_be_visible()


def take_up(page: Page, house: House, game: str, position: str) -> None:
    """Play on from a position that somebody shared."""
    query = urlencode({"game": game, "players": 2, "position": position})
    page.goto(f"{house.address}position?{query}")
    page.get_by_role("button", name="Play from here").click()
    expect(page.get_by_role("region", name="Table", exact=True)).to_be_visible()
