"""Players of NICHTLUSTIG who do not calculate: one leaves all to chance, one plays by eye.

Written like the rules: interpreted at a table and compiled in matches.

The player by eye knows the rules and likes points. It keeps the dice of the largest group that
could become cards and rolls the rest; stops when cards are won; takes as many points as possible.
"""

from rauswurf.dice.generator import draw
from rauswurf.fast.nichtlustig_playout import pick as pick_at_random
from rauswurf.fast.series import Mind
from rauswurf.rules.nichtlustig.cards import (
    COLOURED,
    COVER,
    DICE,
    DINOSAUR,
    FOURTH,
    KEEP,
    KEEPING,
    LEMMING,
    PINK,
    PROFESSOR,
    STOP,
    SYMBOL,
    TAKE,
    TARGETS,
    USE,
    VALUES,
    YETI,
    State,
    content_of,
    holds,
    kind_of,
    value_of,
)
from rauswurf.rules.nichtlustig.taking import is_winnable, pairs_won, professors_won
from rauswurf.rules.state import RealRows, Row

# All players; those after the first two calculate: see ``thinking``.
RANDOM, BY_EYE, ONE_ROLL, ALL_ROLLS = range(4)

AT_ONCE = 100  # stopping with cards won is liked more than any set of dice


def pick(s: State, mind: Mind, net: RealRows, chance: Row, player: int) -> int:
    """The option that such a player takes, or ROLL_FIRST; among those liked equally, any."""
    if s.options < 2 or player == RANDOM:
        return pick_at_random(s, mind, net, chance, player)
    wanted = promising(s) & ~s.kept if s.step == KEEPING or s.step == FOURTH else 0
    best = s.option[0]
    top = liking(s, best, wanted)
    equals = 1
    for k in range(1, s.options):
        value = liking(s, s.option[k], wanted)
        if value > top:
            top = value
            best = s.option[k]
            equals = 1
        elif value == top:
            equals += 1
            if draw(chance, equals) == 0:
                best = s.option[k]
    return best


def liking(s: State, option: int, wanted: int) -> int:
    """How much a choice appeals at first sight; ``wanted`` are the dice worth keeping."""
    kind = kind_of(option)
    content = content_of(option)
    if kind == KEEP:
        return -differing(content, wanted)
    if kind == STOP and s.step == KEEPING:
        return AT_ONCE if pairs_won(s) or professors_won(s) else -AT_ONCE
    if kind == TAKE:
        return points_at_best(content)
    if kind == COVER:
        return -points_at_best(1 << content)
    return kind in (USE, STOP)


def differing(dice: int, wanted: int) -> int:
    """How many dice are in only one of two sets."""
    number = 0
    for die in range(DICE):
        number += (dice ^ wanted) >> die & 1
    return number


def points_at_best(cards: int) -> int:
    """What a set of cards would count at best."""
    total = 0
    for card in range(TARGETS):
        if cards >> card & 1:
            if card >= DINOSAUR:
                total += value_of(card)
            elif card >= PROFESSOR:
                total += 2
            elif card >= LEMMING:
                total += 4
            else:
                total += 3 if card >= YETI else 2
    return total


def promising(s: State) -> int:
    """The coloured dice with the number that shows most often among cards to be had.

    The pink die too, if it scores a card of one's own.
    """
    best = 0
    most = 0
    for number in range(1, SYMBOL):
        if is_worthwhile(s, number):
            dice = dice_showing(s, number)
            shown = differing(dice, 0)
            if shown > most:
                best = dice
                most = shown
    return best | scores_own(s) << PINK


def is_worthwhile(s: State, number: int) -> bool:
    """Is there a card of this number to be had?"""
    found = False
    for card in range(number - 1, DINOSAUR, VALUES):
        found = found or is_winnable(s, card)
    return found


def dice_showing(s: State, number: int) -> int:
    """The coloured dice that show a number."""
    dice = 0
    for die in range(COLOURED):
        dice |= (s.face[die] == number) << die
    return dice


def scores_own(s: State) -> int:
    """Does the pink die show the number of a card of one's own?"""
    if s.face[PINK] < SYMBOL:
        for card in range(s.face[PINK] - 1, DINOSAUR, VALUES):
            if holds(s, card):
                return 1
    return 0
