"""One step of many games that a net plays against itself, written like the rules.

A game stands before a roll or a choice. First it is told what the positions look like that may come
next: after every choice, and after every face and every answer to it. The net values all of them,
those of all games together. Then each game goes on: what its position should have been worth is the
value of the best choice, or the mean over the faces, each answered as well as possible. What falls
decides only where it goes on.

``plan`` ends with the number of the game and how many there are: on a card that is the thread.
"""

from typing import Annotated, NamedTuple

from rauswurf.bots.race import thinking
from rauswurf.bots.race.features import ALL_GRADES, extract_features, seen
from rauswurf.bots.race.heuristics import RANDOM, decide_simply
from rauswurf.bots.race.net import still_plays
from rauswurf.bots.race.thinking import (
    ALIKE,
    GREEDY,
    MOST_ANSWERS,
    is_settled,
    settled_value,
)
from rauswurf.bots.race.trial import try_out
from rauswurf.dice.generator import draw, seed_stream
from rauswurf.fast.series import ROLL_FIRST
from rauswurf.rules.graph import FACES, NONE, WAITING
from rauswurf.rules.race import (
    ALL_PIECES,
    COLOURS,
    GOAL_FIELD,
    GOALS,
    KIND,
    MOVE,
    OVER,
    PIECES,
    SEAT,
    SEATS,
    State,
    choose,
    lift,
    owner,
    put,
    roll,
    setup,
)
from rauswurf.rules.state import Cell, RealRows, Reals, Row, Rows, copy_state

SEED, PLAYER, ODD_CHOICES, BEGINNINGS, OWN_GAME, ALL_GAMES = range(6)  # what a plan says
PLAN_LENGTH = 6
A_HUNDRED = 100  # odd choices are told in percent
LONGEST = 5_000  # steps; a game that long teaches nothing

BEGUN, AGE = range(2)  # what is known about the life of a game: those begun here, steps of this one
ENDED, ODD = 1, 2  # marks of a step: somebody came home; the choice was not the best one

Lists = Annotated[Rows, Cell("i2")]
Counts = Annotated[Row, Cell("i2")]
Seen = Annotated[Rows, Cell("i1")]
Shares = Annotated[RealRows, Cell("f4")]


class Looks(NamedTuple):
    """What many positions look like; see ``numbers.Positions``."""

    actives: Counts
    active: Lists
    grade: Shares
    seats: Seen


class Judged(NamedTuple):
    """What the positions are worth that the games may come to."""

    first: Row  # [game]: which is its first one
    value: Shares  # [position, colour clockwise from who acts]


class Mind(thinking.Mind):
    """What one has to remember during a step."""

    hope: Annotated[Reals, Cell("f8", "SEATS")]  # [seat]: what it has after the best choice
    mean: Annotated[Reals, Cell("f8", "SEATS")]  # what it has on average after a roll
    begin: Annotated[Row, Cell("i8", "FACES_AND_NONE")]  # [face]: the first position after it
    answer: Annotated[Row, Cell("i8", "FACES_AND_NONE")]  # [face]: which choice is the best


FACES_AND_NONE = FACES + 1


def begin_game(s: State, plan: Row, chances: Rows, lives: Rows) -> None:
    """A new game, with numbers of its own: no piece is home at first, one, none, two, and again."""
    game = plan[OWN_GAME]
    life = lives[game]
    number = game + life[BEGUN] * plan[ALL_GAMES]
    life[BEGUN] += 1
    life[AGE] = 0
    seed_stream(chances[game], plan[SEED], number)
    setup(s)
    kind = number % plan[BEGINNINGS]
    bring_home(s, kind % 2 * (kind + 1) // 2)


def bring_home(s: State, number: int) -> None:
    """Let the last of those that wait stand on the last goal fields."""
    for piece in range(ALL_PIECES):
        goal = GOAL_FIELD[owner(piece), GOALS - PIECES + piece % PIECES]
        late = piece % PIECES >= PIECES - number
        if late and s.where[piece] != NONE and KIND[s.where[piece]] == WAITING:
            lift(s, piece)
            put(s, piece, goal)


def count_positions(s: State, mind: Mind, plan: Row, counts: Row) -> None:
    """How many positions may come next."""
    number = s.options
    if s.phase != MOVE:
        for face in range(1, FACES + 1):
            copy_state(s, mind.t)
            roll(mind.t, face)
            number += mind.t.options if is_answered(mind.t) else 1
    counts[plan[OWN_GAME]] = number


def is_answered(t: State) -> bool:
    """Are there choices after a roll, and few enough to look at all of them?"""
    return t.phase == MOVE and t.options <= MOST_ANSWERS


def look_around(s: State, mind: Mind, plan: Row, looks: Looks) -> None:
    """Write down what the position of each game looks like."""
    write_down(s, mind, plan[OWN_GAME], looks)


def look_ahead(s: State, mind: Mind, plan: Row, first: Row, looks: Looks) -> None:
    """Write down what the positions look like that may come next."""
    place = first[plan[OWN_GAME]]
    for k in range(s.options):
        try_out(s, mind.t, s.option[k])
        write_down(mind.t, mind, place, looks)
        place += 1
    if s.phase == MOVE:
        return
    for face in range(1, FACES + 1):
        copy_state(s, mind.t)
        roll(mind.t, face)
        if not is_answered(mind.t):
            write_down(mind.t, mind, place, looks)
            place += 1
            continue
        for k in range(mind.t.options):
            try_out(mind.t, mind.u, mind.t.option[k])
            write_down(mind.u, mind, place, looks)
            place += 1


def write_down(t: State, mind: Mind, place: int, looks: Looks) -> None:
    """The features of a position, and who plays which colour, clockwise from the one who acts."""
    extract_features(t, mind)
    looks.actives[place] = mind.actives
    for k in range(mind.actives):
        looks.active[place][k] = mind.active[k]
    for k in range(ALL_GRADES):
        looks.grade[place][k] = mind.grade[k]
    for colour in range(COLOURS):
        looks.seats[place][seen(t, colour)] = SEAT[colour] if still_plays(t, colour) else NONE


def weigh(plan: Row, actives: Counts, active: Lists, weight: Shares, hidden: Shares) -> None:
    """Add the weights of the binary features of a position, for one hidden unit."""
    units = len(hidden[0])
    place = plan[OWN_GAME] // units
    unit = plan[OWN_GAME] % units
    if place >= len(hidden):
        return
    total = 0.0
    for k in range(actives[place]):
        total += weight[active[place][k]][unit]
    hidden[place][unit] = total


def spread(plan: Row, actives: Counts, active: Lists, chosen: Row, spread_out: Shares) -> None:
    """Lay the binary features of a chosen position out in a row: how often each is so."""
    own = plan[OWN_GAME]
    if own >= len(chosen):
        return
    place = chosen[own]
    for k in range(actives[place]):
        spread_out[own][active[place][k]] += 1.0


def take_step(
    s: State, mind: Mind, plan: Row, chances: Rows, lives: Rows, judged: Judged, lesson: Shares
) -> None:
    """Work out what each position should have been worth, and take one step.

    A ``lesson`` has three parts: what each seat should have had, what it has in the position that
    the game comes to, and the marks of the step.
    """
    game = plan[OWN_GAME]
    note = lesson[game]
    ranked = s.ranked
    chance = chances[game]
    first = judged.first[game]
    foresee_rolls(s, mind, judged.value, first)
    best = best_choice(s, mind, judged.value, first, ranked)
    rolls = s.phase != MOVE and (
        best < 0 or mind.hope[SEAT[s.turn]] <= mind.mean[SEAT[s.turn]] + ALIKE
    )
    for seat in range(SEATS):
        note[seat] = mind.mean[seat] if rolls else mind.hope[seat]
    odd = plan[ODD_CHOICES] > 0 and draw(chance, A_HUNDRED) < plan[ODD_CHOICES]
    habit = RANDOM if odd else plan[PLAYER]
    wanted = ROLL_FIRST if rolls else best
    chosen = choice_of(s, chance, habit, wanted)
    strays = chosen != wanted
    place = first + chosen
    if chosen == ROLL_FIRST:
        face = 1 + draw(chance, FACES)
        place = mind.begin[face]
        roll(s, face)
        if is_answered(s):
            wanted = mind.answer[face]
            chosen = choice_of(s, chance, habit, wanted)
            strays = strays or chosen != wanted
            place += chosen
    marks = ODD if odd and strays else 0
    if chosen != ROLL_FIRST:
        choose(s, s.option[chosen])
    for seat in range(SEATS):
        note[SEATS + seat] = value_at(s, seat, ranked, judged.value[place])
    if s.ranked > ranked or s.phase == OVER:
        marks += ENDED
    lives[game][AGE] += 1
    if s.phase == OVER or lives[game][AGE] > LONGEST:
        marks = ENDED
        begin_game(s, plan, chances, lives)
    note[2 * SEATS] = marks


def choice_of(s: State, chance: Row, habit: int, best: int) -> int:
    """Which choice somebody of this habit takes: the best one, if it is none of the simple ones."""
    if habit >= GREEDY or s.options == 0:
        return best
    return index_of(s, decide_simply(s, chance, habit))


def index_of(s: State, option: int) -> int:
    """Which of the choices an option is; ROLL_FIRST if none."""
    for k in range(s.options):
        if s.option[k] == option:
            return k
    return ROLL_FIRST


def foresee_rolls(s: State, mind: Mind, value: Shares, first: int) -> None:
    """What each seat has after a roll that is answered well, and what these answers are."""
    for seat in range(SEATS):
        mind.mean[seat] = 0.0
    place = first + s.options
    if s.phase == MOVE:
        return
    for face in range(1, FACES + 1):
        copy_state(s, mind.t)
        roll(mind.t, face)
        mind.begin[face] = place
        if is_answered(mind.t):
            mind.answer[face] = best_choice(mind.t, mind, value, place, s.ranked)
            place += mind.t.options
        else:
            for seat in range(SEATS):
                mind.hope[seat] = value_at(mind.t, seat, s.ranked, value[place])
            place += 1
        for seat in range(SEATS):
            mind.mean[seat] += mind.hope[seat] / FACES


def best_choice(s: State, mind: Mind, value: Shares, first: int, ranked: int) -> int:
    """The choice that is worth most to who chooses, and what each seat has then; -1 if none."""
    best = -1
    top = -1.0
    mover = SEAT[s.turn]
    for k in range(s.options):
        try_out(s, mind.u, s.option[k])
        worth = value_at(mind.u, mover, ranked, value[first + k])
        if worth > top + ALIKE:
            best = k
            top = worth
            for seat in range(SEATS):
                mind.hope[seat] = value_at(mind.u, seat, ranked, value[first + k])
    return best


def value_at(t: State, seat: int, ranked: int, value: Annotated[Reals, Cell("f4")]) -> float:
    """What a seat has in a position with these values, by colour clockwise from who acts."""
    if is_settled(t, ranked):
        return settled_value(t, seat, ranked)
    total = 0.0
    for colour in range(COLOURS):
        if SEAT[colour] == seat:
            total += value[seen(t, colour)]
    return total
