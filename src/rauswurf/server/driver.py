"""What happens at a table without anybody asking: bots, clocks, and bots for those who are gone.

A table is driven by every node at which somebody sits or watches; if two want the same, the log
decides who was first. A table that nobody looks at sleeps.
"""

import asyncio
from collections.abc import Awaitable, Callable
from typing import NamedTuple

from rauswurf.bots import perfect
from rauswurf.bots.levels import EXPERT
from rauswurf.games.levels import PERFECT
from rauswurf.server import requests
from rauswurf.server.authority import Authority
from rauswurf.server.clock import MILLISECONDS, budget, runs_for
from rauswurf.server.errors import Refuse
from rauswurf.server.live import LiveTable
from rauswurf.server.logs import LOGGER, short
from rauswurf.server.metrics import Metrics
from rauswurf.server.protocol.events import By, Ended, Left, Moved, TableEvent, Undone
from rauswurf.server.settings import Pauses
from rauswurf.server.thinkers import Thinkers

AFTER_TROUBLE = 1.0  # seconds until something that could not be done is tried again

Act = Callable[[LiveTable, int], Awaitable[None]]


class Due(NamedTuple):
    """Something that is to be done after so many seconds."""

    seconds: float
    act: Act


class Driver:
    """Keeps one plan for each table: the next thing that happens by itself."""

    def __init__(self, thinkers: Thinkers, pauses: Pauses, metrics: Metrics) -> None:
        self.thinkers = thinkers
        self.pauses = pauses
        self.metrics = metrics
        self._plans: dict[str, asyncio.TimerHandle] = {}
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._rolls_by_hand: dict[str, int] = {}  # moments at which a bot waits for real dice

    # Planning.

    def plan(self, live: LiveTable) -> None:
        """Look anew at what is due at a table."""
        self.forget(live.id)
        due = self._next(live)
        if due is not None and live.id not in self._tasks:
            loop = asyncio.get_running_loop()
            seconds = max(0.0, due.seconds)
            self._plans[live.id] = loop.call_later(seconds, self._start, live, due.act)

    def forget(self, table: str) -> None:
        """Nothing is planned for a table any more."""
        plan = self._plans.pop(table, None)
        if plan:
            plan.cancel()

    def release(self, table: str) -> bool:
        """Let go of a table that nobody looks at; False if something is under way there."""
        if table in self._tasks:
            return False
        self.forget(table)
        self._rolls_by_hand.pop(table, None)
        return True

    async def close(self) -> None:
        """Do nothing more by itself."""
        for table in list(self._plans):
            self.forget(table)
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _next(self, live: LiveTable) -> Due | None:
        a = live.authority
        if not live.connections or a.acting is None:
            return None
        if requests.agreed(a):
            return Due(0, self._undo)
        elapsed = asyncio.get_running_loop().time() - live.since
        candidates = [self._ending(live)]
        if a.is_bot_acting:
            candidates.append(self._bots_turn(live, elapsed))
        else:
            candidates += [self._clock(a, elapsed), self._absence(live)]
        return min(filter(None, candidates), key=lambda due: due.seconds, default=None)

    def _bots_turn(self, live: LiveTable, elapsed: float) -> Due | None:
        a = live.authority
        if self._rolls_by_hand.get(live.id) == a.moment or awaits_real_dice(a):
            return None
        pause = self.pauses.bot if a.terms.people else self.pauses.bots_alone
        return Due(pause - elapsed, self._bot)

    def _ending(self, live: LiveTable) -> Due | None:
        """The game ends when all agree who are there, and nobody else may just be reconnecting."""
        a = live.authority
        if not a.enough or not live.present.isdisjoint(a.undecided):
            return None
        absent = min(map(live.absent, a.undecided), default=self.pauses.leaving)
        return Due(self.pauses.leaving - absent, self._end)

    def _clock(self, a: Authority, elapsed: float) -> Due | None:
        seat, kind = runs_for(a), a.terms.choice.clock.kind
        if seat is None or (kind == "move" and awaits_real_dice(a)):
            return None
        act = self._decide_in_time if kind == "move" else self._flag
        return Due(budget(a, seat) / MILLISECONDS - elapsed, act)

    def _absence(self, live: LiveTable) -> Due | None:
        a, absence = live.authority, live.authority.terms.choice.absence
        seat, present = a.acting, live.present
        if absence.kind == "wait" or seat is None or seat in present or not present:
            return None
        gone = asyncio.get_running_loop().time() - live.gone.get(seat, live.since)
        return Due(absence.seconds - gone, self._take_over)

    # Doing.

    def _start(self, live: LiveTable, act: Act) -> None:
        self._plans.pop(live.id, None)
        task = asyncio.create_task(self._do(live, act))
        self._tasks[live.id] = task

    async def _do(self, live: LiveTable, act: Act) -> None:
        trouble = False
        try:
            await act(live, live.authority.moment)
        except Refuse:
            trouble = True
        except Exception:
            trouble = True
            LOGGER.exception("a table could not go on", extra={"facts": {"table": short(live.id)}})
        if trouble:
            await asyncio.sleep(AFTER_TROUBLE)
        self._tasks.pop(live.id, None)
        self.plan(live)

    async def _undo(self, live: LiveTable, moment: int) -> None:
        def propose(a: Authority) -> Undone | None:
            return requests.agreed(a)

        await live.submit(propose)

    async def _end(self, live: LiveTable, moment: int) -> None:
        def propose(a: Authority) -> Ended | None:
            due = None if a.acting is None else self._ending(live)
            is_now = due is not None and due.seconds <= 0
            return Ended(tuple(sorted(a.enough)), "agreed") if is_now else None

        await live.submit(propose)

    async def _take_over(self, live: LiveTable, moment: int) -> None:
        def propose(a: Authority) -> Left | None:
            absent = a.acting is not None and not a.is_bot_acting and a.acting not in live.present
            return Left(a.acting, "bot") if absent and a.acting is not None else None

        await live.submit(propose)

    async def _flag(self, live: LiveTable, moment: int) -> None:
        def propose(a: Authority) -> Left | None:
            seat = runs_for(a)
            return Left(seat, "clock") if seat is not None and a.moment == moment else None

        await live.submit(propose)

    async def _bot(self, live: LiveTable, moment: int) -> None:
        self.metrics.bot_moves.inc()
        await self._decide(live, moment, "bot")

    async def _decide_in_time(self, live: LiveTable, moment: int) -> None:
        await self._decide(live, moment, "clock")

    async def _decide(self, live: LiveTable, moment: int, by: By) -> None:
        """Let a bot decide for the seat that is to act, if nothing has happened meanwhile."""
        a = live.authority
        if a.table is None or a.acting is None or a.moment != moment:
            return
        move = "roll"
        if a.table.moves != ["roll"]:
            move = await self.thinkers.choose(level_of(a), a.terms, a.table.position)
        if move == "roll" and a.by_hand:
            self._rolls_by_hand[live.id] = moment
            return
        thought = live.thinking if by == "clock" else 0

        def propose(a: Authority) -> TableEvent | None:
            seat = a.acting
            if seat is None or a.moment != moment or (by == "bot" and not a.is_bot_acting):
                return None
            if move == "roll":
                return requests.rolled(a, seat, by, thought=thought)
            return Moved(seat, move, by, thought)

        await live.submit(propose)


def level_of(a: Authority) -> str:
    """How well the bot plays that decides now."""
    seat = a.acting
    assert seat is not None
    chosen = a.terms.choice.seats[seat]
    if chosen.kind != "bot":
        return a.terms.choice.absence.level
    # Another server may have opened this table, or somebody took the solved positions away.
    is_gone = chosen.level == PERFECT and not perfect.can_help(a.terms.setup)
    return EXPERT if is_gone else chosen.level


def awaits_real_dice(a: Authority) -> bool:
    """Is nothing possible now but to say what real dice show?"""
    return a.by_hand and a.table is not None and a.table.moves == ["roll"]
