"""What ``judging`` does, for tables: only what somebody has is counted and weighed.

Python is slow at long rows of zeros, so here are none. The same numbers are added in the same order
as there, so both come to the same chances, to the last bit; a test looks after that.
"""

from math import exp

from rauswurf.bots.nichtlustig.judging import (
    COVERING_DEATHS,
    DINOSAUR_POINTS,
    FIRST_SPECIAL,
    FIRST_WAIT,
    FURTHER_PROFESSORS,
    LONELY_YETI,
    OPEN_DEATHS,
    PROFESSORS_SCORED,
    STAGES,
    THINGS,
    YETIS_SCORED,
    Mind,
    final_chance,
    progress,
)
from rauswurf.rules.nichtlustig.cards import (
    COVERED,
    DEATH,
    DEATHS,
    DINOSAUR,
    FINAL,
    NONE,
    SEATS,
    SPECIAL,
    TABLE,
    TARGETS,
    VALUES,
    State,
    value_of,
)
from rauswurf.rules.state import Reals

SPECIALS = FIRST_WAIT - FIRST_SPECIAL


def chance_to_win(s: State, seat: int, weights: Reals, mind: Mind) -> float:
    """How likely a seat is to win, where a turn begins or the game ends."""
    if s.step == FINAL:
        return final_chance(s, seat, mind)
    gone = progress(s) * (STAGES - 1)
    before = min(int(gone), STAGES - 2)
    part = gone - before
    early = before * THINGS
    late = early + THINGS
    mine = 0.0
    total = 0.0
    for other, things in enumerate(things_of_all(s)):
        score = 0.0
        for k, number in enumerate(things):
            if number:
                worth = weights[early + k]
                score += (worth + part * (weights[late + k] - worth)) * number
        power = exp(score)
        total += power
        if other == seat:
            mine = power
    return mine / total


def things_of_all(s: State) -> list[list[int]]:
    """[seat, thing]: how many of them it has."""
    found = [[0] * THINGS for _ in range(SEATS)]
    where, mark = s.where, s.mark
    for card in range(DINOSAUR):
        if where[card] != TABLE and mark[card] != COVERED:
            found[where[card]][2 * (card // VALUES) + mark[card]] += 1
    for card in range(DINOSAUR, TARGETS):
        if where[card] != TABLE:
            found[where[card]][DINOSAUR_POINTS] += value_of(card)
    for k in range(DEATHS):
        if where[DEATH + k] != TABLE:
            lies = OPEN_DEATHS if s.covers[k] == NONE else COVERING_DEATHS
            found[where[DEATH + k]][lies] += 1
    for k in range(SPECIALS):
        if where[SPECIAL + k] != TABLE:
            found[where[SPECIAL + k]][FIRST_SPECIAL + k] = 1
    for seat, things in enumerate(found):
        if things[YETIS_SCORED] == 1:
            things[LONELY_YETI] = 1
        if things[PROFESSORS_SCORED] > 1:
            things[FURTHER_PROFESSORS] = things[PROFESSORS_SCORED] - 1
        things[FIRST_WAIT + (seat - s.turn) % SEATS] = 1
    return found
