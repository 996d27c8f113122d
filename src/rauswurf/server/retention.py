"""How long tables and answers of the lab are kept: what nobody has touched for as long as was set
is deleted.
"""

from collections.abc import Awaitable, Callable, Sequence
from time import monotonic, time

from rauswurf.server.logs import note
from rauswurf.server.store import Store

DAY = 24 * 60 * 60 * 1000  # in milliseconds
MOST_ANSWERS = 10_000  # of the lab, however long they are kept: some 20 megabytes
AT_ONCE = 20  # tables that are deleted together: nobody who plays should have to wait for it

Remove = Callable[[Sequence[str]], Awaitable[None]]


class Retention:
    """Deletes tables at which nothing has happened for so many days, finished or not, and answers
    of the lab for which nobody has asked.
    """

    def __init__(self, store: Store, remove: Remove, days: float | None, pause: float) -> None:
        self.store = store
        self.remove = remove
        self.days = days  # None: all are kept
        self.pause = pause  # seconds between two looks
        self._looked: float | None = None

    async def sweep_if_due(self) -> None:
        """Look once in a while; raises StoreAway and Refuse."""
        now = monotonic()
        if self._looked is not None and now - self._looked < self.pause:
            return
        self._looked = now
        before = 0 if self.days is None else long_ago(self.days)
        await self.store.forget_answers(before, MOST_ANSWERS)
        if self.days is not None:
            await self.sweep(self.days)

    async def sweep(self, days: float) -> int:
        """Delete what is old; returns how many tables that were. Raises StoreAway and Refuse."""
        before, deleted = long_ago(days), 0
        while old := await self.store.unused_since(before, AT_ONCE):
            await self.remove(old)
            deleted += len(old)
        if deleted:
            note("old tables are deleted", tables=deleted, days=days)
        return deleted


def long_ago(days: float) -> int:
    """So many days ago, in milliseconds since 1970."""
    return int(time() * 1000 - days * DAY)
