"""Tuning levels: equally far apart on a scale that fits what was measured, and resumable."""

import json
import math
import sys
import time
from importlib import import_module
from pathlib import Path

import numpy as np
import pytest

from rauswurf import games
from rauswurf.games.levels import LEVELS
from rauswurf.lab.match import match_at
from rauswurf.lab.measuring import won_by_first
from rauswurf.lab.play import play

sys.path.insert(0, str(Path(__file__).parent.parent.parent / "tools"))
levels = import_module("levels")
scales = import_module("level_scale")
steps = import_module("level_steps")

MADN = games.get("madn").setup(2)


def measured(odds: float, games: int = 1_000) -> object:
    """What two players measure whose odds are known."""
    share = odds / (1 + odds)
    return scales.Measured(share, math.sqrt(share * (1 - share) / games), games, 2)


def below(weakness: int) -> float:
    """A scale to be found: straight between the grid, steeper at its end."""
    return weakness / 1000 + max(0, weakness - 600) / 200


def test_the_scale_is_found_and_levels_are_equally_far_apart_on_it() -> None:
    table = scales.Table(MADN)
    pairs = [*table.grid, (120, 410), (410, 700), (700, 1000)]
    found = {(a, b): measured(math.exp(below(b) - below(a))) for a, b in pairs}
    scale = table.scale(found)
    assert scale.below == pytest.approx([below(each) for each in table.weaknesses], abs=1e-6)
    table.set_levels(scale, 4)
    heights = [below(each) for each in table.levels]
    assert np.diff(heights) == pytest.approx([min(below(1000) / 4, math.log(2))] * 4, abs=0.01)
    assert table.levels[0] == 0


def test_what_is_surer_counts_more_and_the_weaker_are_never_above() -> None:
    table = scales.Table(MADN)
    found = {pair: measured(1.2) for pair in table.grid}
    found[(0, 1000)] = measured(5, 1_000_000)  # 1.2 to the seventh is only 3.6
    scale = table.scale(found)
    assert math.exp(scale.spread) == pytest.approx(5, rel=0.02)
    found = {pair: measured(0.8) for pair in table.grid}
    assert all(step > 0 for step in np.diff(table.scale(found).below))


def test_as_many_levels_as_no_step_is_more_than_twice_the_fair_odds() -> None:
    assert levels.number_of_steps([math.log(7.9), 0.1]) == 3
    assert levels.number_of_steps([0.1, math.log(8.1)]) == 4
    assert scales.levels_at([0, 200, 500, 900]) == dict(
        zip(LEVELS, [900, 500, 350, 200], strict=False)
    )


def test_games_in_parts_are_the_same_games() -> None:
    setup = games.get("never-mind").setup(4)
    match = match_at(setup, ("foremost", "random", "random", "random"), 3, rotated=True)
    whole = won_by_first(match, play(match, 0, 80, workers=1))
    part = won_by_first(match, play(match, 36, 44, workers=1), 36)
    assert (whole[36:] == part).all()
    count, total, squares = steps.played(match, 9, 11)
    deals = part.reshape(11, 4).mean(axis=1)
    assert (count, total, squares) == (11, deals.sum(), pytest.approx(deals @ deals))


@pytest.mark.slow
def test_where_games_take_long_luck_is_taken_off() -> None:
    table = scales.Table(games.get("nichtlustig").setup(2))
    kept = steps.Steps(1, 5, time.monotonic(), Path("nowhere"))
    with kept:
        match = kept.match(table, (250, 1000))
    count, total, squares = steps.played(match, 0, 10)
    raw = play(match, 0, 20, workers=1)
    first = np.array([match.seating(game).index(0) for game in range(20)])
    won = won_by_first(match, raw) - raw.luck[np.arange(20), first]
    assert total == pytest.approx(won.reshape(10, 2).mean(axis=1).sum())
    assert squares / count - (total / count) ** 2 < 0.1, "much less than by lot"


def test_a_game_that_does_not_end_is_broken_off_and_won_by_nobody() -> None:
    setup = games.get("never-mind").setup(4)
    match = match_at(setup, ("foremost", "random", "random", "random"), 3, rotated=True)
    assert steps.played(match, 0, 3, longest=40) == [3, 0.0, 0.0]


def test_it_stops_in_time_goes_on_and_finds_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(steps, "CHUNK", 12)
    file, kept = tmp_path / "levels.json", tmp_path / "kept"
    with (
        steps.Steps(1, 5, time.monotonic(), kept) as late,
        pytest.raises(steps.OutOfTime),
    ):
        levels.tune(levels.tables_of(["madn"], None), 12, late, file)
    assert not file.exists()
    with steps.Steps(1, 5, time.monotonic() + 600, kept) as enough:
        levels.tune(levels.tables_of(["madn"], None), 12, enough, file)
    found = json.loads(file.read_text(encoding="utf-8"))
    of_two = found["games"]["madn"]["players"]["2"]
    assert list(of_two["weakness"]) == list(LEVELS[:-1])
    assert len(of_two["wins"]) == found["games"]["madn"]["levels"] - 1
    assert of_two["games"] == 12
    shipped = json.loads(levels.FILE.read_text(encoding="utf-8"))
    assert found["games"]["werfer"] == shipped["games"]["werfer"]
    with steps.Steps(1, 5, time.monotonic() + 600, kept) as again:
        again.pool.shutdown()  # nothing is left to play
        levels.tune(levels.tables_of(["madn"], None), 12, again, file)
    assert json.loads(file.read_text(encoding="utf-8")) == found


def test_tables_of_one_size_are_tuned_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(steps, "CHUNK", 12)
    file = tmp_path / "levels.json"
    with steps.Steps(1, 5, time.monotonic() + 600, tmp_path / "kept") as enough:
        levels.tune(levels.tables_of(["madn", "never-mind"], 2), 12, enough, file)
    found = json.loads(file.read_text(encoding="utf-8"))["games"]
    shipped = json.loads(levels.FILE.read_text(encoding="utf-8"))["games"]
    for game in ("madn", "never-mind"):
        assert found[game]["levels"] == shipped[game]["levels"]
        assert found[game]["players"]["2"] != shipped[game]["players"]["2"]
        assert found[game]["players"]["4"] == shipped[game]["players"]["4"]
    assert levels.tables_of(["never-mind"], 6) == {}
