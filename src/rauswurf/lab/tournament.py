"""Tournaments: bots at tables with changing seats and equal dice, and ratings from their places."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property

import numpy as np

from rauswurf.fast.batch import Tallies
from rauswurf.fast.device import Device
from rauswurf.fast.figures import shared_wins
from rauswurf.fast.moments import DEALS, Measure, Moments
from rauswurf.fast.statistics import Estimate, estimate
from rauswurf.fast.survey import Survey, pair_measures
from rauswurf.lab.match import Match
from rauswurf.lab.play import Progress, ignore, play, survey_match, survey_tallies
from rauswurf.lab.ratings import Pairs, rate
from rauswurf.lab.sprt import Scores, Sprt, Verdict

BATCH = 64  # deals between two looks at a sequential test, at first
GROWTH = 4  # later, as many as this part of what was played


@dataclass(frozen=True)
class Meeting:
    """One table of bots and what became of its games. Bots are told by their place in ``bots``.

    ``found`` are figures; rows of games only where the luck of their dice was weighed.
    """

    match: Match
    bots: tuple[str, ...]  # all of the tournament, each once
    found: Survey | Tallies
    verdict: Verdict | None = None
    ratio: float = 0.0  # of the sequential test, if there is one

    @cached_property
    def moments(self) -> Moments:
        """The figures of all games."""
        if isinstance(self.found, Survey):
            return self.found.moments
        return survey_tallies(self.match, self.found, more=pairs_at(self.match)).moments

    @property
    def here(self) -> tuple[str, ...]:
        """Who sat at the table, each once."""
        return tuple(dict.fromkeys(self.match.bots))

    @property
    def games(self) -> int:
        """How many were played."""
        return self.moments.games

    def wins(self, bot: str) -> Estimate:
        """The share of games that a bot won, all its seats together."""
        return self.moments.estimate(f"bot {self.here.index(bot)}")

    def played_wins(self, bot: str) -> Estimate | None:
        """The same with the luck of the dice taken off, if it was weighed."""
        if isinstance(self.found, Survey) or not self.match.weighed:
            return None
        played = shared_wins(self.found.ranks) - self.found.luck
        seated = [
            [self.match.bots[k] == bot for k in self.match.seating(n)] for n in range(self.games)
        ]
        return estimate((played * np.array(seated)).sum(axis=1), self.match.deal)

    def share(self, bot: str) -> float:
        """The share that would be fair: that of its seats."""
        return self.match.bots.count(bot) / len(self.match.bots)

    def pairs(self) -> Pairs:
        """What the bots took from each other."""
        count = len(self.here)
        points = np.zeros((count, count))
        products = np.zeros((count, count, count, count))
        asked = [(each, self.moments.place(each.name)) for each in pairs_at(self.match)]
        for one, place in asked:
            points[one.first, one.second] = self.moments.products[DEALS, place] / one.parts
            for other, there in asked:
                product = self.moments.products[place, there] / (one.parts * other.parts)
                products[one.first, one.second, other.first, other.second] = product
        who = tuple(map(self.bots.index, self.here))
        return Pairs(who, int(self.moments.products[DEALS, DEALS]), points, products)

    def scores(self) -> Scores:
        """The shares of points that the first bot of the table took from the others, by deal.

        Deals count as they move the share of all points: some may have fewer than others.
        """
        pairs = self.pairs()
        others = range(1, len(self.here))
        taken, lost = pairs.points[0].sum(), pairs.points[:, 0].sum()
        if taken + lost == 0:
            return Scores(0, 0.0, 0.0)
        mean = taken / (taken + lost)
        # What a deal took beyond that: its points times what is missing, less those it lost.
        beyond = np.zeros(pairs.points.shape)
        beyond[0, others] = 1 - mean
        beyond[others, 0] = -mean
        squares = np.einsum("ab,abcd,cd->", beyond, pairs.products, beyond)
        usual = (taken + lost) / pairs.deals
        total = pairs.deals * mean
        return Scores(pairs.deals, total, total * mean + squares / usual**2)


def pairs_at(match: Match) -> tuple[Measure, ...]:
    """What is asked about who comes in before whom."""
    return pair_measures(len(set(match.bots)))


def meet(
    match: Match,
    bots: tuple[str, ...],
    deals: int,
    test: Sprt | None = None,
    workers: int | None = None,
    progress: Progress = ignore,
    device: Device = Device.CPU,
) -> Meeting:
    """Play so many deals at one table, or fewer if a test decides earlier."""

    def played(first: int, count: int) -> Survey | Tallies:
        numbers = range(first * match.deal, (first + count) * match.deal)
        if match.weighed:
            return play(match, numbers.start, len(numbers), workers, progress, device)
        return survey_match(match, numbers, workers, progress, device, pairs_at(match))

    if test is None:
        return Meeting(match, bots, played(0, deals))
    done = min(BATCH, deals)
    meeting = Meeting(match, bots, played(0, done))
    while test.verdict(meeting.scores()) is Verdict.OPEN and done < deals:
        count = min(max(BATCH, done // GROWTH), deals - done)
        meeting = Meeting(match, bots, added(meeting.found, played(done, count)))
        done += count
    scores = meeting.scores()
    return replace(meeting, verdict=test.verdict(scores), ratio=test.ratio(scores))


def added(before: Survey | Tallies, more: Survey | Tallies) -> Survey | Tallies:
    """What was found in all games, of those before and those that followed."""
    if isinstance(before, Tallies) and isinstance(more, Tallies):
        return replace(before, rows=np.concatenate([before.rows, more.rows]))
    assert isinstance(before, Survey) and isinstance(more, Survey)
    return before + more


@dataclass(frozen=True)
class Standing:
    """One bot at the end of a tournament."""

    bot: str
    rating: Estimate
    games: int
    wins: Estimate
    played_wins: Estimate | None  # with the luck of the dice taken off, if it was weighed
    fair: float  # the share of wins that all would have if all were equal


def standings(bots: tuple[str, ...], meetings: Sequence[Meeting]) -> list[Standing]:
    """Everybody with rating and share of wins, the best first."""
    ratings = rate([meeting.pairs() for meeting in meetings], len(bots))
    found = [
        standing(bot, rating, [meeting for meeting in meetings if bot in meeting.match.bots])
        for bot, rating in zip(bots, ratings, strict=True)
    ]
    return sorted(found, key=lambda each: -each.rating.value)


def standing(bot: str, rating: Estimate, meetings: Sequence[Meeting]) -> Standing:
    """What one bot did at its tables."""
    games = sum(meeting.games for meeting in meetings)
    parts = [meeting.games / games for meeting in meetings]
    wins = together(parts, [meeting.wins(bot) for meeting in meetings])
    played = [each for meeting in meetings if (each := meeting.played_wins(bot))]
    fair = sum(part * each.share(bot) for part, each in zip(parts, meetings, strict=True))
    return Standing(bot, rating, games, wins, together(parts, played) if played else None, fair)


def together(parts: Sequence[float], estimates: Sequence[Estimate]) -> Estimate:
    """One share of several, measured apart, that make up these parts of all games."""
    weighted = list(zip(parts, estimates, strict=True))
    value = sum(part * each.value for part, each in weighted)
    error = sum((part * each.error) ** 2 for part, each in weighted) ** 0.5
    return Estimate(value, error, sum(each.freedom for each in estimates))
