"""Whole games of NICHTLUSTIG, between players of any kind, and what is counted on the way.

Written like the rules, and put on top of ``series``. A roll here
is a throw of any number of dice, those for the first turn and for the professors included.
"""

from rauswurf.dice.generator import draw
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
from rauswurf.rules.graph import FACES
from rauswurf.rules.nichtlustig.cards import (
    ROLLING,
    SEATS,
    TABLE,
    TAKE,
    TAKE_DEATH,
    TARGETS,
    State,
    content_of,
    kind_of,
)
from rauswurf.rules.nichtlustig.turns import choose, roll, rolls_of_turn, setup
from rauswurf.rules.race import MOVE, OVER, ROLL
from rauswurf.rules.state import RealRows, Row, Rows

COUNTS = ("rolls", "turns", "cards taken from others", "death cards taken", "finished")
SEAT_COUNTS = ("rank", "order", "points")

# Where these stand in `tally`, in the places of captures and changes of the lead; each seat count
# has one number for each seat.
STEALS, DEATHS_TAKEN = 2, 3


def play_game(s: State, mind: Mind, net: RealRows, streams: Rows, players: Row, tally: Row) -> None:
    """Play one game from the beginning to its end, or to the limit of rolls."""
    setup(s)
    chance = streams[SEATS if OWN_DICE else 0]
    for k in range(len(tally)):
        tally[k] = 0
    while s.phase != OVER and tally[ROLLS] < MOST_ROLLS:
        seat = s.turn
        option = pick(s, mind, net, chance, players[seat])
        if option == ROLL_FIRST:
            if is_turn_beginning(s):
                note_turn(s, mind, tally[TURNS])
                count_turn(s, tally)
            tally[ROLLS] += 1
            for _ in range(s.wanted):
                face = 1 + draw(streams[seat if OWN_DICE else 0], FACES)
                foresee(s, mind, net, face)
                roll(s, face)
        else:
            note_choice(s, mind, seat)
            tally[STEALS] += stolen(s, option)
            tally[DEATHS_TAKEN] += kind_of(option) == TAKE_DEATH
            choose(s, option)
    count_end(s, tally)


def pick(s: State, mind: Mind, net: RealRows, chance: Row, player: int) -> int:
    """Any of the options, or ROLL_FIRST."""
    if s.phase != MOVE:
        return ROLL_FIRST
    return s.option[draw(chance, s.options) if s.options > 1 else 0]


def foresee(s: State, mind: Mind, net: RealRows, face: int) -> None:
    """Called before each die falls, for whoever wants to know what it brings; here nobody does."""


def is_turn_beginning(s: State) -> bool:
    """Is the first roll of a turn awaited?"""
    return s.phase == ROLL and s.step == ROLLING and s.rolls == rolls_of_turn(s)


def note_turn(s: State, mind: Mind, turn: int) -> None:
    """What players remember of how a turn began; here, nothing."""


def note_choice(s: State, mind: Mind, seat: int) -> None:
    """Called before each choice, for whoever counts them."""


def count_turn(s: State, tally: Row) -> None:
    """Count a turn; the first one says who is first."""
    if tally[TURNS] == 0:
        for seat in range(SEATS):
            tally[RANKS + SEATS + seat] = (seat - s.turn) % SEATS + 1
    tally[TURNS] += 1


def count_end(s: State, tally: Row) -> None:
    """Write down how it ended."""
    tally[FINISHED] = s.phase == OVER
    for seat in range(SEATS):
        tally[RANKS + seat] = s.rank[seat]
        tally[RANKS + 2 * SEATS + seat] = s.points[seat]


def stolen(s: State, option: int) -> int:
    """How many cards of other players a choice takes."""
    number = 0
    if kind_of(option) == TAKE:
        for card in range(TARGETS):
            number += content_of(option) >> card & 1 and s.where[card] != TABLE
    return number
