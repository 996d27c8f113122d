"""``rauswurf probe``: exact chances from a table that is there."""

import errno
import json
import os
from pathlib import Path

import pytest

from rauswurf.bots import perfect
from rauswurf.bots.perfect.format import HEADER, WIDTH, read_header, seal
from rauswurf.bots.perfect.slices import write_slice
from rauswurf.bots.perfect.small import SmallRace, small_setup
from rauswurf.bots.perfect.solve import described, solve
from rauswurf.bots.perfect.table import TABLE
from rauswurf.cli.app import main
from rauswurf.cli.common.bots import check_bots

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
        (
            ["never-mind", "--position", "yellow 5 6 c d / red 9 b c d ; turn yellow"],
            "position: never-mind-1.table.",
        ),
        (["madn", "--position", POSITION], "'rauswurf solve madn' makes one"),
        (["jaeger", "--position", POSITION], "'dont-worry' can be solved, not jaeger"),
        (["never-mind", "--position", POSITION, "--set", "barriers"], "only with barriers=off"),
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


def test_rolls_that_move_nothing_are_told(table: Path, capsys: pytest.CaptureFixture[str]) -> None:
    position = "yellow B b c d / red 10 b c d ; turn yellow"
    assert main(["probe", "never-mind", "--position", position]) == 0
    told = capsys.readouterr().out
    assert "Yellow cannot move after rolling 1, 2, 3, 4 or 5.\nYellow has rolled 6." in told


def test_a_broken_table_is_told(table: Path, capsys: pytest.CaptureFixture[str]) -> None:
    table.write_bytes(b"no table")
    assert main(["probe", "never-mind", "--position", POSITION]) == 2
    assert "never-mind-1.table" in capsys.readouterr().err


def test_a_full_disk_is_told_before_a_race_is_solved(
    folder: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(file: int, begin: int, length: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr("os.posix_fallocate", full, raising=False)
    path = folder / "new.table"
    assert main(["solve", "never-mind", "--pieces", "1", "--out", str(path)]) == 1
    told = capsys.readouterr()
    assert (told.out, told.err.count("\n")) == ("", 1)
    assert told.err.endswith("new.table.part: the disk is full\n")
    assert list(folder.iterdir()) == []


def test_a_table_can_be_checked(table: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["solve", "never-mind", "--check", str(table)]
    assert main([*words, "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["checked"], told["every"], told["pieces"]) == (42 * 42, True, 1)
    assert told["residual"] < 1e-9
    assert main(["solve", "madn", "--check", str(table)]) == 2
    assert "a table of never-mind, not of madn" in capsys.readouterr().err
    assert main(["train", "never-mind", "--players", "2", "--truth", str(table)]) == 2
    assert "rauswurf solve never-mind --slice 1000000 cuts one" in capsys.readouterr().err
    header, length = read_header(table, TABLE), WIDTH * 42 * 42
    data = bytearray(table.read_bytes())
    data[HEADER + 2] ^= 64
    table.write_bytes(data)
    assert main(words) == 2
    assert "damaged" in capsys.readouterr().err
    seal(table, header, length)
    assert main(words) == 2
    assert "is wrong" in capsys.readouterr().err


def test_a_slice_can_be_checked(table: Path, capsys: pytest.CaptureFixture[str]) -> None:
    race = SmallRace(small_setup("never-mind", {}), 1)
    data = table.read_bytes()[HEADER:]
    values = [int.from_bytes(data[WIDTH * n : WIDTH * (n + 1)], "little") for n in range(42 * 42)]
    path = table.with_name("given")  # what it is stands in it, not in its name
    late = list(range(20 * 42, 42 * 42))  # the mover is half-way: what follows is not always there
    write_slice(path, described(race), late, [values[n] for n in late])
    words = ["solve", "never-mind", "--check", str(path), "--json"]
    assert main(words) == 0
    told = json.loads(capsys.readouterr().out)
    assert 100 < told["checked"] < len(late)
    assert told["residual"] < 1e-9
    write_slice(path, described(race), late, [values[n] // 2 for n in late])
    assert main(words) == 2
    assert "is wrong" in capsys.readouterr().err


def test_perfect_says_what_it_does_not_know(
    table: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    check_bots(["foremost"], small_setup("never-mind", {}))
    assert capsys.readouterr().err == ""
    check_bots(["perfect", "foremost"], small_setup("never-mind", {}))
    told = capsys.readouterr().err
    assert "does not know every position" in told
    assert "never-mind-1.table" in told
