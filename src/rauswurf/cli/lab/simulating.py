"""Playing the games that ``rauswurf simulate`` asks for."""

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from rauswurf.cli.lab.experiment import USUAL_BOTS
from rauswurf.fast.device import Device
from rauswurf.games import Setup
from rauswurf.lab.pace import Pace

if TYPE_CHECKING:
    from rauswurf.fast.batch import Progress
    from rauswurf.fast.survey import Survey
    from rauswurf.lab.match import Match
    from rauswurf.lab.measuring import Sample
    from rauswurf.lab.tournament import Meeting


@dataclass(frozen=True)
class Asked:
    """What is to be simulated, and where."""

    setup: Setup
    bots: tuple[str, ...]
    rotated: bool
    weighed: bool
    board: Path | None
    games: int
    seed: int
    threads: int
    device: Device
    keeps: bool  # is every number of every game wanted, or only figures?
    measures: bool  # is all measured that there is?
    pace: Pace

    @property
    def match(self) -> "Match":
        """The match; where nobody is named, all play at random."""
        from rauswurf.lab.match import match_at

        bots = self.bots or (USUAL_BOTS,)
        return match_at(
            self.setup,
            bots,
            self.seed,
            rotated=self.rotated,
            board=self.board,
            weighed=self.weighed,
        )

    @property
    def all_games(self) -> int:
        """How many games are played in all."""
        if not self.measures:
            return self.games
        from rauswurf.lab.measuring import parts_of

        return self.games * len(parts_of(self.match, everything=True))


class Simulated(NamedTuple):
    """Figures of games; who won them with the luck taken off, and every number, if asked for."""

    survey: "Survey"
    meeting: "Meeting | None" = None
    sample: "Sample | None" = None


def simulated(asked: Asked, progress: "Progress") -> Simulated:
    """Play the games; here, and only here, the compiler is loaded."""
    if asked.measures:
        return measured_games(asked, progress)
    if not asked.bots:
        return random_games(asked, progress)
    from rauswurf.lab.measuring import sample_of
    from rauswurf.lab.play import play, survey_match, survey_tallies
    from rauswurf.lab.tournament import Meeting

    match = asked.match
    if not asked.weighed and not asked.keeps:
        found = survey_match(match, asked.games, asked.threads, progress, asked.device)
        return Simulated(found)
    tallies = play(match, 0, asked.games, asked.threads, progress, asked.device)
    names = tuple(dict.fromkeys(asked.bots))
    meeting = Meeting(match, names, tallies) if asked.weighed else None
    return Simulated(survey_tallies(match, tallies), meeting, sample_of(tallies))


def measured_games(asked: Asked, progress: "Progress") -> Simulated:
    """The same where everything is measured."""
    from rauswurf.lab.measuring import joined, measured, parts_of
    from rauswurf.lab.play import play, survey_tallies

    parts = parts_of(asked.match, everything=True)
    how = asked.games, asked.threads, progress, asked.device
    played = [(part, play(part.match, 0, *how)) for part in parts]
    own, tallies = played[0]
    sample = joined([measured(part, each, asked.pace) for part, each in played])
    return Simulated(survey_tallies(own.match, tallies), sample=sample)


def random_games(asked: Asked, progress: "Progress") -> Simulated:
    """The same where nobody is named: all choose at random, and that is compiled soonest."""
    from rauswurf.dice.seeds import check_seed
    from rauswurf.fast.batch import simulate
    from rauswurf.fast.placing import survey_on
    from rauswurf.fast.survey import measures_of, random_lineup, survey_of_nobody
    from rauswurf.lab.measuring import sample_of

    check_seed(asked.seed)
    if asked.keeps:
        tallies = simulate(asked.setup, asked.games, asked.seed, asked.threads, progress)
        return Simulated(survey_of_nobody(asked.setup, tallies), sample=sample_of(tallies))
    players, measures = random_lineup(asked.setup, asked.seed), measures_of(asked.setup)
    where = asked.threads, progress, asked.device
    return Simulated(survey_on(players, measures, range(asked.games), *where))
