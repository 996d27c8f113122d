"""Writing a record while the game goes on: each line is on the disk before the next one begins."""

import hashlib
import json
import os
from collections.abc import Sequence
from pathlib import Path
from typing import Any, BinaryIO, Self

from rauswurf.messages import Told, message
from rauswurf.record import limits
from rauswurf.record.header import Header
from rauswurf.record.reader import SEALED, STAGES
from rauswurf.table import Event, Outcome, Table


class Writer:
    """Appends lines to a record; raises Told for a line that cannot come any more."""

    def __init__(self, stream: BinaryIO, *, fsync: bool = False) -> None:
        self.stream = stream
        self.fsync = fsync  # outlives not only the program but the power too, and takes longer
        self.stage = 0
        self.hash = hashlib.sha256()

    def header(self, header: Header) -> None:
        """The first line."""
        self._write(header.data())

    def names(self, names: Sequence[str]) -> None:
        """Who sat down, by seat; the header has those that were known before."""
        self._line("names", list(names))

    def event(self, event: Event) -> None:
        """A roll or a move."""
        if event.faces:
            self._line("roll", list(event.faces))
        else:
            self._line("move", event.text)

    def undo(self) -> None:
        """The last roll or move is taken back."""
        self._line("undo", True)

    def ended(self, agreed: Sequence[int]) -> None:
        """The game was ended early; these seats agreed."""
        self._line("ended", list(agreed))

    def secret(self, secret: bytes) -> None:
        """Nothing can be rolled after this."""
        self._line("secret", secret.hex())

    def outcome(self, outcome: Outcome) -> None:
        """How the game ended."""
        data: dict[str, Any] = {
            "places": list(outcome.places),
            "winners": list(outcome.winners),
            "rule": outcome.rule,
        }
        if outcome.points:
            data["points"] = list(outcome.points)
        self._line("outcome", data)

    def seal(self) -> None:
        """The last line: a hash of all that was written."""
        self._line("seal", self.hash.hexdigest())

    def _line(self, word: str, value: object) -> None:
        stage = STAGES[word]
        if stage < self.stage or self.stage == SEALED:
            raise Told(message("record-written-out", word=word))
        self.stage = stage
        self._write({word: value})

    def _write(self, data: dict[str, Any]) -> None:
        line = json.dumps(data, separators=(",", ":"), ensure_ascii=False).encode() + b"\n"
        if len(line) > limits.LINE:
            raise Told(message("record-line-limit", most=limits.LINE))
        self.stream.write(line)
        self.stream.flush()
        if self.fsync:
            os.fsync(self.stream.fileno())
        self.hash.update(line)


class Recorder:
    """Keeps the record of a table: say ``update()`` whenever something happened there.

    As a context it closes its file at the end; the record itself is closed by ``finish()``.
    """

    def __init__(self, table: Table, writer: Writer, written: Sequence[Event] = ()) -> None:
        self.table = table
        self.writer = writer
        self.written = list(written)

    @classmethod
    def begin(cls, table: Table, header: Header, stream: BinaryIO, *, fsync: bool = False) -> Self:
        """Start the record of a table; what has happened there already is written at once."""
        recorder = cls(table, Writer(stream, fsync=fsync))
        recorder.writer.header(header)
        recorder.update()
        return recorder

    @classmethod
    def create(cls, table: Table, header: Header, path: Path) -> Self:
        """Start the record of a table in a new file; raises FileExistsError if there is one."""
        return cls.begin(table, header, path.open("xb"), fsync=True)

    def update(self) -> None:
        """Write what has happened since the last time, takebacks too."""
        events = self.table.events
        same = min(len(events), len(self.written))
        # Equal events are not enough: a move that was taken back and made again is another one.
        while same and events[same - 1] is not self.written[same - 1]:
            same -= 1
        for _ in self.written[same:]:
            self.writer.undo()
            self.written.pop()
        for event in events[same:]:
            self.writer.event(event)
            self.written.append(event)

    def finish(self, secret: bytes | None = None) -> None:
        """Close the record of a game that is over or broken off; fair dice tell their secret."""
        self.update()
        done = self.writer.stage
        if self.table.ended is not None and done < STAGES["ended"]:
            self.writer.ended(self.table.ended)
        if secret is not None and done < STAGES["secret"]:
            self.writer.secret(secret)
        if self.table.outcome and done < STAGES["outcome"]:
            self.writer.outcome(self.table.outcome)
        self.writer.seal()

    def close(self) -> None:
        """Close the file; a game that goes on can be resumed later."""
        self.writer.stream.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()
