"""Backups: a moment of all tables in one file with a checksum; every log in it is replayed."""

import hashlib
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from sqlalchemy import Connection
from sqlalchemy.engine import URL

from rauswurf.messages import message
from rauswurf.server.boards import BoardFile, brought_board
from rauswurf.server.errors import Refuse
from rauswurf.server.protocol.tables import Stage
from rauswurf.server.reading import Unreadable, read_event, read_table, read_terms
from rauswurf.server.store import Row, Stored
from rauswurf.server.store.copying import (
    BESIDE,
    BadCopy,
    all_rows,
    check_sqlite,
    copy_file,
    copy_postgresql,
    copy_sqlite,
    document_of,
    fill_postgresql,
    growing,
    in_newest_form,
    log_of,
    opened,
)
from rauswurf.server.store.engine import read_address
from rauswurf.server.store.store import or_store_away

SUM = ".sha256"  # beside a backup, as sha256sum writes it

Progress = Callable[[Sequence[Row]], Iterator[Row]]


@dataclass(frozen=True)
class Fault:
    """A table whose log makes no sense, and why."""

    table: str
    code: str
    why: str


@dataclass
class Findings:
    """What is in a backup, found by replaying every log."""

    stages: Counter[Stage] = field(default_factory=Counter)
    events: int = 0
    faults: list[Fault] = field(default_factory=list)
    sha256: str = ""

    @property
    def tables(self) -> int:
        """How many tables there are, those included that cannot be read."""
        return self.stages.total() + len(self.faults)


async def back_up(address: str, file: Path, progress: Progress = iter) -> Findings:
    """Copy a database that may be in use; raises BadCopy, BadDatabase, StoreAway and OSError."""
    source = read_address(address)
    need_absent(file, sum_file(file))
    if source.drivername == "sqlite":
        copy_sqlite(file_of(source), file)
    else:
        await or_store_away(copy_postgresql(source, file))
    try:
        check_sqlite(file)
        found = look_into(file, progress, source.render_as_string())
        found.sha256 = checksum(file)
        with growing(sum_file(file)):
            sum_file(file).write_text(f"{found.sha256}  {file.name}\n", encoding="utf-8")
    except BaseException:
        file.unlink(missing_ok=True)
        raise
    return found


async def restore(file: Path, address: str, progress: Progress = iter) -> Findings:
    """Put a backup where nothing is yet; raises BadCopy, BadDatabase, StoreAway and OSError."""
    target = read_address(address)
    if target.drivername == "sqlite":
        need_absent(*files_of(target))
    true = checksum(file)
    if true != written_checksum(file):
        raise BadCopy(message("backup-changed", file=str(file)))
    check_sqlite(file)
    found = look_into(file, progress)
    found.sha256 = true
    if target.drivername == "sqlite":
        copy_file(file, Path(str(target.database)))
        return found
    with in_newest_form(file) as ready:
        await or_store_away(fill_postgresql(ready, target))
    return found


# Looking into it.


def look_into(file: Path, progress: Progress, called: str = "") -> Findings:
    """Replay every log of a backup; raises BadCopy, which may call it by where it comes from."""
    found = Findings()
    with in_newest_form(file, called) as ready, opened(ready) as connection:
        for row in progress(all_rows(connection)):
            log = log_of(connection, row.id)
            found.events += len(log)
            try:
                found.stages[replayed(connection, row, log)] += 1
            except Unreadable as error:
                found.faults.append(Fault(row.id, row.code, " ".join(str(error).split())))
    return found


def replayed(connection: Connection, row: Row, log: Sequence[Stored]) -> Stage:
    """How far the game at a table has come; raises Unreadable."""
    for number, line in enumerate(log):
        if line.sequence != number:
            raise Unreadable(f"line {number} is missing")
    terms = read_terms(row, board_of(connection, row.board) if row.board else None)
    return read_table(terms, list(map(read_event, log))).stage


def board_of(connection: Connection, sha256: str) -> BoardFile:
    """The board that somebody brought; raises Unreadable."""
    document = document_of(connection, sha256)
    if document is None:
        raise Unreadable(f"its board {sha256} is missing")
    try:
        return brought_board(document)
    except Refuse as refusal:
        raise Unreadable(f"its board: {refusal}") from refusal


# Files and checksums.


def file_of(source: URL) -> Path:
    """The file of an SQLite database that is there; raises BadCopy."""
    path = Path(source.database or "")
    if not path.is_file():
        raise BadCopy(message("cli-no-file", file=str(path)))
    return path


def files_of(target: URL) -> list[Path]:
    """All files that belong to an SQLite database."""
    return [Path(f"{target.database}{ending}") for ending in ("", *BESIDE)]


def need_absent(*paths: Path) -> None:
    """Raise BadCopy if something is there already."""
    for path in paths:
        if path.exists():
            raise BadCopy(message("backup-taken", place=str(path)))


def sum_file(file: Path) -> Path:
    """Where the checksum of a backup is."""
    return file.with_name(f"{file.name}{SUM}")


def checksum(file: Path) -> str:
    """The SHA-256 of a file; raises OSError."""
    with file.open("rb") as stream:
        return hashlib.file_digest(stream, "sha256").hexdigest()


def written_checksum(file: Path) -> str:
    """What the file beside a backup says; raises BadCopy."""
    beside = sum_file(file)
    if not beside.is_file():
        raise BadCopy(message("backup-no-checksum", file=str(beside)))
    return beside.read_text(encoding="utf-8", errors="replace").partition(" ")[0].strip()
