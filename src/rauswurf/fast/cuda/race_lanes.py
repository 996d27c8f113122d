"""Race games on a graphics card: many side by side, in step with each other.

Put on top of ``playout``, with the same games and counts. The cores of a card go through a program
in groups of 32: what one of them does, the others wait for. So here a loop has one turn for each
roll together with the choice that follows it, not one for each of them; and whoever is through
with a game goes on with the next one at once instead of waiting for the longest of 32 games.
"""

from rauswurf.dice.generator import draw
from rauswurf.fast.cuda.lanes import ALL_LANES, FIRST_GAME, GAMES_OF_DEAL, OWN_LANE, SEED
from rauswurf.fast.playout import (
    CAPTURES,
    COUNT_LEADS,
    LEAD_CHANGES,
    leading_seat,
    pick,
)
from rauswurf.fast.series import (
    FINISHED,
    MOST_ROLLS,
    OWN_DICE,
    RANKS,
    ROLL_FIRST,
    ROLLS,
    TURNS,
    Mind,
    begin_streams,
)
from rauswurf.rules.graph import FACES, NONE
from rauswurf.rules.race import (
    HIGHEST_ROLL,
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
from rauswurf.rules.state import RealRows, Row, Rows


def play_lane(
    s: State, mind: Mind, net: RealRows, streams: Rows, plan: Row, kinds: Rows, rows: Rows
) -> None:
    """Play some games one after the other: see ``lanes`` for what ``plan`` says."""
    first = plan[FIRST_GAME]
    game = plan[OWN_LANE]
    chance = streams[SEATS if OWN_DICE else 0]
    fresh = True
    rolling = False  # the player wants to roll although there are other choices
    rolls, turns, taken, lead_changes = 0, 0, 0, 0
    leader, acting, beginner = NONE, NONE, 0
    while game < len(rows):
        if fresh:
            fresh = False
            rolls, turns, taken, lead_changes = 0, 0, 0, 0
            leader, acting, beginner = NONE, NONE, 0
            begin_streams(streams, plan[SEED], (first + game) // plan[GAMES_OF_DEAL])
            setup(s)
        seat = SEAT[s.turn]
        rolled = rolling or s.options == 0
        rolling = False
        if rolled:
            rolls += 1
            roll(s, 1 + draw(streams[seat if OWN_DICE else 0], FACES))
        if s.phase == MOVE or not rolled:
            seat = SEAT[s.turn]
            option = ROLL_FIRST
            if rolls < MOST_ROLLS:
                option = pick(s, mind, net, chance, kinds[(first + game) % len(kinds)][seat])
            rolling = option == ROLL_FIRST
            if not rolling:
                taken += captures(s, option)
                choose(s, option)
        if (s.turn != acting and s.phase == ROLL) or s.phase == OVER:
            if COUNT_LEADS:
                ahead = leader_after(s, leader)
                lead_changes += leader != NONE and ahead != leader
                leader = ahead
            if HIGHEST_ROLL and acting == NONE:
                beginner = SEAT[s.turn]
            turns += s.phase != OVER
            acting = s.turn
        if s.phase == OVER or rolls >= MOST_ROLLS:
            tally = rows[game]
            for each in range(SEATS):
                tally[RANKS + each] = s.rank[each]
                tally[RANKS + SEATS + each] = (each - beginner) % SEATS + 1
            tally[FINISHED] = s.phase == OVER
            tally[ROLLS] = rolls
            tally[TURNS] = turns
            tally[CAPTURES] = taken
            tally[LEAD_CHANGES] = lead_changes
            game += plan[ALL_LANES]
            fresh = True


def leader_after(s: State, leader: int) -> int:
    """Who leads now; where several do, whoever led before."""
    ahead = leading_seat(s)
    return leader if ahead == NONE else ahead
