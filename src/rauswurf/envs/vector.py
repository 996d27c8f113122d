"""Thousands of games at once, stepped in compiled code: numpy in, numpy out."""

import os
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from rauswurf import games
from rauswurf.dice.seeds import check_seed
from rauswurf.envs.composing import env_rules
from rauswurf.envs.rules.lanes import (
    FLAGS,
    ILLEGAL,
    MOVER,
    TERMINATED,
    TRUNCATED,
)
from rauswurf.envs.spaces import spaces_of
from rauswurf.fast.compiler import compiled, record_types

__all__ = ["Seen", "VectorGames"]

BEGIN, STEP, SAMPLE = "begin_lanes", "step_lanes", "sample_lanes"
LANE = "Lane"
INSIDE, OUTSIDE = "inside", "outside"
FEW = 512  # games: for so few, other threads are not worth waking


class Seen(NamedTuple):
    """What is to be seen of all games; the next step writes over it, so copy what you keep."""

    observations: NDArray[np.int8]  # [game, number]
    masks: NDArray[np.bool_]  # [game, action]
    movers: NDArray[np.int8]  # [game]: the seat that acts; -1: a die is awaited from outside
    rewards: NDArray[np.float32]  # [game, seat]: of the last step
    terminated: NDArray[np.bool_]  # [game]: the last step ended a game, and the next one began
    truncated: NDArray[np.bool_]
    illegal: NDArray[np.bool_]  # [game]: the last action could not be taken, and nothing happened


class Terms:
    """What games are played, how many, and by which numbers; raises SetupError, ValueError."""

    def __init__(
        self,
        game: str,
        players: int | None = None,
        *,
        count: int = 1024,
        variants: Mapping[str, str] | None = None,
        seed: int = 0,
        chance: str = INSIDE,
        max_decisions: int = 0,
    ) -> None:
        known = games.get(game)
        self.setup = known.setup(players, variants)
        self.spaces = spaces_of(self.setup)
        self.rules = env_rules(self.setup)
        if count < 1:
            raise ValueError(f"count is {count}: at least one game is to be played")
        if chance not in (INSIDE, OUTSIDE):
            raise ValueError(f"chance is {chance!r}: it is {INSIDE!r} or {OUTSIDE!r}")
        if max_decisions < 0:
            raise ValueError(f"max_decisions is {max_decisions}: 0 is no limit")
        self.count = count
        self.seed = check_seed(seed)
        self.chance = chance
        self.max_decisions = max_decisions

    def plan(self, first: int = 0) -> tuple[int, ...]:
        """What lanes are told, except for which of them are whose."""
        return self.seed, first, self.count, int(self.chance == OUTSIDE), self.max_decisions

    def shapes(self) -> tuple[tuple[tuple[int, ...], type[Any]], ...]:
        """Observations, masks, rewards and flags: how large they are, and of what."""
        return (
            ((self.count, self.spaces.observation_size), np.int8),
            ((self.count, self.spaces.action_count), np.int8),
            ((self.count, len(self.setup.seats)), np.float32),
            ((self.count, FLAGS), np.int8),
        )


class VectorGames:
    """Many games side by side, on all cores. A game that is over makes room for the next at once.

    Game k has the dice of ``Dice.seeded(seed, k)``; the one after it in its lane that of number
    ``k + count``. With ``chance="outside"`` dice are given instead: where ``movers`` is -1, the
    action is the face of a die.
    """

    def __init__(
        self,
        game: str,
        players: int | None = None,
        *,
        threads: int | None = None,
        **terms: Any,
    ) -> None:
        self.terms = Terms(game, players, **terms)
        self.setup, self.spaces = self.terms.setup, self.terms.spaces
        self.lanes = np.zeros(self.terms.count, record_types(self.terms.rules)[LANE])
        self.shown = [np.zeros(shape, kind) for shape, kind in self.terms.shapes()]
        self.actions = np.zeros(self.terms.count, np.int32)
        self._begin, self._step, self._sample = (
            compiled(self.terms.rules, name) for name in (BEGIN, STEP, SAMPLE)
        )
        count = min(threads or os.cpu_count() or 1, -(-self.terms.count // FEW))
        edges = [self.terms.count * k // count for k in range(count + 1)]
        self._parts = [slice(a, b) for a, b in pairwise(edges)]
        self._pool = ThreadPoolExecutor(count) if count > 1 else None
        self.reset()

    @property
    def seen(self) -> Seen:
        """What is to be seen now."""
        observations, masks, rewards, flags = self.shown
        told = flags.view(np.bool_)
        return Seen(
            observations,
            masks.view(np.bool_),
            flags[:, MOVER],
            rewards,
            told[:, TERMINATED],
            told[:, TRUNCATED],
            told[:, ILLEGAL],
        )

    def reset(self, seed: int | None = None) -> Seen:
        """Begin all games anew; raises BadSeed."""
        if seed is not None:
            self.terms.seed = check_seed(seed)
        observations, masks, _, flags = self.shown
        self._everywhere(self._begin, observations, masks, flags)
        return self.seen

    def step(self, actions: Any) -> Seen:
        """Take an action in each game; raises ValueError for actions of another shape or kind."""
        given = np.asarray(actions)
        if given.shape != self.actions.shape or given.dtype.kind not in "iu":
            wanted = f"wanted are {self.terms.count} whole numbers, one for each game"
            raise ValueError(f"{wanted}: these are {given.dtype} of shape {given.shape}")
        np.copyto(self.actions, given, casting="unsafe")
        self._everywhere(self._step, self.actions, *self.shown)
        return self.seen

    def sample(self) -> NDArray[np.int32]:
        """A legal action for each game, each equally likely, drawn from a stream of its own."""
        actions = np.empty_like(self.actions)
        self._everywhere(self._sample, self.shown[1], actions)
        return actions

    def close(self) -> None:
        """No more games."""
        if self._pool is not None:
            self._pool.shutdown()

    def _everywhere(self, function: Any, *arrays: Any) -> None:
        """Call a function for all lanes, shared out among the threads."""

        def at(part: slice) -> None:
            plan = np.array([*self.terms.plan(part.start), 0, 1], np.int64)
            if function is not self._sample:
                for each in self.shown[1:]:
                    each[part].fill(0)
            function(self.lanes[part], plan, *(array[part] for array in arrays))

        if self._pool is None:
            at(self._parts[0])
        else:
            list(self._pool.map(at, self._parts))
