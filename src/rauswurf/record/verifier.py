"""Does a record hold? The rules, the dice, the outcome and the seal, each looked at on its own."""

from dataclasses import dataclass
from typing import BinaryIO

from rauswurf.boards import Board
from rauswurf.dice import Dice
from rauswurf.messages import Message, message
from rauswurf.record.errors import Fault, RecordError
from rauswurf.record.header import Header, Seat
from rauswurf.record.policy import Fair, Seeded
from rauswurf.record.reader import Together, Visitor, read
from rauswurf.record.replayer import Replayer
from rauswurf.table import Table


@dataclass(frozen=True)
class Verdict:
    """What is to be said about a record: the first problem of each kind, and some numbers.

    ``rolls`` and ``moves`` are those that follow the rules. ``rolls_checked`` are those that could
    be compared with what the dice gave: none of a game with real dice, or with dice of the system.
    """

    header: Header
    seats: tuple[Seat, ...]  # with the names of those who sat down after the header was fixed
    are_named: bool  # are there such names?
    table: Table
    rolls: int
    moves: int
    taken_back: int
    rolls_taken_back: int
    rolls_checked: int
    seal: bytes | None  # None: the record is not closed
    game_problem: RecordError | None  # of the rules or the outcome
    end_problem: RecordError | None  # the game has no end
    dice_problem: RecordError | None
    seal_problem: RecordError | None

    @property
    def problems(self) -> list[RecordError]:
        """All that is wrong."""
        found = (self.game_problem, self.end_problem, self.dice_problem, self.seal_problem)
        return [problem for problem in found if problem]

    @property
    def is_closed(self) -> bool:
        """Is there a last line that says so?"""
        return self.seal is not None

    @property
    def breaks_rules(self) -> bool:
        """Is a roll or move against the rules?"""
        return self.game_problem is not None and self.game_problem.fault is Fault.RULES

    @property
    def holds(self) -> bool:
        """Is everything as it should be?"""
        return not self.problems

    @property
    def holds_so_far(self) -> bool:
        """Is nothing wrong but that the end is missing?"""
        return all(problem.fault is Fault.END for problem in self.problems)


def verify(stream: BinaryIO, board: Board | None = None) -> Verdict:
    """Look at every line of a record; raises RecordError for what is no record."""
    player, dice, seal = Replayer(board), DiceCheck(), SealCheck()
    read(stream, Together([player, dice, seal]))
    assert player.game is not None, "read() begins with the header or raises"
    header, table = player.game
    return Verdict(
        header=header,
        seats=player.seats,
        are_named=player.are_named,
        table=table,
        rolls=player.rolls,
        moves=player.moves,
        taken_back=player.taken_back,
        rolls_taken_back=dice.taken_back,
        rolls_checked=dice.checked,
        seal=seal.claimed,
        game_problem=player.problem or rules_doubt(header),
        end_problem=unended(player),
        dice_problem=dice.problem,
        seal_problem=seal.problem,
    )


def unended(player: Replayer) -> RecordError | None:
    """A game without an end proves nothing: whoever lost may have cut it off and sealed it anew."""
    if player.problem or player.table.is_over:
        return None
    return RecordError(0, message("record-no-end"), Fault.END)


def rules_doubt(header: Header) -> RecordError | None:
    """Nobody can vouch for a game by rules that are not known here, even if all of it agrees."""
    if header.has_known_rules:
        return None
    return RecordError(1, header.unknown_rules, Fault.RULES)


@dataclass(frozen=True)
class Rolled:
    """A roll: its line, its number, the number of its first die, and what fell."""

    line: int
    number: int
    first: int
    faces: tuple[int, ...]


class DiceCheck(Visitor):
    """Compares every roll, taken back or not, with what the dice of the header give.

    It knows no rules: a game that breaks one can still have honest dice. ``secret`` is one that is
    known before the record tells it.
    """

    def __init__(self, secret: bytes | None = None) -> None:
        self._given = secret
        self.problem: RecordError | None = None
        self.checked = 0
        self.taken_back = 0
        self._is_closed = False
        self._is_told = False
        self._header: Header | None = None
        self._rolls: list[Rolled] = []
        self._lengths: list[int] = []  # how many dice each event that still counts has used
        self._next = 0  # the number of the next die

    def header(self, line: int, header: Header) -> None:
        """The game whose dice are looked at."""
        self._header = header

    def roll(self, line: int, faces: tuple[int, ...]) -> None:
        """Keep a roll until it can be compared."""
        self._rolls.append(Rolled(line, len(self._rolls) + 1, self._next, faces))
        self._lengths.append(len(faces))
        self._next += len(faces)

    def move(self, line: int, move: str) -> None:
        """No dice."""
        self._lengths.append(0)

    def undo(self, line: int) -> None:
        """The dice of what is taken back will fall again."""
        length = self._lengths.pop() if self._lengths else 0
        self._next -= length
        self.taken_back += length > 0

    def secret(self, line: int, secret: bytes) -> None:
        """Now fair dice can be compared."""
        self._is_told = True
        self._compare_fair(line, secret)

    def seal(self, line: int, claimed: bytes, true: bytes) -> None:
        """No secret can follow."""
        self._is_closed = True

    def end(self, line: int) -> None:
        """Dice of a seed need nothing else; fair dice without a secret break their promise."""
        header = self._known_header
        if isinstance(header.dice, Seeded):
            self._compare(header.roll_by())
        elif isinstance(header.dice, Fair) and not self._is_told:
            self._compare_untold(line)

    def _compare_untold(self, line: int) -> None:
        if self._given is not None:
            self._compare_fair(0, self._given)
        elif self._is_closed:
            self._note(line, message("record-secret-broken"))
        else:
            self._note(line, message("record-secret-later"), Fault.END)

    def _compare_fair(self, line: int, secret: bytes) -> None:
        header = self._known_header
        if not isinstance(header.dice, Fair):
            self._note(line, message("record-secret-strange"))
        elif header.commit(secret) != header.dice.commitment:
            self._note(line, message("record-secret-other"))
        else:
            self._compare(header.roll_by(secret))

    @property
    def _known_header(self) -> Header:
        assert self._header is not None, "the header comes first"
        return self._header

    def _compare(self, dice: Dice) -> None:
        self.checked = len(self._rolls)
        for roll in self._rolls:
            right = tuple(dice.face(roll.first + k) for k in range(len(roll.faces)))
            if roll.faces != right:
                said = spaced(roll.faces)
                self._note(
                    roll.line,
                    message(
                        "record-roll-wrong", number=roll.number, said=said, right=spaced(right)
                    ),
                )

    def _note(self, line: int, reason: Message, fault: Fault = Fault.DICE) -> None:
        self.problem = self.problem or RecordError(line, reason, fault)


class SealCheck(Visitor):
    """Looks at the end of a record: is it there, and is all before it untouched?"""

    def __init__(self) -> None:
        self.problem: RecordError | None = None
        self.claimed: bytes | None = None

    def seal(self, line: int, claimed: bytes, true: bytes) -> None:
        """Compare the seal with what it should be."""
        self.claimed = claimed
        if claimed != true:
            self.problem = RecordError(line, message("record-seal-broken"), Fault.SEAL)

    def cut(self, line: int) -> None:
        """The last line is not whole."""
        self.problem = RecordError(line, message("record-line-cut"), Fault.END)

    def end(self, line: int) -> None:
        """A record without its seal may lack more than that."""
        if self.claimed is None and self.problem is None:
            self.problem = RecordError(line, message("record-not-closed"), Fault.END)


def spaced(faces: tuple[int, ...]) -> str:
    """Dice as people write them."""
    return " ".join(map(str, faces))
