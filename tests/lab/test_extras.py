"""Whoever has not installed what the lab needs is told how to, and gets the rest."""

import sys
from pathlib import Path

import pytest

from rauswurf.cli import main
from rauswurf.messages.parts import NotInstalled, need

OPTIONAL = ("altair", "vl_convert", "pyarrow", "pyarrow.parquet", "distributed")
STUDY = """
games = 40
luck = false
[[grid]]
game = "never-mind"
players = 2
"""


@pytest.fixture(autouse=True)
def nothing_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in OPTIONAL:
        monkeypatch.setitem(sys.modules, name, None)


@pytest.fixture
def study(tmp_path: Path) -> Path:
    path = tmp_path / "small.toml"
    path.write_text(STUDY, encoding="utf-8")
    return path


@pytest.mark.parametrize("name", OPTIONAL)
def test_what_is_missing_is_named_with_the_remedy(name: str) -> None:
    package = name.partition(".")[0]
    with pytest.raises(NotInstalled, match=f"{package} is not installed.*: make parts"):
        need(name)


def test_simulating_and_comparing_need_nothing_more(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "barriers.csv"
    small = ["-p", "2", "-g", "100"]
    assert main(["simulate", "never-mind", "--bots", "foremost", *small]) == 0
    assert main(["arena", "never-mind", "foremost", "random", *small]) == 0
    assert main(["compare", "never-mind", "--set", "barriers", *small, "--csv", str(file)]) == 0
    assert "share of luck" in capsys.readouterr().out
    assert file.read_text(encoding="utf-8").startswith("measure,before,")


def test_a_study_that_could_not_be_drawn_plays_nothing(
    study: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["study", str(study)]) == 2
    told = " ".join(capsys.readouterr().err.split())
    assert "no report could be drawn: altair is not installed" in told and "--no-report" in told
    assert not study.with_suffix(".results").exists()


def test_a_study_can_do_with_its_table(study: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["study", str(study), "--no-report"]) == 0
    assert "report" not in capsys.readouterr().out.lower()
    assert (study.with_suffix(".results") / "results.csv").is_file()


@pytest.mark.parametrize(
    ("options", "package"),
    [(["--format", "parquet"], "pyarrow"), (["--cluster", "tcp://127.0.0.1:1"], "distributed")],
)
def test_what_cannot_be_is_told_before_anything_is_played(
    study: Path, options: list[str], package: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["study", str(study), "--no-report", *options]) == 2
    assert f"rauswurf: {package} is not installed" in capsys.readouterr().err
    assert not study.with_suffix(".results").exists()


def test_a_picture_is_refused_before_anything_is_played(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    picture = tmp_path / "barriers.svg"
    assert main(["compare", "madn", "--set", "barriers", "--picture", str(picture)]) == 2
    assert "altair is not installed" in capsys.readouterr().err
