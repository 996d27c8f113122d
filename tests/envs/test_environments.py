"""What learners get besides what the suites ask for."""

import subprocess
import sys
from typing import Any

import gymnasium
import numpy as np
import pytest

from rauswurf import games
from rauswurf.bots import NoSuchBot
from rauswurf.envs.gymnasium import GameEnv
from rauswurf.envs.pettingzoo import MODULES, RoundEnv, TurnEnv
from rauswurf.games import SetupError

WITHOUT = """
import sys
for name in ("gymnasium", "pettingzoo", "pyspiel"):
    sys.modules[name] = None
import rauswurf.envs
from rauswurf.envs.play import Play
from rauswurf.messages.parts import NotInstalled
for name in ("gymnasium", "pettingzoo", "openspiel"):
    try:
        __import__(f"rauswurf.envs.{name}")
    except NotInstalled as error:
        print(error)
"""


def test_nothing_else_has_to_be_installed_to_import_it() -> None:
    done = subprocess.run([sys.executable, "-c", WITHOUT], capture_output=True, text=True)
    lines = done.stdout.splitlines()
    assert done.returncode == 0, done.stderr
    assert len(lines) == 3
    wanted = ("gymnasium", "gymnasium", "open-spiel")
    assert all(name in line for name, line in zip(wanted, lines, strict=True))
    assert all("make parts" in line or "rauswurf[envs]" in line for line in lines)


def test_whoever_is_home_waits_for_the_end() -> None:
    """Rewards tell the place: with three players they are 1, 0 and -1."""
    rewards = set()
    env = GameEnv("madn", 3, level="casual", seat=1)
    for seed in range(6):
        _, info = env.reset(seed=seed)
        env.action_space.seed(seed)
        is_over = False
        while not is_over:
            _, reward, is_over, _, info = env.step(env.action_space.sample(info["action_mask"]))
            assert is_over or env.play.seat == 1
            assert is_over or reward == 0
        rewards.add(reward)
        assert sorted(env.play.rewards) == [-1, 0, 1]
    assert rewards <= {1.0, 0.0, -1.0}


def test_games_of_a_seed_go_on() -> None:
    env = GameEnv("never-mind", 2)
    first, _ = env.reset(seed=8)
    second = [env.reset()[0].tolist() for _ in range(5)]
    env.reset(seed=8)
    assert [env.reset()[0].tolist() for _ in range(5)] == second
    assert any(each != first.tolist() for each in second)


@pytest.mark.parametrize("make", [GameEnv, TurnEnv, RoundEnv])
def test_an_illegal_action_changes_nothing(make: Any) -> None:
    env = make("madn", 2)
    env.reset(seed=3)
    before = env.play.position, list(env.play.events)
    mover = env.play.seat
    if make is RoundEnv:
        _, rewards, over, _, infos = env.step({"player_0": 17, "player_1": 17})
        told = rewards[f"player_{mover}"], over["player_0"], infos[f"player_{mover}"]
    elif make is TurnEnv:
        env.step(17)
        agent = f"player_{mover}"
        told = env.rewards[agent], env.terminations[agent], env.infos[agent]
    else:
        _, reward, is_over, _, info = env.step(np.int64(17))
        told = reward, is_over, info
    assert (env.play.position, env.play.events) == before
    assert told[:2] == (-1.0, False)
    assert told[2]["illegal"] is True
    assert told[2]["action_mask"].any()


def test_a_learner_may_be_told_to_stop() -> None:
    env = GameEnv("madn", 2, max_decisions=3)
    _, info = env.reset(seed=1)
    for step in (1, 2, 3):
        action = int(np.flatnonzero(info["action_mask"])[0])
        _, _, is_over, broken_off, info = env.step(np.int64(action))
        assert not is_over
        assert broken_off == (step == 3)


def test_wrong_terms_are_refused() -> None:
    with pytest.raises(SetupError):
        GameEnv("chess")
    with pytest.raises(NoSuchBot):
        GameEnv("madn", level="god")
    with pytest.raises(ValueError, match="there are 0 to 1"):
        GameEnv("madn", 2, seat=2)
    with pytest.raises(ValueError, match="1 to 6"):
        GameEnv("madn", 2).reset(options={"dice": [7]})
    with pytest.raises(ValueError, match="the game goes on"):
        GameEnv("never-mind", 2).reset(options={"dice": [1, 2]})
    with pytest.raises(AttributeError, match="never_mind_v0"):
        __import__("rauswurf.envs.pettingzoo").envs.pettingzoo.chess_v6  # noqa: B018


def test_all_games_are_there() -> None:
    assert len(MODULES) == len(games.GAMES) == 10
    assert sum(name.startswith("rauswurf/") for name in gymnasium.registry) == 10
