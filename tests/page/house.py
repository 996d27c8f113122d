"""What the tests of the page share: a real server in a process of its own, and a real browser."""

import os
import re
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, ElementHandle, Page, sync_playwright

PATIENCE = 60_000  # milliseconds that anything may take, even on a busy machine
HOME_NAME = "rauswurf.test"  # a name as in a home network: no https, so nothing is secure there
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    f"--host-resolver-rules=MAP {HOME_NAME} 127.0.0.1",
]
PROGRAMS = ("chromium", "chromium-browser", "google-chrome")
MISSING = "no Chromium: the page is not tested in a browser (apt-get install chromium)"


def chromium() -> str | None:
    """The browser of this machine, if it has one."""
    return next((path for name in PROGRAMS if (path := shutil.which(name))), None)


@contextmanager
def running_browser(program: str) -> Iterator[Browser]:
    """A browser without a window, until the block ends."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=FLAGS)
        try:
            yield browser
        finally:
            browser.close()


def until(page: Page, condition: str, arg: ElementHandle | None = None) -> None:
    """Wait for what a function of the page answers.

    Playwright's own `wait_for_function` looks again by `eval` within the page, which our pages
    forbid: it only ever works at its first look.
    """
    patient_until = time.monotonic() + PATIENCE / 1000
    while not page.evaluate(condition, arg):
        assert time.monotonic() < patient_until, f"never came true: {condition}"
        page.wait_for_timeout(20)


class House:
    """A server that can be killed and started again at the same address."""

    def __init__(self, folder: Path) -> None:
        self.database = f"sqlite:///{folder / 'tables.sqlite'}"
        self.address = ""
        self.process: subprocess.Popen[str] | None = None
        self.log = folder / "server.log"
        self.log.touch()
        self._seen = 0  # letters of the log that a test has answered for

    def start(self) -> None:
        """Start, at the port of last time if there was one, and wait until it answers."""
        port = self.address.rpartition(":")[2].strip("/") or "0"
        options = ["--port", port, "--db", self.database, "--log", "warning"]
        options += ["--allowed-host", HOME_NAME]
        with self.log.open("a") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "rauswurf", "--lang", "en", "serve", *options],
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                env={**os.environ, "PYTHONUNBUFFERED": "1"},
            )
        assert self.process.stdout is not None
        for line in self.process.stdout:
            found = re.search(r"http://[\w.]+:\d+/", line)
            if found:
                self.address = found[0]
                return
        raise RuntimeError("the server did not start")

    def check_log(self) -> None:
        """Fail if the server has logged a traceback since this was asked last."""
        logged = self.log.read_text(encoding="utf-8")
        new, self._seen = logged[self._seen :], len(logged)
        assert "Traceback" not in new, new

    @property
    def address_at_home(self) -> str:
        """The same server, as others in a home network would reach it."""
        return self.address.replace("127.0.0.1", HOME_NAME)

    def kill(self) -> None:
        """End it without a word."""
        self.stop(signal.SIGKILL)

    def stop(self, how: signal.Signals = signal.SIGTERM) -> None:
        """End it, and wait until it is gone."""
        if self.process is not None:
            self.process.send_signal(how)
            self.process.wait(timeout=30)
            if self.process.stdout:
                self.process.stdout.close()
            self.process = None
