"""PettingZoo: all seats are learners. Importing this puts all games into its registry.

    from rauswurf.envs.pettingzoo import never_mind_v0

    env = never_mind_v0.env(players=2)

``env`` asks whoever is to act. ``parallel_env`` asks all at once, each time; only who is to act is
listened to. An illegal action changes nothing: the reward is -1, ``infos`` say so.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np
from numpy.typing import NDArray

from rauswurf import games
from rauswurf.envs.gymnasium import ANSI, NAMESPACE, actions_of, box_of
from rauswurf.envs.play import Chances, Play
from rauswurf.envs.rules.lanes import ILLEGAL_REWARD
from rauswurf.envs.spaces import VERSIONS, spaces_of
from rauswurf.games import Game
from rauswurf.messages.parts import need

__all__ = ["MODULES", "Module", "RoundEnv", "TurnEnv", "register"]

pettingzoo: Any = need("pettingzoo")
conversions: Any = need("pettingzoo.utils.conversions")
wrappers: Any = need("pettingzoo.utils.wrappers")
registry: Any = need("pettingzoo.env_registry.registration")

Observation = NDArray[np.int8]
Info = dict[str, Any]


class Seated:
    """What both kinds of environments share: a game, its seats as agents, and their spaces."""

    def __init__(
        self,
        game: str,
        players: int | None = None,
        *,
        variants: Mapping[str, str] | None = None,
        max_cycles: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        known = games.get(game)
        self.setup = known.setup(players, variants)
        self.max_cycles, self.render_mode = max_cycles, render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(len(self.setup.seats))]
        self.agents = self.possible_agents[:]
        spaces = spaces_of(self.setup)
        self.observation_spaces = {
            agent: box_of(spaces.low, spaces.high) for agent in self.possible_agents
        }
        self.action_spaces = {
            agent: actions_of(spaces.action_count) for agent in self.possible_agents
        }
        self.chances = Chances()

    def observation_space(self, agent: str) -> Any:
        """What an agent can see."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """What an agent can do."""
        return self.action_spaces[agent]

    def observe(self, agent: str) -> Observation:
        """What an agent sees."""
        return np.array(self.play.observe(self.possible_agents.index(agent)), np.int8)

    def render(self) -> str | None:
        """The game as text."""
        return self.play.draw() if self.render_mode == ANSI else None

    def close(self) -> None:
        """There is nothing to close."""

    def begin(self, seed: int | None, options: Mapping[str, Any] | None) -> None:
        """Begin the next game."""
        self.dice = self.chances.next(seed, options)
        self.play = Play(self.setup)
        self.play.roll(self.dice)
        self.agents = self.possible_agents[:]
        self.offender = ""  # whose last action was illegal

    def act(self, action: int) -> dict[str, float]:
        """Take an action for whoever is to act; what it brought to whom."""
        self.offender = ""
        if self.play.take(int(action)):
            self.play.roll(self.dice)
            return dict(zip(self.possible_agents, self.play.rewards, strict=True))
        self.offender = self.mover
        return dict.fromkeys(self.possible_agents, 0.0) | {self.offender: ILLEGAL_REWARD}

    @property
    def mover(self) -> str:
        """The agent that is to act."""
        return self.possible_agents[self.play.seat]

    def told(self) -> dict[str, Info]:
        """What each agent may do, and whose last action was illegal."""
        mask = np.array(self.play.mask, np.int8)
        nothing = np.zeros_like(mask)
        return {
            agent: {
                "action_mask": mask if agent == self.mover else nothing,
                "illegal": agent == self.offender,
            }
            for agent in self.possible_agents
        }


class TurnEnv(Seated, pettingzoo.AECEnv):
    """Asks whoever is to act; ``max_cycles`` decisions of one player break a game off."""

    def __init__(self, game: str, players: int | None = None, **terms: Any) -> None:
        pettingzoo.AECEnv.__init__(self)
        Seated.__init__(self, game, players, **terms)
        self.metadata = {
            "render_modes": [ANSI],
            "name": module_name(games.get(game)),
            "is_parallelizable": False,
        }

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """Begin a game; ``options={"dice": [6, 3, ...]}`` brings dice along. Raises BadSeed."""
        self.begin(seed, options)
        self.asked = dict.fromkeys(self.agents, 0)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = self.told()
        self.agent_selection = self.mover

    def step(self, action: int | None) -> None:
        """Take an action for the agent that is selected."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None, "an agent that is still playing has to choose"
        self.asked[agent] += 1
        self._cumulative_rewards[agent] = 0.0
        self.rewards = self.act(action)
        broken_off = not self.play.is_over and self.max_cycles in range(1, self.asked[agent] + 1)
        self.terminations = dict.fromkeys(self.agents, self.play.is_over)
        self.truncations = dict.fromkeys(self.agents, broken_off)
        self.infos = self.told()
        self.agent_selection = self.mover
        self._accumulate_rewards()


class RoundEnv(Seated, pettingzoo.ParallelEnv):
    """Asks all at once; ``max_cycles`` rounds break a game off."""

    def __init__(self, game: str, players: int | None = None, **terms: Any) -> None:
        Seated.__init__(self, game, players, **terms)
        self.metadata = {"render_modes": [ANSI], "name": module_name(games.get(game))}

    def reset(
        self, seed: int | None = None, options: Mapping[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, Info]]:
        """Begin a game; ``options={"dice": [6, 3, ...]}`` brings dice along. Raises BadSeed."""
        self.begin(seed, options)
        self.rounds = 0
        return {agent: self.observe(agent) for agent in self.agents}, self.told()

    def step(self, actions: Mapping[str, int]) -> tuple[Any, ...]:
        """Take the action of whoever is to act."""
        self.rounds += 1
        rewards = self.act(actions[self.mover])
        is_over = self.play.is_over
        broken_off = not is_over and self.max_cycles in range(1, self.rounds + 1)
        told = (
            {agent: self.observe(agent) for agent in self.agents},
            rewards,
            dict.fromkeys(self.agents, is_over),
            dict.fromkeys(self.agents, broken_off),
            self.told(),
        )
        if is_over or broken_off:
            self.agents = []
        return told


@dataclass(frozen=True)
class Rounds:
    """A game in which all are asked each time, as a module of PettingZoo's has it."""

    game: str

    def parallel_env(self, **terms: Any) -> Any:
        """All at once."""
        return RoundEnv(self.game, **terms)

    def raw_env(self, **terms: Any) -> Any:
        """One after the other."""
        return conversions.parallel_to_aec(self.parallel_env(**terms))

    def env(self, **terms: Any) -> Any:
        """The same, with a look at what is done."""
        return guarded(self.raw_env(**terms))


@dataclass(frozen=True)
class Module:
    """A game, as a module of PettingZoo's has it."""

    game: str

    def raw_env(self, **terms: Any) -> TurnEnv:
        """Whoever is to act is asked."""
        return TurnEnv(self.game, **terms)

    def env(self, **terms: Any) -> Any:
        """The same, with a look at what is done."""
        return guarded(self.raw_env(**terms))

    def parallel_env(self, **terms: Any) -> Any:
        """All are asked at once, each time."""
        return self.rounds.parallel_env(**terms)

    @cached_property
    def rounds(self) -> Rounds:
        """The game in which all are asked each time."""
        return Rounds(self.game)


def guarded(env: Any) -> Any:
    """An environment that refuses actions that do not exist, and steps before a reset."""
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(env))


def module_name(game: Game) -> str:
    """What PettingZoo calls a game: ``never_mind_v0``."""
    return f"{game.id.replace('-', '_')}_v{VERSIONS[game.id]}"


MODULES = {module_name(game): Module(game.id) for game in games.GAMES.values()}


def register() -> None:
    """Make all games known to PettingZoo's ``make``; once is enough."""
    for name, module in MODULES.items():
        full = f"{NAMESPACE}/{name}"
        known = full.replace("_v", "-v")
        if known not in registry.aec_registry:
            registry.register("aec", full, entry_point=module.env)
            registry.register("parallel", full, entry_point=module.parallel_env)


def __getattr__(name: str) -> Module:
    if name in MODULES:
        return MODULES[name]
    raise AttributeError(f"there is no {name}: {', '.join(MODULES)}")


register()
