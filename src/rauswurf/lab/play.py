"""Playing the games of a match, each in the fastest way that its bots allow.

Compiled where all of them can be; else at a table, by interpreted rules, in several processes.
Whatever is counted depends on the match and the number of the game only: neither threads nor
processes, chunks or machines change it.
"""

import os
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import cache, lru_cache
from hashlib import sha256
from math import factorial
from typing import Any

import numpy as np

from rauswurf import __version__
from rauswurf.bots.families import family_of
from rauswurf.bots.registry import own_name
from rauswurf.bots.workers import processes
from rauswurf.fast.batch import Crew, Tallies, columns, play_games, playout_rules, watched
from rauswurf.fast.compiler import Identities
from rauswurf.fast.device import Device
from rauswurf.fast.moments import Measure
from rauswurf.fast.placing import refuse_card, survey_on, takes_card
from rauswurf.fast.survey import Lineup, Survey, measures_of, survey_of
from rauswurf.games import Setup
from rauswurf.lab import interpreted
from rauswurf.lab.match import Match, Noted
from rauswurf.rules.compose import RuleSet

Progress = Callable[[int], None]

AT_ONCE = 4  # interpreted games a process plays before it tells how far it is


def play(
    match: Match,
    first: int,
    count: int,
    workers: int | None = None,
    progress: Progress | None = None,
    device: Device = Device.CPU,
) -> Tallies:
    """What was counted in these games, one row each, in order of their numbers.

    Raises SetupError, NoSuchBot and BotFault; NoCard and NotOnCards if a card is wanted.
    """
    told = progress or ignore
    wanted = workers or os.cpu_count() or 1
    if is_compiled(match):
        lineup = lineup_of(match)
        if takes_card(device, [lineup], count, wanted):
            found = play_on_cards(lineup, first, count, told)
        else:
            found = play_compiled(lineup, first, count, wanted, told)
    else:
        refuse_card(device)
        began = time.perf_counter()
        rows = play_interpreted(match, first, count, wanted, told)
        found = replace(tallies_of(match, rows), seconds=time.perf_counter() - began)
    return replace(found, deal=match.deal)


def tallies_of(match: Match, rows: Any) -> Tallies:
    """Rows that were kept, as what they are."""
    setup = match.setup
    seats, family = len(setup.seats), setup.game.family
    return Tallies(rows, seats, 0.0, 0.0, family, match.deal, match.added)


def is_compiled(match: Match) -> bool:
    """Are many thousand games of this match a matter of seconds?"""
    return None not in kinds_of(match.setup, match.bots)


def kinds_of(setup: Setup, bots: tuple[str, ...]) -> list[int | None]:
    """The numbers under which compiled code knows these bots; None for one that it does not."""
    return [family_of(setup.game).kind_of(setup, bot) for bot in bots]


def ignore(played: int) -> None:
    """For whoever does not want to know how far it is."""


@lru_cache(16)
def lineup_of(match: Match) -> Lineup:
    """Who sits where in the games of a match whose players are all compiled."""
    setup, seats = match.setup, len(match.bots)
    numbers = range(seats * factorial(seats - 1) if match.rotated else 1)
    seating = np.array([match.seating(number) for number in numbers], np.int64)
    kinds = np.array(kinds_of(setup, match.bots), np.int64)
    names = list(dict.fromkeys(match.bots))
    bots = np.array([names.index(bot) for bot in match.bots], np.int64)
    return Lineup(setup, crew_of(match), kinds[seating], bots[seating], match.deal, match.seed)


def play_compiled(
    lineup: Lineup, first: int, count: int, threads: int, progress: Progress
) -> Tallies:
    """Play with players who are compiled together with the rules."""
    numbers = np.arange(first, first + count)
    players = lineup.kinds[numbers % len(lineup.kinds)]
    dice = numbers // lineup.deal
    return play_games(lineup.setup, lineup.crew, players, dice, lineup.seed, threads, progress)


def play_on_cards(lineup: Lineup, first: int, count: int, progress: Progress) -> Tallies:
    """The same on graphics cards."""
    # Here, since few have them.
    from rauswurf.fast.cuda.playing import rows_on_cards

    rows, seconds, compiling = rows_on_cards(lineup, range(first, first + count), progress)
    setup = lineup.setup
    return Tallies(rows, len(setup.seats), seconds, compiling, setup.game.family, lineup.deal)


def survey_match(
    match: Match,
    games: int | range,
    workers: int | None = None,
    progress: Progress | None = None,
    device: Device = Device.CPU,
    more: Sequence[Measure] = (),
) -> Survey:
    """Figures of the first games of a match, or of others; raises what ``play`` raises.

    ``more`` is asked besides what is always told.
    """
    numbers = range(games) if isinstance(games, int) else games
    if is_compiled(match):
        measures = (*measures_of(match.setup, len(set(match.bots))), *more)
        return survey_on(lineup_of(match), measures, numbers, workers, progress, device)
    played = play(match, numbers.start, len(numbers), workers, progress, device)
    return survey_tallies(match, played, numbers.start, more)


def survey_tallies(
    match: Match, played: Tallies, first: int = 0, more: Sequence[Measure] = ()
) -> Survey:
    """Figures of games of a match, of which the rows were kept."""
    names = list(dict.fromkeys(match.bots))
    numbers = range(first, first + len(played.rows))
    seating = [[names.index(match.bots[k]) for k in match.seating(n)] for n in numbers]
    measures = (*measures_of(match.setup, len(names)), *more)
    return survey_of(played, measures, np.array(seating))


def crew_of(match: Match) -> Crew:
    """The players of a match, all of them compiled."""
    family = family_of(match.setup.game)
    if match.weighed:
        return family.weighing_crew(match.setup)
    if match.noted is Noted.CHANCES and family.telling_crew:
        return family.telling_crew(match.setup)
    kinds = [kind for kind in kinds_of(match.setup, match.bots) if kind is not None]
    if match.noted is Noted.COURSE and family.following_crew:
        return family.following_crew(match.setup, kinds)
    crew = family.crew(match.setup, kinds)
    return watched(match.setup, crew) if match.noted is Noted.CHOICES else crew


def play_interpreted(match: Match, first: int, count: int, workers: int, progress: Progress) -> Any:
    """Play at tables; in this process if one is enough."""
    rows = np.zeros((count, len(columns(match.setup, match.added))), np.int64)
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
    if is_compiled(match):
        return players_fingerprint(match)
    rules = rules_fingerprint(match.setup)
    names = [own_name(bot, match.setup) for bot in match.bots]
    return f"{rules} {' '.join(names)} {__version__}"


@cache
def players_fingerprint(match: Match) -> str:
    """The rules, the players and what they have learned, as short hashes."""
    crew = crew_of(match)
    learned = sha256(crew.net.tobytes()).hexdigest()[:16]
    return f"{identity(crew.rules)} {kinds_of(match.setup, match.bots)} {learned}"


@cache
def rules_fingerprint(setup: Setup) -> str:
    """The rules of a table, and what is counted, as a short hash."""
    return identity(playout_rules(setup))


def identity(rules: RuleSet) -> str:
    """What whole games say, with all that they call, as a short hash."""
    identities = Identities(rules)
    return identities.of(rules.functions["play_games"])
