"""The account of a game: what luck did, what choices did, and what the estimates did not know.

Every step changes the value of the position. What the dice did beyond their mean is luck, what a
choice lost against the best is an error, and the rest is what the evaluator contradicts itself by.
So the sums are exact, whatever the values are; fractions stay fractions.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import sqrt
from typing import BinaryIO

from rauswurf.coach.asking import ranked_in, sorted_advice
from rauswurf.coach.grades import grades_of
from rauswurf.coach.scale import ROLL, Choice, Scale
from rauswurf.coach.scales import scale_for
from rauswurf.coach.turning import turning_points
from rauswurf.coach.values import Account, Stage, Step, Vector
from rauswurf.coach.vectors import first_best, minus, total
from rauswurf.games import Setup
from rauswurf.record import Film, Frame, film
from rauswurf.record.film import BEGINNING, ENDED, UNDO
from rauswurf.rules.race import OVER
from rauswurf.table import Table
from rauswurf.table.event import Event
from rauswurf.table.state import State
from rauswurf.table.table import states_of


@dataclass(frozen=True)
class Moment:
    """A frame of the game as it counts in the end, and its number in the film."""

    number: int
    frame: Frame


@dataclass(frozen=True)
class Line:
    """A game as it counts in the end: whatever was taken back is left out."""

    setup: Setup
    names: tuple[str, ...]
    moments: list[Moment]
    taken_back: int = 0


def account(game: Film | Table | BinaryIO, scale: Scale | None = None) -> Account:
    """The account of a game, as far as it goes; raises RecordError and CannotWeigh.

    It may be a film, a table with all that happened there, or the bytes of a record. What was taken
    back does not count. A game that was not finished closes with the chances as they stood.
    """
    line = line_of_table(game) if isinstance(game, Table) else line_of(game)
    setup = line.setup
    scale = scale or scale_for(setup)
    runs = races(line.moments)
    for run in runs:
        scale.prepare([each.frame.state for each in run], ranked_in(run[0].frame.state))
    steps = [step for run in runs for step in steps_of(setup, scale, run)]
    stages = [stage_of(setup, scale, run, steps) for run in runs]
    beginnings = [run[0].frame.state for run in runs]
    sources = {scale.value(s, ranked_in(s)).source for s in beginnings}
    sources.update(step.source for step in steps)
    return Account(
        setup.game.id,
        setup.players,
        tuple(setup.seat_names),
        line.names,
        scale.evaluator,
        max(map(scale.precision, sources)),
        line.moments[-1].frame.state.phase == OVER,
        tuple(stages),
        tuple(steps),
        turning_points(steps),
        grades_of(setup, steps),
        line.taken_back,
    )


def line_of_table(table: Table) -> Line:
    """What happened at a table."""
    events = zip([BEGINNING, *table.events], states_of(table), strict=True)
    moments = [Moment(k, Frame(k, event, state)) for k, (event, state) in enumerate(events)]
    return Line(table.setup, ("",) * table.setup.players, moments)


def line_of(record: Film | BinaryIO) -> Line:
    """What happened in a record."""
    seen = record if isinstance(record, Film) else film(record)
    names = tuple(seat.name for seat in seen.seats)
    taken_back = sum(frame.event == UNDO for frame in seen.frames)
    return Line(seen.table.setup, names, line_through(seen.frames), taken_back)


def line_through(frames: Sequence[Frame]) -> list[Moment]:
    """What really happened: whatever was taken back is left out."""
    line: list[Moment] = []
    for number, frame in enumerate(frames):
        if frame.event == UNDO:
            line.pop()
        elif frame.event != ENDED:
            line.append(Moment(number, frame))
    return line


def races(moments: Sequence[Moment]) -> list[list[Moment]]:
    """The races for one place after the other; each begins where the one before it was decided."""
    found = [[moments[0]]]
    for before, after in pairwise(moments):
        found[-1].append(after)
        decided = ranked_in(after.frame.state) > ranked_in(before.frame.state)
        if decided and after.frame.state.phase != OVER:
            found.append([after])
    return found


def steps_of(setup: Setup, scale: Scale, run: Sequence[Moment]) -> list[Step]:
    """What every event of one race did."""
    ranked = ranked_in(run[0].frame.state)
    return [step_of(setup, scale, before, after, ranked) for before, after in pairwise(run)]


@dataclass(frozen=True)
class Decision:
    """What was chosen among what could be."""

    seat: int
    choices: Sequence[Choice]
    error: Vector
    loss: float  # of who chose
    stake: float  # what a choice at random would have lost on average


def decision_in(setup: Setup, scale: Scale, s: State, event: Event, ranked: int) -> Decision:
    """What an event chose; where there was nothing to choose, nothing was lost."""
    seat = setup.seat_of(s.turn)
    choices = scale.choices(s, ranked) if s.options > 0 else []
    if not choices:
        return Decision(seat, (), (0,) * setup.players, 0.0, 0.0)
    values = [each.value for each in choices]
    taken = [each.text for each in choices].index(ROLL if event.faces else event.text)
    best = first_best(values, seat)
    error = minus(values[taken], values[best])
    stake = values[best][seat] - sum(value[seat] for value in values) / len(values)
    return Decision(seat, choices, error, max(0.0, -error[seat]), stake)


def step_of(setup: Setup, scale: Scale, one: Moment, other: Moment, ranked: int) -> Step:
    """What one event did for everybody."""
    s, t = one.frame.state, other.frame.state
    event = other.frame.event
    before, weighed = scale.value(s, ranked), scale.value(t, ranked)
    after = weighed.value
    luck: Vector = (0,) * len(after)
    if event.faces:
        luck = minus(scale.fallen(s, event.faces, ranked), scale.mean(s, ranked))
    made = decision_in(setup, scale, s, event, ranked)
    return Step(
        other.frame.line,
        other.number,
        made.seat,
        event.text,
        event.faces,
        ranked + 1,
        before.value,
        after,
        luck,
        made.error,
        minus(minus(minus(after, before.value), luck), made.error),
        weighed.source,
        made.loss,
        made.stake,
        sorted_advice(made.choices, made.seat) if len(made.choices) > 1 else (),
    )


def stage_of(setup: Setup, scale: Scale, run: Sequence[Moment], steps: Sequence[Step]) -> Stage:
    """The sums of the race for one place."""
    seats = setup.players
    ranked = ranked_in(run[0].frame.state)
    mine = [step for step in steps if step.place == ranked + 1]
    start = scale.value(run[0].frame.state, ranked).value
    luck_by, errors_by = (
        tuple(
            total((getattr(s, kind) for s in mine if s.seat == seat), seats)
            for seat in range(seats)
        )
        for kind in ("luck", "error")
    )
    luck, errors = total(luck_by, seats), total(errors_by, seats)
    estimate = total((step.estimate for step in mine), seats)
    result = mine[-1].after if mine else start
    noise = tuple(sqrt(sum(step.estimate[seat] ** 2 for step in mine)) for seat in range(seats))
    adjusted = minus(result, luck)
    return Stage(
        ranked + 1, start, luck, errors, estimate, result, luck_by, errors_by, adjusted, noise
    )
