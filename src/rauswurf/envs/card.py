"""The same on a graphics card: the games stay there, and so do all arrays.

Whatever knows DLPack or the interface of CUDA arrays (JAX, torch, CuPy) takes them where they lie.
"""

from typing import Any, NamedTuple

import numpy as np

from rauswurf.dice.seeds import check_seed
from rauswurf.envs.rules.lanes import PLAN_LENGTH
from rauswurf.envs.vector import BEGIN, LANE, SAMPLE, STEP, Terms
from rauswurf.fast.compiler import record_types
from rauswurf.fast.cuda.driver import Card, Lines, Memory
from rauswurf.fast.cuda.exchange import place_of
from rauswurf.fast.cuda.programs import program

__all__ = ["CardGames", "SeenThere"]

THREADS = 128
BLOCKS = 32  # for each multiprocessor, at most


class SeenThere(NamedTuple):
    """What is to be seen of all games, on the card; the next step writes over it."""

    observations: Memory  # [game, number]
    masks: Memory  # [game, action]
    rewards: Memory  # [game, seat]: of the last step
    flags: Memory  # [game]: mover, terminated, truncated, illegal; see ``VectorGames``


class CardGames:
    """Many games side by side on a card: see ``VectorGames``, which has the same games.

    Raises NoCard where there is none.
    """

    def __init__(self, game: str, players: int | None = None, *, card: int = 0, **terms: Any):
        self.terms = Terms(game, players, **terms)
        self.setup, self.spaces = self.terms.setup, self.terms.spaces
        self.card = Card(card)
        self.lanes = self._room((self.terms.count,), record_types(self.terms.rules)[LANE])
        self.seen = SeenThere(*(self._room(shape, kind) for shape, kind in self.terms.shapes()))
        self.actions = self._room((self.terms.count,), np.int32)
        self._begin, self._step, self._sample = (
            self.card.kernel(program(self.terms.rules, name, {"plan": (PLAN_LENGTH,)}), name)
            for name in (BEGIN, STEP, SAMPLE)
        )
        self.reset()

    def reset(self, seed: int | None = None) -> SeenThere:
        """Begin all games anew; raises BadSeed."""
        if seed is not None:
            self.terms.seed = check_seed(seed)
        observations, masks, _, flags = self._cleared()
        self._everywhere(self._begin, observations, masks, flags)
        return self.seen

    def step(self, actions: Any = None) -> SeenThere:
        """Take an action in each game: those in ``self.actions``, or those given.

        They may be an array of another library on this card, of int32, or numbers, which are
        copied there. Raises ValueError for actions of another shape or kind.
        """
        if actions is not None and actions is not self.actions:
            self._take_up(actions)
        self._everywhere(self._step, self.actions, *self._cleared())
        return self.seen

    def sample(self) -> Memory:
        """Put a legal action for each game, each equally likely, into ``self.actions``."""
        self._everywhere(self._sample, self.seen.masks, self.actions)
        return self.actions

    def close(self) -> None:
        """No more games: the memory is given back, and arrays made of it must not be used."""
        for memory in (self.lanes, *self.seen, self.actions):
            memory.give_back()

    def _room(self, shape: tuple[int, ...], kind: Any) -> Memory:
        made = Memory(self.card, shape, kind)
        made.clear()
        return made

    def _cleared(self) -> SeenThere:
        """Where to write what is to be seen."""
        for memory in self.seen[1:]:
            memory.clear()
        return self.seen

    def _take_up(self, actions: Any) -> None:
        """Copy the actions to where the games look for them."""
        if hasattr(actions, "__cuda_array_interface__"):
            self.card.wait_for_others()
            self.actions.copy_from(place_of(actions, self.actions.shape, self.actions.kind))
            return
        given = np.asarray(actions)
        if given.shape != self.actions.shape or given.dtype.kind not in "iu":
            wanted = f"wanted are {self.terms.count} whole numbers, one for each game"
            raise ValueError(f"{wanted}: these are {given.dtype} of shape {given.shape}")
        self.actions.write(given)

    def _everywhere(self, kernel: Any, *arrays: Memory) -> None:
        """Run a kernel for all lanes, and wait for it."""
        blocks = min(self.card.multiprocessors * BLOCKS, -(-self.terms.count // THREADS))
        lanes = Lines(self.lanes, self.terms.count)
        kernel.launch(blocks, THREADS, *self.terms.plan(), lanes, *arrays)
        self.card.wait()
