"""NICHTLUSTIG as learning programs see it. Seats are counted clockwise from the one that acts.

What may be taken follows from the dice, so an action need not name every card: pairs are named by
their kinds, professors by their numbers.
"""

from rauswurf.envs.rules import lanes
from rauswurf.rules.nichtlustig.cards import (
    CARDS,
    DEATH,
    DEATHS,
    DICE,
    DINOSAUR,
    DUCK,
    KEEP,
    NONE,
    PROFESSOR,
    SEATS,
    STOP,
    TABLE,
    TAKE,
    TAKE_DEATH,
    TARGETS,
    USE,
    VALUES,
    State,
    content_of,
    kind_of,
)
from rauswurf.rules.nichtlustig.taking import PAIRS
from rauswurf.rules.nichtlustig.turns import choose, roll, setup
from rauswurf.rules.race import MOVE, OVER

# Actions: to keep a set of dice is 0 to 126, a bit for each die.
STOPPING = 127
USING = 128  # the duck, the clown
TAKING_PAIRS = 130  # seven sets of riebmann, yeti and lemming
TAKING_PROFESSORS = 137  # one of five, then two of five
TAKING_DINOSAUR = 152
TAKING_NOTHING = 157
TAKING_DEATH = 158
COVERING_CARD = 164

# Observations.
WHERE, MARK, COVERS, FACE, KEPT, MOMENT = 0, 37, 62, 68, 75, 82
ON_TURN, STEP_OF_TURN, ROLLS_LEFT, DEATH_IN_HAND, ON_TABLE = range(5)


def begin(s: State) -> None:
    """The beginning of a game."""
    setup(s)


def acting_seat(s: State) -> int:
    """The seat whose turn it is."""
    return s.turn


def fall(s: State, face: int) -> None:
    """A die shows this face."""
    roll(s, face)


def place_of(s: State, seat: int) -> int:
    """In which place a seat ended."""
    return s.rank[seat]


def act(s: State, option: int) -> None:
    """Whoever is to act takes one of the choices."""
    choose(s, option)


def choices(s: State) -> int:
    """How many choices there are."""
    return s.options if s.phase == MOVE else 0


def choice(s: State, k: int) -> int:
    """One of them."""
    return s.option[k]


def is_over(s: State) -> bool:
    """Can nothing more happen?"""
    return s.phase == OVER


# Actions.


def action_of(s: State, option: int) -> int:
    """The action that is one of the choices, the same number in all positions."""
    kind = kind_of(option)
    content = content_of(option)
    if kind == KEEP:
        return content
    if kind == STOP:
        return STOPPING
    if kind == USE:
        return USING + (content != DUCK)
    if kind == TAKE:
        return taking(content)
    if kind == TAKE_DEATH:
        return TAKING_DEATH + content - DEATH
    return COVERING_CARD + content


def taking(cards: int) -> int:
    """The action that takes these cards: pairs, professors, a dinosaur, or none."""
    for card in range(DINOSAUR, TARGETS):
        if cards >> card & 1:
            return TAKING_DINOSAUR + card - DINOSAUR
    kinds = 0
    for card in range(PAIRS * VALUES):
        if cards >> card & 1:
            kinds |= 1 << card // VALUES
    if kinds > 0:
        return TAKING_PAIRS + kinds - 1
    return professors(cards >> PROFESSOR & (1 << VALUES) - 1)


def professors(numbers: int) -> int:
    """The action that takes one or two professors, or nothing."""
    low = NONE
    high = NONE
    for number in range(VALUES):
        if numbers >> number & 1:
            if low == NONE:
                low = number
            high = number
    if low == NONE:
        return TAKING_NOTHING
    if low == high:
        return TAKING_PROFESSORS + low
    return TAKING_PROFESSORS + VALUES + low * (2 * VALUES - 1 - low) // 2 + high - low - 1


# Observations.


def look(s: State, seat: int, row: lanes.Bytes) -> None:
    """Write down what a seat sees."""
    for card in range(CARDS):
        place = s.where[card]
        row[WHERE + card] = TABLE if place == TABLE else (place - seat) % SEATS
    for card in range(TARGETS):
        row[MARK + card] = s.mark[card]
    for card in range(DEATHS):
        row[COVERS + card] = s.covers[card]
    for die in range(DICE):
        row[FACE + die] = s.face[die]
        row[KEPT + die] = s.kept >> die & 1
    row[MOMENT + ON_TURN] = (s.turn - seat) % SEATS
    row[MOMENT + STEP_OF_TURN] = s.step
    row[MOMENT + ROLLS_LEFT] = s.rolls
    row[MOMENT + DEATH_IN_HAND] = s.death
    row[MOMENT + ON_TABLE] = s.on_table
