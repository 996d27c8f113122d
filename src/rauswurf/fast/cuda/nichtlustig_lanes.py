"""Games of NICHTLUSTIG on a graphics card: many side by side, in step with each other.

See ``race_lanes``. The last die of a throw, after which much happens, falls for all at once.
"""

from rauswurf.dice.generator import draw
from rauswurf.fast.cuda.plan import ALL_LANES, OWN_LANE, deal_out, seating
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
from rauswurf.fast.series import MOST_ROLLS, OWN_DICE, ROLLS, TURNS, Mind
from rauswurf.rules.graph import FACES
from rauswurf.rules.nichtlustig.cards import DICE, SEATS, TAKE_DEATH, State, kind_of
from rauswurf.rules.nichtlustig.turns import choose, roll, setup
from rauswurf.rules.race import MOVE, OVER
from rauswurf.rules.state import RealRows, Row, Rows


def play_lane(
    s: State, mind: Mind, net: RealRows, streams: Rows, plan: Row, kinds: Rows, rows: Rows
) -> None:
    """Play some games one after the other: see ``plan`` for what ``plan`` says."""
    fresh = True
    chance = streams[SEATS if OWN_DICE else 0]
    game = plan[OWN_LANE]
    players = kinds[0]
    rolls, turns, steals, deaths = 0, 0, 0, 0
    while game < len(rows):
        tally = rows[game]
        if fresh:
            fresh = False
            rolls, turns, steals, deaths = 0, 0, 0, 0
            deal_out(streams, plan, game)
            players = kinds[seating(plan, game, len(kinds))]
            setup(s)
            for k in range(len(tally)):
                tally[k] = 0
        seat = s.turn
        if s.phase != MOVE:
            if is_turn_beginning(s):
                note_turn(s, mind, turns)
                if turns == 0:
                    count_turn(s, tally)  # who is first
                turns += 1
            rolls += 1
            lying = DICE - s.wanted
            for die in range(DICE):
                if die >= lying:
                    roll(s, 1 + draw(streams[seat if OWN_DICE else 0], FACES))
        if s.phase == MOVE and rolls < MOST_ROLLS:
            seat = s.turn
            option = pick(s, mind, net, chance, players[seat])
            steals += stolen(s, option)
            deaths += kind_of(option) == TAKE_DEATH
            choose(s, option)
        if s.phase == OVER or rolls >= MOST_ROLLS:
            count_end(s, tally)
            tally[ROLLS] = rolls
            tally[TURNS] = turns
            tally[STEALS] = steals
            tally[DEATHS_TAKEN] = deaths
            game += plan[ALL_LANES]
            fresh = True
