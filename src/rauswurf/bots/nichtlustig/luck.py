"""The luck of every throw: what it brought to each seat, beyond the mean of all that could fall.

A throw is worth what the dice to set aside after it are worth, as those who calculate count it: by
all that one more roll can bring, or, after the last, by the cards that lie there. Whatever weights
give these values, luck is nothing on average before each throw, for the means are exact: so a
result less its luck is right on average. What the player on turn gains the others lose, each in
proportion to the chance that it had when the turn began.

Who begins is luck too, and so is what the professors roll. Written like the rules; compiled only.
"""

from typing import Annotated

from rauswurf.bots.nichtlustig import weakness
from rauswurf.bots.nichtlustig.cubes import (
    CUBE,
    FIRST_KNOWN,
    OTHER_KNOWN,
    OTHER_ROOM,
    PINK_UNKNOWN,
    ROOM,
    SHOWN,
    UNKNOWN,
    VIEWS,
    Lines,
    see_one_roll,
)
from rauswurf.bots.nichtlustig.eye import ALL_ROLLS, ONE_ROLL
from rauswurf.bots.nichtlustig.judging import chance_to_win, final_chance
from rauswurf.fast.nichtlustig_playout import play_game as plain_play_game
from rauswurf.fast.series import PARTS_OF_GAME, RANKS
from rauswurf.rules.nichtlustig.cards import (
    ALL_DICE,
    DICE,
    DUCK,
    FINAL,
    PINK,
    SEATS,
    SYMBOL,
    State,
)
from rauswurf.rules.nichtlustig.turns import roll, rolls_of_turn
from rauswurf.rules.race import CONTEST, OVER
from rauswurf.rules.state import Cell, RealRows, Reals, Row, Rows, copy_state

OUTLOOKS = 7  # for each face of the pink die, and for one that is still to be rolled
LUCK_OF_SEAT = 3  # after rank, points and order


class Mind(weakness.Mind):
    """What fell to everybody in this game, and what can still come in this turn."""

    luck: Annotated[Reals, Cell("f8", "SEATS")]
    chances: Annotated[Reals, Cell("f8", "SEATS")]  # [seat]: when this turn began
    outlook: Annotated[Lines, Cell("f8", "OUTLOOKS", "CUBE")]  # with one roll left
    opening: Annotated[float, Cell("f8")]  # what the first throw of this turn is worth on average
    duck: Annotated[int, Cell("i1")]  # where that card lay then
    shown: Annotated[Row, Cell("i1", "DICE")]  # [die]: what it shows after this throw


def play_game(s: State, mind: Mind, net: RealRows, streams: Rows, players: Row, tally: Row) -> None:
    """Play one game, and count the luck of each seat."""
    for seat in range(SEATS):
        mind.luck[seat] = 0.0
    plain_play_game(s, mind, net, streams, players, tally)
    for seat in range(SEATS):
        tally[RANKS + LUCK_OF_SEAT * SEATS + seat] = int(mind.luck[seat] * PARTS_OF_GAME)


def foresee(s: State, mind: Mind, net: RealRows, face: int) -> None:
    """Count the luck of a throw when its last die falls: all others lie there already."""
    weights = net[ALL_ROLLS - ONE_ROLL]
    if s.phase == CONTEST:
        foresee_beginner(s, mind, weights, face)
    elif s.wanted > 1:
        return
    elif s.step == FINAL:
        foresee_end(s, mind, face)
    else:
        foresee_throw(s, mind, weights, face)


def foresee_beginner(s: State, mind: Mind, weights: Reals, face: int) -> None:
    """Everybody is as likely to begin."""
    t = mind.t
    copy_state(s, t)
    roll(t, face)
    if t.phase == CONTEST:
        return
    begins = t.turn
    for other in range(SEATS):
        t.turn = other
        for seat in range(SEATS):
            chance = chance_to_win(t, seat, weights, mind)
            mind.luck[seat] += ((other == begins) - 1 / SEATS) * chance


def foresee_end(s: State, mind: Mind, face: int) -> None:
    """What the professors roll, all of them together."""
    t = mind.t
    copy_state(s, t)
    roll(t, face)
    if t.phase != OVER:
        return
    winners = 0
    for seat in range(SEATS):
        winners += t.rank[seat] == 1
    for seat in range(SEATS):
        mind.luck[seat] += (t.rank[seat] == 1) / winners - final_chance(s, seat, mind)


def foresee_throw(s: State, mind: Mind, weights: Reals, face: int) -> None:
    """Share out what the dice of a turn bring."""
    if s.kept == 0 and s.rolls == rolls_of_turn(s):
        begin_turn_of_luck(s, mind, weights)
    elif s.where[DUCK] != mind.duck:  # it has been paid for one more roll
        see_through(s, mind, weights)
    for die in range(DICE):
        mind.shown[die] = s.face[die] if s.face[die] != 0 else face
    gain = gained(s, mind)
    rest = 1.0 - mind.chances[s.turn]
    for seat in range(SEATS):
        if seat == s.turn:
            mind.luck[seat] += gain
        elif rest > 0.0:
            mind.luck[seat] -= gain * mind.chances[seat] / rest


def begin_turn_of_luck(s: State, mind: Mind, weights: Reals) -> None:
    """Look at all that a turn can bring."""
    for seat in range(SEATS):
        mind.chances[seat] = chance_to_win(s, seat, weights, mind)
    see_through(s, mind, weights)
    mind.opening = best_on_average(mind, 0)


def see_through(s: State, mind: Mind, weights: Reals) -> None:
    """Keep what everything that may lie there is worth with one roll left."""
    mind.duck = s.where[DUCK]
    see_one_roll(s, mind, weights)
    for pink in range(OUTLOOKS):
        seen = mind.cubes[pink]
        kept = mind.outlook[pink]
        for k in range(CUBE):
            kept[k] = seen[k]


def gained(s: State, mind: Mind) -> float:
    """What this throw is worth beyond the mean of all throws of these dice.

    The first of three is weighed as if it were the second: that is nearly as good and much cheaper.
    """
    if s.rolls == 1:
        return worth_aside(mind, ALL_DICE) - worth_aside(mind, s.kept)
    before = mind.opening if s.kept == 0 else best_on_average(mind, s.kept)
    return best_aside(mind, s.kept) - before


def worth_aside(mind: Mind, dice: int) -> float:
    """What it is worth to set these dice aside, and roll the others once."""
    pink = mind.shown[PINK] - 1 if dice >> PINK & 1 else PINK_UNKNOWN
    at = 0
    for colour in range(3):
        at = VIEWS * at + view_of(mind, dice, 2 * colour)
    return float(mind.outlook[pink][at])


def view_of(mind: Mind, dice: int, die: int) -> int:
    """The two dice from this one on as an entry of an axis; only those that lie aside are known."""
    first = mind.shown[die] - 1
    other = mind.shown[die + 1] - 1
    aside = dice >> die & 3
    if aside == 0:
        return UNKNOWN
    if aside == 1:
        return FIRST_KNOWN + first
    return OTHER_KNOWN + other if aside == 2 else SYMBOL * first + other


def best_aside(mind: Mind, kept: int) -> float:
    """The same for the best set of dice that has these in it."""
    best = worth_aside(mind, ALL_DICE)
    for dice in range(ALL_DICE):
        if dice & kept == kept:
            best = max(best, worth_aside(mind, dice))
    return best


def best_on_average(mind: Mind, kept: int) -> float:
    """The mean of that over all that the dice which are not aside can show."""
    if kept >> PINK & 1:
        return colours_on_average(mind, mind.outlook[mind.shown[PINK] - 1], kept)
    total = 0.0
    best = mind.cubes[PINK_UNKNOWN]
    for pink in range(SYMBOL):
        for k in range(CUBE):  # the pink die is kept, or rolled again
            best[k] = max(mind.outlook[pink][k], mind.outlook[PINK_UNKNOWN][k])
        total += colours_on_average(mind, best, kept)
    return total / SYMBOL


def colours_on_average(mind: Mind, cube: Reals, kept: int) -> float:
    """The same for the coloured dice, colour by colour, with this cube for the pink one."""
    room = mind.cubes[ROOM]
    other_room = mind.cubes[OTHER_ROOM]
    width = VIEWS * VIEWS
    number = best_of_axis(mind, cube, width, kept, 0, room)
    width = width // VIEWS * number
    number = best_of_axis(mind, room, width, kept, 2, other_room)
    width = width // VIEWS * number
    number = best_of_axis(mind, other_room, width, kept, 4, room)
    total = 0.0
    for k in range(width * number):
        total += room[k]
    return total / (width * number)


def best_of_axis(mind: Mind, cube: Reals, width: int, kept: int, die: int, result: Reals) -> int:
    """The best of one colour, for all that its dice can show: so many things."""
    first = mind.shown[die] - 1
    other = mind.shown[die + 1] - 1
    aside = kept >> die & 3
    if aside == 0:
        for k in range(width):
            for a in range(SYMBOL):
                alone = max(cube[k + (FIRST_KNOWN + a) * width], cube[k + UNKNOWN * width])
                for b in range(SYMBOL):
                    best = cube[k + (SYMBOL * a + b) * width]
                    best = max(best, cube[k + (OTHER_KNOWN + b) * width])
                    result[SHOWN * k + SYMBOL * a + b] = max(best, alone)
        return SHOWN
    if aside == 3:
        for k in range(width):
            result[k] = cube[k + (SYMBOL * first + other) * width]
        return 1
    for k in range(width):
        known = FIRST_KNOWN + first if aside == 1 else OTHER_KNOWN + other
        alone = cube[k + known * width]
        for face in range(SYMBOL):
            both = SYMBOL * first + face if aside == 1 else SYMBOL * face + other
            result[SYMBOL * k + face] = max(alone, cube[k + both * width])
    return SYMBOL
