"""Letting the home network in: more listeners beside the usual one, while a table is shared."""

import asyncio
import ipaddress
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from rauswurf.messages import message
from rauswurf.messages.reasons import why_not
from rauswurf.server.errors import Refuse
from rauswurf.server.home import home_addresses, web_address
from rauswurf.server.logs import note
from rauswurf.server.protocol.http import HomeInfo


@dataclass(frozen=True)
class Entrance:
    """One more address at which this server is found, until it is closed."""

    address: str
    close: Callable[[], None]


LetIn = Callable[[str, int], Awaitable[Entrance]]


class Sharing:
    """Which tables are shared with the home network, and the entrances that are open for them.

    Nothing of it is stored: a server that starts again is found on its own machine only.
    """

    def __init__(self, lingering: float) -> None:
        self.lingering = lingering  # seconds that a table stays shared when nobody plays there
        self._used: dict[str, float] = {}  # the shared tables, and when somebody last played
        self._is_lasting = False  # shared until the server ends
        self._entrances: dict[str, Entrance] = {}  # by host
        self._opening = asyncio.Lock()
        self._host, self._port = "127.0.0.1", 0
        self._let_in: LetIn = nobody

    def begin(self, host: str, port: int, let_in: LetIn) -> None:
        """Note where the server listens anyway, and how it listens elsewhere too."""
        self._host, self._port = host, port
        self._let_in = let_in if self._is_here_only else self._already_in

    @property
    def _is_here_only(self) -> bool:
        return ipaddress.ip_address(self._host).is_loopback

    @property
    def addresses(self) -> tuple[str, ...]:
        """Where others find this server, the likeliest address first."""
        return tuple(entrance.address for entrance in self._entrances.values())

    def is_entrance(self, host: str) -> bool:
        """Is this where the home network comes in, and only that?"""
        return self._is_here_only and host in self._entrances

    async def told(self, table: str) -> HomeInfo:
        """How others in the home network find a table."""
        if self._is_lasting or not self._is_here_only:
            async with self._opening:
                await self._find()
            return HomeInfo("always", self.addresses)
        return HomeInfo("on", self.addresses) if table in self._used else HomeInfo("off")

    # On and off.

    async def last(self) -> None:
        """Let the home network in until the server ends; raises Refuse."""
        self._is_lasting = True
        await self._open()

    async def switch_on(self, table: str) -> None:
        """Let the home network in for a table; raises Refuse."""
        self._used[table] = asyncio.get_running_loop().time()
        try:
            await self._open()
        except Refuse:
            self.switch_off(table)
            raise

    def switch_off(self, table: str) -> None:
        """A table is not shared any more; with the last one the entrances close."""
        self._used.pop(table, None)
        self._close_if_unused()

    def _close_if_unused(self) -> None:
        if not self._used and not self._is_lasting and self._entrances:
            self.close()
            note("the home network is not let in any more")

    def close(self) -> None:
        """Close all entrances, and show out who came in there."""
        for entrance in self._entrances.values():
            entrance.close()
        self._entrances.clear()

    def pass_on(self, table: str, rematch: str) -> None:
        """Who goes on at another table is still found there."""
        if table in self._used:
            self._used[rematch] = asyncio.get_running_loop().time()

    def look_after(self, is_played: Callable[[str], bool]) -> None:
        """Switch off what nobody has played at for a while, or what is over."""
        now = asyncio.get_running_loop().time()
        for table, used in list(self._used.items()):
            if is_played(table):
                self._used[table] = now
            elif now - used > self.lingering:
                self.switch_off(table)

    # Entrances.

    async def _open(self) -> None:
        async with self._opening:
            failure = await self._find()
        if not self._entrances:
            raise failure or Refuse(message("server-share-no-network"))
        note("the home network is let in", entrances=len(self._entrances))
        self._close_if_unused()  # it may have been switched off while we opened

    async def _find(self) -> Refuse | None:
        """Let in whoever comes by an address that is not an entrance yet; returns what failed."""
        failure = None
        for host in await asyncio.to_thread(self._hosts):
            if host not in self._entrances:
                try:
                    self._entrances[host] = await self._let_in(host, self._port)
                except OSError as error:
                    told = message("server-share-failed", address=host, why=why_not(error))
                    failure = Refuse(told)
        return failure

    def _hosts(self) -> list[str]:
        is_one = not (self._is_here_only or ipaddress.ip_address(self._host).is_unspecified)
        return [self._host] if is_one else home_addresses()

    async def _already_in(self, host: str, port: int) -> Entrance:
        return Entrance(web_address(host, port), lambda: None)


async def nobody(host: str, port: int) -> Entrance:
    """Let nobody in: the server does not listen yet."""
    raise OSError
