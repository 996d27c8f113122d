"""How right the coach is where the truth is known: two players, few pieces, a solved game."""

import random
from collections.abc import Iterator, Sequence
from dataclasses import astuple, dataclass

from rauswurf.bots.perfect.table import SolvedRace
from rauswurf.coach.oracles import NetOracle, Oracle, TableOracle
from rauswurf.coach.race import RaceScale
from rauswurf.coach.running import RunningOracle
from rauswurf.coach.values import POINT
from rauswurf.coach.vectors import first_best
from rauswurf.rules.graph import FACES
from rauswurf.rules.race import CONTEST, MOVE, OVER
from rauswurf.table.state import State

NEARLY = POINT / 5  # a choice that costs no more is as good as the best
AT_RANDOM = 0.25  # of the choices, so that positions are as various as those of people


@dataclass(frozen=True)
class Truth:
    """How far chances and choices are from the truth, added up over positions."""

    positions: int
    error: float  # of a chance
    squared: float  # the same, in squares
    choices: int  # where there was something to choose
    nearly_best: int  # choices within a fifth of a point of the best
    lost: float  # by the choices

    def __add__(self, other: "Truth") -> "Truth":
        return Truth(*(a + b for a, b in zip(astuple(self), astuple(other), strict=True)))


def truth(solved: SolvedRace, positions: int, seed: int) -> Truth:
    """Compare net and races with a solved game, in so many positions from games."""
    setup = solved.race.setup
    oracles: tuple[Oracle, ...] = (RunningOracle(setup), NetOracle(setup))
    found = Truth(0, 0.0, 0.0, 0, 0, 0.0)
    chance = random.Random(seed)
    while found.positions < positions:
        exact = RaceScale(setup, (TableOracle(setup, solved),))
        scale = RaceScale(setup, oracles)
        states = list(game_of(solved, exact, chance))[: positions - found.positions]
        scale.prepare(states, 0)
        found += compared(states, scale, exact)
    return found


def compared(states: Sequence[State], scale: RaceScale, exact: RaceScale) -> Truth:
    """What a scale says about positions, compared with what is so."""
    errors = [abs(scale.value(s, 0).value[0] - exact.value(s, 0).value[0]) for s in states]
    losses = [loss(s, scale, exact) for s in states if s.phase == MOVE and s.options > 1]
    near = sum(each <= NEARLY for each in losses)
    squares = sum(each**2 for each in errors)
    return Truth(len(states), sum(errors), squares, len(losses), near, sum(losses))


def game_of(solved: SolvedRace, exact: RaceScale, chance: random.Random) -> Iterator[State]:
    """The positions of a game that is played well, but for some choices at random."""
    s: State = solved.race.rules.start()
    while s.phase == CONTEST:
        exact.rules.roll(s, chance.randint(1, FACES))
    while s.phase != OVER:
        yield s.copy()
        if s.phase != MOVE:
            exact.rules.roll(s, chance.randint(1, FACES))
            continue
        best = 0
        if chance.random() < AT_RANDOM:
            best = chance.randrange(s.options)
        elif s.options > 1:
            values = [each.value for each in exact.choices(s, 0)]
            best = first_best(values, exact.setup.seat_of(s.turn))
        exact.rules.choose(s, s.option[best])


def loss(s: State, scale: RaceScale, exact: RaceScale) -> float:
    """What the choice of a scale costs in truth."""
    seat = scale.setup.seat_of(s.turn)
    taken = first_best([each.value for each in scale.choices(s, 0)], seat)
    known = [each.value[seat] for each in exact.choices(s, 0)]
    return max(known) - known[taken]
