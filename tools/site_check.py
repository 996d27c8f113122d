"""What is wrong with a built site: lost links, and whatever it would fetch elsewhere."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote

# Attributes by which a page fetches something without being asked.
FETCHING = {
    "audio": ("src",),
    "embed": ("src",),
    "iframe": ("src",),
    "img": ("src", "srcset"),
    "input": ("src",),
    "link": ("href",),
    "object": ("data",),
    "script": ("src",),
    "source": ("src", "srcset"),
    "video": ("src", "poster"),
}
IN_STYLES = re.compile(r"url\(\s*['\"]?([^'\")]+)|@import\s+['\"]([^'\"]+)")


class Page(HTMLParser):
    """What a page names, fetches and leads to."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.ids: set[str] = set()
        self.fetched: list[str] = []
        self.links: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Take down what one element says."""
        given = {name: value or "" for name, value in attrs}
        self.ids.update(given[name] for name in ("id", "name") if name in given)
        self.fetched += [given[name] for name in FETCHING.get(tag, ()) if name in given]
        if tag == "a" and "href" in given:
            self.links.append(given["href"])
        self.fetched += styled(given.get("style", ""))


def problems(site: Path) -> Iterator[str]:
    """Everything that is wrong, a line each."""
    for path in sorted(site.rglob("*.html")):
        page = read(path)
        where = path.relative_to(site)
        for link in page.fetched:
            if is_elsewhere(link):
                yield f"{where} fetches {link}"
        for link in [*page.fetched, *page.links]:
            # The page for addresses that are not there may be shown at any of them.
            if not is_elsewhere(link) and path.name != "404.html":
                yield from lost(link, path, where)
    for path in sorted(site.rglob("*.css")):
        for link in styled(path.read_text(encoding="utf-8")):
            if is_elsewhere(link):
                yield f"{path.relative_to(site)} fetches {link}"


def styled(text: str) -> list[str]:
    """What a style sheet would fetch."""
    return [first or second for first, second in IN_STYLES.findall(text)]


def is_elsewhere(link: str) -> bool:
    """Does a link lead out of the site? What is written into the link itself does not."""
    return bool(re.match(r"(?!data:)[a-z][a-z+.-]*:|//", link, re.IGNORECASE))


def lost(link: str, path: Path, where: Path) -> Iterator[str]:
    """A link that leads to no page, or to no place of that page."""
    if link.startswith("data:"):
        return
    file, _, anchor = unquote(link).partition("#")
    target = path.parent / file.partition("?")[0] if file else path
    target = target / "index.html" if target.is_dir() else target
    if not target.is_file():
        yield f"{where} leads to {link}, which is not there"
    elif anchor and target.suffix == ".html" and anchor not in read(target.resolve()).ids:
        yield f"{where} leads to {link}, but that page has no such place"


@cache
def read(path: Path) -> Page:
    return Page(path.read_text(encoding="utf-8"))
