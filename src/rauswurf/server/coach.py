"""The coach of a house: questions about positions and games, answered in other processes.

Players at a table are answered where bots think. Whatever strangers ask about positions and whole
games of their own has a process for itself, so that no bot and no player waits for it.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Hashable
from hashlib import sha256
from typing import TypeVarTuple

import msgspec

from rauswurf.messages import Message, message
from rauswurf.server import advising
from rauswurf.server.errors import AWAY, SENSELESS, Refuse
from rauswurf.server.live import LiveTable
from rauswurf.server.logs import LOGGER, short
from rauswurf.server.pictures import Gallery
from rauswurf.server.protocol.coach import PositionAdvice
from rauswurf.server.protocol.socket import Chances
from rauswurf.server.thinkers import Thinkers

Given = TypeVarTuple("Given")
Thought = asyncio.Task[PositionAdvice | Message]

MOST_ADVICE = 256  # answers about tables that are kept
MOST_BYTES = 16 * 1024 * 1024  # of answers to strangers that are kept
PATIENCE = 8.0  # seconds in which a player gets an answer, if only that there is none now


class Coach:
    """Asks the engine, keeps what it said, and tells chances at tables that want them."""

    def __init__(self, thinkers: Thinkers, waiting: int) -> None:
        self.thinkers = thinkers
        self.analysts = Thinkers(1)
        self._advice: OrderedDict[Hashable, Thought] = OrderedDict()
        self._kept = Gallery(MOST_BYTES)
        self._waiting = 0
        self._most_waiting = waiting
        self._telling: dict[str, asyncio.Task[None]] = {}
        self._ready: dict[Hashable, asyncio.Task[None]] = {}

    async def close(self) -> None:
        """Tell nothing more, and let the processes go."""
        tasks = [*self._telling.values(), *self._advice.values(), *self._ready.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.analysts.close()

    # At a table.

    async def advise(self, live: LiveTable) -> PositionAdvice:
        """What the coach thinks of a table as it is now; asked twice, it thinks once.

        Raises Refuse where nobody knows, or not soon enough.
        """
        a = live.authority
        assert a.table is not None
        key = (live.id, a.moment)
        task = self._advice.get(key)
        if task is None or (task.done() and task.exception()):
            place = advising.Place.of_table(a.terms, a.table.position)
            task = asyncio.create_task(self.thinkers.work(advising.advice_on, place))
            self._advice[key] = task
            while len(self._advice) > MOST_ADVICE:
                self._advice.popitem(last=False)
        try:
            found = await asyncio.wait_for(asyncio.shield(task), PATIENCE)
        except TimeoutError:
            raise busy() from None
        if isinstance(found, Message):
            raise Refuse(found)
        return found

    def plan(self, live: LiveTable) -> None:
        """See whether those at a table will ask, and whether they are to hear of their chances."""
        if live.authority.is_coached:
            self._get_ready(live)
        if self._is_due(live) and live.id not in self._telling:
            task = asyncio.create_task(self._tell(live))
            self._telling[live.id] = task
            task.add_done_callback(lambda _: self._telling.pop(live.id, None))

    def _get_ready(self, live: LiveTable) -> None:
        """Have everything read and compiled for tables like this one before anybody asks."""
        beginning = advising.Place.of_table(live.authority.terms, None)
        if beginning in self._ready:
            return
        while len(self._ready) >= MOST_ADVICE:
            self._ready.pop(next(iter(self._ready))).cancel()
        self._ready[beginning] = asyncio.create_task(self._prepare(beginning))

    async def _prepare(self, beginning: advising.Place) -> None:
        """One such table in every process; those that are at work already get none."""
        count = self.thinkers.processes
        try:
            ready = (self.thinkers.work(advising.get_ready, beginning) for _ in range(count))
            await asyncio.gather(*ready)
        except Exception:  # nobody waits for it: the first who asks will wait a little longer
            LOGGER.exception("not ready", extra={"facts": {"game": beginning.game}})

    def _is_due(self, live: LiveTable) -> bool:
        a = live.authority
        told = live.chances.at if live.chances else None
        is_heard = a.shows_chances and bool(live.connections)
        return is_heard and a.acting is not None and told != a.moment

    async def _tell(self, live: LiveTable) -> None:
        """Tell chances until they are those of now: one question at a time, so none pile up."""
        try:
            while self._is_due(live):
                a = live.authority
                assert a.table is not None
                place = advising.Place.of_table(a.terms, a.table.position)
                found = await self.thinkers.work(advising.chances_on, place)
                if isinstance(found, Message):
                    return  # on this board nobody can tell
                live.chances = Chances(a.moment, found)
                live.broadcast(msgspec.json.encode(live.chances).decode())
        except Exception:  # nobody waits for it, and the game goes on
            LOGGER.exception("no chances", extra={"facts": {"table": short(live.id)}})

    # For strangers.

    async def position(self, place: advising.Place) -> bytes:
        """A position with every move and roll, as JSON; raises Refuse."""
        return await self._answer(("position", place), advising.position_on, place)

    async def reasons(self, place: advising.Place, moves: tuple[str, ...]) -> bytes:
        """What follows moves, as JSON; raises Refuse."""
        return await self._answer(("why", place, moves), advising.reasons_on, place, moves)

    async def account(self, record: bytes, document: str | None) -> bytes:
        """The account of a game, as JSON; raises Refuse."""
        key = ("account", sha256(record).digest(), document)
        return await self._answer(key, advising.account_on, record, document)

    async def _answer(
        self, key: Hashable, task: Callable[[*Given], bytes | Message], *given: *Given
    ) -> bytes:
        kept = self._kept.find(key)
        if kept is not None:
            return kept
        if self._waiting >= self._most_waiting:
            raise busy()
        self._waiting += 1
        try:
            return await self._kept.draw(key, lambda: self._asked(task, *given))
        finally:
            self._waiting -= 1

    async def _asked(self, task: Callable[[*Given], bytes | Message], *given: *Given) -> bytes:
        found = await self.analysts.work(task, *given)
        if isinstance(found, Message):
            raise Refuse(found, SENSELESS)
        return found


def busy() -> Refuse:
    """So many want to know something that one has to come again."""
    return Refuse(message("server-coach-busy"), AWAY, retry_after=5)
