"""Somebody who plays on the page with a mouse: looks what can be clicked, and clicks it."""

import random
from collections.abc import Callable
from time import monotonic
from typing import Any, Protocol
from urllib.parse import urlencode

from playwright.sync_api import Page, expect

from tests.page.house import PATIENCE, House
from tests.terminal.driving import near_the_end

TRIES, AT_ONCE = 30, 25  # ends that are begun, and clicks in each
LAST_ROLLS = 3  # are left in a game of which only the end is played

# What can be clicked now, as kind, place on the screen, and whether it was chosen already; nothing
# as long as the server has not answered.
LOOK = """() => {
    const seen = [];
    const add = (kind, node) => {
        const { left, top, width, height } = node.getBoundingClientRect();
        const chosen = node.getAttribute("aria-pressed") === "true";
        seen.push({ kind, chosen, x: left + width / 2, y: top + height / 2 });
    };
    if (document.querySelector("#end-title")) return [{ kind: "end" }];
    for (const spot of document.querySelectorAll("[data-role]"))
        if (spot.getAttribute("aria-disabled") !== "true") add(spot.dataset.role, spot);
    for (const kind of ["actions", "dice"])
        for (const button of document.querySelectorAll(`.game .${kind} button:enabled`))
            add(kind, button);
    for (const card of document.querySelectorAll("#game button.tap.open"))
        if (card.getAttribute("aria-disabled") !== "true") add("card", card);
    return seen;
}"""


def set_up(page: Page, house: House, game: str, players: int = 2) -> None:
    """From the first page to a table at which all sit at this screen."""
    page.goto(house.address)
    choose(page, game, players)
    page.get_by_role("button", name="All on this screen").click()
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.get_by_role("region", name="Table", exact=True)).to_be_visible()


def take_up_the_end(page: Page, house: House, game: str) -> None:
    """To a table at which a game is almost over: its position was shared by somebody."""
    position = near_the_end(game, players=2, seed=1, events=LAST_ROLLS)
    query = urlencode({"game": game, "players": 2, "position": position})
    page.goto(f"{house.address}position?{query}")
    page.get_by_role("button", name="Play from here").click()
    expect(page.get_by_role("region", name="Table", exact=True)).to_be_visible()


def end_a_game(
    page: Page, house: House, game: str, player: Callable[[Page], "Plays"] | None = None
) -> None:
    """Play the end of a game; an end that takes long, as luck will have it, is begun anew."""
    for _ in range(TRIES):
        take_up_the_end(page, house, game)
        (player or Player)(page).play(AT_ONCE)
        if page.locator("#end-title").count():
            return
    raise AssertionError("no game ends")


class Plays(Protocol):
    """Somebody who does so many things at a table, or plays to the end."""

    def play(self, most: int, /) -> object: ...


def choose(page: Page, game: str, players: int) -> None:
    """Choose on the first page what is played, and by how many."""
    page.locator(f'input[name="game"][value="{game}"]').check()
    page.get_by_role("radio", name=str(players), exact=True).check()


def unfold(page: Page) -> None:
    """Open everything on the first page that can be opened."""
    expect(page.locator("#setup")).to_be_visible()
    folded = page.locator("#setup details:not([open]) > summary")
    while folded.count():
        folded.first.click()


def watch(page: Page, look: str) -> Any:
    """What a look at the page finds, as soon as it finds anything; fails if it never does."""
    began = monotonic()
    while 1000 * (monotonic() - began) < PATIENCE:
        seen = page.evaluate(look)
        if seen:
            return seen
        page.wait_for_timeout(5)
    raise AssertionError("nothing can be done any more")


class Player:
    """Plays by clicking at random, until the end or as long as it is told to."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        self.page = page
        self.chance = random.Random(seed)
        self.clicks = 0

    def play(self, clicks: int = 10_000, until: str = "end") -> None:
        """Click so often, or until something of a kind can be clicked.

        What is waited for is never clicked itself, so it is still there afterwards. All has been
        answered then: something can be clicked, or the game is over.
        """
        for _ in range(clicks):
            seen: list[dict[str, Any]] = watch(self.page, LOOK)
            if any(one["kind"] in ("end", until) for one in seen):
                return
            self.click(self.wanted(seen))
        watch(self.page, LOOK)

    def wanted(self, seen: list[dict[str, Any]]) -> dict[str, Any]:
        """A target if something is picked up, else anything; what is chosen stays chosen."""
        picked = any(one["kind"] == "origin" and one["chosen"] for one in seen)
        targets = [one for one in seen if one["kind"] == "target"]
        if picked and targets:
            return self.chance.choice(targets)
        fresh = [one for one in seen if not one["chosen"]]
        return self.chance.choice(fresh or seen)

    def click(self, what: dict[str, Any]) -> None:
        """Click with the mouse, in the middle."""
        self.clicks += 1
        self.page.mouse.click(what["x"], what["y"])
