"""Perfect play with few pieces: the values hold, and the bot plays by them."""

import random
from pathlib import Path
from typing import Any

import pytest

from rauswurf import Dice, Table, bots
from rauswurf.bots import perfect
from rauswurf.bots.perfect.small import CannotSolve, SmallRace, small_setup
from rauswurf.bots.perfect.solve import RESIDUAL, Solution, solve
from rauswurf.bots.perfect.table import PerfectPlayer, SolvedRace, usual_path
from rauswurf.rules.race import OVER, State
from rauswurf.table.table import state_of


def nothing(stage: str, more: int, total: int) -> None:
    """Nobody watches."""


@pytest.fixture(scope="module")
def one_piece() -> Solution:
    return solve(SmallRace(small_setup("never-mind", {}), 1), 1, nothing)


@pytest.fixture(scope="module")
def two_pieces() -> Solution:
    return solve(SmallRace(small_setup("never-mind", {}), 2), 2, nothing)


@pytest.fixture
def table(two_pieces: Solution, tmp_path: Path) -> Path:
    path = tmp_path / "two.table"
    two_pieces.write(path)
    return path


def expected(solved: SolvedRace, s: Any, colour: int, other: int) -> float:
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
            after.append(solved.chance_of(t, colour, other))
        total += max(after) if after else solved.chance_of(rolled, colour, other)
    return total / 6


def test_the_residual_is_small(one_piece: Solution, two_pieces: Solution) -> None:
    assert one_piece.residual < RESIDUAL
    assert two_pieces.residual < RESIDUAL


def test_values_hold_by_the_rules_at_the_table(two_pieces: Solution, table: Path) -> None:
    solved = SolvedRace(table)
    rules = two_pieces.race.rules
    chance = random.Random(4)
    s = rules.start()
    while s.phase == 0:  # the contest for the first turn
        rules.roll(s, 6 if s.turn == 0 else 1)
    checked = 0
    while s.phase != OVER:
        colour, other = s.turn, 2 - s.turn
        value = solved.chance_of(s, colour, other)
        assert value == pytest.approx(expected(solved, s, colour, other), abs=3e-5)
        checked += 1
        rules.roll(s, chance.randint(1, 6))
        while s.options and s.phase != OVER:
            rules.choose(s, chance.choice(s.option[: s.options]))
    assert checked > 50


def test_whoever_begins_is_better_off(one_piece: Solution, two_pieces: Solution) -> None:
    assert 0.5 < two_pieces.first_player < one_piece.first_player < 0.6


def test_three_rolls_make_the_first_turn_less_of_a_gain() -> None:
    plain = small_setup("never-mind", {"three-rolls": "off"})
    once = solve(SmallRace(plain, 1), 1, nothing)
    assert once.residual < RESIDUAL
    assert once.race.helpless_rolls == 1


def test_threads_change_nothing(two_pieces: Solution) -> None:
    again = solve(SmallRace(small_setup("never-mind", {}), 2), 3, nothing)
    assert (again.values == two_pieces.values).all()


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
        path.write_bytes(broken or b"\n")
        with pytest.raises(CannotSolve, match=r"broken\.table"):
            SolvedRace(path)


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
    perfect_bot = PerfectPlayer(SolvedRace(table), bots.player("random"))
    habit = bots.player("rearmost")
    wins = sum(played(setup, perfect_bot, habit, seed) for seed in range(40))
    wins += sum(not played(setup, habit, perfect_bot, seed) for seed in range(40))
    assert wins > 50


def test_where_the_table_ends_somebody_else_plays(table: Path) -> None:
    perfect_bot = PerfectPlayer(SolvedRace(table), bots.player("foremost"))
    for position, knows in (
        ("yellow 3 9 c d / red B B c d ; turn yellow ; die 2", True),
        ("yellow 3 9 11 d / red B B c d ; turn yellow ; die 2", False),
        ("yellow 3 9 b d / red B B c d ; turn yellow ; die 1", False),
    ):
        view = bots.View.at(small_setup("never-mind", {}), position)
        assert perfect_bot.knows(view) == knows
        assert perfect_bot.choose(view) in view.moves
    jumping = bots.View.at(
        small_setup("never-mind", {"goal-jump": "on"}),
        "yellow 3 9 c d / red B B c d ; turn yellow ; die 2",
    )
    assert not perfect_bot.knows(jumping)


def test_the_bot_is_there_once_the_game_is_solved(
    two_pieces: Solution, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("rauswurf.bots.perfect.table.user_data_path", lambda name: tmp_path)
    perfect.solved.cache_clear()
    assert "perfect" not in bots.names("never-mind")
    with pytest.raises(bots.NoSuchBot):
        bots.player("perfect", "never-mind")
    two_pieces.write(usual_path("never-mind"))
    assert "perfect" in bots.names("never-mind")
    assert "perfect" not in bots.names("jaeger")
    view = bots.View.at(two_pieces.race.setup, "yellow 3 9 c d / red B B c d ; turn yellow ; die 2")
    assert bots.player("perfect", "never-mind").choose(view) in view.moves
    perfect.solved.cache_clear()
