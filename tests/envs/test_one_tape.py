"""One tape of dice and the same choices: the same game, event by event, whoever plays it."""

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any, NamedTuple

import numpy as np
import pytest

from rauswurf import Dice, Table, games
from rauswurf.envs.card import CardGames
from rauswurf.envs.gymnasium import GameEnv
from rauswurf.envs.pettingzoo import TurnEnv
from rauswurf.envs.play import Play, Tape
from rauswurf.envs.rules.lanes import CHANCE
from rauswurf.envs.vector import VectorGames
from rauswurf.fast.cuda.driver import has_cards
from rauswurf.table import Event
from rauswurf.table.table import state_of

TAPE = 30_000  # more dice than any of these games needs
AT_ONCE = 5  # lanes, all of which play the same


class Played(NamedTuple):
    """A game: what happened, and the number of each choice."""

    game: str
    faces: list[int]
    events: list[Event]
    choices: list[int]
    reward: float  # of the learner, at seat 0


class Node(NamedTuple):
    """What is to be done next: a face where a die is awaited, else an action."""

    play: Play
    number: int


@cache
def played(game: str) -> Played:
    """A game that a learner and a bot play through Gymnasium."""
    random = Random(game)
    faces = random.choices(range(1, 7), k=TAPE)
    env = GameEnv(game, 2, level="casual")
    _, info = env.reset(options={"dice": faces})
    is_over = False
    while not is_over:
        action = random.choice(np.flatnonzero(info["action_mask"]).tolist())
        _, reward, is_over, _, info = env.step(action)
    play = env.play
    assert play.is_over
    return Played(game, faces[: play.dice], play.events, choices_in(play), reward)


def choices_in(play: Play) -> list[int]:
    """The numbers of all choices of a game, from what happened."""
    again = Play(play.setup)
    choices = []
    fallen = iter([face for event in play.events for face in event.faces])
    events = iter(play.events)
    event = next(events)
    while not again.is_over:
        if again.awaits_die:
            for _ in event.faces:
                again.fall(next(fallen))
        else:
            choices.append(again.action_of(event.text))
            assert again.take(choices[-1])
            if event.faces:
                continue  # to roll was chosen, and the dice are still to fall
        event = next(events, event)
    assert again.events == play.events
    return choices


def nodes(game: Played) -> Iterator[Node]:
    """Each moment of a game, and what is done in it."""
    play = Play(games.get(game.game).setup(2))
    faces, choices = iter(game.faces), iter(game.choices)
    while not play.is_over:
        number = next(faces) if play.awaits_die else next(choices)
        yield Node(play, number)
        if play.awaits_die:
            play.fall(number)
        else:
            play.take(number)
    assert play.events == game.events


@pytest.mark.parametrize("game", games.GAMES)
def test_the_referee_plays_it(game: str) -> None:
    told = played(game)
    table = Table(game, 2, dice=Tape(told.faces))
    for event in told.events:
        table.play(event.text)
    assert table.events == told.events
    assert table.outcome is not None
    assert (table.outcome.places[0] == 1) == (told.reward == 1.0)


@pytest.mark.parametrize("game", games.GAMES)
def test_pettingzoo_plays_it(game: str) -> None:
    told = played(game)
    env = TurnEnv(game, 2)
    env.reset(options={"dice": told.faces})
    for action in told.choices:
        assert env.infos[env.agent_selection]["action_mask"][action]
        env.step(action)
    assert env.play.events == told.events
    assert all(env.terminations.values())
    assert env.rewards["player_0"] == told.reward == -env.rewards["player_1"]


@pytest.mark.parametrize("game", games.GAMES)
def test_openspiel_plays_it(game: str) -> None:
    pyspiel: Any = pytest.importorskip("pyspiel", reason="not to be had for this platform")
    from rauswurf.envs.openspiel import short_name

    told = played(game)
    state = pyspiel.load_game(f"{short_name(games.get(game))}(players=2)").new_initial_state()
    for node in nodes(told):
        assert state.is_chance_node() == node.play.awaits_die
        assert node.number in state.legal_actions()
        state.apply_action(node.number)
    assert state.is_terminal()
    assert state.play.events == told.events
    assert state.returns() == [told.reward, -told.reward]


@pytest.mark.parametrize("game", games.GAMES)
def test_compiled_lanes_play_it(game: str) -> None:
    told = played(game)
    many = VectorGames(game, 2, count=AT_ONCE, chance="outside")
    for node in nodes(told):
        seen, play = many.seen, node.play
        assert not seen.terminated.any()
        assert set(seen.movers.tolist()) == {CHANCE if play.awaits_die else play.seat}
        assert (seen.observations == play.observe(play.seat)).all()
        assert (seen.masks == np.array(play.mask, bool)).all()
        many.step(np.full(AT_ONCE, node.number))
    assert many.seen.terminated.all()
    assert (many.seen.rewards == [told.reward, -told.reward]).all()


@pytest.mark.parametrize("game", games.GAMES)
def test_compiled_lanes_have_the_states_of_the_referee(game: str) -> None:
    """Game k has the dice of ``Dice.seeded(seed, k)``, and goes the same way at a table."""
    many = VectorGames(game, 2, count=3, seed=9)
    tables = [Table(game, 2, dice=Dice.seeded(9, k)) for k in range(3)]
    for _ in range(60):
        actions = many.sample()
        for k, table in enumerate(tables):
            if many.lanes[k]["number"] == k:
                follow(table, many, k, int(actions[k]))
        many.step(actions)


def follow(table: Table, many: VectorGames, k: int, action: int) -> None:
    """Bring a table to where a lane is, compare, and do there what is done in the lane."""
    play = Play(table.setup)
    while not play.rules.choices(state_of(table)) and not table.is_over:
        table.roll()
    there = many.lanes[k]["s"]
    for name, value in state_of(table).as_dict().items():
        if name != "option":
            assert np.array_equal(there[name], value), name
    play.lane.s = state_of(table)
    table.play(play.text_of(action))


@pytest.mark.gpu
@pytest.mark.skipif(not has_cards(), reason="there is no card")
@pytest.mark.parametrize("game", games.GAMES)
def test_a_card_plays_it(game: str) -> None:
    told = played(game)
    many = CardGames(game, 2, count=AT_ONCE, chance="outside")
    for node in nodes(told):
        play, flags = node.play, many.seen.flags.read()
        assert set(flags[:, 0].tolist()) == {CHANCE if play.awaits_die else play.seat}
        assert (many.seen.observations.read() == play.observe(play.seat)).all()
        assert (many.seen.masks.read() == play.mask).all()
        many.step(np.full(AT_ONCE, node.number))
    assert many.seen.flags.read()[:, 1].all()
    assert (many.seen.rewards.read() == [told.reward, -told.reward]).all()
    many.close()
