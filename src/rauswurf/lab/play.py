"""Playing the games of a match, each in the fastest way that its bots allow.

Compiled where all of them can be; else at a table, by interpreted rules, in several processes.
Whatever is counted depends on the match and the number of the game only: neither threads nor
processes, chunks or machines change it.
"""

import os
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache
from typing import Any

import numpy as np

from rauswurf import __version__
from rauswurf.bots.registry import by_level
from rauswurf.bots.workers import processes
from rauswurf.fast.batch import Tallies, columns, playout_rules
from rauswurf.games import Setup
from rauswurf.lab import compiled, interpreted
from rauswurf.lab.match import Match

Progress = Callable[[int], None]

AT_ONCE = 4  # interpreted games a process plays before it tells how far it is


def play(
    match: Match,
    first: int,
    count: int,
    workers: int | None = None,
    progress: Progress | None = None,
) -> Tallies:
    """What was counted in these games, one row each, in order of their numbers.

    Raises SetupError, NoSuchBot and BotFault.
    """
    told = progress or ignore
    wanted = workers or os.cpu_count() or 1
    if compiled.knows(match):
        found = compiled.play(match, first, count, wanted, told)
    else:
        began = time.perf_counter()
        rows = play_interpreted(match, first, count, wanted, told)
        found = replace(tallies_of(match, rows), seconds=time.perf_counter() - began)
    return replace(found, deal=match.deal)


def tallies_of(match: Match, rows: Any) -> Tallies:
    """Rows that were kept, as what they are."""
    setup = match.setup
    return Tallies(rows, len(setup.seats), 0.0, 0.0, setup.game.family, match.deal)


def is_compiled(match: Match) -> bool:
    """Are many thousand games of this match a matter of seconds?"""
    return compiled.knows(match)


def own_name(bot: str, setup: Setup) -> str:
    """The bot's own name where a level was named."""
    return by_level(setup.game).get(bot, bot)


def ignore(played: int) -> None:
    """For whoever does not want to know how far it is."""


def play_interpreted(match: Match, first: int, count: int, workers: int, progress: Progress) -> Any:
    """Play at tables; in this process if one is enough."""
    rows = np.zeros((count, len(columns(match.setup))), np.int64)
    starts = range(0, count, AT_ONCE)
    parts = [(match, first + at, min(AT_ONCE, count - at)) for at in starts]
    for at, part in zip(starts, played(parts, min(workers, len(parts))), strict=True):
        rows[at : at + len(part)] = part
        progress(len(part))
    return rows


def played(parts: list[tuple[Match, int, int]], workers: int) -> Iterator[list[list[int]]]:
    """The rows of each part, in order."""
    if workers <= 1:
        yield from map(interpreted.play, *zip(*parts, strict=True))
        return
    with processes(workers) as pool:
        yield from pool.map(interpreted.play, *zip(*parts, strict=True))


def fingerprint(match: Match) -> str:
    """Whatever the games of a match depend on that the match does not tell: rules and players."""
    if compiled.knows(match):
        return compiled.fingerprint(match.setup, match.bots)
    rules = rules_fingerprint(match.setup)
    names = [own_name(bot, match.setup) for bot in match.bots]
    return f"{rules} {' '.join(names)} {__version__}"


@cache
def rules_fingerprint(setup: Setup) -> str:
    """The rules of a table, and what is counted, as a short hash."""
    return compiled.identity(playout_rules(setup), "play_games")
