"""The page tells what the programs do."""

import subprocess
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parent.parent.parent


def test_the_tables_on_the_page_are_up_to_date() -> None:
    """If not: ``python tools/environment_tables.py`` writes them."""
    tool = ROOT / "tools" / "environment_tables.py"
    done = subprocess.run([sys.executable, tool, "--check"], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


def test_the_worked_example_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(ROOT / "examples"))
    train_agent: Any = import_module("train_agent")
    weights = train_agent.train(200, count=100, seed=3)
    assert weights.shape == (train_agent.FEATURES,)
    assert abs(weights).sum() > 0
    assert 0 <= train_agent.measure(weights, 2) <= 1
