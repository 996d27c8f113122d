"""Tournaments: bots at tables with changing seats and equal dice, and ratings from their places."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from rauswurf.fast.batch import Tallies
from rauswurf.fast.device import Device
from rauswurf.fast.figures import shared_wins
from rauswurf.fast.statistics import Estimate, estimate
from rauswurf.lab.match import Match
from rauswurf.lab.play import Progress, ignore, play, tallies_of
from rauswurf.lab.ratings import Pairs, rate
from rauswurf.lab.sprt import Sprt, Verdict

BATCH = 64  # deals between two looks at a sequential test


@dataclass(frozen=True)
class Meeting:
    """One table of bots and what became of its games. Bots are told by their place in ``bots``."""

    match: Match
    bots: tuple[str, ...]  # all of the tournament, each once
    tallies: Tallies
    verdict: Verdict | None = None
    ratio: float = 0.0  # of the sequential test, if there is one

    @property
    def games(self) -> int:
        """How many were played."""
        return len(self.tallies.rows)

    @property
    def seated(self) -> Any:
        """[game, seat]: which bot sat there."""
        here = [self.bots.index(name) for name in self.match.bots]
        return np.array(
            [[here[k] for k in self.match.seating(number)] for number in range(self.games)]
        )

    def wins(self, bot: str) -> Estimate:
        """The share of games that a bot won, all its seats together."""
        won = shared_wins(self.tallies.ranks) * (self.seated == self.bots.index(bot))
        return estimate(won.sum(axis=1), self.match.deal)

    def played_wins(self, bot: str) -> Estimate | None:
        """The same with the luck of the dice taken off, if it was weighed."""
        if not self.match.weighed:
            return None
        played = shared_wins(self.tallies.ranks) - self.tallies.luck
        own = played * (self.seated == self.bots.index(bot))
        return estimate(own.sum(axis=1), self.match.deal)

    def share(self, bot: str) -> float:
        """The share that would be fair: that of its seats."""
        return self.match.bots.count(bot) / len(self.match.bots)

    def pairs(self) -> Pairs:
        """What the bots took from each other, deal by deal."""
        return Pairs(pair_points(self.tallies.ranks, self.seated, len(self.bots), self.match.deal))

    def scores(self) -> Any:
        """[deal]: the share of points that the first bot of the table took from the others."""
        pairs = self.pairs()
        here = self.bots.index(self.match.bots[0])
        taken, games = pairs.points[:, here].sum(axis=1), pairs.games[:, here].sum(axis=1)
        return taken[games > 0] / games[games > 0]


def pair_points(ranks: Any, seated: Any, bots: int, deal: int) -> Any:
    """[deal, a, b]: how often a came in before b; a half where they share a place.

    Who never came home shares no place with others who did not: nothing is known about these.
    """
    seats = ranks.shape[1]
    last = np.where(ranks == 0, seats + 1, ranks)
    points = np.zeros((-(-len(ranks) // deal), bots, bots))
    deals = np.arange(len(ranks)) // deal
    for one in range(seats):
        for other in range(seats):
            told_apart = (ranks[:, one] > 0) & (seated[:, one] != seated[:, other])
            gained = (last[:, one] < last[:, other]) + 0.5 * (last[:, one] == last[:, other])
            np.add.at(points, (deals, seated[:, one], seated[:, other]), gained * told_apart)
    return points


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
    deal = match.deal
    if test is None:
        return Meeting(match, bots, play(match, 0, deals * deal, workers, progress, device))
    rows: list[Any] = []
    for first in range(0, deals, BATCH):
        count = min(BATCH, deals - first)
        rows.append(play(match, first * deal, count * deal, workers, progress, device).rows)
        meeting = Meeting(match, bots, tallies_of(match, np.concatenate(rows)))
        scores = meeting.scores()
        verdict = test.verdict(scores)
        if verdict is not Verdict.OPEN:
            break
    return replace(meeting, verdict=verdict, ratio=test.ratio(scores))


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
    ratings = rate([meeting.pairs() for meeting in meetings])
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
