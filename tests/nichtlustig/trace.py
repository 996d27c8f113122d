"""A random game with a hash of the whole state after every event.

Written like the rules, so that it runs interpreted and compiled and the two can be compared.
"""

from rauswurf.dice.generator import WORD, draw, mixed, seed_stream
from rauswurf.rules.nichtlustig.cards import CARDS, DEATHS, DICE, SEATS, TARGETS, State
from rauswurf.rules.nichtlustig.turns import choose, roll, setup
from rauswurf.rules.race import MOVE, OVER
from rauswurf.rules.state import Row


def trace_game(s: State, rng: Row, seed: int, game: int, trace: Row) -> None:
    """Play until the game is over or the trace is full; the first number is how many follow."""
    seed_stream(rng, seed, game)
    setup(s)
    events = 0
    while s.phase != OVER and events + 1 < len(trace):
        if s.phase == MOVE:
            choose(s, s.option[draw(rng, s.options)])
        else:
            roll(s, 1 + draw(rng, 6))
        events += 1
        trace[events] = digest(s)
    trace[0] = events


def digest(s: State) -> int:
    """A number that depends on everything in a state but choices that are not on offer."""
    h = blend(0, s.phase)
    h = blend(h, s.step)
    h = blend(h, s.turn)
    h = blend(h, s.rolls)
    h = blend(h, s.wanted)
    h = blend(h, s.kept)
    h = blend(h, s.death)
    h = blend(h, s.on_table)
    for die in range(DICE):
        h = blend(h, s.face[die])
    for card in range(CARDS):
        h = blend(h, s.where[card])
    for card in range(TARGETS):
        h = blend(h, s.mark[card])
    for k in range(DEATHS):
        h = blend(h, s.covers[k])
    for seat in range(SEATS):
        h = blend(h, s.contest[seat])
        h = blend(h, s.points[seat])
        h = blend(h, s.rank[seat])
    h = blend(h, s.options)
    for k in range(s.options):
        h = blend(h, s.option[k])
    return h


def blend(h: int, number: int) -> int:
    """A hash of one more number."""
    return mixed(h * 31 + number & WORD)
