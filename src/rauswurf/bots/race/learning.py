"""Learning by playing: TD(lambda) without the luck of the dice.

Games are kept in a diary, a page for each roll. What a page should have been judged is the mean
over the faces of the roll to come, each answered as well as possible, and some part of what later
pages were judged too low or too high. The face that fell decides only where the game goes on: what
the dice brought is noise to a net that learns.

At the end of a lesson the pages are learned in any order. One after the other, as they were
written, those of a game all say the same, and a net would forget the games before.

A net plays against itself, or it is a guest among others who play by habit and learns how to win
against them.
"""

from rauswurf.bots.race.features import DEGREES, GUEST, degrees_begin, seen_from
from rauswurf.bots.race.heuristics import ROLL_FIRST
from rauswurf.bots.race.net import (
    CHANCE,
    DEGREE,
    ERROR,
    HIDDEN,
    LIKING,
    SELF,
    UNIT,
    chance_of,
    judge,
    seen_first,
    still_plays,
    think,
    weigh_colours,
)
from rauswurf.bots.race.thinking import habitual, look, look_again, pick_at_sight
from rauswurf.bots.race.trial import try_out
from rauswurf.dice.generator import draw, seed_stream
from rauswurf.rules.graph import FACES, NONE, WAITING
from rauswurf.rules.race import (
    COLOURS,
    GOAL_FIELD,
    GOALS,
    KIND,
    MOVE,
    OVER,
    PIECES,
    PLACES,
    ROLL,
    SEAT,
    SEATS,
    State,
    choose,
    dice_wanted,
    lift,
    owner,
    put,
    roll,
    setup,
)
from rauswurf.rules.state import RealRows, Reals, Row, Rows, copy_state

LONGEST_LESSON = 5_000  # rolls; a game that long teaches nothing
PAGES = 25_000  # of the diary
UNFORESEEN = -1.0

# The facts of a page: the rank of each seat, then these.
ACTOR, MYSELF = range(2)
FACTS = 2


def learn_games(
    s: State,
    t: State,
    u: State,
    rng: Row,
    seed: int,
    first: int,
    games: int,
    home: int,
    rate: float,
    trust: float,
    players: Row,
    guest: int,
    net: RealRows,
    note: Row,
    thought: RealRows,
    notes: Rows,
    degrees: RealRows,
    hopes: RealRows,
    judged: RealRows,
    facts: Rows,
    order: Row,
) -> None:
    """Play so many games with these players on the seats, and learn from them.

    Each colour has some pieces home from the beginning.
    """
    written = 0
    for k in range(games):
        seed_stream(rng, seed, first + k)
        setup(s)
        bring_home(s, home)
        written = live_through(
            s,
            t,
            u,
            rng,
            trust,
            players,
            guest,
            net,
            note,
            thought,
            notes,
            degrees,
            hopes,
            judged,
            facts,
            written,
        )
        if k == games - 1 or written + LONGEST_LESSON >= len(order):
            study(t, rng, rate, net, note, thought, notes, degrees, hopes, facts, order, written)
            written = 0


def live_through(
    s: State,
    t: State,
    u: State,
    rng: Row,
    trust: float,
    players: Row,
    guest: int,
    net: RealRows,
    note: Row,
    thought: RealRows,
    notes: Rows,
    degrees: RealRows,
    hopes: RealRows,
    judged: RealRows,
    facts: Rows,
    begun: int,
) -> int:
    """Play a game and keep it in the diary from a page on; returns how many are written then.

    To its end; but what comes after a guest is home is not the guest's business.
    """
    rolls = 0
    ranked = 0
    written = begun
    thought[SELF][0] = guest
    while s.phase != OVER and rolls < LONGEST_LESSON and not (GUEST and s.rank[guest] > 0):
        option = pick_at_sight(s, t, rng, players[SEAT[s.turn]], net, note, thought)
        if option != ROLL_FIRST:
            choose(s, option)
        if s.ranked > ranked:
            write_end(s, ranked, hopes[written], judged[written])
            look_back(begun, written, trust, hopes, judged)
            ranked = s.ranked
            begun = written
        elif is_worth_a_page(s, option) and written < len(hopes) - 1:
            foresee(s, t, u, net, note, thought, hopes[written])
            write_down(
                s,
                net,
                note,
                thought,
                notes[written],
                degrees[written],
                judged[written],
                facts[written],
            )
            written += 1
        if option == ROLL_FIRST:
            rolls += 1
            roll(s, 1 + draw(rng, FACES))
    return begun


def is_worth_a_page(s: State, option: int) -> bool:
    """Is this a position that is judged: before a roll, or before one more choice after another?"""
    return s.phase == ROLL if option == ROLL_FIRST else s.phase == MOVE


def foresee(
    s: State, t: State, u: State, net: RealRows, note: Row, thought: RealRows, hope: Reals
) -> None:
    """What each seat may hope for: the mean over the faces of the next roll, each answered.

    UNFORESEEN where something else than one die comes next.
    """
    hope[0] = UNFORESEEN
    if s.phase != ROLL or dice_wanted(s) > 1:
        return
    for seat in range(SEATS):
        hope[seat] = 0.0
    for face in range(1, FACES + 1):
        copy_state(s, t)
        roll(t, face)
        if t.phase != MOVE:
            look(t, 0, s.ranked, net, note, thought)
            keep_chances(t, s.ranked, thought)
        else:
            answer(t, u, s.ranked, net, note, thought)
        for seat in range(SEATS):
            hope[seat] += thought[LIKING][seat] / FACES


def answer(t: State, u: State, ranked: int, net: RealRows, note: Row, thought: RealRows) -> None:
    """Keep the chances after the choice that is expected of whoever rolled."""
    mover = SEAT[t.turn]
    if GUEST and mover != thought[SELF][0]:
        choose(t, habitual(t))
        look(t, mover, ranked, net, note, thought)
        keep_chances(t, ranked, thought)
        return
    best = -1.0
    for k in range(t.options):
        try_out(t, u, t.option[k])
        value = look(u, mover, ranked, net, note, thought)
        if value > best:
            best = value
            keep_chances(u, ranked, thought)


def keep_chances(t: State, ranked: int, thought: RealRows) -> None:
    """Remember the chance of each seat in the position that was looked at last."""
    for seat in range(SEATS):
        thought[LIKING][seat] = look_again(t, seat, ranked, thought)


def bring_home(s: State, number: int) -> None:
    """Let the last of those that wait stand on the last goal fields."""
    for piece in range(PLACES):
        goal = GOAL_FIELD[owner(piece), GOALS - PIECES + piece % PIECES]
        late = piece % PIECES >= PIECES - number
        if late and s.where[piece] != NONE and KIND[s.where[piece]] == WAITING:
            lift(s, piece)
            put(s, piece, goal)


def write_down(
    s: State,
    net: RealRows,
    note: Row,
    thought: RealRows,
    page: Row,
    degree: Reals,
    judged: Reals,
    fact: Row,
) -> None:
    """Keep what is noticed, how it is judged, and what else one has to know to judge it again."""
    judge(s, net, note, thought)
    for k in range(note[0] + 1):
        page[k] = note[k]
    for k in range(COLOURS * DEGREES):
        degree[k] = thought[DEGREE][k]
    for seat in range(SEATS):
        judged[seat] = chance_of(s, seat, thought)
        fact[seat] = s.rank[seat]
    fact[SEATS + ACTOR] = s.turn
    fact[SEATS + MYSELF] = int(thought[SELF][0])


def write_end(s: State, ranked: int, hope: Reals, judged: Reals) -> None:
    """After the last page: how it ended, which is hoped and judged alike."""
    for seat in range(SEATS):
        hope[seat] = 1.0 if s.rank[seat] == ranked + 1 else 0.0
        judged[seat] = hope[seat]


def look_back(begun: int, written: int, trust: float, hopes: RealRows, judged: RealRows) -> None:
    """Make hopes what each page should have been judged, from the end backwards."""
    for k in range(written - 1, begun - 1, -1):
        unforeseen = hopes[k][0] == UNFORESEEN
        for seat in range(SEATS):
            hope = judged[k + 1][seat] if unforeseen else hopes[k][seat]
            hopes[k][seat] = hope + trust * (hopes[k + 1][seat] - judged[k + 1][seat])


def study(
    t: State,
    rng: Row,
    rate: float,
    net: RealRows,
    note: Row,
    thought: RealRows,
    notes: Rows,
    degrees: RealRows,
    hopes: RealRows,
    facts: Rows,
    order: Row,
    written: int,
) -> None:
    """Learn from all pages of the diary, in any order."""
    shuffle(rng, order, written)
    for n in range(written):
        k = order[n]
        read_again(t, note, thought, notes[k], degrees[k], facts[k])
        think(net, note, thought)
        weigh_colours(t, net, thought)
        blame(t, thought, hopes[k])
        correct(rate, net, note, thought)


def shuffle(rng: Row, order: Row, number: int) -> None:
    """So many numbers from 0 on, each order equally likely."""
    for n in range(number):
        other = draw(rng, n + 1)
        order[n] = order[other]
        order[other] = n


def read_again(t: State, note: Row, thought: RealRows, page: Row, degree: Reals, fact: Row) -> None:
    """Bring back what a page tells."""
    for k in range(page[0] + 1):
        note[k] = page[k]
    for k in range(COLOURS * DEGREES):
        thought[DEGREE][k] = degree[k]
    for seat in range(SEATS):
        t.rank[seat] = fact[seat]
    t.turn = fact[SEATS + ACTOR]
    thought[SELF][0] = fact[SEATS + MYSELF]


def blame(t: State, thought: RealRows, result: Reals) -> None:
    """The row of errors: what each colour's chance should have been, less what it was.

    A seat with two colours is judged by both together.
    """
    first = seen_first(t, thought)
    for colour in range(COLOURS):
        seen = seen_from(first, colour)
        thought[ERROR][seen] = 0.0
        if still_plays(t, colour):
            seat = SEAT[colour]
            share = thought[CHANCE][seen] / max(chance_of(t, seat, thought), 1e-9)
            thought[ERROR][seen] = result[seat] * share - thought[CHANCE][seen]


def correct(rate: float, net: RealRows, note: Row, thought: RealRows) -> None:
    """Change every weight a little against the error."""
    unit = thought[UNIT]
    error = thought[ERROR]
    degree = thought[DEGREE]
    first_degree = degrees_begin()
    first_unit = first_degree + COLOURS * DEGREES + 1
    for c in range(COLOURS):
        net[first_unit + HIDDEN][c] += rate * error[c]
    for h in range(HIDDEN):
        weight = net[first_unit + h]
        slope = 0.0
        for c in range(COLOURS):
            slope += weight[c] * error[c]
            weight[c] += rate * error[c] * unit[h]
        room = 1.0 - abs(unit[h])
        unit[h] = rate * slope * room * room
    bias = net[first_unit - 1]
    for h in range(HIDDEN):
        bias[h] += unit[h]
    for k in range(1, note[0] + 1):
        weight = net[note[k]]
        for h in range(HIDDEN):
            weight[h] += unit[h]
    for k in range(COLOURS * DEGREES):
        value = degree[k]
        if value != 0.0:
            weight = net[first_degree + k]
            for h in range(HIDDEN):
                weight[h] += value * unit[h]
