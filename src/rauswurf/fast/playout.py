"""Whole race games, between players of any kind, and what is counted on the way.

Written like the rules, and put on top of ``series``. Here all choose at random; whoever plays
otherwise puts a ``pick`` of its own on top.
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
from rauswurf.rules.graph import FACES, NONE
from rauswurf.rules.race import (
    COLOURS,
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

# What is counted in each game: `tally` has one number for each of the counts, then one for each
# seat of each seat count.
COUNTS = ("rolls", "turns", "captures", "lead changes", "finished")
SEAT_COUNTS = ("rank", "order")
CAPTURES, LEAD_CHANGES = 2, 3

COUNT_LEADS = 1


def play_game(s: State, mind: Mind, net: RealRows, streams: Rows, players: Row, tally: Row) -> None:
    """Play one game from the beginning to its end, or to the limit of rolls."""
    setup(s)
    chance = streams[SEATS if OWN_DICE else 0]
    rolls = 0
    turns = 0
    taken = 0
    lead_changes = 0
    leader = NONE
    acting = NONE  # the colour whose turn is being played
    beginner = 0  # the seat that began
    while s.phase != OVER and rolls < MOST_ROLLS:
        seat = SEAT[s.turn]
        option = pick(s, mind, net, chance, players[seat])
        note_choice(s, mind, net, seat, option)
        if option == ROLL_FIRST:
            rolls += 1
            face = 1 + draw(streams[seat if OWN_DICE else 0], FACES)
            foresee(s, mind, net, face)
            roll(s, face)
        else:
            taken += captures(s, option)
            choose(s, option)
        if (s.turn != acting and s.phase == ROLL) or s.phase == OVER:
            note_turn(s, mind, net)
            if COUNT_LEADS:
                ahead = leading_seat(s)
                if ahead != NONE and ahead != leader:
                    lead_changes += leader != NONE
                    leader = ahead
            if HIGHEST_ROLL and acting == NONE:
                beginner = SEAT[s.turn]
            turns += s.phase != OVER
            acting = s.turn
    tally[ROLLS] = rolls
    tally[TURNS] = turns
    tally[CAPTURES] = taken
    tally[LEAD_CHANGES] = lead_changes
    tally[FINISHED] = s.phase == OVER
    for seat in range(SEATS):
        tally[RANKS + seat] = s.rank[seat]
        tally[RANKS + SEATS + seat] = (seat - beginner) % SEATS + 1


def pick(s: State, mind: Mind, net: RealRows, chance: Row, player: int) -> int:
    """The option that a player takes, or ROLL_FIRST."""
    return any_option(s, chance)


def thinks(s: State, player: int) -> bool:
    """Will a player take long to choose? Then many may do so together: see ``cuda.race_lanes``."""
    return False


def pick_quickly(s: State, mind: Mind, net: RealRows, chance: Row, player: int) -> int:
    """The same as ``pick`` where nobody has to think."""
    return pick(s, mind, net, chance, player)


def foresee(s: State, mind: Mind, net: RealRows, face: int) -> None:
    """Called before each roll, for whoever wants to know what it brings; here nobody does."""


def note_choice(s: State, mind: Mind, net: RealRows, seat: int, option: int) -> None:
    """Called before each choice, or roll instead of one, for whoever counts them."""


def note_turn(s: State, mind: Mind, net: RealRows) -> None:
    """Called when a turn begins, and at the end, for whoever looks at the table then."""


def any_option(s: State, chance: Row) -> int:
    """Any of the options; before a roll, as likely ROLL_FIRST."""
    if s.phase != MOVE and (s.options == 0 or draw(chance, s.options + 1) == 0):
        return ROLL_FIRST
    return s.option[draw(chance, s.options) if s.options > 1 else 0]


def leading_seat(s: State) -> int:
    """The seat whose pieces have gone furthest together; NONE if several share that."""
    best = -1
    leader = NONE
    for seat in range(SEATS):
        steps = 0
        for colour in range(COLOURS):
            if SEAT[colour] == seat:
                steps += s.steps[colour]
        if steps > best:
            best = steps
            leader = seat
        elif steps == best:
            leader = NONE
    return leader
