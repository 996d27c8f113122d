"""``rauswurf simulate``: the same seed, the same games, on however many threads."""

from typing import Any

import pytest

from rauswurf.cli.lab import waiting
from tests.cli.conftest import Run

TIMES = {"seconds", "compile_seconds", "games_per_second", "rolls_per_second", "threads"}


def simulated(rauswurf: Run, *options: str) -> Any:
    return rauswurf("simulate", "madn", "--json", "--games", "600", *options).data


def test_the_result_has_everything(rauswurf: Run) -> None:
    data = simulated(rauswurf, "--seed", "7", "--players", "4")
    assert (data["game"], data["players"], data["seed"]) == ("madn", 4, 7)
    assert data["seats"] == ["yellow", "green", "red", "black"]
    assert data["games"] == data["finished"] == sum(data["wins"]) == 600
    assert data["variants"]["colours"] == "own"
    assert data["threads"] >= 1
    turns = data["turns"]
    assert 0 < turns["p50"] <= turns["p95"]
    assert turns["se"] == pytest.approx(turns["sd"] / 600**0.5)
    assert data["captures"] > 0 and data["captures_se"] > 0
    assert data["lead_changes"] > 0 and data["lead_changes_se"] > 0
    assert data["rolls"] > 600
    for name in TIMES:
        assert data[name] > 0


def test_threads_change_nothing_but_the_time(rauswurf: Run) -> None:
    first, second, third = (
        {name: value for name, value in result.items() if name not in TIMES}
        for result in (simulated(rauswurf, "--threads", threads) for threads in "125")
    )
    assert first == second == third


def test_another_seed_gives_other_games(rauswurf: Run) -> None:
    first = simulated(rauswurf, "--seed", "1")
    assert first["rolls"] != simulated(rauswurf, "--seed", "2")["rolls"]
    assert first["rolls"] == simulated(rauswurf, "--seed", "1")["rolls"]


def test_variants_count(rauswurf: Run) -> None:
    data = simulated(rauswurf, "--players", "2", "--set", "colours=own")
    assert data["seats"] == ["yellow", "red"]
    assert data["variants"]["colours"] == "own"
    assert len(data["wins"]) == 2


def test_a_single_game_has_no_error(rauswurf: Run) -> None:
    data = rauswurf("simulate", "madn", "--json", "--games", "1").data
    assert (data["turns"]["se"], data["captures_se"]) == (None, None)
    assert "-" in rauswurf("simulate", "madn", "--games", "1").out


def test_people_get_a_table_with_errors(rauswurf: Run) -> None:
    ran = rauswurf("simulate", "madn", "--games", "300", "--threads", "1")
    assert ran.code == 0
    for words in (
        "Yellow wins",
        "± standard error",
        "turns per game",
        "captures per game",
        "games/s",
    ):
        assert words in ran.out


@pytest.mark.parametrize("form", [[], ["--json"]])
def test_whoever_has_to_wait_for_the_compiler_is_told(
    rauswurf: Run, form: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    from rauswurf.fast import batch
    from rauswurf.fast.waiting import tell

    def warmed_up(*given: object) -> object:
        tell(0.4)
        tell(3.2)
        return plain(*given)

    plain: Any = batch.warmed_up
    monkeypatch.setattr(batch, "warmed_up", warmed_up)
    monkeypatch.setattr(waiting, "WORTH_TELLING", 1.0)
    told = rauswurf("simulate", "madn", "--games", "10", *form).err
    assert told == "Getting these rules ready takes about 4 s. You only wait the first time.\n"
