"""The state of a table as a fold over its log: who sits where, the game, what is asked.

No transport, no storage, no clock of its own: events come in, and everything else follows. So a
server that was killed, and another node, come to the same state by reading the same log.
"""

from collections import deque
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import NamedTuple

from rauswurf.server.protocol.events import (
    Answered,
    Asked,
    By,
    Joined,
    Left,
    Moved,
    Rematched,
    Returned,
    Rolled,
    TableEvent,
    Undone,
)
from rauswurf.server.protocol.tables import Stage
from rauswurf.server.terms import Terms
from rauswurf.table import Table

KEPT = 2  # past moments in memory; to go back further the log is read again
REMEMBERED = 32  # events of which it is known who did them


class Past(NamedTuple):
    """Something that happened in the game: who did it, and was it a roll?"""

    seat: int
    by: By
    is_roll: bool


@dataclass
class Request:
    """Somebody wants so many events taken back; ``missing`` have not agreed yet."""

    seat: int
    events: int
    missing: set[int]


class Forgotten(Exception):
    """An undo that goes back further than the memory: the log has to be read again."""


@dataclass
class Authority:
    """A table."""

    terms: Terms
    kept: int = KEPT
    sequence: int = -1
    moment: int = -1
    table: Table | None = None  # until the game begins
    names: dict[int, str] = field(default_factory=dict)
    words: dict[int, str] = field(default_factory=dict)
    away: dict[int, By] = field(default_factory=dict)  # a bot plays for them, and why
    asked: Request | None = None
    past: deque[Past] = field(default_factory=lambda: deque(maxlen=REMEMBERED))
    thought: dict[int, int] = field(default_factory=dict)  # milliseconds, by seat
    rematch: str | None = None

    def __post_init__(self) -> None:
        self._begin_if_complete()

    @classmethod
    def read(cls, terms: Terms, log: Iterable[TableEvent]) -> "Authority":
        """The table that a log tells of."""
        events = list(log)
        deepest = max((event.events for event in events if isinstance(event, Undone)), default=0)
        table = cls(terms, kept=max(KEPT, deepest))
        for event in events:
            table.apply(event)
        return table

    # What is so.

    @property
    def stage(self) -> Stage:
        """Does the table wait for players, is it played on, or is the game over?"""
        if self.table is None:
            return "waiting"
        return "over" if self.table.is_over else "playing"

    @property
    def acting(self) -> int | None:
        """The seat that is to do something in the game; None if nobody is."""
        if self.table is None or self.table.is_over:
            return None
        return self.terms.setup.seat_of(self.table.state.turn)

    @property
    def is_bot_acting(self) -> bool:
        """Does a bot decide now?"""
        seat = self.acting
        return seat is not None and (seat in self.away or seat not in self.terms.people)

    @property
    def by_hand(self) -> bool:
        """Are the dice real ones?"""
        return self.terms.choice.dice == "hand"

    @property
    def voters(self) -> set[int]:
        """The people whose consent counts: those who are at the table."""
        return set(self.terms.people) - set(self.away)

    # What happens.

    def apply(self, event: TableEvent) -> None:
        """Take up the next event of the log; raises Forgotten, and then nothing has changed."""
        if isinstance(event, Undone):
            self._undo(event.events)
        self.sequence += 1
        if isinstance(event, Rolled | Moved):
            self._play(event)
        if isinstance(event, Rolled | Moved | Undone):
            self.moment = self.sequence
            self.asked = None
        elif isinstance(event, Joined):
            self._seat(event)
        else:
            self._arrange(event)

    def _play(self, event: Rolled | Moved) -> None:
        assert self.table is not None, "nobody plays before the game begins"
        if isinstance(event, Rolled):
            self.table.roll(*event.faces)
        else:
            self.table.play(event.move)
        self.thought[event.seat] = self.thought.get(event.seat, 0) + event.thought
        self.past.append(Past(event.seat, event.by, isinstance(event, Rolled)))
        self.table.forget(self.kept)

    def _undo(self, events: int) -> None:
        if self.table is None or len(self.table.events) < events:
            raise Forgotten
        for _ in range(events):
            self.table.undo()
            if self.past:
                self.past.pop()

    def _seat(self, event: Joined) -> None:
        self.names[event.seat] = event.name
        self.words[event.seat] = event.words
        self._begin_if_complete()

    def _begin_if_complete(self) -> None:
        if self.table is not None or len(self.words) < len(self.terms.people):
            return
        terms = self.terms
        dice = terms.agreed(self.words).roll_by(terms.secret)
        self.table = Table(terms.setup, dice=dice, position=terms.header.position)
        self.moment = self.sequence

    def _arrange(self, event: TableEvent) -> None:
        """What changes around the game but not in it."""
        if isinstance(event, Asked):
            missing = self.voters - {event.seat}
            self.asked = Request(event.seat, event.events, missing)
        elif isinstance(event, Answered) and self.asked:
            self.asked.missing.discard(event.seat)
            self.asked = self.asked if event.yes else None
        elif isinstance(event, Left):
            self.away[event.seat] = event.by
            if self.asked:
                self.asked.missing.discard(event.seat)
        elif isinstance(event, Returned):
            self.away.pop(event.seat, None)
        elif isinstance(event, Rematched):
            self.rematch = event.table
