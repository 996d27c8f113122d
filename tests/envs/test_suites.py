"""The suites of those who made the interfaces, as they are, with warnings as errors."""

import warnings
from functools import partial
from pathlib import Path
from types import ModuleType
from typing import Any

import gymnasium
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo import test as zoo

from rauswurf import games
from rauswurf.envs import pettingzoo as modules
from rauswurf.envs.spaces import VERSIONS, name_of

PLAYTHROUGHS = Path(__file__).parent / "playthroughs"
PLAYED_THROUGH = ("never_mind",)


@pytest.fixture
def openspiel() -> ModuleType:
    pytest.importorskip("pyspiel", reason="OpenSpiel is not to be had for this platform")
    from rauswurf.envs import openspiel as module

    return module


@pytest.mark.parametrize("game", games.GAMES.values(), ids=lambda game: str(game.id))
def test_gymnasium_checks(game: Any) -> None:
    name = f"rauswurf/{name_of(game)}-v{VERSIONS[game.id]}"
    env = gymnasium.make(name, players=2, level="casual", render_mode="ansi")
    check_env(env.unwrapped)
    assert env.spec is not None
    assert env.spec.id == name


@pytest.mark.parametrize("name", modules.MODULES)
def test_pettingzoo_checks(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    module = getattr(modules, name)
    zoo.api_test(module.env(render_mode="ansi"), num_cycles=60)
    zoo.seed_test(module.env, num_cycles=20)
    zoo.max_cycles_test(module.rounds)
    zoo.parallel_api_test(module.parallel_env(max_cycles=40), num_cycles=60)
    zoo.parallel_seed_test(partial(module.parallel_env, max_cycles=40))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_pettingzoo_checks_at_every_number_of_players(
    players: int, capsys: pytest.CaptureFixture[str]
) -> None:
    zoo.api_test(modules.MODULES["madn_v0"].env(players=players), num_cycles=1000)


def test_pettingzoo_measures(capsys: pytest.CaptureFixture[str]) -> None:
    """It goes on for five seconds, whatever the game, so one is enough."""
    zoo.performance_benchmark(modules.MODULES["never_mind_v0"].env())
    assert "turns per second" in capsys.readouterr().out


def test_pettingzoo_registry_knows_all() -> None:
    registry: Any = pytest.importorskip("pettingzoo.env_registry.registration")
    for name in modules.MODULES:
        env = registry.make("aec", f"rauswurf/{name}", players=2)
        env.reset(seed=1)
        assert env.unwrapped.metadata["name"] == name
        registry.make("parallel", f"rauswurf/{name}", players=2).reset(seed=1)
    modules.register()  # again: nothing is overridden, nobody warns


@pytest.mark.parametrize("game", games.GAMES.values(), ids=lambda game: str(game.id))
def test_openspiel_simulates(game: Any, openspiel: ModuleType) -> None:
    spiel = openspiel.pyspiel
    # Without a second player of the same state at each step, which takes minutes in Python.
    loaded = spiel.load_game(f"{openspiel.short_name(game)}(players=2)")
    spiel.random_sim_test(loaded, num_sims=1, serialize=False, verbose=False)


def test_openspiel_simulates_states_that_are_written_down(openspiel: ModuleType) -> None:
    spiel = openspiel.pyspiel
    for text in ("rauswurf_nichtlustig(players=2)", "rauswurf_madn(players=2)"):
        state = spiel.load_game(text).new_initial_state()
        for _ in range(60):
            state.apply_action(state.legal_actions()[-1])
        game, again = spiel.deserialize_game_and_state(
            spiel.serialize_game_and_state(state.get_game(), state)
        )
        assert str(again) == str(state)
        assert str(game) == str(state.get_game())
        assert again.history() == state.history()


@pytest.mark.parametrize("game", games.GAMES.values(), ids=lambda game: str(game.id))
def test_openspiel_api(game: Any, openspiel: ModuleType) -> None:
    """What OpenSpiel's own integration test asks of each of its games."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # of what it imports
        api: Any = pytest.importorskip("open_spiel.integration_tests.api_test")
    base = api.EnforceAPIOnPartialTreeBase
    name = openspiel.short_name(game)
    given = {"game_name": name, "game": openspiel.pyspiel.load_game(f"{name}(players=2)")}
    suite: Any = type(f"Enforce_{name}", (base,), given)
    suite.setUpClass()
    asked = [each for each in dir(base) if each.startswith("test_")]
    assert len(asked) >= 5
    for each in asked:
        getattr(suite(each), each)()


@pytest.mark.parametrize("name", PLAYED_THROUGH)
def test_openspiel_playthrough(name: str, openspiel: ModuleType) -> None:
    """A game that was written down by OpenSpiel's tool goes the same way again.

    ``python -m open_spiel.python.examples.playthrough`` writes one.
    """
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        through: Any = pytest.importorskip("open_spiel.python.algorithms.generate_playthrough")
        flags: Any = pytest.importorskip("absl.flags")
    flags.FLAGS.mark_as_parsed()  # nobody gave any
    original, again = through.replay(str(PLAYTHROUGHS / f"rauswurf_{name}.txt"))
    assert through.content_lines(again) == through.content_lines(original)


def test_openspiel_is_told_what_is_wrong(openspiel: ModuleType) -> None:
    spiel = openspiel.pyspiel
    with pytest.raises(ValueError, match="play-on:off"):
        spiel.load_game("rauswurf_madn(variants=play-on)")
    with pytest.raises(ValueError, match="2 to 4 players"):
        spiel.load_game("rauswurf_madn(players=7)")
    state = spiel.load_game("rauswurf_madn(variants=first:seat)").new_initial_state()
    state.apply_action(1)
    with pytest.raises(ValueError, match="no legal action"):
        state.apply_action(17)
