"""Matches between today's players and experts of earlier editions."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

import numpy as np

from frozen import visit
from frozen.players import EDITIONS, Pick, frozen_pick
from frozen.visit import NOBODY
from rauswurf.bots.families import family_of
from rauswurf.fast.batch import Crew
from rauswurf.fast.compiler import compiled, new_record
from rauswurf.fast.figures import shared_wins
from rauswurf.games import Setup
from rauswurf.lab.match import Match
from rauswurf.rules.compose import compose

EARLIER = {f"{edition}-edition": edition for edition in EDITIONS}  # experts, by names in a match
STRONG = {f"{edition}-strong": edition for edition in EDITIONS}  # a level below
VISITORS = {
    **{name: (edition, "expert") for name, edition in EARLIER.items()},
    **{name: (edition, "strong") for name, edition in STRONG.items()},
}
NUMBERS = {name: -1 - place for place, name in enumerate(VISITORS)}
MOST_MEETINGS = 8  # kept ready
MOST_CHOICES = 100_000  # of visitors in a game; one that takes longer has no winner


def won_in(match: Match, first: int, count: int) -> Any:
    """[game, seat]: what was won in these games of a match, less luck if it is weighed."""
    meeting = meeting_of(match.setup, frozenset(match.bots) & frozenset(VISITORS))
    kind = family_of(match.setup.game).kind_of
    kinds = [NUMBERS.get(bot, kind(match.setup, bot)) for bot in match.bots]
    won = np.zeros((count, len(kinds)))
    for row, game in zip(won, range(first, first + count), strict=True):
        players = np.array([kinds[bot] for bot in match.seating(game)], np.int64)
        row[:] = meeting.play(players, match.seed, match.dice(game), weighed=match.weighed)
    return won


@lru_cache(MOST_MEETINGS)
def meeting_of(setup: Setup, visitors: frozenset[str]) -> "Meeting":
    """A table that is kept ready."""
    picks = {NUMBERS[name]: frozen_pick(*VISITORS[name], setup) for name in visitors}
    return Meeting(setup, picks)


class Meeting:
    """A table where some players, wherever they sit, are of an earlier edition."""

    def __init__(self, setup: Setup, visitors: Mapping[int, Pick]) -> None:
        family = family_of(setup.game)
        crews: dict[bool, Crew] = {
            True: family.weighing_crew(setup),
            False: family.crew(setup, [family.kinds[family.best]]),
        }
        self.tables = {weighed: Seats(setup, crew) for weighed, crew in crews.items()}
        self.visitors = visitors

    def play(self, players: Any, seed: int, dice: int, *, weighed: bool) -> Any:
        """[seat]: what it has won in one game, less its luck where that is weighed."""
        table = self.tables[weighed]
        table.begin(seed, dice, weighed=weighed)
        for _ in range(MOST_CHOICES):
            seat = table.play_on(*table.things, players)
            if seat == NOBODY:
                break
            option = self.visitors[int(players[seat])](table.state, table.streams[-1])
            table.take(*table.things, option)
        won = shared_wins(np.array([table.state.rank]))[0]
        return won - table.mind.luck if weighed else won


class Seats:
    """What today's players need to play at one table."""

    def __init__(self, setup: Setup, crew: Crew) -> None:
        rules = compose(setup.game.id, [visit], crew.rules)
        names = ("play_on", "take", "setup", "begin_streams")
        self.play_on, self.take, self.set_up, self.begin_streams = (
            compiled(rules, name) for name in names
        )
        self.state, self.mind = new_record(rules), crew.new_mind(rules)
        self.streams = np.zeros((len(setup.seats) + 1, 2), np.int64)
        self.things = self.state, self.mind, crew.net, self.streams

    def begin(self, seed: int, dice: int, *, weighed: bool) -> None:
        """A new game with the dice of this number."""
        self.begin_streams(self.streams, seed, dice)
        if weighed:
            self.mind.luck[:] = 0.0
        self.set_up(self.state)
