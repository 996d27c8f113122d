"""A table on which something happens: every request is stored first, then told to everybody."""

import asyncio
import math
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from time import time
from typing import Any

import msgspec

from rauswurf.messages import message
from rauswurf.server import coaching, hosting, requests
from rauswurf.server.authority import Authority, Forgotten
from rauswurf.server.clock import clock_info
from rauswurf.server.connection import Connection
from rauswurf.server.errors import (
    FORBIDDEN,
    Refuse,
    database_away,
    no_such_table,
    too_often,
    unreadable,
)
from rauswurf.server.info import table_info
from rauswurf.server.limits import Bucket, Rate
from rauswurf.server.protocol import VERSION
from rauswurf.server.protocol.coach import PositionAdvice
from rauswurf.server.protocol.events import (
    Chatted,
    Joined,
    Moved,
    Reacted,
    Removed,
    Rolled,
    TableEvent,
    Unnamed,
)
from rauswurf.server.protocol.socket import Answered as Answer
from rauswurf.server.protocol.socket import (
    Chances,
    Chat,
    ClientMessage,
    Done,
    Happened,
    Hint,
    HostMessage,
    Presence,
    Question,
    React,
    Welcome,
    Why,
)
from rauswurf.server.protocol.words import SomeView
from rauswurf.server.reading import Unreadable, one_later, read_event, read_table, told_again
from rauswurf.server.store import Append, Store, StoreAway, TableGone
from rauswurf.server.telling import sentences
from rauswurf.table.table import state_of

ATTEMPTS = 5  # somebody else was first so often: better tell the client to try again
REMEMBERED = 8  # events that are kept as they were told, for those who come back soon
MOST_MISSED = 500

Propose = Callable[[Authority], TableEvent | None]


@dataclass(frozen=True)
class Services:
    """What a table needs of the house in which it is."""

    store: Store  # logs and seats are read there
    rate: Rate  # how much all its clients together may ask of a table
    talk: Rate  # how often somebody may say something or show a sign
    leaving: float  # seconds after which whoever is not there has left
    append: Callable[[Append], Awaitable[bool]]  # writes a line; False if its place is taken
    doubt: Callable[["LiveTable"], None]  # something may have been stored: look again soon
    note_stage: Callable[["LiveTable"], None]  # the list is to know how far a table is
    plan: Callable[["LiveTable"], None]  # see what is to happen next without anybody asking
    advise: Callable[["LiveTable"], Awaitable[PositionAdvice]]  # what the coach thinks of it
    count: Callable[[TableEvent], None]  # an event has happened
    set_apart: Callable[["LiveTable", Unreadable], None]  # the log makes no sense
    let_go: Callable[["LiveTable"], None]  # the table was deleted


class LiveTable:
    """One table in the memory of this node.

    ``lock`` is held from the decision about a request until everybody here is told.
    """

    def __init__(self, services: Services, authority: Authority, seats: dict[int, bytes]) -> None:
        loop = asyncio.get_running_loop()
        self.services = services
        self.authority = authority
        self.seats = seats
        self.lock = asyncio.Lock()
        self.is_gone = False  # deleted, or not to be read any more
        self.connections: set[Connection] = set()
        self.since = loop.time()  # when the player on turn began to think, as far as we know
        self.used = loop.time()  # when somebody last looked at this table
        self.told: deque[tuple[int, bytes]] = deque(maxlen=REMEMBERED)
        self.chances: Chances | None = None  # as the coach told them last
        self.elsewhere: dict[str, tuple[float, tuple[int, ...], int]] = {}  # who is at other nodes
        self.gone: dict[int, float] = {}  # when seats were last seen
        self._bucket = Bucket(services.rate, loop.time())
        self._talk: dict[int, Bucket] = {}

    @property
    def id(self) -> str:
        """The id of the table."""
        return self.authority.terms.id

    @property
    def thinking(self) -> int:
        """Milliseconds since the last event of the game."""
        return int((asyncio.get_running_loop().time() - self.since) * 1000)

    def check_here(self) -> None:
        """Raise Refuse if this table was deleted; the lock is held."""
        if self.is_gone:
            raise no_such_table()

    # Asking for something.

    async def answer(self, hands: frozenset[int], said: ClientMessage, *, is_host: bool) -> Answer:
        """Do what a client asks for who has these seats; raises Refuse."""
        seconds = self._bucket.wait(self.services.rate, asyncio.get_running_loop().time())
        if seconds:
            raise too_often(math.ceil(seconds))
        if isinstance(said, Question):
            return await self._explain(hands, said)
        if isinstance(said, HostMessage):
            return Done(said.re, await self._obey_host(hands, said, is_host))
        if isinstance(said, Chat | React):
            self._check_pace(said.seat)
        thought = self.thinking
        sequence = await self.submit(lambda a: requests.proposed(a, hands, said, thought))
        return Done(said.re, sequence)

    async def _explain(self, hands: frozenset[int], asked: Question) -> Answer:
        if isinstance(asked, Why):
            return requests.because(self.authority, asked)
        move = requests.check_coached(self.authority, hands, asked)
        advice = await self.services.advise(self)
        if isinstance(asked, Hint):
            return coaching.advised(asked, advice)
        return coaching.weighed(asked, move, advice, hints=self.authority.coaching.hints)

    async def _obey_host(self, hands: frozenset[int], said: HostMessage, is_host: bool) -> int:
        if not is_host:
            raise Refuse(message("server-host-only"), FORBIDDEN)
        return await self.submit(lambda a: hosting.proposed(a, hands, said, self.left))

    def _check_pace(self, seat: int) -> None:
        """Raise Refuse for who says something, or shows signs, all the time."""
        now, rate = asyncio.get_running_loop().time(), self.services.talk
        seconds = self._talk.setdefault(seat, Bucket(rate, now)).wait(rate, now)
        if seconds:
            raise too_often(math.ceil(seconds))

    async def submit(self, propose: Propose, token: bytes | None = None) -> int:
        """Try the event that is proposed, store it and tell everybody; returns its number.

        ``propose`` is asked again if somebody else was first. Whoever sits down brings the hash
        of a token, which is stored with it. Raises Refuse.
        """
        async with self.lock:
            for _ in range(ATTEMPTS):
                self.check_here()
                event = propose(self.authority)
                if event is None:
                    return self.authority.sequence
                event, after = await self._tried(event)
                line = self._line(event, token)
                if await self._append(line):
                    if line.seat:
                        self.seats.setdefault(*line.seat)
                    self._take(event, after, line.time)
                    return line.sequence
                await self.catch_up()
        raise Refuse(message("server-busy"))

    def _line(self, event: TableEvent, token: bytes | None) -> Append:
        seat = (event.seat, token) if token and isinstance(event, Joined) else None
        text = msgspec.json.encode(event).decode()
        freed = event.seat if isinstance(event, Removed) else None
        now = int(time() * 1000)
        return Append(self.id, self.authority.sequence + 1, now, text, seat, freed)

    async def _tried(self, event: TableEvent) -> tuple[TableEvent, Authority]:
        """An event on a copy of the table: what cannot be read back is never stored."""
        try:
            return requests.tried(self.authority, event)
        except Forgotten:
            return event, await self._read_on(event)

    async def _append(self, line: Append) -> bool:
        try:
            return await self.services.append(line)
        except StoreAway:
            raise self._away() from None
        except TableGone:
            self.services.let_go(self)
            raise no_such_table() from None

    # Hearing of something.

    async def catch_up(self) -> None:
        """Take up what others have stored; the lock is held. Raises Refuse."""
        try:
            for line in await self.services.store.log(self.id, self.authority.sequence):
                event = read_event(line)
                if isinstance(event, Joined | Removed):
                    self.seats = await self.services.store.seats(self.id)
                self._take(event, await self._after(event), line.time)
        except StoreAway:
            raise self._away() from None
        except Unreadable as error:
            self.services.set_apart(self, error)
            raise unreadable() from None

    async def _after(self, event: TableEvent) -> Authority:
        """The table after an event that is stored; raises Unreadable, StoreAway and Refuse."""
        try:
            return one_later(self.authority, event)
        except Forgotten:
            return await self._read_on(event)

    async def _read_on(self, event: TableEvent) -> Authority:
        """The table after an event, from the whole log; raises Unreadable and Refuse."""
        a = self.authority
        try:
            log = await self.services.store.log(self.id)
        except StoreAway:
            raise self._away() from None
        events = [read_event(line) for line in log[: a.sequence + 1]]
        # Long games take a while to play again: others should not wait for it.
        return await asyncio.to_thread(read_table, a.terms, [*events, event])

    def _away(self) -> Refuse:
        """Nobody knows what was stored: look again when the database is back."""
        self.services.doubt(self)
        return database_away()

    def _take(self, event: TableEvent, after: Authority, when: int) -> None:
        """Take up one event that is stored, and tell everybody here."""
        before, self.authority = self.authority, after
        if isinstance(event, Unnamed):
            self.told.clear()  # it tells the name
        if isinstance(event, Removed):
            self._free(event.seat)
        self._tell(event, when, before)
        self.services.count(event)
        self.services.plan(self)

    def _free(self, seat: int) -> None:
        """Whoever had a seat has it no more."""
        self.seats.pop(seat, None)
        for connection in self.connections:
            connection.hands -= {seat}

    def _tell(self, event: TableEvent, when: int, before: Authority) -> None:
        a = self.authority
        is_new = a.moment == a.sequence  # did the game change?
        if is_new:
            self.since = asyncio.get_running_loop().time()
        in_game = isinstance(event, Rolled | Moved | Chatted | Reacted)
        asked = (before.asked is None) != (a.asked is None)
        rearranged = not in_game or before.stage != a.stage or asked
        state = state_of(before.table) if before.table else None
        told = Happened(a.sequence, when, event, tuple(sentences(a, state, event)), a.moment)
        self.told.append((a.sequence, msgspec.json.encode(told)))
        if self.connections:
            full = msgspec.structs.replace(
                told,
                view=self.view if is_new else None,
                table=table_info(a) if rearranged else None,
                clock=clock_info(a, self.thinking) if is_new or rearranged else None,
            )
            self.broadcast(msgspec.json.encode(full).decode())
        if before.stage != a.stage:
            self.services.note_stage(self)

    # Telling.

    @property
    def view(self) -> SomeView | None:
        """What is to be seen now; None until the game begins."""
        table = self.authority.table
        return table.view if table else None

    def broadcast(self, text: str) -> None:
        """Send a message to everybody here; whoever does not keep up is dropped."""
        for connection in list(self.connections):
            if not connection.send(text):
                self.connections.discard(connection)

    def welcome(
        self, re: int, connection: Connection, missed: Sequence[msgspec.Raw], earlier: bool
    ) -> str:
        """What is said to somebody who comes."""
        a, hands = self.authority, connection.hands
        hello: Any = Welcome(
            re=re,
            version=VERSION,
            table=table_info(a),
            seats=tuple(sorted(hands)),
            host=connection.is_host,
            code=a.terms.code if hands else None,
            sequence=a.sequence,
            moment=a.moment,
            view=self.view,
            clock=clock_info(a, self.thinking),
            missed=tuple(missed),  # type: ignore[arg-type]  # encoded already
            earlier=earlier,
        )
        return msgspec.json.encode(hello).decode()

    async def missed(self, seen: int) -> tuple[list[msgspec.Raw], bool]:
        """The events after one, as they were told, and whether there were too many to send.

        Raises Refuse.
        """
        first = max(seen + 1, self.authority.sequence + 1 - MOST_MISSED)
        if self.told and self.told[0][0] <= first:
            kept = [msgspec.Raw(told) for sequence, told in self.told if sequence >= first]
        elif first > self.authority.sequence:
            kept = []
        else:
            try:
                log = await self.services.store.log(self.id)
            except StoreAway:
                raise database_away() from None
            log = log[: self.authority.sequence + 1]
            kept = await asyncio.to_thread(told_again, self.authority.terms, log, first)
        return kept, first > seen + 1

    # Who is there.

    @property
    def present(self) -> set[int]:
        """The seats that somebody has open, here or at another node."""
        here = {seat for connection in self.connections for seat in connection.hands}
        return here.union(*(seats for _, seats, _ in self.elsewhere.values()))

    def absent(self, seat: int) -> float:
        """For how many seconds nobody was at a seat, as far as we know."""
        now = asyncio.get_running_loop().time()
        return 0.0 if seat in self.present else now - self.gone.get(seat, now)

    @property
    def left(self) -> set[int]:
        """The people who have left: a bot plays for them, or they were not there for a while."""
        a, leaving = self.authority, self.services.leaving
        long = {seat for seat in a.terms.people if self.absent(seat) >= leaving}
        return long | (a.away.keys() - self.present)

    @property
    def spectators(self) -> int:
        """How many watch."""
        here = sum(not connection.hands for connection in self.connections)
        return here + sum(count for _, _, count in self.elsewhere.values())

    def presence_changed(self) -> None:
        """Tell everybody here who is there now."""
        now, present = asyncio.get_running_loop().time(), self.present
        for seat in self.authority.terms.people:
            if seat in present:
                self.gone.pop(seat, None)
            else:
                self.gone.setdefault(seat, now)
        told = Presence(tuple(sorted(present)), self.spectators)
        self.broadcast(msgspec.json.encode(told).decode())
        self.services.plan(self)
