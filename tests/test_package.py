"""What an index is told about the package; ``make package`` builds it and tries it."""

import tomllib
from pathlib import Path

import pytest
from hatch_build import portable, relative_links

from rauswurf.messages import LANGUAGES

ROOT = Path(__file__).parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
NAMES = {
    "en": "English",
    "de": "German",
    "es": "Spanish",
    "fr": "French",
    "it": "Italian",
    "nl": "Dutch",
    "pt": "Portuguese",
    "pt-BR": "Portuguese (Brazilian)",
    "pl": "Polish",
    "el": "Greek",
    "cs": "Czech",
    "hu": "Hungarian",
}


@pytest.mark.parametrize(
    ("page", "reads"),
    [
        ("See [the dice](docs/dice.md).", "See the dice."),
        ("See [below](#below).", "See below."),
        ("Play.<!-- source --> [More](more.md)<!-- /source -->\nEnd", "Play.\nEnd"),
        ("See [Fluent](https://projectfluent.org).", "See [Fluent](https://projectfluent.org)."),
        ("A\n\n![a board](docs/img/a.png)\n\nB", "A\n\nB"),
        ('A\n\n<img src="docs/a.png" width="7" alt="x"> <img src="b.svg">\n\nB', "A\n\nB"),
        ("`t[0](1)` and [x](y)", "`t[0](1)` and x"),
        ("```pycon\n>>> f[0](g)\n\n```\n[x](y)", "```pycon\n>>> f[0](g)\n\n```\nx"),
    ],
)
def test_a_page_reads_well_where_nothing_lies_beside_it(page: str, reads: str) -> None:
    assert portable(page).startswith(f"{reads}\n\nThe source has a folder `docs`")
    assert relative_links(portable(page)) == []


def test_the_readme_keeps_its_words_and_examples() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    assert relative_links(text)
    shown = portable(text)
    assert relative_links(shown) == []
    assert ">>> t.moves\n['0-6']\n" in shown
    assert "docs/img" not in shown
    assert "<!--" not in shown
    assert "Read on" not in shown


@pytest.mark.parametrize("lock", sorted(ROOT.glob("requirements*.txt")), ids=lambda path: path.stem)
def test_a_lock_names_hashes_and_no_host(lock: Path) -> None:
    text = lock.read_text(encoding="utf-8")
    assert text.count("==") <= text.count("--hash=sha256:")
    assert "://" not in text


def test_every_language_is_named() -> None:
    prefix = "Natural Language :: "
    named = {c.removeprefix(prefix) for c in PROJECT["classifiers"] if c.startswith(prefix)}
    assert named == {NAMES[code] for code in LANGUAGES}


def test_the_authors_are_named_and_no_address_is_invented() -> None:
    assert PROJECT["authors"] == [{"name": "Rauswurf contributors"}]
    assert "urls" not in PROJECT
    assert "Typing :: Typed" in PROJECT["classifiers"]
    assert (ROOT / "src" / "rauswurf" / "py.typed").is_file()
