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
