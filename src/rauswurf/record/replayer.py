"""A record played again: the good part as a table, and the first thing that is wrong."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import BinaryIO

from rauswurf.boards import Board
from rauswurf.dice import Dice
from rauswurf.messages import Message, Told, message
from rauswurf.record.errors import Fault, RecordError
from rauswurf.record.header import Header, Seat, seated
from rauswurf.record.reader import Visitor, read
from rauswurf.table import IllegalMove, NotAMove, NotARoll, Outcome, PositionError, Table


@dataclass(frozen=True)
class Replay:
    """What is good about a record: ``table`` stands after the last event that holds.

    ``problem`` is the first thing that is wrong, None if nothing is; ``is_closed`` tells whether
    the record has its last line.
    """

    header: Header
    seats: tuple[Seat, ...]  # with the names of those who sat down after the header was fixed
    table: Table
    problem: RecordError | None
    is_closed: bool


def replay(stream: BinaryIO, board: Board | None = None) -> Replay:
    """Play a record again; raises RecordError if even its header is wrong.

    ``board`` is needed for a game that was not played on its own board. Dice are taken as they
    are: whether they follow from a secret or a seed is for :mod:`.verifier` to say.
    """
    player = Replayer(board)
    header, table, problem = play_through(stream, player)
    return Replay(header, player.seats, table, problem, player.is_closed)


def play_through(stream: BinaryIO, player: "Replayer") -> tuple[Header, Table, RecordError | None]:
    """Let a player play a record as far as it can be; raises RecordError for a wrong header."""
    unreadable = None
    try:
        read(stream, player)
    except RecordError as error:
        unreadable = error
    if player.game is None:
        raise unreadable or RecordError(1, message("record-no-header"))
    return *player.game, player.problem or unreadable


class Replayer(Visitor):
    """Plays what it is told, up to the first thing that cannot be."""

    def __init__(self, board: Board | None = None) -> None:
        self.board = board
        self.game: tuple[Header, Table] | None = None
        self.problem: RecordError | None = None
        self.seats: tuple[Seat, ...] = ()
        self.are_named = False  # did some of them sit down after the header was fixed?
        self.is_closed = False
        self.rolls = 0
        self.moves = 0
        self.taken_back = 0

    @property
    def table(self) -> Table:
        """The table on which the record is played."""
        assert self.game is not None, "the header comes first"
        return self.game[1]

    def header(self, line: int, header: Header) -> None:
        """Set up the game; raises RecordError."""
        try:
            setup = header.setup(self.board)
            table = Table(setup, dice=Dice.by_hand(), position=header.position)
        except PositionError as error:
            reason = message("record-position", reason=error.message)
            raise RecordError(line, reason) from error
        except Told as error:
            raise RecordError(line, error.message) from error
        self.game = header, table
        self.seats = header.seats

    def names(self, line: int, names: tuple[str, ...]) -> None:
        """Who sat down; raises Told for a seat that had a name already."""
        self.seats = seated(self.seats, names)
        self.are_named = True

    def roll(self, line: int, faces: tuple[int, ...]) -> None:
        """Roll these dice."""
        self._attempt(line, lambda: self._roll(faces))

    def move(self, line: int, move: str) -> None:
        """Make this move."""
        self._attempt(line, lambda: self._play(move))

    def undo(self, line: int) -> None:
        """Take the last roll or move back."""
        self._attempt(line, self._take_back)

    def ended(self, line: int, agreed: tuple[int, ...]) -> None:
        """End the game here, with the places as they stand."""
        self._attempt(line, lambda: self._end(agreed))

    def outcome(self, line: int, outcome: Outcome) -> None:
        """Compare with the end that the game has really had."""
        if self.problem is None and outcome != self.table.outcome:
            self._note(line, told_outcome(self.table, outcome), Fault.OUTCOME)

    def seal(self, line: int, claimed: bytes, true: bytes) -> None:
        """The record is closed."""
        self.is_closed = True

    # How it is done.

    def _roll(self, faces: tuple[int, ...]) -> None:
        self.table.roll(*faces)
        self.rolls += 1

    def _play(self, move: str) -> None:
        if move.split() == ["roll"]:
            raise NotAMove(message("record-roll-without-dice"))
        written = self.table.play(move)
        if written != move:
            self.table.undo()
            raise NotAMove(message("record-move-written", move=move, written=written))
        self.moves += 1

    def _end(self, agreed: tuple[int, ...]) -> None:
        self.table.end_early(agreed)

    def _take_back(self) -> None:
        self.table.undo()
        self.taken_back += 1

    def _attempt(self, line: int, action: Callable[[], None]) -> None:
        if self.problem:
            return
        try:
            action()
        except IllegalMove as error:
            refusal = error.refusal
            reason = message("record-move", move=refusal.move, why=refusal.message)
            self._note(line, reason, rule=refusal.rule)
        except NotARoll as error:
            self._note(line, error.message, rule=self._rule_against_rolling())
        except Told as error:
            self._note(line, error.message)

    def _note(self, line: int, reason: Message, fault: Fault = Fault.RULES, rule: str = "") -> None:
        self.problem = self.problem or RecordError(line, reason, fault, rule)

    def _rule_against_rolling(self) -> str:
        """The rule by which nothing is to be rolled now, if it is that."""
        refusal = None if self.table.dice_wanted else self.table.why_not("roll")
        return refusal.rule if refusal else ""


def told_outcome(table: Table, claimed: Outcome) -> Message:
    """What is wrong with an outcome."""
    true = table.outcome
    if true is None:
        return message("record-outcome-early")
    wrong = next(name for name, value in vars(true).items() if getattr(claimed, name) != value)
    return message(f"record-outcome-{wrong}")
