"""All that dice do to one player's arrangements, as tables for sweeping.

What a die can do depends on the own arrangement alone; of the opponent one only has to know whether
a piece stands where one lands. So a position is a pair of arrangements, and its number is found by
looking up two small tables: there is nothing to rank.
"""

from typing import Annotated, Any, NamedTuple

import numpy as np

from rauswurf.bots.perfect import asking
from rauswurf.bots.perfect.small import TRACK_FIELDS, SmallRace, opposite
from rauswurf.bots.race import trial
from rauswurf.fast.compiler import compiled, new_record
from rauswurf.rules.compose import compose
from rauswurf.rules.graph import FACES
from rauswurf.rules.race import PIECES
from rauswurf.rules.state import Cell, Row, Rows

# What comes after a choice: the opponent's turn, a roll more, or a roll more for one who needs a
# six but, this time, has fewer rolls than a turn would begin with.
PASSES, AGAIN, ONE_ROLL = range(3)

# A choice is one number: where it leads, where it lands, what comes then.
TO_BITS, PLACE_BITS = 18, 6
TO_MASK, PLACE_MASK = (1 << TO_BITS) - 1, (1 << PLACE_BITS) - 1
NO_CHOICE = -1

# Chances of one turn's dice are whole numbers of these parts: of three rolls with six faces, or of
# one with five.
WHOLE = FACES**3 * (FACES - 1)


class Moves(NamedTuple):
    """What every arrangement can do."""

    # [face * pieces + choice, arrangement]: those of a face first, then NO_CHOICE
    choices: Annotated[Rows, Cell("i4")]
    left: Annotated[Rows, Cell("i4")]  # [arrangement, steps]: what is left if somebody lands there
    gain: Row  # [arrangement]: how much each usable face counts, in parts of WHOLE
    lost: Row  # [arrangement]: the chance that a turn passes without a move, in parts of WHOLE
    own: Row  # [arrangement]: the track fields taken, a bit each
    across: Row  # [arrangement]: the same, counted from the start of who sits opposite


def moves_of(race: SmallRace) -> Moves:
    """Ask the rules about every arrangement and die."""
    places = np.array(race.arrangements, np.int64)
    rolls, told = asked(race, places)
    size = len(places)
    told = told.reshape(size, FACES, PIECES, asking.NUMBERS)[:, :, : race.pieces]
    to = numbered(told[..., 0], keys_of(race, places))
    steps, after = told[..., 1], told[..., 2]
    lands_on = np.array([opposite(done) for done in range(256)])[steps]
    then = np.where(after == 0, PASSES, np.where(after == rolls[to], AGAIN, ONE_ROLL))
    packed = to | lands_on << TO_BITS | then << TO_BITS + PLACE_BITS
    choices = np.where(to == NO_CHOICE, NO_CHOICE, packed).astype(np.int32)
    gain, lost = chances(to[:, :, 0] != NO_CHOICE, rolls)
    bits = [(track_bits(each), track_bits(map(opposite, each))) for each in race.arrangements]
    own, across = np.array(bits, np.int64).T
    in_order = np.ascontiguousarray(choices.reshape(size, -1).T)
    arrays: tuple[Any, ...] = in_order, remains(race), gain, lost, own.copy(), across.copy()
    return Moves(*arrays)


def asked(race: SmallRace, places: Any) -> tuple[Any, Any]:
    """With how many rolls each arrangement begins a turn, and what is told of choices."""
    rules = compose(race.setup.game.id, [trial, asking], race.rules)
    size = len(places)
    all_places = np.column_stack([places, np.tile(race.done_before, (size, 1))]).astype(np.int64)
    fields = np.full(256, -1, np.int64)
    for steps, field in race.field_after.items():
        fields[steps] = field
    rolls = np.zeros(size, np.int64)
    told = np.zeros((size * FACES, PIECES * asking.NUMBERS), np.int64)
    states = [new_record(rules) for _ in range(3)]
    ask = compiled(rules, "ask")
    ask(*states, race.setup.seats[0][0], fields, all_places, rolls, told)
    return rolls, told


def keys_of(race: SmallRace, places: Any) -> Any:
    """The arrangements as `asking.digits` tells them."""
    keys = np.zeros(len(places), np.int64)
    for column in (*places.T, *race.done_before):
        keys = keys << 8 | column
    return keys


def numbered(told: Any, keys: Any) -> Any:
    """The numbers of the arrangements that have these keys; NO_CHOICE where nothing was told."""
    order = np.argsort(keys)
    found = order[np.searchsorted(keys[order], told) % len(keys)]
    return np.where(told == asking.NOTHING, NO_CHOICE, found)


def chances(usable: Any, rolls: Any) -> tuple[Any, Any]:
    """What each usable face counts and how likely none comes, given how many rolls there are."""
    count = usable.sum(axis=1)
    # A six that moves nothing is rolled again, so it might as well not be on the die.
    faces = FACES - ~usable[:, FACES - 1]
    lost = WHOLE * (faces - count) ** rolls // faces**rolls
    return (WHOLE - lost) // np.maximum(count, 1), lost


def remains(race: SmallRace) -> Any:
    """[arrangement, steps]: the arrangement after somebody has landed there; 0 is nowhere."""
    size = len(race.arrangements)
    left = np.tile(np.arange(size, dtype=np.int32)[:, None], (1, TRACK_FIELDS + 1))
    for a, arrangement in enumerate(race.arrangements):
        for place in arrangement:
            if 0 < place <= TRACK_FIELDS:
                left[a, place] = race.without(arrangement, place)
    return left


def track_bits(places: Any) -> int:
    """The track fields among these, a bit each."""
    return sum(1 << place - 1 for place in places if 0 < place <= TRACK_FIELDS)
