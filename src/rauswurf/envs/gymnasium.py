"""Gymnasium: one learner against bots. ``import rauswurf.envs.gymnasium`` registers all games.

    env = gymnasium.make("rauswurf/NeverMind-v0", players=2, level="casual")

An illegal action changes nothing: the reward is -1, ``info["illegal"]`` says so.
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, SupportsInt

import numpy as np
from numpy.typing import NDArray

from rauswurf import bots, games
from rauswurf.bots import Bot
from rauswurf.envs.play import Chances, Play
from rauswurf.envs.rules.lanes import ILLEGAL_REWARD
from rauswurf.envs.spaces import VERSIONS, name_of, spaces_of
from rauswurf.messages.parts import need

__all__ = ["GameEnv", "register"]

if TYPE_CHECKING:
    import gymnasium
else:
    gymnasium = need("gymnasium")

NAMESPACE = "rauswurf"
ANSI = "ansi"

Observation = NDArray[np.int8]
Info = dict[str, Any]


class GameEnv(gymnasium.Env[Observation, SupportsInt]):
    """A game with one learner, at ``seat``; bots of ``level`` have the other seats.

    The observation is what the learner sees, ``info["action_mask"]`` what it may do. Raises
    SetupError and NoSuchBot.
    """

    metadata = {"render_modes": [ANSI], "render_fps": 1}  # noqa: RUF012 as Gymnasium wants it

    def __init__(
        self,
        game: str,
        players: int | None = None,
        *,
        level: str = "casual",
        seat: int = 0,
        variants: Mapping[str, str] | None = None,
        max_decisions: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        known = games.get(game)
        self.setup = known.setup(players, variants)
        if seat not in range(len(self.setup.seats)):
            raise ValueError(f"seat is {seat}: there are 0 to {len(self.setup.seats) - 1}")
        self.level, self.seat, self.max_decisions = level, seat, max_decisions
        self.render_mode = render_mode
        spaces = spaces_of(self.setup)
        self.observation_space = box_of(spaces.low, spaces.high)
        self.action_space = actions_of(spaces.action_count)
        self.chances = Chances()
        self.bot: Bot = bots.player(level, game)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, Info]:
        """Begin a game; ``options={"dice": [6, 3, ...]}`` brings dice along. Raises BadSeed."""
        super().reset(seed=seed)
        self.dice = self.chances.next(seed, options)
        self.play = Play(self.setup)
        self.choices = 0
        self.others_play()
        return self.observation, self.info(is_legal=True)

    def step(self, action: SupportsInt) -> tuple[Observation, float, bool, bool, Info]:
        """Take an action; then the others play until the learner is asked again."""
        self.choices += 1
        is_legal = not self.play.is_over and self.play.take(int(action))
        if is_legal:
            self.others_play()
        is_over = self.play.is_over
        reward = self.play.rewards[self.seat] if is_legal else ILLEGAL_REWARD
        broken_off = not is_over and self.max_decisions in range(1, self.choices + 1)
        return self.observation, reward, is_over, broken_off, self.info(is_legal=is_legal)

    def render(self) -> str | None:
        """The game as text."""
        return self.play.draw() if self.render_mode == ANSI else None

    def others_play(self) -> None:
        """Let dice fall and bots choose until the learner is asked, or the game is over."""
        self.play.roll(self.dice)
        while not self.play.is_over and self.play.seat != self.seat:
            self.play.take(self.play.action_of(self.bot.choose(self.play.view())))
            self.play.roll(self.dice)

    @property
    def observation(self) -> Observation:
        """What the learner sees."""
        return np.array(self.play.observe(self.seat), np.int8)

    def info(self, *, is_legal: bool) -> Info:
        """What may be done, and whether the last action could be."""
        return {"action_mask": np.array(self.play.mask, np.int8), "illegal": not is_legal}


def box_of(low: list[int], high: list[int]) -> gymnasium.spaces.Space[Observation]:
    """The space of observations with these limits."""
    lowest, highest = np.array(low, np.int8), np.array(high, np.int8)
    box: Any = gymnasium.spaces.Box(lowest, highest, dtype=np.int8)
    space: gymnasium.spaces.Space[Observation] = box
    return space


def actions_of(count: int) -> Any:
    """The space of so many actions."""
    return gymnasium.spaces.Discrete(count)


def register() -> None:
    """Make all games known to ``gymnasium.make``; once is enough."""
    for game in games.GAMES.values():
        name = f"{NAMESPACE}/{name_of(game)}-v{VERSIONS[game.id]}"
        if name not in gymnasium.registry:
            entry = f"{__name__}:{GameEnv.__name__}"
            gymnasium.register(name, entry, kwargs={"game": game.id})


register()
