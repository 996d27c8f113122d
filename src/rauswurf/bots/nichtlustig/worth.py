"""What a position of NICHTLUSTIG is worth: a chance to win for each seat.

Every seat has a score, a sum of what it has times what that is worth; the chances are a softmax of
the scores. ``WEIGHTS`` were fitted to games (see ``fit``); points that are safe and points that
may still be lost, deaths and special cards each have their own weight, early and late in the game.
"""

from collections.abc import Sequence
from itertools import product
from math import exp, prod
from typing import Any

from rauswurf.rules.nichtlustig.cards import (
    CLOWN,
    COVERED,
    DEATH,
    DEATHS,
    DINOSAUR,
    DUCK,
    FINAL,
    FRESH,
    LEMMING,
    NF700,
    NONE,
    PROFESSOR,
    RIEBMANN,
    SCORED,
    SYMBOL,
    TARGETS,
    TIME_MACHINE,
    UFO,
    VALUES,
    VIRUS,
    YETI,
    value_of,
)
from rauswurf.rules.nichtlustig.points import deaths_of, points_of, scored
from rauswurf.rules.nichtlustig.turns import LAST_CARDS

# What is counted for each seat.
COUNTED = (
    "riebmann scored",
    "riebmann fresh",
    "lonely yeti scored",
    "yetis scored in company",
    "yeti fresh",
    "lemming scored",
    "lemming fresh",
    "professor scored",
    "further professors",
    "professor fresh",
    "dinosaur points",
    "open deaths",
    "covering deaths",
    "duck",
    "ufo",
    "clown",
    "nf700",
    "time machine",
    "virus",
    "is next",
)
SPECIALS = (DUCK, UFO, CLOWN, NF700, TIME_MACHINE, VIRUS)
CARDS_IN_PLAY = TARGETS - LAST_CARDS

# Each thing has a worth when all cards are on the table, and one when the game is about to end.
Weights = Sequence[float]
EARLY = (2, 1.2, 2, 3, 1.5, 4, 2, 2.5, 1, 1.5, 1, -1, -0.1, 0.3, -0.8, 0.8, -1.5, 0.3, -1, 0.2)
LATE = (2, 1, 1, 3, 1, 4, 1, 3, 1, 1, 1, -1, -0.1, 0, 0, 0.3, 0, 0, -0.5, 0.2)
SCALE = 0.25  # how much a point matters, by guess


def by_hand() -> list[float]:
    """Weights guessed from the points of the cards."""
    return [SCALE * each for each in (*EARLY, *LATE)]


def lateness(s: Any) -> float:
    """How far the game has gone: 0 with all target cards on the table, 1 when it ends."""
    return min(1.0, float(TARGETS - s.on_table) / CARDS_IN_PLAY)


def counted(s: Any, seat: int) -> list[float]:
    """What a seat has, in the order of COUNTED."""
    riebmann = held(s, seat, RIEBMANN)
    yeti = held(s, seat, YETI)
    lemming = held(s, seat, LEMMING)
    professor = held(s, seat, PROFESSOR)
    deaths = [k for k in range(DEATHS) if s.where[DEATH + k] == seat]
    dinosaurs = sum(value_of(c) for c in range(DINOSAUR, TARGETS) if s.where[c] == seat)
    return [
        riebmann[SCORED],
        riebmann[FRESH],
        yeti[SCORED] == 1,
        yeti[SCORED] if yeti[SCORED] > 1 else 0,
        yeti[FRESH],
        lemming[SCORED],
        lemming[FRESH],
        min(1, professor[SCORED]),
        max(0, professor[SCORED] - 1),
        professor[FRESH],
        dinosaurs,
        sum(s.covers[k] == NONE for k in deaths),
        sum(s.covers[k] != NONE for k in deaths),
        *(s.where[card] == seat for card in SPECIALS),
        s.turn == seat,
    ]


def held(s: Any, seat: int, kind: int) -> list[int]:
    """[FRESH, SCORED, COVERED]: how many cards of a kind a seat has."""
    number = [0] * (COVERED + 1)
    for card in range(kind, kind + VALUES):
        if s.where[card] == seat:
            number[s.mark[card]] += 1
    return number


def scores(s: Any, seats: int, weights: Weights) -> list[float]:
    """[seat]: what all it has is worth together."""
    late = lateness(s)
    half = len(COUNTED)
    mixed = [(1 - late) * weights[k] + late * weights[half + k] for k in range(half)]
    return [
        sum(w * x for w, x in zip(mixed, counted(s, seat), strict=True)) for seat in range(seats)
    ]


def chances(s: Any, seats: int, weights: Weights) -> list[float]:
    """[seat]: how likely it is to win; exact once only the professors are still to roll."""
    if any(s.rank):
        return shares(s.rank)
    if s.step == FINAL:
        return final_chances(s, seats)
    found = scores(s, seats, weights)
    top = max(found)
    powers = [exp(each - top) for each in found]
    return [each / sum(powers) for each in powers]


def shares(ranks: Sequence[int]) -> list[float]:
    """[seat]: 1 for who is first alone; those who share the first place share that."""
    return [(rank == 1) / list(ranks).count(1) for rank in ranks]


def final_chances(s: Any, seats: int) -> list[float]:
    """[seat]: how likely it is to win by what the professors may still roll."""
    found = [0.0] * seats
    dice = [scored(s, seat, PROFESSOR) for seat in range(seats)]
    deaths = [deaths_of(s, seat) for seat in range(seats)]
    for highest in product(*(range(SYMBOL) if number else (0,) for number in dice)):
        likely = prod(highest_chance(h, n) for h, n in zip(highest, dice, strict=True))
        results = [(points_of(s, seat, highest[seat]), -deaths[seat]) for seat in range(seats)]
        winners = [seat for seat in range(seats) if results[seat] == max(results)]
        for seat in winners:
            found[seat] += likely / len(winners)
    return found


def highest_chance(highest: int, dice: int) -> float:
    """How likely it is that the highest of so many dice shows just that; a symbol counts 0."""
    if dice == 0:
        return 1.0
    return ((highest + 1) / SYMBOL) ** dice - (highest / SYMBOL) ** dice
