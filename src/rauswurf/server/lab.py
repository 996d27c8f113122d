"""The lab of a house: experiments of visitors, played in a process of their own that gives way.

One process plays all of them, a step of games at a time in turn, as long as somebody asks how far
they are. Who leaves and comes back finds what was played, and so does who asks another node, or
this one after it was started anew.
"""

import asyncio
from collections import OrderedDict, deque
from dataclasses import dataclass, field

from rauswurf.messages import message
from rauswurf.server.errors import SENSELESS, TOO_OFTEN, Refuse
from rauswurf.server.experiments import MOST_GAMES, Asked, Step, step
from rauswurf.server.logs import LOGGER
from rauswurf.server.protocol.lab import ExperimentInfo
from rauswurf.server.shelf import Shelf
from rauswurf.server.thinkers import Thinkers

MOST_KEPT = 500  # experiments in memory; each takes some kilobytes
INTEREST = 30.0  # seconds after which an experiment rests that nobody asks about
COME_AGAIN = 20  # seconds


@dataclass(eq=False)
class Experiment:
    """A question, how far it is, and when somebody last wanted to know."""

    asked: Asked
    wanted_at: float
    last: Step = field(default=Step(0, 0, True, {}, ()))
    failed: bool = False

    @property
    def done(self) -> bool:
        """Were all games played?"""
        return 0 < self.last.wanted <= self.last.games


class Lab:
    """Plays experiments, and keeps what came of them."""

    def __init__(self, shelf: Shelf, most_waiting: int) -> None:
        self.players = Thinkers(1)
        self._shelf = shelf
        self._most_waiting = most_waiting
        self._known: OrderedDict[Asked, Experiment] = OrderedDict()
        self._turns: deque[Experiment] = deque()
        self._playing: asyncio.Task[None] | None = None

    async def close(self) -> None:
        """Play nothing more, and let the process go."""
        if self._playing:
            self._playing.cancel()
            await asyncio.gather(self._playing, return_exceptions=True)
        self.players.close()

    async def knows(self, asked: Asked) -> bool:
        """Was this asked before, here or elsewhere?"""
        return asked in self._known or await self._recall(asked)

    async def _recall(self, asked: Asked) -> bool:
        """Fetch what was played before."""
        kept = await self._shelf.find(asked)
        if kept and asked not in self._known:
            self._keep(Experiment(asked, asyncio.get_running_loop().time(), kept))
        return kept is not None

    def ask(self, asked: Asked) -> ExperimentInfo:
        """How far an experiment is, which goes on if it is not done; raises Refuse."""
        if asked.a == asked.b:
            raise Refuse(message("server-lab-same"), SENSELESS)
        if asked.games is not None and asked.games > MOST_GAMES:
            raise Refuse(message("server-lab-too-many", most=MOST_GAMES), SENSELESS)
        now = asyncio.get_running_loop().time()
        found = self._known.get(asked) or Experiment(asked, now)
        if found.failed:
            del self._known[asked]  # so that it is tried anew when somebody asks again
            raise Refuse(message("server-broken"), 500)
        if not found.done and found not in self._turns:
            if len(self._turns) >= self._most_waiting:
                raise Refuse(message("server-lab-busy"), TOO_OFTEN, retry_after=COME_AGAIN)
            self._turns.append(found)
        found.wanted_at = now
        self._keep(found)
        if self._turns and (self._playing is None or self._playing.done()):
            self._playing = asyncio.create_task(self._play())
        others = len(self._turns) - 1 if found in self._turns else 0
        last = found.last
        return ExperimentInfo(last.games, last.wanted, found.done, others, last.fast, last.effects)

    def _keep(self, found: Experiment) -> None:
        self._known[found.asked] = found
        self._known.move_to_end(found.asked)
        while len(self._known) > MOST_KEPT:
            self._known.popitem(last=False)

    async def _play(self) -> None:
        """Play in turn whatever somebody still waits for."""
        loop = asyncio.get_running_loop()
        while self._turns:
            one = self._turns[0]
            if loop.time() - one.wanted_at < INTEREST:
                await self._one_step(one)
            is_over = one.done or one.failed or loop.time() - one.wanted_at >= INTEREST
            self._turns.rotate(-1)
            if is_over:
                self._turns.remove(one)

    async def _one_step(self, one: Experiment) -> None:
        try:
            elsewhere = await self._shelf.find(one.asked)
            if elsewhere and elsewhere.games > one.last.games:
                one.last = elsewhere
                return
            one.last = await self.players.work(step, one.asked, one.last.games, one.last.totals)
            await self._shelf.keep(one.asked, one.last)
        except Exception:  # a mistake of ours with one question must not stop all others
            LOGGER.exception("an experiment failed")
            one.failed = True
