"""What a position of NICHTLUSTIG is worth: the chance of a seat to win, where a turn begins.

Every seat has a score, a sum of the things it has times what they are worth; the chances are a
softmax of the scores. What a thing is worth depends on how many cards are left before the game
ends: it is known for 20 (the beginning), 10, 5, 3 and 1, and lies on straight lines between these.
Once only the professors are still to roll, the chance is exact.

Written like the rules. The rows of ``thought`` are named here.
"""

from math import exp
from typing import Annotated

from rauswurf.fast import series
from rauswurf.rules.nichtlustig.cards import (
    COVERED,
    DEATH,
    DEATHS,
    DINOSAUR,
    FINAL,
    FRESH,
    LEMMING,
    NONE,
    PROFESSOR,
    SEATS,
    SPECIAL,
    SYMBOL,
    TABLE,
    TARGETS,
    VALUES,
    State,
    value_of,
)
from rauswurf.rules.nichtlustig.points import deaths_of, points_of, scored
from rauswurf.rules.nichtlustig.turns import LAST_CARDS
from rauswurf.rules.state import Cell, RealRows, Reals

# What is counted for each seat: two things for each kind of cards but dinosaurs, fresh and scored;
# then these, then the special cards, then in how many turns it will be on turn, and the rest.
YETIS_FRESH, YETIS_SCORED, PROFESSORS_SCORED = 2, 3, 7
LONELY_YETI, FURTHER_PROFESSORS, DINOSAUR_POINTS, OPEN_DEATHS, DEATHS_ON_OTHERS = range(8, 13)
FIRST_SPECIAL = 13
FIRST_WAIT = 19
DEATHS_ON_LEMMINGS, YETI_COMPANY, FRESH_NUMBERS, SECOND_PROFESSOR = range(23, 27)
THINGS = 27

STAGES = 5  # of the game, counted in cards that are left: 20, 10, 5, 3, 1

POINT = DEATHS + 1  # what a point counts for in a standing

THING, MIXED, ROLLS_OF_PROFESSORS, STANDING, TIED = range(5)
THOUGHTS = 12  # rows, those of ``outlook`` and ``cubes`` included
LONGEST_THOUGHT = 216


class Mind(series.Mind):
    """Room for numbers on the way."""

    thought: Annotated[RealRows, Cell("f8", "THOUGHTS", "LONGEST_THOUGHT")]


def chance_to_win(s: State, seat: int, weights: Reals, mind: Mind) -> float:
    """How likely a seat is to win, where a turn begins or the game ends."""
    if s.step == FINAL:
        return final_chance(s, seat, mind)
    thing = mind.thought[THING]
    mixed = mind.thought[MIXED]
    count_things(s, thing)
    mix_weights(s, weights, mixed)
    mine = 0.0
    total = 0.0
    for other in range(SEATS):
        score = 0.0
        for k in range(THINGS):
            score += mixed[k] * thing[THINGS * other + k]
        total += exp(score)
        if other == seat:
            mine = exp(score)
    return mine / total


def mix_weights(s: State, weights: Reals, mixed: Reals) -> None:
    """What things are worth at this stage of the game."""
    gone = stage_of(s)
    before = min(int(gone), STAGES - 2)
    part = gone - before
    for k in range(THINGS):
        early = weights[before * THINGS + k]
        mixed[k] = early + part * (weights[(before + 1) * THINGS + k] - early)


def stage_of(s: State) -> float:
    """How far the game has gone, in stages: 0 with all target cards on the table."""
    left = max(1, s.on_table - LAST_CARDS)
    if left >= 10:
        return (20 - left) / 10
    if left >= 5:
        return 1 + (10 - left) / 5
    return 2 + (5 - left) / 2


def count_things(s: State, thing: Reals) -> None:
    """Count what everybody has: a block of THINGS for each seat."""
    for k in range(THINGS * SEATS):
        thing[k] = 0.0
    for card in range(DINOSAUR):
        if s.where[card] != TABLE and s.mark[card] != COVERED:
            thing[THINGS * s.where[card] + 2 * (card // VALUES) + s.mark[card]] += 1.0
    for card in range(DINOSAUR, TARGETS):
        if s.where[card] != TABLE:
            thing[THINGS * s.where[card] + DINOSAUR_POINTS] += value_of(card)
    for k in range(DEATHS):
        if s.where[DEATH + k] != TABLE:
            thing[THINGS * s.where[DEATH + k] + lies_on(s.covers[k])] += 1.0
    for k in range(FIRST_WAIT - FIRST_SPECIAL):
        if s.where[SPECIAL + k] != TABLE:
            thing[THINGS * s.where[SPECIAL + k] + FIRST_SPECIAL + k] = 1.0
    for number in range(VALUES):
        for seat in range(SEATS):
            thing[THINGS * seat + FRESH_NUMBERS] += has_fresh(s, seat, number)
    for seat in range(SEATS):
        first = THINGS * seat
        if thing[first + YETIS_SCORED] == 1.0:
            thing[first + LONELY_YETI] = 1.0
            thing[first + YETI_COMPANY] = min(1.0, thing[first + YETIS_FRESH])
        thing[first + FURTHER_PROFESSORS] = max(0.0, thing[first + PROFESSORS_SCORED] - 1.0)
        thing[first + SECOND_PROFESSOR] = min(1.0, thing[first + FURTHER_PROFESSORS])
        thing[first + FIRST_WAIT + (seat - s.turn) % SEATS] = 1.0


def lies_on(card: int) -> int:
    """The thing that a death card is: open, on a lemming or on another card."""
    if card == NONE:
        return OPEN_DEATHS
    return DEATHS_ON_LEMMINGS if card // VALUES == LEMMING // VALUES else DEATHS_ON_OTHERS


def has_fresh(s: State, seat: int, number: int) -> bool:
    """Does a seat have a card of this number, from 0, that can still be scored?"""
    found = False
    for card in range(number, DINOSAUR, VALUES):
        found = found or (s.where[card] == seat and s.mark[card] == FRESH)
    return found


def final_chance(s: State, seat: int, mind: Mind) -> float:
    """How likely a seat is to win by what the professors roll; a shared win counts in parts."""
    for other in range(SEATS):
        mind.thought[STANDING][other] = standing(s, other)
        mind.thought[ROLLS_OF_PROFESSORS][other] = scored(s, other, PROFESSOR)
    chance = 0.0
    for highest in range(SYMBOL):
        likely = highest_chance(highest, mind.thought[ROLLS_OF_PROFESSORS][seat])
        if likely > 0.0:
            mine = mind.thought[STANDING][seat] + POINT * highest
            chance += likely * chance_against(mine, seat, mind)
    return chance


def standing(s: State, seat: int) -> int:
    """Rule winner as one number, before the professors roll: points, then fewer death cards."""
    return POINT * points_of(s, seat, 0) - deaths_of(s, seat)


def chance_against(mine: float, seat: int, mind: Mind) -> float:
    """The chance of a seat whose standing is known; TIED is [how many others stand equal]."""
    tied = mind.thought[TIED]
    tied[0] = 1.0
    for k in range(1, SEATS):
        tied[k] = 0.0
    for other in range(SEATS):
        if other != seat:
            below = 0.0
            equal = 0.0
            for highest in range(SYMBOL):
                theirs = mind.thought[STANDING][other] + POINT * highest
                likely = highest_chance(highest, mind.thought[ROLLS_OF_PROFESSORS][other])
                if theirs < mine:
                    below += likely
                elif theirs == mine:
                    equal += likely
            for k in range(SEATS - 1, 0, -1):
                tied[k] = tied[k] * below + tied[k - 1] * equal
            tied[0] *= below
    chance = 0.0
    for k in range(SEATS):
        chance += tied[k] / (k + 1)
    return chance


def highest_chance(highest: int, dice: float) -> float:
    """How likely the highest of so many dice is to show just that; a symbol counts 0."""
    if dice == 0.0:
        return 1.0 if highest == 0 else 0.0
    return float(((highest + 1) / SYMBOL) ** dice - (highest / SYMBOL) ** dice)
