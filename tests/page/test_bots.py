"""Which bots are offered on the first page: those like you, and the perfect one."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from rauswurf.bots.perfect.format import usual_path
from rauswurf.bots.perfect.small import SmallRace, small_setup
from rauswurf.bots.perfect.solve import solve
from tests.page.house import House
from tests.page.playing import choose, unfold
from tests.page.test_access import faults, too_wide
from tests.page.test_other_ways import tab_to

LEVELS = ["casual", "casual", "casual"]


def remember(page: Page, count: int, place: int) -> None:
    """Let the browser remember so many games of madn against three casual bots."""
    game = {
        "game": "madn",
        "ended": 1,
        "players": 4,
        "seat": 0,
        "place": place,
        "throws": 1,
        "faces": [0] * 6,
        "captures": 0,
        "losses": 0,
        "against": LEVELS,
    }
    for number in range(count):
        kept = json.dumps(json.dumps(game | {"table": f"t{number}"}))
        page.add_init_script(f"localStorage.setItem('rauswurf.played.t{number}', {kept})")


def chosen(page: Page) -> list[str]:
    """Who sits on the seats."""
    return [each.input_value() for each in page.locator(".choices ol select").all()]


def test_bots_like_you_are_offered_after_some_games_and_never_imposed(
    page: Page, house: House
) -> None:
    remember(page, 12, place=1)
    page.goto(house.address)
    choose(page, "madn", 4)
    assert chosen(page) == ["here", *LEVELS]
    offered = page.get_by_role("button", name="Bots like you")
    expect(offered).to_have_accessible_description(
        "Bots like you play “expert”. We go by your last 12 games of this game against bots on "
        "this device: you won 12."
    )
    tab_to(page, offered)
    page.keyboard.press("Enter")
    assert chosen(page) == ["here", "expert", "expert", "expert"]
    assert faults(page) == []
    page.set_viewport_size({"width": 360, "height": 700})
    assert too_wide(page) == []
    choose(page, "never-mind", 4)
    expect(offered).to_have_count(0)


def test_a_few_games_say_nothing(page: Page, house: House) -> None:
    remember(page, 4, place=1)
    page.goto(house.address)
    choose(page, "madn", 4)
    expect(page.get_by_role("button", name="Bots", exact=True)).to_be_visible()
    expect(page.get_by_role("button", name="Bots like you")).to_have_count(0)


@pytest.fixture
def solved(data_folder: Path) -> None:
    """Never-mind with one piece each is solved on the machine of the server."""
    path = usual_path("never-mind", 1)
    path.parent.mkdir(parents=True, exist_ok=True)
    race = SmallRace(small_setup("never-mind", {}), 1)
    solve(race, "cpu", 1, path, lambda stage, more, total: None)


def test_the_perfect_bot_plays_where_positions_are_solved(
    page: Page, solved: None, own_house: House
) -> None:
    page.goto(own_house.address)
    choose(page, "never-mind", 2)
    other = page.locator(".choices ol select").nth(1)
    other.select_option(label="Bot, perfect")
    expect(page.get_by_text("The perfect bot looks up solved positions")).to_be_visible()
    assert faults(page) == []
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.get_by_role("region", name="Table", exact=True)).to_be_visible()
    expect(page.get_by_text("Bot, perfect").first).to_be_visible()


def test_the_perfect_bot_says_where_it_does_not_know_the_rules(
    page: Page, solved: None, own_house: House
) -> None:
    page.goto(own_house.address)
    choose(page, "never-mind", 2)
    page.locator(".choices ol select").nth(1).select_option("perfect")
    unfold(page)
    page.locator("select", has=page.locator("option[value=two-each]")).select_option("two-each")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.get_by_text("does not know the rules of this table")).to_be_visible()


def test_without_solved_positions_nobody_is_perfect(page: Page, house: House) -> None:
    page.goto(house.address)
    choose(page, "never-mind", 2)
    expect(page.locator(".choices ol select").nth(1)).to_be_visible()
    expect(page.locator("option[value=perfect]")).to_have_count(0)
