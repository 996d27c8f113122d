"""Saved games: records in the user's data folder, and the secrets of their dice, kept safe."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import IO

from rauswurf.boards import Board
from rauswurf.messages import Told, message
from rauswurf.messages.reasons import why_not
from rauswurf.record import Fair, Header, Recorder, RecordError, Visitor, read, resume
from rauswurf.table import Table

RECORD = ".jsonl"
OWNER_ONLY = 0o600
TAIL = 100  # bytes; a seal needs fewer


class CannotSave(Told):
    """A game that cannot be saved or taken up again; says why."""


@dataclass(frozen=True)
class Saved:
    """A record at a glance: what is played, and how much has happened."""

    path: Path
    header: Header
    events: int
    is_closed: bool


class Keeper:
    """Saves a game while it is played; the secret of fair dice goes into the record at the end."""

    def __init__(
        self, path: Path, header: Header, recorder: Recorder, secret: bytes | None
    ) -> None:
        self.path = path
        self.header = header
        self.recorder = recorder
        self.secret = secret

    def update(self, *, firmly: bool) -> None:
        """Save what has happened; ``firmly`` outlives the power, and takes some milliseconds."""
        self.recorder.writer.fsync = firmly
        with self._writing():
            self.recorder.update()

    def finish(self) -> None:
        """Close the record of a game that is over and tell the secret."""
        self.recorder.writer.fsync = True
        with self._writing():
            self.recorder.finish(self.secret)
            self.recorder.close()
        self._forget_secret()

    def leave(self) -> None:
        """Stop for now; a record in which nothing has happened is not worth keeping."""
        if self.recorder.writer.stream.closed:
            return
        with suppress(OSError):  # of a full disk: that was told already
            self.recorder.close()
        if glance(self.path).events == 0:
            self.path.unlink()
            self._forget_secret()

    @contextmanager
    def _writing(self) -> Iterator[None]:
        """A full disk is told as what it is."""
        try:
            yield
        except OSError as error:
            raise cannot_write(self.path, error) from error

    def _forget_secret(self) -> None:
        if isinstance(self.header.dice, Fair):
            secret_file(self.header.dice.commitment).unlink(missing_ok=True)


# Beginning and going on.


def begin(table: Table, header: Header, path: Path, secret: bytes | None) -> Keeper:
    """Start the record of a game in a new file; raises CannotSave."""
    need_new(path)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        if secret is not None and isinstance(header.dice, Fair):
            keep_secret(header.dice.commitment, secret)  # first: no game without its secret
        recorder = Recorder.create(table, header, path)
    except OSError as error:
        raise cannot_write(path, error) from error
    hold(recorder.writer.stream, path)
    return Keeper(path, header, recorder, secret)


def need_new(path: Path) -> None:
    """Raise CannotSave if something is there already."""
    if path.exists():
        raise CannotSave(message("play-save-exists", file=str(path)))


def cannot_write(path: Path, error: OSError) -> CannotSave:
    """What is said when a file cannot be written."""
    return CannotSave(message("play-save-failed", file=str(path), reason=why_not(error)))


def cannot_read(path: Path, error: RecordError | OSError) -> CannotSave:
    """What is said when a record cannot be read on."""
    reason = why_not(error) if isinstance(error, OSError) else error.message
    return CannotSave(message("play-save-bad", file=str(path), reason=reason))


def take_up(path: Path, board: Board | None = None) -> Keeper:
    """Go on with a saved game; raises CannotSave."""
    saved = look_at(path)
    secret = None
    if isinstance(saved.header.dice, Fair):
        secret = kept_secret(saved.header.dice.commitment)
        if secret is None:
            raise CannotSave(message("play-save-no-secret", file=str(path)))
    try:
        recorder = resume(path, secret=secret, board=board)
    except (RecordError, OSError) as error:
        raise cannot_read(path, error) from error
    hold(recorder.writer.stream, path)
    return Keeper(path, saved.header, recorder, secret)


def look_at(path: Path) -> Saved:
    """A record at a glance; raises CannotSave for one that cannot be taken up."""
    if not path.is_file():
        raise CannotSave(message("play-save-missing", file=str(path)))
    try:
        saved = glance(path)
    except (RecordError, OSError) as error:
        raise cannot_read(path, error) from error
    if saved.is_closed:
        raise CannotSave(message("play-save-over", file=str(path)))
    return saved


def hold(stream: IO[bytes], path: Path) -> None:
    """Let nobody else write this record while it is open; raises CannotSave."""
    if sys.platform == "win32":
        return  # two windows with one game are the players' own lookout there
    import fcntl

    try:
        fcntl.flock(stream, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        stream.close()
        raise CannotSave(message("play-save-busy", file=str(path))) from None


# The folder.


def data_folder() -> Path:
    """Where this user's games are."""
    from platformdirs import user_data_path

    return user_data_path("rauswurf", appauthor=False)


def is_usual(path: Path) -> bool:
    """Is this where games are saved unless somebody says otherwise?"""
    return path.parent == data_folder() / "games"


def new_file(game: str, moment: datetime) -> Path:
    """Where a new game is saved: a name that tells when it was begun."""
    folder = data_folder() / "games"
    stem = f"{moment:%Y-%m-%d-%H%M%S}-{game}"
    names = (stem + (f"-{number}" if number else "") + RECORD for number in range(100_000))
    return next(folder / name for name in names if not (folder / name).exists())


def unfinished() -> Iterator[Saved]:
    """The saved games that can go on, the newest first."""
    files = (data_folder() / "games").glob(f"*{RECORD}")
    for path in sorted(files, key=lambda path: path.stat().st_mtime, reverse=True):
        if is_sealed(path) or is_held(path):
            continue
        with suppress(RecordError, OSError):
            saved = glance(path)
            if not saved.is_closed:
                yield saved


def glance(path: Path) -> Saved:
    """What a record holds; raises RecordError and OSError."""
    seen = _Glance()
    with path.open("rb") as stream:
        read(stream, seen)
    assert seen.game is not None, "read() begins with the header or raises"
    return Saved(path, seen.game, seen.events, seen.is_closed)


def is_sealed(path: Path) -> bool:
    """Does a record look finished? Reads its end only."""
    with path.open("rb") as stream:
        stream.seek(max(0, path.stat().st_size - TAIL))
        return b'{"seal"' in stream.read()


def is_held(path: Path) -> bool:
    """Is somebody playing this game right now?"""
    try:
        with path.open("rb") as stream:
            hold(stream, path)
    except CannotSave:
        return True
    return False


class _Glance(Visitor):
    def __init__(self) -> None:
        self.game: Header | None = None
        self.events = 0
        self.is_closed = False

    def header(self, line: int, header: Header) -> None:
        self.game = header

    def roll(self, line: int, faces: tuple[int, ...]) -> None:
        self.events += 1

    def move(self, line: int, move: str) -> None:
        self.events += 1

    def seal(self, line: int, claimed: bytes, true: bytes) -> None:
        self.is_closed = True


# Secrets of fair dice, each in a file that its owner alone can read, known by its commitment.


def secret_file(commitment: bytes) -> Path:
    """Where the secret with this commitment is kept."""
    return data_folder() / "secrets" / commitment.hex()


def keep_secret(commitment: bytes, secret: bytes) -> None:
    """Keep a secret until its game is over; raises OSError."""
    path = secret_file(commitment)
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, OWNER_ONLY)
    with os.fdopen(descriptor, "w", encoding="ascii") as file:
        file.write(secret.hex())
        file.flush()
        os.fsync(file.fileno())


def kept_secret(commitment: bytes) -> bytes | None:
    """The secret with this commitment; None if it is not on this machine."""
    try:
        return bytes.fromhex(secret_file(commitment).read_text(encoding="ascii"))
    except (OSError, ValueError):
        return None
