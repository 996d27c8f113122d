#!/usr/bin/env python3
"""Make a virtual environment from a lock file, with nothing but Python itself.

    python3 tools/setup.py requirements-dev.txt [--venv .venv] [--alone]

Installs exactly what the lock names, checked by hash, and then this project, editable;
``--alone`` leaves the project out, for tools that need nothing of it.
A second run with the same lock and the same pyproject.toml returns at once.

On Debian the parts that make environments may be missing. Then the system's pip fills
an environment that has none; where there is no pip either and we are root, apt-get
brings it. Exit code 2 means that a person has to install something first, and says what.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
OLDEST_PYTHON = (3, 11)
DEBIAN_PACKAGES = ("python3-pip", "python3-venv")
NODE_LOCK = "requirements-node.txt"
OLDEST_NODE = (20, 19)


class NeedsAPerson(Exception):
    """Something is missing that we may not install ourselves."""


def main(argv: list[str] | None = None) -> int:
    """Set up the environment that the arguments ask for; return the exit code."""
    parser = argparse.ArgumentParser(description="Set up a virtual environment from a lock.")
    parser.add_argument("lock", help="the lock to install, such as requirements-dev.txt")
    parser.add_argument("--venv", default=".venv", help="where (default: %(default)s)")
    parser.add_argument("--alone", action="store_true", help="without this project itself")
    options = parser.parse_args(argv)
    try:
        set_up(ROOT / options.venv, ROOT / options.lock, alone=options.alone)
    except NeedsAPerson as missing:
        print(f"setup: {missing}", file=sys.stderr)
        return 2
    except subprocess.CalledProcessError as failed:
        print(f"setup: this command failed: {' '.join(map(str, failed.cmd))}", file=sys.stderr)
        return 1
    return 0


def set_up(venv: Path, lock: Path, *, alone: bool = False) -> None:
    """Bring `venv` to what `lock` says, unless it is there already."""
    check_python()
    if not lock.is_file():
        raise NeedsAPerson(f"there is no lock {lock}")
    stamp = venv / f".installed-{lock.name}"
    wanted = fingerprint(lock)
    if is_done(stamp, wanted) and (alone or (venv / "bin" / "rauswurf").exists()):
        return
    say(f"setting up {venv.name} from {lock.name}")
    pip = ensure_venv(venv)
    stamp.unlink(missing_ok=True)
    say("installing what the lock names (the first time takes a minute or two)")
    install(pip, "--require-hashes", "-r", str(lock))
    if not alone:
        install_this_project(pip)
    stamp.write_text(wanted + "\n")
    say("done")


def install_this_project(pip: list[str]) -> None:
    """Install rauswurf from this folder, with what builds its page where that is missing."""
    if not has_node():
        say("installing Node.js, which builds the page")
        install(pip, "--require-hashes", "-r", str(ROOT / NODE_LOCK))
    say("installing rauswurf itself, editable, and building its page")
    install(pip, "--no-deps", "--no-build-isolation", "-e", str(ROOT))


def check_python() -> None:
    """Raise NeedsAPerson if the Python that runs this is too old for the project."""
    if sys.version_info < OLDEST_PYTHON:
        need = ".".join(map(str, OLDEST_PYTHON))
        have = ".".join(map(str, sys.version_info[:3]))
        raise NeedsAPerson(
            f"rauswurf needs Python {need} or newer, and this is {have}; "
            f"install one and say, for example, 'make PYTHON=python{need} test'"
        )


def has_node() -> bool:
    """Tell whether this system has Node.js and npm, new enough to build the page."""
    told = try_run(["node", "--version"]) or "v0"
    version = tuple(int(part) for part in told.strip().lstrip("v").split(".")[:2])
    return version >= OLDEST_NODE and try_run(["npm", "--version"]) is not None


def fingerprint(lock: Path) -> str:
    """Name everything that a finished environment depends on."""
    digest = hashlib.sha256()
    for path in (lock, ROOT / "pyproject.toml", Path(__file__)):
        digest.update(path.read_bytes())
    digest.update(f"{ROOT} {sys.version}".encode())
    return digest.hexdigest()


def is_done(stamp: Path, wanted: str) -> bool:
    return stamp.is_file() and stamp.read_text().strip() == wanted


def ensure_venv(venv: Path) -> list[str]:
    """Make the environment unless a working one is there; return the pip command for it."""
    python = venv / "bin" / "python"
    if not is_our_python(python):
        make_venv(venv)
    pip = find_pip(python) or (install_debian_pip() and find_pip(python))
    if not pip:
        raise NeedsAPerson(
            f"{sys.executable} has no pip; install it first "
            f"(on Debian or Ubuntu: apt-get install {' '.join(DEBIAN_PACKAGES)})"
        )
    return pip


def is_our_python(python: Path) -> bool:
    """Tell whether an environment's Python runs, and is of the version that runs this."""
    asked = try_run([str(python), "-c", "import sys; print(sys.version)"])
    return asked is not None and asked.strip() == sys.version.strip()


def make_venv(venv: Path) -> None:
    """Make an empty environment: with pip where Python brings one, else without."""
    command = [sys.executable, "-m", "venv", "--clear"]
    if try_run([*command, str(venv)]) is not None:
        return
    say("this Python brings no pip of its own; trying the system's")
    command.append("--without-pip")
    if try_run([*command, str(venv)]) is not None:
        return
    if not (install_debian_pip() and try_run([*command, str(venv)]) is not None):
        raise NeedsAPerson(
            f"{sys.executable} cannot make virtual environments; install its module venv first "
            f"(on Debian or Ubuntu: apt-get install {' '.join(DEBIAN_PACKAGES)})"
        )


def find_pip(python: Path) -> list[str] | None:
    """Find a pip for the environment: its own, or ours reaching into it."""
    commands = (
        [str(python), "-m", "pip"],
        [sys.executable, "-m", "pip", "--python", str(python)],
    )
    for command in commands:
        if try_run([*command, "list"]) is not None:
            return command
    return None


def install_debian_pip() -> bool:
    """Install Debian's pip and venv where we may; tell whether that was so."""
    is_debians = sys.base_prefix == "/usr" and shutil.which("apt-get") is not None
    if not is_debians or os.geteuid() != 0:
        return False
    say(f"installing {' and '.join(DEBIAN_PACKAGES)} with apt-get")
    quietly = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    # An outdated list is no reason to stop: the install that follows decides.
    subprocess.run(["apt-get", "-qq", "update"], env=quietly, check=False)
    command = ["apt-get", "-qq", "install", "--no-install-recommends", "-y", *DEBIAN_PACKAGES]
    return subprocess.run(command, env=quietly, check=False).returncode == 0


def install(pip: list[str], *what: str) -> None:
    """Run pip install; raise CalledProcessError, after pip's own words, if it fails."""
    # Twice quiet: errors only.
    options = ["-qq", "--disable-pip-version-check", "--no-input"]
    subprocess.run([*pip, "install", *options, *what], check=True)


def try_run(command: list[str]) -> str | None:
    """Return what a command prints, or None if it fails or is not there."""
    try:
        finished = subprocess.run(command, capture_output=True, text=True, check=False)
    except OSError:
        return None
    return finished.stdout if finished.returncode == 0 else None


def say(text: str) -> None:
    print(f"setup: {text}", flush=True)


if __name__ == "__main__":
    sys.exit(main())
