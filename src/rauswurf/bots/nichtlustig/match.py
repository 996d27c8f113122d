"""Whole games of NICHTLUSTIG between players of any kind, counted as random games are.

Written like the rules. Every seat has dice of its own, so that the same rolls can come to it again
when others sit there. ``pages`` is a diary for those who learn: what everybody had when a turn
began. It may have no pages.
"""

from rauswurf.bots.nichtlustig.judging import THINGS, count_things, progress
from rauswurf.bots.nichtlustig.simple import pick
from rauswurf.dice.generator import draw, seed_stream
from rauswurf.fast.nichtlustig_playout import (
    MOST_ROLLS,
    ROLLS,
    TURNS,
    begin_count,
    count_choice,
    count_end,
    count_roll,
    is_turn_beginning,
)
from rauswurf.rules.nichtlustig.cards import SEATS, State
from rauswurf.rules.nichtlustig.turns import choose, roll, setup
from rauswurf.rules.race import MOVE, OVER
from rauswurf.rules.state import RealRows, Reals, Row, Rows

STREAMS = 16  # numbers of streams kept apart for one game: one for each seat, one for the players


def play_matches(
    s: State,
    t: State,
    u: State,
    v: State,
    w: State,
    dice: Rows,
    chance: Row,
    seed: int,
    games: Row,
    players: Rows,
    weights: RealRows,
    thought: RealRows,
    shapes: Rows,
    cubes: RealRows,
    pages: RealRows,
    tallies: Rows,
) -> None:
    """Play one game for each row of ``tallies``: its number decides the dice."""
    for k in range(len(tallies)):
        for seat in range(SEATS):
            seed_stream(dice[seat], seed, games[k] * STREAMS + seat)
        seed_stream(chance, seed, games[k] * STREAMS + SEATS)
        setup(s)
        begin_count(tallies[k])
        while s.phase != OVER and tallies[k][ROLLS] < MOST_ROLLS:
            if s.phase == MOVE:
                player = players[k][s.turn]
                option = pick(s, t, u, v, w, chance, player, weights, thought, shapes, cubes)
                count_choice(s, option, tallies[k])
                choose(s, option)
            else:
                if is_turn_beginning(s) and tallies[k][TURNS] < len(pages):
                    write_page(s, pages[tallies[k][TURNS]])
                count_roll(s, tallies[k])
                seat = s.turn
                for _ in range(s.wanted):
                    roll(s, 1 + draw(dice[seat], 6))
        count_end(s, tallies[k])


def write_page(s: State, page: Reals) -> None:
    """Note how far the game has gone and what everybody has."""
    count_things(s, page)
    page[THINGS * SEATS] = progress(s)
