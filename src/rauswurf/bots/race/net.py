"""A small net, compiled: how likely is each player to be the next one home?

One hidden layer; a softmax over the colours that still play, clockwise from the one who acts. All
weights lie in one table, ``net``: a row for each feature, binary ones first, one for the bias, a
row for each hidden unit with its weights towards the colours, and one for their bias. At a table
the same is worked out for many positions at once, by numpy: see ``table_net``.
"""

from typing import Annotated

from rauswurf.bots.exponential import exp
from rauswurf.bots.race import features
from rauswurf.bots.race.features import ALL_GRADES, extract_features, first_grade, seen
from rauswurf.rules.graph import NONE
from rauswurf.rules.race import COLOURS, SEAT, State
from rauswurf.rules.state import Cell, RealRows, Reals

HIDDEN = 1  # units


class Mind(features.Mind):
    """What follows from the features."""

    hidden: Annotated[Reals, Cell("f8", "HIDDEN")]
    value: Annotated[Reals, Cell("f8", "COLOURS")]  # [seen colour]: to be the next one home


def evaluate(s: State, mind: Mind, net: RealRows) -> None:
    """Work out the value of a position for each colour."""
    extract_features(s, mind)
    run_hidden(mind, net)
    run_output(s, mind, net)


def run_hidden(mind: Mind, net: RealRows) -> None:
    """From the features to the hidden units."""
    hidden = mind.hidden
    first = first_grade()
    bias = net[first + ALL_GRADES]
    for h in range(HIDDEN):
        hidden[h] = bias[h]
    for k in range(mind.actives):
        weight = net[mind.active[k]]
        for h in range(HIDDEN):
            hidden[h] += weight[h]
    for k in range(ALL_GRADES):
        grade = mind.grade[k]
        if grade != 0.0:
            weight = net[first + k]
            for h in range(HIDDEN):
                hidden[h] += grade * weight[h]
    for h in range(HIDDEN):
        hidden[h] = squashed(hidden[h])


def squashed(total: float) -> float:
    """How much a hidden unit is excited: between -1 and 1."""
    return total / (1.0 + abs(total))


def run_output(s: State, mind: Mind, net: RealRows) -> None:
    """From the hidden units to the values of those who still play."""
    hidden = mind.hidden
    value = mind.value
    first_unit = first_grade() + ALL_GRADES + 1
    bias = net[first_unit + HIDDEN]
    for c in range(COLOURS):
        value[c] = bias[c]
    for h in range(HIDDEN):
        weight = net[first_unit + h]
        for c in range(COLOURS):
            value[c] += hidden[h] * weight[c]
    total = 0.0
    for colour in range(COLOURS):
        c = seen(s, colour)
        value[c] = exp(value[c]) if still_plays(s, colour) else 0.0
        total += value[c]
    if total == 0.0:
        return  # all are home: only neutral pieces are still on their way
    for c in range(COLOURS):
        value[c] /= total


def still_plays(s: State, colour: int) -> bool:
    """Does somebody play this colour who is not home yet?"""
    return SEAT[colour] != NONE and s.rank[SEAT[colour]] == 0


def value_for(s: State, seat: int, mind: Mind) -> float:
    """The value for a seat, as worked out last: that of its colours together."""
    total = 0.0
    for colour in range(COLOURS):
        if SEAT[colour] == seat:
            total += mind.value[seen(s, colour)]
    return total
