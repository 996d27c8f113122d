"""The board stands still while somebody plays, and nothing that can be pressed is covered."""

import json
import random
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from rauswurf.games import GAMES
from tests.page.house import PATIENCE, House
from tests.page.playing import Player, choose

STRAY = 2  # pixels that nobody notices
BOTS, HERE = range(2)  # who the others are
# Where the board is: the cardboard of a race; what is seen of the cards of NICHTLUSTIG at once, and
# the dice below them.
PLACE = """() => {
    const parts = "#game .race > svg, .table > .lying, .tray.sheet > .dice";
    return [...document.querySelectorAll(parts)].flatMap((part) => {
        const { left, top, right, bottom } = part.getBoundingClientRect();
        return [left, top, right, bottom];
    });
}"""
# What can be pressed, is in sight, and would not get the press.
COVERED = """() => {
    const pressable = "button:enabled, a[href], input:enabled, select:enabled, [data-role]";
    const inSight = (node, { left, right, top, bottom }) => {
        for (let box = node.parentElement; box; box = box.parentElement) {
            const { overflowY } = getComputedStyle(box);
            const edge = box.getBoundingClientRect();
            const y = (top + bottom) / 2;
            if (overflowY !== "visible" && (y < edge.top || y > edge.bottom)) return false;
        }
        return right > left && bottom > 0 && top < innerHeight;
    };
    return [...document.querySelectorAll(pressable)].flatMap((node) => {
        if (node.closest(".visually-hidden, dialog")) return [];
        const box = node.getBoundingClientRect();
        if (!node.checkVisibility() || !inSight(node, box)) return [];
        const found = document.elementFromPoint(
            (box.left + box.right) / 2, (box.top + box.bottom) / 2);
        const hit = found && (node.contains(found) || found.contains(node));
        const told = [node, found].map((one) => one?.outerHTML.slice(0, 150));
        return hit ? [] : [told.join(" under ")];
    });
}"""

# What is told of the turn and does not fit where it stands. Its letters get smaller where there is
# little room, some frames after there is less of it.
CUT = """async () => {
    const told = document.querySelector(".status");
    const isCut = () => told.scrollHeight > told.clientHeight + 1;
    for (let frame = 0; frame < 60 && isCut(); frame++) await new Promise(requestAnimationFrame);
    return isCut() ? told.innerText : "";
}"""
# How far a refusal reaches below what is in sight; the name of its rule may be scrolled to.
BELOW = """() => {
    const [said, room] = [".refusal p", ".status"].map((one) => document.querySelector(one));
    return said.getBoundingClientRect().bottom - room.getBoundingClientRect().bottom;
}"""


class Case(NamedTuple):
    """A game on a phone."""

    game: str
    players: int
    width: int
    language: str

    def __str__(self) -> str:
        return f"{self.game}-{self.players}-{self.width}-{self.language}"


def most(game: str) -> int:
    """How many can play."""
    return max(GAMES[game].players)


ALL = [
    Case(game, most(game), width, language)
    for game in GAMES
    for width in (360, 390, 412)
    for language in ("de", "hu", "el")
]
SHORT = [
    Case(game, most(game), 360, language)
    for game, language in (
        ("jaeger", "hu"),
        ("madn", "el"),
        ("einser-blocker", "el"),
        ("nichtlustig", "de"),
    )
]
HARD = [Case("jaeger", 6, 360, "hu"), Case("nichtlustig", 4, 360, "el")]
SAMPLE = [*random.Random(18).sample(ALL, 4), *HARD]


@contextmanager
def phone(
    browser: Browser, width: int, language: str, height: int = 740, **settings: Any
) -> Iterator[Page]:
    """A phone of that size whose owner speaks a language."""
    size = ViewportSize(width=width, height=height)
    kept = json.dumps({"language": language, "offered": True, **settings})
    with browser.new_context(viewport=size, reduced_motion="reduce") as context:
        context.set_default_timeout(PATIENCE)
        context.add_init_script(f"localStorage.setItem('rauswurf.settings', {json.dumps(kept)})")
        yield context.new_page()


def sit(page: Page, house: House, case: Case, others: int = HERE) -> None:
    """To a table with such others, by the place of the buttons: they speak any language."""
    page.goto(house.address)
    choose(page, case.game, case.players)
    page.locator("[data-others]").nth(others).click()
    page.locator("button[type=submit][form=setup]").click()
    expect(page.locator("#game")).to_be_visible()


def strayed(before: list[float], after: list[float]) -> float:
    """By how much the board moved or grew."""
    return max(abs(one - other) for one, other in zip(before, after, strict=True))


def check(browser: Browser, house: House, case: Case, clicks: int, others: int = HERE) -> None:
    """Play so many clicks; the board stays, and nothing is covered at any moment."""
    with phone(browser, case.width, case.language) as page:
        sit(page, house, case, others)
        player = Player(page, seed=case.width)
        player.play(1)
        place = page.evaluate(PLACE)
        for _ in range(clicks):
            player.play(1)
            assert strayed(place, page.evaluate(PLACE)) <= STRAY, page.locator(
                ".panel"
            ).inner_text()
            assert page.evaluate(COVERED) == []
            assert page.evaluate(CUT) == ""


LETTERS = """() => {
    const little = document.querySelector(".status").classList.contains("little");
    return [little, getComputedStyle(document.querySelector(".banner .turn")).fontSize];
}"""


def test_letters_that_became_small_stay_small(browser: Browser, house: House) -> None:
    with phone(browser, 360, "de") as page:
        sit(page, house, Case("jaeger", 3, 360, "de"))
        player = Player(page, seed=3)
        seen = []
        for _ in range(70):
            player.play(1)
            seen.append(page.evaluate(LETTERS))
        small = [little for little, _ in seen]
        assert any(small) and small == sorted(small)
        assert len({size for little, size in seen[-10:]}) == 1


@pytest.mark.parametrize("case", SAMPLE, ids=str)
def test_the_board_stands_still_and_nothing_is_covered(
    browser: Browser, house: House, case: Case
) -> None:
    check(browser, house, case, clicks=25)


@pytest.mark.parametrize("game", ["nichtlustig", "madn"])
def test_the_board_stands_still_while_bots_can_be_skipped(
    browser: Browser, house: House, game: str
) -> None:
    check(browser, house, Case(game, most(game), 360, "hu"), clicks=12, others=BOTS)


@pytest.mark.parametrize("case", SHORT, ids=str)
def test_what_is_awaited_is_read_whole_on_a_short_phone(
    browser: Browser, house: House, case: Case
) -> None:
    with phone(browser, case.width, case.language, height=640) as page:
        sit(page, house, case)
        player = Player(page, seed=3)
        for _ in range(25):
            player.play(1)
            assert page.evaluate(CUT) == ""
            assert page.evaluate(COVERED) == []


def test_what_is_awaited_is_read_whole_beside_the_offer_of_sounds(
    browser: Browser, house: House
) -> None:
    with phone(browser, 360, "el", height=640, offered=False) as page:
        sit(page, house, Case("jaeger", 6, 360, "el"))
        player = Player(page, seed=5)
        expect(page.locator(".offer")).to_be_visible()
        for _ in range(40):
            player.play(1)
            assert page.evaluate(CUT) == ""


@pytest.mark.parametrize("language", ["de", "hu", "el"])
def test_why_a_card_is_not_taken_is_read_whole(
    browser: Browser, house: House, language: str
) -> None:
    with phone(browser, 360, language) as page:
        sit(page, house, Case("nichtlustig", 4, 360, language))
        Player(page, seed=3).play(until="card")
        page.wait_for_timeout(500)  # somebody looks at what is new before they ask about it
        page.locator("#game button.tap:not(.open)").first.click()
        expect(page.locator(".refusal p")).to_be_visible()
        assert page.evaluate(BELOW) <= 0
        assert page.evaluate(COVERED) == []


@pytest.mark.proof
@pytest.mark.parametrize("case", ALL, ids=str)
def test_the_board_stands_still_in_every_game(browser: Browser, house: House, case: Case) -> None:
    check(browser, house, case, clicks=100)
