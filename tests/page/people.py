"""People at browsers of their own, at a table that was opened for them."""

from dataclasses import dataclass
from typing import Any

import httpx
from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize

from tests.page.house import PATIENCE, House

SECONDS = PATIENCE / 1000
DESKTOP: ViewportSize = {"width": 1280, "height": 800}


@dataclass
class Opened:
    """A table with the tokens of its seats."""

    id: str
    code: str
    owner: str
    tokens: dict[int, str]


def opened(house: House, *, seats: list[str], **choice: Any) -> Opened:
    """Open a table with seats of these kinds, at which nobody sits yet."""
    body = {"seats": [{"kind": kind} for kind in seats], **choice}
    answer = httpx.post(f"{house.address}api/tables", json=body, timeout=SECONDS).json()
    tokens = {one["seat"]: one["token"] for one in answer["tokens"]}
    return Opened(answer["table"]["id"], answer["code"], answer["owner"], tokens)


def sit(house: House, table: Opened, seat: int, name: str) -> None:
    """Somebody sits down."""
    body: dict[str, Any] = {"name": name, "words": f"words of {name}", "seat": seat}
    body |= {"token": table.tokens[seat]} if seat in table.tokens else {"code": table.code}
    address = f"{house.address}api/tables/{table.id}/join"
    table.tokens[seat] = httpx.post(address, json=body, timeout=SECONDS).json()["token"]


def somebody(browser: Browser, **options: Any) -> BrowserContext:
    """A browser elsewhere, that knows nothing of the others."""
    size = options.pop("viewport", None) or DESKTOP
    context = browser.new_context(
        **{"locale": "en-GB", "reduced_motion": "reduce", **options}, viewport=size
    )
    context.set_default_timeout(PATIENCE)
    return context


def at_table(
    context: BrowserContext, house: House, table: Opened, seats: list[int], name: str
) -> Page:
    """Somebody who has sat down on seats of a table and sees it."""
    for seat in seats:
        sit(house, table, seat, name)
    page = context.new_page()
    links = ",".join(f"{seat}.{table.tokens[seat]}" for seat in seats)
    page.goto(f"{house.address}t/{table.id}#seat={links}")
    return page
