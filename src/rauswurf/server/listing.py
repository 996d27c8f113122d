"""The public list, and that nobody fills it alone.

Who opened which table is known by address, in memory only: no address is ever stored.
"""

from collections import OrderedDict

from rauswurf.messages import message
from rauswurf.server.errors import TOO_OFTEN, Refuse, database_away
from rauswurf.server.store import Row, Store, StoreAway

MOST_ADDRESSES = 10_000


class Listing:
    """Public tables, of which one address may have so many in the list at a time."""

    def __init__(self, store: Store, most: int) -> None:
        self.store = store
        self.most = most
        self._opened: OrderedDict[str, list[str]] = OrderedDict()

    async def rows(self) -> list[Row]:
        """What is listed; raises Refuse."""
        try:
            return await self.store.listed()
        except StoreAway:
            raise database_away() from None

    async def check(self, address: str) -> None:
        """Raise Refuse if an address has enough tables in the list."""
        ids = self._opened.get(address)
        if not ids or len(ids) < self.most:
            return
        try:
            listed = await self.store.listed_among(ids)
        except StoreAway:
            raise database_away() from None
        self._opened[address] = [id for id in ids if id in listed]
        if len(listed) >= self.most:
            raise Refuse(message("server-public-enough", most=self.most), TOO_OFTEN)

    def note(self, address: str, id: str) -> None:
        """An address has opened a table that is listed."""
        self._opened.setdefault(address, []).append(id)
        self._opened.move_to_end(address)
        if len(self._opened) > MOST_ADDRESSES:
            self._opened.popitem(last=False)
