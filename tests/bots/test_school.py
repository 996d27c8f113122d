"""The school: what it does on a card, done on a processor and compared with players at a table."""

from typing import Any

import numpy as np
import pytest

from rauswurf.bots.perfect.small import SmallRace, small_setup
from rauswurf.bots.race.features import GRADES
from rauswurf.bots.race.mind import mind_rules
from rauswurf.bots.race.netplayer import net_for, weights_for
from rauswurf.bots.race.school import exact, lessons, training
from rauswurf.bots.race.school.lessons import Class, Schedule
from rauswurf.bots.race.school.numbers import Net, Positions
from rauswurf.bots.race.school.rooms import NO_PLAN, STATE, OnProcessor, school_rules
from rauswurf.bots.race.school.steps import ENDED, PLAN_LENGTH
from rauswurf.bots.race.thinking import GREEDY, MOST_ANSWERS
from rauswurf.fast.compiler import compiled
from rauswurf.fast.cuda.programs import program
from rauswurf.games import Setup, get
from rauswurf.rules.race import MOVE

KERNELS = ("begin_game", "count_positions", "look_around", "look_ahead", "take_step")
TABLES = [("never-mind", 3), ("madn", 2), ("jaeger", 3), ("einser-blocker", 4)]


def taught(setup: Setup, games: int) -> tuple[OnProcessor, Class]:
    """A class whose net is the one that comes with the package."""
    room = OnProcessor(setup, games)
    weights = weights_for(setup)
    assert weights is not None
    colours = setup.board.graph.colours
    net = Net(room, np.array(weights.rows), colours * GRADES, colours)
    return room, Class(room, net, Schedule(1), len(setup.seats))


def plain(setup: Setup, record: Any) -> Any:
    """A compiled state as an ordinary one."""
    s = mind_rules(setup).new("State")
    for name in record.dtype.names:
        setattr(s, name, record[name].tolist())
    return s


def worth(setup: Setup, s: Any) -> Any:
    """[seat]: what a position is worth before a roll, worked out by what plays at tables."""
    rules, net = mind_rules(setup), net_for(setup)
    assert net is not None

    def values(states: list[Any]) -> list[Any]:
        found = [np.array(each) for each in net.values(states)]
        for k, t in enumerate(states):
            if rules.is_settled(t, s.ranked):
                seats = range(len(setup.seats))
                found[k] = np.array([rules.settled_value(t, seat, s.ranked) for seat in seats])
        return found

    total = 0.0
    for face in range(1, 7):
        t = s.copy()
        rules.roll(t, face)
        after = [t]
        if t.phase == MOVE and t.options <= MOST_ANSWERS:
            after = [t.copy() for _ in range(t.options)]
            for u, option in zip(after, t.option, strict=False):
                rules.choose(u, option)
        total += max(values(after), key=lambda each: each[rules.SEAT[t.turn]])
    return total / 6


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_a_lesson_is_what_a_player_at_a_table_would_say(game: str, players: int) -> None:
    setup = get(game).setup(players)
    room, pupils = taught(setup, 8)
    compared = 0
    for _ in range(25):
        before = [plain(setup, state) for state in room.states]
        lesson = np.zeros((room.games, 2 * players + 1), np.float32)
        pupils.step(GREEDY, lesson)
        for s, told in zip(before, lesson, strict=True):
            if s.options == 0:
                assert told[:players] == pytest.approx(worth(setup, s), abs=1e-4)
                compared += 1
    assert compared > 50


def test_games_come_to_an_end_and_others_begin() -> None:
    setup = get("madn").setup(2)
    room, pupils = taught(setup, 4)  # the last one begins with two pieces home
    ended = 0
    while pupils.lives[:, 0].max() == 1:
        lesson = np.zeros((room.games, 5), np.float32)
        pupils.step(GREEDY, lesson)
        over = lesson[:, 4] == ENDED
        ended += int(over.sum())
        assert lesson[:, :2].sum(axis=1) == pytest.approx(1, abs=1e-4)
    assert ended > 0


def test_an_exam_finds_who_has_the_better_net() -> None:
    setup = get("kurzer-einsatz").setup(2)
    room, pupils = taught(setup, 1)
    colours = pupils.net.colours
    nothing = Net(room, np.zeros_like(pupils.net.table), colours * GRADES, colours)
    ((table, worse),) = training.reports_of(nothing, [setup], OnProcessor, 4, seed=1)
    assert table is setup
    assert worse.games == 4
    assert worse.share < 0.5


class Slow:
    """A desk without a compiler."""

    xp: Any = np

    def judged(self, net: Net, positions: Positions) -> Any:
        weighed = laid_out(positions, net.binary) @ net.inner[: net.binary]
        return net.concluded(weighed, positions.grade, positions.seats)[1]

    def slope(self, net: Net, positions: Positions, chosen: Any, target: Any) -> Any:
        active = laid_out(positions, net.binary)[chosen]
        grade, seats = positions.grade[chosen], positions.seats[chosen]
        return net.slope(active, grade, seats, target[chosen])


def laid_out(positions: Positions, features: int) -> Any:
    """[position, binary feature]: how often it is so."""
    found = np.zeros((len(positions), features), np.float32)
    for place, row in enumerate(found):
        for feature in positions.active[place, : positions.actives[place]]:
            row[feature] += 1
    return found


def test_the_net_goes_downhill() -> None:
    """Its corrections are the slope of the cross entropy, with two colours of one seat, too."""
    rng = np.random.default_rng(0)
    count, binary, grades, colours, hidden = 64, 30, 6, 4, 8
    positions = Positions(
        np.full(count, 5, np.int16),
        rng.integers(0, binary, (count, 5)).astype(np.int16),
        rng.random((count, grades)).astype(np.float32),
        np.tile(np.array([0, 1, 0, -1], np.int8), (count, 1)),
    )
    net = Net(Slow(), rng.normal(0, 0.5, (binary + grades + hidden + 2, hidden)), grades, colours)
    first = rng.random((count, 1))
    target = np.concatenate([first, 1 - first], axis=1).astype(np.float32)

    def entropy() -> float:
        value = net.values(positions)
        by_seat = np.stack([value[:, 0] + value[:, 2], value[:, 1]], axis=1)
        return float(-(target * np.log(by_seat)).sum(axis=1).mean())

    slopes: list[Any] = []
    net.correct = lambda slope, rate: slopes.append(slope)  # type: ignore[method-assign]
    net.learn(positions, np.arange(count), target, 0.1)
    for k in rng.integers(0, net.weights.size, 50):
        kept = net.weights[k]
        net.weights[k] = kept + 0.01
        above = entropy()
        net.weights[k] = kept - 0.01
        below = entropy()
        net.weights[k] = kept
        assert (above - below) / 0.02 == pytest.approx(slopes[0][k], abs=2e-3)


def test_a_game_without_a_winner_teaches_nothing() -> None:
    """With a colour that belongs to nobody a game can end before the last player is home."""
    colours, grades, hidden = 4, 0, 8
    rng = np.random.default_rng(0)
    positions = Positions(
        np.full(2, 5, np.int16),
        rng.integers(0, 30, (2, 5)).astype(np.int16),
        np.zeros((2, 0), np.float32),
        np.array([[-1, 2, -1, -1], [0, 1, 2, -1]], np.int8),
    )
    net = Net(Slow(), rng.normal(0, 0.5, (30 + hidden + 2, hidden)), grades, colours)
    before = net.weights.copy()
    net.learn(positions, np.arange(2), np.zeros((2, 3), np.float32), 0.1)
    assert net.weights.tolist() == before.tolist()


def test_positions_of_a_solved_race_are_set_out_by_their_numbers() -> None:
    race = SmallRace(small_setup("never-mind", {}), 2)
    setup, size = race.setup, len(race.arrangements)
    room, pupils = taught(setup, 1)
    numbers = np.random.default_rng(1).integers(0, size * size, 40)
    looks = lessons.blank(np, pupils.net, len(numbers))
    states = np.zeros(len(numbers), room.states.dtype).view(np.recarray)
    rolls = np.arange(len(numbers)) % 2  # left, or as many as a turn begins with
    where = np.hstack([exact.fields_of(race, numbers), rolls[:, None]])
    set_out = compiled(room.rules, "set_out")
    for number, state in enumerate(states):
        plan = np.array([*NO_PLAN, number, len(states)])
        set_out(state, room.minds[0], plan, where, looks.all)
    (mine,), (other,) = setup.seats
    for number, left, record in zip(numbers, rolls, states, strict=True):
        s = plain(setup, record)
        assert s.turn == mine
        assert s.rolls == (left or (3 if race.rules.is_helpless(s) else 1))
        found = [race.number[race.arrangement_of(s, colour)] for colour in (mine, other)]
        assert found == [number // size, number % size]
    known = exact.Known(numbers, numbers, rolls)
    again = exact.set_out(room, race, known, pupils.net)
    width = again.active.shape[1]
    assert again.actives.tolist() == looks.actives.tolist()
    assert again.actives.max() <= width < looks.active.shape[1]
    assert again.active.tolist() == looks.active[:, :width].tolist()
    assert again.grade.tolist() == looks.grade.tolist()
    assert again.seats.tolist() == looks.seats.tolist()


def test_a_processor_works_a_net_out_as_whole_matrices_do() -> None:
    """Two colours of one seat, one that nobody plays, and some that are home already."""
    rng = np.random.default_rng(2)
    count, binary, grades, colours, hidden = 50, 30, 8, 4, 8
    seats = np.array([[0, 1, 0, -1], [1, 0, 2, 0], [-1, 1, 2, -1]], np.int8)
    positions = Positions(
        rng.integers(0, 7, count).astype(np.int16),
        rng.integers(0, binary, (count, 6)).astype(np.int16),
        (rng.random((count, grades)) * rng.integers(0, 2, (count, grades))).astype(np.float32),
        seats[rng.integers(0, 3, count)],
    )
    table = rng.normal(0, 0.5, (binary + grades + hidden + 2, hidden))
    slow = Net(Slow(), table, grades, colours)
    quick = Net(OnProcessor(get("madn").setup(2), 200), table, grades, colours)
    assert quick.values(positions) == pytest.approx(slow.values(positions), abs=1e-6)
    target = rng.random((count, 3)).astype(np.float32)
    chosen = rng.permutation(count)[:33]
    found = [each.desk.slope(each, positions, chosen, target) for each in (quick, slow)]
    assert np.abs(found[1]).max() > 0.01
    assert found[0] == pytest.approx(found[1], abs=1e-6)


def test_kernels_become_programs_for_cards() -> None:
    rules = school_rules(get("never-mind").setup(4))
    for name in (*KERNELS, "weigh", "spread", "set_out"):
        assert f".entry {name}(" in program(rules, name, {"plan": (PLAN_LENGTH,)}, kept=(STATE,))


@pytest.mark.proof
@pytest.mark.parametrize("game", ["zweite-ebene", "werfer", "abkuerzungen", "jaeger"])
def test_kernels_of_all_games_become_programs(game: str) -> None:
    for players in get(game).players:
        rules = school_rules(get(game).setup(players))
        for name in KERNELS:
            assert program(rules, name, {"plan": (PLAN_LENGTH,)}, kept=(STATE,))
