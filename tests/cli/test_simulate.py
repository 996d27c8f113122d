"""``rauswurf simulate``: the same seed, the same games, on however many threads."""

from typing import Any

import pytest

from rauswurf.cli.lab import waiting
from rauswurf.cli.lab.simulated import about_first
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


# Who begins wins always, never, or as often as would be fair.
@pytest.mark.parametrize(
    ("low", "high", "told"),
    [
        (0.26, 0.3, "Going first helps: whoever begins wins 27.5% of the games"),
        (0.2, 0.24, "Going first hurts: whoever begins wins only 27.5% of the games"),
        (0.24, 0.3, "No advantage of going first was found"),
        (0.25, 1.1, "very likely between 25% and 100%). A fair share would be 25%."),
    ],
)
def test_is_it_better_to_begin(low: float, high: float, told: str) -> None:
    first: dict[str, float | None] = {"mean": 0.275, "low": low, "high": high, "fair": 0.25}
    [sentence] = about_first(first)
    assert told in sentence.text("en")
    assert not [*about_first(None)]
    assert not [*about_first({**first, "low": None})]


def test_who_began_is_told_where_dice_decide_it_and_where_they_do_not(rauswurf: Run) -> None:
    data = simulated(rauswurf, "--bots", "foremost")
    assert data["first_wins"]["mean"] == data["wins"][0] / 600
    assert data["first_wins"]["fair"] == 0.25
    by_dice = simulated(rauswurf, "--bots", "foremost", "--set", "first=highest-roll")
    figures = {each["name"]: each["mean"] for each in by_dice["figures"]}
    assert by_dice["first_wins"]["mean"] == figures["wins, turn 1"] != by_dice["wins"][0] / 600
    unlike = "random,foremost,random,random"
    assert simulated(rauswurf, "--bots", unlike)["first_wins"] is None, "a better one might begin"
    ran = rauswurf("simulate", "madn", "--games", "600", "--bots", "foremost")
    assert "whoever begins wins" in ran.out and "4 players: foremost\n" in ran.out


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
