"""Learning by playing: TD(lambda) without the luck of the dice.

A game is kept in a diary, a page for each roll, and learned from its end backwards, each time
somebody has come home. What a position should have been judged is the mean over the faces of the
roll to come, each answered as well as possible, and some part of what later pages were judged too
low or too high. The face that fell decides only where the game goes on: what the dice brought is
noise to a net that learns.

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
    perceive,
    still_plays,
    think,
    weigh_colours,
)
from rauswurf.bots.race.thinking import GREEDY, habitual, look, look_again, pick_at_sight
from rauswurf.bots.race.trial import copy_state, try_out
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
from rauswurf.rules.state import RealRows, Reals, Row, Rows

LONGEST_LESSON = 5_000  # rolls; a game that long teaches nothing
PAGES = 6_000  # of the diary
UNFORESEEN = -1.0
WANTED, JUDGED = range(2)  # rows of the result


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
    net: RealRows,
    note: Row,
    thought: RealRows,
    notes: Rows,
    degrees: RealRows,
    hopes: RealRows,
    actors: Row,
    result: RealRows,
) -> None:
    """Play so many games with these players on the seats, and learn from each.

    Each colour has some pieces home from the beginning.
    """
    for k in range(games):
        seed_stream(rng, seed, first + k)
        setup(s)
        bring_home(s, home)
        learn_game(
            s,
            t,
            u,
            rng,
            rate,
            trust,
            players,
            net,
            note,
            thought,
            notes,
            degrees,
            hopes,
            actors,
            result,
        )


def learn_game(
    s: State,
    t: State,
    u: State,
    rng: Row,
    rate: float,
    trust: float,
    players: Row,
    net: RealRows,
    note: Row,
    thought: RealRows,
    notes: Rows,
    degrees: RealRows,
    hopes: RealRows,
    actors: Row,
    result: RealRows,
) -> None:
    """Play a game and learn from it each time somebody has come home.

    To its end; but what comes after a guest is home is not the guest's business.
    """
    rolls = 0
    written = 0
    ranked = 0
    guest = guest_among(players)
    thought[SELF][0] = guest
    while s.phase != OVER and rolls < LONGEST_LESSON and not (GUEST and s.rank[guest] > 0):
        option = pick_at_sight(s, t, rng, players[SEAT[s.turn]], net, note, thought)
        if option != ROLL_FIRST:
            choose(s, option)
        if s.ranked > ranked:
            recall(s, t, ranked, result)
            learn(
                t, written, rate, trust, net, note, thought, notes, degrees, hopes, actors, result
            )
            ranked = s.ranked
            written = 0
        elif is_worth_a_page(s, option) and written < len(actors):
            foresee(s, t, u, net, note, thought, hopes[written])
            perceive(s, note, thought)
            write_down(note, thought, notes[written], degrees[written])
            actors[written] = s.turn
            written += 1
        if option == ROLL_FIRST:
            rolls += 1
            roll(s, 1 + draw(rng, FACES))


def guest_among(players: Row) -> int:
    """The seat of the first one who judges positions."""
    for seat in range(SEATS):
        if players[seat] == GREEDY:
            return seat
    return 0


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


def write_down(note: Row, thought: RealRows, page: Row, degree: Reals) -> None:
    """Keep what was noticed."""
    for k in range(note[0] + 1):
        page[k] = note[k]
    for k in range(COLOURS * DEGREES):
        degree[k] = thought[DEGREE][k]


def recall(s: State, t: State, ranked: int, result: RealRows) -> None:
    """Make ``t`` remember who was still playing before, and the result say who came home."""
    for seat in range(SEATS):
        new = s.rank[seat] > ranked
        t.rank[seat] = 0 if new else s.rank[seat]
        result[WANTED][seat] = 1.0 if s.rank[seat] == ranked + 1 else 0.0
        result[JUDGED][seat] = result[WANTED][seat]


def learn(
    t: State,
    written: int,
    rate: float,
    trust: float,
    net: RealRows,
    note: Row,
    thought: RealRows,
    notes: Rows,
    degrees: RealRows,
    hopes: RealRows,
    actors: Row,
    result: RealRows,
) -> None:
    """Go back through the diary; the result tells how the page after was and should be judged."""
    for k in range(written - 1, -1, -1):
        page = notes[k]
        for n in range(page[0] + 1):
            note[n] = page[n]
        for n in range(COLOURS * DEGREES):
            thought[DEGREE][n] = degrees[k][n]
        t.turn = actors[k]
        think(net, note, thought)
        weigh_colours(t, net, thought)
        for seat in range(SEATS):
            judged = result[JUDGED][seat]
            hope = judged if hopes[k][0] == UNFORESEEN else hopes[k][seat]
            result[WANTED][seat] = hope + trust * (result[WANTED][seat] - judged)
            result[JUDGED][seat] = chance_of(t, seat, thought)
        blame(t, thought, result[WANTED])
        correct(rate, net, note, thought)


def blame(t: State, thought: RealRows, result: Reals) -> None:
    """The row of errors: what each colour's chance should have been, less what it was.

    A seat with two colours is judged by both together.
    """
    for colour in range(COLOURS):
        seen = seen_from(t, colour)
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
