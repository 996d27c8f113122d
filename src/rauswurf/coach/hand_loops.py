"""What ``hands`` does with numpy, number by number: for the compiler, several times as fast.

Written like the rules, and put on top of the bot's. A die has seven entries before a roll, its
faces and one for not knowing, and twelve on the way: each face of a die that was kept, and each
face of one that was rolled, which may be kept then or rolled again. There are as many dice as axes;
the first three are gone through one by one, so that what is worked on stays close to the processor.
"""

from rauswurf.bots.nichtlustig.cubes import ALL_SHOWN, ROOM, Mind, see_cubes
from rauswurf.rules.nichtlustig.cards import SYMBOL, State
from rauswurf.rules.state import RealRows, Reals

ENTRIES = 7  # of a die: its faces, and not knowing
WAYS = 12  # of a die: to show a face and be kept, to show a face after a roll
ONE_DIE, TWO_DICE, THREE_DICE, FOUR_DICE, FIVE_DICE, SIX_DICE = 7, 49, 343, 2401, 16_807, 117_649
ROOMS, ROOM_SIZE = 5, 823_543  # to work in


def weigh_lying(s: State, mind: Mind, weights: Reals, found: RealRows) -> None:
    """Fill [pink face, faces of the coloured dice]: the chance once they lie there."""
    see_cubes(s, mind, weights, 2)
    for pink in range(SYMBOL):
        copy_row(mind.cubes[pink], 0, ALL_SHOWN, found[pink], 0)


def expect(mind: Mind, result: Reals) -> None:
    """Of what everything shown is worth, no means are taken yet."""
    copy_row(mind.cubes[ROOM], 0, ALL_SHOWN, result, 0)


def look_at_last(lying: RealRows, room: RealRows, found: Reals) -> None:
    """From all that may lie there to views with one roll left: means over what is unknown."""
    for shown in range(ALL_SHOWN):
        for pink in range(SYMBOL):
            room[0][shown * SYMBOL + pink] = lying[pink][shown]
    add_means(room[0], 1, ALL_SHOWN, room[1])
    rows = ENTRIES
    width = ALL_SHOWN // SYMBOL
    for step in range(SYMBOL):
        source = 1 + step % 2
        if step == SYMBOL - 1:
            add_means(room[source], rows, width, found)
        else:
            add_means(room[source], rows, width, room[3 - source])
        rows *= ENTRIES
        width //= SYMBOL


def add_means(views: Reals, rows: int, width: int, found: Reals) -> None:
    """One more die: an entry for not knowing it."""
    for row in range(rows):
        start = row * SYMBOL * width
        to = row * ENTRIES * width
        copy_row(views, start, SYMBOL * width, found, to)
        take_mean(views, start, width, found, to + SYMBOL * width)


def look_back(views: Reals, room: RealRows, found: Reals) -> None:
    """From views with one roll left to those with two: roll, keep what is best, take the means."""
    for k in range(ENTRIES * SIX_DICE):
        found[k] = 0.0
    for first in range(WAYS):
        go_way(views, 0, first, SIX_DICE, room[0], 0)
        for second in range(WAYS):
            go_way(room[0], 0, second, FIVE_DICE, room[1], 0)
            for third in range(WAYS):
                go_way(room[1], 0, third, FOUR_DICE, room[2], 0)
                look_back_at_four(room)
                seen = (entry_of(first) * ENTRIES + entry_of(second)) * ENTRIES + entry_of(third)
                share = share_of(first) * share_of(second) * share_of(third)
                for k in range(FOUR_DICE):
                    found[seen * FOUR_DICE + k] += share * room[3][k]


def entry_of(way: int) -> int:
    """Which entry of a die a way leads back to."""
    return min(way, SYMBOL)


def share_of(way: int) -> float:
    """Which part of that entry it is."""
    return 1.0 if way < SYMBOL else 1.0 / SYMBOL


def go_way(views: Reals, start: int, way: int, width: int, found: Reals, to: int) -> None:
    """One way of the first die: a row for all others."""
    shown = start + way % SYMBOL * width
    unknown = start + SYMBOL * width
    if way < SYMBOL:
        copy_row(views, shown, width, found, to)
    else:
        for k in range(width):
            found[to + k] = max(views[shown + k], views[unknown + k])


def copy_row(views: Reals, start: int, width: int, found: Reals, to: int) -> None:
    """So many numbers as they are."""
    for k in range(width):
        found[to + k] = views[start + k]


def look_back_at_four(room: RealRows) -> None:
    """The same for four dice: from the third row of the room to the fourth."""
    for way in range(WAYS):
        go_way(room[2], 0, way, THREE_DICE, room[3], way * THREE_DICE)
    for row in range(WAYS):
        for way in range(WAYS):
            to = (row * WAYS + way) * TWO_DICE
            go_way(room[3], row * THREE_DICE, way, TWO_DICE, room[4], to)
    for row in range(WAYS * WAYS):
        for way in range(WAYS):
            go_way_and_roll(room[4], row * TWO_DICE, way, room[2], (row * WAYS + way) * ONE_DIE)
    take_means(room[2], WAYS * WAYS, ONE_DIE, room[4])
    take_means(room[4], WAYS, TWO_DICE, room[2])
    take_means(room[2], 1, THREE_DICE, room[3])


def go_way_and_roll(views: Reals, start: int, way: int, found: Reals, to: int) -> None:
    """One way of the last die but one; for the last, keep what is best and take the mean."""
    shown = start + way % SYMBOL * ONE_DIE
    unknown = start + SYMBOL * ONE_DIE
    rolled = way >= SYMBOL
    again = views[shown + SYMBOL]
    if rolled:
        again = max(again, views[unknown + SYMBOL])
    total = 0.0
    for face in range(SYMBOL):
        kept = views[shown + face]
        if rolled:
            kept = max(kept, views[unknown + face])
        found[to + face] = kept
        total += max(kept, again)
    found[to + SYMBOL] = total / SYMBOL


def take_means(views: Reals, rows: int, width: int, found: Reals) -> None:
    """From the ways of a die to its entries: what was rolled becomes a mean."""
    for row in range(rows):
        start = row * WAYS * width
        to = row * ENTRIES * width
        copy_row(views, start, SYMBOL * width, found, to)
        take_mean(views, start + SYMBOL * width, width, found, to + SYMBOL * width)


def take_mean(views: Reals, start: int, width: int, found: Reals, to: int) -> None:
    """The mean of six rows, face by face."""
    for k in range(width):
        total = 0.0
        for face in range(SYMBOL):
            total += views[start + face * width + k]
        found[to + k] = total / SYMBOL
