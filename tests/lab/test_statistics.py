"""Means and errors against exact values; intervals hold as often as they promise."""

from math import isnan, sqrt

import numpy as np
import pytest

from rauswurf.fast.statistics import Estimate, estimate, limit


def test_the_error_of_independent_games_is_the_known_one() -> None:
    numbers = np.array([3.0, 5.0, 8.0, 1.0, 4.0])
    found = estimate(numbers)
    assert found.value == pytest.approx(4.2)
    assert found.error == pytest.approx(numbers.std(ddof=1) / sqrt(5))


def test_games_of_a_deal_count_as_one_observation() -> None:
    deals = np.array([2.0, 6.0, 4.0])
    found = estimate(np.repeat(deals, 4), deal=4)
    assert found.value == pytest.approx(4.0)
    assert found.error == pytest.approx(deals.std(ddof=1) / sqrt(3))


def test_games_that_balance_each_other_in_a_deal_leave_no_error() -> None:
    assert estimate(np.array([1.0, 0.0, 0.0, 1.0]), deal=2).error == pytest.approx(0.0)


def test_one_game_has_a_mean_but_no_error() -> None:
    found = estimate(np.array([7]))
    assert found.value == 7 and isnan(found.error)
    assert not found.is_real()


def test_limits_are_those_of_the_tables() -> None:
    assert limit() == pytest.approx(1.959964, abs=1e-6)
    assert limit(tests=5) == pytest.approx(2.575829, abs=1e-6)  # 99 of 100 for each of five
    assert Estimate(10.0, 2.0).interval() == pytest.approx((6.080072, 13.919928))


def test_intervals_cover_the_truth_as_often_as_they_promise() -> None:
    rng = np.random.default_rng(1)
    covered = 0
    for _ in range(1000):
        luck = rng.normal(0, 1, 100)  # what games of a deal share
        games = 5 + np.repeat(luck, 2) + rng.normal(0, 1, 200)
        low, high = estimate(games, deal=2).interval()
        covered += low < 5 < high
    assert 920 <= covered <= 975  # about 945 with 100 deals; without deals it would be about 900


def test_of_many_comparisons_without_a_difference_few_raise_an_alarm() -> None:
    rng = np.random.default_rng(2)
    alarms = sum(
        any(estimate(rng.normal(0, 1, 300)).is_real(tests=8) for _ in range(8)) for _ in range(300)
    )
    assert alarms <= 30  # 15 expected, 100 without correction


@pytest.mark.parametrize(
    ("freedom", "expected"), [(1, 12.7062), (4, 2.7764), (24, 2.0639), (120, 1.9799)]
)
def test_few_deals_take_the_limits_of_students_t(freedom: int, expected: float) -> None:
    assert limit(1, freedom) == pytest.approx(expected, abs=1e-4)
    assert limit(1, 10**6) == limit()


def test_an_interval_of_few_deals_holds_as_often_as_it_says() -> None:
    chance = np.random.default_rng(27)
    found = [estimate(chance.normal(3, 1, 8)).interval() for _ in range(4000)]
    assert np.mean([low < 3 < high for low, high in found]) == pytest.approx(0.95, abs=0.01)
