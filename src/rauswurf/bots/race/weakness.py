"""Players who judge positions well and are weak all the same, as people are.

They overlook moves. They are greedy: to throw somebody out, and to run with the piece that is
nearly home, seems worth more than it is. They are afraid: so does fleeing. And they do not look
further than their own choice, but for those who are hardly weak, who often do. How weak a player
is, in thousandths, is a part of its number; the levels are such players. And one is often
distracted: half of its moves are drawn by lot.

Written like the rules; at a table ``weakplayer`` does the same.
"""

from rauswurf.bots.race.heuristics import (
    FULL_WAY,
    RANDOM,
    TO_GO,
    is_setback,
    relief,
    throws_stranger,
)
from rauswurf.bots.race.thinking import (
    DEEP,
    GREEDY,
    SHARPEST,
    Mind,
    best_option,
    look_before_rolling,
    pick_quickly,
    thinks,
    weigh_options,
)
from rauswurf.bots.race.thinking import pick as strong_pick
from rauswurf.bots.weak_names import FIRST_WEAK, WEAKEST
from rauswurf.dice.generator import draw
from rauswurf.rules.race import MOVE, PASS, STEP_BACK, State, kind_of, owner, piece_of
from rauswurf.rules.state import RealRows, Row

DISTRACTED = DEEP + 1

# What the weakest are like: a child that knows the rules.
OVERLOOKED = 400  # of a thousand moves
GREED = 0.3  # by how much throwing out seems to raise the chance to win
HASTE = 0.2  # the same for a piece that is as good as home, and for others in proportion
FEAR = 0.05  # the same for each roll that can no longer hit

THOUGHTFUL = 100  # who is as weak as this never looks a roll further; who is less weak, in part


def pick(s: State, mind: Mind, net: RealRows, chance: Row, player: int) -> int:
    """The option that a player takes, or ROLL_FIRST."""
    if SHARPEST < GREEDY or not thinks(s, player):
        return pick_quickly(s, mind, net, chance, player)
    if player == DISTRACTED:
        drawn = draw(chance, 2) == 0
        return strong_pick(s, mind, net, chance, RANDOM if drawn else GREEDY)
    if player < FIRST_WEAK:
        return strong_pick(s, mind, net, chance, player)
    if looks_further(chance, player - FIRST_WEAK):
        return strong_pick(s, mind, net, chance, DEEP)
    weigh_options(s, mind, net)
    rolling = -1.0 if s.phase == MOVE else look_before_rolling(s, mind, net)
    return pick_weakly(s, mind, chance, player - FIRST_WEAK, rolling)


def looks_further(chance: Row, weakness: int) -> bool:
    """Does a player think about the next roll this time, as the best do?"""
    return weakness < THOUGHTFUL and draw(chance, THOUGHTFUL) >= weakness


def pick_weakly(s: State, mind: Mind, chance: Row, weakness: int, rolling: float) -> int:
    """Of what is not overlooked, what seems best; if all was, any. To roll comes to mind always."""
    part = weakness * weakness / (WEAKEST * WEAKEST)  # a little weaker is tempted very little
    noticed = 0
    for k in range(s.options):
        notices = draw(chance, WEAKEST) * WEAKEST >= weakness * OVERLOOKED
        mind.considered[k] = notices
        noticed += notices
        mind.worth[k] += part * temptation(s, s.option[k])
    if s.phase == MOVE and noticed == 0:
        return s.option[draw(chance, s.options)]
    return best_option(s, mind, rolling)


def temptation(s: State, option: int) -> float:
    """By how much a choice seems better to the weakest than it is."""
    if kind_of(option) == PASS or kind_of(option) > STEP_BACK:
        return 0.0
    if throws_stranger(s, option):
        return GREED
    if is_setback(s, option):
        return 0.0
    piece = piece_of(option)
    left = min(FULL_WAY, TO_GO[owner(piece), s.where[piece]])
    return HASTE * (1 - left / FULL_WAY) + FEAR * max(0, relief(s, option))
