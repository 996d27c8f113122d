"""Whole games of NICHTLUSTIG by players who choose at random, and what is counted on the way.

Written like the rules; see `playout`, whose first counts are the same. A roll here is a throw of
any number of dice, those for the first turn and for the professors included.
"""

from rauswurf.dice.generator import draw, seed_stream
from rauswurf.rules.nichtlustig.cards import (
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
    begin_count(tally)
    while s.phase != OVER and tally[ROLLS] < MOST_ROLLS:
        if s.phase == MOVE:
            option = s.option[draw(rng, s.options) if s.options > 1 else 0]
            count_choice(s, option, tally)
            choose(s, option)
        else:
            count_roll(s, tally)
            for _ in range(s.wanted):
                roll(s, 1 + draw(rng, 6))
    count_end(s, tally)


def begin_count(tally: Row) -> None:
    """Nothing has happened yet."""
    for k in range(len(tally)):
        tally[k] = 0


def count_choice(s: State, option: int, tally: Row) -> None:
    """Count what a choice is about to do."""
    tally[STEALS] += stolen(s, option)
    tally[DEATHS_TAKEN] += kind_of(option) == TAKE_DEATH


def count_roll(s: State, tally: Row) -> None:
    """Count a throw, and the turn that may begin with it; the first turn says who is first."""
    tally[ROLLS] += 1
    if is_turn_beginning(s):
        if tally[TURNS] == 0:
            for seat in range(SEATS):
                tally[RANKS + 2 * SEATS + seat] = (seat - s.turn) % SEATS + 1
        tally[TURNS] += 1


def count_end(s: State, tally: Row) -> None:
    """Write down how it ended."""
    tally[FINISHED] = s.phase == OVER
    for seat in range(SEATS):
        tally[RANKS + seat] = s.rank[seat]
        tally[RANKS + SEATS + seat] = s.points[seat]


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
