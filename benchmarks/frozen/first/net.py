"""A small net that judges positions: how likely is each player to be the next one home?

One hidden layer; a softmax over the colours that still play, rotated so that the one who acts, or a
guest itself, comes first. All weights lie in one table, ``net``: a row for each input (spots,
moments and meetings, then degrees), one for the bias, a row for each hidden unit with its weights
towards the colours, and one for their bias. ``thought`` has a row each for degrees, hidden units,
chances, errors, and for how much each choice is liked, and one that begins with the seat on whose
behalf it thinks.
"""

from math import exp

from frozen.first.features import (
    DEGREES,
    GUEST,
    degrees_begin,
    notice_position,
    notice_who_acts,
    seen_from,
)
from rauswurf.rules.graph import NONE
from rauswurf.rules.race import COLOURS, SEAT, State
from rauswurf.rules.state import RealRows, Row

HIDDEN = 0  # units
DEGREE, UNIT, CHANCE, ERROR, LIKING, SELF = range(6)


def judge(s: State, net: RealRows, note: Row, thought: RealRows) -> None:
    """Fill the row of chances: [colours clockwise of the one that is seen first]."""
    perceive(s, note, thought)
    think(net, note, thought)
    weigh_colours(s, net, thought)


def perceive(s: State, note: Row, thought: RealRows) -> None:
    """All that the net is told."""
    first = seen_first(s, thought)
    notice_position(s, first, note, thought[DEGREE])
    if GUEST:
        notice_who_acts(s, first, note)


def seen_first(s: State, thought: RealRows) -> int:
    """The colour that comes first: a guest's own, or else that of the one who acts."""
    if GUEST:
        for colour in range(COLOURS):
            if SEAT[colour] == thought[SELF][0]:
                return colour
    return s.turn


def think(net: RealRows, note: Row, thought: RealRows) -> None:
    """From what is noticed to the hidden units."""
    unit = thought[UNIT]
    degree = thought[DEGREE]
    first_degree = degrees_begin()
    bias = net[first_degree + COLOURS * DEGREES]
    for h in range(HIDDEN):
        unit[h] = bias[h]
    for k in range(1, note[0] + 1):
        weight = net[note[k]]
        for h in range(HIDDEN):
            unit[h] += weight[h]
    for k in range(COLOURS * DEGREES):
        value = degree[k]
        if value != 0.0:
            weight = net[first_degree + k]
            for h in range(HIDDEN):
                unit[h] += value * weight[h]
    for h in range(HIDDEN):
        unit[h] /= 1.0 + abs(unit[h])


def weigh_colours(s: State, net: RealRows, thought: RealRows) -> None:
    """From the hidden units to the chances of those who still play."""
    unit = thought[UNIT]
    chance = thought[CHANCE]
    first_unit = degrees_begin() + COLOURS * DEGREES + 1
    bias = net[first_unit + HIDDEN]
    for c in range(COLOURS):
        chance[c] = bias[c]
    for h in range(HIDDEN):
        weight = net[first_unit + h]
        for c in range(COLOURS):
            chance[c] += unit[h] * weight[c]
    total = 0.0
    first = seen_first(s, thought)
    for colour in range(COLOURS):
        seen = seen_from(first, colour)
        chance[seen] = exp(chance[seen]) if still_plays(s, colour) else 0.0
        total += chance[seen]
    for c in range(COLOURS):
        chance[c] /= total


def still_plays(s: State, colour: int) -> bool:
    """Does somebody play this colour who is not home yet?"""
    return SEAT[colour] != NONE and s.rank[SEAT[colour]] == 0


def chance_of(s: State, seat: int, thought: RealRows) -> float:
    """The chance of a seat, as judged last: that of its colours together."""
    total = 0.0
    first = seen_first(s, thought)
    for colour in range(COLOURS):
        if SEAT[colour] == seat:
            total += thought[CHANCE][seen_from(first, colour)]
    return total
