"""The pages keep what they promise: made ones are fresh, links lead on, examples are true."""

import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from doctest import DocTestParser
from pathlib import Path

import pytest

from rauswurf.boards import read_document
from rauswurf.boards.making import Ring, document
from rauswurf.boards.schema import read_board
from rauswurf.boards.svg import draw_svg
from rauswurf.games import GAMES, Clause, Game
from tests.support.markdown import DOCS, PAGES, ROOT, named, read

TEXTS = [*PAGES, *sorted(DOCS.rglob("*.toml"))]


# Pages that are made.


def test_the_game_pages_are_what_make_docs_makes() -> None:
    command = [sys.executable, str(ROOT / "tools" / "game_pages.py"), "--check"]
    checked = subprocess.run(command, capture_output=True, text=True, encoding="utf-8", check=False)
    assert (checked.stdout, checked.stderr, checked.returncode) == ("", "", 0)


def test_the_page_about_solved_games_is_what_make_solved_makes() -> None:
    command = [sys.executable, str(ROOT / "tools" / "solved.py"), "--check"]
    checked = subprocess.run(command, capture_output=True, text=True, encoding="utf-8", check=False)
    assert (checked.stdout, checked.stderr, checked.returncode) == ("", "", 0)


def test_every_game_has_a_page_that_tells_its_rules() -> None:
    for game in GAMES.values():
        page = read(DOCS / "games" / f"{game.id}.md")
        assert page.startswith(f"# {game.name} (`{game.id}`)\n")
        for name in [*(each.id for each in game.clauses), *(each.id for each in game.variants)]:
            assert f"| `{name}` |" in page, f"{game.id}: {name}"


def test_nobody_draws_what_no_page_shows() -> None:
    shown = {path for page in PAGES for path in targets(page)}
    assert set((DOCS / "games" / "img").iterdir()) <= shown


# Links.

LINK = re.compile(r"\]\((?P<link>[^)\s]+)\)|<img src=\"(?P<image>[^\"]+)\"")
CODE = re.compile(r"^```.*?^```|^(?: {4}).*?$|`[^`\n]*`", re.MULTILINE | re.DOTALL)


def links(page: Path) -> Iterator[str]:
    """Every link of a page to another place in this project."""
    for match in LINK.finditer(CODE.sub("", read(page))):
        link = match["link"] or match["image"]
        if not re.match(r"[a-z]+:", link):
            yield link


def targets(page: Path) -> Iterator[Path]:
    """The files that a page leads to."""
    for link in links(page):
        file = link.partition("#")[0]
        yield (page.parent / file).resolve() if file else page


def anchors(page: Path) -> set[str]:
    """The headings of a page as links name them."""
    headings = re.findall(r"^#+ (.+)$", CODE.sub("", read(page)), re.MULTILINE)
    return {
        re.sub(r"[^\w\- ]", "", heading.lower()).strip().replace(" ", "-") for heading in headings
    }


@pytest.mark.parametrize("page", PAGES, ids=named)
def test_links_lead_somewhere(page: Path) -> None:
    for link, target in zip(links(page), targets(page), strict=True):
        assert target.exists(), f"{named(page)} links to {link}"
        anchor = link.partition("#")[2]
        if anchor and target.suffix == ".md":
            assert anchor in anchors(target), f"{named(page)} links to {link}"


# What must not stand there.

HOST = re.compile(r"https?://\S*(?:/simple\b|\bregistry\b)|--(?:extra-)?index-url", re.IGNORECASE)
MACHINE = re.compile(r"(?<![\w.])/(?:work|home|root|tmp|usr|opt|mnt|Users)/|\b[A-Z]:\\")


@pytest.mark.parametrize("page", TEXTS, ids=named)
def test_no_registry_and_no_path_of_some_machine(page: Path) -> None:
    assert not HOST.search(read(page))
    assert not MACHINE.search(read(page))


def test_a_host_and_a_path_would_be_found() -> None:
    assert HOST.search("see https://packages.example/simple")
    assert HOST.search("see https://registry.packages.example/")
    assert MACHINE.search("in /home/somebody/rauswurf")
    assert not MACHINE.search("in docs/home/page.md")


# Examples.


def test_the_readme_is_a_played_game_that_pytest_runs() -> None:
    examples = DocTestParser().get_examples(read(ROOT / "README.md"))
    sources = "".join(example.source for example in examples)
    for word in ("t.roll()", "t.moves", "t.play(", "t.why_not(", "t.undo()", "t.position"):
        assert word in sources
    settings = tomllib.loads(read(ROOT / "pyproject.toml"))["tool"]["pytest"]["ini_options"]
    assert {"README.md", "docs"} <= set(settings["testpaths"])
    assert "--doctest-glob=*.md" in settings["addopts"]


def test_the_example_of_a_board_file_is_a_board() -> None:
    [example] = re.findall(r"```toml\n(.*?)```", read(DOCS / "boards.md"), re.DOTALL)
    assert read_board(tomllib.loads(example), "docs/boards.md").name == "Ring of eight"


def test_the_board_for_three_is_the_one_in_the_picture() -> None:
    board = read_document(document(Ring("ring-30", 3, 30, 4, 4)), "three.toml")
    begin = {colour: [board.graph.base[colour]] * board.pieces for colour in range(3)}
    assert read(DOCS / "img" / "board-three.svg") == draw_svg(board, begin) + "\n"


# Rulings.


def sections(text: str) -> dict[str, str]:
    """The parts of a page by heading; one without its parts."""
    parts = re.split(r"^#{2,3} (.+)$", text, flags=re.MULTILINE)
    return dict(zip(parts[1::2], parts[2::2], strict=True))


def headings_of(game: Game) -> list[str]:
    """Under which headings the rulings of a game may stand."""
    if game.board == "cross":
        return ["The classic games"]
    return ["The six Nüby games", game.name] if game.board else [game.name]


@pytest.mark.parametrize(
    ("game", "clause"),
    [
        pytest.param(game, clause, id=f"{game.id}-{clause.id}")
        for game in GAMES.values()
        for clause in game.clauses
        if clause.has_ruling
    ],
)
def test_every_ruling_is_told_with_its_reason(game: Game, clause: Clause) -> None:
    told = sections(read(DOCS / "rulings.md"))
    assert any(f"\n- **{clause.id}**" in told[heading] for heading in headings_of(game))


def test_every_ruling_that_is_told_is_there() -> None:
    known = {clause.id for game in GAMES.values() for clause in game.clauses if clause.has_ruling}
    told = re.findall(r"^- \*\*([a-z-]+)\*\*", read(DOCS / "rulings.md"), re.MULTILINE)
    assert set(told) == known
