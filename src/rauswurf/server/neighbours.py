"""Other nodes that serve the same tables: what they store, and who is there with them."""

import asyncio
import secrets
from collections.abc import Callable, Mapping

from rauswurf.server.live import LiveTable
from rauswurf.server.notify import Notifier
from rauswurf.server.store.notice import Notice

FORGET = 3  # who was not told of for so many periods is not there any more


class Neighbours:
    """Listens to other nodes, and tells them who is there with us."""

    def __init__(
        self,
        notifier: Notifier,
        live: Mapping[str, LiveTable],
        catch_up: Callable[[LiveTable], None],
        let_go: Callable[[LiveTable], None],
        period: float,
    ) -> None:
        self.node = secrets.token_hex(8)
        self.notifier = notifier
        self.period = period
        self._live = live
        self._catch_up = catch_up
        self._let_go = let_go
        self._reminded = 0.0
        self._tasks: set[asyncio.Task[None]] = set()

    def heard(self, notice: Notice) -> None:
        """Another node says something."""
        live = self._live.get(notice.table)
        if live is None or notice.node == self.node:
            return
        if notice.gone:
            self._let_go(live)
        elif notice.node:
            self._note_presence(live, notice)
        elif notice.sequence > live.authority.sequence:
            self._catch_up(live)

    def _note_presence(self, live: LiveTable, notice: Notice) -> None:
        now = asyncio.get_running_loop().time()
        before = live.elsewhere.get(notice.node, (0.0, (), 0))[1:]
        live.elsewhere[notice.node] = (now, notice.seats, notice.spectators)
        if before != (notice.seats, notice.spectators):
            live.presence_changed()
        if notice.asks and live.connections:
            task = asyncio.create_task(self.tell(live))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def ask(self, live: LiveTable) -> None:
        """Ask who is there elsewhere."""
        await self.notifier.publish(Notice(live.id, node=self.node, asks=True))

    async def tell(self, live: LiveTable) -> None:
        """Tell others who is there with us."""
        seats = {seat for connection in live.connections for seat in connection.hands}
        watch = sum(not connection.hands for connection in live.connections)
        told = Notice(live.id, node=self.node, seats=tuple(sorted(seats)), spectators=watch)
        await self.notifier.publish(told)

    async def remind(self) -> None:
        """Once in a while tell it again, and forget nodes that fell silent."""
        now = asyncio.get_running_loop().time()
        if not self.notifier.reaches_others or now - self._reminded < self.period:
            return
        self._reminded = now
        for live in list(self._live.values()):
            heard = live.elsewhere.items()
            silent = [node for node, (at, _, _) in heard if now - at > FORGET * self.period]
            for node in silent:
                del live.elsewhere[node]
            if silent:
                live.presence_changed()
            if live.connections:
                await self.tell(live)
