"""Batches: the same seed gives the same games, however they are shared out."""

import json
import os
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from rauswurf import games
from rauswurf.fast import batch
from rauswurf.fast.batch import CAPTURES, FINISHED, LEAD_CHANGES, ROLLS, TURNS, columns, simulate
from rauswurf.fast.compiler import compiled
from rauswurf.rules.compose import compose

NEVER_MIND = games.get("never-mind").setup(4)
GAMES = 700


def rows(**options: Any) -> list[list[int]]:
    played: list[list[int]] = simulate(NEVER_MIND, GAMES, 5, **options).rows.tolist()
    return played


@pytest.fixture(scope="module")
def expected() -> list[list[int]]:
    return rows(threads=1)


@pytest.mark.parametrize("threads", [2, 3, 16])
def test_the_number_of_threads_changes_nothing(expected: list[list[int]], threads: int) -> None:
    assert rows(threads=threads) == expected


@pytest.mark.parametrize("chunk", [1, 64, 699, 10_000])
def test_the_size_of_the_chunks_changes_nothing(
    expected: list[list[int]], chunk: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(batch, "MOST_AT_ONCE", chunk)
    monkeypatch.setattr(batch, "PARTS", 1)
    assert rows(threads=2) == expected


def test_fewer_games_are_the_first_of_them(expected: list[list[int]]) -> None:
    assert simulate(NEVER_MIND, 100, 5).rows.tolist() == expected[:100]


def test_the_seed_decides(expected: list[list[int]]) -> None:
    assert rows() == expected
    assert simulate(NEVER_MIND, GAMES, 6).rows.tolist() != expected
    assert len({tuple(row) for row in expected}) > GAMES * 0.99, "every game is another one"


def test_progress_is_told_until_all_games_are_played() -> None:
    told: list[int] = []
    simulate(NEVER_MIND, GAMES, 5, progress=told.append)
    assert len(told) > 1
    assert sum(told) == GAMES


def test_no_games_are_no_trouble() -> None:
    assert simulate(NEVER_MIND, 0).rows.shape == (0, len(columns(NEVER_MIND)))


def test_counts_have_names() -> None:
    tallies = simulate(NEVER_MIND, 50, 5)
    assert tallies.counts["rolls"].tolist() == tallies.column(ROLLS).tolist()
    assert [sorted(ranks) for ranks in tallies.ranks.tolist()] == [[0, 1, 2, 3]] * 50
    assert len(columns(NEVER_MIND)) == tallies.rows.shape[1]


def test_totals_are_those_of_the_c_program() -> None:
    """What the programs in benchmarks/ count for the same seed and games."""
    tallies = simulate(NEVER_MIND, 2000, 7)
    totals = {name: int(tallies.column(name).sum()) for name in (ROLLS, TURNS, CAPTURES)}
    assert totals == {ROLLS: 1_265_104, TURNS: 928_920, CAPTURES: 99_554}
    assert int(tallies.column(LEAD_CHANGES).sum()) == 36_381
    assert int(tallies.column(FINISHED).sum()) == 2000
    assert (tallies.ranks == 1).sum(axis=0).tolist() == [475, 526, 526, 473]


def test_an_annotation_that_nobody_knows_is_refused() -> None:
    source = "def odd(s: str) -> None:\n    pass"
    module = ModuleType("odd")
    exec(source, module.__dict__)
    rules = compose("odd", [module], NEVER_MIND.rules)
    with pytest.raises(TypeError, match=r"odd\.odd: <class 'str'> says nothing about s"):
        compiled(rules, "odd")


# Machine code is kept on disk under a name that tells constants, too.

SET_UP = """
import json, sys
from rauswurf import games
from rauswurf.fast.compiler import compiled, new_record
from rauswurf.rules.array import Array
from rauswurf.rules.compose import compose

def changed(table, place, value):
    flat = list(table.flat)
    flat[place] = value
    return Array(table.shape, tuple(flat))

rules = games.get("madn").setup(4).rules
constants = {}
match sys.argv[1]:
    case "constant":
        constants["HIGHEST_ROLL"] = 1
    case "entry":
        constants["BEGIN"] = changed(rules.BEGIN, 1, 5)
    case "entry of a function called":
        constants["PROGRESS"] = changed(rules.PROGRESS, 0, 99)
rules = compose("changed", [], rules, **constants)
setup = compiled(rules, "setup")
record = new_record(rules)
setup(record)
fields = [field.name for field in rules.fields]
print(json.dumps({
    "compiled": {name: record[name].tolist() for name in fields},
    "interpreted": rules.start().as_dict(),
    "from disk": setup.from_disk,
}))
"""


def set_up(change: str, cache: Path) -> dict[str, Any]:
    """Compile the rules with a change, in a process of its own, and set a game up."""
    done = subprocess.run(
        [sys.executable, "-c", SET_UP, change],
        env={**os.environ, "XDG_CACHE_HOME": str(cache)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    result: dict[str, Any] = json.loads(done.stdout)
    assert result["compiled"] == result["interpreted"]
    return result


def test_a_changed_constant_is_never_served_from_the_disk(tmp_path: Path) -> None:
    plain = set_up("nothing", tmp_path)
    assert not plain["from disk"]
    changes = ("constant", "entry", "entry of a function called")
    results = [plain, *(set_up(change, tmp_path) for change in changes)]
    assert [result["from disk"] for result in results] == [False] * 4
    assert len({json.dumps(result["compiled"]) for result in results}) == 4
    assert set_up("nothing", tmp_path) == plain | {"from disk": True}
