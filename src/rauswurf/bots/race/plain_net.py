"""Noticing and judging in the words an interpreter is quick with: the same, sooner.

Replaces what takes longest, where somebody plays at a table, one choice at a time, uncompiled.
"""

from math import exp

from rauswurf.bots.race.features import (
    DEGREES,
    NEAR,
    degrees_begin,
    is_first_waiting,
    notice_meeting,
    seen_from,
)
from rauswurf.bots.race.net import CHANCE, DEGREE, HIDDEN, UNIT, seen_first, still_plays
from rauswurf.rules.graph import NONE, WAITING
from rauswurf.rules.race import COLOURS, KIND, PIECES, State
from rauswurf.rules.state import RealRows, Reals, Row


def notice_hunters(s: State, first: int, colour: int, prey: int, note: Row, degree: Reals) -> None:
    """Who of a colour could throw out a piece."""
    near_what = NEAR.flat
    from_colour, from_field, _ = NEAR.strides
    to_prey = colour * from_colour + s.where[prey]
    for hunter in range(PIECES * colour, PIECES * (colour + 1)):
        here = s.where[hunter]
        near = near_what[to_prey + here * from_field] if here != NONE else 0
        if near > 0 and (KIND[here] != WAITING or is_first_waiting(s, hunter)):
            notice_meeting(s, first, hunter, prey, near, note, degree)


def think(net: RealRows, note: Row, thought: RealRows) -> None:
    """From what is noticed to the hidden units."""
    first_degree = degrees_begin()
    rows = [net[first_degree + COLOURS * DEGREES]]
    rows += [net[what] for what in note[1 : note[0] + 1]]
    for k in range(COLOURS * DEGREES):
        value = thought[DEGREE][k]
        if value != 0.0:
            rows.append([value * weight for weight in net[first_degree + k]])
    totals = map(sum, zip(*rows, strict=True))
    thought[UNIT] = [total / (1.0 + abs(total)) for total in totals]


def weigh_colours(s: State, net: RealRows, thought: RealRows) -> None:
    """From the hidden units to the chances of those who still play."""
    first_unit = degrees_begin() + COLOURS * DEGREES + 1
    bias = net[first_unit + HIDDEN]
    weights = net[first_unit : first_unit + HIDDEN]
    unit = thought[UNIT]
    chance = thought[CHANCE]
    first = seen_first(s, thought)
    total = 0.0
    for colour in range(COLOURS):
        seen = seen_from(first, colour)
        chance[seen] = 0.0
        if still_plays(s, colour):
            to_colour = [u * weight[seen] for u, weight in zip(unit, weights, strict=True)]
            chance[seen] = exp(bias[seen] + sum(to_colour))
            total += chance[seen]
    for c in range(COLOURS):
        chance[c] /= total
