"""Work that is shared out over processes, kept as it is done, and stopped when its time is over."""

import argparse
import os
import time
from collections.abc import Callable, Iterable
from concurrent.futures import FIRST_COMPLETED, Future, wait
from pathlib import Path
from typing import Any, NamedTuple

from kept import Kept
from rauswurf.bots.workers import processes


class Task(NamedTuple):
    """Something to measure: under which key it is kept, and who does it with what."""

    key: str
    measure: Callable[..., Any]
    given: tuple[Any, ...]


def options(parser: argparse.ArgumentParser, folder: Path) -> None:
    """What every command that shares its work is told."""
    parser.add_argument("--seconds", type=float, default=float("inf"), help="stop after so long")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--folder", type=Path, default=folder, help="where results are kept")


def work_through(tasks: Iterable[Task], kept: Kept, count: int, seconds: float) -> None:
    """Do what is not known yet, in order, as far as the time goes.

    Nothing is begun that would take longer than what is left, going by the last that were done.
    What fails is told, and takes nothing else with it.
    """
    until = time.monotonic() + seconds
    left = (task for task in tasks if task.key not in kept.found)
    busy: dict[Future[Any], tuple[str, float]] = {}
    longest = 0.0
    with processes(count) as pool:
        while True:
            while len(busy) < count and time.monotonic() + longest < until:
                task = next(left, None)
                if task is None:
                    break
                busy[pool.submit(task.measure, *task.given)] = task.key, time.monotonic()
            if not busy:
                return
            done, _ = wait(busy, return_when=FIRST_COMPLETED)
            for future in done:
                key, began = busy.pop(future)
                longest = max(0.8 * longest, time.monotonic() - began)
                failed = future.exception()
                if failed is None:
                    kept.remembered(key, future.result)
                print(key, "" if failed is None else f"failed: {failed!r}", flush=True)
