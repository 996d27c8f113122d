"""Slices that are cut off a table: they hold enough to choose by, and the command cuts them."""

import json
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from rauswurf.bots.perfect import cutting
from rauswurf.bots.perfect.cutting import Wanted, cut
from rauswurf.bots.perfect.duel import table_values
from rauswurf.bots.perfect.format import read_header, usual_path
from rauswurf.bots.perfect.moves import moves_of
from rauswurf.bots.perfect.slices import SLICE, positions, sliced_race
from rauswurf.bots.perfect.small import SmallRace, small_setup
from rauswurf.bots.perfect.solve import Solution, solve
from rauswurf.bots.perfect.table import SolvedRace, Unknown
from rauswurf.bots.perfect.trails import walk
from rauswurf.bots.perfect.verifying import state_of
from rauswurf.rules.graph import FACES
from rauswurf.rules.race import MOVE
from tests.cli.conftest import Run

MANY = 10_000_000


@pytest.fixture(autouse=True)
def few_visits(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cutting, "MOST_VISITS", 200_000)


def solved(folder: Path, pieces: int) -> Solution:
    race = SmallRace(small_setup("never-mind", {}), pieces)
    return solve(race, "cpu", 1, folder / f"{pieces}.table", lambda stage, more, total: None)


@pytest.fixture(scope="module")
def two_pieces(tmp_path_factory: pytest.TempPathFactory) -> Solution:
    return solved(tmp_path_factory.mktemp("two"), 2)


def choices(known: SolvedRace, s: Any) -> dict[int, list[tuple[int, float]]]:
    """[face]: every choice with its chance."""
    found = {}
    for face in range(1, FACES + 1):
        t = s.copy()
        known.race.rules.roll(t, face)
        if t.phase == MOVE:
            found[face] = known.weighed(t)
    return found


def test_where_games_come_through_a_slice_knows_every_choice(
    two_pieces: Solution, tmp_path: Path
) -> None:
    path = tmp_path / "some.slice"
    count = cut(two_pieces.path, Wanted(positions=MANY), path, 2)
    some, whole = sliced_race(path), SolvedRace.whole(two_pieces.path)
    assert some.header["positions"] == count < len(two_pieces.race.arrangements) ** 2
    assert some.header["chosen"] == {"positions": MANY}
    race, values = table_values(two_pieces.path)
    trail = walk(race.beginning, 2000, 1, values, moves_of(race))
    for number in Random(3).sample(sorted(set(trail.tolist())), 150):
        s = state_of(race, *divmod(number, len(values)))
        assert choices(some, s) == choices(whole, s)


def test_a_slice_is_no_larger_than_asked_for(two_pieces: Solution, tmp_path: Path) -> None:
    path = tmp_path / "some.slice"
    assert 1000 < cut(two_pieces.path, Wanted(positions=5000), path, 1) <= 5000
    begin = two_pieces.race.beginning
    assert sliced_race(path).values.chance(begin, begin) == two_pieces.first_player


def test_a_slice_of_few_pieces_is_the_race_with_so_many(
    two_pieces: Solution, tmp_path: Path
) -> None:
    path = tmp_path / "one.slice"
    assert cut(two_pieces.path, Wanted(pieces=1), path, 1) == 42 * 42
    race, values = table_values(solved(tmp_path, 1).path)
    two = two_pieces.race
    numbers = [two.number[(*each, 42)] for each in race.arrangements]
    wanted = {
        a * len(two.arrangements) + b: int(values[k, n])
        for k, a in enumerate(numbers)
        for n, b in enumerate(numbers)
    }
    found = dict(positions(path))
    assert found.keys() == wanted.keys()
    both = [(found[number], wanted[number]) for number in found]
    assert max(abs(one - other) for one, other in both) <= 4, "whatever is less is rounding"


def test_few_pieces_lead_nowhere_else(two_pieces: Solution, tmp_path: Path) -> None:
    path = tmp_path / "one.slice"
    cut(two_pieces.path, Wanted(pieces=1), path, 1)
    some, race = sliced_race(path), two_pieces.race
    inside = race.number[(3, 42)], race.number[(9, 42)]
    assert choices(some, state_of(race, *inside))
    with pytest.raises(Unknown):
        choices(some, state_of(race, race.number[(3, 9)], race.number[(9, 42)]))


def test_the_command_cuts_a_slice(rauswurf: Run, data_folder: Path, tmp_path: Path) -> None:
    assert rauswurf("solve", "never-mind", "--pieces", "1").code == 0
    told = json.loads(
        rauswurf("solve", "never-mind", "--pieces", "1", "--slice", "500", "--json").out
    )
    path = usual_path("never-mind", 1, SLICE)
    assert told["file"] == str(path)
    assert told["positions"] == read_header(path, SLICE)["positions"] <= 500
    checked = rauswurf("solve", "never-mind", "--check", str(path))
    assert (checked.code, checked.err) == (0, "")
    out = tmp_path / "all.slice"
    done = rauswurf("solve", "never-mind", "--pieces=1", "--slice=pieces=1", "-o", str(out))
    assert done.out == f"The slice has 1,764 positions. It is in {out}.\n"
    values = np.array([value for _, value in positions(out)], np.uint32)
    assert np.array_equal(values, table_values(usual_path("never-mind", 1))[1].ravel())


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        ("--slice x", "--slice takes a number of positions"),
        ("--slice 0", "--slice takes a number of positions"),
        ("--slice =5", "It cannot be =5"),
        ("--slice pieces=2", "--slice pieces must be between 1 and 1, not 2"),
        ("--slice 100", "There is no table with these rules at"),
    ],
)
def test_a_slice_that_cannot_be_cut_is_refused(rauswurf: Run, words: str, complaint: str) -> None:
    ran = rauswurf("solve", "madn", "--pieces", "1", *words.split())
    assert ran.code == 2
    assert complaint in ran.err
