"""Many games at once: whatever runs them, they are the same."""

from typing import Any

import numpy as np
import pytest

from rauswurf import games
from rauswurf.dice import BadSeed
from rauswurf.envs.composing import env_rules
from rauswurf.envs.rules.lanes import CHANCE, FLAGS, PLAN_LENGTH
from rauswurf.envs.spaces import spaces_of
from rauswurf.envs.vector import VectorGames
from rauswurf.fast.compiler import compiled, record_types
from rauswurf.games import SetupError


def advanced(many: VectorGames, steps: int) -> VectorGames:
    for _ in range(steps):
        many.step(many.sample())
        assert not many.seen.illegal.any()
    return many


@pytest.mark.parametrize("game", games.GAMES)
def test_interpreted_lanes_are_the_same(game: str) -> None:
    """The functions that were compiled, run by Python on lists."""
    count, steps = 4, 25
    many = VectorGames(game, 2, count=count, seed=3, max_decisions=9)
    rules, spaces = many.terms.rules, many.spaces
    lanes = [rules.new("Lane") for _ in range(count)]
    plan = [*many.terms.plan(), 0, 1]
    width = (spaces.observation_size, spaces.action_count, 2, FLAGS)
    shown = [[[0] * each for _ in range(count)] for each in width]
    rules.begin_lanes(lanes, plan, shown[0], shown[1], shown[3])
    for _ in range(steps):
        actions = [0] * count
        rules.sample_lanes(lanes, plan, shown[1], actions)
        assert many.sample().tolist() == actions
        shown = [shown[0], *([[0] * len(row) for row in each] for each in shown[1:])]
        rules.step_lanes(lanes, plan, actions, *shown)
        many.step(actions)
        for mine, other in zip(shown, many.shown, strict=True):
            assert np.array_equal(np.array(mine, other.dtype), other)
    assert many.lanes["number"].min() >= count  # some games were broken off, and others begun


FEW = ("madn", "einser-blocker")
OTHERS = [pytest.param(game, marks=pytest.mark.proof) for game in games.GAMES if game not in FEW]


@pytest.mark.parametrize("game", [*FEW, *OTHERS])
def test_no_index_is_outside(game: str) -> None:
    """Code that looks at every index raises IndexError for one that is."""
    many = VectorGames(game, 2, count=50, seed=6)
    rules, plan = many.terms.rules, np.array([*many.terms.plan(), 0, 1], np.int64)
    lanes, shown = np.zeros_like(many.lanes), [np.zeros_like(each) for each in many.shown]
    begin = compiled(rules, "begin_lanes", checked=True)
    begin(lanes, plan, shown[0], shown[1], shown[3])
    step = compiled(rules, "step_lanes", checked=True)
    for _ in range(200):
        actions = many.sample()
        many.step(actions)
        step(lanes, plan, actions, *cleared(shown))
    assert (positions(lanes) == positions(many.lanes)).all()
    with pytest.raises(IndexError):
        step(lanes, plan, actions[:20], *shown)


def cleared(shown: list[Any]) -> list[Any]:
    """Arrays for the next step: all but observations are 0."""
    for each in shown[1:]:
        each.fill(0)
    return shown


def positions(lanes: Any) -> Any:
    """What matters of games; of choices that were on offer once, some may still be written."""
    names = [name for name in lanes["s"].dtype.names if name != "option"]
    return lanes["s"][names]


def test_threads_do_not_matter() -> None:
    one = advanced(VectorGames("never-mind", 4, count=2000, seed=1, threads=1), 300)
    many = advanced(VectorGames("never-mind", 4, count=2000, seed=1, threads=3), 300)
    assert (positions(one.lanes) == positions(many.lanes)).all()
    assert one.lanes["number"].max() >= 2000  # some games have ended
    for mine, other in zip(one.shown, many.shown, strict=True):
        assert np.array_equal(mine, other)
    many.close()


def test_strides_share_lanes_out_as_a_card_does() -> None:
    """Each thread of a card takes every n-th lane."""
    many = VectorGames("einser-blocker", 3, count=40, seed=2)
    rules = many.terms.rules
    lanes = np.zeros_like(many.lanes)
    shown = [np.zeros_like(each) for each in many.shown]
    begin, step = compiled(rules, "begin_lanes"), compiled(rules, "step_lanes")
    plans = [np.array([*many.terms.plan(), k, 7], np.int64) for k in range(7)]
    assert all(len(plan) == PLAN_LENGTH for plan in plans)
    for plan in plans:
        begin(lanes, plan, shown[0], shown[1], shown[3])
    for _ in range(20):
        actions = many.sample()
        many.step(actions)
        cleared(shown)
        for plan in plans:
            step(lanes, plan, actions, *shown)
    assert (positions(lanes) == positions(many.lanes)).all()


def test_a_seed_decides() -> None:
    first = advanced(VectorGames("madn", 2, count=20, seed=1), 50)
    then = positions(first.lanes.copy())
    first.reset(seed=2)
    assert (positions(advanced(first, 50).lanes) != then).any()
    first.reset(seed=1)
    assert (positions(advanced(first, 50).lanes) == then).all()


def test_a_game_that_ends_pays_and_makes_room() -> None:
    many = VectorGames("madn", 3, count=200, seed=4, variants={"play-on": "off"})
    ended = 0
    for _ in range(700):
        before = many.lanes["number"].copy()
        seen = many.step(many.sample())
        over = seen.terminated
        ended += int(over.sum())
        assert np.array_equal(many.lanes["number"], before + 200 * over)
        assert not seen.rewards[~over].any()
        # Who won gets 1; the others share what is left: nothing says who of them was ahead.
        assert (np.sort(seen.rewards[over], axis=1) == np.array([-0.5, -0.5, 1], np.float32)).all()
        assert (many.lanes["decisions"][over] == 0).all()
    assert ended > 100


def test_an_illegal_action_changes_nothing() -> None:
    many = VectorGames("madn", 2, count=3, seed=5)
    lanes, shown = many.lanes.copy(), [each.copy() for each in many.shown]
    seen = many.step([17, 999, -1])
    assert seen.illegal.all()
    assert (seen.rewards[range(3), seen.movers] == -1).all()
    assert seen.rewards.sum() == -3
    assert (many.lanes["s"] == lanes["s"]).all()
    assert np.array_equal(seen.observations, shown[0])
    assert np.array_equal(seen.masks, shown[1])


def test_dice_from_outside() -> None:
    many = VectorGames("madn", 2, count=2, chance="outside", variants={"first": "seat"})
    assert (many.seen.movers == CHANCE).all()
    assert not many.seen.masks.any()
    seen = many.step([6, 7])
    assert seen.illegal.tolist() == [False, True]
    assert not seen.rewards.any()
    assert seen.movers.tolist() == [0, CHANCE]


def test_a_limit_breaks_games_off() -> None:
    many = VectorGames("jaeger", 6, count=10, max_decisions=5)
    for step in range(1, 11):
        seen = many.step(many.sample())
        assert seen.truncated.all() == (step % 5 == 0)
        assert not seen.rewards.any()


@pytest.mark.parametrize(
    ("actions", "told"),
    [
        ([1, 2], "3 whole numbers"),
        ([0.5, 1.0, 2.0], "float64"),
        ([[1, 2, 3]], r"\(1, 3\)"),
    ],
)
def test_actions_of_another_kind_are_refused(actions: Any, told: str) -> None:
    with pytest.raises(ValueError, match=told):
        VectorGames("madn", 2, count=3).step(actions)


def test_wrong_terms_are_refused() -> None:
    with pytest.raises(SetupError):
        VectorGames("chess")
    with pytest.raises(SetupError):
        VectorGames("madn", 9)
    with pytest.raises(ValueError, match="at least one"):
        VectorGames("madn", count=0)
    with pytest.raises(ValueError, match="'inside' or 'outside'"):
        VectorGames("madn", chance="maybe")
    with pytest.raises(ValueError, match="no limit"):
        VectorGames("madn", max_decisions=-1)
    with pytest.raises(BadSeed):
        VectorGames("madn", seed=-1)


def test_a_row_of_records_must_be_one() -> None:
    setup = games.get("madn").setup(2)
    rules, spaces = env_rules(setup), spaces_of(setup)
    sample = compiled(rules, "sample_lanes")
    lanes = np.zeros(4, record_types(rules)["Lane"])
    plan, masks = np.zeros(PLAN_LENGTH, np.int64), np.zeros((4, spaces.action_count), np.int8)
    for wrong in (lanes[::2], lanes["s"], lanes.reshape(2, 2)):
        with pytest.raises(TypeError, match="does not fit lanes"):
            sample(wrong, plan, masks, np.zeros(4, np.int32))
