"""Is the server well? If it is not, what is wrong with it."""

import shutil
from dataclasses import dataclass
from pathlib import Path
from time import monotonic

from rauswurf.messages import Message, message
from rauswurf.server.metrics import Metrics
from rauswurf.server.store import Store, StoreAway
from rauswurf.server.store.writer import Writer

MEGABYTE = 1_000_000
LEAST_FREE = 50 * MEGABYTE  # bytes; below that a disk is as good as full
MOST_WAITING = 1000  # events; more can be waited for, but somebody should know
RECENT = 10.0  # seconds for which something that could not be stored tells about today
FRESH = 2.0  # seconds for which nobody has to look again


@dataclass(frozen=True)
class Health:
    """How the server is at a moment."""

    answers: bool  # the database does
    unstored: str | None  # why the last events could not be stored, if that was just now
    free: int | None  # bytes on the disk of the database, where it is ours
    waiting: int  # events that are not stored yet

    @property
    def faults(self) -> tuple[Message, ...]:
        """Everything that is wrong."""
        found = []
        if not self.answers:
            found.append(message("server-unwell-database"))
        if self.unstored is not None:
            found.append(message("server-unwell-unstored", why=self.unstored))
        if self.free is not None and self.free < LEAST_FREE:
            megabytes = {"free": self.free // MEGABYTE, "least": LEAST_FREE // MEGABYTE}
            found.append(message("server-unwell-disk", **megabytes))
        if self.waiting > MOST_WAITING:
            found.append(message("server-unwell-backlog", waiting=self.waiting))
        return tuple(found)


class Doctor:
    """Looks how the server is, but not more often than makes sense."""

    def __init__(self, store: Store, writer: Writer, metrics: Metrics) -> None:
        self.store = store
        self.writer = writer
        self.metrics = metrics
        self._found: Health | None = None
        self._looked = 0.0

    async def look(self) -> Health:
        """How the server is; the metrics know it too from now on."""
        if self._found is None or monotonic() - self._looked > FRESH:
            found = Health(
                await self._answers(), self._unstored(), self._free(), self.writer.waiting
            )
            self._found, self._looked = found, monotonic()
            self.metrics.note_health(found.answers, found.free, found.waiting)
        return self._found

    async def _answers(self) -> bool:
        try:
            await self.store.ping()
        except StoreAway:
            return False
        return True

    def _unstored(self) -> str | None:
        trouble = self.writer.trouble
        return trouble.why if trouble and monotonic() - trouble.time < RECENT else None

    def _free(self) -> int | None:
        folder = self.store.database.folder
        return None if folder is None else free_in(folder)


def free_in(folder: Path) -> int:
    """The free bytes on the disk of a folder; none if even the folder is away."""
    try:
        return shutil.disk_usage(folder).free
    except OSError:
        return 0
