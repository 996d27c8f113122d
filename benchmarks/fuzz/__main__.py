"""Throw random, twisted and hostile input at everything that takes any, for as long as is said.

    python benchmarks/fuzz --minutes 10 --seed 7

A server runs in this process, with an SQLite file that is thrown away. Whatever is sent must be
answered in words: a traceback in the log, a 500, a lost answer, an exception of the library that is
not in its contract, or a table that does not agree with its log is a *finding*. It is printed with
what led to it, and the exit code is 1.
"""

import argparse
import asyncio
import random
import sys
from pathlib import Path

# This folder is the package `fuzz`, and its modules should hide no others.
sys.path[0] = str(Path(__file__).resolve().parents[1])


def main() -> int:
    """Read the command line, attack, and tell what came of it."""
    from fuzz.run import run

    parser = argparse.ArgumentParser(prog="python benchmarks/fuzz", description=__doc__)
    parser.add_argument("--minutes", type=float, default=10.0, help="how long")
    parser.add_argument("--seed", type=int, default=None, help="the same seed, the same inputs")
    chosen = parser.parse_args()
    if not 0 < chosen.minutes < 10_000:
        parser.error("--minutes must be more than 0")
    seed = random.randrange(2**32) if chosen.seed is None else chosen.seed
    print(f"seed {seed}", flush=True)
    findings = asyncio.run(run(chosen.minutes * 60, seed))
    print(findings.summary())
    return 1 if findings.found else 0


if __name__ == "__main__":
    sys.exit(main())
