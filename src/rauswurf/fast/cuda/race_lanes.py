"""Race games on a graphics card: many side by side, in step with each other.

Put on top of ``playout``, with the same games and counts. The cores of a card go through a program
in groups of 32: what one of them does, the others wait for. So here a loop has one turn for each
roll together with the choice that follows it, not one for each of them; and whoever is through
with a game goes on with the next one at once instead of waiting for the longest of 32 games. And
whoever has to think long waits until the others have to, too: then all think together.
"""

from rauswurf.dice.generator import draw
from rauswurf.fast.cuda.plan import ALL_LANES, OWN_LANE, deal_out, seating
from rauswurf.fast.playout import (
    CAPTURES,
    COUNT_LEADS,
    LEAD_CHANGES,
    leading_seat,
    pick,
    pick_quickly,
    thinks,
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
    """Play some games one after the other: see ``plan`` for what ``plan`` says."""
    game = plan[OWN_LANE]
    players = kinds[0]
    chance = streams[SEATS if OWN_DICE else 0]
    fresh = True
    rolling = False  # the player wants to roll although there are other choices
    rolls, turns, taken, lead_changes = 0, 0, 0, 0
    leader, acting, beginner = NONE, NONE, 0
    thinking, chosen, option = False, False, ROLL_FIRST
    while game < len(rows):
        if thinking:
            option = pick(s, mind, net, chance, players[SEAT[s.turn]])
            thinking, chosen = False, True
        while game < len(rows) and not thinking:
            if fresh:
                fresh = False
                rolls, turns, taken, lead_changes = 0, 0, 0, 0
                leader, acting, beginner = NONE, NONE, 0
                players = kinds[seating(plan, game, len(kinds))]
                begin_game(s, streams, plan, game)
            if not chosen:
                rolled = rolling or s.options == 0
                rolling = False
                rolls += rolled
                if rolled:
                    roll(s, 1 + draw(streams[SEAT[s.turn] if OWN_DICE else 0], FACES))
                if s.phase == MOVE or not rolled:
                    player = players[SEAT[s.turn]]
                    option = ROLL_FIRST
                    thinking = rolls < MOST_ROLLS and thinks(s, player)
                    chosen = not thinking
                    if chosen and rolls < MOST_ROLLS:
                        option = pick_quickly(s, mind, net, chance, player)
            if chosen:
                chosen = False
                rolling = option == ROLL_FIRST
                if not rolling:
                    taken += captures(s, option)
                    choose(s, option)
            if not thinking and is_new_turn(s, acting):
                if COUNT_LEADS:
                    ahead = leader_after(s, leader)
                    lead_changes += leader != NONE and ahead != leader
                    leader = ahead
                if HIGHEST_ROLL and acting == NONE:
                    beginner = SEAT[s.turn]
                turns += s.phase != OVER
                acting = s.turn
            if s.phase == OVER or rolls >= MOST_ROLLS:
                tell_counts(rows[game], rolls, turns, taken, lead_changes)
                tell_places(rows[game], s, beginner)
                game += plan[ALL_LANES]
                fresh = True


def begin_game(s: State, streams: Rows, plan: Row, game: int) -> None:
    """The position and the dice that a game begins with."""
    deal_out(streams, plan, game)
    setup(s)


def is_new_turn(s: State, acting: int) -> bool:
    """Has the turn of somebody begun, or the game ended, since this colour was on turn?"""
    return (s.turn != acting and s.phase == ROLL) or s.phase == OVER


def tell_counts(tally: Row, rolls: int, turns: int, taken: int, lead_changes: int) -> None:
    """Write down what was counted in a game."""
    tally[ROLLS] = rolls
    tally[TURNS] = turns
    tally[CAPTURES] = taken
    tally[LEAD_CHANGES] = lead_changes


def tell_places(tally: Row, s: State, beginner: int) -> None:
    """Write down who came home when, and in which order they sat."""
    tally[FINISHED] = s.phase == OVER
    for seat in range(SEATS):
        tally[RANKS + seat] = s.rank[seat]
        tally[RANKS + SEATS + seat] = (seat - beginner) % SEATS + 1


def leader_after(s: State, leader: int) -> int:
    """Who leads now; where several do, whoever led before."""
    ahead = leading_seat(s)
    return leader if ahead == NONE else ahead
