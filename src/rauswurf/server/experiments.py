"""Experiments as another process is asked for them: a step of games at a time, plain data in and
out. The lab is loaded there, never where tables are served.
"""

import os
from collections.abc import Mapping
from functools import cache
from typing import NamedTuple

from rauswurf.server.protocol.lab import EffectInfo

Variants = tuple[tuple[str, str], ...]
Totals = Mapping[str, tuple[float, ...]]  # sums over games, by measure

STEPS = 10  # of games, if nobody says how many
MOST_STEPS = 40
MOST_GAMES = 480 * MOST_STEPS  # that somebody may ask for; slow games have shorter steps
SLOW_STEPS = 20  # where nothing is compiled
POLITE = 10  # by so much others go first


class Asked(NamedTuple):
    """A question with all house rules, and how many games are to answer it."""

    game: str
    players: int
    level: str
    a: Variants
    b: Variants
    seed: int
    games: int | None


class Step(NamedTuple):
    """How far an experiment is after one more step."""

    games: int
    wanted: int
    fast: bool
    totals: Totals
    effects: tuple[EffectInfo, ...]


def step(asked: Asked, played: int, totals: Totals) -> Step:
    """Play the next games of an experiment."""
    from rauswurf.lab import effects as lab

    give_way()
    question = lab.Question(asked.game, asked.players, asked.level, asked.a, asked.b, asked.seed)
    size, fast = lab.step_of(question), lab.is_fast()
    usual = STEPS * size if asked.games is None else asked.games
    steps = min(-(-usual // size), MOST_STEPS if fast else SLOW_STEPS)
    found = [{name: lab.Sums._make(each) for name, each in totals.items()}]
    for part in lab.Part:
        first, count = (lab.games_of_part(part, number) for number in (played, size))
        found.append(lab.played(question, part, first, count))
    sums = lab.together(found)
    told = tuple(
        EffectInfo(each.measure, each.before, each.by, each.margin, each.games)
        for each in lab.effects(question, sums)
    )
    plain = {name: tuple(each) for name, each in sums.items()}
    return Step(played + size, steps * size, fast, plain, told)


@cache
def give_way() -> None:
    """Let bots and everybody else on this machine go first, once for all."""
    if hasattr(os, "nice"):
        os.nice(POLITE)
