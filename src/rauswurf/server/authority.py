"""The state of a table as a fold over its log: who sits where, the game, what is asked.

No transport, no storage, no clock of its own: events come in, and everything else follows. So a
server that was killed, and another node, come to the same state by reading the same log.
"""

from collections import deque
from collections.abc import Iterable
from copy import copy
from dataclasses import dataclass, field, replace
from typing import NamedTuple

from rauswurf.messages import Told
from rauswurf.server.protocol.events import (
    Accepted,
    Answered,
    Asked,
    By,
    Chatted,
    Coached,
    Ended,
    Joined,
    Left,
    Moved,
    Muted,
    Reacted,
    Rematched,
    Removed,
    Returned,
    Rolled,
    TableEvent,
    Talking,
    Undone,
    Unnamed,
    Voted,
)
from rauswurf.server.protocol.tables import CoachChoice, CoachInfo, Stage
from rauswurf.server.terms import Terms
from rauswurf.table import Event, Table

KEPT = 2  # past moments in memory; to go back further the log is read again
REMEMBERED = 32  # events of which it is known who did them


class Past(NamedTuple):
    """Something that happened in the game: who did it, and was it a roll?"""

    seat: int
    by: By
    is_roll: bool


@dataclass(frozen=True)
class Request:
    """Somebody wants so many events taken back; ``missing`` have not agreed yet."""

    seat: int
    events: int
    missing: frozenset[int]
    shows_dice: bool  # is a roll among them?

    def without(self, seat: int) -> "Request":
        """The same, and this seat is no longer waited for."""
        return replace(self, missing=self.missing - {seat})


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
    chatted: dict[int, int] = field(default_factory=dict)  # how often each seat said something
    declined: dict[int, int] = field(
        default_factory=dict
    )  # how often a seat's wish to take back was
    must_wait: frozenset[int] = frozenset()  # seats that were told no and have not acted since
    chat: bool = True
    reactions: bool = True
    coach: CoachChoice = field(default_factory=CoachChoice)  # as whoever opened the table wants it
    accepted: frozenset[int] = frozenset()  # seats that agree to that
    reacted: dict[int, int] = field(default_factory=dict)  # how often each seat showed a sign
    muted: frozenset[int] = frozenset()
    free: frozenset[int] = frozenset()  # seats whose player was removed from a game
    newcomers: frozenset[int] = frozenset()  # seats on which somebody else sat in earlier games
    marks: dict[int, str] = field(default_factory=dict)  # of those who came with the code
    blocked: frozenset[tuple[int, str]] = frozenset()  # seats and marks of those who are kept out
    enough: frozenset[int] = frozenset()  # seats that want the game to end here
    end_declined: tuple[int, int] = (0, -1)  # how often that was, and at which moment the last time
    rematch: str | None = None
    disagrees: bool = False  # has something happened that the rules of today do not know?

    def __post_init__(self) -> None:
        self.chat, self.reactions = self.terms.choice.chat, self.terms.choice.reactions
        self.coach, self.accepted = self.terms.choice.coach, frozenset(self.terms.here)
        self._begin_if_complete()

    @classmethod
    def read(cls, terms: Terms, log: Iterable[TableEvent]) -> "Authority":
        """The table that a log tells of; raises what applying an event raises."""
        events = list(log)
        a = cls(terms, kept=max(KEPT, deepest_undo(events)))
        for event in events:
            a.apply(event)
        a.kept = KEPT
        if a.table is not None:
            a.table.forget(KEPT)
        return a

    def after(self, event: TableEvent) -> "Authority":
        """This table one event later, while this one stays; raises what applying raises."""
        later = copy(self)
        later.table = self.table.copy() if self.table else None
        later.names, later.words = dict(self.names), dict(self.words)
        later.away, later.thought = dict(self.away), dict(self.thought)
        later.chatted, later.declined = dict(self.chatted), dict(self.declined)
        later.reacted, later.marks = dict(self.reacted), dict(self.marks)
        later.past = self.past.copy()
        later.apply(event)
        return later

    # What is so.

    @property
    def stage(self) -> Stage:
        """Does the table wait for players, is it played on, or is the game over?"""
        if self.table is None:
            return "waiting"
        return "over" if self.table.is_over else "playing"

    @property
    def can_go_on(self) -> bool:
        """Are the rules of this game known here? Else it is shown as far as it agrees."""
        return self.terms.header.has_known_rules

    @property
    def acting(self) -> int | None:
        """The seat that is to do something in the game; None if nobody is."""
        if self.table is None or self.table.is_over or not self.can_go_on:
            return None
        return self.table.seat

    @property
    def is_bot_acting(self) -> bool:
        """Does a bot decide now?"""
        seat = self.acting
        return seat is not None and (seat in self.away or seat not in self.terms.people)

    @property
    def undecided(self) -> frozenset[int]:
        """The people at the table who have not said that the game is to end here."""
        return frozenset(self.terms.people) - self.away.keys() - self.enough

    @property
    def by_hand(self) -> bool:
        """Are the dice real ones?"""
        return self.terms.choice.dice == "hand"

    def shows_dice(self, events: int) -> bool:
        """Is a roll among the last so many events of the game?"""
        return any(past.is_roll for past in list(self.past)[-events:])

    def voters(self, events: int) -> frozenset[int]:
        """The people without whom so many events are not taken back.

        Dice fall again as they did: whoever takes back a roll knows it when they choose again. So
        that needs everybody, also those who are gone; all else only those who are at the table.
        """
        people = frozenset(self.terms.people) - self.free
        return people if self.shows_dice(events) else people - self.away.keys()

    @property
    def coaching(self) -> CoachInfo:
        """What the coach shows; at a public table nothing until everybody there agrees."""
        c = self.coach
        strangers = self.terms.choice.visibility == "public" and (c.chances or c.hints or c.tutor)
        seated = self.words.keys() - self.free if strangers else set()
        missing = tuple(sorted(seated - self.accepted))
        return CoachInfo(c.chances, c.hints, c.tutor, missing)

    @property
    def is_coached(self) -> bool:
        """May anybody here be answered by the coach?"""
        c = self.coaching
        return (c.chances or c.hints or c.tutor) and not c.missing

    @property
    def shows_chances(self) -> bool:
        """Does everybody here hear of their chances?"""
        return self.coaching.chances and not self.coaching.missing

    # What happens.

    def apply(self, event: TableEvent) -> None:
        """Take up the next event of the log; raises Forgotten, and then nothing has changed.

        An event that cannot be raises something else, and this table is of no use any more.
        """
        for seat in seats_in(event):
            if seat not in range(self.terms.header.players):
                raise ValueError(f"there is no seat {seat}")
        if isinstance(event, Undone) and not self.disagrees:
            self._undo(event.events)
        self.sequence += 1
        if isinstance(event, Rolled | Moved):
            self._play_if_agreed(event)
        if isinstance(event, Rolled | Moved | Undone):
            self.moment = self.sequence
            self.asked = None
        elif isinstance(event, Ended):
            self._end(event)
        elif isinstance(event, Joined):
            self._seat(event)
        else:
            self._arrange(event)

    def _play_if_agreed(self, event: Rolled | Moved) -> None:
        """Play an event; by rules that are not known here nothing after the first that fails."""
        if self.disagrees:
            return
        try:
            self._play(event)
        except Told:
            if self.can_go_on:
                raise
            self.disagrees = True

    def _play(self, event: Rolled | Moved) -> None:
        assert self.table is not None, "nobody plays before the game begins"
        if isinstance(event, Rolled):
            self.table.apply(Event("roll", event.faces))
        else:
            self.table.play(event.move)
        self.thought[event.seat] = self.thought.get(event.seat, 0) + event.thought
        if event.by == "player":
            self.must_wait -= {event.seat}
        self.past.append(Past(event.seat, event.by, isinstance(event, Rolled)))
        self.table.forget(self.kept)

    def _undo(self, events: int) -> None:
        if self.table is None or len(self.table.events) < events:
            raise Forgotten
        for _ in range(events):
            self.table.undo()
            if self.past:
                self.past.pop()

    def _end(self, event: Ended) -> None:
        assert self.table is not None, "nobody ends what has not begun"
        self.moment = self.sequence
        self.asked = None
        if not self.disagrees:
            self.table.end_early(event.agreed)

    def _seat(self, event: Joined) -> None:
        self.names[event.seat] = event.name
        self.marks[event.seat] = event.mark
        if self.table is not None:  # the dice have the words of whoever sat here before
            self.free -= {event.seat}
            self.away.pop(event.seat, None)
            return
        self.words[event.seat] = event.words
        self._begin_if_complete()

    def _begin_if_complete(self) -> None:
        if self.table is not None or len(self.words) < len(self.terms.people):
            return
        terms = self.terms
        dice = terms.agreed(self.words).roll_by(terms.secret)
        self.table = Table(terms.setup, dice=dice, position=terms.header.position)
        self.moment = self.sequence

    def _decline(self, asked: Request) -> None:
        self.asked = None
        self.declined[asked.seat] = self.declined.get(asked.seat, 0) + 1
        self.must_wait |= {asked.seat}

    def _arrange(self, event: TableEvent) -> None:
        """What changes around the game but not in it."""
        if isinstance(event, Asked):
            missing = self.voters(event.events) - {event.seat}
            dice = self.shows_dice(event.events)
            self.asked = Request(event.seat, event.events, missing, dice)
        elif isinstance(event, Answered) and self.asked:
            if event.yes:
                self.asked = self.asked.without(event.seat)
            else:
                self._decline(self.asked)
        elif isinstance(event, Left):
            self.away[event.seat] = event.by
            if self.asked and not self.asked.shows_dice:
                self.asked = self.asked.without(event.seat)
        elif isinstance(event, Returned):
            self.away.pop(event.seat, None)
        elif isinstance(event, Chatted):
            self.chatted[event.seat] = self.chatted.get(event.seat, 0) + 1
        elif isinstance(event, Unnamed):
            self.names.pop(event.seat, None)
        elif isinstance(event, Removed):
            self._free(event)
        elif isinstance(event, Reacted):
            self.reacted[event.seat] = self.reacted.get(event.seat, 0) + 1
        elif isinstance(event, Talking):
            self.chat, self.reactions = event.chat, event.reactions
        elif isinstance(event, Coached):
            self.coach = CoachChoice(event.chances, event.hints, event.tutor)
            self.accepted = frozenset(event.seats)
        elif isinstance(event, Accepted):
            self.accepted = self.accepted | set(event.seats)
            if not event.yes:
                self.coach = CoachChoice()
        elif isinstance(event, Muted):
            self.muted = self.muted | {event.seat} if event.on else self.muted - {event.seat}
        elif isinstance(event, Voted):
            self.enough = self.enough | set(event.seats) if event.yes else frozenset()
            if not event.yes:
                self.end_declined = (self.end_declined[0] + 1, self.moment)
        elif isinstance(event, Rematched):
            self.rematch = event.table

    def _free(self, event: Removed) -> None:
        seat = event.seat
        if event.block and self.marks.get(seat):
            self.blocked |= {(seat, self.marks[seat])}
        self.names.pop(seat, None)
        self.muted -= {seat}
        self.newcomers |= {seat}
        self.enough -= {seat}
        self.accepted -= {seat}
        if self.table is None:
            self.words.pop(seat, None)
            return
        self.free |= {seat}
        self.away[seat] = "bot"
        if self.asked:
            self.asked = self.asked.without(seat)


def seats_in(event: TableEvent) -> tuple[int, ...]:
    """The seats of which an event tells."""
    match event:
        case Rematched() | Talking():
            return ()
        case Voted() | Coached() | Accepted():
            return event.seats
        case Ended():
            return event.agreed
        case _:
            return (event.seat,)


def deepest_undo(log: Iterable[TableEvent]) -> int:
    """How far below the most events that a game had its log ever goes back.

    Takebacks in a row add up, also with moves in between that do not make good for them.
    """
    height = most = deepest = 0
    for event in log:
        if isinstance(event, Rolled | Moved):
            height += 1
        elif isinstance(event, Undone):
            height -= event.events
        most = max(most, height)
        deepest = max(deepest, most - height)
    return deepest
