"""Whole games of NICHTLUSTIG between players of any kind, counted as in ``fast``.

Written like the rules; ``pick`` is whoever is asked. Every seat has dice of its own.
"""

from rauswurf.dice.generator import draw, seed_stream
from rauswurf.fast.nichtlustig_playout import (
    DEATHS_TAKEN,
    FINISHED,
    MOST_ROLLS,
    RANKS,
    ROLLS,
    STEALS,
    TURNS,
    is_turn_beginning,
    stolen,
)
from rauswurf.rules.nichtlustig.cards import NONE, SEATS, TAKE_DEATH, State, kind_of
from rauswurf.rules.nichtlustig.turns import choose, roll, setup
from rauswurf.rules.race import MOVE, OVER
from rauswurf.rules.state import Row, Rows

STREAMS = 16  # numbers of streams kept apart for one game


def pick(s: State, player: int) -> int:
    """The option that a player takes; replaced by whoever plays."""
    return s.option[0]


def play_match(s: State, dice: Rows, seed: int, game: int, players: Row, tally: Row) -> None:
    """Play one game from the beginning to its end; its number decides the dice."""
    for seat in range(SEATS):
        seed_stream(dice[seat], seed, game * STREAMS + seat)
    setup(s)
    rolls = 0
    turns = 0
    steals = 0
    deaths = 0
    beginner = NONE
    while s.phase != OVER and rolls < MOST_ROLLS:
        if s.phase == MOVE:
            option = pick(s, players[s.turn])
            steals += stolen(s, option)
            deaths += kind_of(option) == TAKE_DEATH
            choose(s, option)
        else:
            if is_turn_beginning(s):
                turns += 1
                if beginner == NONE:
                    beginner = s.turn
            rolls += 1
            seat = s.turn
            for _ in range(s.wanted):
                roll(s, 1 + draw(dice[seat], 6))
    tally[ROLLS] = rolls
    tally[TURNS] = turns
    tally[STEALS] = steals
    tally[DEATHS_TAKEN] = deaths
    tally[FINISHED] = s.phase == OVER
    for seat in range(SEATS):
        tally[RANKS + seat] = s.rank[seat]
        tally[RANKS + SEATS + seat] = s.points[seat]
        tally[RANKS + 2 * SEATS + seat] = (seat - beginner) % SEATS + 1
