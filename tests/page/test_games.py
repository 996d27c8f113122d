"""Each of the ten games is played to its end on the page, with a mouse.

Those that take a thousand clicks are begun late, at a position that somebody shared; the others at
their beginning.
"""

import random
import re
from urllib.parse import urlencode

import pytest
from playwright.sync_api import Page, expect

from rauswurf import Dice, Table
from rauswurf.games import GAMES
from tests.page.house import House
from tests.page.playing import Player, set_up

WHOLE = ("never-mind", "dont-worry", "nichtlustig")
LATE = 0.85  # how much of a game is over at a late position


@pytest.mark.parametrize("game", GAMES)
def test_a_game_by_mouse_to_its_end(page: Page, house: House, game: str) -> None:
    if game in WHOLE:
        set_up(page, house, game)
    else:
        take_up(page, house, game, late_position(game))
    Player(page).play()
    expect(page.get_by_role("heading", name="The game is over")).to_be_visible()
    expect(page.get_by_text("1st", exact=True)).to_be_visible()
    page.get_by_role("button", name="Check the dice").click()
    expect(page.get_by_text(re.compile(r"All is well: all [\d,]+ rolls"))).to_be_visible()


def take_up(page: Page, house: House, game: str, position: str) -> None:
    """Play on from a position that somebody shared."""
    query = urlencode({"game": game, "players": 2, "position": position})
    page.goto(f"{house.address}position?{query}")
    page.get_by_role("button", name="Play from here").click()
    expect(page.get_by_role("region", name="Table", exact=True)).to_be_visible()


def late_position(game: str) -> str:
    """A position of a game at random that is nearly over."""
    positions = []
    table = Table(game, 2, dice=Dice.seeded(1))
    chance = random.Random(1)
    while not table.is_over:
        positions.append(table.position)
        table.play(chance.choice(table.moves))
    return positions[int(LATE * len(positions))]
