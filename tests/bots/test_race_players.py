"""Race players: what they see, and that they choose the same interpreted and compiled."""

import random
from collections.abc import Iterator
from itertools import combinations
from types import FunctionType, ModuleType
from typing import Any

import pytest

from rauswurf import Dice, Table, bots
from rauswurf.bots.race import (
    einser_blocker,
    features,
    heuristics,
    jaeger,
    learning,
    match,
    net,
    nueby,
    rollouts,
    thinking,
    trial,
)
from rauswurf.bots.race.habits import HABITS
from rauswurf.bots.race.mind import (
    interpreted,
    mind_rules,
    net_shape,
    new_memory,
    rollout_rules,
)
from rauswurf.bots.race.tables import SIGHT, distances, nearness, spots, threats
from rauswurf.dice import generator
from rauswurf.fast import playout
from rauswurf.games import GAMES, Setup
from rauswurf.games import get as get_game
from rauswurf.rules.compose import RuleSet
from rauswurf.rules.race import MOVE
from rauswurf.rules.state import RealRows
from rauswurf.table.table import state_of

RACES = [game.id for game in GAMES.values() if game.family == "race"]
MODULES = (generator, heuristics, trial, features, net, thinking, learning, match)
OF_GAMES = (nueby, einser_blocker, jaeger)
HIDDEN = 6

# One table for each module that a game adds.
COMPILED = [("never-mind", 4), ("einser-blocker", 2), ("jaeger", 3)]


def a_net(setup: Setup, seed: int = 1, *, guest: bool = False) -> RealRows:
    rows, columns = net_shape(setup, HIDDEN, guest=guest)
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
    """What is simply so in a position, as inputs of the net."""
    note, thought = new_memory(setup, HIDDEN)
    s = bots.View.at(setup, position).state
    rules.notice_position(s, s.turn, note, thought[net.DEGREE])
    return note[1 : note[0] + 1]


def test_nobody_is_threatened_on_a_side_path() -> None:
    setup = get_game("jaeger").setup(2)
    hits = threats(setup)
    fields = range(setup.board.graph.fields)
    beside = [field for field in fields if setup.board.field_name(field).startswith("s0.")]
    assert beside
    assert not any(hits[0, 1, to] for to in beside)
    assert hits[0, 1, 4] == 1


@pytest.mark.parametrize("game", RACES)
@pytest.mark.parametrize("module", [*MODULES, *OF_GAMES], ids=lambda module: module.__name__)
def test_players_replace_no_rule(game: str, module: ModuleType) -> None:
    rules = get_game(game).setup(2).rules
    own = {
        name
        for name, value in vars(module).items()
        if isinstance(value, FunctionType)
        and (value.__module__ == module.__name__ or value.__name__ != name)
    }
    assert own & set(rules.functions) == set()


def test_no_two_modules_use_a_constant_for_different_things() -> None:
    # Composed, they share one space of names: whoever came first would win, unnoticed.
    values: dict[str, set[object]] = {}
    for module in (*MODULES, *OF_GAMES, rollouts, playout):
        for name, value in vars(module).items():
            if name.isupper() and isinstance(value, int | float):
                values.setdefault(name, set()).add(value)
    assert {name: found for name, found in values.items() if len(found) > 1} == {}


# What is thought.


@pytest.mark.parametrize("game", RACES)
def test_chances_of_all_seats_add_up_to_one(game: str) -> None:
    setup = get_game(game).setup(3)
    rules = mind_rules(setup, HIDDEN)
    weights = a_net(setup)
    for s in decisions(setup, 30):
        note, thought = new_memory(setup, HIDDEN)
        rules.judge(s, weights, note, thought)
        chances = [rules.chance_of(s, seat, thought) for seat in range(3)]
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
        note, thought = new_memory(setup, HIDDEN)
        rules.judge(s, weights, note, thought)
        seen.append(thought[net.CHANCE][:4])
    assert seen[0] == pytest.approx(seen[1])


def test_looking_deeper_takes_the_mean_over_the_faces() -> None:
    setup = get_game("never-mind").setup(2)
    rules = mind_rules(setup, HIDDEN)
    weights = a_net(setup)
    t = bots.View.at(setup, "yellow 3 8 a B / red 33 B B B ; turn red").state
    u = rules.new_state()
    note, thought = new_memory(setup, HIDDEN)
    deep = rules.deep_look(t, u, 0, 0, weights, note, thought)
    total = 0.0
    for face in range(1, 7):
        rolled = t.copy()
        rules.roll(rolled, face)
        answers = []
        for option in rolled.option[: rolled.options] if rolled.phase == MOVE else [None]:
            after = rolled.copy()
            if option is not None:
                rules.choose(after, option)
            rules.judge(after, weights, note, thought)
            answers.append((rules.chance_of(after, 1, thought), rules.chance_of(after, 0, thought)))
        total += max(answers)[1]
    assert deep == pytest.approx(total / 6)


# Interpreted and compiled.


def as_record(rules: RuleSet, s: Any) -> Any:
    from rauswurf.fast.compiler import new_record

    record = new_record(rules)
    for field in rules.fields:
        record[field.name] = getattr(s, field.name)
    return record


@pytest.mark.slow
@pytest.mark.parametrize(("game", "players"), COMPILED)
def test_compiled_players_choose_as_interpreted_ones(game: str, players: int) -> None:
    import numpy as np

    from rauswurf.bots.race.batch import net_table
    from rauswurf.bots.race.batch import new_memory as compiled_memory
    from rauswurf.fast.compiler import compiled

    setup = get_game(game).setup(players)
    rules = mind_rules(setup, HIDDEN)
    pick = compiled(rules, "pick")
    weights = a_net(setup)
    table = net_table(weights)
    for s in decisions(setup, 150):
        for kind in (*HABITS.values(), thinking.GREEDY, thinking.DEEP):
            rng = [11, 12]
            memory = new_memory(setup, HIDDEN)
            scratch = rules.new_state(), rules.new_state()
            here = rules.pick(s.copy(), *scratch, rng, kind, weights, *memory)
            states = [as_record(rules, s) for _ in range(3)]
            drawn = np.array([11, 12])
            there = pick(*states, drawn, kind, table, *compiled_memory(setup, HIDDEN))
            assert (here, rng) == (there, list(drawn))


def test_who_is_no_guest_leaves_it_at_the_second_thought() -> None:
    setup = get_game("never-mind").setup(2)
    rules = rollout_rules(setup, HIDDEN)
    weights = a_net(setup)
    for s in decisions(setup, 20):
        scratch = rules.new_state(), rules.new_state()
        found = {
            rules.pick(s.copy(), *scratch, [1, 2], kind, weights, *new_memory(setup, HIDDEN))
            for kind in (thinking.DEEP, rollouts.ROLLING)
        }
        assert len(found) == 1


def test_the_dice_of_rollouts_are_laid_out_evenly() -> None:
    numbers = range(rollouts.ROLLOUTS)
    rows = [[rollouts.laid_out(n, roll) for roll in range(rollouts.ROLLED_ON)] for n in numbers]
    dice = list(zip(*rows, strict=True))
    for die in dice:
        assert sorted(die) == sorted(rollouts.ROLLOUTS // 6 * [1, 2, 3, 4, 5, 6])
    assert len(set(dice)) == rollouts.ROLLED_ON
    for one, other in combinations(dice, 2):
        assert len(set(zip(one, other, strict=True))) >= 9  # of twelve: no die tells another


def test_a_rollout_plays_the_dice_it_is_given_and_takes_their_luck_off() -> None:
    setup = get_game("never-mind").setup(2)
    rules = rollout_rules(setup, HIDDEN)
    weights = a_net(setup)
    note, thought = new_memory(setup, HIDDEN)
    mind = (weights, note, thought)
    start = bots.View.at(setup, "yellow 3 8 a B / red 33 12 B B ; turn red").state
    for number in (0, 4, 7, 11):
        t, u = start.copy(), rules.new_state()
        found = rules.roll_out(t, u, 0, 0, number, *mind)
        s = start.copy()
        luck = 0.0
        for rolled in range(rollouts.ROLLED_ON):
            face = rollouts.laid_out(number, rolled)
            before = rules.deep_look(s, u, 0, 0, *mind)
            rules.roll(s, face)
            if s.phase == MOVE:
                rules.choose(s, best_at_sight(rules, s, *mind))
            if rolled > 0:
                luck += rules.look(s, 0, 0, *mind) - before
        assert s == t
        assert found == pytest.approx(rules.deep_look(s, u, 0, 0, *mind) - luck)


def test_the_luck_of_all_faces_adds_up_to_none() -> None:
    setup = get_game("never-mind").setup(2)
    rules = rollout_rules(setup, HIDDEN)
    t = bots.View.at(setup, "yellow 3 8 a B / red 33 12 B B ; turn red").state
    mind = (a_net(setup), *new_memory(setup, HIDDEN))
    luck = [rules.luck_of(t, rules.new_state(), face, 0, 0, *mind) for face in range(1, 7)]
    assert sum(luck) == pytest.approx(0)
    assert max(luck) > 0.001


def best_at_sight(rules: RuleSet, s: Any, weights: RealRows, note: Any, thought: Any) -> int:
    """The option after which whoever chooses has the best chance."""
    mover = list(rules.SEAT)[s.turn]
    chances: dict[int, float] = {}
    for option in s.option[: s.options]:
        after = s.copy()
        rules.choose(after, option)
        chances[option] = rules.look(after, mover, 0, weights, note, thought)
    return max(chances, key=lambda option: chances[option])


# Guests: they see themselves first, and expect the others to play by habit.

GUESTS = get_game("never-mind").setup(4)


def test_a_guest_is_told_who_acts_and_sees_itself_first() -> None:
    rules = mind_rules(GUESTS, HIDDEN, guest=True)
    position = "yellow 3 B B B / green 12 B B B / red B B B B / black B B B B ; turn green"
    s = bots.View.at(GUESTS, position).state
    note, thought = new_memory(GUESTS, HIDDEN)
    first = rules.acting_begins()
    for seat, clockwise_of_it_is_green in ((0, 1), (1, 0), (2, 3), (3, 2)):
        thought[net.SELF][0] = seat
        rules.perceive(s, note, thought)
        told = note[1 : note[0] + 1]
        assert [each - first for each in told if each >= first] == [clockwise_of_it_is_green]
        assert sum(each < rules.SPOTS for each in told) == 4  # its own pieces
        assert (3 in told) == (seat == 0)  # spots of the first colour; yellow stands on its third
        assert (2 in told) == (seat == 1)


def test_a_guest_expects_the_others_to_throw_out_or_run() -> None:
    rules = mind_rules(GUESTS, HIDDEN, guest=True)
    weights = a_net(GUESTS, guest=True)
    note, thought = new_memory(GUESTS, HIDDEN)
    position = "yellow 15 B B B / green 12 30 B B / red B B B B / black B B B B ; turn green"
    u = rules.new_state()
    for me, face, answer in ((0, 3, "12x15"), (0, 2, "30-32")):
        t = bots.View.at(GUESTS, position).state
        thought[net.SELF][0] = me
        found = rules.look_after(t, u, face, me, 0, weights, note, thought)
        rules.roll(t, face)
        view = bots.View.at(GUESTS, f"{position} ; die {face}")
        assert answer in view.moves
        rules.choose(t, view.options[view.moves.index(answer)])
        assert found == rules.look(t, me, 0, weights, note, thought)


@pytest.mark.slow
def test_compiled_guests_choose_as_interpreted_ones() -> None:
    import numpy as np

    from rauswurf.bots.race.batch import net_table
    from rauswurf.bots.race.batch import new_memory as compiled_memory
    from rauswurf.fast.compiler import compiled

    rules = rollout_rules(GUESTS, HIDDEN, guest=True)
    pick = compiled(rules, "pick")
    weights = a_net(GUESTS, guest=True)
    for s in decisions(GUESTS, 25):
        for kind in (thinking.GREEDY, thinking.DEEP, rollouts.ROLLING):
            scratch = rules.new_state(), rules.new_state()
            memory = new_memory(GUESTS, HIDDEN)
            here = rules.pick(s.copy(), *scratch, [11, 12], kind, weights, *memory)
            states = [as_record(rules, s) for _ in range(3)]
            mind = (net_table(weights), *compiled_memory(GUESTS, HIDDEN))
            assert here == pick(*states, np.array([11, 12]), kind, *mind)


@pytest.mark.parametrize("guest", [False, True])
@pytest.mark.parametrize("game", RACES)
def test_what_an_interpreter_is_quick_with_comes_to_the_same(game: str, guest: bool) -> None:
    setup = get_game(game).setup(3)
    rules = mind_rules(setup, HIDDEN, guest=guest)
    quick = interpreted(rules)
    weights = a_net(setup, guest=guest)
    for s in decisions(setup, 40):
        judged = []
        for each in (rules, quick):
            note, thought = new_memory(setup, HIDDEN)
            thought[net.SELF][0] = 2
            each.judge(s, weights, note, thought)
            judged.append((note, thought[net.CHANCE][: rules.COLOURS]))
        assert judged[0][0] == judged[1][0]
        assert judged[0][1] == pytest.approx(judged[1][1], abs=1e-12)


@pytest.mark.slow
@pytest.mark.parametrize(("game", "players"), COMPILED)
def test_a_net_judges_the_same_interpreted_and_compiled(game: str, players: int) -> None:
    from rauswurf.bots.race.batch import net_table
    from rauswurf.bots.race.batch import new_memory as compiled_memory
    from rauswurf.fast.compiler import compiled

    setup = get_game(game).setup(players)
    rules = mind_rules(setup, HIDDEN)
    judge = compiled(rules, "judge")
    weights = a_net(setup)
    for s in decisions(setup, 100):
        note, thought = new_memory(setup, HIDDEN)
        rules.judge(s, weights, note, thought)
        memory = compiled_memory(setup, HIDDEN)
        judge(as_record(rules, s), net_table(weights), *memory)
        assert list(memory[0]) == note
        colours = setup.board.graph.colours
        assert list(memory[1][net.CHANCE][:colours]) == pytest.approx(
            thought[net.CHANCE][:colours], abs=1e-12
        )


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
