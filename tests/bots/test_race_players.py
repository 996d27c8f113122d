"""Race players: what they see, and that they choose the same interpreted and compiled."""

import random
from collections.abc import Iterator
from types import FunctionType, ModuleType
from typing import Any

import pytest

from rauswurf import Dice, Table, bots
from rauswurf.bots.race import (
    einser_blocker,
    features,
    heuristics,
    jaeger,
    net,
    nueby,
    thinking,
    trial,
    weakness,
)
from rauswurf.bots.race.habits import HABITS
from rauswurf.bots.race.mind import mind_rules, net_shape
from rauswurf.bots.race.netplayer import KINDS, Thought
from rauswurf.bots.race.noticing import Noticer
from rauswurf.bots.race.plain_net import PlainNet
from rauswurf.bots.race.table_net import TableNet
from rauswurf.bots.race.tables import SIGHT, distances, nearness, spots, threats
from rauswurf.bots.race.weakness import DISTRACTED, THOUGHTFUL
from rauswurf.bots.race.weakplayer import pick_weakly
from rauswurf.bots.weak_names import FIRST_WEAK, WEAKEST
from rauswurf.dice import generator
from rauswurf.fast import playout, series
from rauswurf.fast.series import ROLL_FIRST
from rauswurf.games import GAMES, Setup
from rauswurf.games import get as get_game
from rauswurf.rules.compose import RuleSet
from rauswurf.rules.race import MOVE
from rauswurf.rules.state import RealRows
from rauswurf.table.table import state_of

RACES = [game.id for game in GAMES.values() if game.family == "race"]
MODULES = (generator, series, playout, heuristics, trial, features, net)
THINKING = (thinking, weakness)
OF_GAMES = (nueby, einser_blocker, jaeger)
HIDDEN = 6

# One table for each module that a game adds.
WEAK = (FIRST_WEAK, FIRST_WEAK + THOUGHTFUL // 2, FIRST_WEAK + 300, FIRST_WEAK + WEAKEST)
COMPILED = [("never-mind", 4), ("einser-blocker", 2), ("jaeger", 3)]


def a_net(setup: Setup, seed: int = 1) -> RealRows:
    rows, columns = net_shape(setup, HIDDEN)
    chance = random.Random(seed)
    return [[chance.gauss(0, 0.3) for _ in range(columns)] for _ in range(rows)]


def decisions(setup: Setup, number: int, seed: int = 3) -> Iterator[Any]:
    """States in which something is to be chosen, out of random games."""
    chance = random.Random(seed)
    found = 0
    while found < number:
        table = Table(setup, dice=Dice.seeded(seed + found))
        while not table.is_over and found < number:
            if state_of(table).options > 1 or (
                state_of(table).phase == MOVE and state_of(table).options
            ):
                found += 1
                yield state_of(table).copy()
            table.play(chance.choice(table.moves))


# What is seen.


@pytest.mark.parametrize("game", RACES)
def test_a_spot_means_the_same_to_every_colour(game: str) -> None:
    graph = get_game(game).setup(2).board.graph
    number, spot = spots(graph)
    way = [distances(graph, colour) for colour in range(graph.colours)]
    first = {spot[0, f]: f for f in range(graph.fields) if spot[0, f] >= 0}
    assert sorted(first) == list(range(number))
    for colour in range(1, graph.colours):
        here = {spot[colour, f]: f for f in range(graph.fields) if spot[colour, f] >= 0}
        assert sorted(here) == list(range(number))
        for each, field in here.items():
            assert way[colour][field] == way[0][first[each]]
            assert graph.kind[field] == graph.kind[first[each]]


def test_the_way_home_leads_past_everything_but_the_own_goal() -> None:
    graph = get_game("jaeger").setup(2).board.graph
    way = distances(graph, 0)
    assert way[graph.goal[0][-1]] == 0
    assert way[graph.start[0]] == 61
    assert way[58] == 63  # just past the own mouth: a whole round more
    assert way[graph.goal[1][0]] > 61  # never comes there


def test_a_threat_counts_the_faces_that_hit() -> None:
    setup = get_game("never-mind").setup(4)
    hits = threats(setup)
    base = setup.board.graph.base[1]
    assert [hits[0, 5, to] for to in (4, 5, 6, 11, 12)] == [0, 0, 1, 1, 0]
    assert hits[1, base, setup.board.graph.start[1]] == 1
    assert hits[0, 39, 0] == 0  # yellow turns into its goal there


def test_nearness_counts_steps_ahead_from_the_base_and_back() -> None:
    setup = get_game("never-mind").setup(4)
    near = nearness(setup)
    base = setup.board.graph.base[1]
    start = setup.board.graph.start[1]
    assert [near[0, 5, to] for to in (4, 5, 6, 17, 18)] == [0, 0, 1, SIGHT, 0]
    assert [near[1, base, start + n] for n in (-1, 0, 6, 7)] == [0, SIGHT + 1, SIGHT + 7, 0]
    assert near[0, 39, 0] == 0  # yellow turns into its goal there
    back = nearness(get_game("madn").setup(4, {"backward-capture": "on"}))
    assert [back[0, 5, to] for to in (6, 4, 1)] == [1, SIGHT + 8, SIGHT + 11]


@pytest.mark.parametrize("game", RACES)
def test_who_is_threatened_is_near(game: str) -> None:
    setup = get_game(game).setup(2)
    hits, near = threats(setup), nearness(setup)
    assert any(hits.flat)
    assert all(n for n, hit in zip(near.flat, hits.flat, strict=True) if hit)


def test_the_net_is_told_who_stands_before_whom() -> None:
    setup = get_game("never-mind").setup(2)
    rules = mind_rules(setup, HIDDEN)
    far = inputs(rules, setup, "yellow 10 B B B / red 30 B B B ; turn yellow")
    close = inputs(rules, setup, "yellow 10 B B B / red 12 B B B ; turn yellow")
    first = rules.COLOURS * rules.SPOTS + features.MOMENTS
    assert not any(each >= first for each in far)
    (red_in_danger,) = [each - first for each in close if each >= first]
    prey, hunter = 2, 0  # colours clockwise of yellow
    lost = 2  # red has done 32 of 43 steps
    meeting = (prey * rules.COLOURS + hunter) * features.STAGES + lost
    assert red_in_danger == meeting * rules.NEARNESS + 12 - 10 - 1


def inputs(rules: RuleSet, setup: Setup, position: str) -> list[int]:
    """The binary features of a position."""
    mind = rules.new("Mind")
    rules.extract_features(bots.View.at(setup, position).state, mind)
    found: list[int] = mind.active[: mind.actives]
    return found


def test_nobody_is_threatened_on_a_side_path() -> None:
    setup = get_game("jaeger").setup(2)
    hits = threats(setup)
    fields = range(setup.board.graph.fields)
    beside = [field for field in fields if setup.board.field_name(field).startswith("s0.")]
    assert beside
    assert not any(hits[0, 1, to] for to in beside)
    assert hits[0, 1, 4] == 1


@pytest.mark.parametrize("game", RACES)
@pytest.mark.parametrize(
    "module", [*MODULES, *THINKING, *OF_GAMES], ids=lambda module: module.__name__
)
def test_players_replace_no_rule(game: str, module: ModuleType) -> None:
    rules = get_game(game).setup(2).rules
    own = {
        name
        for name, value in vars(module).items()
        if isinstance(value, FunctionType)
        and (value.__module__ == module.__name__ or value.__name__ != name)
    }
    assert own & set(rules.functions) == set()


# What is thought.


@pytest.mark.parametrize("game", RACES)
def test_chances_of_all_seats_add_up_to_one(game: str) -> None:
    setup = get_game(game).setup(3)
    rules = mind_rules(setup, HIDDEN)
    weights = a_net(setup)
    for s in decisions(setup, 30):
        mind = rules.new("Mind")
        rules.evaluate(s, mind, weights)
        chances = [rules.value_for(s, seat, mind) for seat in range(3)]
        playing = [chance for chance, rank in zip(chances, s.rank, strict=True) if rank == 0]
        assert sum(chances) == pytest.approx(1)
        assert min(playing) > 0
        assert sum(playing) == pytest.approx(1)


def test_a_net_sees_the_board_from_the_seat_of_the_one_who_acts() -> None:
    setup = get_game("never-mind").setup(4)
    rules = mind_rules(setup, HIDDEN)
    weights = a_net(setup)
    seen = []
    for position in (
        "yellow 3 7 B B / green 12 B B B / red B B B B / black B B B B ; turn yellow",
        "yellow B B B B / green 13 17 B B / red 22 B B B / black B B B B ; turn green",
    ):
        s = bots.View.at(setup, position).state
        mind = rules.new("Mind")
        rules.evaluate(s, mind, weights)
        seen.append(mind.value)
    assert seen[0] == pytest.approx(seen[1])


def test_looking_deeper_takes_the_mean_over_the_faces() -> None:
    setup = get_game("never-mind").setup(2)
    rules = mind_rules(setup, HIDDEN)
    weights = a_net(setup)
    t = bots.View.at(setup, "yellow 3 8 a B / red 33 B B B ; turn red").state
    mind = rules.new("Mind", t=t)
    deep = rules.look_deeper(mind, weights, 0, 0)
    total = 0.0
    for face in range(1, 7):
        rolled = t.copy()
        rules.roll(rolled, face)
        answers = []
        for option in rolled.option[: rolled.options] if rolled.phase == MOVE else [None]:
            after = rolled.copy()
            if option is not None:
                rules.choose(after, option)
            rules.evaluate(after, mind, weights)
            answers.append((rules.value_for(after, 1, mind), rules.value_for(after, 0, mind)))
        total += max(answers)[1]
    assert deep == pytest.approx(total / 6)


def test_in_jaeger_a_hunt_is_compared_with_what_a_roll_brings() -> None:
    """By the value of the position, which counts the hunt itself, all would put it off for ever."""
    setup = get_game("jaeger").setup(2)
    rules, weights = mind_rules(setup, HIDDEN), a_net(setup)
    thought = None
    for s in decisions(setup, 60):
        if s.phase != MOVE and rules.dice_wanted(s) == 1:
            mind = rules.new("Mind")
            seen = rules.look_before_rolling(s, mind, weights)
            assert seen == rules.look_deeper(
                rules.new("Mind", t=s.copy()), weights, rules.SEAT[s.turn], s.ranked
            )
            thought = Thought(TableNet(mind_rules(setup), weights), s)
            worth = thought.worth([None], [s.copy()])
            assert worth == pytest.approx([seen], abs=1e-5)
    assert thought is not None
    at_madn = mind_rules(get_game("madn").setup(2), HIDDEN)
    assert not at_madn.ROLLING_IS_FORESEEN


# Interpreted and compiled.


def as_record(rules: RuleSet, s: Any) -> Any:
    from rauswurf.fast.compiler import new_record

    record = new_record(rules)
    for field in rules.fields:
        record[field.name] = getattr(s, field.name)
    return record


@pytest.mark.slow
@pytest.mark.parametrize(("game", "players"), COMPILED)
def test_compiled_players_choose_as_interpreted_ones_and_as_at_a_table(
    game: str, players: int
) -> None:
    import numpy as np

    from rauswurf.bots.race.batch import net_table
    from rauswurf.fast.compiler import compiled, new_record

    setup = get_game(game).setup(players)
    rules = mind_rules(setup, HIDDEN)
    pick = compiled(rules, "pick")
    weights = a_net(setup)
    table = TableNet(mind_rules(setup), weights)
    for s in decisions(setup, 100):
        for kind in (*HABITS.values(), *KINDS.values(), DISTRACTED, *WEAK):
            rng, drawn = [11, 12], np.array([11, 12])
            here = rules.pick(s.copy(), rules.new("Mind"), weights, rng, kind)
            mind = new_record(rules, "Mind")
            there = pick(as_record(rules, s), mind, net_table(weights), drawn, kind)
            assert (here, rng) == (there, list(drawn))
            if kind in WEAK:
                drawn_here = [11, 12]
                assert pick_weakly(table, s, drawn_here, kind - FIRST_WEAK) == here
                assert drawn_here == rng
            if kind in KINDS.values():
                choices: list[int | None] = s.option[: s.options]
                choices = choices if s.phase == MOVE else [*choices, None]
                best = Thought(table, s).best(choices, kind)
                assert (ROLL_FIRST if best is None else best) == here


def test_the_less_weak_a_player_is_the_more_often_it_looks_further() -> None:
    rules = mind_rules(get_game("never-mind").setup(2))
    further = {}
    for weak in (0, THOUGHTFUL // 4, THOUGHTFUL // 2, THOUGHTFUL, WEAKEST):
        rng = [11, 12]
        further[weak] = sum(rules.looks_further(rng, weak) for _ in range(1_000))
    assert further[0] == 1_000
    assert 700 < further[THOUGHTFUL // 4] < 800
    assert 450 < further[THOUGHTFUL // 2] < 550
    assert further[THOUGHTFUL] == further[WEAKEST] == 0


def test_whoever_is_home_brings_the_neutral_pieces_home() -> None:
    """All are home: no position is worth more than another, but a move has to be made."""
    home = "yellow a b c d / green a b c d / red a b c d / black B B c d"
    for name in ("net", "expert", "strong", "beginner"):
        table = Table("madn", 3, dice=Dice.seeded(3), position=f"{home} ; turn red")
        bot = bots.player(name, "madn", seed=1)
        for _ in range(2_000):
            if table.is_over:
                break
            table.play(bot.choose(bots.View.of(table)))
        assert table.is_over
    setup = get_game("madn").setup(3)
    s = bots.View.at(setup, f"{home} ; turn red").state
    net = a_net(setup)
    for each in (TableNet, PlainNet):
        assert each(mind_rules(setup), net).values([s]) == [[0.0, 0.0, 0.0]]


@pytest.mark.parametrize("game", RACES)
def test_a_net_values_positions_alike_one_by_one_and_together(game: str) -> None:
    setup = get_game(game).setup(3)
    rules = mind_rules(setup, HIDDEN)
    weights = a_net(setup)
    some = list(decisions(setup, 40))
    together = TableNet(mind_rules(setup), weights).values(some)
    plainly = PlainNet(mind_rules(setup), weights).values(some)
    for s, values, plain in zip(some, together, plainly, strict=True):
        mind = rules.new("Mind")
        rules.evaluate(s, mind, weights)
        one = [rules.value_for(s, seat, mind) for seat in range(3)]
        assert values == pytest.approx(one, abs=1e-12)
        assert plain == pytest.approx(one, abs=1e-12)


@pytest.mark.parametrize("game", RACES)
def test_features_looked_up_are_those_worked_out(game: str) -> None:
    for players in (2, 4):
        setup = get_game(game).setup(players)
        rules = mind_rules(setup)
        noticer = Noticer(rules)
        for s in decisions(setup, 60):
            mind = rules.new("Mind")
            rules.extract_features(s, mind)
            active, grade = noticer.features(s)
            assert sorted(active) == sorted(mind.active[: mind.actives])
            assert grade == pytest.approx(mind.grade, abs=1e-12)


# The habits, in positions that tell them apart.

HABIT_CHOICES = {
    "foremost": "30-33",
    "rearmost": "2-5",
    "capture-else-foremost": "12x15",
    "defensive": "12x15",
    "mixed": "12x15",
}


@pytest.mark.parametrize(("habit", "move"), HABIT_CHOICES.items())
def test_what_a_habit_chooses(habit: str, move: str) -> None:
    setup = get_game("never-mind").setup(2)
    position = "yellow 2 12 30 d / red 7 15 B B ; turn yellow ; die 3"
    assert bots.player(habit).choose(bots.View.at(setup, position)) == move


def test_habits_rather_pass_than_walk_past_the_own_mouth() -> None:
    setup = get_game("werfer").setup(2)
    view = bots.View.at(setup, "yellow 57 b c d / black W3 W3 W3 W3 ; turn yellow ; die 2")
    assert set(view.moves) >= {"57-59", "pass"}
    for habit in HABITS:
        if habit != "random":
            assert bots.player(habit).choose(view) == "pass"


def test_habits_hunt_when_they_may() -> None:
    setup = get_game("jaeger").setup(2)
    view = bots.View.at(setup, "yellow s0.2 W0 W0 W0 / black W3 W3 W3 W3 ; turn yellow")
    for habit in HABITS:
        if habit != "random":
            assert bots.player(habit).choose(view).startswith("hunt")
