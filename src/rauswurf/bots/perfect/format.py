"""How solved games are written down; the page docs/tables.md describes it for others.

A file begins with one line of JSON, filled up with blanks to HEADER bytes. What follows is cut into
blocks, and behind the last one stands the SHA-256 of each. The line of JSON has the SHA-256 of
these, and so answers for all of it.
"""

import hashlib
import json
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from mmap import ACCESS_READ, mmap
from pathlib import Path
from typing import Any

from platformdirs import user_data_path

from rauswurf.bots.perfect.small import CannotSolve
from rauswurf.messages import message

FORMAT = 2
HEADER = 4096  # bytes
BLOCK = 1 << 24  # bytes
DIGEST = hashlib.sha256().digest_size
ONE = 2**32 - 1  # a chance of one
PRECISION = 1 / ONE  # to which a value is rounded
WIDTH = 4  # bytes of a value

Header = dict[str, Any]


def usual_path(game: str, pieces: int, kind: str = "table") -> Path:
    """Where the table of a game, or a slice of it, is kept on this machine."""
    return user_data_path("rauswurf") / f"{game}-{pieces}.{kind}"


def header_bytes(header: Header) -> bytes:
    """The beginning of a file."""
    line = json.dumps({"format": FORMAT, **header}).encode()
    return line.ljust(HEADER - 1) + b"\n"


def read_header(path: Path, kind: str) -> Header:
    """What the first line tells; raises CannotSolve if the file is not of this kind."""
    header = first_line(path)
    if header is None or header["kind"] != kind:
        raise CannotSolve(message("solve-bad-table", file=path.name))
    return header


def kind_of(path: Path) -> str | None:
    """What a file says that it is: a table or a slice; None if it is neither."""
    header = first_line(path)
    return None if header is None else str(header["kind"])


def first_line(path: Path) -> Header | None:
    """What the first line tells; None if it is not the first line of such a file."""
    with path.open("rb") as file:
        line = file.read(HEADER)
    try:
        header = dict(json.loads(line))
        good = header["format"] == FORMAT and "kind" in header
    except (ValueError, KeyError, TypeError):
        return None
    return header if good and len(line) == HEADER else None


def block_count(length: int) -> int:
    """How many blocks so many bytes make."""
    return -(-length // BLOCK)


def table_length(size: int) -> int:
    """How long the file is of a table of so many arrangements."""
    values = WIDTH * size**2
    return HEADER + values + DIGEST * block_count(values)


def digests(data: Any, length: int, threads: int = 1) -> bytes:
    """The SHA-256 of every block of what follows a header, one after the other."""
    view = memoryview(data)

    def digest(n: int) -> bytes:
        first = HEADER + n * BLOCK
        return hashlib.sha256(view[first : min(first + BLOCK, HEADER + length)]).digest()

    with ThreadPoolExecutor(threads) as pool:
        found = b"".join(pool.map(digest, range(block_count(length))))
    view.release()
    return found


def seal(path: Path, header: Header, length: int, threads: int = 1) -> None:
    """Give a file whose values are written its checksums and its header."""
    with path.open("r+b") as file:
        file.truncate(HEADER + length)
        with mmap(file.fileno(), 0, access=ACCESS_READ) as data:
            found = digests(data, length, threads)
        file.seek(HEADER + length)
        file.write(found)
        file.seek(0)
        about = {"precision": PRECISION, "sha256": hashlib.sha256(found).hexdigest()}
        file.write(header_bytes(header | about))


def is_whole(path: Path, header: Header, length: int, told: Callable[[int], None]) -> bool:
    """Do all checksums of a file agree with what is in it?"""
    blocks = block_count(length)
    with path.open("rb") as file:
        file.seek(HEADER + length)
        known = file.read()
        if hashlib.sha256(known).hexdigest() != header["sha256"] or len(known) != blocks * DIGEST:
            return False
        file.seek(HEADER)
        for n in range(blocks):
            part = file.read(min(BLOCK, length - n * BLOCK))
            if hashlib.sha256(part).digest() != known[n * DIGEST : (n + 1) * DIGEST]:
                return False
            told(1)
    return True
