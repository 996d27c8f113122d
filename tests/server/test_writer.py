"""The one who writes for all tables: whoever waits is told how it ended, also if it ended badly."""

import asyncio
from typing import cast

import pytest

from rauswurf.server.store.store import Append, Store, StoreAway
from rauswurf.server.store.writer import Writer

PATIENCE = 30  # seconds; whoever is forgotten waits for ever


class Shelf:
    """A database that can be away."""

    def __init__(self) -> None:
        self.is_away = False
        self.lines: list[Append] = []

    async def append(self, lines: list[Append]) -> list[bool]:
        if self.is_away:
            raise StoreAway
        self.lines += lines
        return [True for _ in lines]


@pytest.mark.anyio
async def test_everybody_who_waits_hears_that_the_database_is_away() -> None:
    shelf = Shelf()
    failed: list[int] = []
    writer = Writer(cast(Store, shelf), lambda count, seconds: None, failed.append)
    writer.start()
    lines = [cast(Append, f"line {number}") for number in range(5)]
    shelf.is_away = True
    told = await asyncio.wait_for(
        asyncio.gather(*map(writer.append, lines), return_exceptions=True), PATIENCE
    )
    assert [type(answer) for answer in told] == [StoreAway] * 5
    assert shelf.lines == []
    assert sum(failed) == 5
    assert writer.trouble is not None
    shelf.is_away = False
    again = await asyncio.wait_for(asyncio.gather(*map(writer.append, lines)), PATIENCE)
    assert again == [True] * 5
    assert shelf.lines == lines
    assert writer.waiting == 0
    await asyncio.wait_for(writer.close(), PATIENCE)
