"""Whole games by players who choose at random, and what is counted on the way.

Written like the rules, as plain functions that are composed with them: interpreted for proofs,
compiled for speed.
"""

from rauswurf.dice.generator import draw, seed_stream
from rauswurf.rules.graph import NONE
from rauswurf.rules.race import (
    COLOURS,
    MOVE,
    OVER,
    ROLL,
    SEAT,
    SEATS,
    State,
    captures,
    choose,
    roll,
    setup,
)
from rauswurf.rules.state import Row, Rows

# What is counted in each game: `tally` has one number for each of the counts, then one for each
# seat of each seat count.
COUNTS = ("rolls", "turns", "captures", "lead changes", "finished")
SEAT_COUNTS = ("rank",)
ROLLS, TURNS, CAPTURES, LEAD_CHANGES, FINISHED, RANKS = range(6)

MOST_ROLLS = 1_000_000  # a technical limit, not a rule
COUNT_LEADS = 1


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
    taken = 0
    lead_changes = 0
    leader = NONE
    acting = NONE  # the colour whose turn is being played
    while s.phase != OVER and rolls < MOST_ROLLS:
        decides = s.options > 0
        if s.phase != MOVE:
            decides = decides and draw(rng, s.options + 1) > 0
            if not decides:
                rolls += 1
                roll(s, 1 + draw(rng, 6))
                decides = s.phase == MOVE
        if decides:
            option = s.option[draw(rng, s.options) if s.options > 1 else 0]
            taken += captures(s, option)
            choose(s, option)
        if (s.turn != acting and s.phase == ROLL) or s.phase == OVER:
            if COUNT_LEADS:
                ahead = leading_seat(s)
                if ahead != NONE and ahead != leader:
                    lead_changes += leader != NONE
                    leader = ahead
            turns += s.phase != OVER
            acting = s.turn
    tally[ROLLS] = rolls
    tally[TURNS] = turns
    tally[CAPTURES] = taken
    tally[LEAD_CHANGES] = lead_changes
    tally[FINISHED] = s.phase == OVER
    for seat in range(SEATS):
        tally[RANKS + seat] = s.rank[seat]


def leading_seat(s: State) -> int:
    """The seat whose pieces have gone furthest together; NONE if several share that."""
    best = -1
    leader = NONE
    for seat in range(SEATS):
        steps = 0
        for colour in range(COLOURS):
            if SEAT[colour] == seat:
                steps += s.steps[colour]
        if steps > best:
            best = steps
            leader = seat
        elif steps == best:
            leader = NONE
    return leader
