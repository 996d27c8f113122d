"""``rauswurf backup`` and ``rauswurf restore``: all tables of a server in one file, and back."""

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from rauswurf.cli.common.errors import Complaint, need, need_place
from rauswurf.cli.common.options import Json
from rauswurf.cli.common.output import emit, with_progress
from rauswurf.cli.serve import Database
from rauswurf.messages import Message, message
from rauswurf.messages.reasons import why_not

if TYPE_CHECKING:
    from rauswurf.server.backup import Findings

SOME_UNREADABLE = 1

NewFile = Annotated[
    Path, typer.Argument(metavar="help-value-file", help="help-backup-file", show_default=False)
]
File = Annotated[
    Path, typer.Argument(metavar="help-value-file", help="help-restore-file", show_default=False)
]


def backup(file: NewFile, db: Database = None, json: Json = False) -> int:
    """Copy all tables of a server, which may be running, into a file."""
    # Only here: no other command should wait for a web server to load.
    from rauswurf.server.backup import back_up, sum_file

    need_place(str(message("help-value-file")), file)
    found = done(lambda: back_up(chosen(db), file, replaying))
    return report(found, file, message("backup-written", file=file, sum=sum_file(file)), json=json)


def restore(file: File, db: Database = None, json: Json = False) -> int:
    """Put a backup where a server will look for its tables."""
    from rauswurf.server.backup import restore as put_back
    from rauswurf.server.store.engine import read_address

    need(file.is_file(), message("cli-no-file", file=file))
    found = done(lambda: put_back(file, chosen(db), replaying))
    place = read_address(chosen(db)).render_as_string()
    return report(found, file, message("backup-restored", place=place), json=json)


def chosen(db: str | None) -> str:
    """The address of the database: the usual one unless another is named."""
    from rauswurf.server.serve import usual_database

    return db or usual_database()


def replaying(rows: Any) -> Any:
    """The tables one after the other, with a bar."""
    return with_progress(rows, message("backup-replaying"))


def done(work: "Callable[[], Coroutine[Any, Any, Findings]]") -> "Findings":
    """What was found; raises Complaint and Told."""
    from rauswurf.server.store import StoreAway

    try:
        return asyncio.run(work())
    except StoreAway as error:
        raise Complaint(message("serve-cannot-start", why=str(error))) from error
    except OSError as error:
        file = error.filename or message("help-value-file")
        raise Complaint(message("cli-file", file=file, reason=why_not(error))) from error


def report(found: "Findings", file: Path, ending: Message, *, json: bool) -> int:
    """Say what was found; returns the exit code."""
    if json:
        emit(described(found, file))
    else:
        show(found, ending)
    return SOME_UNREADABLE if found.faults else 0


def described(found: "Findings", file: Path) -> dict[str, Any]:
    """What was found, for programs."""
    return {
        "file": str(file),
        "sha256": found.sha256,
        "tables": found.tables,
        **{stage: found.stages[stage] for stage in ("waiting", "playing", "over")},
        "events": found.events,
        "unreadable": [
            {"table": fault.table, "code": fault.code, "why": fault.why} for fault in found.faults
        ],
    }


def show(found: "Findings", ending: Message) -> None:
    """What was found, for people."""
    stages = {stage: found.stages[stage] for stage in ("waiting", "playing", "over")}
    print(message("backup-found", tables=found.tables, events=found.events, **stages))
    if found.faults:
        print(message("backup-unreadable", count=len(found.faults)))
        for fault in found.faults:
            print(f"  {fault.code} ({fault.table}): {fault.why}")
    else:
        print(message("backup-readable"))
    print(ending)
