"""Gather the pages of the site: docs/, the pages beside it, the examples and the reference.

The pages stay as they are in the repository, readable on their own; here links that lead out of
docs/ are turned to where the site has the same thing.
"""

from __future__ import annotations

import ast
import os
import re
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path, PurePosixPath

import site_reference

ROOT = Path(__file__).resolve().parent.parent
BESIDE = {
    "README.md": "overview.md",
    "CONTRIBUTING.md": "contributing.md",
    "CHANGELOG.md": "changelog.md",
    "examples/README.md": "examples/programs.md",
    "web/public/icon.svg": "assets/logo.svg",
}
NO_PAGES = {".1"}  # kinds of files in docs/ that nobody reads there

FENCED = re.compile(r"(^[ ]*```.*?^[ ]*```[^\n]*$|`[^`\n]+`)", re.MULTILINE | re.DOTALL)
LINK = re.compile(
    r"(?<=\]\()[^)\s]+(?=\))|(?<=<img src=\")[^\"]+(?=\")|(?<=<a href=\")[^\"]+(?=\")"
)
INFO = re.compile(r"^(?P<fence>[ ]*```)(?P<language>\w+) [A-Z]\w+$", re.MULTILINE)
PUBLIC_NAMES = re.compile(r"^## `(?P<module>[\w.]+)`$(?P<text>.*?)(?=^## |\Z)", re.M | re.S)
NAMES = re.compile(r"^Names: .*?(?=\n\n|\Z)", re.MULTILINE | re.DOTALL)


def gather(folder: Path) -> None:
    """Fill a folder with everything that the site is built from."""
    if folder.exists():
        shutil.rmtree(folder)
    for source in sources():
        target = folder / place(source)
        target.parent.mkdir(parents=True, exist_ok=True)
        if source.suffix == ".md":
            target.write_text(staged(source, folder), encoding="utf-8")
        else:
            shutil.copyfile(ROOT / source, target)
    for program in sorted((ROOT / "examples").glob("*.py")):
        page = folder / "examples" / f"{program.stem}.md"
        page.write_text(example_page(program), encoding="utf-8")
    for path, text in site_reference.pages().items():
        page = folder / path
        page.parent.mkdir(parents=True, exist_ok=True)
        page.write_text(text, encoding="utf-8")


def sources() -> Iterator[PurePosixPath]:
    """The files of the repository that the site shows."""
    for path in sorted((ROOT / "docs").rglob("*")):
        if path.is_file() and path.suffix not in NO_PAGES:
            yield PurePosixPath(path.relative_to(ROOT).as_posix())
    yield from map(PurePosixPath, BESIDE)


def place(source: PurePosixPath) -> PurePosixPath:
    """Where in the site a file of the repository is."""
    if str(source) in BESIDE:
        return PurePosixPath(BESIDE[str(source)])
    if source.parts[0] == "docs":
        return source.relative_to("docs")
    if source.parts[0] == "examples" and source.suffix == ".py":
        return source.with_suffix(".md")
    return PurePosixPath("files") / source


def staged(source: PurePosixPath, folder: Path) -> str:
    """A page as the site is built from it."""

    def turned(link: re.Match[str]) -> str:
        return turn(link[0], source, folder)

    text = (ROOT / source).read_text(encoding="utf-8")
    if place(source) == PurePosixPath("api.md"):
        text = with_reference(text)
    text = outside_code(text, lambda part: LINK.sub(turned, part))
    return INFO.sub(r"\g<fence>\g<language>", text)


def outside_code(text: str, change: Callable[[str], str]) -> str:
    """A page with its words changed and its code left alone."""
    parts = FENCED.split(text)
    return "".join(part if number % 2 else change(part) for number, part in enumerate(parts))


def turn(link: str, source: PurePosixPath, folder: Path) -> str:
    """A link of a page as the site needs it; a file that only it leads to comes along."""
    path, mark, anchor = link.partition("#")
    if re.match(r"[a-z]+:", link) or not path or path.startswith("reference/"):
        return link
    meant = PurePosixPath(os.path.normpath(source.parent / path))
    if (ROOT / meant).is_file() and place(meant).parts[0] == "files":
        kept = folder / place(meant)
        kept.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(ROOT / meant, kept)
    return os.path.relpath(place(meant), place(source).parent) + mark + anchor


def example_page(program: Path) -> str:
    """A program of examples/ as a page: what it shows, then all of it."""
    text = program.read_text(encoding="utf-8")
    about = site_reference.prose(ast.get_docstring(ast.parse(text)))
    title = program.stem.replace("_", " ").capitalize()
    return f'# {title}\n\n{about}\n\n```python title="{program.name}"\n{text.rstrip()}\n```\n'


def with_reference(text: str) -> str:
    """The page of public names, each name leading to its place in the reference."""

    def section(found: re.Match[str]) -> str:
        module = found["module"]

        def linked(name: re.Match[str]) -> str:
            page = site_reference.page_of(site_reference.home_of(module, name[1]))
            return f"[`{name[1]}`]({page}#{name[1]})"

        def listed(part: re.Match[str]) -> str:
            return re.sub(r"`(\w+)`", linked, part[0])

        return f"## `{module}`{NAMES.sub(listed, found['text'])}"

    return PUBLIC_NAMES.sub(section, text)
