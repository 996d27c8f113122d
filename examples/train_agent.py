"""A small agent learns Never Mind! for two from nothing but wins and losses, and beats `casual`.

    python examples/train_agent.py                  train, then play 1,000 games against `casual`
    python examples/train_agent.py --train 20000 --games 200

Thousands of games run side by side (``VectorGames``), the agent has both seats. It looks at a dozen
things that a move does, weighs them, and takes a move the more likely the more they weigh
(a softmax). Who won makes the moves of that game more likely, who lost less (REINFORCE). There is
nothing here but numpy.
"""

import argparse
import time
from typing import Any

import numpy as np
from numpy.typing import NDArray

from rauswurf.envs.gymnasium import GameEnv
from rauswurf.envs.vector import VectorGames

Numbers = NDArray[np.float64]

GAME, PLAYERS = "never-mind", 2
PIECES, TRACK, GOAL = 4, 40, 41  # places: 0 is the base, 1 to 40 the track, then the goal
FIRST_STEP = 2  # the action that moves the foremost piece; those of the others follow
OTHER = 2 * PIECES  # where the places of the opponent begin: two colours clockwise
DIE = 25
HALF = TRACK // 2  # the opponent begins on the other side of the board
REACH = 6
FEATURES = 12


def fields(places: Numbers, shift: int) -> Numbers:
    """Track fields as the mover counts them; far from everything for pieces that are not there."""
    on_track = (places > 0) & (places <= TRACK)
    return np.where(on_track, (places - 1 + shift) % TRACK, np.inf)


def near(ahead: Numbers, behind: Numbers) -> Numbers:
    """How many of those behind can reach each of those ahead with one die."""
    with np.errstate(invalid="ignore"):
        steps = (ahead[:, :, None] - behind[:, None, :]) % TRACK
    return np.asarray(((steps > 0) & (steps <= REACH)).sum(axis=2), np.float64)


def features(seen: NDArray[np.int8]) -> Numbers:
    """[game, piece, feature]: what moving each of the mover's pieces does."""
    own = seen[:, :PIECES].astype(np.float64)
    other = seen[:, OTHER : OTHER + PIECES].astype(np.float64)
    die = seen[:, DIE].astype(np.float64)[:, None]
    to = np.where(own == 0, 1, own + die)
    theirs = fields(other, HALF)
    here, there = fields(own, 0), fields(to, 0)
    hits = there[:, :, None] == theirs[:, None, :]
    hits &= np.isfinite(there)[:, :, None]
    prey = (hits * other[:, None, :]).sum(axis=2) / TRACK
    danger, danger_there = near(here, theirs), near(there, theirs)
    chased = near_from(there, theirs) - near_from(here, theirs)
    told = (
        hits.any(axis=2),
        prey,
        own == 0,
        to >= GOAL,
        own >= GOAL,
        own / TRACK,
        danger,
        danger_there,
        danger * own / TRACK,
        danger_there * to / TRACK,
        chased,
        own == 1,
    )
    return np.stack([np.asarray(each, np.float64) for each in told], axis=2)


def near_from(hunters: Numbers, prey: Numbers) -> Numbers:
    """How many of the prey each hunter can reach with one die."""
    with np.errstate(invalid="ignore"):
        steps = (prey[:, None, :] - hunters[:, :, None]) % TRACK
    return np.asarray(((steps > 0) & (steps <= REACH)).sum(axis=2), np.float64)


def chances(weights: Numbers, told: Numbers, legal: NDArray[np.bool_]) -> Numbers:
    """[game, piece]: how likely each move is taken."""
    scores = np.where(legal, told @ weights, -np.inf)
    likely = np.exp(scores - scores.max(axis=1, keepdims=True))
    return np.asarray(likely / likely.sum(axis=1, keepdims=True))


def legal_moves(masks: NDArray[Any]) -> NDArray[np.bool_]:
    """[game, piece]: may it be moved?"""
    return np.asarray(masks[:, FIRST_STEP : FIRST_STEP + PIECES], np.bool_)


def train(wanted: int, count: int = 2048, step: float = 0.15, seed: int = 1) -> Numbers:
    """Weights after so many games against itself."""
    random = np.random.default_rng(seed)
    games = VectorGames(GAME, PLAYERS, count=count, seed=seed)
    weights = np.zeros(FEATURES)
    blame = np.zeros((count, PLAYERS, FEATURES))  # what would have made each seat's moves likelier
    everyone = np.arange(count)
    decisions, ended, began = 0, 0, time.perf_counter()
    while ended < wanted:
        seen = games.seen
        told = features(seen.observations)
        likely = chances(weights, told, legal_moves(seen.masks))
        drawn = (likely.cumsum(axis=1) > random.random((count, 1))).argmax(axis=1)
        mean = (likely[:, :, None] * told).sum(axis=1)
        blame[everyone, seen.movers] += told[everyone, drawn] - mean
        after = games.step(FIRST_STEP + drawn)
        over = np.flatnonzero(after.terminated)
        if len(over):
            paid = after.rewards[over][:, :, None] * blame[over]
            weights += step * paid.sum(axis=(0, 1)) / count
            blame[over] = 0
        decisions += count
        ended += len(over)
    print(f"{ended:,} games, {decisions:,} decisions in {time.perf_counter() - began:.0f} s")
    games.close()
    return weights


def best(weights: Numbers, observation: NDArray[np.int8], mask: NDArray[Any]) -> int:
    """The move that weighs most."""
    scores = (features(observation[None]) @ weights)[0]
    legal = legal_moves(mask[None])[0]
    return FIRST_STEP + int(np.where(legal, scores, -np.inf).argmax())


def measure(weights: Numbers, count: int, level: str = "casual") -> float:
    """The part of games that the agent wins against a bot, from both seats in turn."""
    seats = [GameEnv(GAME, PLAYERS, level=level, seat=seat) for seat in range(PLAYERS)]
    won = 0
    for number in range(count):
        env = seats[number % PLAYERS]
        observation, info = env.reset(seed=1000 + number)
        reward, is_over = 0.0, env.play.is_over
        while not is_over:
            action = best(weights, observation, info["action_mask"])
            observation, reward, is_over, _, info = env.step(action)
        won += reward > 0
    return won / count


def main() -> None:
    """Train, tell what was learned, and measure it."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--train", type=int, default=100_000, help="games to learn from")
    parser.add_argument("--games", type=int, default=1000, help="to be measured by")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    weights = train(given.train, seed=given.seed)
    print("weights:", np.round(weights, 2).tolist())
    share = measure(weights, given.games)
    margin = 1.96 * (share * (1 - share) / given.games) ** 0.5
    print(f"{given.games} games against casual: {100 * share:.1f} ± {100 * margin:.1f} % won")


if __name__ == "__main__":
    main()
