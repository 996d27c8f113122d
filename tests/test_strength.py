"""What `make strength` measures: kept when it is killed, rated right, told with what is unknown."""

import signal
import subprocess
import sys
import time
from importlib import import_module
from pathlib import Path

import numpy as np
import pytest

TOOLS = Path(__file__).parent.parent / "tools"
sys.path.insert(0, str(TOOLS))
kept = import_module("kept")
tables = import_module("strength_tables")
page = import_module("strength_page")

MEASURES = """
import sys, time
from pathlib import Path
sys.path.insert(0, sys.argv[1])
from kept import Kept
kept = Kept(Path(sys.argv[2]))
def measure(number):
    print(number, flush=True)
    time.sleep(float(sys.argv[3]))
    return [number / 2]
print(sum(kept.remembered(f"part {k}", lambda: measure(k))[0] for k in range(6)))
"""


def run(file: Path, pause: float) -> list[str]:
    return [sys.executable, "-c", MEASURES, str(TOOLS), str(file), str(pause)]


def test_what_was_measured_survives_a_kill(tmp_path: Path) -> None:
    file = tmp_path / "kept.jsonl"
    with subprocess.Popen(run(file, 0.2), stdout=subprocess.PIPE) as first:
        until = time.monotonic() + 60
        while not (file.is_file() and len(file.read_text().splitlines()) >= 2):
            assert time.monotonic() < until
            time.sleep(0.01)
        first.send_signal(signal.SIGKILL)
    before = len(kept.Kept(file).found)
    assert 2 <= before < 6
    done = subprocess.run(run(file, 0), capture_output=True, text=True, check=True)
    *measured, total = done.stdout.split()
    assert measured == [str(k) for k in range(before, 6)]
    assert float(total) == 7.5


def test_ratings_find_known_strengths_at_tables_of_any_size() -> None:
    strength = {"a": 0.0, "b": 0.7, "c": -0.4}
    drawn = np.random.default_rng(4)
    for seats in (2, 3, 4):
        pairs = {}
        for one, other in (("a", "b"), ("a", "c"), ("b", "c")):
            first = seats // 2
            mine = first * np.exp(strength[one])
            chance = mine / (mine + (seats - first) * np.exp(strength[other]))
            pairs[one, other] = drawn.binomial(seats, chance, 4_000) / seats
        found = tables.rated(["a", "b", "c"], pairs, seats)
        for name, rating in found.items():
            truth = (strength[name] - 0.1) * 400 / np.log(10)
            assert abs(rating.value - truth) < 4 * rating.error
            assert 0 < rating.error < 10


def test_who_never_wins_is_rated_all_the_same() -> None:
    found = tables.rated(["a", "b"], {("a", "b"): [0.0] * 50}, 2)
    assert -2000 < found["a"].value < -200


def test_a_page_says_what_it_does_not_know() -> None:
    rated = tables.rated(["net", "random"], {("net", "random"): [1.0, 0.5, 1.0]}, 2)
    steps = [tables.Level("casual", 0.6, 0.01, 2)]
    losses = {"random": tables.Loss(0.01, 0.001, 2)}
    known = tables.Table("madn", 2, rated, steps, losses, 6)
    missing = tables.Table("werfer", 3, {}, [], {}, 6)
    text = page.written([known, missing])
    assert "Not measured with the players of today: werfer (3)." in " ".join(text.split())
    assert "| madn | 2 | 60.0 ± 1.0 % (1.50) | – |" in text
    assert "| `random` | by lot |" in text and "1.000 ± 0.100" in text


@pytest.mark.parametrize("arguments", [["nothing"], ["--budget", "0"], ["--players", "x"]])
def test_nonsense_is_refused(arguments: list[str]) -> None:
    line = [sys.executable, str(TOOLS / "strength.py"), *arguments]
    done = subprocess.run(line, capture_output=True, text=True, check=False)
    assert done.returncode == 2 and "Traceback" not in done.stderr
