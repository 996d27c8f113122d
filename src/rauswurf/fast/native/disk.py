"""Machine code kept on disk, so that one waits for the compiler only once.

A file is named after everything that its contents depend on, so what is found is never stale. Its
first bytes are a hash of the rest: a file that was cut short is compiled again.
"""

import os
import tempfile
from contextlib import suppress
from hashlib import sha256
from pathlib import Path

from platformdirs import user_cache_path

MOST_FILES = 1200  # a study of all house rules makes 900; those used longest ago go first
SUFFIX = ".o"


def folder() -> Path:
    """Where the files are."""
    return user_cache_path("rauswurf", appauthor=False) / "compiled"


def find(name: str) -> bytes | None:
    """The code of this name, if it is there in one piece."""
    path = folder() / f"{name}{SUFFIX}"
    try:
        kept = path.read_bytes()
        os.utime(path)
    except OSError:
        return None
    size = sha256().digest_size
    code = kept[size:]
    return code if sha256(code).digest() == kept[:size] else None


def keep(name: str, code: bytes) -> None:
    """Keep code under a name; a disk that is full or locked costs time, nothing else."""
    with suppress(OSError):
        folder().mkdir(parents=True, exist_ok=True)
        handle, path = tempfile.mkstemp(dir=folder())
        try:
            with os.fdopen(handle, "wb") as file:
                file.write(sha256(code).digest() + code)
            Path(path).replace(folder() / f"{name}{SUFFIX}")
        except OSError:
            Path(path).unlink(missing_ok=True)
            raise
        tidy()


def tidy() -> None:
    """Remove what was used longest ago, if there is too much."""
    files = sorted(folder().glob(f"*{SUFFIX}"), key=lambda path: path.stat().st_mtime)
    for path in files[:-MOST_FILES]:
        path.unlink(missing_ok=True)
