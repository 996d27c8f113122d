"""One's own statistics: counted at the end of games, kept in the browser, taken along, erased."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.page.house import House
from tests.page.test_access import Theme, faults, too_wide
from tests.page.test_show import NEARLY, from_position

FORBIDDEN = """Object.defineProperty(window, "localStorage", {
    get() { throw new DOMException("private", "SecurityError"); },
});"""


def win(page: Page, house: House) -> None:
    """A game of four at one screen that yellow wins with one move."""
    from_position(page, house, NEARLY)
    page.locator("[data-role=origin]").click()
    expect(page.get_by_role("heading", name="Yellow wins")).to_be_visible()


def win_alone(page: Page, house: House) -> str:
    """The same against bots, with the only seat of this browser; gives the address of the end."""
    seats = [{"kind": "here"}, *[{"kind": "bot"}] * 3]
    variants = {"play-on": "off"}
    choice = {"game": "madn", "seats": seats, "position": NEARLY, "variants": variants}
    opened = page.request.post(f"{house.address}api/tables", data=choice).json()
    table, token = opened["table"]["id"], opened["tokens"][0]["token"]
    sit = {"name": "Ada", "words": "any", "token": token}
    page.request.post(f"{house.address}api/tables/{table}/join", data=sit)
    page.goto(f"{house.address}t/{table}#seat=0.{token}")
    page.locator("[data-role=origin]").click()
    expect(page.get_by_role("heading", name="You win")).to_be_visible()
    return page.url


def tile(page: Page, name: str) -> str:
    """A sum by its name."""
    return page.locator("dl div", has_text=name).locator("dd").first.inner_text()


def open_statistics(page: Page, house: House) -> None:
    page.goto(f"{house.address}statistics")
    expect(page.get_by_role("heading", name="Your statistics")).to_be_visible()


def test_a_game_with_one_seat_is_counted_once_however_often_its_end_is_looked_at(
    page: Page, house: House
) -> None:
    end = win_alone(page, house)
    expect(page.get_by_text("This game is in your statistics.")).to_be_visible()
    page.goto(end)
    expect(page.get_by_text("This game is in your statistics.")).to_be_visible()
    page.get_by_role("link", name="Your statistics").click()
    expect(page.locator("dl")).to_be_visible()
    assert tile(page, "Games") == "1"
    assert tile(page, "Wins") == "1 (100%)"
    expect(page.get_by_role("link", name="Mensch ärgere Dich nicht")).to_be_visible()


def test_at_one_screen_people_say_who_is_counted(page: Page, house: House) -> None:
    win(page, house)
    who = page.get_by_label("Who is counted in the statistics of this device?")
    expect(who).to_have_value("")
    open_statistics(page, house)
    expect(page.get_by_text("There is nothing here yet.")).to_be_visible()
    page.go_back()
    who.select_option("Green")
    open_statistics(page, house)
    assert (tile(page, "Games"), tile(page, "Wins")) == ("1", "0 (0%)")
    page.go_back()
    expect(who).to_have_value("1")
    who.select_option("Nobody")
    open_statistics(page, house)
    expect(page.get_by_text("There is nothing here yet.")).to_be_visible()


def test_statistics_are_saved_erased_and_brought_back_and_other_tabs_see_it(
    page: Page, house: House, tmp_path: Path
) -> None:
    end = win_alone(page, house)
    expect(page.get_by_text("This game is in your statistics.")).to_be_visible()
    open_statistics(page, house)
    other = page.context.new_page()
    open_statistics(other, house)
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save as a file").click()
    file = tmp_path / "mine.json"
    file.write_bytes(saved.value.path().read_bytes())
    assert len(json.loads(file.read_text())["games"]) == 1
    page.get_by_role("button", name="Erase everything").click()
    page.get_by_role("button", name="Erase now").click()
    for tab in (page, other):
        expect(tab.get_by_text("There is nothing here yet.")).to_be_visible()
    other.goto(end)
    expect(other.get_by_role("heading", name="You win")).to_be_visible()
    expect(other.locator(".film .now")).to_be_visible()
    assert other.get_by_text("This game is in your statistics.").count() == 0
    chooser = page.locator("input[type=file]")
    chooser.set_input_files(file)
    expect(page.get_by_role("status").last).to_have_text("One game was added.")
    assert tile(page, "Games") == "1"
    bad = tmp_path / "bad.json"
    bad.write_text("{}")
    chooser.set_input_files(bad)
    expect(page.get_by_role("status").last).to_contain_text("no statistics of Rauswurf")
    assert tile(page, "Games") == "1"


def test_nothing_of_it_is_sent(page: Page, house: House) -> None:
    win_alone(page, house)
    expect(page.get_by_text("This game is in your statistics.")).to_be_visible()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(f"{request.method} {request.url}"))
    open_statistics(page, house)
    page.wait_for_load_state("networkidle")
    assert [one for one in asked if not one.startswith("GET ")] == []
    assert [one for one in asked if "?" in one] == [], "no address carries anything"


def test_a_private_window_is_told_why_nothing_is_counted(page: Page, house: House) -> None:
    page.add_init_script(FORBIDDEN)
    open_statistics(page, house)
    expect(page.get_by_text("This browser keeps nothing for us")).to_be_visible()


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("width", [360, 1280])
def test_axe_finds_nothing_in_the_statistics(
    page: Page, house: House, theme: Theme, width: int
) -> None:
    page.emulate_media(color_scheme=theme)
    page.set_viewport_size({"width": width, "height": 740})
    page.goto(f"{house.address}statistics")
    games = ["madn", "zweite-ebene", "nichtlustig"]
    page.evaluate(
        """(games) => {
        for (let k = 0; k < 40; k++) {
            const faces = games[k % 3] === "nichtlustig" ? [0,0,0,0,0,0] : [9, 7, 8, k, 6, 10];
            const ended = Date.UTC(2031, k % 12, 3), table = "t" + k, game = games[k % 3];
            const place = 1 + (k % 4), many = { throws: 40 + k, captures: 3, losses: 2, faces };
            const played = { table, game, ended, players: 4, seat: 0, place, ...many };
            localStorage.setItem("rauswurf.played." + table, JSON.stringify(played));
        }
    }""",
        games,
    )
    page.reload()
    expect(page.locator("dl")).to_be_visible()
    assert tile(page, "Games") == "40"
    assert faults(page) == []
    assert too_wide(page) == []
    page.locator(".choice select").select_option("NICHTLUSTIG")
    assert tile(page, "Games") == "13"
    assert page.get_by_role("heading", name="What your dice showed").count() == 0
    page.get_by_role("button", name="Erase everything").click()
    assert faults(page) == []
