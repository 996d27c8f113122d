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
from pytest import CollectReport, ExitCode, Item, TestReport

ONE_THREAD = {"OPENBLAS_NUM_THREADS": "1", "OMP_NUM_THREADS": "1"}  # a fork has no more
LOADED = (
    *("alembic.command", "fluent.runtime", "httpx", "llvmlite.binding", "msgspec", "numpy"),
    *("rich.console", "sqlalchemy", "starlette", "typer", "uvicorn", "websockets"),
)
BROKEN = 70  # the exit code if pytest itself breaks
WAITING = 4  # times as long as they work, tests may take on a busy machine
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
            start_new_session=True,  # Ctrl-C ends us, and we end it
        )

    def run(self, arguments: Sequence[str], seconds: float, enough: float) -> Ended:
        """Run pytest with some arguments, for so long at most; no new test after `enough`."""
        assert self.process.stdin is not None and self.process.stdout is not None
        self.process.stdin.write(json.dumps([list(arguments), seconds, enough]) + "\n")
        self.process.stdin.flush()
        return Ended(*json.loads(self.process.stdout.readline()))

    def end(self) -> None:
        """End it, also in the middle of a test; whoever waits for an answer gets none."""
        self.process.terminate()
        self.process.wait()

    def close(self) -> None:
        """End it and let go of what connects us."""
        self.end()
        close_pipes(self.process)


def close_pipes(process: "subprocess.Popen[str] | subprocess.Popen[bytes]") -> None:
    """Let go of what connects us with a process that has ended."""
    for pipe in (process.stdin, process.stdout):
        assert pipe is not None
        with suppress(BrokenPipeError):
            pipe.close()


def load() -> None:
    """Load what all runs need, and nothing of the project."""
    with redirect_stdout(io.StringIO()):
        pytest.main(["--noconftest", "--help"])  # loads the plugins as pytest wants them loaded
    for name in LOADED:
        with suppress(ImportError):
            importlib.import_module(name)
    assert not {"rauswurf", "tests"} & set(sys.modules)


class Noting:
    """A plugin that notes which tests and files fail, and begins no test when it is enough."""

    def __init__(self, noted: TextIO, enough: float) -> None:
        self.noted = noted
        self.until = time.monotonic() + WAITING * enough
        self.worked = time.process_time() + enough
        self.had_enough = False

    def pytest_runtest_protocol(self, item: Item) -> None:
        """The next test is about to begin."""
        if time.monotonic() > self.until or time.process_time() > self.worked:
            self.had_enough = True
            item.session.shouldstop = "enough"

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


def run_in_fork(arguments: Sequence[str], seconds: float, enough: float) -> Ended:
    """Run pytest in a fork; end it, with all that it has started, when the time is over."""
    with TemporaryFile("w+") as noted, TemporaryFile("w+", errors="replace") as told:
        child = os.fork()
        if child == 0:
            run_here(arguments, Noting(noted, enough), told)
        code = None
        try:
            code = wait_for(child, time.monotonic() + seconds)
        finally:
            end_all(child)  # whatever a test has left running, too
            if code is None:
                os.waitpid(child, 0)
        for file in (noted, told):
            file.seek(0)
        return Ended(code, noted.read().splitlines(), told.read()[-LETTERS:])


def run_here(arguments: Sequence[str], noting: Noting, told: TextIO) -> None:
    """Become the fork: run pytest, tell into files, and never come back."""
    code = BROKEN
    try:
        os.setsid()
        os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
        for stream in (1, 2):
            os.dup2(told.fileno(), stream)
        code = int(pytest.main(list(arguments), plugins=[noting]))
        if code == ExitCode.INTERRUPTED and noting.had_enough:
            code = ExitCode.OK
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


def end_all(leader: int) -> None:
    """End a process that leads a group, or is just about to, and all others in it."""
    for end in (os.killpg, os.kill):
        with suppress(ProcessLookupError):
            end(leader, signal.SIGKILL)


def main() -> None:
    """Answer orders, a line each, until there are no more."""
    signal.signal(signal.SIGTERM, lambda *_: sys.exit())  # the fork is ended on the way out
    sys.path[0] = os.getcwd()  # as ``python -m pytest`` has it
    load()
    for line in sys.stdin:
        print(json.dumps(run_in_fork(*json.loads(line))), flush=True)


if __name__ == "__main__":
    main()
