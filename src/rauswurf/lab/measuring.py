"""What is measured of games: each measure is one number a game, and its mean is told.

docs/lab.md says what each of them means.
"""

from dataclasses import dataclass
from typing import Any

import numpy as np

from rauswurf.bots.families import family_of
from rauswurf.fast.batch import Tallies
from rauswurf.fast.device import Device
from rauswurf.fast.figures import shared_wins
from rauswurf.fast.statistics import Estimate, estimate
from rauswurf.games import Setup
from rauswurf.lab.match import Match, match_at
from rauswurf.lab.play import Progress, play
from rauswurf.lab.wording import wins_of
from rauswurf.messages import Message, message

LUCK = "luck"
SEAT_ADVANTAGE = "seat-advantage"
FINISHED = "finished"
WINS = "wins-"  # of a seat, whose number follows, from 1

# Names of what is counted, where they are not those of the columns.
COUNTED = {
    "lead changes": "lead-changes",
    "cards taken from others": "cards-taken",
    "death cards taken": "death-cards",
}
SHARES = (LUCK, SEAT_ADVANTAGE, FINISHED, WINS)

# Of whom the share of luck tells: how often the better one does not win. The same levels in every
# game; a board that no net knows has no strong player of its own.
BETTER, WORSE = "strong", "casual"
WITHOUT_NET = "capture-else-foremost"


@dataclass(frozen=True)
class Sample:
    """[measure]: its number in each game. So many games after each other share their dice."""

    numbers: dict[str, Any]
    deal: dict[str, int]

    def estimates(self) -> dict[str, Estimate]:
        """[measure]: its mean."""
        return {name: estimate(each, self.deal[name]) for name, each in self.numbers.items()}

    def since(self, before: "Sample") -> dict[str, Estimate]:
        """[measure]: by how much its mean is higher than before, game by game with equal dice."""
        return {
            name: estimate(each - before.numbers[name], self.deal[name])
            for name, each in self.numbers.items()
            if name in before.numbers
        }


def is_worth_telling(measure: str, *estimates: Estimate) -> bool:
    """That all games ended goes without saying."""
    return measure != FINISHED or any(each.value < 1 for each in estimates)


def is_share(measure: str) -> bool:
    """Is it a part of something, told in percent?"""
    return measure.startswith(SHARES)


def called(measure: str, setup: Setup | None = None) -> Message:
    """What people call a measure; a seat by its colour where the table is known."""
    if measure.startswith(WINS):
        seat = int(measure.removeprefix(WINS))
        if setup is None:
            return message("lab-wins-of-seat", seat=seat)
        return wins_of(setup, seat - 1)
    return message(f"lab-{measure}")


def sample_of(tallies: Tallies) -> Sample:
    """What the games of a match tell about the game."""
    numbers = {COUNTED.get(name, name): each for name, each in tallies.counts.items()}
    won = shared_wins(tallies.ranks)
    numbers |= {f"{WINS}{seat + 1}": won[:, seat] for seat in range(tallies.seats)}
    numbers[SEAT_ADVANTAGE] = won_by_beginner(tallies, won) - 1 / tallies.seats
    if "points" in tallies.seat_counts:
        numbers["winner-points"] = tallies.seat_counts["points"].max(axis=1)
    return Sample(numbers, dict.fromkeys(numbers, tallies.deal))


def won_by_beginner(tallies: Tallies, won: Any) -> Any:
    """[game]: what whoever began won."""
    return (won * (tallies.seat_counts["order"] == 1)).sum(axis=1)


# Luck.


def luck_match(match: Match) -> Match:
    """One strong player among casual ones, at the same table with the same seed."""
    setup = match.setup
    knows = family_of(setup.game).kind_of(setup, BETTER) is not None
    bots = (BETTER if knows else WITHOUT_NET, *[WORSE] * (len(setup.seats) - 1))
    return match_at(setup, bots, match.seed, rotated=True, board=match.board)


def luck_of(match: Match, tallies: Tallies) -> Sample:
    """The share of luck: 0 if the better one always won, 1 if it made no difference.

    Better play could bring somebody from the fair share of wins to all of them; what is missing
    of that is luck.
    """
    better = won_by_first(match, tallies)
    return Sample({LUCK: (1 - better) / (1 - 1 / len(match.bots))}, {LUCK: match.deal})


def won_by_first(match: Match, tallies: Tallies) -> Any:
    """[game]: what the first bot of a match won, wherever it sat."""
    won = shared_wins(tallies.ranks)
    at = np.array([match.seating(number).index(0) for number in range(len(won))])
    return won[np.arange(len(won)), at]


def games_to_measure(match: Match, games: int) -> int:
    """How many games ``measure`` will play."""
    return 2 * games


def measure(
    match: Match,
    games: int,
    workers: int | None = None,
    progress: Progress | None = None,
    device: Device = Device.CPU,
) -> Sample:
    """Everything that is measured in so many games, and in others for the share of luck."""
    found = sample_of(play(match, 0, games, workers, progress, device))
    chance = luck_match(match)
    luck = luck_of(chance, play(chance, 0, games, workers, progress, device))
    return Sample(found.numbers | luck.numbers, found.deal | luck.deal)
