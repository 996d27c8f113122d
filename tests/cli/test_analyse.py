"""``rauswurf analyse``: luck and skill in a recorded game, for people and programs."""

import re
from pathlib import Path

import pytest

from rauswurf.messages import LANGUAGES
from rauswurf.record import Seeded
from tests.cli.conftest import Run
from tests.record.making import header_with, record_of, setup_of

EVENTS = 60


@pytest.fixture
def record(tmp_path: Path) -> str:
    setup = setup_of("never-mind", 2)
    path = tmp_path / "game.jsonl"
    path.write_bytes(record_of(header_with(setup, Seeded(5)), setup))
    return str(path)


@pytest.fixture
def short(tmp_path: Path) -> str:
    setup = setup_of("never-mind", 2)
    path = tmp_path / "short.jsonl"
    header = header_with(setup, Seeded(5))
    path.write_bytes(record_of(header, setup, events=EVENTS, finish=False))
    return str(path)


def test_the_page_has_sums_words_and_turning_points(rauswurf: Run, record: str) -> None:
    ran = rauswurf("analyse", record)
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.startswith("Never Mind!: how did it go?")
    assert "Turning points" in ran.out
    assert len(re.findall(r"^Step ", ran.out, re.MULTILINE)) == 3
    rows = re.findall(r"^(?:Ada|Bülent) .*?(-?[\d.]+) .*±", ran.out, re.MULTILINE)
    assert len(rows) == 2


def test_the_numbers_on_the_page_add_up(rauswurf: Run, record: str) -> None:
    for line in rauswurf("analyse", record).out.splitlines():
        if "±" in line:
            start, luck, errors, estimate, result = map(
                float, re.findall(r"[+-]?\d+\.\d", line)[:5]
            )
            assert round(start + luck + errors + estimate, 1) == result


def test_programs_get_all_of_it(rauswurf: Run, record: str) -> None:
    data = rauswurf("analyse", record, "--json").data
    assert data["finished"]
    assert data["problem"] is None
    [stage] = data["stages"]
    for seat in range(2):
        parts = sum(stage[part][seat] for part in ("start", "luck", "errors", "estimate"))
        assert parts == pytest.approx(stage["result"][seat], abs=1e-9)
    assert all(step["told"] for step in data["steps"])
    assert re.search(r"net [0-9a-f]{8}$", data["evaluator"])


def test_a_web_page_needs_nothing_else(rauswurf: Run, record: str, tmp_path: Path) -> None:
    page = tmp_path / "page.html"
    ran = rauswurf("analyse", record, "--html", str(page))
    assert (ran.code, ran.err) == (0, "")
    assert str(page) in ran.out
    text = page.read_text("utf-8")
    assert text.count("<polyline") == 2
    assert text.count("<svg") == 2 + 3
    assert not re.search(r"""(src|href)="?https?:|<script|@import""", text)


def test_a_game_that_was_not_finished_says_so(rauswurf: Run, short: str) -> None:
    ran = rauswurf("analyse", short)
    assert "not finished" in ran.out
    assert rauswurf("analyse", short, "--json").data["finished"] is False


@pytest.mark.parametrize("language", [code for code in LANGUAGES if code != "en"])
def test_every_language_has_its_page(rauswurf: Run, short: str, language: str) -> None:
    page, english = (rauswurf("analyse", short, "--lang", code).out for code in (language, "en"))
    assert page
    assert not set(page.splitlines()) & {line for line in english.splitlines() if line[40:]}


def test_what_is_no_record_is_told(rauswurf: Run, tmp_path: Path) -> None:
    (tmp_path / "no.jsonl").write_text("hello")
    for path in ("no.jsonl", "missing.jsonl", "."):
        ran = rauswurf("analyse", str(tmp_path / path))
        assert (ran.code, ran.out) == (2, "")
        assert ran.err.count("\n") == 1


def test_a_page_cannot_be_a_folder(rauswurf: Run, short: str, tmp_path: Path) -> None:
    assert rauswurf("analyse", short, "--html", str(tmp_path)).code == 2


def test_a_record_that_goes_wrong_is_looked_at_until_then(
    rauswurf: Run, short: str, tmp_path: Path
) -> None:
    lines = Path(short).read_bytes().splitlines(keepends=True)
    wrong = tmp_path / "wrong.jsonl"
    wrong.write_bytes(b"".join([*lines[:30], b'{"move":"B-1"}\n']))
    ran = rauswurf("analyse", str(wrong))
    assert ran.code == 1
    assert "how did it go?" in ran.out


def test_rollouts_look_closer_at_what_mattered(rauswurf: Run, record: str) -> None:
    ran = rauswurf("analyse", record, "--rollouts", "--error", "3")
    assert (ran.code, ran.err) == (0, "")
    assert "A closer look" in ran.out
    assert re.search(r"^Step \d+: \S+ +\d+\.\d ± \d\.\d +\d+$", ran.out, re.MULTILINE)


def test_rollouts_for_programs_tell_how_sure_they_are(rauswurf: Run, record: str) -> None:
    data = rauswurf("analyse", record, "--rollouts", "--error", "3", "--json").data
    assert data["closer"]
    for look in data["closer"]:
        assert data["steps"][look["step"]]
        found = look["found"]
        assert sum(found["seats"]) == pytest.approx(1)
        assert max(found["errors"]) <= 0.03
        assert found["games"] > 0
    assert rauswurf("analyse", record, "--json").data["closer"] is None


def test_rollouts_are_on_the_page_too(rauswurf: Run, record: str, tmp_path: Path) -> None:
    page = tmp_path / "page.html"
    assert rauswurf("analyse", record, "--rollouts", "--error", "3", "--html", str(page)).code == 0
    assert "A closer look" in page.read_text(encoding="utf-8")


@pytest.mark.parametrize("error", ["0", "-1", "11", "much"])
def test_a_senseless_error_is_refused(rauswurf: Run, record: str, error: str) -> None:
    ran = rauswurf("analyse", record, "--rollouts", "--error", error)
    assert ran.code == 2
    assert "--error" in ran.err
