"""Perfect play with few pieces: the values hold, and the bot plays by them."""

import random
from pathlib import Path
from shutil import copyfile
from typing import Any

import numpy as np
import pytest

from rauswurf import Dice, Table, bots
from rauswurf.bots import perfect
from rauswurf.bots.perfect.bellman import ONE
from rauswurf.bots.perfect.checking import Checker
from rauswurf.bots.perfect.duel import LOSS, PERFECT, WON, Duels
from rauswurf.bots.perfect.format import HEADER, is_whole, read_header, usual_path
from rauswurf.bots.perfect.moves import (
    NO_CHOICE,
    PASSES,
    PLACE_BITS,
    PLACE_MASK,
    TO_BITS,
    TO_MASK,
    WHOLE,
    moves_of,
)
from rauswurf.bots.perfect.player import PerfectPlayer, moves_with_chances
from rauswurf.bots.perfect.slices import positions, sliced_race, write_slice
from rauswurf.bots.perfect.small import CannotSolve, SmallRace, small_setup
from rauswurf.bots.perfect.solve import Solution, described, solve
from rauswurf.bots.perfect.sweeping import sweeping_rules
from rauswurf.bots.perfect.table import TABLE, SolvedRace, Unknown
from rauswurf.bots.perfect.trails import most_visited, walk
from rauswurf.bots.race.habits import HABITS
from rauswurf.bots.race.school.exact import Known
from rauswurf.bots.race.weights import shipped
from rauswurf.fast.compiler import compiled
from rauswurf.rules.race import MOVE, OVER, State
from rauswurf.table.table import state_of


def nothing(stage: str, more: int, total: int) -> None:
    """Nobody watches."""


def solved_race(
    folder: Path, pieces: int, threads: int = 1, variants: dict[str, str] | None = None
) -> Solution:
    race = SmallRace(small_setup("never-mind", variants or {}), pieces)
    return solve(race, "cpu", threads, folder / f"{pieces}.table", nothing)


@pytest.fixture(scope="module")
def one_piece(tmp_path_factory: pytest.TempPathFactory) -> Solution:
    return solved_race(tmp_path_factory.mktemp("one"), 1)


@pytest.fixture(scope="module")
def two_pieces(tmp_path_factory: pytest.TempPathFactory) -> Solution:
    return solved_race(tmp_path_factory.mktemp("two"), 2, threads=2)


@pytest.fixture
def table(two_pieces: Solution, tmp_path: Path) -> Path:
    return Path(copyfile(two_pieces.path, tmp_path / "two.table"))


def values_of(solution: Solution) -> Any:
    size = len(solution.race.arrangements)
    return np.fromfile(solution.path, "<u4", size * size, offset=HEADER).reshape(size, size)


def expected(solved: SolvedRace, s: Any, colour: int) -> float:
    """One step of the Bellman equation by the rules themselves: roll, choose the best, look up."""
    rules = solved.race.rules
    total = 0.0
    for face in range(1, 7):
        rolled = s.copy()
        rules.roll(rolled, face)
        after = []
        for option in rolled.option[: rolled.options]:
            t = rolled.copy()
            rules.choose(t, option)
            after.append(solved.chance_of(t, colour))
        total += max(after) if after else solved.chance_of(rolled, colour)
    return total / 6


def test_the_residual_is_small(one_piece: Solution, two_pieces: Solution) -> None:
    for solution in (one_piece, two_pieces):
        assert solution.check.every
        assert solution.check.residual < 1e-9
        assert 10 < solution.sweeps < 30


def test_values_hold_by_the_rules_at_the_table(two_pieces: Solution) -> None:
    solved = SolvedRace.whole(two_pieces.path)
    rules = two_pieces.race.rules
    chance = random.Random(4)
    s = rules.start()
    while s.phase == 0:  # the contest for the first turn
        rules.roll(s, 6 if s.turn == 0 else 1)
    checked = 0
    while s.phase != OVER:
        value = solved.chance_of(s, s.turn)
        assert value == pytest.approx(expected(solved, s, s.turn), abs=1e-9)
        checked += 1
        rules.roll(s, chance.randint(1, 6))
        while s.options and s.phase != OVER:
            rules.choose(s, chance.choice(s.option[: s.options]))
    assert checked > 50


def test_a_last_roll_for_a_six_is_worth_what_the_table_says(two_pieces: Solution) -> None:
    """A net that is fitted to a table learns such positions, too, though no turn begins there."""
    solved, race = SolvedRace.whole(two_pieces.path), two_pieces.race
    rules, size = race.rules, len(race.arrangements)
    turns = Known(np.arange(size * size), values_of(two_pieces).ravel() / ONE)
    known = turns.with_last_rolls(race)
    last = dict(zip(known.number[size * size :], known.chance[size * size :], strict=True))
    chance = random.Random(5)
    checked = 0
    while checked < 20:
        s = rules.start()
        rules.begin_turn(s)
        while s.phase != OVER:
            mine, other = (
                race.number[race.arrangement_of(s, colour)] for colour in (s.turn, 2 - s.turn)
            )
            assert (mine * size + other in last) == rules.is_helpless(s)
            if rules.is_helpless(s) and s.rolls == 1:
                expect = pytest.approx(solved.chance_of(s, s.turn), abs=1e-7)
                assert last[mine * size + other] == expect
                checked += 1
            rules.roll(s, chance.randint(1, 6))
            while s.options and s.phase != OVER:
                rules.choose(s, chance.choice(s.option[: s.options]))


def test_a_wrong_value_is_found(two_pieces: Solution) -> None:
    values = values_of(two_pieces)
    begin = two_pieces.race.beginning
    values[begin, begin] += 1000
    checker = Checker(two_pieces.race, values, 1)
    assert checker.residual([(begin, 0)], lambda n: None) > 2e-7


def test_the_check_reads_the_rules_as_the_sweeps_do() -> None:
    """Whatever the values are: with good ones, a choice that is read wrongly is hardly the best."""
    race = SmallRace(small_setup("madn", {}), 2)
    moves, size = moves_of(race), len(race.arrangements)
    values = np.random.default_rng(1).integers(0, ONE, (size, size), np.uint32)
    values[-1], values[:, -1] = ONE, 0
    checker, rules = Checker(race, values, 1), sweeping_rules(moves)
    best_sum, can_be = compiled(rules, "best_sum"), compiled(rules, "can_be")
    on_others_start = race.arrangements.index((16, 21))
    pairs = random.Random(2)
    for number in range(4000):
        a, b = pairs.randrange(size - 1), pairs.randrange(size - 1)
        a = a if number % 4 else on_others_start
        if a == b or not can_be(a, b, moves):
            continue
        known = int(moves.gain[a]) * int(best_sum(a, b, values, moves))
        missed = int(moves.lost[a]) * (ONE - int(values[b, a]))
        kept = values[a, b]
        values[a, b] = round((known + missed) / WHOLE)
        told = checker.largest(a, b, b + 1)
        values[a, b] = kept
        assert told < 1e-8, (race.arrangements[a], race.arrangements[b])


def test_whoever_begins_is_better_off(one_piece: Solution, two_pieces: Solution) -> None:
    assert 0.5 < two_pieces.first_player < one_piece.first_player < 0.6


def test_three_rolls_make_the_first_turn_less_of_a_gain(tmp_path: Path) -> None:
    once = solved_race(tmp_path, 1, variants={"three-rolls": "off"})
    assert once.check.residual < 1e-9
    assert once.first_player > 0.5


def test_threads_change_nothing(two_pieces: Solution, tmp_path: Path) -> None:
    again = solved_race(tmp_path, 2, threads=3)
    assert (values_of(again) == values_of(two_pieces)).all()


def test_a_stopped_run_goes_on_where_it_was(two_pieces: Solution, tmp_path: Path) -> None:
    path = tmp_path / "2.table"

    def stop(stage: str, more: int, total: int) -> None:
        if stage == "sweep 6":
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        solve(two_pieces.race, "cpu", 1, path, stop)
    assert [each.name for each in tmp_path.iterdir()] == ["2.table.part"]
    stages: set[str] = set()
    found = solve(two_pieces.race, "cpu", 1, path, lambda stage, more, total: stages.add(stage))
    assert "sweep 5" not in stages
    assert "sweep 6" in stages
    assert found.check.residual < 1e-9
    assert [each.name for each in tmp_path.iterdir()] == ["2.table"]


def test_what_was_begun_for_another_game_is_not_taken_up(tmp_path: Path) -> None:
    race = SmallRace(small_setup("madn", {}), 1)

    def stop(stage: str, more: int, total: int) -> None:
        if stage == "sweep 2":
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        solve(race, "cpu", 1, tmp_path / "1.table", stop)
    assert solved_race(tmp_path, 1).check.residual < 1e-9


@pytest.mark.parametrize("game", ["never-mind", "madn"])
def test_moves_are_those_of_the_rules(game: str) -> None:
    """Choices and captures on tables against positions of the real game, four pieces each."""
    race = SmallRace(small_setup(game, {}), 4)
    moves = moves_of(race)
    choices, left = np.asarray(moves.choices), np.asarray(moves.left)
    solved = SolvedRace(race, None, {})  # type: ignore[arg-type]
    rules = race.rules
    chance = random.Random(1)
    s = rules.start()
    checked = 0
    for _ in range(3000):
        if s.phase == OVER:
            s = rules.start()
        face = chance.randint(1, 6)
        mover, contest = s.turn, s.phase == 0
        a, b = solved.number(s, mover), solved.number(s, 2 - mover)
        rules.roll(s, face)
        if s.phase != MOVE or contest:
            continue
        listed = set()
        for packed in choices[4 * (face - 1) : 4 * face, a]:
            if packed != NO_CHOICE:
                other = left[b, packed >> TO_BITS & PLACE_MASK]
                listed.add((packed & TO_MASK, other, packed >> TO_BITS + PLACE_BITS != PASSES))
        real = set()
        for option in s.option[: s.options]:
            t = s.copy()
            rules.choose(t, option)
            again = t.turn == mover and t.phase != OVER
            real.add((solved.number(t, mover), solved.number(t, 2 - mover), again))
        assert listed == real
        checked += 1
        rules.choose(s, chance.choice(s.option[: s.options]))
    assert checked > 1000


def test_three_pieces_are_a_position_of_the_game() -> None:
    race = SmallRace(small_setup("madn", {}), 3)
    s = race.rules.start()
    text = state_of(
        Table(race.setup, position="yellow B B 0 d / red B B 20 d ; turn yellow"), State
    )
    assert s.where == text.where or sorted(s.where) == sorted(text.where)
    assert len(race.arrangements) == 13_288


@pytest.mark.parametrize(
    ("game", "variants", "complaint"),
    [
        ("jaeger", {}, "Only 'madn', 'never-mind' and 'dont-worry'"),
        ("nichtlustig", {}, "Only 'madn', 'never-mind' and 'dont-worry'"),
        ("madn", {"barriers": "on"}, "only with barriers=off"),
        ("madn", {"colours": "two-each"}, "only with colours=own"),
    ],
)
def test_what_cannot_be_solved_is_refused(
    game: str, variants: dict[str, str], complaint: str
) -> None:
    with pytest.raises(CannotSolve, match=complaint):
        small_setup(game, variants)


def test_a_broken_table_is_refused(table: Path, tmp_path: Path) -> None:
    data = table.read_bytes()
    for broken in (data[:-1], data + b"x", b"", b"{}\n", b"no table\n" + data):
        path = tmp_path / "broken.table"
        path.write_bytes(broken)
        with pytest.raises(CannotSolve, match=r"broken\.table"):
            SolvedRace.whole(path)


def test_a_changed_byte_is_noticed(table: Path) -> None:
    header = read_header(table, TABLE)
    assert header["precision"] == 1 / (2**32 - 1)
    length = 4 * header["arrangements"] ** 2
    assert is_whole(table, header, length, lambda n: None)
    data = bytearray(table.read_bytes())
    data[HEADER + 1234567] ^= 1
    table.write_bytes(data)
    assert not is_whole(table, header, length, lambda n: None)


def test_a_slice_knows_what_is_in_it_and_no_more(two_pieces: Solution, tmp_path: Path) -> None:
    race, values = two_pieces.race, values_of(two_pieces)
    moves = moves_of(race)
    numbers = most_visited(walk(race.beginning, 20_000, 1, values, moves), moves, 30_000)
    path = tmp_path / "some.slice"
    write_slice(path, described(race), numbers.tolist(), values.ravel()[numbers].tolist())
    assert dict(positions(path)) == dict(
        zip(numbers.tolist(), values.ravel()[numbers], strict=True)
    )
    some, whole = sliced_race(path), SolvedRace.whole(two_pieces.path)
    assert some.values.chance(race.beginning, race.beginning) == two_pieces.first_player
    missing = next(n for n in range(values.size) if n not in set(numbers.tolist()))
    with pytest.raises(Unknown):
        some.values.chance(*divmod(missing, len(values)))
    first = "yellow B B c d / red B B c d ; turn yellow ; die 6"
    view = bots.View.at(race.setup, first)
    assert moves_with_chances([some], view) == moves_with_chances([whole], view)
    write_slice(path, described(race), [0], [int(values[0, 0])])
    nearly_nothing = sliced_race(path)
    assert moves_with_chances([nearly_nothing], view) == []
    assert PerfectPlayer([nearly_nothing], bots.player("foremost")).choose(view) in view.moves


def test_a_broken_slice_is_refused(two_pieces: Solution, tmp_path: Path) -> None:
    path = tmp_path / "some.slice"
    write_slice(path, described(two_pieces.race), [1, 5, 900_000 // 2], [7, 8, 9])
    data = path.read_bytes()
    for broken in (data[:HEADER], data[:100], two_pieces.path.read_bytes()[: 2 * HEADER]):
        path.write_bytes(broken)
        with pytest.raises(CannotSolve, match=r"some\.slice"):
            sliced_race(path)


def test_what_choices_cost_tells_how_many_games_are_won(two_pieces: Solution) -> None:
    weights = shipped("never-mind", 2)
    assert weights is not None
    duels = Duels(two_pieces.race, values_of(two_pieces), weights, 2)
    games = duels.meet(HABITS["rearmost"], 1500, 1, lambda n: None).tallies
    won, loss = games[:, WON].mean(), games[:, LOSS].mean()
    assert 0.1 < loss < 0.4
    assert won == pytest.approx(0.5 - loss, abs=0.04)
    perfect_games = duels.meet(PERFECT, 100, 1, lambda n: None)
    assert perfect_games.tallies[:, LOSS].max() == 0
    assert perfect_games.surprises[0].gain > 0.01


def played(setup: Any, first: bots.Bot, second: bots.Bot, seed: int) -> bool:
    """Does the first win? They have two pieces each."""
    table = Table(
        setup, dice=Dice.seeded(seed), position="yellow B B c d / red B B c d ; turn yellow"
    )
    while not table.is_over:
        bot = first if state_of(table).turn == 0 else second
        table.play(bot.choose(bots.View.of(table)))
    return bool(state_of(table).rank[0] == 1)


def test_perfect_play_beats_the_habits(two_pieces: Solution, table: Path) -> None:
    setup = two_pieces.race.setup
    perfect_bot = PerfectPlayer([SolvedRace.whole(table)], bots.player("random"))
    habit = bots.player("rearmost")
    wins = sum(played(setup, perfect_bot, habit, seed) for seed in range(40))
    wins += sum(not played(setup, habit, perfect_bot, seed) for seed in range(40))
    assert wins > 50


def test_where_the_table_ends_somebody_else_plays(table: Path) -> None:
    perfect_bot = PerfectPlayer([SolvedRace.whole(table)], bots.player("foremost"))
    for position, knows in (
        ("yellow 3 9 c d / red B B c d ; turn yellow ; die 2", True),
        ("yellow 3 9 11 d / red B B c d ; turn yellow ; die 2", False),
        ("yellow 3 9 b d / red B B c d ; turn yellow ; die 1", False),
    ):
        view = bots.View.at(small_setup("never-mind", {}), position)
        assert bool(moves_with_chances(perfect_bot.tables, view)) == knows
        assert perfect_bot.choose(view) in view.moves
    jumping = bots.View.at(
        small_setup("never-mind", {"goal-jump": "on"}),
        "yellow 3 9 c d / red B B c d ; turn yellow ; die 2",
    )
    assert not moves_with_chances(perfect_bot.tables, jumping)


def test_the_bot_is_there_once_the_game_is_solved(
    two_pieces: Solution, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("rauswurf.bots.perfect.format.user_data_path", lambda name: tmp_path)
    perfect.solved.cache_clear()
    assert "perfect" not in bots.names("never-mind")
    with pytest.raises(bots.NoSuchBot, match="rauswurf solve never-mind"):
        bots.player("perfect", "never-mind")
    copyfile(two_pieces.path, usual_path("never-mind", 2))
    assert "perfect" in bots.names("never-mind")
    assert "perfect" not in bots.names("jaeger")
    with pytest.raises(bots.NoSuchBot, match="can be solved, not Jäger"):
        bots.player("perfect", "jaeger")
    view = bots.View.at(two_pieces.race.setup, "yellow 3 9 c d / red B B c d ; turn yellow ; die 2")
    assert bots.player("perfect", "never-mind").choose(view) in view.moves
    perfect.solved.cache_clear()
