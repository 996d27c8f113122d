"""A study on a cluster of real processes, one of which is killed in the middle of it."""

import os
import signal
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from rauswurf.fast.device import Device
from rauswurf.lab.study import chunks
from rauswurf.lab.study.chunks import Store, chunks_of_plan
from rauswurf.lab.study.cluster import ClusterError, play_there
from rauswurf.lab.study.run import games_left, run
from tests.lab.test_study import plan, results

distributed = pytest.importorskip("distributed")

# A cluster complains about a slow disk, busy ports and workers that went: none of it our business.
pytestmark = pytest.mark.filterwarnings("ignore")


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    options = {"n_workers": 2, "threads_per_worker": 1, "dashboard_address": None}
    with distributed.LocalCluster(processes=True, **options) as started:
        yield started


@pytest.fixture(autouse=True)
def small_chunks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chunks, "COMPILED_GAMES", 20)


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGKILL")
def test_a_killed_worker_changes_nothing(cluster: Any, tmp_path: Path) -> None:
    here, there = Store(tmp_path / "here"), Store(tmp_path / "there")
    run(plan(), here, 1)
    with distributed.Client(cluster, set_as_default=False) as client:
        victim, _ = client.run(os.getpid).values()
    played: list[int] = []

    def kill_one(games: int) -> None:
        if not played:
            os.kill(victim, signal.SIGKILL)
        played.append(games)

    run(plan(), there, cluster=cluster.scheduler_address, progress=kill_one)
    assert sum(played) == 240 * 6
    assert not is_alive(victim)
    assert results(plan(), there) == results(plan(), here)
    for chunk in chunks_of_plan(plan()):
        assert there.path(chunk).read_bytes() == here.path(chunk).read_bytes()
    assert games_left(plan(), there) == 0


def is_alive(pid: int) -> bool:
    """Is there still such a process, and is it no mere corpse that waits for its parent?"""
    for _ in range(100):
        try:
            status = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8")
        except OSError:
            return False
        if status.rpartition(")")[2].split()[0] == "Z":
            return False
        time.sleep(0.05)
    return True


def test_no_cluster_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rauswurf.lab.study.cluster.CONNECT_SECONDS", 0.5)
    for address in ("tcp://127.0.0.1:1", "nonsense:// :"):
        with pytest.raises(ClusterError, match=f"no cluster answers at {address}"):
            run(plan(), Store(tmp_path), cluster=address)


def test_a_worker_with_other_rules_refuses() -> None:
    chunk = chunks_of_plan(plan())[0]
    with pytest.raises(ClusterError, match="a different version"):
        play_there([chunk], ["another key"], Device.CPU)
    [(same, rows)] = play_there([chunk], [chunk.key], Device.CPU)
    assert same == chunk
    assert rows.shape == chunk.shape
