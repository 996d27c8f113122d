"""The site: it is built, it holds together, and nobody who reads it needs the network.

`make test` sets up what builds it (``make site-tools``).
"""

import subprocess
import sys
import tomllib
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from tests.page.house import MISSING, PATIENCE, chromium, running_browser
from tests.support.markdown import PAGES, ROOT, read

sys.path.insert(0, str(ROOT / "tools"))
site_check = import_module("site_check")

BUILDER = ROOT / ".venv-site" / "bin" / "python"
SITE = ROOT / "build" / "site"
PHONE = ViewportSize(width=360, height=740)


@pytest.fixture(scope="module")
def site() -> Path:
    """The site, built anew."""
    assert BUILDER.exists(), "`make site` sets up what builds the site"
    command = [str(BUILDER), str(ROOT / "tools" / "build_site.py")]
    built = subprocess.run(command, capture_output=True, text=True, timeout=300, check=False)
    assert built.returncode == 0, built.stdout + built.stderr
    return SITE


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    program = chromium()
    if program is None:
        pytest.skip(MISSING)
    with running_browser(program) as running:
        yield running


def pages_in(entry: Any) -> Iterator[str]:
    """The pages that a part of the navigation leads to."""
    if isinstance(entry, str):
        yield entry
    else:
        for each in entry.values() if isinstance(entry, dict) else entry:
            yield from pages_in(each)


# What it is built from.


def test_the_navigation_leads_to_every_page() -> None:
    settings = tomllib.loads(read(ROOT / "zensical.toml"))["project"]
    shown = set(pages_in(settings["nav"]))
    beside = {"README.md": "overview.md", "examples/README.md": "examples/programs.md"}
    for page in PAGES:
        name = page.relative_to(ROOT).as_posix()
        expected = beside.get(name, name.removeprefix("docs/"))
        assert expected in shown or expected.lower() in shown, name


# What is built.


def test_every_page_of_the_documentation_is_there(site: Path) -> None:
    for name in ("index", "start/play", "tutorial/first-bot", "games/jaeger", "questions"):
        assert (site / f"{name}.html").is_file()
    assert (site / "reference" / "table.html").is_file()
    assert (site / "examples" / "own_bot.html").is_file()


def test_nothing_is_lost_and_nothing_is_fetched_elsewhere(site: Path) -> None:
    assert list(site_check.problems(site)) == []


@pytest.mark.parametrize(
    ("page", "found"),
    [
        ('<a href="gone.html">x</a>', "leads to gone.html, which is not there"),
        ('<a href="#gone">x</a>', "but that page has no such place"),
        ('<script src="https://cdn.example/x.js"></script>', "fetches https://cdn.example/x.js"),
        ('<link rel="stylesheet" href="//fonts.example/x.css">', "fetches //fonts.example/x.css"),
        ('<p style="background: url(http://a.example/b.png)">', "fetches http://a.example/b.png"),
    ],
)
def test_what_is_wrong_would_be_found(tmp_path: Path, page: str, found: str) -> None:
    (tmp_path / "index.html").write_text(page, encoding="utf-8")
    assert any(found in line for line in site_check.problems(tmp_path))


def test_links_for_people_may_lead_elsewhere(tmp_path: Path) -> None:
    page = '<a href="https://projectfluent.org">x</a><a href="index.html#here" id="here">y</a>'
    (tmp_path / "index.html").write_text(page, encoding="utf-8")
    assert list(site_check.problems(tmp_path)) == []


# How it reads.


def test_pages_fit_a_phone(site: Path, browser: Browser) -> None:
    with browser.new_context(viewport=PHONE, java_script_enabled=False) as context:
        context.set_default_timeout(PATIENCE)
        page = context.new_page()
        for file in sorted(site.rglob("*.html")):
            page.goto(file.as_uri())
            width = page.evaluate("document.documentElement.scrollWidth")
            assert width <= PHONE["width"], file.relative_to(site)


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    """A page that asks nobody for anything: not while it is shown, not while it is used."""
    with browser.new_context(viewport={"width": 1280, "height": 850}) as context:
        context.set_default_timeout(PATIENCE)
        asked: list[str] = []
        shown = context.new_page()
        shown.on("request", lambda request: asked.append(request.url))
        yield shown
        assert {address.partition(":")[0] for address in asked} <= {"file", "data", "blob", "about"}


def test_search_works_without_a_server(site: Path, page: Page) -> None:
    page.goto((site / "index.html").as_uri())
    page.get_by_role("button", name="Search").click()
    box = page.get_by_role("combobox", name="Search")
    box.press_sequentially("barriers")
    expect(page.get_by_text("What do barriers change?").first).to_be_visible(timeout=PATIENCE)
    expect(box).to_have_value("barriers")


@pytest.mark.parametrize("name", ["games/madn", "tutorial/first-bot", "reference/lab"])
def test_a_page_is_complete_in_itself(site: Path, page: Page, name: str) -> None:
    page.goto((site / f"{name}.html").as_uri())
    expect(page.get_by_role("heading", level=1)).to_be_visible(timeout=PATIENCE)
    pictures = "[...document.images].filter(each => each.complete && !each.naturalWidth).length"
    assert page.evaluate(pictures) == 0
