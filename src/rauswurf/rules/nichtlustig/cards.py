"""NICHTLUSTIG: its 37 cards and seven dice, and what is kept of a game.

Cards are numbers, in this order:

====== =============== ==================================================================
0-4    riebmann 1-5    both black dice show the number
5-9    yeti 1-5        both red dice
10-14  lemming 1-5     both white dice
15-19  professor 1-5   one black, one red and one white die show the number
20-24  dinosaur 24-28  the six coloured dice add up to the number or more
25-29  death 1-5       the pink die shows the number
30     poodle          the pink die shows its symbol
31-36  special cards   duck, ufo, clown, nf700, time-machine, virus
====== =============== ==================================================================

The first 25 are the target cards. Dice are numbers too: 0 and 1 are black, 2 and 3 red, 4 and 5
white, 6 is pink. Each has a symbol of its own in the place of a six: die d of the coloured ones
that of special card 31 + d, the pink one the poodle. So no two dice are alike, and a set of dice
is a number with one bit for each.

Chance is always one fair die with six faces, 1 to 6, where 6 stands for the symbol and is worth 0.
"""

from typing import Annotated

from rauswurf.rules.state import Cell, Row

# The first card of each kind of target cards.
RIEBMANN, YETI, LEMMING, PROFESSOR, DINOSAUR = range(0, 25, 5)
TARGETS = 25
VALUES = 5
LOWEST_DINOSAUR = 24

DEATH = 25
POODLE = 30
DEATHS = 6

DUCK, UFO, CLOWN, NF700, TIME_MACHINE, VIRUS = range(31, 37)
SPECIAL = 31  # the special card of die 0
CARDS = 37

# Dice.
PINK = 6
COLOURED = 6
DICE = 7
ALL_DICE = 127
SYMBOL = 6

# Where a card lies if not with a seat, and how a target card lies.
TABLE = -1
FRESH, SCORED, COVERED = range(3)

NONE = -1

# What is going on; the phases (CONTEST, ROLL, MOVE, OVER) are those of all games.
ROLLING, KEEPING, ASKING_DUCK, FOURTH, SCORING, TAKING, DYING, COVERING, CLOSING, FINAL = range(10)

# Kinds of choices; see `encode`.
KEEP, STOP, USE, TAKE, TAKE_DEATH, COVER = range(6)
WITH_MACHINE = 1 << TARGETS  # a take that needs the time machine
MOST_OPTIONS = 128  # stop, and every set of dice but all of them

# Chosen for a table.
SEATS = 0
SKIP_CARD = NF700
TWO_ROLLS_CARD = UFO


class State:
    """A game at one moment."""

    phase: Annotated[int, Cell("i1")]
    step: Annotated[int, Cell("i1")]
    turn: Annotated[int, Cell("i1")]  # the seat whose turn it is
    rolls: Annotated[int, Cell("i1")]  # how many rolls are left in this turn
    wanted: Annotated[int, Cell("i1")]  # how many dice of this roll are still to fall
    kept: Annotated[int, Cell("i2")]  # the dice set aside
    death: Annotated[int, Cell("i1")]  # the death card taken and not yet laid down, or NONE
    on_table: Annotated[int, Cell("i1")]  # how many target cards nobody has
    face: Annotated[Row, Cell("i1", "DICE")]  # [die]: what it shows; 0 while it is to be rolled
    where: Annotated[Row, Cell("i1", "CARDS")]  # [card]: the seat that has it, or TABLE
    mark: Annotated[Row, Cell("i1", "TARGETS")]  # [card]: FRESH, SCORED or COVERED
    covers: Annotated[Row, Cell("i1", "DEATHS")]  # [death card]: the card under it, or NONE
    contest: Annotated[Row, Cell("i1", "SEATS")]  # rolls for the first turn; 0: to roll, NONE: out
    points: Annotated[Row, Cell("i2", "SEATS")]  # when the game is over
    rank: Annotated[Row, Cell("i1", "SEATS")]  # place when it is over, shared ones too; else 0
    options: Annotated[int, Cell("i2")]
    option: Annotated[Row, Cell("i4", "MOST_OPTIONS")]


# Choices are single numbers.


def encode(kind: int, what: int) -> int:
    """A choice as one number: KEEP and a set of dice, TAKE and a set of cards, else one card."""
    return kind << 28 | what


def kind_of(option: int) -> int:
    """KEEP, STOP, USE, ..."""
    return option >> 28


def content_of(option: int) -> int:
    """The dice or cards that a choice is about."""
    return option & (1 << 28) - 1


def add(s: State, option: int) -> None:
    """Offer one more choice."""
    s.option[s.options] = option
    s.options += 1


# Reading cards and dice.


def value_of(card: int) -> int:
    """The number on a target or death card; dinosaurs are numbered 1 to 5 here."""
    return card % VALUES + 1


def worth(face: int) -> int:
    """What a face counts: its number, a symbol nothing."""
    return 0 if face == SYMBOL else face


def holds(s: State, card: int) -> bool:
    """Does the player on turn have this card?"""
    return s.where[card] == s.turn


def put_back(s: State, card: int) -> None:
    """A special card was used: back to the table with it."""
    s.where[card] = TABLE
