"""The hand-written C programs as baselines: built with gcc, run, their line of JSON typed.

There are two: the plain one is what a good programmer writes first, the tuned one is the same game
with all we know about making it fast.
"""

import atexit
import json
import shutil
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from functools import cache
from pathlib import Path

FOLDER = Path(__file__).parent
PLAIN = FOLDER / "never_mind.c"
TUNED = FOLDER / "never_mind_tuned.c"
COMPILER = "gcc"
FLAGS = ("-O3", "-march=native")


class BaselineError(RuntimeError):
    """A C program could not be built or run; the message says why."""


@dataclass(frozen=True)
class Totals:
    """What a batch of games added up to, and the processor seconds it took."""

    games: int
    rolls: int
    turns: int
    captures: int
    wins: tuple[int, ...]
    lead_changes: int | None
    seconds: float

    @property
    def rolls_per_second(self) -> float:
        """Die rolls per second of processor time."""
        return self.rolls / self.seconds if self.seconds > 0 else 0.0


@cache
def _build_folder() -> str:
    """The folder of this process's builds, removed when it ends."""
    folder = tempfile.mkdtemp(prefix="never-mind-")
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    return folder


def _call(command: list[str]) -> str:
    """Run a command and return its output, or raise with what it complained about."""
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        raise BaselineError(f"{command[0]} failed ({done.returncode}): {done.stderr.strip()}")
    return done.stdout


@cache
def build(source: Path, stats: bool = True) -> Path:
    """Compile a program, with or without the count of lead changes, once per process."""
    compiler = shutil.which(COMPILER)
    if compiler is None:
        raise BaselineError(f"the C programs need a C compiler, and no {COMPILER} is on PATH")
    program = Path(_build_folder(), f"{source.stem}_{int(stats)}")
    _call([compiler, *FLAGS, f"-DSTATS={int(stats)}", str(source), "-o", str(program)])
    return program


def parse(line: str) -> Totals:
    """Read the program's line of JSON."""
    data = json.loads(line)
    return Totals(**{**data, "wins": tuple(data["wins"])})


def run(source: Path, games: int, seed: int, stats: bool = True) -> Totals:
    """Play games 0, 1, .. of a seed in C and return their totals."""
    if games < 0 or not 0 <= seed < 2**64:
        raise ValueError("games and seed must not be negative, and a seed has 64 bits at most")
    return parse(_call([str(build(source, stats)), str(games), str(seed)]))


def main() -> None:
    """Print totals and speed of both programs, with and without the count of lead changes."""
    for source in (PLAIN, TUNED):
        for stats in (True, False):
            totals = run(source, 100_000, 7, stats)
            print(f"{source.name}: {totals.rolls_per_second / 1e6:.1f} M rolls/s  {totals}")


if __name__ == "__main__":
    try:
        main()
    except BaselineError as error:
        sys.exit(str(error))
