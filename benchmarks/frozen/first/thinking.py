"""Players who judge positions: by the net at once, or after thinking one roll further.

``look`` is what one sees after a choice; `deep_look` goes on from there through every face of the
next roll and its answer. Whoever rolled is expected to take what the net likes best for it, but a
guest expects the others to play by habit: to throw out, or else to run with the foremost piece.
"""

from frozen.first.features import GUEST
from frozen.first.heuristics import CAPTURE, MIXED, ROLL_FIRST, decide_simply, score
from frozen.first.net import LIKING, SELF, chance_of, judge
from frozen.first.trial import try_out
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
from rauswurf.rules.state import RealRows, Row, copy_state

GREEDY = MIXED + 1  # judges the positions after its choices
DEEP = MIXED + 2  # looks through the next roll too

MOST_CANDIDATES = 4  # choices that are worth a second thought
CLOSE = 0.06  # no second thought for a choice that looks so much worse than the best
THOUGHT_OVER = 2.0  # keeps what was thought over apart from the rest, meanwhile
MOST_ANSWERS = 12  # with more answers to a roll than this, the position before them is judged


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
    thought[SELF][0] = SEAT[s.turn]
    if player < DEEP or s.options < 2 - (s.phase != MOVE):
        return pick_at_sight(s, t, rng, player, net, note, thought)
    like_options(s, t, net, note, thought)
    think_again(s, t, u, net, note, thought)
    rolling = -1.0
    if s.phase != MOVE:
        copy_state(s, t)
        rolling = deep_look(t, u, SEAT[s.turn], s.ranked, net, note, thought)
    return most_liked(s, rolling, thought)


def pick_at_sight(
    s: State, t: State, rng: Row, player: int, net: RealRows, note: Row, thought: RealRows
) -> int:
    """The same for players who do not look further than the position after their choice."""
    if player < GREEDY:
        return decide_simply(s, rng, player)
    if s.options == 0:
        return ROLL_FIRST
    if s.phase == MOVE and s.options == 1:
        return s.option[0]
    like_options(s, t, net, note, thought)
    rolling = -1.0
    if s.phase != MOVE:
        copy_state(s, t)
        rolling = look(t, SEAT[s.turn], s.ranked, net, note, thought)
    return most_liked(s, rolling, thought)


def most_liked(s: State, rolling: float, thought: RealRows) -> int:
    """The choice that is liked best, if better than rolling."""
    liking = thought[LIKING]
    best = -1
    for k in range(s.options):
        if liking[k] > rolling and (best < 0 or liking[k] > liking[best]):
            best = k
    return s.option[best] if best >= 0 else ROLL_FIRST


def like_options(s: State, t: State, net: RealRows, note: Row, thought: RealRows) -> None:
    """Judge the position after each choice, for the one who chooses."""
    liking = thought[LIKING]
    for k in range(s.options):
        try_out(s, t, s.option[k])
        liking[k] = look(t, SEAT[s.turn], s.ranked, net, note, thought)


def think_again(s: State, t: State, u: State, net: RealRows, note: Row, thought: RealRows) -> None:
    """Look deeper after the choices that look best, and forget about the others."""
    liking = thought[LIKING]
    least = best_liking(s, thought) - CLOSE
    for _ in range(MOST_CANDIDATES):
        k = next_candidate(s, least, thought)
        if k < 0:
            break
        try_out(s, t, s.option[k])
        liking[k] = THOUGHT_OVER + deep_look(t, u, SEAT[s.turn], s.ranked, net, note, thought)
    forget_others(s, thought)


def best_liking(s: State, thought: RealRows) -> float:
    """How much the best choice is liked."""
    top = 0.0
    for k in range(s.options):
        top = max(top, thought[LIKING][k])
    return top


def next_candidate(s: State, least: float, thought: RealRows) -> int:
    """The best of the choices that are not thought over yet, or -1 if it is liked too little."""
    liking = thought[LIKING]
    best = -1
    for k in range(s.options):
        if liking[k] <= 1.0 and (best < 0 or liking[k] > liking[best]):
            best = k
    return best if best >= 0 and liking[best] >= least else -1


def forget_others(s: State, thought: RealRows) -> None:
    """Bring what was thought over back to chances, and the rest below all of them."""
    for k in range(s.options):
        thought[LIKING][k] -= THOUGHT_OVER


def look(t: State, seat: int, ranked: int, net: RealRows, note: Row, thought: RealRows) -> float:
    """The chance of a seat to be the next one home; ``ranked`` were home before the choice."""
    if t.ranked > ranked or t.phase == OVER:
        return 1.0 if t.rank[seat] > ranked else 0.0
    judge(t, net, note, thought)
    return chance_of(t, seat, thought)


def deep_look(
    t: State, u: State, seat: int, ranked: int, net: RealRows, note: Row, thought: RealRows
) -> float:
    """The same, as the mean over the faces of the next roll, each answered as well as possible."""
    if t.phase != ROLL or t.ranked > ranked or dice_wanted(t) > 1:
        return look(t, seat, ranked, net, note, thought)
    total = 0.0
    for face in range(1, FACES + 1):
        total += look_after(t, u, face, seat, ranked, net, note, thought)
    return total / FACES


def look_after(
    t: State,
    u: State,
    face: int,
    seat: int,
    ranked: int,
    net: RealRows,
    note: Row,
    thought: RealRows,
) -> float:
    """The chance of a seat after a roll and the answer that is expected."""
    copy_state(t, u)
    roll(u, face)
    if u.phase != MOVE or u.options > MOST_ANSWERS:
        return look(u, seat, ranked, net, note, thought)
    if GUEST and SEAT[u.turn] != thought[SELF][0]:
        choose(u, habitual(u))
        return look(u, seat, ranked, net, note, thought)
    answers = u.options
    mover = SEAT[u.turn]
    value = 0.0
    best = -1.0
    for k in range(answers):
        copy_state(t, u)
        roll(u, face)
        choose(u, u.option[k])
        theirs = look(u, mover, ranked, net, note, thought)
        if theirs > best:
            best = theirs
            value = theirs if mover == seat else look_again(u, seat, ranked, thought)
    return value


def habitual(u: State) -> int:
    """What somebody who throws out, or else runs with the foremost piece, chooses first."""
    best = u.option[0]
    top = score(u, best, CAPTURE)
    for k in range(1, u.options):
        value = score(u, u.option[k], CAPTURE)
        if value > top:
            top = value
            best = u.option[k]
    return best


def look_again(u: State, seat: int, ranked: int, thought: RealRows) -> float:
    """What the last look says about another seat."""
    if u.ranked > ranked or u.phase == OVER:
        return 1.0 if u.rank[seat] > ranked else 0.0
    return chance_of(u, seat, thought)
