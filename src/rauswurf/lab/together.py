"""Two matches measured together, with the same dice, of which only figures are kept.

``measuring`` has the numbers of every game; here they stay where they were played, on a graphics
card, and what comes back is sums. A measure is then a *form*: a sum of what is known of every
game, each times a weight.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction

from rauswurf.fast.device import Device
from rauswurf.fast.moments import Moments
from rauswurf.fast.placing import survey_together_on
from rauswurf.fast.statistics import Estimate
from rauswurf.fast.survey import measures_of, measures_together
from rauswurf.games import Setup
from rauswurf.lab.match import Match
from rauswurf.lab.measuring import COUNTED, LUCK, SEAT_ADVANTAGE, WINS, luck_match
from rauswurf.lab.play import Progress, is_compiled, lineup_of

Form = Mapping[str, Fraction]  # [what is known of a game]: its weight
GAMES = "games"  # known of every game: 1


@dataclass(frozen=True)
class Both:
    """[measure]: its mean in either of two matches, and by how much it is higher in the second."""

    before: dict[str, Estimate]
    after: dict[str, Estimate]
    by: dict[str, Estimate]

    def __or__(self, other: "Both") -> "Both":
        return Both(self.before | other.before, self.after | other.after, self.by | other.by)


def can_measure(*matches: Match) -> bool:
    """Are all players compiled, so that games need not be played at a table?"""
    return all(is_compiled(match) and is_compiled(luck_match(match)) for match in matches)


def measure_both(
    before: Match,
    after: Match,
    games: int,
    workers: int | None = None,
    progress: Progress | None = None,
    device: Device = Device.CPU,
) -> Both:
    """Everything that ``measuring.measure`` measures, of two matches whose players are compiled.

    Raises NoCard and NotOnCards if a card is wanted.
    """
    how = games, workers, progress, device
    own = surveyed(before, after, *how)
    chance = surveyed(luck_match(before, after), luck_match(after, before), *how)
    forms = forms_of(before.setup), forms_of(after.setup)
    return compared(own, *forms) | compared(chance, luck_form(before), luck_form(after))


def surveyed(
    before: Match,
    after: Match,
    games: int,
    workers: int | None,
    progress: Progress | None,
    device: Device,
) -> Moments:
    """What is known of the games of both."""
    lineups = [lineup_of(before), lineup_of(after)]
    asked = [measures_of(match.setup, len(set(match.bots))) for match in (before, after)]
    together = measures_together(asked)
    found = survey_together_on(lineups, together, range(games), workers, progress, device)
    return found.moments


def compared(moments: Moments, before: Mapping[str, Form], after: Mapping[str, Form]) -> Both:
    """The means of measures that have these forms, and their differences."""
    then = {name: of_match(0, form) for name, form in before.items()}
    now = {name: of_match(1, form) for name, form in after.items()}
    return Both(
        {name: moments.combined(form) for name, form in then.items()},
        {name: moments.combined(form) for name, form in now.items()},
        {
            name: moments.combined(difference(form, then[name]))
            for name, form in now.items()
            if name in then
        },
    )


def of_match(number: int, form: Form) -> Form:
    """A form of what is known of the first match, or of the second."""
    return {name if name == GAMES else f"{number} {name}": each for name, each in form.items()}


def difference(one: Form, other: Form) -> Form:
    """One form less another."""
    names = dict.fromkeys([*one, *other])
    return {name: one.get(name, Fraction(0)) - other.get(name, Fraction(0)) for name in names}


def forms_of(setup: Setup) -> dict[str, Form]:
    """[measure]: what it is made of: see ``measuring.sample_of``."""
    known = [each.name for each in measures_of(setup)]
    seats = len(setup.seats)
    counted = known[known.index(GAMES) + 1 : known.index("wins 0")]
    forms: dict[str, Form] = {COUNTED.get(name, name): {name: Fraction(1)} for name in counted}
    forms |= {f"{WINS}{seat + 1}": {f"wins {seat}": Fraction(1)} for seat in range(seats)}
    forms[SEAT_ADVANTAGE] = {"wins, turn 1": Fraction(1), GAMES: Fraction(-1, seats)}
    if "highest points" in known:
        forms["winner-points"] = {"highest points": Fraction(1)}
    return forms


def luck_form(match: Match) -> dict[str, Form]:
    """The same for the share of luck: see ``measuring.luck_of``."""
    weight = 1 / (1 - Fraction(1, len(match.bots)))
    return {LUCK: {GAMES: weight, "bot 0": -weight}}
