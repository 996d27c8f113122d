"""The lab for programs: tables in, numpy arrays and dataclasses out. See docs/lab-api.md."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

import numpy as np

from rauswurf import bots as known_bots
from rauswurf import games as all_games
from rauswurf.boards import load_file
from rauswurf.fast.device import Device
from rauswurf.fast.house import check_compiles
from rauswurf.fast.statistics import Estimate
from rauswurf.games.house import load_rules
from rauswurf.lab.comparison import Change, Comparison, compare, comparing
from rauswurf.lab.distributions import Distribution, distribution
from rauswurf.lab.lineups import gauntlet as challenges
from rauswurf.lab.lineups import round_robin
from rauswurf.lab.match import Match, branched, check_asked, match_at
from rauswurf.lab.measuring import Sample, measure, sample_of
from rauswurf.lab.pace import USUAL_PACE, Pace
from rauswurf.lab.play import Progress, ignore, play
from rauswurf.lab.tournament import Meeting, Standing, meet, standings
from rauswurf.messages import Told, message

__all__ = [
    "Arena",
    "Change",
    "Comparison",
    "Distribution",
    "Estimate",
    "Match",
    "Pace",
    "Simulation",
    "Standing",
    "arena",
    "compare",
    "comparing",
    "measures",
    "simulate",
    "table",
]

LEAST_BOTS = 2  # of an arena


@dataclass(frozen=True)
class Simulation:
    """Games of a match and what was measured in them.

    ``numbers`` are arrays with one number for each game, by the name of the measure.
    """

    match: Match
    games: int
    sample: Sample

    @property
    def numbers(self) -> Mapping[str, Any]:
        """[measure]: an array with its number in each game."""
        return self.sample.numbers

    @property
    def wins(self) -> Any:
        """[game, seat]: 1 for who won; those who share a first place share the win."""
        seats = range(1, len(self.match.setup.seats) + 1)
        return np.stack([self.numbers[f"wins-{seat}"] for seat in seats], axis=1)

    @cached_property
    def estimates(self) -> Mapping[str, Estimate]:
        """[measure]: its mean, with its standard error and interval."""
        return self.sample.estimates()

    def distribution(self, measure: str, width: float | None = None) -> Distribution:
        """How the numbers of a measure are spread over the games; raises KeyError."""
        return distribution(measure, self.numbers[measure], width)


@dataclass(frozen=True)
class Arena:
    """A tournament: everybody with rating and share of wins, and the tables they met at."""

    standings: Sequence[Standing]
    meetings: Sequence[Meeting]


def table(
    game: str,
    players: int | None = None,
    bots: str | Sequence[str] = "random",
    *,
    variants: Mapping[str, str] | None = None,
    board: Path | str | None = None,
    rules: Path | str | None = None,
    seed: int = 0,
    rotated: bool | None = None,
) -> Match:
    """A table with its rules and players; different bots change seats unless told otherwise.

    Raises SetupError, BoardError, RulesError, NoSuchBot, BadSeed, and Told for too many bots.
    """
    known = all_games.find(game)
    path = None if board is None else Path(board)
    brought = None if path is None else load_file(path)
    house = None if rules is None else load_rules(Path(rules))
    setup = known.setup(players, variants or {}, board=brought, house=house)
    check_compiles(setup)
    named = (bots,) if isinstance(bots, str) else tuple(bots)
    for bot in named:
        known_bots.player(bot, known.id)
    seats = len(setup.seats)
    if len(named) not in (1, seats):
        raise Told(message("study-lineup", bots=len(named), seats=seats))
    turns = len(set(named)) > 1 if rotated is None else rotated
    return match_at(setup, named, seed, rotated=turns, board=path)


def simulate(
    match: Match,
    games: int,
    *,
    workers: int | None = None,
    progress: Progress | None = None,
    device: Device = Device.CPU,
) -> Simulation:
    """Play so many games: lengths, captures, who wins. Raises BotFault, NoCard and NotOnCards."""
    check_asked(games, match)
    tallies = play(match, 0, games, workers, progress, device)
    return Simulation(match, games, sample_of(tallies))


def measures(
    match: Match,
    games: int,
    *,
    pace: Pace = USUAL_PACE,
    workers: int | None = None,
    progress: Progress | None = None,
) -> Simulation:
    """Everything that is measured: also choices, chances, luck and skill, and odd players."""
    check_asked(games, match)
    sample = measure(match, games, workers, progress, everything=True, pace=pace)
    return Simulation(match, games, sample)


def arena(
    game: str | Match,
    bots: Sequence[str],
    games: int,
    *,
    players: int | None = None,
    variants: Mapping[str, str] | None = None,
    seed: int = 0,
    gauntlet: bool = False,
    progress: Progress | None = None,
) -> Arena:
    """Let everybody meet everybody, or the first one all others; so many games at each table.

    Instead of a game with its number of players and variants, a table says by which rules and on
    which board they meet; who sits there does not matter. Raises what ``table`` raises.
    """
    here = game if isinstance(game, Match) else table(game, players, variants=variants)
    check_asked(games, here)
    setup = here.setup
    for bot in bots:
        known_bots.player(bot, setup.game.id)
        if bots.count(bot) > 1:
            raise Told(message("arena-twice", bot=bot))
    if len(bots) < LEAST_BOTS:
        raise Told(message("arena-few-bots"))
    seats = len(setup.seats)
    lineups = (challenges if gauntlet else round_robin)(bots, seats)
    meetings = [
        meet(
            match_at(setup, line, branched(seed, number), rotated=True, board=here.board),
            tuple(bots),
            -(-games // seats),
            progress=progress or ignore,
        )
        for number, line in enumerate(lineups)
    ]
    return Arena(standings(tuple(bots), meetings), meetings)
