"""Whole games between players of any kind, and what is counted on the way.

Written like the rules, and counted as in ``fast.playout``. Every seat has dice of its own, so that
the same rolls can come to it again when others sit there.
"""

from rauswurf.bots.race.heuristics import ROLL_FIRST
from rauswurf.bots.race.thinking import pick
from rauswurf.dice.generator import draw, seed_stream
from rauswurf.fast.playout import (
    CAPTURES,
    FINISHED,
    LEAD_CHANGES,
    MOST_ROLLS,
    RANKS,
    ROLLS,
    TURNS,
    leading_seat,
)
from rauswurf.rules.graph import NONE
from rauswurf.rules.race import OVER, ROLL, SEAT, SEATS, State, captures, choose, roll, setup
from rauswurf.rules.state import RealRows, Row, Rows

STREAMS = 16  # numbers of streams kept apart for one game: one for each seat, one for the players


def play_matches(
    s: State,
    t: State,
    u: State,
    dice: Rows,
    chance: Row,
    seed: int,
    games: Row,
    players: Rows,
    net: RealRows,
    note: Row,
    thought: RealRows,
    tallies: Rows,
) -> None:
    """Play one game for each row of ``tallies``: its number decides the dice."""
    for k in range(len(tallies)):
        for seat in range(SEATS):
            seed_stream(dice[seat], seed, games[k] * STREAMS + seat)
        seed_stream(chance, seed, games[k] * STREAMS + SEATS)
        play_match(s, t, u, dice, chance, players[k], net, note, thought, tallies[k])


def play_match(
    s: State,
    t: State,
    u: State,
    dice: Rows,
    chance: Row,
    players: Row,
    net: RealRows,
    note: Row,
    thought: RealRows,
    tally: Row,
) -> None:
    """Play one game from the beginning to its end, or to the limit of rolls."""
    setup(s)
    rolls = 0
    turns = 0
    taken = 0
    lead_changes = 0
    leader = NONE
    acting = NONE
    while s.phase != OVER and rolls < MOST_ROLLS:
        seat = SEAT[s.turn]
        option = pick(s, t, u, chance, players[seat], net, note, thought)
        if option == ROLL_FIRST:
            rolls += 1
            roll(s, 1 + draw(dice[seat], 6))
        else:
            taken += captures(s, option)
            choose(s, option)
        if (s.turn != acting and s.phase == ROLL) or s.phase == OVER:
            ahead = leading_seat(s)
            if ahead not in (NONE, leader):
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
