"""Learning by playing against itself: TD(lambda) without the luck of the dice.

Games are kept in a diary, the replay buffer, a page for each roll. What a page should have been
worth is the mean over the faces of the roll to come, each answered as well as possible, and some
part of what later pages were valued too low or too high. The face that fell decides only where the
game goes on: what the dice brought is noise to a net that learns.

At the end of a lesson the pages are learned in any order. One after the other, as they were
written, those of a game all say the same, and a net would forget the games before.
"""

from typing import Annotated

from rauswurf.bots.race import thinking
from rauswurf.bots.race.features import ALL_GRADES, first_grade, seen
from rauswurf.bots.race.net import (
    HIDDEN,
    evaluate,
    run_hidden,
    run_output,
    still_plays,
    value_for,
)
from rauswurf.bots.race.thinking import ALIKE, look, pick_at_sight, value_looked_at
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
from rauswurf.rules.state import Cell, RealRows, Reals, Row, Rows, copy_state

LONGEST_LESSON = 5_000  # rolls; a game that long teaches nothing
PAGES = 25_000
UNFORESEEN = -1.0


class Mind(thinking.Mind):
    """What a learner needs besides."""

    hope: Annotated[Reals, Cell("f8", "SEATS")]  # [seat]: its value after the answer expected
    error: Annotated[Reals, Cell("f8", "COLOURS")]  # [seen colour]: what its value lacked
    step: Annotated[Reals, Cell("f8", "HIDDEN")]  # by which the weights of a unit change


class Diary:
    """The replay buffer, and how it is filled and learned from."""

    player: Annotated[int, Cell("i8")]  # who plays
    home: Annotated[int, Cell("i8")]  # pieces of each colour that begin home
    learning_rate: Annotated[float, Cell("f8")]
    trust: Annotated[float, Cell("f8")]  # in how it ended, not in what was thought later: lambda
    written: Annotated[int, Cell("i8")]  # pages
    actives: Annotated[Row, Cell("i8", "PAGES")]
    active: Annotated[Rows, Cell("i2", "PAGES", "MOST_ACTIVE")]
    grade: Annotated[RealRows, Cell("f8", "PAGES", "ALL_GRADES")]
    rank: Annotated[Rows, Cell("i1", "PAGES", "SEATS")]
    turn: Annotated[Row, Cell("i1", "PAGES")]
    value: Annotated[RealRows, Cell("f8", "PAGES", "SEATS")]  # as it was when it was written
    target: Annotated[RealRows, Cell("f8", "PAGES", "SEATS")]  # what it should have been
    order: Annotated[Row, Cell("i8", "PAGES")]


def learn_games(
    s: State, mind: Mind, net: RealRows, diary: Diary, chance: Row, seed: int, games: Row
) -> None:
    """Play the games of these numbers against itself, and learn from them."""
    diary.written = 0
    for k in range(len(games)):
        seed_stream(chance, seed, games[k])
        setup(s)
        bring_home(s, diary.home)
        live_through(s, mind, net, diary, chance)
        if k == len(games) - 1 or diary.written + LONGEST_LESSON >= PAGES:
            study(mind, net, diary, chance)
            diary.written = 0


def live_through(s: State, mind: Mind, net: RealRows, diary: Diary, chance: Row) -> None:
    """Play a game to its end and write it down; pages of which no end is known are dropped."""
    rolls = 0
    ranked = 0
    begun = diary.written
    while s.phase != OVER and rolls < LONGEST_LESSON:
        option = pick_at_sight(s, mind, net, chance, diary.player)
        if option != ROLL_FIRST:
            choose(s, option)
        if s.ranked > ranked:
            write_end(s, ranked, diary)
            look_back(begun, diary)
            ranked = s.ranked
            begun = diary.written
        elif is_worth_a_page(s, option) and diary.written < PAGES - 1:
            foresee(s, mind, net, diary)
            write_down(s, mind, net, diary)
            diary.written += 1
        if option == ROLL_FIRST:
            rolls += 1
            roll(s, 1 + draw(chance, FACES))
    diary.written = begun


def is_worth_a_page(s: State, option: int) -> bool:
    """Is this a position to evaluate: before a roll, or before one more choice after another?"""
    return s.phase == ROLL if option == ROLL_FIRST else s.phase == MOVE


def foresee(s: State, mind: Mind, net: RealRows, diary: Diary) -> None:
    """The target of a page: the mean over the faces of the next roll, each answered.

    UNFORESEEN where something else than one die comes next.
    """
    target = diary.target[diary.written]
    target[0] = UNFORESEEN
    if s.phase != ROLL or dice_wanted(s) > 1:
        return
    for seat in range(SEATS):
        target[seat] = 0.0
    for face in range(1, FACES + 1):
        copy_state(s, mind.t)
        roll(mind.t, face)
        if mind.t.phase != MOVE:
            look(mind.t, mind, net, 0, s.ranked)
            keep_values(mind.t, s.ranked, mind)
        else:
            answer(mind, net, s.ranked)
        for seat in range(SEATS):
            target[seat] += mind.hope[seat] / FACES


def answer(mind: Mind, net: RealRows, ranked: int) -> None:
    """Keep the values after the choice in ``t`` that is expected of whoever rolled."""
    t = mind.t
    best = -1.0
    for k in range(t.options):
        try_out(t, mind.u, t.option[k])
        value = look(mind.u, mind, net, SEAT[t.turn], ranked)
        if value > best + ALIKE:
            best = value
            keep_values(mind.u, ranked, mind)


def keep_values(t: State, ranked: int, mind: Mind) -> None:
    """Remember the value for each seat of the position that was looked at last."""
    for seat in range(SEATS):
        mind.hope[seat] = value_looked_at(t, seat, ranked, mind)


def bring_home(s: State, number: int) -> None:
    """Let the last of those that wait stand on the last goal fields."""
    for piece in range(ALL_PIECES):
        goal = GOAL_FIELD[owner(piece), GOALS - PIECES + piece % PIECES]
        late = piece % PIECES >= PIECES - number
        if late and s.where[piece] != NONE and KIND[s.where[piece]] == WAITING:
            lift(s, piece)
            put(s, piece, goal)


def write_down(s: State, mind: Mind, net: RealRows, diary: Diary) -> None:
    """Keep the features, the value, and what else one has to know to evaluate it again."""
    page = diary.written
    evaluate(s, mind, net)
    diary.actives[page] = mind.actives
    for k in range(mind.actives):
        diary.active[page][k] = mind.active[k]
    for k in range(ALL_GRADES):
        diary.grade[page][k] = mind.grade[k]
    for seat in range(SEATS):
        diary.value[page][seat] = value_for(s, seat, mind)
        diary.rank[page][seat] = s.rank[seat]
    diary.turn[page] = s.turn


def write_end(s: State, ranked: int, diary: Diary) -> None:
    """After the last page: how it ended, which is value and target alike."""
    page = diary.written
    for seat in range(SEATS):
        diary.target[page][seat] = 1.0 if s.rank[seat] == ranked + 1 else 0.0
        diary.value[page][seat] = diary.target[page][seat]


def look_back(begun: int, diary: Diary) -> None:
    """Make targets what each page should have been worth, from the end backwards."""
    target = diary.target
    value = diary.value
    for page in range(diary.written - 1, begun - 1, -1):
        unforeseen = target[page][0] == UNFORESEEN
        for seat in range(SEATS):
            foreseen = value[page + 1][seat] if unforeseen else target[page][seat]
            later = target[page + 1][seat] - value[page + 1][seat]
            target[page][seat] = foreseen + diary.trust * later


def study(mind: Mind, net: RealRows, diary: Diary, chance: Row) -> None:
    """Learn from all pages of the diary, in any order."""
    shuffle(diary, chance)
    for n in range(diary.written):
        page = diary.order[n]
        read_again(mind, diary, page)
        run_hidden(mind, net)
        run_output(mind.t, mind, net)
        find_errors(mind, diary, page)
        correct(mind, net, diary.learning_rate)


def shuffle(diary: Diary, chance: Row) -> None:
    """The pages that are written, each order equally likely."""
    for n in range(diary.written):
        other = draw(chance, n + 1)
        diary.order[n] = diary.order[other]
        diary.order[other] = n


def read_again(mind: Mind, diary: Diary, page: int) -> None:
    """Bring back what a page tells."""
    mind.actives = diary.actives[page]
    for k in range(mind.actives):
        mind.active[k] = diary.active[page][k]
    for k in range(ALL_GRADES):
        mind.grade[k] = diary.grade[page][k]
    for seat in range(SEATS):
        mind.t.rank[seat] = diary.rank[page][seat]
    mind.t.turn = diary.turn[page]


def find_errors(mind: Mind, diary: Diary, page: int) -> None:
    """What the value of each colour should have been, less what it was.

    A seat with two colours is valued by both together.
    """
    t = mind.t
    for colour in range(COLOURS):
        c = seen(t, colour)
        mind.error[c] = 0.0
        if still_plays(t, colour):
            seat = SEAT[colour]
            share = mind.value[c] / max(value_for(t, seat, mind), 1e-9)
            mind.error[c] = diary.target[page][seat] * share - mind.value[c]


def correct(mind: Mind, net: RealRows, rate: float) -> None:
    """Change every weight a little against the error."""
    error = mind.error
    step = mind.step
    first = first_grade()
    first_unit = first + ALL_GRADES + 1
    for c in range(COLOURS):
        net[first_unit + HIDDEN][c] += rate * error[c]
    for h in range(HIDDEN):
        weight = net[first_unit + h]
        unit = mind.hidden[h]
        slope = 0.0
        for c in range(COLOURS):
            slope += weight[c] * error[c]
            weight[c] += rate * error[c] * unit
        room = 1.0 - abs(unit)
        step[h] = rate * slope * room * room
    bias = net[first_unit - 1]
    for h in range(HIDDEN):
        bias[h] += step[h]
    for k in range(mind.actives):
        weight = net[mind.active[k]]
        for h in range(HIDDEN):
            weight[h] += step[h]
    for k in range(ALL_GRADES):
        grade = mind.grade[k]
        if grade != 0.0:
            weight = net[first + k]
            for h in range(HIDDEN):
                weight[h] += grade * step[h]
