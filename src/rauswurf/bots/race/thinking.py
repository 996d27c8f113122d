"""Players who evaluate positions, compiled: at once, or after looking through the next roll.

``look`` is what one sees after a choice; ``look_deeper`` goes on from there through every face of
the next roll and its answer. Whoever rolled is expected to take what is worth most to it. At a
table ``netplayer`` does the same for many positions at once.
"""

from typing import Annotated

from rauswurf.bots.race import net as nets
from rauswurf.bots.race.heuristics import LAST_HABIT, decide_simply
from rauswurf.bots.race.net import evaluate, value_for
from rauswurf.bots.race.trial import try_out
from rauswurf.fast import series
from rauswurf.fast.series import ROLL_FIRST
from rauswurf.rules.graph import FACES
from rauswurf.rules.race import (
    MOVE,
    OVER,
    ROLL,
    SEAT,
    State,
    choose,
    dice_wanted,
    roll,
)
from rauswurf.rules.state import Cell, RealRows, Reals, Row, copy_state

GREEDY = LAST_HABIT + 1  # evaluates the positions after its choices
DEEP = LAST_HABIT + 2  # looks through the next roll too
SHARPEST = DEEP  # nobody at the table looks further: what is not needed is not compiled

MOST_CANDIDATES = 4  # choices that are worth a second look
CLOSE = 0.06  # no second look for a choice that is worth so much less than the best
MOST_ANSWERS = 12  # with more answers to a roll than this, the position before them is evaluated
# What a position before a roll is worth counts what else may be chosen there. Where nothing is
# lost by waiting, who compares choices with that puts them off for ever: there one looks through
# the roll.
ROLLING_IS_FORESEEN = 0
ALIKE = 1e-9  # what differs by less differs by how it was added up: the first is taken


class Mind(nets.Mind, series.Mind):
    """Positions to try things on, and what the choices are worth."""

    t: Annotated[State, Cell("State")]
    u: Annotated[State, Cell("State")]
    worth: Annotated[Reals, Cell("f8", "MOST_OPTIONS")]  # [choice]
    considered: Annotated[Row, Cell("i1", "MOST_OPTIONS")]  # [choice]: is it in the running?


def pick(s: State, mind: Mind, net: RealRows, chance: Row, player: int) -> int:
    """The option that a player takes, or ROLL_FIRST."""
    if SHARPEST < DEEP or player < DEEP or not thinks(s, player):
        return pick_at_sight(s, mind, net, chance, player)
    weigh_options(s, mind, net)
    look_again(s, mind, net)
    rolling = -1.0
    if s.phase != MOVE:
        copy_state(s, mind.t)
        rolling = look_deeper(mind, net, SEAT[s.turn], s.ranked)
    return best_option(s, mind, rolling)


def thinks(s: State, player: int) -> bool:
    """Does a player evaluate positions now? Where there is no choice, nobody does."""
    return SHARPEST >= GREEDY and player >= GREEDY and s.options >= 2 - (s.phase != MOVE)


def pick_quickly(s: State, mind: Mind, net: RealRows, chance: Row, player: int) -> int:
    """The same as ``pick`` where nobody has to think."""
    if SHARPEST < GREEDY or player < GREEDY:
        return decide_simply(s, chance, player)
    return s.option[0] if s.options > 0 else ROLL_FIRST


def pick_at_sight(s: State, mind: Mind, net: RealRows, chance: Row, player: int) -> int:
    """The same for players who do not look further than the position after their choice."""
    if SHARPEST < GREEDY or not thinks(s, player):
        return pick_quickly(s, mind, net, chance, player)
    weigh_options(s, mind, net)
    rolling = -1.0 if s.phase == MOVE else look_before_rolling(s, mind, net)
    return best_option(s, mind, rolling)


def look_before_rolling(s: State, mind: Mind, net: RealRows) -> float:
    """What rolling is worth to who could choose something else, at sight."""
    copy_state(s, mind.t)
    if ROLLING_IS_FORESEEN:
        return look_deeper(mind, net, SEAT[s.turn], s.ranked)
    return look(mind.t, mind, net, SEAT[s.turn], s.ranked)


def best_option(s: State, mind: Mind, rolling: float) -> int:
    """Of the choices in the running the one that is worth most, if more than rolling."""
    best = -1
    top = rolling
    for k in range(s.options):
        if mind.considered[k] and mind.worth[k] > top + ALIKE:
            best = k
            top = mind.worth[k]
    return s.option[best] if best >= 0 else ROLL_FIRST


def weigh_options(s: State, mind: Mind, net: RealRows) -> None:
    """Evaluate the position after each choice, for the one who chooses."""
    order_options(s)
    for k in range(s.options):
        try_out(s, mind.t, s.option[k])
        mind.worth[k] = look(mind.t, mind, net, SEAT[s.turn], s.ranked)
        mind.considered[k] = 1


def order_options(s: State) -> None:
    """Of choices that are worth the same the first is taken, here as the rules list them."""


def look_again(s: State, mind: Mind, net: RealRows) -> None:
    """Look deeper after the choices that are worth most; the others are out of the running."""
    best = 0.0
    for k in range(s.options):
        mind.considered[k] = 0
        best = max(best, mind.worth[k])
    for _ in range(MOST_CANDIDATES):
        k = next_candidate(s, mind)
        if k < 0 or mind.worth[k] < best - CLOSE:
            break
        try_out(s, mind.t, s.option[k])
        mind.worth[k] = look_deeper(mind, net, SEAT[s.turn], s.ranked)
        mind.considered[k] = 1


def next_candidate(s: State, mind: Mind) -> int:
    """The best of the choices that were not looked at again yet; -1 if all were."""
    best = -1
    for k in range(s.options):
        if not mind.considered[k] and (best < 0 or mind.worth[k] > mind.worth[best] + ALIKE):
            best = k
    return best


def look(t: State, mind: Mind, net: RealRows, seat: int, ranked: int) -> float:
    """The chance of a seat to be the next one home; ``ranked`` were home before the choice."""
    if is_settled(t, ranked):
        return settled_value(t, seat, ranked)
    evaluate(t, mind, net)
    return value_for(t, seat, mind)


def is_settled(t: State, ranked: int) -> bool:
    """Is it known who came home next?"""
    return t.ranked > ranked or t.phase == OVER


def settled_value(t: State, seat: int, ranked: int) -> float:
    """Has this seat come home next?"""
    return 1.0 if t.rank[seat] > ranked else 0.0


def look_deeper(mind: Mind, net: RealRows, seat: int, ranked: int) -> float:
    """The same for ``t``, as the mean over the faces of the next roll, each answered well."""
    t = mind.t
    if t.phase != ROLL or t.ranked > ranked or dice_wanted(t) > 1:
        return look(t, mind, net, seat, ranked)
    total = 0.0
    for face in range(1, FACES + 1):
        total += look_after(mind, net, face, seat, ranked)
    return total / FACES


def look_after(mind: Mind, net: RealRows, face: int, seat: int, ranked: int) -> float:
    """The chance of a seat after a roll in ``t`` and the answer that is expected."""
    u = mind.u
    roll_again(mind, face)
    if u.phase != MOVE or u.options > MOST_ANSWERS:
        return look(u, mind, net, seat, ranked)
    answers = u.options
    mover = SEAT[u.turn]
    value = 0.0
    best = -1.0
    for k in range(answers):
        roll_again(mind, face)
        choose(u, u.option[k])
        theirs = look(u, mind, net, mover, ranked)
        if theirs > best + ALIKE:
            best = theirs
            value = theirs if mover == seat else value_looked_at(u, seat, ranked, mind)
    return value


def roll_again(mind: Mind, face: int) -> None:
    """Make ``u`` the position after a roll in ``t``."""
    copy_state(mind.t, mind.u)
    roll(mind.u, face)
    order_options(mind.u)


def value_looked_at(u: State, seat: int, ranked: int, mind: Mind) -> float:
    """What the last look says about another seat."""
    if is_settled(u, ranked):
        return settled_value(u, seat, ranked)
    return value_for(u, seat, mind)
