"""Figures of many games: what is asked about them, and the answers of a processor.

A survey is played in batches, of which only figures are kept; ``cuda`` makes the same figures on
graphics cards. What is asked is the same for both: measures, and how often games had so many turns.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import permutations
from math import lcm
from typing import Any

import numpy as np

from rauswurf.fast.batch import PLAYOUTS, Crew, Progress, Tallies, play_games, playout_rules
from rauswurf.fast.device import Device
from rauswurf.fast.moments import (
    BOT_WINS,
    BY_ORDER,
    COLUMN,
    COUNTING,
    HIGHEST,
    PAIR,
    WHOLE_WIN,
    WINS,
    WINS_BY_ORDER,
    Measure,
    Moments,
    deals_of,
    moments_of,
)
from rauswurf.fast.series import TURNS
from rauswurf.games import Setup

Rows = Any  # numpy array of whole numbers

AT_ONCE = 1 << 18  # games whose rows are kept until their figures are known


@dataclass(frozen=True)
class Lineup:
    """What decides games, besides their numbers: a table, who plays, who sits where, the seed.

    ``kinds`` and ``bots`` are [game, seat]: how compiled code knows the player who sits there, and
    which of the bots it is. They have a row for each game until all come round.
    """

    setup: Setup
    crew: Crew
    kinds: Any
    bots: Any
    deal: int
    seed: int


@dataclass(frozen=True)
class Survey:
    """What was found out about games."""

    moments: Moments
    lengths: Any  # [turns]: how many games had so many
    seconds: float
    compile_seconds: float
    device: Device = Device.CPU  # where it was played

    def __add__(self, other: "Survey") -> "Survey":
        longest = max(len(self.lengths), len(other.lengths))
        lengths = [np.pad(each.lengths, (0, longest - len(each.lengths))) for each in (self, other)]
        return Survey(
            self.moments + other.moments,
            lengths[0] + lengths[1],
            self.seconds + other.seconds,
            self.compile_seconds + other.compile_seconds,
        )


def measures_of(setup: Setup, bots: int = 0) -> tuple[Measure, ...]:
    """What is asked about games of a table, at which so many different bots play."""
    playout = PLAYOUTS[setup.game.family][-1]
    seats = len(setup.seats)
    found = [Measure(name, COLUMN, place) for place, name in enumerate(playout.COUNTS)]
    found += [Measure(f"wins {seat}", WINS, seat, parts=WHOLE_WIN) for seat in range(seats)]
    found += [Measure(f"bot {bot}", BOT_WINS, bot, parts=WHOLE_WIN) for bot in range(bots)]
    if "points" in playout.SEAT_COUNTS:
        points = len(playout.COUNTS) + seats * playout.SEAT_COUNTS.index("points")
        found += [Measure(f"points {seat}", COLUMN, points + seat) for seat in range(seats)]
        found.append(Measure("highest points", HIGHEST, points))
        turns = range(1, seats + 1)
        found += [Measure(f"points, turn {turn}", BY_ORDER, points, turn) for turn in turns]
    found += [
        Measure(f"wins, turn {turn}", WINS_BY_ORDER, turn, parts=WHOLE_WIN)
        for turn in range(1, seats + 1)
    ]
    return (*COUNTING, *found)


def pair_measures(bots: int) -> tuple[Measure, ...]:
    """What each of so many bots takes from each other one."""
    pairs = permutations(range(bots), 2)
    return tuple(Measure(f"pair {a} {b}", PAIR, a, b, parts=2) for a, b in pairs)


def all_measures(measures: Sequence[Sequence[Measure]]) -> list[Measure]:
    """Those of several line-ups one after the other, told apart by names: "0 turns", "1 turns"."""
    if len(measures) == 1:
        return list(measures[0])
    return [
        each if each in COUNTING else replace(each, name=f"{number} {each.name}")
        for number, some in enumerate(measures)
        for each in some
    ]


def measures_together(measures: Sequence[Sequence[Measure]]) -> list[Sequence[Measure]]:
    """What is asked about games that several line-ups play: only the first one counts them."""
    first, *others = measures
    return [first, *([each for each in some if each not in COUNTING] for some in others)]


def survey(
    lineup: Lineup,
    measures: Sequence[Measure],
    games: range,
    threads: int | None = None,
    progress: Progress | None = None,
) -> Survey:
    """Play the games of these numbers on the processor; where there are deals, whole ones."""
    return survey_together([lineup], [measures], games, threads, progress)


def survey_together(
    lineups: Sequence[Lineup],
    measures: Sequence[Sequence[Measure]],
    games: range,
    threads: int | None = None,
    progress: Progress | None = None,
) -> Survey:
    """The same for several line-ups, each of which plays all games.

    Deals are as long as those of all of them need; lengths are told of the first.
    """
    parts = batches(games, lcm(*(lineup.deal for lineup in lineups)), AT_ONCE)
    found = [surveyed(lineups, measures, part, threads, progress) for part in parts]
    total = found[0]
    for each in found[1:]:
        total += each
    return total


def batches(games: range, deal: int, size: int) -> Iterator[range]:
    """The games in parts of about this size, none of which cuts a deal."""
    whole = max(1, size // deal) * deal
    for first in range(games.start, games.stop, whole):
        yield range(first, min(first + whole, games.stop))


def surveyed(
    lineups: Sequence[Lineup],
    measures: Sequence[Sequence[Measure]],
    games: range,
    threads: int | None,
    progress: Progress | None,
) -> Survey:
    """The same for one batch."""
    numbers = np.arange(games.start, games.stop)
    played = [play_lineup(lineup, numbers, threads, progress) for lineup in lineups]
    deal = lcm(*(lineup.deal for lineup in lineups))
    deals = [
        deals_of(some, each.rows, lineup.bots[numbers % len(lineup.bots)], deal)
        for lineup, some, each in zip(lineups, measures, played, strict=True)
    ]
    return Survey(
        moments_of(all_measures(measures), np.hstack(deals)),
        np.bincount(played[0].column(TURNS)),
        sum(each.seconds for each in played),
        sum(each.compile_seconds for each in played),
    )


def play_lineup(
    lineup: Lineup, numbers: Any, threads: int | None, progress: Progress | None
) -> Tallies:
    """Play the games of these numbers on the processor."""
    players = lineup.kinds[numbers % len(lineup.kinds)]
    dice = numbers // lineup.deal
    return play_games(lineup.setup, lineup.crew, players, dice, lineup.seed, threads, progress)


def survey_of(played: Tallies, measures: Sequence[Measure], seated: Any) -> Survey:
    """Figures of games of which the rows are known; ``seated`` is [game, seat]: which bot."""
    return Survey(
        moments_of(measures, deals_of(measures, played.rows, seated, played.deal)),
        np.bincount(played.column(TURNS)),
        played.seconds,
        played.compile_seconds,
    )


def survey_of_nobody(setup: Setup, played: Tallies) -> Survey:
    """The same where the players have no names."""
    nobody = np.zeros((len(played.rows), played.seats), np.int64)
    return survey_of(played, measures_of(setup), nobody)


def random_lineup(setup: Setup, seed: int) -> Lineup:
    """Everybody plays at random, with one stream for all dice and choices of a game."""
    seats = len(setup.seats)
    nobody = np.zeros((1, seats), np.int64)
    return Lineup(setup, Crew(playout_rules(setup)), nobody, nobody, 1, seed)
