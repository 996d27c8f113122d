"""The house in which all tables of a node are: it opens them, finds them, and lets them go."""

import asyncio
import logging
from collections.abc import Coroutine, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Any

import msgspec

from rauswurf.messages import message
from rauswurf.server import tokens
from rauswurf.server.addresses import Proxies
from rauswurf.server.allowed import Allowed
from rauswurf.server.authority import Authority
from rauswurf.server.boards import BOARDS, HASH, BoardFile, brought_board, our_board
from rauswurf.server.coach import Coach
from rauswurf.server.connection import NO_TABLE, RESTARTING, Connection
from rauswurf.server.door import Door
from rauswurf.server.driver import Driver
from rauswurf.server.errors import MISSING, Refuse, database_away, no_such_table, unreadable
from rauswurf.server.health import Doctor
from rauswurf.server.lab import Lab
from rauswurf.server.limits import Limiter
from rauswurf.server.listing import Listing
from rauswurf.server.live import LiveTable, Services
from rauswurf.server.logs import LOGGER, note, short
from rauswurf.server.metrics import Metrics
from rauswurf.server.neighbours import Neighbours
from rauswurf.server.notify import Alone, Notifier, Postgres
from rauswurf.server.pictures import Gallery
from rauswurf.server.protocol.events import TableEvent
from rauswurf.server.protocol.socket import Closing
from rauswurf.server.protocol.tables import NewTable
from rauswurf.server.reading import Unreadable, read_event, read_table, read_terms
from rauswurf.server.retention import Retention
from rauswurf.server.settings import Settings
from rauswurf.server.sharing import Sharing
from rauswurf.server.shelf import Shelf
from rauswurf.server.store import Store, StoreAway
from rauswurf.server.store.engine import connect, listening_address
from rauswurf.server.store.migrate import migrate
from rauswurf.server.store.writer import Writer
from rauswurf.server.terms import Terms
from rauswurf.server.thinkers import Thinkers

SWEEP = 0.5  # seconds between looking after tables
CODES = 5  # short codes that are tried for a new table
UNREADABLE = "broken"  # the stage of a table whose log makes no sense to this version


class House:
    """One node: its tables, and what they need."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.metrics = Metrics()
        self.limiter = Limiter()
        self.allowed = Allowed(settings.hosts, settings.origins)
        self.door = Door(settings.limits, Proxies(settings.proxies))
        self.store = Store(connect(settings.database))
        self.writer = Writer(self.store, self.metrics.timed, self.metrics.unstored.inc)
        self.doctor = Doctor(self.store, self.writer, self.metrics)
        self.thinkers = Thinkers(settings.thinkers)
        self.driver = Driver(self.thinkers, settings.pauses, self.metrics)
        self.coach = Coach(self.thinkers, settings.limits.coach_waiting)
        self.lab = Lab(Shelf(self.store), settings.limits.lab_waiting)
        self.sharing = Sharing(settings.pauses.sharing)
        self.slow_work = asyncio.Semaphore(2)
        self.gallery = Gallery()
        self.sockets_of: dict[str, int] = {}  # open sockets by address
        self._live: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._doubtful: set[str] = set()
        self._apart: set[str] = set()  # tables whose logs make no sense, as far as was noted
        self._tasks: set[asyncio.Task[None]] = set()
        self.notifier: Notifier = Alone()
        if self.store.is_shared:
            self.notifier = Postgres(listening_address(settings.database))
        self.neighbours = Neighbours(
            self.notifier, self._live, self._catch_up_soon, self.let_go, settings.pauses.presence
        )
        self.listing = Listing(self.store, settings.limits.public)
        self.retention = Retention(
            self.store, self.remove, settings.keep, settings.pauses.retention
        )
        self.services = Services(
            store=self.store,
            rate=settings.limits.table,
            talk=settings.limits.talk,
            leaving=settings.pauses.leaving,
            append=self.writer.append,
            doubt=self.doubt,
            note_stage=self.note_stage,
            plan=self._plan,
            advise=self.coach.advise,
            count=self._count,
            set_apart=self._leave,
            let_go=self.let_go,
        )

    # Beginning and end.

    async def start(self) -> None:
        """Make everything ready, and only then let anybody in; raises StoreAway."""
        await migrate(self.store.database)
        await self.notifier.start(self.neighbours.heard, self._missed)
        self.allowed.learn_own_names()
        self.writer.start()
        self._background(self._look_after())
        note("tables are kept", days=self.settings.keep or "for ever")
        self._background(self.door.look_after(SWEEP))

    async def goodbye(self) -> None:
        """Tell everybody that the server ends, and close the sockets."""
        told = msgspec.json.encode(Closing(message("server-shutting-down"), after=1000)).decode()
        connections = [c for live in self._live.values() for c in live.connections]
        for connection in connections:
            connection.send(told)
        seconds = self.settings.pauses.close
        await asyncio.gather(*(connection.flush(seconds) for connection in connections))
        for connection in connections:
            connection.close(RESTARTING)

    async def close(self) -> None:
        """Finish what is under way and let go of everything."""
        await self.driver.close()
        await self.coach.close()
        await self.lab.close()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.writer.close()
        await self.notifier.close()
        self.thinkers.close()
        await self.store.close()

    # Tables.

    async def open(
        self, choice: NewTable, owner: str, *, listed: bool = True
    ) -> tuple[LiveTable, dict[int, str]]:
        """Open a table; returns it with the tokens of the seats here. Raises Refuse.

        ``owner`` is a token with which it can be deleted.
        """
        terms = replace(await self._terms(choice), owner=tokens.hashed(owner))
        handed = {seat: tokens.new_token() for seat in terms.here}
        hashes = {seat: tokens.hashed(token) for seat, token in handed.items()}
        return await self.keep(terms, hashes, listed=listed), handed

    async def _terms(self, choice: NewTable) -> Terms:
        if choice.board is None:
            return Terms.new(choice)
        async with self.slow_work:  # a board that nobody knows yet is read and measured first
            return await asyncio.to_thread(Terms.new, choice)

    async def board(self, name: str) -> BoardFile:
        """A board of ours by its name, or one that somebody brought by its hash; raises Refuse."""
        if name in BOARDS:
            return our_board(name)
        file = await self.brought(name) if HASH.fullmatch(name) else None
        if file is None:
            raise Refuse(message("server-no-such-board", board=name), MISSING)
        return file

    async def brought(self, sha256: str) -> BoardFile | None:
        """A board that somebody brought to one of the tables; raises Refuse."""
        try:
            document = await self.store.board(sha256)
        except StoreAway:
            raise database_away() from None
        return await asyncio.to_thread(brought_board, document) if document else None

    async def keep(
        self, terms: Terms, hashes: dict[int, bytes], *, listed: bool = True
    ) -> LiveTable:
        """Store a table with the hashes of tokens that are good for its seats; raises Refuse."""
        stage = Authority(terms).stage
        document = terms.board.document if terms.board else None
        try:
            for _ in range(CODES):
                row = terms.row(stage)
                row = replace(row, public=row.public and listed)
                if await self.store.open(row, [*hashes.items()], document):
                    return await self.table(terms.id)
                terms = replace(terms, code=tokens.new_code())  # that one is another table's
        except StoreAway:
            raise database_away() from None
        raise Refuse(message("server-busy"))

    async def table(self, id: str) -> LiveTable:
        """A table by its id, from memory or from its log; raises Refuse."""
        live = self._live.get(id)
        if live is None:
            task = self._loading.get(id)
            if task is None:
                task = self._loading[id] = asyncio.create_task(self._load(id))
            live = await asyncio.shield(task)
        live.used = asyncio.get_running_loop().time()
        return live

    async def table_of_code(self, code: str) -> LiveTable:
        """A table by its short code; raises Refuse."""
        try:
            row = await self.store.table_of_code(code)
        except StoreAway:
            raise database_away() from None
        if row is None:
            raise Refuse(message("server-no-such-code"), MISSING)
        return await self.table(row.id)

    async def _load(self, id: str) -> LiveTable:
        try:
            row = await self.store.table(id)
            if row is None:
                raise no_such_table()
            log = await self.store.log(id)
            seats = await self.store.seats(id)
            terms = read_terms(row, await self.brought(row.board) if row.board else None)
            if terms.board:
                await asyncio.to_thread(lambda: terms.setup.rules)  # made here for the first time
            authority = read_table(terms, list(map(read_event, log)))
            live = LiveTable(self.services, authority, seats)
            if authority.stage != row.stage:
                self.note_stage(live)
        except StoreAway:
            raise database_away() from None
        except Unreadable as error:
            self._set_apart(id, error)
            raise unreadable() from None
        finally:
            self._loading.pop(id, None)
        self._live[id] = live
        self._apart.discard(id)
        self.metrics.tables.set(len(self._live))
        await self.neighbours.ask(live)
        return live

    def _set_apart(self, id: str, error: Unreadable) -> None:
        """Keep a table that makes no sense out of the list, and say so once; it stays as it is."""
        if id in self._apart:
            return
        self._apart.add(id)
        note("a table cannot be read", logging.ERROR, table=short(id), why=str(error))
        self._background(self._write_stage(id, UNREADABLE))

    def _leave(self, live: LiveTable, error: Unreadable) -> None:
        """What another node has stored makes no sense here: let go of the table."""
        self._set_apart(live.id, error)
        self.let_go(live)

    def let_go(self, live: LiveTable) -> None:
        """A table is no more, or not for us: whoever is there is told so."""
        live.is_gone = True
        self.sharing.switch_off(live.id)
        self.driver.forget(live.id)
        self._live.pop(live.id, None)
        for connection in live.connections:
            # Not at once: whoever finds out by asking for something is answered first.
            asyncio.get_running_loop().call_soon(connection.close, NO_TABLE)

    async def remove(self, ids: Sequence[str]) -> None:
        """Delete tables for good; raises Refuse."""
        try:
            await self.store.remove(ids)
        except StoreAway:
            raise database_away() from None
        for id in ids:
            if id in self._live:
                self.let_go(self._live[id])

    def _plan(self, live: LiveTable) -> None:
        """See what is to happen at a table without anybody asking."""
        self.driver.plan(live)
        self.coach.plan(live)

    def _count(self, event: TableEvent) -> None:
        self.metrics.events.labels(type(event).__name__.lower()).inc()

    # Clients.

    def drop(self, connection: Connection) -> None:
        """Cut off a client that does not keep up."""
        self.metrics.dropped.inc()
        connection.cut()

    async def tell_presence(self, live: LiveTable) -> None:
        """Tell everybody, also at other nodes, who is there now."""
        live.presence_changed()
        await self.neighbours.tell(live)

    # What was missed.

    def doubt(self, live: LiveTable) -> None:
        """Something may have been stored that we have not heard of: look again soon."""
        self._doubtful.add(live.id)

    def note_stage(self, live: LiveTable) -> None:
        """Note for the list how far a table is."""
        self._background(self._write_stage(live.id, live.authority.stage))

    async def _write_stage(self, id: str, stage: str) -> None:
        with suppress(StoreAway):
            await self.store.note_stage(id, stage)

    def _missed(self) -> None:
        self._doubtful.update(self._live)

    def _catch_up_soon(self, live: LiveTable) -> None:
        self._background(self._catch_up(live))

    async def _catch_up(self, live: LiveTable) -> None:
        async with live.lock:
            await live.catch_up()

    async def _look_after(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            try:
                await self._resolve_doubts()
                await self.neighbours.remind()
                with suppress(StoreAway, Refuse):  # another time
                    await self.retention.sweep_if_due()
                self.sharing.look_after(self._is_played)
                self._sweep()
            except Exception:  # a mistake with one table must not leave all others alone
                LOGGER.exception("looking after tables")

    async def _resolve_doubts(self) -> None:
        for id in list(self._doubtful):
            self._doubtful.discard(id)
            if id in self._live:
                with suppress(Refuse):  # in doubt again, so it is on the list again
                    await self._catch_up(self._live[id])

    def _sweep(self) -> None:
        """Forget tables that nobody has looked at for a while: their log remembers them."""
        now = asyncio.get_running_loop().time()
        for id, live in list(self._live.items()):
            idle = now - live.used > self.settings.pauses.idle
            alone = not live.connections and not live.lock.locked()
            if idle and alone and self.driver.release(id):
                del self._live[id]
        self.metrics.tables.set(len(self._live))

    def _is_played(self, id: str) -> bool:
        """Is somebody at a table that is not over?"""
        live = self._live.get(id)
        return live is not None and bool(live.connections) and live.authority.stage != "over"

    def _background(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(_quietly(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


async def _quietly(work: Coroutine[Any, Any, None]) -> None:
    """Whatever is refused in the background is tried again by whoever looks after it."""
    with suppress(Refuse):
        await work
