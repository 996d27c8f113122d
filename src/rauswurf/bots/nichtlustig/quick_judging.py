"""What ``judging`` does, for tables: only what somebody has is counted and weighed.

Python is slow at long rows of zeros, so here are none. The same numbers are added in the same order
as there, so both come to the same chances, to the last bit; a test looks after that.
"""

from math import exp

from rauswurf.bots.nichtlustig.judging import (
    DINOSAUR_POINTS,
    FIRST_SPECIAL,
    FIRST_WAIT,
    FRESH_NUMBERS,
    FURTHER_PROFESSORS,
    LONELY_YETI,
    PROFESSORS_SCORED,
    SECOND_PROFESSOR,
    STAGES,
    THINGS,
    YETI_COMPANY,
    YETIS_FRESH,
    YETIS_SCORED,
    Mind,
    final_chance,
    lies_on,
    stage_of,
)
from rauswurf.rules.nichtlustig.cards import (
    COVERED,
    DEATH,
    DEATHS,
    DINOSAUR,
    FINAL,
    FRESH,
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
    gone = stage_of(s)
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
    numbers = [0] * SEATS
    where, mark = s.where, s.mark
    for card in range(DINOSAUR):
        seat = where[card]
        if seat != TABLE and mark[card] != COVERED:
            found[seat][2 * (card // VALUES) + mark[card]] += 1
            if mark[card] == FRESH:
                numbers[seat] |= 1 << card % VALUES
    for card in range(DINOSAUR, TARGETS):
        if where[card] != TABLE:
            found[where[card]][DINOSAUR_POINTS] += value_of(card)
    for k in range(DEATHS):
        if where[DEATH + k] != TABLE:
            found[where[DEATH + k]][lies_on(s.covers[k])] += 1
    for k in range(SPECIALS):
        if where[SPECIAL + k] != TABLE:
            found[where[SPECIAL + k]][FIRST_SPECIAL + k] = 1
    for seat, things in enumerate(found):
        things[FRESH_NUMBERS] = numbers[seat].bit_count()
        if things[YETIS_SCORED] == 1:
            things[LONELY_YETI] = 1
            things[YETI_COMPANY] = min(1, things[YETIS_FRESH])
        if things[PROFESSORS_SCORED] > 1:
            things[FURTHER_PROFESSORS] = things[PROFESSORS_SCORED] - 1
            things[SECOND_PROFESSOR] = 1
        things[FIRST_WAIT + (seat - s.turn) % SEATS] = 1
    return found
