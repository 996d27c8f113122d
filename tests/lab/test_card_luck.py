"""NICHTLUSTIG less the luck of its dice is right on average, whatever is thought of the cards."""

from collections.abc import Iterator
from functools import cache
from itertools import product
from random import Random
from typing import Any

import numpy as np
import pytest

from rauswurf import games
from rauswurf.bots.nichtlustig import batch
from rauswurf.bots.nichtlustig.batch import calculating_mind
from rauswurf.bots.nichtlustig.mind import weighing_rules
from rauswurf.bots.nichtlustig.weights import rows_for
from rauswurf.fast.compiler import compiled, new_record
from rauswurf.fast.figures import shared_wins
from rauswurf.fast.statistics import estimate
from rauswurf.lab import play as playing
from rauswurf.lab.match import Match, match_at
from rauswurf.lab.play import ignore, play, play_interpreted
from rauswurf.rules.nichtlustig.cards import DICE, FINAL
from rauswurf.rules.race import CONTEST, MOVE, OVER

FEW = 3  # dice of which all throws are tried


def match(*bots: str, weighed: bool = True) -> Match:
    setup = games.get("nichtlustig").setup(len(bots))
    return match_at(setup, bots, 3, rotated=True, weighed=weighed)


def throws(players: int, seed: int) -> Iterator[Any]:
    """States of a random game in which dice are to fall."""
    rules, random = games.get("nichtlustig").setup(players).rules, Random(seed)
    s = rules.start()
    while s.phase != OVER:
        if s.phase == MOVE:
            rules.choose(s, random.choice(s.option[: s.options]))
            continue
        if s.phase == CONTEST or s.wanted == DICE - bin(s.kept).count("1") or s.step == FINAL:
            yield s
        for _ in range(s.wanted):
            rules.roll(s, random.randint(1, 6))


class Luck:
    """The compiled count at one table."""

    def __init__(self, players: int) -> None:
        self.setup = games.get("nichtlustig").setup(players)
        rules = weighing_rules(self.setup)
        self.state, self.mind = new_record(rules), calculating_mind(rules)
        self.foresee = compiled(rules, "foresee")
        self.net = np.array(rows_for(players))

    def throw(self, s: Any, faces: tuple[int, ...]) -> Any:
        """[seat]: the luck of one throw from here."""
        t = s.copy()
        self.mind.luck[:] = 0.0
        for face in faces:
            for field in t.fields:
                self.state[field.name] = getattr(t, field.name)
            self.foresee(self.state, self.mind, self.net, face)
            self.setup.rules.roll(t, face)
        return np.array(self.mind.luck)


@cache
def luck_of(players: int) -> Luck:
    return Luck(players)


@pytest.mark.parametrize("players", [2, 3])
def test_luck_is_nothing_on_average_and_what_one_gains_others_lose(players: int) -> None:
    seen, luck = 0, luck_of(players)
    for s in throws(players, 1):
        if s.phase == CONTEST or s.step == FINAL:
            continue  # it takes several throws until these are decided
        if s.wanted > FEW:
            luck.throw(s, (1,) * s.wanted)  # the turn begins
            continue
        found = np.array([luck.throw(s, each) for each in product(range(1, 7), repeat=s.wanted)])
        assert np.abs(found.sum(axis=1)).max() < 1e-9
        assert np.abs(found.mean(axis=0)).max() < 1e-12
        seen += np.abs(found).max() > 0.001
        if seen == 12:
            return
    raise AssertionError("hardly anything was thrown")


def test_the_first_throw_of_a_turn_is_nothing_on_average_too() -> None:
    """Of seven dice, as many throws as will do: their mean is that of all, to within its error."""
    luck, random = luck_of(2), Random(5)
    s = next(s for s in throws(2, 8) if s.phase != CONTEST and s.on_table < 20)
    assert s.wanted == DICE
    faces = [tuple(random.randint(1, 6) for _ in range(DICE)) for _ in range(400)]
    found = np.array([luck.throw(s, each) for each in faces])[:, 0]
    assert abs(found.mean()) < 4 * found.std() / 20
    assert found.std() > 0.005


def test_asked_or_compiled_the_same_luck_is_counted() -> None:
    played = match("all-rolls", "all-rolls")
    asked, same = play_interpreted(played, 0, 1, 1, ignore), play(played, 0, 1).rows
    assert (asked[:, :-2] == same[:, :-2]).all()
    assert np.abs(asked[:, -2:] - same[:, -2:]).max() < 1 << 10
    assert np.abs(same[:, -2:]).max() > 1 << 30


def test_weighing_changes_no_game() -> None:
    one, other = (
        play(match("by-eye", "random", weighed=each), 0, 6).rows for each in (True, False)
    )
    assert (one[:, :-2] == other).all()


def plays(of: Match, count: int) -> Any:
    """[game]: what the first bot won, less its luck if that was weighed."""
    tallies = play(of, 0, count)
    won = shared_wins(tallies.ranks) - (tallies.luck if of.weighed else 0.0)
    at = np.array([of.seating(number).index(0) for number in range(count)])
    return won[np.arange(count), at]


def check(bots: tuple[str, str], games: int, truth: float) -> None:
    found = estimate(plays(match(*bots), games), 2)
    assert abs(found.value - truth) < 4 * found.error + 0.002


def made_up(players: int) -> list[list[float]]:
    """Weights that know nothing."""
    shape = np.array(rows_for(players)).shape
    rows: list[list[float]] = np.random.default_rng(1).normal(0, 0.2, shape).tolist()
    return rows


@cache
def long_run(bots: tuple[str, str]) -> float:
    """What the first of two bots wins in a long match."""
    return float(plays(match(*bots, weighed=False), 20_000).mean())


@pytest.mark.parametrize("knows", [True, False])
@pytest.mark.parametrize(
    "bots",
    [("weak-1000", "by-eye"), pytest.param(("random", "random"), marks=pytest.mark.proof)],
)
def test_matches_are_right_on_average(
    knows: bool, bots: tuple[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """What long matches say, by weights that were learned and by others that know nothing."""
    truth = long_run(bots) if len(set(bots)) > 1 else 0.5
    if not knows:
        monkeypatch.setattr(batch, "rows_for", made_up)
    playing.lineup_of.cache_clear()
    check(bots, 60, truth)
    playing.lineup_of.cache_clear()


@pytest.mark.proof
@pytest.mark.parametrize("bots", [("weak-1000", "by-eye"), ("random", "random")])
def test_long_matches_are_right_on_average(bots: tuple[str, str]) -> None:
    check(bots, 2_000, float(plays(match(*bots, weighed=False), 100_000).mean()))


@pytest.mark.slow
def test_between_players_who_think_little_is_left_to_chance() -> None:
    played = match("one-roll", "one-roll")
    tallies = play(played, 0, 60)
    won = shared_wins(tallies.ranks)[:, 0]
    less = won - tallies.luck[:, 0]
    assert won.var() / less.var() > 3
