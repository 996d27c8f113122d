"""What a page weighs before somebody can play, packed as the server sends it."""

import re

import pytest
from playwright.sync_api import Page, Response

from tests.page.house import House
from tests.page.playing import set_up

FIRST, MORE = 60_000, 90_000  # bytes of the first page, and of a table beyond that


@pytest.fixture
def weights(page: Page) -> dict[str, int]:
    """The bytes of every script and style that the page fetches, by address."""
    found: dict[str, int] = {}

    def weigh(response: Response) -> None:
        if "/assets/" in response.url and response.url.endswith((".js", ".css")):
            found[response.url] = int(response.headers.get("content-length", 0))

    page.on("response", weigh)
    return found


def test_the_first_page_and_a_table_are_light(
    page: Page, house: House, weights: dict[str, int]
) -> None:
    page.route("**/assets/rest-of-*", lambda route: route.abort())  # what comes while one chooses
    page.goto(house.address)
    page.get_by_role("button", name="Play", exact=True).wait_for()
    html = page.request.get(house.address).text()
    entry = re.findall(r'(?:src|href)="/(assets/[^"]+\.(?:js|css))"', html)
    first = sum(weights[house.address + path] for path in entry)
    words = sum(size for address, size in weights.items() if "/en-" in address)
    assert 0 < first + words <= FIRST
    page.unroute("**/assets/rest-of-*")
    page.reload()
    set_up(page, house, "madn")
    assert sum(weights.values()) - first - words <= MORE
