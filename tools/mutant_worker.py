"""Runs tests again and again, each time in a fork of a process that has loaded pytest already.

A fork begins without any module of the project, and so sees whatever was changed; what it need not
load, pytest with its plugins and the packages of others, takes longer than most tests.
"""

import importlib
import io
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Sequence
from contextlib import redirect_stdout, suppress
from pathlib import Path
from tempfile import TemporaryFile
from typing import NamedTuple, TextIO

import pytest
from pytest import CollectReport, TestReport

ONE_THREAD = {"OPENBLAS_NUM_THREADS": "1", "OMP_NUM_THREADS": "1"}  # a fork has no more
LOADED = (
    *("alembic.command", "fluent.runtime", "httpx", "llvmlite.binding", "msgspec", "numpy"),
    *("rich.console", "sqlalchemy", "starlette", "typer", "uvicorn", "websockets"),
)
BROKEN = 70  # the exit code if pytest itself breaks
LETTERS = 20_000  # of what tests tell: the end


class Ended(NamedTuple):
    """How a run ended, None if it had to be ended; what failed; the end of what it told."""

    code: int | None
    failed: list[str]
    told: str


class Worker:
    """A process that runs tests in a folder, from outside."""

    def __init__(self, root: Path, environment: dict[str, str]) -> None:
        self.process = subprocess.Popen(
            [sys.executable, __file__],
            cwd=root,
            env={**environment, **ONE_THREAD},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def run(self, arguments: Sequence[str], seconds: float) -> Ended:
        """Run pytest with some arguments, for so long at most."""
        assert self.process.stdin is not None and self.process.stdout is not None
        self.process.stdin.write(json.dumps([list(arguments), seconds]) + "\n")
        self.process.stdin.flush()
        return Ended(*json.loads(self.process.stdout.readline()))

    def close(self) -> None:
        """Let it go."""
        assert self.process.stdin is not None and self.process.stdout is not None
        self.process.stdin.close()
        self.process.wait()
        self.process.stdout.close()


def load() -> None:
    """Load what all runs need, and nothing of the project."""
    with redirect_stdout(io.StringIO()):
        pytest.main(["--noconftest", "--help"])  # loads the plugins as pytest wants them loaded
    for name in LOADED:
        with suppress(ImportError):
            importlib.import_module(name)
    assert not {"rauswurf", "tests"} & set(sys.modules)


class Failures:
    """A plugin that notes the names of tests, and of files, that fail."""

    def __init__(self, noted: TextIO) -> None:
        self.noted = noted

    def pytest_runtest_logreport(self, report: TestReport) -> None:
        """A test, what it needs, or its end."""
        self.note(report)

    def pytest_collectreport(self, report: CollectReport) -> None:
        """A file that cannot even be read."""
        self.note(report)

    def note(self, report: TestReport | CollectReport) -> None:
        """One name a line, at once: nobody knows how this ends."""
        if report.failed:
            print(report.nodeid, file=self.noted, flush=True)


def run_in_fork(arguments: Sequence[str], seconds: float) -> Ended:
    """Run pytest in a fork; end it, with all that it has started, when the time is over."""
    with TemporaryFile("w+") as noted, TemporaryFile("w+", errors="replace") as told:
        child = os.fork()
        if child == 0:
            run_here(arguments, noted, told)
        code = wait_for(child, time.monotonic() + seconds)
        with suppress(ProcessLookupError):
            os.killpg(child, signal.SIGKILL)  # whatever a test has left running, too
        if code is None:
            os.waitpid(child, 0)
        for file in (noted, told):
            file.seek(0)
        return Ended(code, noted.read().splitlines(), told.read()[-LETTERS:])


def run_here(arguments: Sequence[str], noted: TextIO, told: TextIO) -> None:
    """Become the fork: run pytest, tell into files, and never come back."""
    code = BROKEN
    try:
        os.setsid()
        os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
        for stream in (1, 2):
            os.dup2(told.fileno(), stream)
        code = int(pytest.main(list(arguments), plugins=[Failures(noted)]))
        sys.stdout.flush()
        sys.stderr.flush()
    finally:
        os._exit(code)


def wait_for(child: int, deadline: float) -> int | None:
    """The exit code of a process, None if it does not end in time."""
    while time.monotonic() < deadline:
        done, status = os.waitpid(child, os.WNOHANG)
        if done:
            return os.waitstatus_to_exitcode(status)
        time.sleep(0.02)
    return None


def main() -> None:
    """Answer orders, a line each, until there are no more."""
    sys.path[0] = os.getcwd()  # as ``python -m pytest`` has it
    load()
    for line in sys.stdin:
        arguments, seconds = json.loads(line)
        print(json.dumps(run_in_fork(arguments, seconds)), flush=True)


if __name__ == "__main__":
    main()
