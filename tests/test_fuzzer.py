"""The fuzzer of benchmarks/fuzz: a short run finds nothing, and it would find what is there."""

import asyncio
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from rauswurf.server import requests

BENCHMARKS = Path(__file__).parents[1] / "benchmarks"
PATIENCE = 300


def test_a_short_run_finds_nothing() -> None:
    command = [sys.executable, str(BENCHMARKS / "fuzz"), "--minutes", "0.1", "--seed", "14"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "findings: 0" in done.stdout
    for part in ("boards", "games", "http", "logs", "positions", "records", "sockets"):
        assert f"\n{part} " in done.stdout, "every part was attacked"


def test_it_finds_a_mistake_in_the_server(monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(*_: object) -> None:
        raise RuntimeError("a mistake of ours")

    monkeypatch.setattr(sys, "path", [str(BENCHMARKS), *sys.path])
    monkeypatch.setattr(requests, "ask_undo", fails)
    run: Any = import_module("fuzz.run")
    findings = asyncio.run(run.run(seconds=1, seed=3))
    assert any("a mistake of ours" in found for found in findings.found)
    assert "findings: 0" not in findings.summary()
