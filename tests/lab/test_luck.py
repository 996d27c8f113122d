"""A result less the luck of its dice is right on average, whatever is thought of the rolls."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random

import numpy as np
import pytest

from rauswurf import games
from rauswurf.bots.race import netplayer
from rauswurf.bots.race.netplayer import Thought, net_for
from rauswurf.bots.race.weights import shipped as shipped_weights
from rauswurf.fast.statistics import estimate
from rauswurf.games import Setup
from rauswurf.lab.match import Match, match_at
from rauswurf.lab.play import ignore, play, play_interpreted
from rauswurf.lab.tournament import Meeting
from rauswurf.rules.race import OVER, ROLL

RACES = ["madn", "never-mind", "zweite-ebene", "einser-blocker", "jaeger", "werfer"]


def match(*bots: str, players: int = 2, game: str = "never-mind", weighed: bool = True) -> Match:
    return match_at(games.get(game).setup(players), bots, 3, rotated=True, weighed=weighed)


def rolls_of(setup: Setup, seed: int) -> Iterator[tuple[object, Thought]]:
    """Positions of a random game in which a die is to fall, and what is thought of them."""
    rules, random, net = setup.rules, Random(seed), net_for(setup)
    assert net is not None
    s = rules.start()
    for step in range(400):
        if s.phase == OVER or s.ranked:
            return
        if s.phase == ROLL and step % 5 == 0:
            yield s, Thought(net, s)
        if s.options and s.phase != ROLL:
            rules.choose(s, random.choice(s.option[: s.options]))
        else:
            rules.roll(s, random.randint(1, 6))


@pytest.mark.parametrize("game", RACES)
@pytest.mark.parametrize("players", [2, 4])
def test_luck_is_nothing_on_average_and_what_one_gains_others_lose(game: str, players: int) -> None:
    seen = 0
    for _, thought in rolls_of(games.get(game).setup(players), players):
        luck = np.array([thought.luck(face) for face in range(1, 7)])
        assert np.abs(luck.sum(axis=0)).max() < 1e-12
        assert np.abs(luck.sum(axis=1)).max() < 1e-12
        seen += np.abs(luck).max() > 0
    assert seen > 5


PROOF = pytest.param("einser-blocker", marks=pytest.mark.proof)


@pytest.mark.parametrize("game", ["never-mind", PROOF])
def test_asked_or_compiled_the_same_luck_is_counted(game: str) -> None:
    played = match("net", "net", game=game)
    asked, fast = play_interpreted(played, 0, 2, 1, ignore), play(played, 0, 2).rows
    assert (asked[:, :-2] == fast[:, :-2]).all()
    assert np.abs(asked[:, -2:] - fast[:, -2:]).max() < 1 << 10
    assert np.abs(fast[:, -2:]).max() > 1 << 30


def test_weighing_changes_no_game() -> None:
    one, other = (play(match("net", "random", weighed=each), 0, 40).rows for each in (True, False))
    assert (one[:, :-2] == other).all()


@pytest.fixture(params=["learned", "made up"])
def evaluator(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """The net that comes along, and one that knows nothing: luck is right on average by both."""
    if request.param == "made up":
        learned = shipped_weights("never-mind", 2)
        assert learned is not None
        rows = np.random.default_rng(1).normal(0, 0.3, np.array(learned.rows).shape)
        made_up = replace(learned, rows=rows.tolist())
        monkeypatch.setattr(netplayer, "shipped", lambda *_: made_up)
    netplayer.weights_for.cache_clear()
    yield request.param
    netplayer.weights_for.cache_clear()


@pytest.mark.parametrize("bots", [("random", "random"), ("foremost", "random")])
def test_many_small_matches_are_right_on_average(evaluator: str, bots: tuple[str, str]) -> None:
    """Their intervals hold what long matches say, as often as they should, and no side is liked."""
    plain = match(*bots, weighed=False)
    truth = float(plays(plain, 100_000).mean()) if bots[0] != bots[1] else 0.5
    small = 16
    found = plays(match(*bots), 2_400).reshape(-1, small)
    whole = estimate(found.ravel(), 2)
    assert abs(whole.value - truth) < 4 * whole.error + 0.002
    held = [low <= truth <= high for low, high in (estimate(each, 2).interval() for each in found)]
    assert np.mean(held) > 0.9


def plays(of: Match, count: int) -> "np.typing.NDArray[np.float64]":
    """[game]: what the first bot won, less its luck if that was weighed."""
    tallies = play(of, 0, count)
    won = (tallies.ranks == 1) - (tallies.luck if of.weighed else 0.0)
    at = np.array([of.seating(number).index(0) for number in range(count)])
    return np.asarray(won[np.arange(count), at], np.float64)


def test_between_players_who_think_little_is_left_to_chance() -> None:
    played = match("net", "foremost")
    meeting = Meeting(played, ("net", "foremost"), play(played, 0, 1_000))
    plain, less = meeting.wins("net"), meeting.played_wins("net")
    assert less is not None
    assert (plain.error / less.error) ** 2 > 5
    assert abs(plain.value - less.value) < 4 * plain.error
