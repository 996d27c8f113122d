"""Asks the tests of the page that need no browser, in a process that goes on between changes."""

import json
import os
import subprocess
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from select import select

from mutant_worker import close_pipes, end_all


class Ended(Exception):
    """The process is gone."""


class PageWorker:
    """`web/ask-tests.mjs` from outside: which tests of the page fail now?"""

    def __init__(self, root: Path, command: Sequence[str], environment: Mapping[str, str]) -> None:
        self.process = subprocess.Popen(
            command,
            cwd=root,
            env=environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            start_new_session=True,  # to be ended with all that it has started
        )
        self.told = b""

    def failing_unchanged(self, seconds: float) -> list[str] | None:
        """Which tests fail while nothing is changed: the first answer. None: it took too long."""
        return self.answer(seconds)

    def failing(self, changed: Path, seconds: float) -> list[str] | None:
        """Which tests fail now that a file is changed. None: it took too long."""
        assert self.process.stdin is not None
        self.process.stdin.write(f"{changed}\n".encode())
        self.process.stdin.flush()
        return self.answer(seconds)

    def answer(self, seconds: float) -> list[str] | None:
        """The next line that is an answer, for the page may write to the console, too."""
        assert self.process.stdout is not None
        until = time.monotonic() + seconds
        while (left := until - time.monotonic()) > 0:
            line, end, rest = self.told.partition(b"\n")
            if end:
                self.told = rest
                if line.startswith(b"["):
                    return list(json.loads(line))
            elif select([self.process.stdout], [], [], left)[0]:
                told = os.read(self.process.stdout.fileno(), 1 << 16)
                if not told:
                    raise Ended
                self.told += told
        return None

    def end(self) -> None:
        """End it, and all that it has started; whoever waits for an answer is told."""
        end_all(self.process.pid)
        self.process.wait()

    def close(self) -> None:
        """End it and let go of what connects us."""
        self.end()
        close_pipes(self.process)
