"""OpenSpiel: all games, registered as ``rauswurf_never_mind`` and so on by importing this.

    game = pyspiel.load_game("rauswurf_never_mind(players=2,variants=play-on:off;first:seat)")

Every die is a chance node. OpenSpiel asks for legal actions only, so an illegal one is an error.
"""

from typing import Any

import numpy as np

from rauswurf import games
from rauswurf.envs.play import Play
from rauswurf.envs.spaces import spaces_of
from rauswurf.games import Game, Setup
from rauswurf.messages.parts import need
from rauswurf.rules.graph import FACES

__all__ = ["SpielGame", "SpielState", "register"]

pyspiel: Any = need("pyspiel")

PREFIX = "rauswurf_"
MOST_DECISIONS = 100_000  # a technical limit, not a rule: then nobody has won
MOST_DICE = 10 * MOST_DECISIONS

Params = dict[str, Any]


class SpielGame(pyspiel.Game):
    """A game; each of ours extends it and says which it is."""

    played: Game
    type: Any

    def __init__(self, params: Params | None = None) -> None:
        given = params or {}
        players = given.get("players", max(self.played.players))
        self.setup: Setup = self.played.setup(players, variants_of(given.get("variants", "")))
        spaces = spaces_of(self.setup)
        info = pyspiel.GameInfo(
            num_distinct_actions=spaces.action_count,
            max_chance_outcomes=FACES + 1,
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=MOST_DECISIONS,
        )
        super().__init__(self.type, info, given)

    def new_initial_state(self) -> "SpielState":
        """The beginning of a game."""
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        """How many dice can fall."""
        return MOST_DICE

    def make_py_observer(self, kind: Any = None, params: Params | None = None) -> "Observer":
        """Who looks at states."""
        return Observer(self, kind or pyspiel.IIGObservationType(perfect_recall=False), params)


class SpielState(pyspiel.State):
    """A game in progress."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.play = Play(game.setup)

    def current_player(self) -> int:
        """Who is to act: a seat, or chance."""
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if self.play.awaits_die else self.play.seat

    def _legal_actions(self, player: int) -> list[int]:
        return self.play.legal

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """A die."""
        return [(face, 1 / FACES) for face in range(1, FACES + 1)]

    def _apply_action(self, action: int) -> None:
        if self.play.awaits_die:
            self.play.fall(action)
        elif not self.play.take(action):
            raise ValueError(f"{action} is no legal action: {self.play.legal}")

    def _action_to_string(self, player: int, action: int) -> str:
        return f"roll {action}" if player < 0 else self.play.text_of(action)

    def is_terminal(self) -> bool:
        """Is the game over, or broken off?"""
        return self.play.is_over or self.play.decisions >= MOST_DECISIONS

    def returns(self) -> list[float]:
        """What the end brought to each seat."""
        return self.play.rewards

    def __str__(self) -> str:
        return self.play.position


class Observer:
    """Sees what a player sees; there is nothing private."""

    def __init__(self, game: SpielGame, kind: Any, params: Params | None) -> None:
        if params:
            raise ValueError(f"observations have no parameters: {params}")
        self.is_public, self.remembers = kind.public_info, kind.perfect_recall
        spaces = spaces_of(game.setup)
        shown = spaces.observation if self.is_public and not self.remembers else ()
        self.tensor = np.zeros(sum(part.size for part in shown), np.float32) if shown else None
        self.dict: dict[str, Any] = {}
        first = 0
        for part in shown:
            assert self.tensor is not None
            rows = self.tensor[first : first + part.size]
            self.dict[part.name] = rows.reshape(part.shape or (1,))
            first += part.size

    def set_from(self, state: SpielState, player: int) -> None:
        """Look at a state."""
        if self.tensor is not None:
            self.tensor[:] = state.play.observe(player)

    def string_from(self, state: SpielState, player: int) -> str:
        """The same in words: the position, or all that has happened."""
        if not self.is_public:
            return ""
        return str(state.history_str()) if self.remembers else str(state)


def variants_of(text: str) -> dict[str, str]:
    """``play-on:off;first:seat`` as variants; raises ValueError."""
    pairs = [pair.partition(":") for pair in text.split(";") if pair]
    for name, colon, value in pairs:
        if not (name and colon and value):
            raise ValueError(f"variants are written like play-on:off;first:seat, not {text!r}")
    return {name.strip(): value.strip() for name, _, value in pairs}


def short_name(game: Game) -> str:
    """What OpenSpiel calls a game."""
    return PREFIX + game.id.replace("-", "_")


def type_of(game: Game) -> Any:
    """What OpenSpiel is told of a game."""
    return pyspiel.GameType(
        short_name=short_name(game),
        long_name=game.title.text("en"),
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.PERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(game.players),
        min_num_players=min(game.players),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification={"players": max(game.players), "variants": ""},
    )


def register() -> None:
    """Make all games known to OpenSpiel; once is enough."""
    for game in games.GAMES.values():
        if short_name(game) not in pyspiel.registered_names():
            told = type_of(game)
            made = type(short_name(game), (SpielGame,), {"played": game, "type": told})
            pyspiel.register_game(told, made)


register()
