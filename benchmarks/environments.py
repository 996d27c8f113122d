"""Decisions a second of environments, ours and others', in one run.

    python benchmarks/environments.py [--rounds 3]

Everything is driven as its own documentation does it, at random among what is legal. Seconds are
of processor time, so threads and whatever else the machine does change little. Others play other
games: what is compared is how long one waits for a step.
"""

import argparse
import statistics
import time
from collections.abc import Callable
from importlib import import_module
from random import Random
from typing import Any

import numpy as np

from rauswurf.envs import openspiel, pettingzoo
from rauswurf.envs.gymnasium import GameEnv
from rauswurf.envs.vector import VectorGames

SECONDS = 1.0  # of each, in each round
AT_ONCE = 16384

Step = Callable[[], int]  # goes on a little, and tells how many decisions that were


def vector(game: str, players: int) -> Step:
    """Many games at once, random players included."""
    games = VectorGames(game, players, count=AT_ONCE, seed=1)

    def step() -> int:
        games.step(games.sample())
        return AT_ONCE

    return step


def aec(env: Any) -> Step:
    """One decision after the other through PettingZoo."""
    random = Random(1)
    env.reset(seed=1)

    def step() -> int:
        observation, _, terminated, truncated, info = env.last()
        if terminated or truncated:
            env.reset()
            return 0
        mask = observation["action_mask"] if isinstance(observation, dict) else info["action_mask"]
        env.step(random.choice(np.flatnonzero(mask).tolist()))
        return 1

    return step


def spiel(game: Any) -> Step:
    """One decision after the other through OpenSpiel; dice are drawn and not counted."""
    random = Random(1)
    states = [game.new_initial_state()]

    def step() -> int:
        state = states[0]
        if state.is_terminal():
            states[0] = game.new_initial_state()
            return 0
        is_decision = not state.is_chance_node()
        state.apply_action(random.choice(state.legal_actions()))
        return int(is_decision)

    return step


def gym(env: GameEnv) -> Step:
    """One decision of a learner after the other, with what the others do."""
    random = Random(1)
    masks = [env.reset(seed=1)[1]["action_mask"]]

    def step() -> int:
        action = random.choice(np.flatnonzero(masks[0]).tolist())
        _, _, is_over, _, info = env.step(action)
        masks[0] = (env.reset()[1] if is_over else info)["action_mask"]
        return 1

    return step


def rate(step: Step) -> float:
    """Decisions a second of processor time."""
    decisions, began = 0, time.process_time()
    while time.process_time() - began < SECONDS:
        decisions += step()
    return decisions / (time.process_time() - began)


def rows() -> dict[str, Step]:
    """Everything that is measured."""
    pyspiel = openspiel.pyspiel
    classics = {
        name: import_module(f"pettingzoo.classic.{name}").env()
        for name in ("tictactoe_v3", "connect_four_v3", "chess_v6")
    }
    return {
        "Rauswurf, VectorGames, never-mind, 4 players": vector("never-mind", 4),
        "Rauswurf, VectorGames, jaeger, 6 players": vector("jaeger", 6),
        "Rauswurf, VectorGames, nichtlustig, 4 players": vector("nichtlustig", 4),
        "Rauswurf, PettingZoo, never_mind_v0, 4 players": aec(
            pettingzoo.MODULES["never_mind_v0"].env()
        ),
        "Rauswurf, Gymnasium, NeverMind-v0, 2 players, casual": gym(GameEnv("never-mind", 2)),
        "Rauswurf, OpenSpiel, rauswurf_never_mind, 4 players": spiel(
            pyspiel.load_game("rauswurf_never_mind")
        ),
        "OpenSpiel's maedn (C++, from Python), 4 players": spiel(
            pyspiel.load_game("maedn(players=4)")
        ),
        **{f"PettingZoo's {name}": aec(env) for name, env in classics.items()},
    }


def main() -> None:
    """Measure all in turns, and tell the medians."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rounds", type=int, default=3)
    rounds = parser.parse_args().rounds
    measured = rows()
    found: dict[str, list[float]] = {name: [] for name in measured}
    for _ in range(rounds):
        for name, step in measured.items():
            found[name].append(rate(step))
    print("| environment | decisions a second of processor time |\n|---|---|")
    for name, rates in found.items():
        print(f"| {name} | {statistics.median(rates):,.0f} |")


if __name__ == "__main__":
    main()
