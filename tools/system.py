#!/usr/bin/env python3
"""Get from the system what some tests need, where we may: a browser, PostgreSQL and shells.

    python3 tools/system.py

Where we may not (no apt-get, or not root) it says what to install, once, and ends well: the tests
that need it are skipped then, and say so too.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from glob import glob
from typing import NamedTuple


class Need(NamedTuple):
    """A Debian package, and how one sees that it is there."""

    package: str
    programs: tuple[str, ...]
    places: str = ""
    for_what: str = ""

    def is_met(self) -> bool:
        """Is one of the programs there?"""
        return any(shutil.which(program) for program in self.programs) or bool(glob(self.places))


NEEDS = (
    Need(
        "chromium",
        ("chromium", "chromium-browser", "google-chrome"),
        for_what="the page in a real browser",
    ),
    Need(
        "postgresql",
        ("initdb",),
        "/usr/lib/postgresql/*/bin/initdb",
        for_what="the server on a real PostgreSQL",
    ),
    Need("zsh", ("zsh",), for_what="completion in zsh"),
    Need("fish", ("fish",), for_what="completion in fish"),
)


def main() -> int:
    """Install what is missing; returns the exit code."""
    missing = [need for need in NEEDS if not need.is_met()]
    if missing and may_install():
        install([need.package for need in missing])
        missing = [need for need in missing if not need.is_met()]
    for need in missing:
        print(f"system: without {need.package} these tests are skipped: {need.for_what}")
    if missing:
        packages = " ".join(need.package for need in missing)
        print(f"system: to run them too: apt-get install {packages}", flush=True)
    return 0


def may_install() -> bool:
    """Is this a Debian on which we are root?"""
    return shutil.which("apt-get") is not None and os.geteuid() == 0


def install(packages: list[str]) -> None:
    """Ask apt-get; whether it worked is seen afterwards."""
    print(f"system: installing {' and '.join(packages)} with apt-get", flush=True)
    quietly = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for words in (["update"], ["install", "--no-install-recommends", "-y", *packages]):
        command = ["apt-get", "-qq", *words]
        subprocess.run(command, env=quietly, check=False, stdout=subprocess.DEVNULL)


if __name__ == "__main__":
    sys.exit(main())
