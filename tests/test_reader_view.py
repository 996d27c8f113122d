"""The pages for translators have every message, filled in, in both languages."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.messages.catalogue import catalogue

TOOL = Path(__file__).parent.parent / "tools" / "reader_view.py"


def made(folder: Path, *languages: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(TOOL), *languages, "--to", str(folder)]
    return subprocess.run(command, capture_output=True, text=True, encoding="utf-8", check=False)


@pytest.fixture(scope="module")
def pages(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    folder = tmp_path_factory.mktemp("texts")
    done = made(folder, "hu", "pt-BR")
    assert done.returncode == 0, done.stderr
    return {path.stem: path.read_text("utf-8") for path in folder.glob("*.html")}


def test_every_message_is_there_once(pages: dict[str, str]) -> None:
    for page in pages.values():
        assert sorted(re.findall('<article id="(.*?)">', page)) == sorted(catalogue("en").values)


def test_no_gap_is_left_open(pages: dict[str, str]) -> None:
    for page in pages.values():
        said = re.findall(r'<p lang="[\w-]+">(.*?)</p>', page, re.DOTALL)
        assert [text for text in said if "{ $" in text or not text.strip()] == []


def test_examples_come_from_real_games_and_show_every_form(pages: dict[str, str]) -> None:
    assert '<p lang="en">Yellow rolls a 6.</p><p lang="hu">Sárga hatost dob.</p>' in pages["hu"]
    hunt = pages["hu"].partition('id="view-roll-hunt"')[2].partition("</article>")[0]
    assert "one die left to roll" in hunt and "dice left to roll" in hunt


def test_what_a_country_takes_from_its_language_is_marked(pages: dict[str, str]) -> None:
    own = pages["pt-BR"].partition('id="clause-classic-capture"')[2].partition("</h3>")[0]
    taken = pages["pt-BR"].partition('id="page-language"')[2].partition("</h3>")[0]
    assert "as in pt" not in own and "as in pt" in taken


def test_an_unknown_language_is_refused(tmp_path: Path) -> None:
    done = made(tmp_path, "xx")
    assert done.returncode == 2
    assert "no language xx; there are en, de" in done.stderr
