"""The door of the server: how many come in from where, and who has kept it waiting too long."""

import asyncio
import sys
from collections import Counter
from typing import Protocol

from rauswurf.server.addresses import Proxies, counted
from rauswurf.server.settings import Limits

KEPT_FOR_US = 100  # files that the server itself may need: its database, its logs, its bots
MANY = 10_000  # connections in all, where the system does not say how many files may be open


class Guest(Protocol):
    """A connection that may be kept waiting."""

    def show_out(self, now: float) -> None:
        """End, if it has taken too long."""


class Door:
    """Counts connections, and looks after those that have not said yet what they want."""

    def __init__(self, limits: Limits, proxies: Proxies) -> None:
        self.limits = limits
        self.proxies = proxies
        self.guests: set[Guest] = set()  # who is looked after
        self._of: Counter[str] = Counter()  # open connections by address
        self._all = 0
        self._room = max(1, open_files() - KEPT_FOR_US)

    def enter(self, peer: str) -> bool:
        """Let a connection in, unless there are too many; proxies bring as many as they like."""
        address = counted(peer)
        is_full = self._of[address] >= self.limits.connections and peer not in self.proxies
        if is_full or self._all >= self._room:
            self._tidy(address)
            return False
        self._of[address] += 1
        self._all += 1
        return True

    def leave(self, peer: str) -> None:
        """A connection that was let in has ended."""
        address = counted(peer)
        self._of[address] -= 1
        self._all -= 1
        self._tidy(address)

    async def look_after(self, seconds: float) -> None:
        """Show out who takes too long, for ever."""
        while True:
            await asyncio.sleep(seconds)
            now = asyncio.get_running_loop().time()
            for guest in list(self.guests):
                guest.show_out(now)

    def _tidy(self, address: str) -> None:
        if self._of[address] <= 0:
            del self._of[address]


def open_files() -> int:
    """How many files this process may have open; as many as the system grants are asked for."""
    if sys.platform == "win32":
        return MANY
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != hard:
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    return MANY if hard == resource.RLIM_INFINITY else hard
