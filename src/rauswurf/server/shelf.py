"""What the lab has found out, in the database: for later, and for other nodes.

An answer is kept under everything that it depends on, so what is found is never stale: after an
update of the rules or of who plays, questions are asked anew.
"""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from hashlib import sha256
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from time import time

import msgspec

from rauswurf.server.experiments import Asked, Step
from rauswurf.server.retention import DAY
from rauswurf.server.store import Answer, Store, StoreAway

# Where the games of the lab come from; what is shipped of findings is told, not played.
PLAYED_BY = ("rules", "games", "boards", "dice", "fast", "bots", "lab")
LEFT_OUT = ("__pycache__", "findings")


@cache
def edition() -> str:
    """A hash of all that games depend on: rules, players, what they learned, the compiler."""
    told = sha256(str(find_spec("llvmlite") is not None).encode())
    for name in PLAYED_BY:
        add(files("rauswurf") / name, told.update)
    return told.hexdigest()


def add(place: Traversable, update: Callable[[bytes], None]) -> None:
    """Tell what is in a file or folder."""
    update(place.name.encode())
    if place.is_file():
        update(place.read_bytes())
        return
    for each in sorted(place.iterdir(), key=lambda each: each.name):
        if each.name not in LEFT_OUT:
            add(each, update)


class Shelf:
    """Finds and keeps answers; where the database is away, nothing is found and nothing kept."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def find(self, asked: Asked) -> Step | None:
        """How far an experiment was."""
        question = await name_of(asked)
        with suppress(StoreAway, msgspec.DecodeError):
            found = await self.store.answer_to(question)
            if found is None:
                return None
            step = msgspec.json.decode(found.answer, type=Step)
            if now() - found.used > DAY:
                await self.store.keep_answer(found._replace(used=now()))
            return step
        return None

    async def keep(self, asked: Asked, step: Step) -> None:
        """Keep how far an experiment is."""
        question, answer = await name_of(asked), msgspec.json.encode(step).decode()
        with suppress(StoreAway):
            await self.store.keep_answer(Answer(question, step.games, now(), answer))


async def name_of(asked: Asked) -> str:
    """A hash of a question, and of everything else that its answer depends on."""
    known = await asyncio.to_thread(edition)  # files are read, once
    return sha256(msgspec.json.encode((known, asked))).hexdigest()


def now() -> int:
    """Milliseconds since 1970."""
    return int(time() * 1000)
