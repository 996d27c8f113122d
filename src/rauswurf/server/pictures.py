"""Positions as pictures. Pixels take long, so each picture becomes pixels once, one at a time."""

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Hashable
from functools import lru_cache

from rauswurf.messages import speak
from rauswurf.messages.languages import ENGLISH
from rauswurf.server.boards import BoardFile
from rauswurf.server.positions import settings_in, table_at
from rauswurf.server.protocol.http import AskPicture
from rauswurf.table.drawing import draw_svg

KEPT = 64  # drawings that need not be drawn again, such as those of the first page
MOST_BYTES = 24 * 1024 * 1024  # of pictures in pixels: about a hundred and fifty


@lru_cache(KEPT)
def picture(asked: AskPicture, file: BoardFile | None, language: str = ENGLISH) -> str:
    """A position as SVG, at the beginning if none is named; raises Refuse."""
    position = asked.position or None
    table = table_at(asked.game, asked.players, settings_in(asked), position, file)
    with speak(language):
        return draw_svg(table.setup, table.view, names=asked.names)


class Gallery:
    """Pictures in pixels, or other answers that take long: the last so many bytes are kept."""

    def __init__(self, most_bytes: int = MOST_BYTES) -> None:
        self.most_bytes = most_bytes
        self._kept: OrderedDict[Hashable, bytes] = OrderedDict()
        self._bytes = 0
        self._easel = asyncio.Lock()

    def find(self, key: Hashable) -> bytes | None:
        """A picture that was drawn already."""
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
        return found

    async def draw(self, key: Hashable, paint: Callable[[], Awaitable[bytes]]) -> bytes:
        """Draw a picture and keep it, unless somebody else has while we waited for our turn."""
        async with self._easel:
            found = self.find(key)
            if found is None:
                found = await paint()
                self._keep(key, found)
            return found

    def _keep(self, key: Hashable, found: bytes) -> None:
        self._kept[key] = found
        self._bytes += len(found)
        while self._bytes > self.most_bytes:
            self._bytes -= len(self._kept.popitem(last=False)[1])
