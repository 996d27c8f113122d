"""Training in NICHTLUSTIG: the same plan, the same weights; it can be stopped; and it learns."""

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from rauswurf import games
from rauswurf.bots.nichtlustig import training as module
from rauswurf.bots.nichtlustig.judging import STAGES, THINGS
from rauswurf.bots.nichtlustig.training import Belief, CannotTrain, FittingPlan, Training, by_stage
from rauswurf.bots.nichtlustig.weights import by_hand
from rauswurf.cli import main


def made_up(turns: int, seed: int) -> tuple[np.ndarray, np.ndarray, np.ndarray, np.ndarray]:
    """Turns of games whose winners are drawn by known weights."""
    chance = np.random.default_rng(seed)
    truth = np.array(by_hand()) + chance.normal(0, 0.3, STAGES * THINGS)
    gone = chance.random(turns) * (STAGES - 1)
    seen = by_stage(gone, chance.integers(0, 3, (turns, 4, THINGS)).astype(float))
    likely = module.softmax(seen @ truth)
    winners = (likely.cumsum(axis=1) > chance.random((turns, 1))).argmax(axis=1)
    return seen, np.eye(4)[winners], np.ones(turns), truth


def test_it_finds_what_things_are_worth() -> None:
    seen, won, counts, truth = made_up(12_000, 3)
    belief = Belief()
    before = np.abs(belief.weights - truth).mean()
    for part in np.array_split(np.arange(len(seen)), 20):
        belief.learn(seen[part], won[part], counts[part])
    assert np.abs(belief.weights - truth).mean() < before / 3


def test_stages_are_mixed_as_the_players_mix_them() -> None:
    found = by_stage(np.array([0.0, 1.25, 4.0]), np.ones((3, 1, THINGS)))
    parts = found.reshape(3, STAGES, THINGS)[:, :, 0]
    assert parts.tolist() == [[1, 0, 0, 0, 0], [0, 0.75, 0.25, 0, 0], [0, 0, 0, 0, 1]]


@pytest.mark.slow
@pytest.mark.parametrize("players", [(3,), pytest.param((2, 3, 4), marks=pytest.mark.proof)])
def test_a_checkpoint_is_gone_on_with_as_if_nothing_had_happened(
    monkeypatch: pytest.MonkeyPatch, players: tuple[int, ...]
) -> None:
    monkeypatch.setattr(module, "LESSON", 4)
    game = replace(games.get("nichtlustig"), players=players)
    monkeypatch.setattr(module, "get_game", lambda _: game)
    plan = FittingPlan(games=24, seed=5)
    whole = Training(plan)
    while not whole.is_done:
        whole.lesson()
    stopped = Training(plan)
    for _ in range(4):
        stopped.lesson()
    assert stopped.played == 16
    again = Training(plan, stopped.checkpoint, "x")
    while not again.is_done:
        again.lesson()
    assert again.to_text() == whole.to_text()
    with pytest.raises(CannotTrain, match="different training"):
        Training(FittingPlan(games=24, seed=6), stopped.checkpoint, "x")


@pytest.mark.parametrize(
    "kept",
    ["nonsense", "[]", '{"plan": {}, "played": 1}', '{"plan": 1, "played": 0, "beliefs": []}'],
)
def test_a_checkpoint_that_is_none_is_refused(
    kept: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "x.checkpoint").write_text(kept)
    assert main(["train", "nichtlustig", "--games", "10", "--out", str(tmp_path / "x.json")]) == 2
    told = capsys.readouterr()
    assert "x.checkpoint" in told.err
    assert len(told.err.splitlines()) == 1
