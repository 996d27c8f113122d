"""Taking up a game again from its record, also after its program was killed in mid-line."""

from pathlib import Path
from typing import BinaryIO

from rauswurf.boards import Board
from rauswurf.dice import Dice
from rauswurf.messages import message
from rauswurf.record.errors import Fault, RecordError
from rauswurf.record.policy import Fair, System
from rauswurf.record.reader import STAGES, Together, Visitor, is_whole, lines, read
from rauswurf.record.replayer import Replayer
from rauswurf.record.verifier import DiceCheck, rules_doubt
from rauswurf.record.writer import Recorder, Writer
from rauswurf.table import Outcome


def resume(path: Path, *, secret: bytes | None = None, board: Board | None = None) -> Recorder:
    """The recorder of a game that goes on where its record ends; a line cut off is dropped.

    Fair dice need their secret, which the record does not tell before the end. Raises RecordError
    for a record that does not hold or is closed, and OSError.
    """
    stream = path.open("r+b")
    try:
        return _resume(stream, secret, board)
    except BaseException:
        stream.close()
        raise


def _resume(stream: BinaryIO, secret: bytes | None, board: Board | None) -> Recorder:
    player, dice, end, fallen = Replayer(board), DiceCheck(secret), _End(), _Fallen()
    read(stream, Together([player, dice, end, fallen]))
    assert player.game is not None, "read() begins with the header or raises"
    header, table = player.game
    if player.is_closed:
        raise RecordError(0, message("record-closed"), Fault.END)
    problem = rules_doubt(header) or player.problem or dice.problem
    if problem:
        raise problem
    known = (end.told or secret) if isinstance(header.dice, Fair) else None
    table.dice = header.roll_by(known)
    if isinstance(header.dice, System):
        table.dice = _FallenBefore(fallen.faces, table.dice)
    writer = _writer_after(stream)
    writer.stage = end.stage
    return Recorder(table, writer, table.events)


def _writer_after(stream: BinaryIO) -> Writer:
    """A writer behind the last line that is whole."""
    writer = Writer(stream, fsync=True)
    length = 0
    stream.seek(0)
    for _, raw in lines(stream):
        if is_whole(raw):
            writer.hash.update(raw)
            length += len(raw)
    stream.seek(length)
    stream.truncate()
    return writer


class _End(Visitor):
    """How far the end of a record was written already."""

    def __init__(self) -> None:
        self.stage = 0
        self.told: bytes | None = None

    def ended(self, line: int, agreed: tuple[int, ...]) -> None:
        """The players have ended the game."""
        self.stage = STAGES["ended"]

    def secret(self, line: int, secret: bytes) -> None:
        """The secret is out."""
        self.stage = STAGES["secret"]
        self.told = secret

    def outcome(self, line: int, outcome: Outcome) -> None:
        """The outcome is written."""
        self.stage = STAGES["outcome"]


class _Fallen(Visitor):
    """What each die of the game has shown, by its number, also where it was taken back."""

    def __init__(self) -> None:
        self.faces: list[int] = []
        self._lengths: list[int] = []  # how many dice each event that still counts has used
        self._next = 0  # the number of the next die

    def roll(self, line: int, faces: tuple[int, ...]) -> None:
        """Dice have fallen."""
        self.faces[self._next : self._next + len(faces)] = faces
        self._next += len(faces)
        self._lengths.append(len(faces))

    def move(self, line: int, move: str) -> None:
        """A move uses no dice."""
        self._lengths.append(0)

    def undo(self, line: int) -> None:
        """The dice of the last event are free again."""
        if self._lengths:
            self._next -= self._lengths.pop()


class _FallenBefore(Dice):
    """Dice of the system that remember what they showed: a roll taken back falls as it did."""

    def __init__(self, faces: list[int], further: Dice) -> None:
        self._faces = faces
        self._further = further

    def face(self, k: int) -> int:
        return self._faces[k] if k < len(self._faces) else self._further.face(k)
