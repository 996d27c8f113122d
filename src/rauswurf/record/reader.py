"""A record read line by line; whoever wants to know what it says hands in a visitor.

    {"rauswurf":1,"game":"madn",...}   the header
    {"names":["Ada","Ben"]}            who sat down, if the header could not know it
    {"roll":[6]}                       events, as many as happened
    {"move":"B-0"}
    {"undo":true}                      the last roll or move that still counts is taken back
    {"ended":[0,2]}                    players ended it early; these seats agreed
    {"secret":"..."}                   the end: the secret of fair dice,
    {"outcome":{...}}                  how the game ended (not if it was broken off),
    {"seal":"..."}                     a SHA-256 hash of all bytes before this line

Nothing is kept but the line at hand, and nothing in it is believed before it was checked.
"""

import hashlib
from collections.abc import Iterable, Iterator
from functools import partial
from typing import Any, BinaryIO

from rauswurf.messages import Told, message
from rauswurf.record import limits
from rauswurf.record.errors import RecordError
from rauswurf.record.header import Header, read_header
from rauswurf.record.policy import MOST_SEATS
from rauswurf.record.strict import Keys, digest, parse, shown, some, text, true, whole
from rauswurf.table import Outcome

# What may follow: a line never stands before one of an earlier stage.
STAGES = {
    "names": 1,
    "roll": 2,
    "move": 2,
    "undo": 2,
    "ended": 3,
    "secret": 4,
    "outcome": 5,
    "seal": 6,
}
EVENTS_STAGE, SEALED = 2, 6
POINTS = 1000  # more than anybody can win or lose


class Visitor:
    """Is told each line of a record in turn; what it does not care about does nothing."""

    def header(self, line: int, header: Header) -> None:
        """The game that follows."""

    def names(self, line: int, names: tuple[str, ...]) -> None:
        """Who sat down, by seat; raises Told for names that cannot be."""

    def roll(self, line: int, faces: tuple[int, ...]) -> None:
        """Dice were rolled."""

    def move(self, line: int, move: str) -> None:
        """A move was made."""

    def undo(self, line: int) -> None:
        """The last roll or move was taken back."""

    def ended(self, line: int, agreed: tuple[int, ...]) -> None:
        """The game was ended early; these seats agreed."""

    def secret(self, line: int, secret: bytes) -> None:
        """The secret of fair dice is told."""

    def outcome(self, line: int, outcome: Outcome) -> None:
        """The game is said to have ended so."""

    def seal(self, line: int, claimed: bytes, true: bytes) -> None:
        """The record is closed with a hash; ``true`` is what it should be."""

    def cut(self, line: int) -> None:
        """The last line does not end: whoever wrote it was interrupted."""

    def end(self, line: int) -> None:
        """There are no more lines; ``line`` was the last."""


class Together(Visitor):
    """Several visitors who go through a record at the same time."""

    def __init__(self, visitors: Iterable[Visitor]) -> None:
        self.visitors = list(visitors)

    def header(self, line: int, header: Header) -> None:
        for visitor in self.visitors:
            visitor.header(line, header)

    def names(self, line: int, names: tuple[str, ...]) -> None:
        for visitor in self.visitors:
            visitor.names(line, names)

    def roll(self, line: int, faces: tuple[int, ...]) -> None:
        for visitor in self.visitors:
            visitor.roll(line, faces)

    def move(self, line: int, move: str) -> None:
        for visitor in self.visitors:
            visitor.move(line, move)

    def undo(self, line: int) -> None:
        for visitor in self.visitors:
            visitor.undo(line)

    def ended(self, line: int, agreed: tuple[int, ...]) -> None:
        for visitor in self.visitors:
            visitor.ended(line, agreed)

    def secret(self, line: int, secret: bytes) -> None:
        for visitor in self.visitors:
            visitor.secret(line, secret)

    def outcome(self, line: int, outcome: Outcome) -> None:
        for visitor in self.visitors:
            visitor.outcome(line, outcome)

    def seal(self, line: int, claimed: bytes, true: bytes) -> None:
        for visitor in self.visitors:
            visitor.seal(line, claimed, true)

    def cut(self, line: int) -> None:
        for visitor in self.visitors:
            visitor.cut(line)

    def end(self, line: int) -> None:
        for visitor in self.visitors:
            visitor.end(line)


def read(stream: BinaryIO, visitor: Visitor) -> None:
    """Tell a visitor what a record says; raises RecordError at the first line that says nothing."""
    reader = _Reader(visitor)
    number = 0
    for number, raw in lines(stream):
        reader.line(number, raw)
    if number == 0:
        raise RecordError(1, message("record-empty-file"))
    visitor.end(number)


def header_of(stream: BinaryIO) -> Header:
    """The header of a record; raises RecordError."""
    _, raw = next(lines(stream), (1, b""))
    try:
        return read_header(parse(raw))
    except Told as error:
        raise RecordError(1, error.message) from error


def lines(stream: BinaryIO) -> Iterator[tuple[int, bytes]]:
    """The lines with their numbers, from 1; raises RecordError for one that is too long."""
    number = 0
    while raw := stream.readline(limits.LINE + 1):
        number += 1
        if len(raw) > limits.LINE:
            raise RecordError(number, message("record-long-line", most=limits.LINE))
        yield number, raw


class _Reader:
    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.stage = 0
        self.events = 0
        self.seats = MOST_SEATS
        self.people: list[int] = []  # seats that can agree to something
        self.hash = hashlib.sha256()

    def line(self, number: int, raw: bytes) -> None:
        """One line; raises RecordError."""
        try:
            if number == 1:
                self.header(raw)
            elif not is_whole(raw):
                self.visitor.cut(number)
            else:
                self.entry(number, parse(raw))
        except RecordError:
            raise
        except Told as error:
            raise RecordError(number, error.message) from error
        self.hash.update(raw)

    def header(self, raw: bytes) -> None:
        header = read_header(parse(raw))
        if not is_whole(raw):
            raise Told(message("record-header-cut"))
        self.seats = len(header.seats)
        self.people = [k for k, seat in enumerate(header.seats) if not seat.bot]
        self.visitor.header(1, header)

    def entry(self, number: int, data: dict[str, Any]) -> None:
        """A line after the header: an object with one key."""
        if len(data) != 1 or not data.keys() <= STAGES.keys():
            said = shown(", ".join(data))
            raise Told(message("record-unexpected", known=list(STAGES), value=said))
        [word] = data
        self.advance(word)
        read_entry = {
            "names": self.names,
            "roll": self.roll,
            "move": self.move,
            "undo": self.undo,
            "ended": self.ended,
            "secret": self.secret,
            "outcome": self.outcome,
            "seal": self.seal,
        }[word]
        Keys(data, message("record-a-line")).take(word, partial(read_entry, number))

    def advance(self, word: str) -> None:
        """Raise Told unless such a line may stand here."""
        stage = STAGES[word]
        if stage < self.stage or (stage == self.stage != EVENTS_STAGE):
            is_late = message("record-too-late", word=word)
            raise Told(message("record-names-late") if word == "names" else is_late)
        self.stage = stage
        self.events += stage == EVENTS_STAGE
        if self.events > limits.EVENTS:
            raise Told(message("record-many-events", most=limits.EVENTS))

    # The single kinds of line.

    def names(self, line: int, value: object) -> None:
        name = partial(text, most=limits.NAME)
        self.visitor.names(line, some(value, self.seats, self.seats, name))

    def roll(self, line: int, value: object) -> None:
        self.visitor.roll(line, some(value, 1, limits.DICE, partial(whole, least=1, most=6)))

    def move(self, line: int, value: object) -> None:
        self.visitor.move(line, text(value, limits.MOVE))

    def undo(self, line: int, value: object) -> None:
        true(value)
        self.visitor.undo(line)

    def ended(self, line: int, value: object) -> None:
        agreed = some(value, 0, self.seats, partial(whole, least=0, most=self.seats - 1))
        if sorted(set(agreed) & set(self.people)) != list(agreed):
            raise Told(message("record-ended-seats"))
        self.visitor.ended(line, agreed)

    def secret(self, line: int, value: object) -> None:
        self.visitor.secret(line, digest(value))

    def outcome(self, line: int, value: object) -> None:
        self.visitor.outcome(line, read_outcome(value, self.seats))

    def seal(self, line: int, value: object) -> None:
        self.visitor.seal(line, digest(value), self.hash.digest())


def is_whole(raw: bytes) -> bool:
    """Was this line written to its end? A seal needs no line break: many tools drop the last."""
    return raw.endswith(b"\n") or (raw.startswith(b'{"seal"') and raw.endswith(b"}"))


def read_outcome(value: object, seats: int) -> Outcome:
    """An outcome as it stands in a record; raises Told."""
    keys = Keys(value, "outcome")
    name = partial(text, most=limits.NAME)
    place = partial(whole, least=1, most=seats)
    points = partial(whole, least=-POINTS, most=POINTS)
    outcome = Outcome(
        places=keys.take("places", lambda v: some(v, seats, seats, place)),
        winners=keys.take("winners", lambda v: some(v, 1, MOST_SEATS, name)),
        rule=keys.take("rule", name),
        points=keys.take("points", lambda v: some(v, seats, seats, points))
        if keys.has("points")
        else (),
    )
    keys.end()
    return outcome
