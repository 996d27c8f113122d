"""NICHTLUSTIG: the professors' last rolls, points and places."""

from rauswurf.rules.nichtlustig.cards import (
    DEATH,
    DEATHS,
    DINOSAUR,
    FINAL,
    FRESH,
    LEMMING,
    NONE,
    PROFESSOR,
    RIEBMANN,
    SCORED,
    SEATS,
    TARGETS,
    VALUES,
    YETI,
    State,
    value_of,
    worth,
)
from rauswurf.rules.race import OVER, ROLL

LEMMING_POINTS = 4
YETI_POINTS = 3
LONELY_YETI_POINTS = 1
RIEBMANN_POINTS = 2
FRESH_POINTS = 1


def await_professors(s: State) -> None:
    """Rule professors-roll: in seat order, one die for each scored professor; then all is counted.

    The dice lie side by side: no more than five are needed in all.
    """
    fallen = 0
    while s.face[fallen] != 0:
        fallen += 1
    for seat in range(SEATS):
        number = scored(s, seat, PROFESSOR)
        if fallen < number:
            s.phase = ROLL
            s.step = FINAL
            s.turn = seat
            s.wanted = number - fallen
            return
        fallen -= number
    end_game(s)


def scored(s: State, seat: int, kind: int) -> int:
    """How many scored and uncovered cards of one kind a seat has."""
    number = 0
    for card in range(kind, kind + VALUES):
        number += s.where[card] == seat and s.mark[card] == SCORED
    return number


def end_game(s: State) -> None:
    """Count points and places; nothing more can happen."""
    first_die = 0
    for seat in range(SEATS):
        s.points[seat] = points_of(s, seat, highest(s, first_die, scored(s, seat, PROFESSOR)))
        first_die += scored(s, seat, PROFESSOR)
    for seat in range(SEATS):
        s.rank[seat] = 1
        for other in range(SEATS):
            s.rank[seat] += is_ahead(s, other, seat)
    s.phase = OVER
    s.step = FINAL
    s.turn = 0
    s.rolls = 0
    s.wanted = 0


def highest(s: State, first: int, number: int) -> int:
    """The highest of so many dice, 0 if there are none."""
    best = 0
    for die in range(first, first + number):
        if worth(s.face[die]) > best:
            best = worth(s.face[die])
    return best


def points_of(s: State, seat: int, professors: int) -> int:
    """Rule points, with what the professors of this seat brought together."""
    yetis = scored(s, seat, YETI)
    total = professors
    total += LEMMING_POINTS * scored(s, seat, LEMMING)
    total += RIEBMANN_POINTS * scored(s, seat, RIEBMANN)
    total += LONELY_YETI_POINTS if yetis == 1 else YETI_POINTS * yetis
    for card in range(DINOSAUR, TARGETS):
        if s.where[card] == seat:
            total += value_of(card)
    for card in range(DINOSAUR):
        if s.where[card] == seat and s.mark[card] == FRESH:
            total += FRESH_POINTS
    return total - open_deaths(s, seat)


def open_deaths(s: State, seat: int) -> int:
    """How many death cards lie open in front of a seat, covering nothing."""
    number = 0
    for card in range(DEATH, DEATH + DEATHS):
        number += s.where[card] == seat and s.covers[card - DEATH] == NONE
    return number


def deaths_of(s: State, seat: int) -> int:
    """How many death cards a seat has, open or covering."""
    number = 0
    for card in range(DEATH, DEATH + DEATHS):
        number += s.where[card] == seat
    return number


def is_ahead(s: State, one: int, other: int) -> bool:
    """Rule winner: more points, or as many with fewer death cards."""
    if s.points[one] != s.points[other]:
        return s.points[one] > s.points[other]
    return deaths_of(s, one) < deaths_of(s, other)
