"""The lab on the page: what a house rule changes, and comparisons that anybody can ask again."""

import pytest
from playwright.sync_api import Page, expect

from tests.page.house import PATIENCE, House
from tests.page.playing import choose, unfold
from tests.page.test_access import Theme, faults, phone, too_wide

__all__ = ["phone"]

PLAYING = 5 * PATIENCE  # whatever else runs goes before the lab
LINK = "lab?game=einser-blocker&players=3&level=casual&b=play-on%3Doff&seed=5&games=480"


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_beside_a_house_rule_stands_what_it_changes(
    phone: Page, house: House, theme: Theme
) -> None:
    phone.emulate_media(color_scheme=theme)
    phone.goto(house.address)
    choose(phone, "never-mind", 4)
    unfold(phone)
    asks = phone.get_by_role(
        "button", name="What does this change? Play for the places", exact=False
    )
    asks.focus()
    phone.keyboard.press("Enter")
    expect(phone.get_by_text("fewer turns: about").first).to_be_visible()
    rows = phone.get_by_role("row")
    expect(rows.filter(has_text="Captures")).to_be_visible()
    expect(rows.filter(has_text="Drama")).to_be_visible()
    assert faults(phone) == []
    assert too_wide(phone) == []
    asks.click()
    expect(rows).to_have_count(0)


def test_a_comparison_grows_and_its_link_gives_the_same_numbers(phone: Page, house: House) -> None:
    phone.goto(f"{house.address}lab")
    phone.get_by_label("Game", exact=True).select_option("einser-blocker")
    phone.get_by_role("radio", name="3").check()
    play = phone.get_by_role("button", name="Play and compare")
    expect(play).to_be_disabled()
    phone.get_by_label("Rules B: Play for the places", exact=False).select_option("off")
    phone.get_by_label("Games", exact=True).select_option("480")
    play.click()
    result = phone.get_by_role("heading", name="with B instead of A")
    expect(result).to_be_focused()
    expect(result).to_be_in_viewport(ratio=1)
    played = phone.get_by_text("Games by each of the two rules: 480.")
    expect(played).to_be_visible(timeout=PLAYING)
    assert "fewer turns: about" in phone.locator(".headline").inner_text()
    numbers = phone.get_by_role("table").inner_text()
    assert faults(phone) == []
    assert too_wide(phone) == []
    link = phone.get_by_label("Anybody who opens this link").input_value()
    assert "/lab?game=einser-blocker&players=3" in link
    phone.goto("about:blank")
    phone.goto(link)
    expect(phone.get_by_role("table")).to_have_text(numbers, use_inner_text=True)
    expect(phone.locator(".headline")).to_be_in_viewport(ratio=1)
    phone.get_by_role("button", name="Other dice").click()
    expect(phone).to_have_url(link.replace("seed=1", "seed=2"))


# Choices whose words do not fit where they stand.
CUT = """() => {
    const pen = document.createElement("canvas").getContext("2d");
    return [...document.querySelectorAll(".rule select")].flatMap((select) => {
        const { font, paddingLeft } = getComputedStyle(select);
        pen.font = font;
        const room = select.clientWidth - 2 * parseFloat(paddingLeft);
        const texts = [...select.options].map(({ text }) => text);
        return texts.filter((text) => pen.measureText(text).width > room);
    });
}"""


@pytest.mark.parametrize("game", ["madn", "never-mind", "jaeger", "nichtlustig"])
def test_both_sides_of_a_rule_can_be_read(phone: Page, house: House, game: str) -> None:
    phone.goto(f"{house.address}lab")
    phone.get_by_label("Game", exact=True).select_option(game)
    assert phone.evaluate(CUT) == []


def test_a_question_that_cannot_be_is_refused_in_words(page: Page, house: House) -> None:
    page.goto(f"{house.address}{LINK.replace('off', 'perhaps')}")
    expect(page.get_by_role("alert")).to_contain_text("This link is damaged")
    expect(page.get_by_label("Game", exact=True)).to_have_value("einser-blocker")
    page.goto(f"{house.address}{LINK.replace('games=480', 'games=1000000')}")
    expect(page.get_by_text("That is too many games.")).to_be_visible()


def test_the_first_page_does_not_carry_the_lab(page: Page, house: House) -> None:
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(house.address)
    choose(page, "never-mind", 4)
    unfold(page)
    assert not [url for url in asked if "lab-of-" in url or "RuleEffect" in url]
    page.get_by_role("button", name="What does this change?").first.click()
    expect(page.get_by_role("link", name="Look closer in the lab").first).to_be_visible()
    assert [url for url in asked if "lab-of-" in url]


def test_what_nobody_measured_can_be_tried_by_the_server(page: Page, house: House) -> None:
    page.goto(house.address)
    choose(page, "never-mind", 2)
    unfold(page)
    for rule in ("Barriers", "Capturing backwards", "Three rolls"):
        page.locator("li", has_text=rule).get_by_role("switch").first.click()
    page.get_by_role("button", name="All your changes together").click()
    expect(page.get_by_text("Nobody has measured this combination yet.")).to_be_visible()
    page.get_by_role("button", name="Let the server try it").click()
    expect(page.get_by_role("progressbar")).to_be_visible()
    page.get_by_role("link", name="Look closer in the lab").click()
    expect(page.get_by_role("heading", name="Lab", exact=True)).to_be_visible()
    expect(page.get_by_label("Rules B: Barriers")).to_have_value("on")
