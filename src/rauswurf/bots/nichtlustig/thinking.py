"""Players of NICHTLUSTIG who weigh what may come: over the next roll, or over all that are left.

Written like the rules. ``net`` has a row for each of them: what they think things are worth.
"""

from rauswurf.bots.nichtlustig.cubes import CHANCE, Mind, weigh_sets
from rauswurf.bots.nichtlustig.eye import ALL_ROLLS, ONE_ROLL
from rauswurf.bots.nichtlustig.eye import pick as simple_pick
from rauswurf.bots.nichtlustig.outlook import NEVER, chance_after
from rauswurf.rules.nichtlustig.cards import (
    ALL_DICE,
    ASKING_DUCK,
    COLOURED,
    DUCK,
    FOURTH,
    KEEPING,
    STOP,
    USE,
    State,
    content_of,
    encode,
    kind_of,
    put_back,
)
from rauswurf.rules.state import RealRows, Reals, Row

MOST_ROLLS_AHEAD = 2


def pick(s: State, mind: Mind, net: RealRows, chance: Row, player: int) -> int:
    """The option that a player takes, or ROLL_FIRST."""
    if player < ONE_ROLL or s.options < 2:
        return simple_pick(s, mind, net, chance, player)
    mine = net[player - ONE_ROLL]
    if s.step == KEEPING or s.step == FOURTH:
        ahead = min(s.rolls, MOST_ROLLS_AHEAD) if player == ALL_ROLLS else 1
        weigh_sets(s, mind, ahead, mine)
        return best_keep(s, mind)
    if s.step == ASKING_DUCK:
        return pick_about_duck(s, mind, mine)
    return pick_by_chance(s, mind, mine)


def pick_by_chance(s: State, mind: Mind, weights: Reals) -> int:
    """The option with the best chance after it."""
    best = s.option[0]
    top = NEVER
    for k in range(s.options):
        chance = chance_after(s, mind, s.option[k], weights)
        if chance > top:
            top = chance
            best = s.option[k]
    return best


def best_keep(s: State, mind: Mind) -> int:
    """Stop, or set the dice aside that are worth most."""
    best = s.option[0]
    top = NEVER
    for k in range(s.options):
        value = mind.thought[CHANCE][in_pairs(dice_after(s, s.option[k]))]
        if value > top:
            top = value
            best = s.option[k]
    return best


def dice_after(s: State, option: int) -> int:
    """The dice that lie aside after a choice; all of them when one stops."""
    return ALL_DICE if kind_of(option) == STOP else s.kept | content_of(option)


def in_pairs(dice: int) -> int:
    """A set of dice as the row of chances counts it: the first colour counts most."""
    pairs = dice >> COLOURED
    for die in range(0, COLOURED, 2):
        pairs = pairs << 2 | dice >> die & 3
    return pairs


def pick_about_duck(s: State, mind: Mind, weights: Reals) -> int:
    """Stop, or pay with the duck for a fourth roll."""
    chance = mind.thought[CHANCE]
    weigh_sets(s, mind, 1, weights)
    stopping = chance[in_pairs(ALL_DICE)]
    holder = s.where[DUCK]
    put_back(s, DUCK)
    weigh_sets(s, mind, 1, weights)
    s.where[DUCK] = holder
    for dice in range(ALL_DICE):
        if dice & s.kept == s.kept and chance[in_pairs(dice)] > stopping:
            return encode(USE, DUCK)
    return encode(STOP, 0)
