"""Games of NICHTLUSTIG on a graphics card: many side by side, in step with each other.

See ``race_lanes``. The last die of a throw, after which much happens, falls for all at once.
"""

from rauswurf.dice.generator import draw
from rauswurf.fast.cuda.lanes import ALL_LANES, FIRST_GAME, GAMES_OF_DEAL, OWN_LANE, SEED
from rauswurf.fast.nichtlustig_playout import (
    DEATHS_TAKEN,
    STEALS,
    count_end,
    count_turn,
    is_turn_beginning,
    note_turn,
    pick,
    stolen,
)
from rauswurf.fast.series import MOST_ROLLS, OWN_DICE, ROLLS, TURNS, Mind, begin_streams
from rauswurf.rules.graph import FACES
from rauswurf.rules.nichtlustig.cards import DICE, SEATS, TAKE_DEATH, State, kind_of
from rauswurf.rules.nichtlustig.turns import choose, roll, setup
from rauswurf.rules.race import MOVE, OVER
from rauswurf.rules.state import RealRows, Row, Rows


def play_lane(
    s: State, mind: Mind, net: RealRows, streams: Rows, plan: Row, kinds: Rows, rows: Rows
) -> None:
    """Play some games one after the other: see ``lanes`` for what ``plan`` says."""
    fresh = True
    chance = streams[SEATS if OWN_DICE else 0]
    game = plan[OWN_LANE]
    first = plan[FIRST_GAME]
    while game < len(rows):
        tally = rows[game]
        if fresh:
            fresh = False
            begin_streams(streams, plan[SEED], (first + game) // plan[GAMES_OF_DEAL])
            setup(s)
            for k in range(len(tally)):
                tally[k] = 0
        seat = s.turn
        if s.phase != MOVE:
            if is_turn_beginning(s):
                note_turn(s, mind, tally[TURNS])
                count_turn(s, tally)
            tally[ROLLS] += 1
            lying = DICE - s.wanted
            for die in range(DICE):
                if die >= lying:
                    roll(s, 1 + draw(streams[seat if OWN_DICE else 0], FACES))
        if s.phase == MOVE and tally[ROLLS] < MOST_ROLLS:
            seat = s.turn
            option = pick(s, mind, net, chance, kinds[(first + game) % len(kinds)][seat])
            tally[STEALS] += stolen(s, option)
            tally[DEATHS_TAKEN] += kind_of(option) == TAKE_DEATH
            choose(s, option)
        if s.phase == OVER or tally[ROLLS] >= MOST_ROLLS:
            count_end(s, tally)
            game += plan[ALL_LANES]
            fresh = True
