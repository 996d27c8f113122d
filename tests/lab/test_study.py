"""Studies: results that depend on the plan only, and that a kill cannot spoil."""

import os
import signal
import subprocess
import sys
import time
import tomllib
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from rauswurf.fast.statistics import Estimate
from rauswurf.lab.study import chunks
from rauswurf.lab.study.chunks import Chunk, Store, chunks_of_plan
from rauswurf.lab.study.plan import StudyPlan, plan_of
from rauswurf.lab.study.report import measures, report
from rauswurf.lab.study.results import as_csv, findings, lines, parquet
from rauswurf.lab.study.run import games_left, run
from rauswurf.messages import speak

STUDY = """
title = "Small <study>"
seed = 3
games = 240

[[grid]]
game = "never-mind"
players = 2
bots = ["random", ["foremost", "random"]]
variants = { barriers = ["off", "on"] }
"""


def plan(text: str = STUDY) -> StudyPlan:
    return plan_of(tomllib.loads(text), "study.toml", "study")


def results(found: StudyPlan, store: Store) -> bytes:
    return as_csv(lines(found, findings(found, store)))


@pytest.fixture
def small_chunks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chunks, "COMPILED_GAMES", 50)


def test_chunks_and_threads_change_no_byte_of_the_result(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = []
    for number, (size, threads) in enumerate(((10_000, 1), (50, 2), (7, 1))):
        monkeypatch.setattr(chunks, "COMPILED_GAMES", size)
        store = Store(tmp_path / str(number))
        run(plan(), store, threads)
        found.append(results(plan(), store))
    assert found[0] == found[1] == found[2]


def test_the_table_has_a_line_for_each_measure_of_each_cell(tmp_path: Path) -> None:
    store = Store(tmp_path)
    run(plan(), store)
    table = lines(plan(), findings(plan(), store))
    first = table[0]
    assert list(first) == [
        *("game", "players", "bots", "barriers", "measure"),
        *("mean", "error", "low", "high", "games"),
    ]
    measures = [line["measure"] for line in table if line["bots"] == "random"]
    assert measures[: len(measures) // 2] == [
        *("rolls", "turns", "captures", "lead-changes", "finished"),
        *("wins-1", "wins-2", "seat-advantage", "luck"),
    ]
    assert {line["games"] for line in table} == {240}
    shared = {line["mean"] for line in table if line["measure"] == "luck"}
    assert len(shared) == 2, "the share of luck depends on the rules, not on who plays"


def test_a_table_for_other_programs_says_the_same(tmp_path: Path) -> None:
    pyarrow, reading = map(pytest.importorskip, ("pyarrow", "pyarrow.parquet"))
    store = Store(tmp_path)
    run(plan(), store)
    table = lines(plan(), findings(plan(), store))
    found = reading.read_table(pyarrow.BufferReader(parquet(table)))
    assert found.to_pylist() == table
    assert parquet(table) == parquet(table)


@pytest.mark.usefixtures("small_chunks")
def test_what_was_played_is_not_played_again(tmp_path: Path) -> None:
    store = Store(tmp_path)
    everything = games_left(plan(), store)
    assert everything == 240 * (4 + 2)  # two rule sets share the games for luck
    run(plan(), store)
    assert games_left(plan(), store) == 0
    told: list[int] = []
    run(plan(), store, progress=told.append)
    assert told == []


@pytest.mark.usefixtures("small_chunks")
def test_more_games_go_on_from_those_that_are_there(tmp_path: Path) -> None:
    store = Store(tmp_path)
    run(plan(), store)
    more = plan(STUDY.replace("240", "300"))
    assert games_left(more, store) == 6 * (300 - 200)  # whole chunks are kept
    assert games_left(plan(STUDY.replace("seed = 3", "seed = 4")), store) == 6 * 240


@pytest.mark.usefixtures("small_chunks")
def test_damaged_chunks_are_played_again(tmp_path: Path) -> None:
    store = Store(tmp_path)
    run(plan(), store)
    before = results(plan(), store)
    cut, wrong, junk, *_ = (store.path(chunk) for chunk in chunks_of_plan(plan()))
    cut.write_bytes(cut.read_bytes()[:-8])
    wrong.write_bytes(np.zeros((3, 3)).tobytes())
    junk.write_bytes(b"junk")
    (tmp_path / "left.123.part").write_bytes(b"half")
    assert games_left(plan(), store) == 150
    run(plan(), store)
    assert results(plan(), store) == before
    assert not list(tmp_path.glob("*.part"))


@pytest.mark.usefixtures("small_chunks")
def test_what_a_chunk_says_of_itself_is_checked(tmp_path: Path) -> None:
    store = Store(tmp_path)
    run(plan(), store)
    parts = chunks_of_plan(plan())
    one, other = (store.path(chunk) for chunk in parts[:2])
    whole = [path.read_bytes() for path in (one, other)]
    head, _, numbers = whole[0].partition(b"\n")
    for content in (
        whole[1],  # another chunk of the same shape
        head + b"\n" + numbers[: len(numbers) // 2] + bytes(len(numbers) // 2),  # half zeroed
        b"\xff" * 40 + whole[0],  # a damaged header
        head.replace(b'"seed": ', b'"seed": 9') + b"\n" + numbers,
        b"",
    ):
        one.write_bytes(content)
        assert store.read(parts[0]) is None
        assert store.damaged(parts) == [parts[0]]
        assert games_left(plan(), store) == parts[0].count
    run(plan(), store)
    assert [path.read_bytes() for path in (one, other)] == whole
    assert store.damaged(parts) == []


def test_a_chunk_is_known_by_what_it_is() -> None:
    chunk, *others = chunks_of_plan(plan())
    assert chunk.key == Chunk(chunk.match, chunk.first, chunk.count).key
    assert len({chunk.key, *(other.key for other in others)}) == len(others) + 1
    assert chunk.key != Chunk(chunk.match, 1, chunk.count).key


def test_the_report_needs_nothing_else(tmp_path: Path) -> None:
    store = Store(tmp_path)
    run(plan(), store)
    page = report(plan(), findings(plan(), store))
    assert page.startswith("<!doctype html>") and "<svg" in page
    assert "Small &lt;study&gt;" in page and "<study>" not in page
    for way_out in ("src=", "href=", "url(http", "<script", "<link", "@import"):
        assert way_out not in page.replace("xlink:href", "")
    assert "share of luck" in page and "Barriers: on" in page
    with speak("de"):
        translated = report(plan(), findings(plan(), store))
    assert "Glücksanteil" in translated and '<html lang="de">' in translated


# Killed, and started again.

SLOW_STUDY = """
seed = 9
games = 30_000
luck = false

[[grid]]
game = "never-mind"
players = 2
bots = ["random", "foremost"]
"""
COMMAND = "from rauswurf.cli import main; raise SystemExit(main())"


def started(file: Path, out: Path) -> subprocess.Popen[bytes]:
    arguments = [sys.executable, "-c", COMMAND, "study", str(file), "--out", str(out)]
    return subprocess.Popen([*arguments, "--threads", "1"], stdout=subprocess.PIPE)


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGKILL")
def test_a_killed_study_goes_on_where_it_was(tmp_path: Path) -> None:
    file = tmp_path / "slow.toml"
    file.write_text(SLOW_STUDY, encoding="utf-8")
    out, undisturbed = tmp_path / "killed", tmp_path / "undisturbed"
    process = started(file, out)
    while not list(out.glob("chunks/*.rows")):
        assert process.poll() is None, "it ended before it could be killed"
        time.sleep(0.005)
    os.kill(process.pid, signal.SIGKILL)
    process.communicate()
    store = Store(out / "chunks")
    left = games_left(plan(SLOW_STUDY), store)
    assert 0 < left < 60_000
    assert not (out / "results.csv").exists()

    again, whole = started(file, out), started(file, undisturbed)
    told, _ = again.communicate()
    whole.communicate()
    assert (again.returncode, whole.returncode) == (0, 0)
    assert f"{left:,} games are left to play" in told.decode()
    for name in ("results.csv", "report.html"):
        assert (out / name).read_bytes() == (undisturbed / name).read_bytes()


def test_a_report_has_seats_beside_each_other_whatever_comes_first() -> None:
    def finding(seats: int) -> Any:
        wins = [f"wins-{seat + 1}" for seat in range(seats)]
        told = dict.fromkeys(["turns", *wins, "luck"], Estimate(1.0, 0.1))
        match = SimpleNamespace(bots=("casual",) * seats)
        return SimpleNamespace(cell=SimpleNamespace(match=match), estimates=told)

    order = ["turns", "wins-1", "wins-2", "wins-3", "luck"]
    assert measures([finding(2), finding(3)]) == order
