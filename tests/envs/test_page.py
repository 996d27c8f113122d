"""The page tells what the programs do."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent


def test_the_tables_on_the_page_are_up_to_date() -> None:
    """If not: ``python tools/environment_tables.py`` writes them."""
    tool = ROOT / "tools" / "environment_tables.py"
    done = subprocess.run([sys.executable, tool, "--check"], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


def test_the_worked_example_learns() -> None:
    """A few seconds are enough to see that winning is what it is after."""
    sys.path.insert(0, str(ROOT / "examples"))
    try:
        import train_agent
    finally:
        sys.path.pop(0)
    weights = train_agent.train(seconds=1.0, count=256, seed=3)
    assert weights.shape == (train_agent.FEATURES,)
    assert abs(weights).sum() > 0
    assert 0 <= train_agent.measure(weights, 2) <= 1
