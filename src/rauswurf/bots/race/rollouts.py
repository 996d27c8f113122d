"""A player who plays close calls out: rollouts with variance reduction.

Composed with the rules only where such a player sits: it replaces ``pick`` for itself and leaves
the others theirs. Each choice in question is played on for some rolls by the net, for all players,
and the position then is judged. Two things keep the chance of the dice out of the result: all
choices get the same dice, and after each roll what it brought beyond the mean over the faces is
taken off again.
"""

from rauswurf.bots.race.net import LIKING
from rauswurf.bots.race.thinking import (
    DEEP,
    like_options,
    look,
    look_after,
    most_liked,
    think_again,
)
from rauswurf.bots.race.thinking import pick as plain_pick
from rauswurf.bots.race.trial import try_out
from rauswurf.dice.generator import draw, seed_stream
from rauswurf.rules.graph import FACES
from rauswurf.rules.race import (
    MOVE,
    OVER,
    ROLL,
    SEAT,
    State,
    choose,
    dice_wanted,
    roll,
)
from rauswurf.rules.state import RealRows, Row

ROLLING = DEEP + 1
CLOSE_CALL = 0.01  # choices that look no worse than this below the best are played out
ROLLOUTS = 6  # of each of them
HORIZON = 5  # rolls and answers


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
    if player < ROLLING or s.phase != MOVE or s.options < 2:
        return plain_pick(s, t, u, rng, player, net, note, thought)
    like_options(s, t, net, note, thought)
    think_again(s, t, u, net, note, thought)
    play_out(s, t, u, rng, net, note, thought)
    return most_liked(s, -1.0, thought)


def play_out(
    s: State, t: State, u: State, rng: Row, net: RealRows, note: Row, thought: RealRows
) -> None:
    """Play the close calls out, and like them for what came of it."""
    liking = thought[LIKING]
    top = -1.0
    for k in range(s.options):
        top = max(top, liking[k])
    close = 0
    for k in range(s.options):
        close += liking[k] >= top - CLOSE_CALL
    if close < 2:
        return
    seed = draw(rng, 1 << 31)
    one = rng[0]
    two = rng[1]
    for k in range(s.options):
        if liking[k] < top - CLOSE_CALL:
            liking[k] = -1.0
            continue
        total = 0.0
        for number in range(ROLLOUTS):
            seed_stream(rng, seed, number)
            try_out(s, t, s.option[k])
            total += roll_out(t, u, SEAT[s.turn], s.ranked, rng, net, note, thought)
        liking[k] = total / ROLLOUTS
    rng[0] = one
    rng[1] = two


def roll_out(
    t: State,
    u: State,
    seat: int,
    ranked: int,
    rng: Row,
    net: RealRows,
    note: Row,
    thought: RealRows,
) -> float:
    """Play on from ``t``; what a seat's chance is then, less the luck on the way."""
    luck = 0.0
    for _ in range(HORIZON):
        if t.phase == OVER or t.ranked > ranked or dice_wanted(t) > 1:
            break
        if t.phase == ROLL:
            face = 1 + draw(rng, FACES)
            luck += luck_of(t, u, face, seat, ranked, net, note, thought)
            roll(t, face)
        if t.phase == MOVE:
            choose(t, best_answer(t, u, ranked, net, note, thought))
    return look(t, seat, ranked, net, note, thought) - luck


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
    """How much better for a seat the face rolled is than the mean over all faces."""
    mean = 0.0
    came = 0.0
    for face in range(1, FACES + 1):
        value = look_after(t, u, face, seat, ranked, net, note, thought)
        mean += value / FACES
        if face == rolled:
            came = value
    return came - mean


def best_answer(
    t: State, u: State, ranked: int, net: RealRows, note: Row, thought: RealRows
) -> int:
    """The choice that whoever is to choose likes best at sight."""
    best = t.option[0]
    top = -1.0
    for k in range(t.options):
        try_out(t, u, t.option[k])
        value = look(u, SEAT[t.turn], ranked, net, note, thought)
        if value > top:
            top = value
            best = t.option[k]
    return best
