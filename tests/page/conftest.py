"""A browser for all tests of the page, a server for most, and a fresh page for each."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.page.house import MISSING, PATIENCE, House, chromium, running_browser

expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="package")  # it runs an event loop, beside which no other test could run one
def browser() -> Iterator[Browser]:
    """The browser of this machine, as long as the page is tested."""
    program = chromium()
    if program is None:
        pytest.skip(MISSING)
    with running_browser(program) as running:
        yield running


@pytest.fixture(scope="package")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server that all tests share which do not stop it."""
    server = House(tmp_path_factory.mktemp("house"))
    server.start()
    yield server
    server.stop()


@pytest.fixture
def own_house(tmp_path: Path) -> Iterator[House]:
    """A server for one test alone."""
    server = House(tmp_path)
    server.start()
    yield server
    server.stop()
    server.check_log()


@pytest.fixture(autouse=True)
def no_traceback(house: House) -> Iterator[None]:
    """Whatever is done on a page, the server that all share logs no traceback."""
    yield
    house.check_log()


@pytest.fixture
def context(browser: Browser) -> Iterator[BrowserContext]:
    """A browser that remembers nothing; whatever goes wrong on a page fails the test."""
    with browser.new_context(
        viewport={"width": 1280, "height": 800}, locale="en-GB", reduced_motion="reduce"
    ) as fresh:
        fresh.set_default_timeout(PATIENCE)
        faults: list[str] = []
        fresh.on("weberror", lambda error: faults.append(str(error.error)))
        yield fresh
        assert faults == []


@pytest.fixture
def page(context: BrowserContext) -> Page:
    """A page of that browser."""
    return context.new_page()
