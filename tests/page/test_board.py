"""The board on the page: what is written on it, and how small things may be on a phone."""

import json
import re
from urllib.parse import urlencode

import pytest
from playwright.sync_api import Browser, Page, expect

from rauswurf.games import GAMES
from rauswurf.table import Table
from tests.page.house import PATIENCE, House
from tests.page.playing import Player, set_up

SMALLEST = 9  # pixels
ON_BOARDS = {game.board: game.id for game in GAMES.values() if game.board}

# The smaller side of everything that is to be seen on the board, or read there, in pixels.
SIZES = """() => {
    const seen = (name, nodes, size) => [...nodes].map((node) => [name, size(node)]);
    const board = document.querySelector(".race > svg");
    const across = (node) => {
        const { width, height } = node.getBoundingClientRect();
        return Math.min(width, height);
    };
    const scale = board.getBoundingClientRect().width / board.viewBox.baseVal.width;
    const font = (text) => scale * parseFloat(text.getAttribute("font-size"));
    return [
        ...seen("piece", board.querySelectorAll("[data-who] .outlined"), across),
        ...seen("shape", board.querySelectorAll("[data-who] .mark"), across),
        ...seen("name", board.querySelectorAll(".names text"), font),
    ];
}"""


@pytest.mark.parametrize("board", sorted(ON_BOARDS))
def test_nothing_on_a_board_is_too_small_on_a_phone(
    browser: Browser, house: House, board: str
) -> None:
    game = GAMES[ON_BOARDS[board]]
    with browser.new_context(viewport={"width": 360, "height": 740}) as context:
        context.set_default_timeout(PATIENCE)
        page = context.new_page()
        setup = game.setup(max(game.players))
        asked = {"game": game.id, "players": len(setup.seats), "position": Table(setup).position}
        page.goto(f"{house.address}/position?{urlencode(asked)}")
        expect(page.locator(".names text").first).to_be_visible()
        sizes = page.evaluate(SIZES)
    assert {name for name, _ in sizes} == {"piece", "shape", "name"}
    assert [(name, size) for name, size in sizes if size < SMALLEST - 0.01] == []


def test_names_of_fields_are_written_for_whoever_wants_them(page: Page, house: House) -> None:
    set_up(page, house, "madn")
    name = page.locator("#game .names text", has_text="12").first
    expect(name).to_have_count(0)
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("switch", name="Write the names of fields").check()
    page.keyboard.press("Escape")
    expect(name).to_be_visible()
    page.reload()
    expect(name).to_be_visible()


def test_names_of_fields_are_there_for_whoever_plays_by_keys(page: Page, house: House) -> None:
    set_up(page, house, "madn")
    Player(page).play(until="origin")
    name = page.locator("#game .names text", has_text="12").first
    expect(name).to_have_count(0)
    page.keyboard.press("Tab")  # from here on this is somebody with keys
    page.locator("#game [data-role]").first.focus()
    expect(name).to_be_visible()


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_board_is_printed_as_it_lies_there(browser: Browser, house: House, theme: str) -> None:
    kept = json.dumps({"theme": theme, "follow": True})
    with browser.new_context(locale="en-GB", reduced_motion="reduce") as context:
        context.set_default_timeout(PATIENCE)
        context.add_init_script(f"localStorage.setItem('rauswurf.settings', '{kept}')")
        page = context.new_page()
        set_up(page, house, "madn", players=4)
        asked = "dark=true&turn=-90" if theme == "dark" else "turn=-90"  # yellow comes down
        printed = page.locator("#game svg image")
        expect(printed).to_have_attribute("href", f"/api/boards/cross.svg?{asked}")
        expect(printed).not_to_have_attribute("transform", re.compile("rotate"))
