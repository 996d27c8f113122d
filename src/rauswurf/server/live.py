"""A table on which something happens: every request is stored first, then told to everybody."""

import asyncio
from collections import deque
from collections.abc import Callable, Sequence
from time import time
from typing import TYPE_CHECKING, Any

import msgspec

from rauswurf.messages import message
from rauswurf.server.authority import Authority, Forgotten
from rauswurf.server.clock import clock_info
from rauswurf.server.connection import Connection
from rauswurf.server.errors import Refuse, database_away
from rauswurf.server.info import table_info
from rauswurf.server.protocol import VERSION
from rauswurf.server.protocol.events import (
    Chatted,
    Joined,
    Moved,
    Rolled,
    TableEvent,
)
from rauswurf.server.protocol.socket import Happened, Presence, Welcome
from rauswurf.server.protocol.words import SomeView
from rauswurf.server.store import Append, StoreAway, Stored
from rauswurf.server.telling import sentences
from rauswurf.table.view import view_of

if TYPE_CHECKING:
    from rauswurf.server.house import House

ATTEMPTS = 5  # somebody else was first so often: better tell the client to try again
REMEMBERED = 8  # events that are kept as they were told, for those who come back soon
MOST_MISSED = 500

Propose = Callable[[Authority], TableEvent | None]


def read_event(line: Stored) -> TableEvent:
    """An event as it was kept."""
    event: TableEvent = msgspec.json.decode(line.event, type=TableEvent)
    return event


class LiveTable:
    """One table in the memory of this node.

    ``lock`` is held from the decision about a request until everybody here is told.
    """

    def __init__(self, house: "House", authority: Authority, seats: dict[int, bytes]) -> None:
        loop = asyncio.get_running_loop()
        self.house = house
        self.authority = authority
        self.seats = seats
        self.lock = asyncio.Lock()
        self.connections: set[Connection] = set()
        self.since = loop.time()  # when the player on turn began to think, as far as we know
        self.used = loop.time()  # when somebody last looked at this table
        self.told: deque[tuple[int, bytes]] = deque(maxlen=REMEMBERED)
        self.elsewhere: dict[str, tuple[float, tuple[int, ...], int]] = {}  # who is at other nodes
        self.gone: dict[int, float] = {}  # when seats were last seen

    @property
    def id(self) -> str:
        """The id of the table."""
        return self.authority.terms.id

    @property
    def thinking(self) -> int:
        """Milliseconds since the last event of the game."""
        return int((asyncio.get_running_loop().time() - self.since) * 1000)

    # Asking for something.

    async def submit(self, propose: Propose, token: bytes | None = None) -> int:
        """Store the event that is proposed and tell everybody; returns its number.

        ``propose`` is asked again if somebody else was first. Whoever sits down brings the hash
        of a token, which is stored with it. Raises Refuse.
        """
        async with self.lock:
            for _ in range(ATTEMPTS):
                event = propose(self.authority)
                if event is None:
                    return self.authority.sequence
                line = self._line(event, token)
                if await self._append(line):
                    if line.seat:
                        self.seats.setdefault(*line.seat)
                    await self._take(event, line.time)
                    return line.sequence
                await self.catch_up()
        raise Refuse(message("server-busy"))

    def _line(self, event: TableEvent, token: bytes | None) -> Append:
        seat = (event.seat, token) if token and isinstance(event, Joined) else None
        text = msgspec.json.encode(event).decode()
        return Append(self.id, self.authority.sequence + 1, int(time() * 1000), text, seat)

    async def _append(self, line: Append) -> bool:
        try:
            return await self.house.writer.append(line)
        except StoreAway:
            self.house.doubt(self)  # it may have been stored: look again when the database is back
            raise database_away() from None

    # Hearing of something.

    async def catch_up(self) -> None:
        """Take up what others have stored; the lock is held. Raises Refuse."""
        try:
            for line in await self.house.store.log(self.id, self.authority.sequence):
                event = read_event(line)
                if isinstance(event, Joined):
                    self.seats = await self.house.store.seats(self.id)
                await self._take(event, line.time)
        except StoreAway:
            self.house.doubt(self)
            raise database_away() from None

    async def _take(self, event: TableEvent, when: int) -> None:
        """Take up one event that is stored, and tell everybody here."""
        before = self._before()
        try:
            self.authority.apply(event)
        except Forgotten:
            log = await self.house.store.log(self.id)
            up_to = self.authority.sequence + 2
            self.authority = Authority.read(self.authority.terms, map(read_event, log[:up_to]))
        self._tell(event, when, *before)
        self.house.metrics.events.labels(type(event).__name__.lower()).inc()
        self.house.driver.plan(self)

    def _before(self) -> tuple[str, bool, Any]:
        """What is compared with what is so afterwards."""
        a = self.authority
        return a.stage, a.asked is not None, a.table.state.copy() if a.table else None

    def _tell(self, event: TableEvent, when: int, stage: str, asked: bool, state: Any) -> None:
        a = self.authority
        is_new = a.moment == a.sequence  # did the game change?
        if is_new:
            self.since = asyncio.get_running_loop().time()
        in_game = isinstance(event, Rolled | Moved | Chatted)
        rearranged = not in_game or stage != a.stage or asked != (a.asked is not None)
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
        if stage != a.stage:
            self.house.note_stage(self)

    # Telling.

    @property
    def view(self) -> SomeView | None:
        """What is to be seen now; None until the game begins."""
        table = self.authority.table
        return view_of(table.setup, table.state) if table else None

    def broadcast(self, text: str) -> None:
        """Send a message to everybody here; whoever does not keep up is dropped."""
        for connection in list(self.connections):
            if not connection.send(text):
                self.connections.discard(connection)
                self.house.drop(connection)

    def welcome(
        self, re: int, hands: frozenset[int], missed: Sequence[msgspec.Raw], earlier: bool
    ) -> str:
        """What is said to somebody who comes."""
        a = self.authority
        hello: Any = Welcome(
            re=re,
            version=VERSION,
            table=table_info(a),
            seats=tuple(sorted(hands)),
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
        """The events after one, as they were told, and whether there were too many to send."""
        first = max(seen + 1, self.authority.sequence + 1 - MOST_MISSED)
        if self.told and self.told[0][0] <= first:
            kept = [msgspec.Raw(told) for sequence, told in self.told if sequence >= first]
        elif first > self.authority.sequence:
            kept = []
        else:
            log = await self.house.store.log(self.id)
            log = [line for line in log if line.sequence <= self.authority.sequence]
            # Long games take a while to tell again: others should not wait for it.
            kept = await asyncio.to_thread(told_again, self.authority, log, first)
        return kept, first > seen + 1

    # Who is there.

    @property
    def present(self) -> set[int]:
        """The seats that somebody has open, here or at another node."""
        here = {seat for connection in self.connections for seat in connection.hands}
        return here.union(*(seats for _, seats, _ in self.elsewhere.values()))

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
        self.house.driver.plan(self)


def told_again(authority: Authority, log: Sequence[Stored], first: int) -> list[msgspec.Raw]:
    """The events from one on as they were told when they happened."""
    a = Authority(authority.terms, kept=authority.kept)
    told: list[msgspec.Raw] = []
    for line in log:
        event = read_event(line)
        state = a.table.state.copy() if a.table and line.sequence >= first else None
        try:
            a.apply(event)
        except Forgotten:
            a = Authority.read(a.terms, map(read_event, log[: line.sequence + 1]))
        if line.sequence >= first:
            again = Happened(
                line.sequence, line.time, event, tuple(sentences(a, state, event)), a.moment
            )
            told.append(msgspec.Raw(msgspec.json.encode(again)))
    return told
