"""Whole games of NICHTLUSTIG by players who choose at random, and what is counted on the way.

Written like the rules; see `playout`, whose first counts are the same. A roll here is a throw of
any number of dice, those for the first turn and for the professors included.
"""

from rauswurf.dice.generator import draw, seed_stream
from rauswurf.rules.nichtlustig.cards import (
    NONE,
    ROLLING,
    SEATS,
    TABLE,
    TAKE,
    TAKE_DEATH,
    TARGETS,
    State,
    content_of,
    kind_of,
)
from rauswurf.rules.nichtlustig.turns import choose, roll, rolls_of_turn, setup
from rauswurf.rules.race import MOVE, OVER, ROLL
from rauswurf.rules.state import Row, Rows

COUNTS = ("rolls", "turns", "cards taken from others", "death cards taken", "finished")
SEAT_COUNTS = ("rank", "points", "order")

# Where these stand in `tally`; each seat count has one number for each seat.
ROLLS, TURNS, STEALS, DEATHS_TAKEN, FINISHED, RANKS = range(6)

MOST_ROLLS = 1_000_000  # a technical limit, not a rule


def play_games(s: State, rng: Row, seed: int, first: int, tallies: Rows) -> None:
    """Play the games numbered from ``first`` on, one for each row of ``tallies``."""
    for k in range(len(tallies)):
        seed_stream(rng, seed, first + k)
        play_game(s, rng, tallies[k])


def play_game(s: State, rng: Row, tally: Row) -> None:
    """Play one game from the beginning to its end, or to the limit of rolls."""
    setup(s)
    rolls = 0
    turns = 0
    steals = 0
    deaths = 0
    beginner = NONE
    while s.phase != OVER and rolls < MOST_ROLLS:
        if s.phase == MOVE:
            option = s.option[draw(rng, s.options) if s.options > 1 else 0]
            steals += stolen(s, option)
            deaths += kind_of(option) == TAKE_DEATH
            choose(s, option)
        else:
            if is_turn_beginning(s):
                turns += 1
                if beginner == NONE:
                    beginner = s.turn
            rolls += 1
            for _ in range(s.wanted):
                roll(s, 1 + draw(rng, 6))
    tally[ROLLS] = rolls
    tally[TURNS] = turns
    tally[STEALS] = steals
    tally[DEATHS_TAKEN] = deaths
    tally[FINISHED] = s.phase == OVER
    for seat in range(SEATS):
        tally[RANKS + seat] = s.rank[seat]
        tally[RANKS + SEATS + seat] = s.points[seat]
        tally[RANKS + 2 * SEATS + seat] = (seat - beginner) % SEATS + 1


def is_turn_beginning(s: State) -> bool:
    """Is the first roll of a turn awaited?"""
    return s.phase == ROLL and s.step == ROLLING and s.rolls == rolls_of_turn(s)


def stolen(s: State, option: int) -> int:
    """How many cards of other players a choice takes."""
    number = 0
    if kind_of(option) == TAKE:
        for card in range(TARGETS):
            number += content_of(option) >> card & 1 and s.where[card] != TABLE
    return number
