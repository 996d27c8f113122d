"""Ratings: a known share of wins has a known rating, and intervals hold."""

from dataclasses import replace
from itertools import combinations

import numpy as np
import pytest

from rauswurf.lab.elo import elo, expected_score
from rauswurf.lab.ratings import Pairs, chances, most_likely, pairs_of, rate


def results(wins: list[int], worth: int = 1) -> Pairs:
    """Games of the first against the second, one a deal: 1 for a win."""
    points = np.zeros((len(wins), 2, 2))
    for deal, won in enumerate(wins):
        points[deal, 0, 1], points[deal, 1, 0] = worth * won, worth * (1 - won)
    return pairs_of(points)


def test_the_scale_is_the_known_one() -> None:
    assert elo(10 / 11) == pytest.approx(400)
    assert elo(0.75) == pytest.approx(190.848502)
    assert expected_score(190.848502) == pytest.approx(0.75)
    assert expected_score(0) == 0.5


def test_three_of_four_wins_are_191_points() -> None:
    first, second = rate([results([1, 1, 1, 0] * 500)], 2)
    assert first.value - second.value == pytest.approx(190.85, abs=0.3)
    assert first.value == pytest.approx(-second.value)


def test_the_error_is_the_known_one_for_two() -> None:
    """The error of a share p of n games, on the logistic scale, is 1 / sqrt(n p (1 - p))."""
    first, _ = rate([results([1, 1, 1, 0] * 500)], 2)
    known = 400 / np.log(10) / np.sqrt(2000 * 0.75 * 0.25)
    assert 2 * first.error == pytest.approx(known, rel=0.01)


@pytest.mark.parametrize("games", [50, 400, 1000, 4000])
def test_the_error_is_the_known_one_however_one_sided_the_games_are(games: int) -> None:
    for lost in range(1, 12):
        share = 1 - lost / games
        first, second = rate([results([1] * (games - lost) + [0] * lost)], 2)
        known = 400 / np.log(10) / np.sqrt(games * share * (1 - share))
        assert 0.5 * known < 2 * first.error < 1.1 * known  # a drawn game before makes it less
        assert first.error == pytest.approx(second.error)


def test_whoever_is_far_above_all_is_not_drawn_down_by_each_of_them() -> None:
    """One of ten wins 99 of 100 games against each of the others, who are equal: 798 points."""
    games = 100
    pairs = []
    for one, other in combinations(range(10), 2):
        wins = [1] * 99 + [0] if one == 0 else [1, 0] * (games // 2)
        pairs.append(replace(results(wins), who=(one, other)))
    first, *others = rate(pairs, 10)
    assert first.value - others[0].value == pytest.approx(elo(0.99), abs=12)


def test_strengths_are_found_again_among_many() -> None:
    truth = np.array([0.8, 0.3, -0.1, -1.0])
    games = 1000 * (np.ones((4, 4)) - np.eye(4))
    assert most_likely(games * chances(truth)) == pytest.approx(truth, abs=1e-6)


def test_who_never_lost_is_rated_high_but_not_infinitely() -> None:
    first, second = rate([results([1] * 50)], 2)
    assert 500 < first.value - second.value < 1500


def test_intervals_cover_the_truth() -> None:
    rng = np.random.default_rng(3)
    truth = elo(0.6)
    covered = 0
    for _ in range(400):
        first, second = rate([results(list((rng.random(300) < 0.6).astype(int)))], 2)
        low, high = (2 * limit for limit in first.interval())  # the second is as far below
        assert second.value == pytest.approx(-first.value)
        covered += low < truth < high
    assert 365 <= covered <= 393  # 380 expected


def test_doubled_games_of_one_deal_make_nobody_surer() -> None:
    wins = [1, 0, 1, 1, 0, 1, 1, 0, 1, 1] * 20
    once = rate([results(wins)], 2)[0]
    doubled = rate([results(wins, worth=2)], 2)[0]
    assert doubled.error == pytest.approx(once.error, rel=0.02)
