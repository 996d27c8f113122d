"""What people and programs ask about a position: chances, advice, what may fall."""

from collections.abc import Sequence

from rauswurf.coach.places import places_from
from rauswurf.coach.scale import Choice, Scale
from rauswurf.coach.scales import scale_for
from rauswurf.coach.values import Advice, Chances, Fall, Vector
from rauswurf.coach.vectors import first_best, minus
from rauswurf.games import Setup
from rauswurf.rules.race import OVER
from rauswurf.table import Table
from rauswurf.table.state import State
from rauswurf.table.table import state_of


def chances(table: Table) -> Chances:
    """Everybody's chances in the position that a table stands at; raises CannotWeigh.

    Of a game that is over, or that its players ended early, the result.
    """
    s = state_of(table)
    if table.is_over:
        return Chances(shared_win(table), "result", 0.0, "result", ended_place(table.setup, s))
    scale = scale_for(table.setup)
    ranked = ranked_in(s)
    weighed = scale.value(s, ranked)
    places = places_from(weighed.value, tuple(s.rank)) if plays_on(table.setup) else ()
    precision = scale.precision(weighed.source)
    return Chances(weighed.value, weighed.source, precision, scale.evaluator, ranked + 1, places)


def advise(table: Table) -> tuple[Advice, ...]:
    """What who is on turn may do, the best first; nothing once the game is over."""
    if table.is_over:
        return ()
    s = state_of(table)
    return advice_in(scale_for(table.setup), table.setup, s)


def by_roll(table: Table) -> tuple[Fall, ...]:
    """What may fall now, one by one; empty where no roll is awaited, or too much may fall to list.

    Luck is nothing on average: weighed by the probabilities it adds up to zero for every seat.
    """
    s = state_of(table)
    if table.is_over or not table.dice_wanted:
        return ()
    scale = scale_for(table.setup)
    ranked = ranked_in(s)
    scale.prepare([s], ranked)
    outcomes = scale.outcomes(s)
    if not outcomes:
        return ()
    usual = scale.mean(s, ranked)
    whole = sum(each.weight for each in outcomes)
    found = []
    for each in outcomes:
        value = scale.value(each.state, ranked).value
        waits = awaits_choice(table.setup, s, each.state)
        advice = advice_in(scale, table.setup, each.state) if waits else ()
        likely = each.weight / whole
        found.append(Fall(each.faces, likely, value, minus(value, usual), advice))
    return tuple(found)


def awaits_choice(setup: Setup, before: State, after: State) -> bool:
    """Has who rolled to choose now?"""
    same = after.turn == before.turn and ranked_in(after) == ranked_in(before)
    return same and after.phase != OVER and after.options > 0 and not setup.rules.dice_wanted(after)


def advice_in(scale: Scale, setup: Setup, s: State) -> tuple[Advice, ...]:
    """What may be done in a position, the best first."""
    ranked = ranked_in(s)
    scale.prepare([s], ranked)
    return sorted_advice(scale.choices(s, ranked), setup.seat_of(s.turn))


def sorted_advice(choices: Sequence[Choice], seat: int) -> tuple[Advice, ...]:
    """Choices as advice for a seat, the best first."""
    if not choices:
        return ()
    values = [each.value for each in choices]
    best = first_best(values, seat)
    top = values[best][seat]
    order = sorted(range(len(choices)), key=lambda k: (k != best, -values[k][seat]))
    return tuple(
        Advice(choices[k].text, values[k], 0.0 if k == best else max(0.0, top - values[k][seat]))
        for k in order
    )


def ranked_in(s: State) -> int:
    """How many seats are home; where nobody goes home it is played for the win alone."""
    return getattr(s, "ranked", 0)


def plays_on(setup: Setup) -> bool:
    """Are places played out after the first?"""
    return setup.is_on("play-on")


def ended_place(setup: Setup, s: State) -> int:
    """The place that was played for last."""
    return max(1, ranked_in(s))


def shared_win(table: Table) -> Vector:
    """Who has won; whoever shares the first place shares the win."""
    outcome = table.outcome
    assert outcome is not None, "it is asked for once a game is over"
    first = [place == 1 for place in outcome.places]
    return tuple(1 / sum(first) if won else 0.0 for won in first)
