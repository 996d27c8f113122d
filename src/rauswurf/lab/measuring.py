"""What is measured of games: each measure is one number a game, and its mean is told.

A table is measured in *parts*: its own games, and others for what comes of better or worse play.

docs/lab.md says what each of them means.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import isnan, lcm
from typing import Any

import numpy as np

from rauswurf.bots import can_weigh
from rauswurf.bots.families import family_of
from rauswurf.fast.batch import Tallies
from rauswurf.fast.device import Device
from rauswurf.fast.figures import shared_wins
from rauswurf.fast.statistics import Estimate, estimate
from rauswurf.games import Setup
from rauswurf.lab.match import Match, Noted, match_at
from rauswurf.lab.noted import chance_numbers, choice_numbers
from rauswurf.lab.pace import USUAL_PACE, Pace
from rauswurf.lab.play import Progress, is_compiled, play
from rauswurf.lab.wording import wins_of
from rauswurf.messages import Message, message

LUCK = "luck"
SEAT_ADVANTAGE = "seat-advantage"
FINISHED = "finished"
WINS = "wins-"  # of a seat, whose number follows, from 1
GAIN = "gain"
RESTRICTED = "restricted-"  # of a player, whose name follows
SHARES_NOTED = ("forced", "coverage", "drama", "decided", "comebacks", "stakes", "skill-part")

# Names of what is counted, where they are not those of the columns.
COUNTED = {
    "lead changes": "lead-changes",
    "cards taken from others": "cards-taken",
    "death cards taken": "death-cards",
}
SHARES = (LUCK, SEAT_ADVANTAGE, FINISHED, WINS, GAIN, RESTRICTED, *SHARES_NOTED)

# Of whom the share of luck tells: how often the better one does not win. Not levels: those are
# tuned to be equally far apart in all games.
BETTER = {"race": "net", "nichtlustig": "one-roll"}
WORSE = {"race": "foremost", "nichtlustig": "by-eye"}
WITHOUT_NET = "capture-else-foremost"

# Players who leave out something that others do. Like a strong one, each sits alone among casual
# ones: these are the levels that people choose, on whichever board.
RESTRICTED_PLAYERS = ("peaceful", "foremost", "rearmost")
STRONG, CASUAL = "strong", "casual"

OWN = "own"  # the part that has the games of the table itself


@dataclass(frozen=True)
class Sample:
    """[measure]: its number in each game. So many games after each other share their dice."""

    numbers: dict[str, Any]
    deal: dict[str, int]

    def estimates(self) -> dict[str, Estimate]:
        """[measure]: its mean."""
        return {name: estimate(each, self.deal[name]) for name, each in self.numbers.items()}

    def since(self, before: "Sample") -> dict[str, Estimate]:
        """[measure]: by how much its mean is higher than before, game by game with equal dice.

        Where other numbers of games share their dice, as many are one observation as both divide.
        """
        return {
            name: estimate(each - before.numbers[name], lcm(self.deal[name], before.deal[name]))
            for name, each in self.numbers.items()
            if name in before.numbers
        }


def is_worth_telling(measure: str, *estimates: Estimate) -> bool:
    """That all games ended goes without saying."""
    return measure != FINISHED or any(each.value < 1 for each in estimates)


def is_share(measure: str) -> bool:
    """Is it a part of something, told in percent?"""
    return measure.startswith(SHARES)


def written(measure: str, value: float) -> str:
    """A number as the reader writes it, and never "minus nothing"; a dash where there is none."""
    if isnan(value):
        return "–"
    return str(
        message("lab-share" if is_share(measure) else "lab-number", value=shown(measure, value))
    )


def shown(measure: str, value: float) -> float:
    """A number as far as it is shown: two digits, of a share those of its percents."""
    return round(value, 4 if is_share(measure) else 2) + 0.0


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


# Luck and skill.


def luck_match(match: Match, beside: Match | None = None) -> Match:
    """One better player among worse ones; the same as in a match that it is compared with."""
    family = match.setup.game.family
    known = [each.setup for each in (match, beside) if each and each.setup.game.family == family]
    kinds = [family_of(setup.game).kind_of(setup, BETTER[family]) for setup in known]
    better = WITHOUT_NET if None in kinds else BETTER[family]
    return alone_among(match, better, WORSE[family])


def alone_among(match: Match, bot: str, others: str) -> Match:
    """One player among others, on every seat in turn, at the same table with the same seed."""
    setup = match.setup
    bots = (bot, *[others] * (len(setup.seats) - 1))
    return match_at(setup, bots, match.seed, rotated=True, board=match.board)


def luck_of(match: Match, tallies: Tallies, first: int = 0) -> Sample:
    """The share of luck: 0 if the better one always won, 1 if it made no difference.

    Better play could bring somebody from the fair share of wins to all of them; what is missing
    of that is luck. ``first`` is the number of the first of these games.
    """
    better = won_by_first(match, tallies, first)
    return Sample({LUCK: (1 - better) / (1 - 1 / len(match.bots))}, {LUCK: match.deal})


def won_by_first(match: Match, tallies: Tallies, first: int = 0) -> Any:
    """[game]: what the first bot of a match won, wherever it sat, from the ``first`` game on."""
    won = shared_wins(tallies.ranks)
    numbers = range(first, first + len(won))
    at = np.array([match.seating(number).index(0) for number in numbers])
    return won[np.arange(len(won)), at]


def gain_of(measure: str, match: Match, tallies: Tallies) -> Sample:
    """What the first bot of a match wins beyond its fair share."""
    gained = won_by_first(match, tallies) - 1 / len(match.bots)
    return Sample({measure: gained}, {measure: match.deal})


# Parts.


@dataclass(frozen=True)
class Part:
    """Games that are played to measure a table, and what they are for."""

    of: str  # OWN, or the name of the measure
    match: Match


def parts_of(
    match: Match, *, everything: bool = False, luck: bool = True, beside: Match | None = None
) -> tuple[Part, ...]:
    """What is to be played; ``everything`` looks at choices, chances and odd players, too.

    Compared with a match ``beside`` it, luck is that of players whom both tables know.
    """
    parts = [Part(OWN, noting(match) if everything else match)]
    if luck:
        parts.append(Part(LUCK, luck_match(match, beside)))
    if everything:
        family = family_of(match.setup.game)
        odd = [bot for bot in RESTRICTED_PLAYERS if bot in family.players]
        alone = {GAIN: STRONG} | {f"{RESTRICTED}{bot}": bot for bot in odd}
        parts += [Part(name, alone_among(match, bot, CASUAL)) for name, bot in alone.items()]
    return tuple(parts)


def noting(match: Match) -> Match:
    """The same match with everything noted that can be noted at its table."""
    tells = family_of(match.setup.game).telling_crew is not None
    sees_chances = tells and can_weigh(match.setup) and is_compiled(match)
    return replace(match, noted=Noted.CHANCES if sees_chances else Noted.CHOICES)


def measured(part: Part, tallies: Tallies, pace: Pace = USUAL_PACE) -> Sample:
    """What the games of one part tell."""
    if part.of == LUCK:
        return luck_of(part.match, tallies)
    if part.of != OWN:
        return gain_of(part.of, part.match, tallies)
    numbers: dict[str, Any] = {}
    if part.match.noted:
        numbers |= choice_numbers(part.match.setup, tallies, pace)
    if part.match.noted is Noted.CHANCES:
        numbers |= chance_numbers(tallies)
    return joined((sample_of(tallies), Sample(numbers, dict.fromkeys(numbers, tallies.deal))))


def joined(samples: Sequence[Sample]) -> Sample:
    """All measures of some samples."""
    numbers = {name: each for sample in samples for name, each in sample.numbers.items()}
    return Sample(numbers, {name: n for sample in samples for name, n in sample.deal.items()})


def measure(
    match: Match,
    games: int,
    workers: int | None = None,
    progress: Progress | None = None,
    device: Device = Device.CPU,
    *,
    everything: bool = False,
    pace: Pace = USUAL_PACE,
    beside: Match | None = None,
) -> Sample:
    """Everything that is measured in so many games of each part."""
    parts = parts_of(match, everything=everything, beside=beside)
    played = [play(part.match, 0, games, workers, progress, device) for part in parts]
    found = [measured(*each, pace) for each in zip(parts, played, strict=True)]
    return joined(found)
