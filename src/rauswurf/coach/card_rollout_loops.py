"""A game of NICHTLUSTIG played on from a position, many times, with the luck of throws taken off.

See ``rollout_loops``, which does the same for races. Compiled only.
"""

from rauswurf.bots.nichtlustig import luck
from rauswurf.bots.nichtlustig.eye import ALL_ROLLS, ONE_ROLL
from rauswurf.bots.nichtlustig.judging import chance_to_win
from rauswurf.bots.nichtlustig.luck import begin_turn_of_luck, foresee
from rauswurf.bots.nichtlustig.weakness import pick
from rauswurf.coach import playing_on
from rauswurf.dice.generator import draw
from rauswurf.fast.nichtlustig_playout import is_turn_beginning
from rauswurf.fast.series import MOST_ROLLS, ROLL_FIRST
from rauswurf.rules.graph import FACES
from rauswurf.rules.nichtlustig.cards import FINAL, SEATS, State
from rauswurf.rules.nichtlustig.turns import choose, roll
from rauswurf.rules.race import CONTEST, OVER
from rauswurf.rules.state import RealRows, Reals, Rows


class Mind(luck.Mind, playing_on.Mind):
    """What is needed to think, to count luck and to begin again."""


def forget_luck(s: State, mind: Mind, net: RealRows) -> None:
    """Nobody has had any luck yet; a turn that has begun is looked at."""
    for seat in range(SEATS):
        mind.luck[seat] = 0.0
    if s.phase != CONTEST and s.phase != OVER and s.step != FINAL:
        begin_turn_of_luck(s, mind, net[ALL_ROLLS - ONE_ROLL])


def weigh_end(s: State, mind: Mind, net: RealRows, found: Reals) -> None:
    """Fill [seat]: who has won, or the chances where a turn begins, less the luck."""
    winners = 0
    for seat in range(SEATS):
        winners += s.rank[seat] == 1
    for seat in range(SEATS):
        if s.phase == OVER:
            worth = (s.rank[seat] == 1) / winners
        else:
            worth = chance_to_win(s, seat, net[ALL_ROLLS - ONE_ROLL], mind)
        found[seat] = worth - mind.luck[seat]


def roll_on(s: State, mind: Mind, net: RealRows, streams: Rows) -> None:
    """Play to the end, or until the game is cut off."""
    throws = 0
    while not is_rolled_out(s, mind, throws):
        seat = s.turn
        option = pick(s, mind, net, streams[SEATS], mind.player)
        if option == ROLL_FIRST:
            throws += 1
            for _ in range(s.wanted):
                face = 1 + draw(streams[seat], FACES)
                foresee(s, mind, net, face)
                roll(s, face)
        else:
            choose(s, option)


def is_rolled_out(s: State, mind: Mind, throws: int) -> bool:
    """Is the game over, or is it cut off where a turn begins?"""
    most = mind.horizon if mind.horizon > 0 else MOST_ROLLS
    return s.phase == OVER or (throws >= most and is_turn_beginning(s))
