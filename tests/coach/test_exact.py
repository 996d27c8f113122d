"""Against solved games: the account closes to the last digit, races without contact are right."""

import random
from fractions import Fraction
from pathlib import Path
from typing import cast

import pytest

from rauswurf import Dice, Table, coach, games
from rauswurf.bots.perfect.format import ONE
from rauswurf.bots.perfect.small import SmallRace, small_setup
from rauswurf.bots.perfect.solve import solve
from rauswurf.bots.perfect.table import SolvedRace
from rauswurf.coach.oracles import TableOracle
from rauswurf.coach.precision import UNKNOWN
from rauswurf.coach.race import RaceScale
from rauswurf.coach.running import RunningOracle
from rauswurf.coach.truth import truth
from rauswurf.coach.values import Vector
from rauswurf.games.house import load_rules
from rauswurf.rules.race import State
from rauswurf.table.table import state_of

BEGINNING = "yellow B B c d / red B B c d ; turn yellow"
PARTS = ("start", "luck", "errors", "estimate")


@pytest.fixture(scope="module")
def solved(tmp_path_factory: pytest.TempPathFactory) -> SolvedRace:
    path: Path = tmp_path_factory.mktemp("solved") / "2.table"
    race = SmallRace(small_setup("never-mind", {}), 2)
    solve(race, "cpu", 2, path, lambda stage, more, total: None)
    return SolvedRace.whole(path)


class FractionOracle(TableOracle):
    """The stored values themselves: whole numbers over one number."""

    def value(self, s: State) -> Vector | None:
        found = super().value(s)
        if found is None:
            return None
        first = Fraction(round(found[0] * ONE), ONE)
        return cast(Vector, (first, 1 - first))


def random_game(seed: int) -> Table:
    table = Table("never-mind", 2, dice=Dice.seeded(seed), position=BEGINNING)
    chance = random.Random(seed)
    while not table.is_over:
        table.play(chance.choice(table.moves))
    return table


@pytest.mark.parametrize("seed", range(3))
def test_in_fractions_the_account_closes_to_the_last_digit(solved: SolvedRace, seed: int) -> None:
    table = random_game(seed)
    scale = RaceScale(table.setup, (FractionOracle(table.setup, solved),))
    [stage] = coach.account(table, scale).stages
    for seat in range(2):
        assert sum(getattr(stage, part)[seat] for part in PARTS) == stage.result[seat]
        assert isinstance(stage.luck[seat], Fraction)
    assert sum(stage.luck) == 0
    assert sum(stage.errors) == 0


def test_where_the_table_is_exact_nothing_is_estimated(solved: SolvedRace) -> None:
    table = random_game(5)
    scale = RaceScale(table.setup, (TableOracle(table.setup, solved),))
    account = coach.account(table, scale)
    for step in account.steps:
        assert max(map(abs, step.estimate)) < 1e-6
    assert account.evaluator.startswith("table ")
    assert {step.source for step in account.steps} == {"table", "result"}


def test_races_without_contact_are_as_good_as_exact(solved: SolvedRace) -> None:
    setup = Table("never-mind", 2).setup
    exact, running = TableOracle(setup, solved), RunningOracle(setup)
    chance = random.Random(1)
    errors: list[float] = []
    while len(errors) < 60:
        yellow, red = (sorted(chance.sample(range(first, first + 20), 2)) for first in (20, 0))
        turn = chance.choice(["yellow", "red"])
        position = f"yellow {yellow[0]} {yellow[1]} c d / red {red[0]} {red[1]} c d ; turn {turn}"
        s = state_of(Table(setup, position=position), State)
        known, said = exact.value(s), running.value(s)
        assert known is not None
        assert said is not None
        errors.append(abs(known[0] - said[0]))
    assert max(errors) < 0.002
    assert sum(errors) / len(errors) < 0.0005


def test_who_may_still_meet_does_not_run_alone() -> None:
    setup = Table("never-mind", 2).setup
    position = "yellow 21 30 c d / red 22 5 c d ; turn yellow"
    s = state_of(Table(setup, position=position), State)
    assert RunningOracle(setup).value(s) is None


def test_three_and_four_run_alone_too() -> None:
    position = "yellow 38 b c d / green 8 b c d / red 17 b c d / black 27 b c d ; turn red"
    chances = Table("never-mind", 4, position=position).chances()
    assert chances.source == "race"
    assert sum(chances.seats) == pytest.approx(1, abs=1e-9)
    yellow, green, red, black = chances.seats
    assert red > yellow > green  # red is to roll; yellow before green; black has furthest to go
    assert red > black


def test_rules_of_somebodys_own_are_known_to_no_table(solved: SolvedRace, tmp_path: Path) -> None:
    file = tmp_path / "twice.py"
    file.write_text(
        "from rauswurf.rules.race import State\n"
        "from rauswurf.rules.race import roll as plain_roll\n\n\n"
        "def roll(s: State, face: int) -> None:\n"
        "    plain_roll(s, 6 - face % 2)\n",
        encoding="utf-8",
    )
    position = "yellow 39 b c d / red 19 b c d ; turn yellow"
    usual = Table("never-mind", 2, position=position)
    setup = games.get("never-mind").setup(2, house=load_rules(file))
    table = Table(setup, position=position)
    assert TableOracle(usual.setup, solved).value(state_of(usual, State)) is not None
    assert TableOracle(setup, solved).value(state_of(table, State)) is None
    found = coach.chances(table)
    assert (usual.chances().source, found.source) == ("race", "net")
    assert found.precision == UNKNOWN


def test_how_right_the_coach_is_can_be_measured(solved: SolvedRace) -> None:
    found = truth(solved, 300, seed=1)
    assert found.positions == 300
    assert 0 < found.error / found.positions < 0.1
    assert found.choices > 20
    assert found.nearly_best / found.choices > 0.5
    assert found.lost >= 0
    assert found == truth(solved, 300, seed=1)
    assert (found + found).positions == 600
