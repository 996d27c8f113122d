"""``rauswurf probe``: exact chances from a table that is there."""

import json
from pathlib import Path

import pytest

from rauswurf.bots import perfect
from rauswurf.bots.perfect.small import SmallRace, small_setup
from rauswurf.bots.perfect.solve import solve
from rauswurf.cli.app import main

POSITION = "yellow 5 b c d / red 10 b c d ; turn yellow"


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr("rauswurf.bots.perfect.format.user_data_path", lambda name: tmp_path)
    perfect.solved.cache_clear()
    return tmp_path


@pytest.fixture
def table(folder: Path) -> Path:
    race = SmallRace(small_setup("never-mind", {}), 1)
    path = folder / "never-mind-1.table"
    return solve(race, "cpu", 1, path, lambda stage, more, total: None).path


def test_chances_before_and_after_a_roll_agree(
    table: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["probe", "never-mind", "--position", POSITION, "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    best = [each["moves"][0]["chance"] for each in told["rolls"]]
    assert [each["roll"] for each in told["rolls"]] == [1, 2, 3, 4, 5, 6]
    assert told["chance"] == pytest.approx(sum(best) / 6, abs=1e-9)
    asked = ["probe", "never-mind", "--position", POSITION, "--roll", "5"]
    assert main([*asked, "--json"]) == 0
    [only] = json.loads(capsys.readouterr().out)["rolls"]
    assert only["moves"] == told["rolls"][4]["moves"]
    assert only["moves"][0]["move"] == "5x10"
    assert main(asked) == 0
    assert "5x10" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["never-mind", "--position", "yellow 5 6 c d / red 9 b c d ; turn yellow"], "do not know"),
        (["madn", "--position", POSITION], "'rauswurf solve madn' makes one"),
        (["jaeger", "--position", POSITION], "'rauswurf solve jaeger'"),
        (["never-mind", "--position", "nonsense"], "position"),
        (["never-mind", "--position", POSITION, "--roll", "7"], "7"),
        (
            [
                "never-mind",
                "--position",
                "yellow 39 b c d / red 9 b c d ; turn yellow",
                "--roll",
                "2",
            ],
            "nothing to choose",
        ),
    ],
)
def test_what_cannot_be_looked_up_is_told(
    words: list[str], complaint: str, table: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["probe", *words]) == 2
    assert complaint in capsys.readouterr().err


def test_a_broken_table_is_told(table: Path, capsys: pytest.CaptureFixture[str]) -> None:
    table.write_bytes(b"no table")
    assert main(["probe", "never-mind", "--position", POSITION]) == 2
    assert "never-mind-1.table" in capsys.readouterr().err
