"""A player who plays close calls out: rollouts with variance reduction.

Composed with the rules only where such a player sits: it replaces ``pick`` for itself and leaves
the others theirs. Choices that look alike after a second thought are played on for some rolls,
each answered as expected; the position then is judged through one more roll.

Only guests do that: they know what to expect of the others. Between two who play by the same net,
rollouts from which luck was not taken off did harm (48.3 % instead of 49.3 % against perfect play);
with it taken off as here they were not measured, so such a player leaves it at the second thought.

No chance is left in it. The dice are not drawn but laid out, so that every face comes equally
often on each of them, and all choices get the same ones. What a roll brought beyond the mean over
its faces is luck, and taken off again: what remains is where the net did not see things coming.
"""

from frozen.first.features import GUEST
from frozen.first.net import LIKING, SELF
from frozen.first.thinking import (
    DEEP,
    THOUGHT_OVER,
    best_liking,
    deep_look,
    forget_others,
    habitual,
    like_options,
    look,
    look_after,
    most_liked,
    next_candidate,
    think_again,
)
from frozen.first.thinking import pick as plain_pick
from frozen.first.trial import try_out
from rauswurf.rules.graph import FACES
from rauswurf.rules.race import (
    MOVE,
    ROLL,
    SEAT,
    State,
    choose,
    dice_wanted,
    roll,
)
from rauswurf.rules.state import RealRows, Row

ROLLING = DEEP + 1
CLOSE_CALL = 0.02  # choices that differ by less are played out
MOST_PLAYED_OUT = 2  # the best ones
ROLLED_ON = 6  # rolls of each rollout
ROLLOUTS = 12  # of each choice; some times the faces, and one less than a prime


def pick(
    s: State,
    t: State,
    u: State,
    rng: Row,
    player: int,
    net: RealRows,
    note: Row,
    thought: RealRows,
) -> int:
    """The option that a player takes, or ROLL_FIRST."""
    if player < ROLLING or not GUEST or s.phase != MOVE or s.options < 2:
        return plain_pick(s, t, u, rng, player, net, note, thought)
    thought[SELF][0] = SEAT[s.turn]
    like_options(s, t, net, note, thought)
    think_again(s, t, u, net, note, thought)
    if is_close_call(s, thought):
        play_out(s, t, u, net, note, thought)
    return most_liked(s, -1.0, thought)


def is_close_call(s: State, thought: RealRows) -> bool:
    """Are there several choices that are liked almost as well as the best?"""
    least = best_liking(s, thought) - CLOSE_CALL
    close = 0
    for k in range(s.options):
        close += thought[LIKING][k] >= least
    return close > 1


def play_out(s: State, t: State, u: State, net: RealRows, note: Row, thought: RealRows) -> None:
    """Play the best choices out, and like them for what came of it."""
    liking = thought[LIKING]
    least = best_liking(s, thought) - CLOSE_CALL
    for _ in range(MOST_PLAYED_OUT):
        k = next_candidate(s, least, thought)
        if k < 0:
            break
        liking[k] = THOUGHT_OVER + mean_of_rollouts(s, t, u, s.option[k], net, note, thought)
    forget_others(s, thought)


def mean_of_rollouts(
    s: State,
    t: State,
    u: State,
    option: int,
    net: RealRows,
    note: Row,
    thought: RealRows,
) -> float:
    """What a choice comes to for the one who chooses."""
    total = 0.0
    for number in range(ROLLOUTS):
        try_out(s, t, option)
        total += roll_out(t, u, SEAT[s.turn], s.ranked, number, net, note, thought)
    return total / ROLLOUTS


def roll_out(
    t: State,
    u: State,
    seat: int,
    ranked: int,
    number: int,
    net: RealRows,
    note: Row,
    thought: RealRows,
) -> float:
    """Play on from ``t`` with the dice of this number, and judge what has come of it, less luck."""
    luck = 0.0
    for rolled in range(ROLLED_ON):
        if t.phase != ROLL or t.ranked > ranked or dice_wanted(t) > 1:
            break
        face = laid_out(number, rolled)
        if rolled > 0:  # all rollouts begin here: their luck in the first roll adds up to none
            luck += luck_of(t, u, face, seat, ranked, net, note, thought)
        roll(t, face)
        while t.phase == MOVE and t.ranked == ranked:
            choose(t, expected_answer(t, u, ranked, net, note, thought))
    return deep_look(t, u, seat, ranked, net, note, thought) - luck


def luck_of(
    t: State,
    u: State,
    rolled: int,
    seat: int,
    ranked: int,
    net: RealRows,
    note: Row,
    thought: RealRows,
) -> float:
    """How much more a face brings to a seat than the mean of all."""
    brought = 0.0
    mean = 0.0
    for face in range(1, FACES + 1):
        chance = look_after(t, u, face, seat, ranked, net, note, thought)
        mean += chance / FACES
        if face == rolled:
            brought = chance
    return brought - mean


def laid_out(number: int, rolled: int) -> int:
    """The face of each roll: each time, the rollouts stand in another order, and share the faces.

    To multiply modulo a prime puts the numbers from 1 on, up to it, in another order.
    """
    place = number + 1
    for _ in range(rolled):
        place = 2 * place % (ROLLOUTS + 1)
    return 1 + (place - 1) * FACES // ROLLOUTS


def expected_answer(
    t: State, u: State, ranked: int, net: RealRows, note: Row, thought: RealRows
) -> int:
    """What whoever is to choose is expected to choose."""
    if GUEST and SEAT[t.turn] != thought[SELF][0]:
        return habitual(t)
    best = t.option[0]
    top = -1.0
    for k in range(t.options):
        try_out(t, u, t.option[k])
        value = look(u, SEAT[t.turn], ranked, net, note, thought)
        if value > top:
            top = value
            best = t.option[k]
    return best
