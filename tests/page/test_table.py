"""What one can do at a table besides playing: real dice, reasons, other languages, a lost page."""

import json
import re
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect

import rauswurf.messages
from tests.page.house import House
from tests.page.people import at_table, opened
from tests.page.playing import LAST_ROLLS, Player, choose, end_a_game, set_up, unfold
from tests.terminal.driving import near_the_end

GLANCE = 500  # milliseconds in which somebody has seen what is new
ENGLISH = Path(rauswurf.messages.__file__).parent / "en"

# The middle of a piece with which nothing may be done now.
IDLE_PIECE = """() => {
    const places = [...document.querySelectorAll("[data-role]")].map((spot) => spot.dataset.place);
    const piece = [...document.querySelectorAll("[data-who][data-place]")]
        .find((one) => !places.includes(one.dataset.place));
    const { left, top, width, height } = piece.getBoundingClientRect();
    return [left + width / 2, top + height / 2];
}"""


def test_real_dice_are_typed_in_and_the_referee_plays_on(page: Page, house: House) -> None:
    page.goto(house.address)
    choose(page, "never-mind", 2)
    page.get_by_role("button", name="All on this screen").click()
    page.get_by_role("radio", name="Your own dice").check()
    page.get_by_role("button", name="Play", exact=True).click()
    RealDice(page).play(30)
    expect(page.locator(".log li").filter(has_text=re.compile(r"rolls a \d")).first).to_be_visible()


def test_nobody_can_check_real_dice(page: Page, house: House) -> None:
    position = near_the_end("never-mind", players=2, seed=1, events=LAST_ROLLS)
    seats = ["here", "here"]
    table = opened(house, game="never-mind", seats=seats, dice="hand", position=position)
    page = at_table(page.context, house, table, [0, 1], "Ada")
    RealDice(page).play()
    page.get_by_role("button", name="Check the dice").click()
    expect(page.get_by_text(re.compile("nobody can check the .* rolls"))).to_be_visible()


class RealDice(Player):
    """A player whose dice lie on a real table."""

    def wanted(self, seen: list[dict[str, Any]]) -> dict[str, Any]:
        """Keys show 1 to 6 in order: sixes fall often here, or the game would be long."""
        keys = [one for one in seen if one["kind"] == "dice"]
        return self.chance.choice([*keys, keys[-1]]) if keys else super().wanted(seen)


def test_what_is_not_legal_is_explained_with_its_rule(page: Page, house: House) -> None:
    set_up(page, house, "never-mind")
    Player(page).play(until="origin")
    page.mouse.click(*page.evaluate(IDLE_PIECE))
    expect(page.locator(".refusal")).to_have_count(0)  # it was meant for the position before
    page.wait_for_timeout(GLANCE)
    page.mouse.click(*page.evaluate(IDLE_PIECE))
    expect(page.locator(".refusal p")).to_have_text(re.compile(r"\w.*\."))
    page.get_by_role("button", name=re.compile("^Rule: ")).click()
    expect(page.get_by_role("dialog", name="Rules")).to_be_visible()


def test_what_is_read_turns_to_the_player(page: Page, house: House) -> None:
    page.add_init_script(
        "localStorage.setItem('rauswurf.settings', JSON.stringify({turned: true, named: true}))"
    )
    set_up(page, house, "madn", players=4)
    piece = page.locator("#game [data-who='0'] [transform*='rotate']")
    name = page.locator("#game .names text").first
    yellow_sits_left = re.compile(r"rotate\(90\b")
    expect(piece).to_have_attribute("transform", yellow_sits_left)
    expect(name).to_have_attribute("transform", yellow_sits_left)
    page.get_by_role("button", name="Table", exact=True).click()
    page.get_by_role("switch", name="Face the player").uncheck()
    expect(name).not_to_have_attribute("transform", re.compile("."))


def test_the_first_page_needs_no_other_words(page: Page, house: House) -> None:
    page.route("**/assets/rest-of-*", lambda route: route.abort())
    page.goto(house.address)
    unfold(page)
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    topics = "|".join(path.stem for path in ENGLISH.glob("*.ftl"))
    assert not re.search(rf"\b({topics})-[a-z]", page.locator("body").inner_text())


def test_the_language_is_switched_at_the_table(page: Page, house: House) -> None:
    set_up(page, house, "madn")
    Player(page).play(6)
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Language").select_option("de")
    expect(page.locator("html")).to_have_attribute("lang", "de")
    page.keyboard.press("Escape")
    expect(page.get_by_text(re.compile(r"(Gelb|Grün|Rot|Schwarz) würfelt")).first).to_be_visible()
    page.reload()
    expect(page.get_by_text(re.compile(r"(Gelb|Grün|Rot|Schwarz) würfelt")).first).to_be_visible()


def test_a_reload_loses_nothing(page: Page, house: House) -> None:
    set_up(page, house, "jaeger")
    Player(page).play(40)
    before = page.locator(".log li").all_inner_texts()
    page.reload()
    expect(page.get_by_role("region", name="Table", exact=True)).to_be_visible()
    expect(page.locator(".log li").last).to_have_text(before[-1])
    Player(page).play(5)


def test_a_tampered_record_fails_visibly(page: Page, house: House, tmp_path: Path) -> None:
    record = finished_record(page, house)
    honest, forged = tmp_path / "honest.jsonl", tmp_path / "forged.jsonl"
    honest.write_text(record, encoding="utf-8")
    forged.write_text(with_another_roll(record), encoding="utf-8")
    page.goto(f"{house.address}replay")
    page.locator("input[type=file]").set_input_files(honest)
    page.get_by_role("button", name="Check the dice").click()
    expect(page.get_by_text("All is well")).to_be_visible()
    page.locator("input[type=file]").set_input_files(forged)
    expect(page.get_by_text("All is well")).to_have_count(0)
    page.get_by_role("button", name="Check the dice").click()
    expect(page.get_by_text("This record is not valid. Do not trust it.")).to_be_visible()


def finished_record(page: Page, house: House) -> str:
    """The record of a game that is over, as the page saves it."""
    end_a_game(page, house, "nichtlustig")
    with page.expect_download() as download:
        page.get_by_role("link", name="Save the record").click()
    return Path(download.value.path()).read_text(encoding="utf-8")


def with_another_roll(record: str) -> str:
    """The record with a roll in the middle that never fell."""
    lines = record.splitlines()
    rolls = [k for k, line in enumerate(lines) if "roll" in json.loads(line)]
    middle = rolls[len(rolls) // 2]
    event = json.loads(lines[middle])
    event["roll"] = [face % 6 + 1 for face in event["roll"]]
    lines[middle] = json.dumps(event, separators=(",", ":"))
    return "\n".join(lines) + "\n"
