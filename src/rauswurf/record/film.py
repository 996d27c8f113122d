"""A record as a film: what happened in each line, and how the table looked after it."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import BinaryIO

from rauswurf.boards import Board
from rauswurf.messages import Message, message
from rauswurf.record.errors import RecordError
from rauswurf.record.header import Header, Seat
from rauswurf.record.replayer import Replayer, play_through
from rauswurf.table import Event, Table
from rauswurf.table.state import State
from rauswurf.table.table import state_of
from rauswurf.table.telling import sentences_about, sentences_about_end
from rauswurf.table.view import View

BEGINNING = Event("begin")
UNDO = Event("undo")
ENDED = Event("end")


@dataclass(frozen=True)
class Frame:
    """One picture: the line that led to it (0 for the beginning), the event, the state after it."""

    line: int
    event: Event
    state: State


@dataclass(frozen=True)
class Film:
    """The good part of a record in pictures, and the first thing that is wrong."""

    header: Header
    seats: tuple[Seat, ...]  # with the names of those who sat down after the header was fixed
    table: Table
    frames: list[Frame]
    problem: RecordError | None

    def view(self, frame: Frame) -> View:
        """What is to be seen in a picture."""
        family = self.table.family
        return family.ended(frame.state) if frame.event == ENDED else family.view(frame.state)

    def sentences(self, before: Frame, frame: Frame, names: Sequence[Message]) -> list[Message]:
        """What is told about a picture after another one; about the beginning nothing."""
        setup = self.table.setup
        if frame.event == BEGINNING:
            return []
        if frame.event == UNDO:
            return [message("tell-taken-back")]
        if frame.event == ENDED:
            return sentences_about_end(setup, frame.state, names)
        return sentences_about(setup, before.state, frame.event, frame.state, names)


def film(stream: BinaryIO, board: Board | None = None) -> Film:
    """The film of a record; raises RecordError if even its header is wrong."""
    maker = _Filmmaker(board)
    header, table, problem = play_through(stream, maker)
    return Film(header, maker.seats, table, maker.frames, problem)


class _Filmmaker(Replayer):
    """Keeps the state after each line that holds."""

    def __init__(self, board: Board | None) -> None:
        super().__init__(board)
        self.frames: list[Frame] = []

    def header(self, line: int, header: Header) -> None:
        super().header(line, header)
        self._keep(0, BEGINNING)

    def roll(self, line: int, faces: tuple[int, ...]) -> None:
        super().roll(line, faces)
        self._keep(line, Event("roll", faces))

    def move(self, line: int, move: str) -> None:
        super().move(line, move)
        self._keep(line, Event(move))

    def undo(self, line: int) -> None:
        super().undo(line)
        self._keep(line, UNDO)

    def ended(self, line: int, agreed: tuple[int, ...]) -> None:
        super().ended(line, agreed)
        self._keep(line, ENDED)

    def _keep(self, line: int, event: Event) -> None:
        if self.problem is None:
            self.frames.append(Frame(line, event, state_of(self.table).copy()))
