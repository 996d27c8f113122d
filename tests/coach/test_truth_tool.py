"""What `tools/truth.py` keeps and tells, and how work is shared out."""

import json
import sys
from importlib import import_module
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parents[2] / "tools"))
truth = import_module("truth")
shares = import_module("shares")
kept = import_module("kept")
tables = import_module("solved_tables")


def doubled(number: int) -> int:
    if number < 0:
        raise ValueError("no")
    return 2 * number


@pytest.fixture
def nothing_shipped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As if no measurements came with the project."""
    monkeypatch.setattr(truth, "MEASURED", tmp_path / "nothing.jsonl")


@pytest.mark.usefixtures("nothing_shipped")
def test_what_was_kept_is_added_up_and_told(tmp_path: Path) -> None:
    rows = [[500, 5.0, 0.1, 100, 96, 0.05], [500, 4.0, 0.1, 100, 95, 0.05]]
    lines = [json.dumps([truth.key(tables.PIECES, k), row]) for k, row in enumerate(rows)]
    lines.append(json.dumps(["truth never-mind 3 2 500 net 00000000", [500, 400, 1, 1, 0, 1]]))
    (tmp_path / "truth.jsonl").write_text("\n".join(lines) + "\n", encoding="utf-8")
    [table] = truth.told(tmp_path)
    assert "| positions | 1,000 |" in table
    assert "0.90 points" in table
    assert "95.5 %" in table


@pytest.mark.usefixtures("nothing_shipped")
def test_nothing_measured_tells_nothing(tmp_path: Path) -> None:
    assert truth.told(tmp_path) == []


def test_what_comes_with_the_project_is_told(tmp_path: Path) -> None:
    assert "| positions |" in truth.told(tmp_path)[0]


def test_shared_work_is_kept_and_goes_on_and_survives_a_failure(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    tasks = [shares.Task(str(n), doubled, (n,)) for n in (1, -1, 3)]
    known = kept.Kept(tmp_path / "kept.jsonl")
    shares.work_through(tasks[:1], known, 1, 60.0)
    shares.work_through(tasks, known, 1, 60.0)
    assert kept.Kept(tmp_path / "kept.jsonl").found == {"1": 2, "3": 6}
    assert "-1 failed: ValueError" in capsys.readouterr().out


def test_no_time_means_no_work(tmp_path: Path) -> None:
    known = kept.Kept(tmp_path / "kept.jsonl")
    shares.work_through([shares.Task("1", doubled, (1,))], known, 1, 0.0)
    assert not known.found
