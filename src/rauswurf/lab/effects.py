"""What a change of the rules does to a game: how long it takes, how often somebody is thrown out,
how much is luck, what beginning is worth, and how dramatic it is.

Two tables are played with the same dice. Of their games only sums are kept, so that more games can
follow at any time and in any process. Two kinds of games answer a question, its *parts*: those of
the players who were asked about, and those of a better player among worse ones.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import lru_cache
from importlib.util import find_spec
from math import inf, nan, sqrt
from typing import Any, NamedTuple

import numpy as np

from rauswurf import games
from rauswurf.bots import can_weigh
from rauswurf.bots.families import family_of
from rauswurf.fast.statistics import Estimate, by_deal
from rauswurf.lab import interpreted
from rauswurf.lab.comparison import whole_deals
from rauswurf.lab.match import Match, Noted, fixed, match_at
from rauswurf.lab.measuring import SEAT_ADVANTAGE, luck_match, luck_of, sample_of
from rauswurf.lab.noted import choice_numbers, course_numbers
from rauswurf.lab.pace import USUAL_PACE
from rauswurf.lab.play import play, tallies_of

# Who plays: never at random, since nobody does.
PLAYERS = ("casual", "strong")


class Part(StrEnum):
    """The kinds of games that answer a question."""

    COUNTED = "counted"
    LUCK = "luck"


# What is told, and by which part; a game has those that make sense in it.
MEASURES = {
    "turns": Part.COUNTED,
    "minutes": Part.COUNTED,
    "captures": Part.COUNTED,
    "cards-taken": Part.COUNTED,
    "luck": Part.LUCK,
    SEAT_ADVANTAGE: Part.COUNTED,
    "drama": Part.COUNTED,  # where a net sees chances
}
OF_FAMILY = {
    "race": ("turns", "minutes", "captures", "luck", SEAT_ADVANTAGE, "drama"),
    "nichtlustig": ("turns", "minutes", "cards-taken", "luck", SEAT_ADVANTAGE),
}

# Games are played in steps: the first is over soon, and all of them are whole deals. Who wins
# tells little about luck, game by game, but these games are quick: there are more of them.
STEP = {"race": 480, "nichtlustig": 60}
LUCK_TIMES = 4
SLOW_STEP = 12  # where nothing is compiled


@dataclass(frozen=True)
class Question:
    """Two rule sets of a game, how many play it, and who; the seed decides all dice."""

    game: str
    players: int
    level: str
    a: tuple[tuple[str, str], ...]  # every variant that the game has
    b: tuple[tuple[str, str], ...]
    seed: int = 0

    @classmethod
    def of(
        cls,
        game: str,
        players: int,
        level: str,
        a: Mapping[str, str],
        b: Mapping[str, str],
        seed: int = 0,
    ) -> "Question":
        """A question with all variants filled in; raises SetupError."""
        known = games.find(game)
        both = [fixed(known.setup(players, variants).variants) for variants in (a, b)]
        return cls(known.id, players, level, both[0], both[1], seed)

    @property
    def matches(self) -> tuple[Match, Match]:
        """Both tables with their players; raises SetupError and BadSeed."""
        game = games.get(self.game)
        setups = [game.setup(self.players, dict(side)) for side in (self.a, self.b)]
        one, other = (match_at(setup, (self.level,), self.seed) for setup in setups)
        return one, other

    @property
    def family(self) -> str:
        """The family of the game."""
        return games.get(self.game).family


class Sums(NamedTuple):
    """Sums over games of two tables, A and B, for one measure; squares are those of deals."""

    games: int = 0
    deals: int = 0
    a: float = 0.0
    b: float = 0.0
    a_squares: float = 0.0
    squares: float = 0.0  # of differences

    def plus(self, other: "Sums") -> "Sums":
        """These games and others."""
        return Sums(
            self.games + other.games,
            self.deals + other.deals,
            self.a + other.a,
            self.b + other.b,
            self.a_squares + other.a_squares,
            self.squares + other.squares,
        )

    @property
    def before(self) -> Estimate:
        """The mean at table A."""
        return mean_of(self.games, self.deals, self.a, self.a_squares)

    @property
    def by(self) -> Estimate:
        """By how much it is higher at table B."""
        return mean_of(self.games, self.deals, self.b - self.a, self.squares)


def mean_of(games: int, deals: int, total: float, squares: float) -> Estimate:
    """A mean from sums over whole deals."""
    if not games:
        return Estimate(nan, nan)
    if deals < 2:
        return Estimate(total / games, nan)
    spread = max(0.0, squares - total * total / deals) * deals / (deals - 1)
    return Estimate(total / games, sqrt(spread) / games, deals - 1)


Found = Mapping[str, Sums]


def together(found: Iterable[Found]) -> dict[str, Sums]:
    """[measure]: the sums over all games."""
    totals: dict[str, Sums] = {}
    for each in found:
        for name, sums in each.items():
            totals[name] = totals.get(name, Sums()).plus(sums)
    return totals


# Playing.


def is_fast() -> bool:
    """Are rules and players compiled here?"""
    return find_spec("llvmlite") is not None


def sees_chances(match: Match) -> bool:
    """Are everybody's chances looked at? Nobody sees them where nothing is compiled."""
    follows = family_of(match.setup.game).following_crew is not None
    return is_fast() and follows and can_weigh(match.setup)


def step_of(question: Question) -> int:
    """How many games are played between two looks at a question."""
    if is_fast():
        return STEP[question.family]
    return whole_deals(SLOW_STEP, question.matches[0])


def games_of_part(part: Part, games: int) -> int:
    """How many games of a part belong to so many steps' games."""
    return games * LUCK_TIMES if part is Part.LUCK and is_fast() else games


def played(question: Question, part: Part, first: int, count: int) -> dict[str, Sums]:
    """[measure]: what so many games of one part tell; whole deals, from game ``first`` on."""
    one, other = (match_of(part, match) for match in question.matches)
    before, after = (numbers(part, match, first, count) for match in (one, other))
    return {
        name: summed(before[name], after[name], one.deal)
        for name in OF_FAMILY[question.family]
        if MEASURES[name] is part and name in before and name in after
    }


def match_of(part: Part, match: Match) -> Match:
    """The games of a part."""
    if part is Part.LUCK:
        return luck_match(match)
    return replace(match, noted=Noted.COURSE if sees_chances(match) else Noted.CHOICES)


@lru_cache(2)
def numbers(part: Part, match: Match, first: int, count: int) -> Mapping[str, Any]:
    """[measure]: its number in each game. Kept, since many rules are compared with the book."""
    if is_fast():
        tallies = play(match, first, count, workers=1)
    else:
        tallies = tallies_of(match, np.array(interpreted.play(match, first, count), np.int64))
    if part is Part.LUCK:
        return luck_of(match, tallies, first).numbers
    counted = sample_of(tallies).numbers | choice_numbers(match.setup, tallies, USUAL_PACE)
    return counted | course_numbers(tallies) if match.noted is Noted.COURSE else counted


def summed(a: Any, b: Any, deal: int) -> Sums:
    """Sums of the numbers of two tables."""
    one, other = (by_deal(np.asarray(each, np.float64), deal) for each in (a, b))
    off = other - one
    return Sums(
        len(a),
        len(one),
        float(one.sum()),
        float(other.sum()),
        float(one @ one),
        float(off @ off),
    )


# What is told.


@dataclass(frozen=True)
class Effect:
    """A measure at table A, and by how much it is higher at table B, give or take a margin.

    The margins of all measures hold together in 95 of 100 cases. None: too few games to tell.
    """

    measure: str
    before: float
    by: float
    margin: float | None
    games: int


def effects(question: Question, found: Found) -> tuple[Effect, ...]:
    """What so many games tell, measure by measure."""
    known = [name for name in OF_FAMILY[question.family] if name in found]
    return tuple(effect(name, found[name], len(known)) for name in known)


def effect(measure: str, sums: Sums, tests: int) -> Effect:
    """What is known of one measure; of ``tests`` such margins all hold together."""
    by = sums.by
    low, high = by.interval(tests)
    margin = (high - low) / 2
    known = margin < inf  # neither too few games nor not a number
    return Effect(measure, sums.before.value, by.value, margin if known else None, sums.games)
