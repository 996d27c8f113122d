#!/usr/bin/env python3
"""Build the packages and try them as users will: ``make package``.

The wheel is built from the source distribution, as pip does it. ``twine check --strict`` reads
both, and the description must read well where relative links lead nowhere. Then the wheel goes into
an environment of its own, without Node and without this folder, and every command is tried.
"""

import email
import shutil
import subprocess
import sys
import tarfile
import zipfile
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

from packaging.metadata import Metadata

import setup
import try_commands

ROOT = Path(__file__).resolve().parent.parent
BUILD = ROOT / "build" / "package"
TWINE = ROOT / ".venv-twine"
TWINE_LOCK = ROOT / "requirements-twine.txt"
sys.path.append(str(ROOT))
relative_links = import_module("hatch_build").relative_links

WANTED = (
    "rauswurf/py.typed",
    "rauswurf/server/page/index.html",
    "rauswurf/messages/hu/game.ftl",
    "rauswurf/boards/cross.toml",
    "rauswurf/cli/play/terminal/style.tcss",
    "share/man/man1/rauswurf.1",
)
OF_SOURCE = (
    "LICENSE",
    "README.md",
    "CHANGELOG.md",
    "pyproject.toml",
    "hatch_build.py",
    "docs/rauswurf.1",
    "rauswurf/server/page/index.html",
)
UNWANTED = ("node_modules", "__pycache__", ".venv", ".pyc")


def main() -> int:
    """Build, check, install, try; returns the exit code."""
    shutil.rmtree(BUILD, ignore_errors=True)
    source = built("sdist", ROOT)
    wheel = built("wheel", unpacked(source))
    faults = [*faults_of_wheel(wheel), *faults_of_source(source), *faults_by_twine(source, wheel)]
    if not faults:
        faults = list(try_commands.faults(installed(wheel)))
    for fault in faults:
        print(f"package: {fault}", file=sys.stderr)
    if not faults:
        print(f"package: {source.name} and {wheel.name} are fine, and every command works")
    return 1 if faults else 0


def built(kind: str, folder: Path) -> Path:
    """Build a package of a folder; raises CalledProcessError."""
    target = BUILD / kind
    command = [sys.executable, "-m", "hatchling", "build", "-t", kind, "-d", str(target)]
    subprocess.run(command, cwd=folder, check=True, stdout=subprocess.DEVNULL)
    [package] = target.iterdir()
    return package


def unpacked(source: Path) -> Path:
    """The folder in which a source distribution lies open."""
    with tarfile.open(source) as archive:
        archive.extractall(BUILD / "open", filter="data")
    [folder] = (BUILD / "open").iterdir()
    return folder


# What is in them.


def faults_of_wheel(wheel: Path) -> Iterator[str]:
    """What is wrong with a wheel."""
    with zipfile.ZipFile(wheel) as archive:
        names = archive.namelist()
        [metadata] = [name for name in names if name.endswith(".dist-info/METADATA")]
        text = archive.read(metadata)
    yield from (f"{wheel.name} lacks {name}" for name in WANTED if not has(names, name))
    yield from (f"{wheel.name} has {name}" for name in names if any(u in name for u in UNWANTED))
    yield from faults_of_metadata(text)


def faults_of_source(source: Path) -> Iterator[str]:
    """What is wrong with a source distribution."""
    with tarfile.open(source) as archive:
        names = archive.getnames()
    yield from (f"{source.name} lacks {name}" for name in OF_SOURCE if not has(names, name))
    yield from (f"{source.name} has {name}" for name in names if any(u in name for u in UNWANTED))


def faults_by_twine(*packages: Path) -> Iterator[str]:
    """What an index would refuse or show badly."""
    setup.set_up(TWINE, TWINE_LOCK, alone=True)
    command = [str(TWINE / "bin" / "twine"), "--no-color", "check", "--strict"]
    told = subprocess.run([*command, *map(str, packages)], capture_output=True, text=True)
    if told.returncode:
        yield f"twine: {' '.join((told.stdout + told.stderr).split())}"


def has(names: list[str], wanted: str) -> bool:
    """Is a file there, in whichever folder?"""
    return any(name.endswith(wanted) for name in names)


def faults_of_metadata(text: bytes) -> Iterator[str]:
    """Fields that break a rule, and a description that reads badly."""
    try:
        Metadata.from_email(text, validate=True)
    except ExceptionGroup as group:
        yield from (f"metadata: {fault}" for fault in group.exceptions)
    fields = email.message_from_bytes(text)
    if not str(fields["Description-Content-Type"]).startswith("text/markdown"):
        yield f"metadata: the description is {fields['Description-Content-Type']}"
    description = text.decode().partition("\n\n")[2]
    if len(description) < 1000:
        yield "metadata: there is hardly any description"
    yield from (f"description: {link} leads nowhere" for link in relative_links(description))


# Trying them.


def installed(wheel: Path) -> Path:
    """The program of an environment that has the wheel, what it needs, and nothing else."""
    venv = BUILD / "venv"
    pip = setup.ensure_venv(venv)
    setup.install(pip, "--require-hashes", "-r", str(ROOT / "requirements.txt"))
    setup.install(pip, "--no-deps", str(wheel))
    return venv / "bin" / "rauswurf"


if __name__ == "__main__":
    sys.exit(main())
