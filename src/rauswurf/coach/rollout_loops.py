"""A race game played on from a position, many times, with the luck of every roll taken off.

Written like the rules, and put on top of those who play; compiled only. Whatever net counts the
luck, it is nothing on average: so the mean of results less their luck is right for the players who
play on. Games that are cut off are worth what the net says then.
"""

from rauswurf.bots.race import luck
from rauswurf.bots.race.luck import count_luck
from rauswurf.bots.race.thinking import look, value_looked_at
from rauswurf.bots.race.weakness import pick
from rauswurf.coach import playing_on
from rauswurf.dice.generator import draw
from rauswurf.fast.series import MOST_ROLLS, ROLL_FIRST
from rauswurf.rules.graph import FACES
from rauswurf.rules.race import MOVE, OVER, SEAT, SEATS, State, choose, roll
from rauswurf.rules.state import RealRows, Reals, Rows


class Mind(luck.Mind, playing_on.Mind):
    """What is needed to think, to count luck and to begin again."""


def forget_luck(s: State, mind: Mind, net: RealRows) -> None:
    """Nobody has had any luck yet."""
    for seat in range(SEATS):
        mind.luck[seat] = 0.0


def weigh_end(s: State, mind: Mind, net: RealRows, found: Reals) -> None:
    """Fill [seat]: who came home next, or what the net says, less the luck."""
    look(s, mind, net, 0, mind.ranked)
    for seat in range(SEATS):
        found[seat] = value_looked_at(s, seat, mind.ranked, mind) - mind.luck[seat]


def roll_on(s: State, mind: Mind, net: RealRows, streams: Rows) -> None:
    """Play until the next one is home, or the game is cut off."""
    rolls = 0
    while not is_rolled_out(s, mind, rolls):
        seat = SEAT[s.turn]
        option = pick(s, mind, net, streams[SEATS], mind.player)
        if option == ROLL_FIRST:
            rolls += 1
            face = 1 + draw(streams[seat], FACES)
            count_luck(s, mind, net, face)
            roll(s, face)
        else:
            choose(s, option)


def is_rolled_out(s: State, mind: Mind, rolls: int) -> bool:
    """Is the game decided, or is it cut off where the next roll is awaited?"""
    if s.phase == OVER or s.ranked > mind.ranked:
        return True
    most = mind.horizon if mind.horizon > 0 else MOST_ROLLS
    return rolls >= most and s.phase != MOVE
